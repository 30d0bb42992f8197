"""What must be true of every position of the war, looked at in data that may be wrong in any way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeGuard, get_args

from algeria_lab.algeria.board.geography import ABROAD, AREA_IDS, AREAS, OAS_PLACES, PLACES, WILAYAS
from algeria_lab.algeria.board.profiles import SWITCHES, read_profile
from algeria_lab.algeria.board.scenarios import read_scenario, scenario_names
from algeria_lab.algeria.board.setup import FRONT_PLACE
from algeria_lab.algeria.board.units import (
    ALL,
    CADRES,
    DIVISIONS,
    FLN,
    FRONTS,
    GOV,
    ID_OF,
    KINDS,
    LIFTABLE,
    POLICE,
    Units,
    unit,
)
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import PSL_LIMITS, TRACK_END
from algeria_lab.algeria.frames import FRAMES, Purpose
from algeria_lab.algeria.phases.border_zone import BORDER_ZONE, ZONE_END
from algeria_lab.algeria.phases.independence import INDEPENDENCE
from algeria_lab.algeria.phases.oas import OAS, PENDING
from algeria_lab.algeria.state import DEAD, NATO, NOT_MOBILIZED, OFF_MAP, POOL, REMOVED, SETUP, SUEZ, State
from algeria_lab.core.actions import SEATS
from algeria_lab.core.keeping.position_form import (
    DAMAGE,
    AgendaLaws,
    Fits,
    agenda_flaws,
    between,
    form_flaws,
    told,
    unknown,
)
from algeria_lab.core.keeping.positions import Flaw, Path
from algeria_lab.core.refusals import UnknownName, Value, WrongOption

UNITS, BOXES, TERMS = cite("A:2.1"), cite("A:2.2"), cite("A:2.3")
NEUTRALIZED, MODES, LIFT, FRANCE = cite("A:IN-07"), cite("A:11.7"), cite("A:11.12"), cite("A:11.22")
AIR, NAVY, RESETTLED, SEQUENCE = cite("A:11.11"), cite("A:11.6"), cite("A:9.27"), cite("A:4")
# Optional rules of one scenario: what `open_game` calls them, and their rule.
OPTIONS_1954 = {
    "slow_reaction": ("slow_french_reaction", cite("A:13.1")),
    "independence_roll": ("more_deterministic_independence", cite("A:13.2")),
}

_SIMPLE = {"int": int, "bool": bool, "str": str}
KINDS_OF_FIELDS: Mapping[str, type] = {
    **{item.name: _SIMPLE[str(item.type)] for item in fields(State) if item.type in _SIMPLE},
    "profile": str,
    "changes": dict,
    "units": dict,
    "control": dict,
    "terror": list,
    "resettled": list,
    "done": list,
    "agenda": list,
}
# From where to where numbers go, and by which rule. A PSL of 0 ends the war [A:12.2].
RANGES: Mapping[str, tuple[int, int, str]] = {
    "turn": (0, TRACK_END, SEQUENCE),
    "gov_psl": (1, TRACK_END, PSL_LIMITS),
    "fln_psl": (1, TRACK_END, PSL_LIMITS),
    "gov_half": (0, 1, TERMS),
    "fln_ap": (0, TRACK_END, TERMS),
    "air_max": (0, TRACK_END, AIR),
    "air": (0, TRACK_END, AIR),
    "helicopter_max": (0, TRACK_END, LIFT),
    "helicopter": (0, TRACK_END, LIFT),
    "naval": (0, TRACK_END, NAVY),
    "border_zone": (ZONE_END, NOT_MOBILIZED, BORDER_ZONE),
    "border_zone_steps": (0, TRACK_END, BORDER_ZONE),
    "passes": (0, 2, SEQUENCE),
}
PHASES = ("setup", "random_events", "reinforcement", "deployment", "operations", "interphase", "game_over")
SIDES = ("", *SEATS)
WORDS: Mapping[str, tuple[str, ...]] = {
    "scenario": scenario_names(),
    "phase": PHASES,
    "oas": ("", PENDING, *OAS_PLACES),
    "oas_control": SIDES,
    "shorter_leader": SIDES,
    "winner": SIDES,
}
SAID_UNITS = ", ".join(f"{kind.name}-1 … {kind.name}-{kind.size}" for kind in KINDS)
GONE_FLN, GONE_GOV = (DEAD,), (NATO, REMOVED, *SUEZ.values())
MISSIONS = ("harass", "raid", "propaganda", "strike", "move")


def _units(value: object) -> bool:
    return type(value) is int and 0 <= value <= ALL


def _number(value: object) -> bool:
    return type(value) is int and 0 <= value <= TRACK_END


_SETS = ("unit", "group", "target", "quarry", "fln", "gov")
_NUMBERS = ("number", "brigades", "points", "halves", "hits", "eliminated", "on_gov", "on_fln", "air")
FITS: Mapping[str, Fits] = {
    **dict.fromkeys(_SETS, _units),
    **dict.fromkeys(_NUMBERS, _number),
    "seat": lambda value: value in SEATS,
    "area": lambda value: value in PLACES,
    "wilaya": lambda value: value in (*WILAYAS, *ABROAD),
    "purpose": lambda value: value in get_args(Purpose),
    "mission": lambda value: value in MISSIONS,
    "mark": lambda value: isinstance(value, str) and len(value) < 3,
    "by_oas": lambda value: type(value) is bool,
    "checked": lambda value: value in ("", "checked"),
}
# What leads on to the rest of the turn, and what a mission is prepared upon.
LAST = (
    "setup",
    "random_events",
    "begin_gov_reinforcement",
    "gov_reinforcement",
    "begin_fln_reinforcement",
    "fln_reinforcement",
    "begin_gov_deployment",
    "gov_deployment",
    "begin_fln_deployment",
    "fln_deployment",
    "begin_operations",
    "operations",
    "turn_to",
    "interphase",
    "final_adjustment",
)
PREPARED = ("strike", "move", "raid", "harass", "flush")
AGENDA = AgendaLaws(FRAMES, FITS, LAST, dict.fromkeys(PREPARED, "operations"))


def law_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield everything that is wrong with the parts of a position, each part looked at by itself."""
    yield from form_flaws(data, KINDS_OF_FIELDS)
    for name, (least, most, rule) in RANGES.items():
        yield from between((name,), data.get(name), least, most, rule)
    for name, known in WORDS.items():
        if isinstance(data.get(name), str) and data[name] not in known:
            yield unknown((name,), data[name], [word for word in known if word])
    yield from _profile_flaws(data)
    yield from _option_flaws(data)
    yield from _unit_flaws(data)
    yield from _place_flaws(data)
    yield from _area_flaws(data)
    yield from _track_flaws(data)
    if isinstance(data.get("agenda"), list):
        yield from agenda_flaws(AGENDA, data["agenda"])


def _profile_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield an unknown profile, and switches or constants that are unknown or cannot have their value."""
    profile, changes = data.get("profile"), data.get("changes")
    if not isinstance(profile, str) or not isinstance(changes, dict):
        return
    try:
        read_profile(profile)
    except UnknownName as error:
        yield unknown(("profile",), profile, error.known)
        profile = "default"
    for name, value in changes.items():
        path: Path = ("changes", str(name))
        try:
            read_profile(profile, {name: value})
        except UnknownName:
            yield unknown(path, name, SWITCHES)
        except WrongOption as error:
            yield Flaw(path, "option", {"given": told(value), "why": str(error)})


def _option_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield optional rules that the scenario does not have [A:13.1, A:13.2]."""
    scenario = data.get("scenario")
    if scenario not in scenario_names() or read_scenario(scenario).optional_rules_of_1954:
        return
    for name, (option, rule) in OPTIONS_1954.items():
        if data.get(name) is True:
            yield Flaw((name,), "option-1954", {"given": option, "scenario": str(scenario)}, rule)


def _switch(data: Mapping[str, Any], name: str) -> bool:
    """Return how a switch of the profile stands; off where the profile cannot be read."""
    try:
        return bool(getattr(read_profile(data["profile"], data["changes"]), name))
    except DAMAGE:
        return False


def _rows(data: Mapping[str, Any]) -> Iterator[tuple[str, Units, str, str, str]]:
    """Yield name, set, place, box and flags of each unit whose row can be read."""
    table = data.get("units")
    for name, row in table.items() if isinstance(table, dict) else ():
        if name in ID_OF and is_row(row):
            yield name, unit(name), *row


def is_row(row: object) -> TypeGuard[list[str]]:
    """Return whether something can be read as the place, box and flags of a unit."""
    return isinstance(row, list | tuple) and len(row) == 3 and all(isinstance(part, str) for part in row)


def _unit_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield units that do not exist, or stand where or as they cannot."""
    table = data.get("units")
    for name, row in table.items() if isinstance(table, dict) else ():
        if name not in ID_OF:
            yield unknown(("units", str(name)), name, ID_OF, UNITS, SAID_UNITS)
        elif not is_row(row):
            yield Flaw(("units", name), "row", {"given": told(row)}, UNITS)
    for name, single, place, box, flags in _rows(data):
        if place not in (*PLACES, *OFF_MAP):
            yield unknown(("units", name), place, (*PLACES, *OFF_MAP[:5]), BOXES)
            continue
        yield from _box_flaws(name, single, place, box)
        yield from _flag_flaws(name, single, place, flags)
        yield from _off_map_flaws(data, name, single, place)


def boxes_of(single: Units) -> tuple[str, ...]:
    """Return the boxes in which a unit may stand on the map [A:2.2]."""
    if single & POLICE:
        return ("PTL",)
    return ("OPS", "PTL", "OC") if single & GOV else ("UG", "OPS", "OC")


def _box_flaws(name: str, single: Units, place: str, box: str) -> Iterator[Flaw]:
    known = boxes_of(single) if place in PLACES else ("",)
    if box not in known:
        values = {"given": told(box) or "-", "unit": name, "known": ", ".join(known) or "-", "place": place}
        yield Flaw(("units", name), "box" if place in PLACES else "box-off-map", values, BOXES)


def _flag_flaws(name: str, single: Units, place: str, flags: str) -> Iterator[Flaw]:
    if strange := [letter for letter in flags if letter not in "NDAdm"]:
        yield unknown(("units", name), strange[0], ("N", "D", "A", "d", "m"))
    if "D" in flags and not single & DIVISIONS:
        yield Flaw(("units", name), "no-dispersal", {"unit": name}, MODES)
    if "A" in flags and not single & LIFTABLE:
        yield Flaw(("units", name), "no-lift", {"unit": name}, LIFT)
    if "N" in flags and place not in PLACES:
        yield Flaw(("units", name), "neutral-off-map", {"unit": name, "place": place}, NEUTRALIZED)


def _off_map_flaws(data: Mapping[str, Any], name: str, single: Units, place: str) -> Iterator[Flaw]:
    """Yield units off the map where their side cannot be, or that wait to be set up once that is over."""
    if (place in GONE_FLN and single & GOV) or (place in GONE_GOV and single & FLN):
        yield Flaw(("units", name), "other-side-gone", {"unit": name, "place": place, "known": POOL}, UNITS)
    agenda = data.get("agenda")
    waits = agenda if isinstance(agenda, list) else []
    if place == SETUP and not any(isinstance(row, list) and row[:1] == ["setup"] for row in waits):
        yield Flaw(("units", name), "set-up-over", {"unit": name, "known": POOL}, cite("A:3"))


def _place_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield places in which units stand that cannot be there, alone or together."""
    here: dict[str, Units] = dict.fromkeys(PLACES, 0)
    names: dict[str, list[str]] = {place: [] for place in PLACES}
    for name, single, place, _, _ in _rows(data):
        if place in here:
            here[place] |= single
            names[place].append(name)
    resettled = data.get("resettled")
    resettled = resettled if isinstance(resettled, list) else []
    strict = _switch(data, "setup_check_fronts_on_shift")
    path: Path = ("units",)
    for place, units in here.items():
        standing = ", ".join(names[place])
        fronts = [name for name in names[place] if strict and unit(name) & FRONTS]
        if len(fronts) > 1:
            yield Flaw(path, "two-fronts", {"units": ", ".join(fronts), "place": place}, FRONT_PLACE)
        if fronts and place in AREAS and (AREAS[place].kind == "remote" or place in resettled):
            yield Flaw(path, "front-remote", {"units": fronts[0], "place": place}, FRONT_PLACE)
        if place == "FRANCE" and (units & ~CADRES or len(names[place]) > 1):
            yield Flaw(path, "france", {"units": standing}, FRANCE)
        if place in ABROAD and (strangers := [name for name in names[place] if unit(name) & GOV]):
            yield Flaw(path, "gov-abroad", {"units": ", ".join(strangers), "place": place}, INDEPENDENCE)
        if place in ABROAD and units and data.get("independent") is False:
            yield Flaw(path, "not-independent", {"units": standing, "place": place}, INDEPENDENCE)


def _area_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield areas that do not exist, stand twice, or cannot be what they are said to be."""
    control = data.get("control")
    for area, side in control.items() if isinstance(control, dict) else ():
        if area not in AREA_IDS:
            yield unknown(("control", str(area)), area, AREA_IDS, BOXES)
        elif side not in SEATS:
            yield unknown(("control", area), side, SEATS)
    for name in ("terror", "resettled"):
        yield from _list_flaws(name, data.get(name))
    resettled = data.get("resettled")
    for area in resettled if isinstance(resettled, list) else ():
        if isinstance(area, str) and area in AREAS and AREAS[area].kind != "rural":
            yield Flaw(("resettled",), "not-rural", {"area": area, "kind": AREAS[area].kind}, RESETTLED)
    done = data.get("done")
    for place, pair in enumerate(done if isinstance(done, list) else ()):
        if not (
            isinstance(pair, list | tuple) and len(pair) == 2 and all(isinstance(word, str) for word in pair)
        ):
            yield Flaw(("done", place), "pair", {"given": told(pair)})
        elif pair[1] not in PLACES:
            yield unknown(("done", place), pair[1], PLACES, BOXES)


def _list_flaws(name: str, areas: object) -> Iterator[Flaw]:
    listed: Sequence[object] = areas if isinstance(areas, list) else ()
    for place, area in enumerate(listed):
        if area not in AREA_IDS:
            yield unknown((name, place), area, AREA_IDS, BOXES)
        elif area in listed[:place]:
            yield Flaw((name, place), "twice", {"given": told(area)})


def _track_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield tracks and switches that contradict each other."""

    def value(name: str) -> int:
        given = data.get(name)
        return given if isinstance(given, int) else 0

    for now, most in (("air", "air_max"), ("helicopter", "helicopter_max")):
        if value(now) > value(most):
            values: dict[str, Value] = {"given": value(now), "most": value(most), "name": most}
            yield Flaw((now,), "above-maximum", values, RANGES[now][2])
    zone = data.get("border_zone", NOT_MOBILIZED)
    if zone != NOT_MOBILIZED and data.get("independent") is False:
        yield Flaw(("border_zone",), "zone-independence", {"given": told(zone)}, BORDER_ZONE)
    if data.get("border_zone_active") is True and type(zone) is int and zone >= 0:
        yield Flaw(("border_zone_active",), "zone-inactive", {"given": zone, "most": ZONE_END}, BORDER_ZONE)
    if data.get("oas_control") and not data.get("oas"):
        yield Flaw(("oas_control",), "no-oas", {"known": ", ".join(OAS_PLACES)}, OAS)
    if data.get("oas") and not data.get("oas_control"):
        yield Flaw(("oas",), "oas-of-nobody", {"known": ", ".join(SEATS)}, OAS)
