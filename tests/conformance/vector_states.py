"""Positions in the vocabulary of the recorded games, and the engine's own; both ways."""

from __future__ import annotations

from collections import Counter
from typing import Any

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.profiles import read_profile
from algeria_lab.algeria.board.units import FLN, NAME_OF, UNIT_COUNT, units_of
from algeria_lab.algeria.frames import (
    BeginFlnDeployment,
    BeginFlnReinforcement,
    BeginGovDeployment,
    BeginGovReinforcement,
    Interphase,
    OasSuppression,
    RandomEvents,
    TurnTo,
)
from algeria_lab.algeria.state import NOT_MOBILIZED, POOL, State
from algeria_lab.algeria.steps import seat_of

Json = dict[str, Any]

TYPES = {
    "FR_XX": "division",
    "FR_X": "brigade",
    "EL_X": "elite",
    "AL_X": "algerian",
    "POL": "police",
    "FAILEK": "failek",
    "BAND": "band",
    "CADRE": "cadre",
    "FRONT": "front",
}
CODES = {name: code for code, name in TYPES.items()}
SEATS = {"FLN": "fln", "GOV": "gov", None: ""}
LETTERS = {"fln": "FLN", "gov": "GOV", "": None}

# Recorded victims of a Suppression were drawn at random by the source, and stand in the files as choices.
PROFILE = read_profile("rtt", {"suppression_victims": "fln"})

PHASE_OF_FRAME = {
    RandomEvents: ("random_events", None),
    BeginGovReinforcement: ("reinforcement", "GOV"),
    BeginFlnReinforcement: ("reinforcement", "FLN"),
    BeginGovDeployment: ("deployment", "GOV"),
    BeginFlnDeployment: ("deployment", "FLN"),
    OasSuppression: ("operations", "OAS"),
    Interphase: ("interphase", None),
}


def name_of(code: str) -> str:
    """Return our name of a unit, such as ``band-3`` for ``BAND-03``."""
    kind, number = code.rsplit("-", 1)
    return f"{TYPES[kind]}-{int(number)}"


def state_of(step: Json, data: Json) -> State:
    """Return our state for a recorded one; the agenda is left empty."""
    state = State(step["scenario"], PROFILE)
    state.turn = data["turn"]
    state.gov_psl, state.fln_psl, state.fln_ap = data["psl"]["GOV"], data["psl"]["FLN"], data["ap"]
    state.air_max, state.air = data["air"]["max"], data["air"]["avail"]
    state.helicopter_max, state.helicopter = data["helo"]["max"], data["helo"]["avail"]
    state.naval, state.independent = data["naval"], data["independence"]
    zone = data["border_zone"]
    state.border_zone = NOT_MOBILIZED if zone["drm"] is None else zone["drm"]
    state.border_zone_active, state.border_zone_new = zone["active"], zone["mobilized_now"]
    state.oas, state.oas_control = data["oas"]["loc"] or "", SEATS[data["oas"]["control"]]
    events = data["events"]
    state.amnesty, state.jealousy = events["amnesty"], events["jealousy"]
    state.suez_done, state.slow_reaction = events["suez_done"], events["slow_reaction"]
    state.independence_roll = events["independence_roll"]
    state.shorter_game = "shorter_game" in step["options"]
    state.shorter_leader = SEATS[data["shorter_leader"]]
    if data["ops"]:
        state.passes, state.fln_passed = data["ops"]["passes"], data["ops"]["fln_passed"]
    _read_units(state, data["units"])
    _read_areas(state, data["areas"])
    return state


def _read_units(state: State, units: dict[str, list[str]]) -> None:
    for code, (place, box, flags) in units.items():
        single = units_of([name_of(code)])
        state.put(single, place, box)
        for letter, held in (("N", "neutralized"), ("D", "dispersed"), ("A", "airmobile")):
            if letter in flags:
                setattr(state, held, getattr(state, held) | single)


def _read_areas(state: State, areas: dict[str, Json]) -> None:
    for area, marks in areas.items():
        if marks.get("control"):
            state.control[area] = SEATS[marks["control"]]
        if marks.get("terror"):
            state.terror.add(area)
        if marks.get("resettled"):
            state.resettled.add(area)
        state.done.update((mission, area) for mission in marks.get("done", ()))


def plain_state(state: State) -> Json:
    """Return our state in the recorded vocabulary, units as a multiset."""
    phase, active = _phase(state)
    return {
        "turn": state.turn,
        "phase": phase,
        "active": active,
        "psl": {"FLN": state.fln_psl, "GOV": state.gov_psl},
        "ap": state.fln_ap,
        "air": {"max": state.air_max, "avail": state.air},
        "helo": {"max": state.helicopter_max, "avail": state.helicopter},
        "naval": state.naval,
        "border_zone": {
            "drm": None if state.border_zone == NOT_MOBILIZED else state.border_zone,
            "active": state.border_zone_active,
            "mobilized_now": state.border_zone_new,
        },
        "independence": state.independent,
        "oas": {"loc": state.oas or None, "control": LETTERS[state.oas_control]},
        "events": {
            "amnesty": state.amnesty,
            "jealousy": state.jealousy,
            "suez_done": state.suez_done,
            "slow_reaction": state.slow_reaction,
            "independence_roll": state.independence_roll and not state.independent,
        },
        "shorter_leader": LETTERS[state.shorter_leader],
        "ops": {"passes": state.passes, "fln_passed": state.fln_passed} if phase == "operations" else None,
        "result": _result(state),
        "units": _multiset(state),
        "areas": {area: _marks(state, area) for area in ("FRANCE", "TUNISIA", "MOROCCO", *AREA_IDS)},
    }


def _phase(state: State) -> tuple[str, str | None]:
    if not state.agenda:
        return "game_over", None
    frame = state.agenda[-1]
    if type(frame) in PHASE_OF_FRAME:
        return PHASE_OF_FRAME[type(frame)]
    if isinstance(frame, TurnTo):
        return "operations", LETTERS[frame.seat]
    return state.phase, LETTERS[seat_of(frame)]


def _result(state: State) -> Json | None:
    if not state.winner:
        return None
    return {"winner": LETTERS[state.winner], "level": state.level, "shorter": state.ended_by_lead}


def _multiset(state: State) -> Counter[tuple[str, ...]]:
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(UNIT_COUNT):
        bit = 1 << number
        flags = "".join(
            letter
            for letter, held in (("N", state.neutralized), ("D", state.dispersed), ("A", state.airmobile))
            if held & bit
        )
        kind = CODES[NAME_OF[number].split("-")[0]]
        found[kind, _off_map(state.place[number], fln=bool(bit & FLN)), state.box_of(number), flags] += 1
    return found


def _off_map(place: str, *, fln: bool) -> str:
    """Eliminated FLN counters may be built again: count them with the pool."""
    return POOL if fln and place == "DEAD" else place


def _marks(state: State, area: str) -> Json:
    marks: Json = {}
    if state.control.get(area):
        marks["control"] = LETTERS[state.control[area]]
    if area in state.terror:
        marks["terror"] = True
    if area in state.resettled:
        marks["resettled"] = True
    if done := sorted(mission for mission, where in state.done if where == area):
        marks["done"] = done
    return marks


def plain_record(data: Json) -> Json:
    """Return a recorded state with its units as a multiset, comparable with `plain_state`."""
    found: Counter[tuple[str, ...]] = Counter()
    for number in range(UNIT_COUNT):
        kind, count = NAME_OF[number].split("-")
        place, box, flags = data["units"].get(f"{CODES[kind]}-{int(count):02}", [POOL, "", ""])
        found[CODES[kind], _off_map(place, fln=bool(1 << number & FLN)), box, flags] += 1
    areas = {
        area: _plain_marks(data["areas"].get(area, {}))
        for area in ("FRANCE", "TUNISIA", "MOROCCO", *AREA_IDS)
    }
    return data | {"units": found, "areas": areas}


def _plain_marks(marks: Json) -> Json:
    kept = {name: value for name, value in marks.items() if value}
    return kept | {"done": sorted(kept["done"])} if "done" in kept else kept


def differences(ours: Json, recorded: Json) -> list[str]:
    """Return in words where two comparable states differ."""
    found = []
    for key in recorded:
        if ours[key] == recorded[key]:
            continue
        if key == "units":
            found += [
                f"unit {unit}: {ours[key][unit]} here, {recorded[key][unit]} recorded"
                for unit in _uneven(ours, recorded)
            ]
        elif key == "areas":
            found += [
                f"{area}: {ours[key][area]} here, {recorded[key][area]} recorded"
                for area in recorded[key]
                if ours[key][area] != recorded[key][area]
            ]
        else:
            found.append(f"{key}: {ours[key]} here, {recorded[key]} recorded")
    return found


def _uneven(ours: Json, recorded: Json) -> list[tuple[str, ...]]:
    both = ours["units"].keys() | recorded["units"].keys()
    return sorted(unit for unit in both if ours["units"][unit] != recorded["units"][unit])
