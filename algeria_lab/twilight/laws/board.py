"""What must be true of pieces and markers on the board, in data that may be wrong in any way [CT-1, CT-7]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from algeria_lab.core.keeping.position_form import between, of_kind, told, unknown
from algeria_lab.core.keeping.positions import Flaw, Path
from algeria_lab.twilight.cards import INDEPENDENCE
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import MOST_MARKERS, MOST_TERROR
from algeria_lab.twilight.folding import MARKERS
from algeria_lab.twilight.geography import BOXES, CITIES, COUNTRIES, PLACE, PLACES, SECTORS, SPACES
from algeria_lab.twilight.pieces import (
    ALGERIAN,
    COUNTS,
    FT,
    GOVERNMENT,
    GUERRILLAS,
    INSURGENT,
    KINDS,
    A,
    B,
    U,
)
from algeria_lab.twilight.placing import STACKING, are_too_many_bases
from algeria_lab.twilight.state import BASES_A_SPACE, LEVEL, may_take_sides
from algeria_lab.twilight.switches import Switches

PIECES, MARKED, POPULATED = cite("CT-1.1"), cite("CT-1.4"), cite("CT-7.2")
CONTROL, COUNTRY, RESETTLED = cite("CT-7.1"), cite("CT-5.1"), cite("CT-2.4")
SPACE_IDS: Final = tuple([space.id for space in SPACES])
BOX_IDS: Final = tuple([PLACES[box] for box in BOXES])
KEYS: Final = (*KINDS, "state", "terror", *MARKERS)
NEVER_IN: Final = {
    "out_of_play": (*ALGERIAN, A, B),
    "casualties": (A, B),
    "available": (A,),
    "suez": tuple([kind for kind in range(len(KINDS)) if kind != FT]),
}


def board_flaws(data: Mapping[str, Any], switches: Switches) -> Iterator[Flaw]:
    """Yield everything that is wrong with the boxes and spaces of a position."""
    form = [*_box_form(data["boxes"]), *_space_form(data["spaces"])]
    yield from form
    if form:
        return
    yield from _count_flaws(data)
    yield from _box_flaws(data["boxes"])
    yield from _marker_count_flaws(data["spaces"])
    independent = INDEPENDENCE in data["played"]
    for name, row in data["spaces"].items():
        yield from _standing_flaws(name, row, switches, independent=independent)
        yield from _marker_flaws(name, row, switches)


def _box_form(boxes: Mapping[str, Any]) -> Iterator[Flaw]:
    for name, row in boxes.items():
        if name not in BOX_IDS:
            yield unknown(("boxes", str(name)), name, BOX_IDS)
            continue
        yield from (found := of_kind(("boxes", name), row, dict))
        for kind, count in {} if found else row.items():
            yield from _number_form(("boxes", name, str(kind)), kind, count, KINDS)


def _space_form(spaces: Mapping[str, Any]) -> Iterator[Flaw]:
    for name, row in spaces.items():
        if name not in SPACE_IDS:
            yield unknown(("spaces", str(name)), name, SPACE_IDS)
            continue
        yield from (found := of_kind(("spaces", name), row, dict))
        for key, value in {} if found else row.items():
            yield from _value_form(("spaces", name, str(key)), key, value)


def _value_form(path: Path, key: str, value: object) -> Iterator[Flaw]:
    if key == "control":
        yield Flaw(path, "control-follows", {"given": told(value)}, CONTROL)
    elif key == "state":
        if not isinstance(value, str) or value not in LEVEL:
            yield unknown(path, value, LEVEL)
    elif key in MARKERS:
        yield from of_kind(path, value, bool)
    elif key == "terror":
        yield from of_kind(path, value, int) or between(path, value, 0, MOST_TERROR, MARKED)
    else:
        yield from _number_form(path, key, value, KEYS)


def _number_form(path: Path, kind: str, count: object, known: tuple[str, ...]) -> Iterator[Flaw]:
    if kind not in KINDS:
        yield unknown(path, kind, known)
    else:
        yield from of_kind(path, count, int) or between(path, count, 0, max(COUNTS.values()), PIECES)


def _count_flaws(data: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield kinds of which there are more or fewer pieces than the game has."""
    held: Counter[str] = Counter()
    for row in (*data["boxes"].values(), *data["spaces"].values()):
        held.update({kind: row[kind] for kind in KINDS if kind in row})
    for kind, most in COUNTS.items():
        kinds = GUERRILLAS if kind == U else (kind,)
        count = sum(held[KINDS[each]] for each in kinds)
        if count != most:
            names = " + ".join([KINDS[each] for each in kinds])
            yield Flaw(
                ("boxes", "available"), "piece-count", {"unit": names, "given": count, "most": most}, PIECES
            )


def _box_flaws(boxes: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield pieces in boxes that they never enter."""
    for name, never in NEVER_IN.items():
        for kind in never:
            if boxes.get(name, {}).get(KINDS[kind]):
                yield Flaw(
                    ("boxes", name, KINDS[kind]), "wrong-box", {"unit": KINDS[kind], "place": name}, PIECES
                )


def _marker_count_flaws(spaces: Mapping[str, Any]) -> Iterator[Flaw]:
    """Yield markers of which there are not so many."""
    terror = sum(row.get("terror", 0) for row in spaces.values())
    if terror > MOST_TERROR:
        yield Flaw(
            ("spaces",), "marker-count", {"unit": "terror", "count": terror, "most": MOST_TERROR}, MARKED
        )
    for marker, most in MOST_MARKERS.items():
        count = sum(bool(row.get(marker)) for row in spaces.values())
        if count > most:
            yield Flaw(("spaces",), "marker-count", {"unit": marker, "count": count, "most": most}, MARKED)


def _standing_flaws(
    name: str, row: Mapping[str, Any], switches: Switches, *, independent: bool
) -> Iterator[Flaw]:
    """Yield too many Bases in a space, and pieces in a Country that cannot be there."""

    def counted(kinds: tuple[int, ...]) -> list[str]:
        return [KINDS[kind] for kind in kinds if row.get(KINDS[kind])]

    bases, room = row.get("GB", 0) + row.get("B", 0), BASES_A_SPACE + bool(row.get("plus_base"))
    if are_too_many_bases(switches, bases, room):
        yield Flaw(
            ("spaces", name), "too-many-bases", {"given": bases, "most": room, "place": name}, STACKING
        )
    if PLACE[name] in COUNTRIES:
        if strangers := counted(GOVERNMENT):
            values = {"units": ", ".join(strangers), "place": name}
            yield Flaw(("spaces", name), "gov-abroad", values, COUNTRY)
        if not independent and (early := counted(INSURGENT)):
            values = {"units": ", ".join(early), "place": name}
            yield Flaw(("spaces", name), "country-closed", values, COUNTRY)


def _marker_flaws(name: str, row: Mapping[str, Any], switches: Switches) -> Iterator[Flaw]:
    """Yield markers that cannot lie in a space, and a level that it cannot have."""
    space, number = SPACES[PLACE[name]], PLACE[name]
    may_lie = {
        "resettled": number in SECTORS and space.pop == 1,
        "plus_pop": number in CITIES,
        "plus_base": number in COUNTRIES,
    }
    for marker, may in may_lie.items():
        if row.get(marker) and not may:
            yield Flaw(("spaces", name, marker), "marker-place", {"unit": marker, "place": name}, MARKED)
    is_populated = space.pop > 0 and not row.get("resettled")
    level = row.get("state", "neutral")
    stays = number in COUNTRIES or not may_take_sides(switches, is_populated=is_populated)
    if level != "neutral" and stays:
        yield Flaw(("spaces", name, "state"), "stays-neutral", {"given": level, "place": name}, POPULATED)
