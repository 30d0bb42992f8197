"""The war on the map in numbers: 6,396 entries for a position, all of it open to both sides [A:1]."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

from algeria_lab.algeria.board.geography import AREA_IDS, AREAS, OAS_PLACES, PLACES, WILAYAS
from algeria_lab.algeria.board.units import ELITES, KIND, NAME_OF, NONE, UNIT_COUNT, Units, members, names
from algeria_lab.algeria.draft import TRACK_END
from algeria_lab.algeria.frames import DECISIONS, FRAMES
from algeria_lab.algeria.phases.oas import PENDING
from algeria_lab.algeria.rules import OPERATIONS, STEPS, AlgeriaRules
from algeria_lab.algeria.state import OFF_MAP, SUEZ, State
from algeria_lab.core.actions import SEATS
from algeria_lab.interop.action_list import ActionList, Args
from algeria_lab.interop.encoding import Encoding
from algeria_lab.interop.observing import Block, Observation, Row, each_of, flags, numbers, one_of
from algeria_lab.players.algeria.simulator import TURN_LIMIT

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
GROUPS = ("unit", "group", "target", "quarry", "fln", "gov")
BOXES = ("ug", "ops", "ptl", "oc")
MARKS = ("neutralized", "airmobile", "dispersed", "deployed", "mode_changed")

AT_SUEZ = "SUEZ"
WHERE = (*PLACES, *[place for place in OFF_MAP if place not in SUEZ.values()], AT_SUEZ)
_WHERE = dict.fromkeys(SUEZ.values(), AT_SUEZ)
# Where a brigade that is at Suez comes back to.
_BACK = {suez: area for area, suez in SUEZ.items()}


def encoding(rules: AlgeriaRules) -> Encoding[State]:  # noqa: ARG001 - one map and one set of counters
    """Return the war in numbers."""
    actions = ActionList([*STEPS.values(), *OPERATIONS.values()], WORDS, never)
    return Encoding(VERSION, TURN_LIMIT, actions, Observation(*_decision(), *_tracks(), *_map(), *_units()))


def never(verb: str, args: Args) -> bool:
    """Leave out shifts that leave a wilaya, which no position allows [A:3]."""
    return verb == "shift" and (AREAS[args[1]].wilaya != AREAS[args[2]].wilaya or args[1] == args[2])


def bits(sets: Iterable[Units]) -> NDArray[np.uint8]:
    """Return a 0 or 1 for every counter of every set."""
    packed = b"".join([units.to_bytes(UNIT_COUNT // 8, "little") for units in sets])
    return np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")


def _named(what: str, things: Iterable[str]) -> list[str]:
    return [f"{what} {thing}" for thing in things]


def _of_counters(whats: Iterable[str]) -> list[str]:
    return [name for what in whats for name in _named(what, NAME_OF)]


def _top(view: State, name: str, default: str = "") -> str:
    """Return a word of the decision at hand."""
    return getattr(view.top, name, default)


def _decision() -> tuple[Block[State], ...]:
    """What is to be decided, by whom, and what it is about."""
    kinds = sorted(FRAMES.names[kind] for kind in DECISIONS)
    return (
        one_of("decides", SEATS, lambda view: _top(view, "seat")),
        one_of("decision", kinds, lambda view: FRAMES.name(view.top) if view.top else ""),
        one_of("decision at", AREA_IDS, lambda view: _top(view, "area")),
        one_of("decision on wilaya", tuple(WILAYAS), lambda view: _top(view, "wilaya")),
        one_of("decision after", MISSIONS, lambda view: _top(view, "mission")),
        one_of("decision in", PURPOSES, lambda view: _top(view, "purpose")),
        numbers([(f"decision {name}", low, high) for name, low, high in COUNTS], _counts),
        flags(_of_counters(f"decision {name}" for name in GROUPS), _groups),
    )


def _counts(view: State) -> ArrayLike:
    return [getattr(view.top, name, 0) for name, _, _ in COUNTS]


def _groups(view: State) -> ArrayLike:
    return bits([getattr(view.top, name, NONE) for name in GROUPS])


def _tracks() -> tuple[Block[State], ...]:
    """Support, points, and the conditions of the whole war."""
    return (
        numbers(TRACKS, lambda view: [getattr(view, name) for name, _, _ in TRACKS]),
        flags(SWITCHES, lambda view: [getattr(view, name) for name in SWITCHES]),
        one_of("oas", (PENDING, *OAS_PLACES), lambda view: view.oas),
        one_of("oas of", SEATS, lambda view: view.oas_control),
        one_of("lead in the shorter game", SEATS, lambda view: view.shorter_leader),
    )


def _map() -> tuple[Block[State], ...]:
    """Markers of the areas."""
    done = [(mission, area) for mission in ONCE_A_TURN for area in AREA_IDS]
    return (
        each_of(
            _named("control", AREA_IDS), SEATS, lambda view: [view.control.get(area, "") for area in AREA_IDS]
        ),
        flags(_named("terror", AREA_IDS), lambda view: [area in view.terror for area in AREA_IDS]),
        flags(_named("resettled", AREA_IDS), lambda view: [area in view.resettled for area in AREA_IDS]),
        flags(
            [f"done {mission} {area}" for mission, area in done],
            lambda view: [pair in view.done for pair in done],
        ),
    )


def _units() -> tuple[Block[State], ...]:
    """Where each counter is, in which box, and how it is marked."""
    sets = (*BOXES, *MARKS)
    return (
        each_of(NAME_OF, WHERE, lambda view: [_WHERE.get(place, place) for place in view.place]),
        each_of(
            _named("back from Suez", names(ELITES)),
            AREA_IDS,
            lambda view: [_BACK.get(view.place[number], "") for number in members(ELITES)],
        ),
        flags(_of_counters(sets), lambda view: bits([getattr(view, name) for name in sets])),
    )
