"""The war on the map in numbers: 6,396 entries for a position, all of it open to both sides [A:1]."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import lru_cache
from itertools import compress, product
from operator import attrgetter, ne
from typing import Any, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from algeria_lab.algeria.board.geography import AREA_IDS, AREAS, OAS_PLACES, PLACES, WILAYAS
from algeria_lab.algeria.board.units import ELITES, KIND, NAME_OF, UNIT_COUNT, Units, members, names
from algeria_lab.algeria.draft import TRACK_END
from algeria_lab.algeria.frames import DECISIONS, FRAMES, Frame
from algeria_lab.algeria.phases.oas import PENDING
from algeria_lab.algeria.rules import OPERATIONS, STEPS, AlgeriaRules
from algeria_lab.algeria.state import OFF_MAP, SUEZ, State
from algeria_lab.core.actions import SEATS
from algeria_lab.interop.action_list import ActionList, Args
from algeria_lab.interop.encoding import Encoding
from algeria_lab.interop.observing import (
    Block,
    Changes,
    Observation,
    Row,
    Vector,
    numbers,
    switches,
)
from algeria_lab.players.algeria.simulator import TURN_LIMIT

T = TypeVar("T")
Awaited: TypeAlias = tuple[type, Frame | None]
VERSION = 0
WORDS = {
    "unit": NAME_OF,
    "units": ("all", *NAME_OF),
    "area": AREA_IDS,
    "place": PLACES,
    "kind": tuple(KIND),
    "number": tuple([str(number) for number in range(100)]),
}
MISSIONS = ("strike", "move", "raid", "harass", "propaganda")
ONCE_A_TURN = ("strike", "raid", "propaganda", "civil_affairs", "suppression")
PURPOSES = ("harass", "react", "flush")

TRACKS: tuple[Row, ...] = (
    ("turn", 0, TURN_LIMIT + 1),
    ("gov_psl", 0, TRACK_END),
    ("fln_psl", 0, TRACK_END),
    ("gov_half", 0, 1),
    ("fln_ap", 0, TRACK_END),
    ("air_max", 0, TRACK_END),
    ("air", 0, TRACK_END),
    ("helicopter_max", 0, TRACK_END),
    ("helicopter", 0, TRACK_END),
    ("naval", 0, TRACK_END),
    ("border_zone", -3, 1),
    ("border_zone_steps", 0, 4),
    ("passes", 0, 4),
)
SWITCHES = (
    "border_zone_active",
    "border_zone_new",
    "independent",
    "amnesty",
    "jealousy",
    "suez_done",
    "slow_reaction",
    "slow_allowance_used",
    "independence_roll",
    "shorter_game",
    "fln_passed",
    "gov_passed",
    "france_transfer",
)
# What the decision at hand is about, as far as its kind has it; the names are those of its fields.
COUNTS: tuple[Row, ...] = (
    ("number", 0, UNIT_COUNT),
    ("brigades", 0, 20),
    ("points", 0, TRACK_END),
    ("halves", 0, 2 * TRACK_END),
    ("air", 0, TRACK_END),
    ("hits", 0, 40),
    ("eliminated", 0, 40),
    ("on_gov", 0, 40),
    ("on_fln", 0, 40),
)
# The words in other fields, and what names their entries.
SAID: Mapping[str, tuple[str, Sequence[str]]] = {
    "area": ("decision at", AREA_IDS),
    "wilaya": ("decision on wilaya", tuple(WILAYAS)),
    "mission": ("decision after", MISSIONS),
    "purpose": ("decision in", PURPOSES),
}
GROUPS = ("unit", "group", "target", "quarry", "fln", "gov")
BOXES = ("ug", "ops", "ptl", "oc")
MARKS = ("neutralized", "airmobile", "dispersed", "deployed", "mode_changed")

AT_SUEZ = "SUEZ"
WHERE = (*PLACES, *[place for place in OFF_MAP if place not in SUEZ.values()], AT_SUEZ)
# Where a brigade that is at Suez comes back to.
_BACK = {suez: area for area, suez in SUEZ.items()}


def encoding(rules: AlgeriaRules) -> Encoding[State]:  # noqa: ARG001 - one map and one set of counters
    """Return the war in numbers."""
    actions = ActionList([*STEPS.values(), *OPERATIONS.values()], WORDS, never)
    return Encoding(
        VERSION, TURN_LIMIT, actions, Observation(_decision(), *_tracks(), *_map(), _places(), _sets())
    )


def never(verb: str, args: Args) -> bool:
    """Leave out shifts that leave a wilaya, which no position allows [A:3]."""
    return verb == "shift" and (AREAS[args[1]].wilaya != AREAS[args[2]].wilaya or args[1] == args[2])


def _named(what: str, things: Iterable[str]) -> list[str]:
    return [f"{what} {thing}" for thing in things]


def _bits(units: Units) -> NDArray[np.uint8]:
    """Return a 0 or 1 for every counter: whether it is in a set."""
    packed = np.frombuffer(units.to_bytes(UNIT_COUNT // 8, "little"), np.uint8)
    return np.unpackbits(packed, bitorder="little")


def _decision() -> Block[State]:
    """What is to be decided, by whom, and what it is about."""
    kinds = sorted(FRAMES.names[kind] for kind in DECISIONS)
    switched = [*_named("decides", SEATS), *_named("decision", kinds)]
    switched += [f"{what} {word}" for what, known in SAID.values() for word in known]
    rows: list[Row] = [(name, 0, 1) for name in switched]
    rows += [(f"decision {field}", low, high) for field, low, high in COUNTS]
    rows += [(f"decision {field} {unit}", 0, 1) for field in GROUPS for unit in NAME_OF]
    entries_of = _entries({name: at for at, (name, _, _) in enumerate(rows)})

    def write(awaited: Awaited, entries: Vector) -> None:
        for at, value in entries_of(awaited):
            entries[at] = value

    def changes(before: Awaited, awaited: Awaited) -> Changes:
        return [*[(at, 0) for at, _ in entries_of(before)], *entries_of(awaited)]

    names_of, least, most = zip(*rows, strict=True)
    return Block(names_of, _awaited, write, least, most, changes)


def _awaited(view: State) -> Awaited:
    """Return what is to be decided with its kind, for frames of two kinds with the same fields are equal."""
    top = view.agenda[-1] if view.agenda else None
    return type(top), top


def _entries(place: Mapping[str, int]) -> Callable[[Awaited], Sequence[tuple[int, float]]]:
    """Return what tells of a decision which entries are not 0; the last ones are remembered.

    Args:
        place: The entries by their names.
    """
    counted = {field: (low, high) for field, low, high in COUNTS}

    @lru_cache(maxsize=1 << 12)
    def entries_of(awaited: Awaited) -> Sequence[tuple[int, float]]:
        _, top = awaited
        if top is None:
            return ()
        kind = place.get(f"decision {FRAMES.name(top)}")  # none where a procedure waits: the game was cut off
        found: list[tuple[int, float]] = [] if kind is None else [(kind, 1)]
        fields: Iterable[tuple[str, Any]] = zip(top._fields, top, strict=True)
        for field, value in fields:
            if field in counted:
                low, high = counted[field]
                found.append((place[f"decision {field}"], min(max(value, low), high)))
            elif field in GROUPS:
                found += [(place[f"decision {field} {unit}"], 1) for unit in names(value)]
            elif field in SAID or field == "seat":
                what = "decides" if field == "seat" else SAID[field][0]
                found += [(at, 1) for at in (place.get(f"{what} {value}"),) if at is not None]
        return found

    return entries_of


def _tracks() -> tuple[Block[State], ...]:
    """Support, points, and the conditions of the whole war."""
    return (
        numbers(TRACKS, attrgetter(*[name for name, _, _ in TRACKS])),
        _conditions(),
    )


def _conditions() -> Block[State]:
    """What is so of the whole war, and which word is true of it."""
    whats = {"oas": (PENDING, *OAS_PLACES), "oas of": SEATS, "lead in the shorter game": SEATS}
    words = [(what, word) for what, known in whats.items() for word in known]
    place = {pair: at for at, pair in enumerate(words, start=len(SWITCHES))}

    def write(values: tuple[Any, ...], entries: Vector) -> None:
        entries[: len(SWITCHES)] = values[: len(SWITCHES)]
        for what, word in zip(whats, values[len(SWITCHES) :], strict=True):
            if (at := place.get((what, word))) is not None:
                entries[at] = 1

    names_of = [*SWITCHES, *map(" ".join, words)]
    return switches(names_of, attrgetter(*SWITCHES, "oas", "oas_control", "shorter_leader"), write)


def _map() -> tuple[Block[State], ...]:
    """Markers of the areas."""
    done = [(mission, area) for mission in ONCE_A_TURN for area in AREA_IDS]
    return (
        _control(),
        _marked(_named("terror", AREA_IDS), AREA_IDS, lambda view: view.terror.copy()),
        _marked(_named("resettled", AREA_IDS), AREA_IDS, lambda view: view.resettled.copy()),
        _marked(_named("done", map(" ".join, done)), done, lambda view: view.done.copy()),
    )


def _control() -> Block[State]:
    """Who controls each area; nobody controls one that is contested."""
    place: dict[tuple[str, str], int] = {pair: at for at, pair in enumerate(product(AREA_IDS, SEATS))}

    def write(held: Mapping[str, str], entries: Vector) -> None:
        entries[[place[area, seat] for area, seat in held.items() if (area, seat) in place]] = 1

    names_of = [f"control {area} {seat}" for area, seat in place]
    return switches(names_of, lambda view: view.control.copy(), write)


def _marked(
    names_of: Sequence[str], things: Sequence[T], read: Callable[[State], AbstractSet[T]]
) -> Block[State]:
    """Return a block with a 1 for each thing that is in a set of the position."""
    at = {thing: number for number, thing in enumerate(things)}

    def write(held: AbstractSet[T], entries: Vector) -> None:
        entries[[at[thing] for thing in held if thing in at]] = 1

    return switches(names_of, read, write)


def _places() -> Block[State]:
    """Where each counter is, and where those come back to that are at Suez."""
    first = UNIT_COUNT * len(WHERE)
    column = {place: at for at, place in enumerate(WHERE)} | dict.fromkeys(_BACK, WHERE.index(AT_SUEZ))
    entries_of: list[dict[str, tuple[int, ...]]] = [
        {place: (number * len(WHERE) + at,) for place, at in column.items()} for number in range(UNIT_COUNT)
    ]
    for row, number in enumerate(members(ELITES)):
        for place, area in _BACK.items():
            entries_of[number][place] += (first + row * len(AREA_IDS) + AREA_IDS.index(area),)

    def write(places: tuple[str, ...], entries: Vector) -> None:
        entries[[at for number, place in enumerate(places) for at in entries_of[number][place]]] = 1

    def changes(before: tuple[str, ...], places: tuple[str, ...]) -> Changes:
        moved = list(compress(range(UNIT_COUNT), map(ne, before, places)))
        gone = [(at, 0) for number in moved for at in entries_of[number][before[number]]]
        return gone + [(at, 1) for number in moved for at in entries_of[number][places[number]]]

    names_of = [f"{unit} {place}" for unit in NAME_OF for place in WHERE]
    names_of += [f"back from Suez {unit} {area}" for unit in names(ELITES) for area in AREA_IDS]
    return switches(names_of, lambda view: tuple(view.place), write, changes)


def _sets() -> Block[State]:
    """In which box each counter is, and how it is marked."""
    whats = (*BOXES, *MARKS)

    def write(held: tuple[Units, ...], entries: Vector) -> None:
        for at, units in enumerate(held):
            entries[at * UNIT_COUNT : (at + 1) * UNIT_COUNT] = _bits(units)

    def changes(before: tuple[Units, ...], held: tuple[Units, ...]) -> Changes:
        return [
            (at * UNIT_COUNT + number, units >> number & 1)
            for at, units in enumerate(held)
            for number in members(units ^ before[at])
        ]

    names_of = [f"{what} {unit}" for what in whats for unit in NAME_OF]
    return switches(names_of, attrgetter(*whats), write, changes)
