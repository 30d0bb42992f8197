"""Causes of support: each change with what lies behind it, the turn as a sum, the turning points of a war."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from algeria_lab.algeria.state import State
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.events import Counted, Rolled
from algeria_lab.core.history import Entry
from algeria_lab.lessons.algeria.accounts import SIDE_OF_TRACK, levels_by_turn, timeline

# What the Government buys with support: a choice, so no turning point.
SPENDING = ("activated", "mobilized", "points", "border-zone", "mission-cost")
# Points that a side distributes come from the mission or the fight whose dice fell last.
DISTRIBUTED = "distributed"
COMBAT = "combat"
SOURCES = {
    "propaganda": "propaganda",
    "strike": "strike",
    "strike-points": "strike",
    "raid": "raid",
    "move": "move",
    "fln-fire": COMBAT,
    "gov-fire": COMBAT,
}
# Whose mission a cause is, whichever side it helped; a fight and an event are nobody's.
ACTOR_OF: Mapping[str, Seat] = {
    "propaganda": "fln",
    "strike": "fln",
    "raid": "fln",
    "civil-affairs": "gov",
    "backfire": "gov",
    "resettlement": "gov",
}
OTHER = "other"
LEAST_TURNING = 3


class Change(NamedTuple):
    """One change of support and its cause.

    Attributes:
        turn: Turn in which it happened; 0 for the set-up.
        ply: Number of the action that brought it.
        side: Whose PSL moved.
        change: By how many points it really moved.
        cause: Name of the cause: a reason of the event, or the mission whose points were distributed.
        where: Area that caused it; may be empty.
    """

    turn: int
    ply: int
    side: Seat
    change: int
    cause: str
    where: str


def changes_of_support(history: Sequence[Entry[State]]) -> Iterator[Change]:
    """Yield everything that moved either PSL, in order."""
    start = history[0].state
    levels: dict[Seat, int] = {"fln": start.fln_psl, "gov": start.gov_psl}
    source, place = DISTRIBUTED, ""
    for turn, ply, event in timeline(history):
        if isinstance(event, Rolled) and event.what in SOURCES:
            source, place = SOURCES[event.what], event.where
        elif isinstance(event, Counted) and event.track in SIDE_OF_TRACK:
            side = SIDE_OF_TRACK[event.track]
            shared = event.why == DISTRIBUTED
            cause, where = (source, place) if shared else (event.why or OTHER, event.where)
            yield Change(turn, ply, side, event.now - levels[side], cause, where)
            levels[side] = event.now


class Bridge(NamedTuple):
    """How the PSL of a side went from one turn to the next.

    Attributes:
        turn: The turn.
        side: Whose PSL.
        start: PSL at the beginning of the turn.
        steps: Cause and change, in the order in which the causes first appeared.
        end: PSL at the end, or as it stands.
    """

    turn: int
    side: Seat
    start: int
    steps: tuple[tuple[str, int], ...]
    end: int


def bridges(history: Sequence[Entry[State]], turn: int) -> tuple[Bridge, Bridge]:
    """Return what moved the support of the FLN and of the Government in a turn."""
    levels = levels_by_turn(history)
    before = next((row for row in reversed(levels) if row.turn < turn), levels[0])
    changes = [change for change in changes_of_support(history) if change.turn == turn]
    fln, gov = (_bridge(turn, side, getattr(before, side), changes) for side in SEATS)
    return fln, gov


def _bridge(turn: int, side: Seat, start: int, changes: Sequence[Change]) -> Bridge:
    sums: dict[str, int] = {}
    for change in changes:
        if change.side == side:
            sums[change.cause] = sums.get(change.cause, 0) + change.change
    steps = tuple((cause, total) for cause, total in sums.items() if total)
    return Bridge(turn, side, start, steps, start + sum(sums.values()))
