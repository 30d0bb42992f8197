"""What moved support, read from the events: one row a cause, the sum of any rows, levels by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Chose, Counted, Event
from algeria_lab.core.history import Entry

SIDE_OF_TRACK: dict[str, Seat] = {"fln_psl": "fln", "gov_psl": "gov"}
TURN = "turn"
# The parts of a turn by which support is summed up: units are made ready, missions of either side with the
# fights that they bring, and what the end of the turn and its random event settle.
READY, END = "ready", "end"
MISSIONS: dict[Seat, str] = {"gov": "gov-missions", "fln": "fln-missions"}
PARTS = (READY, MISSIONS["gov"], MISSIONS["fln"], END)
MADE_READY = frozenset({"activated", "mobilized", "points", "border-zone"})
SETTLED = frozenset(
    {"control", "terror", "resettled", "oas", "coup", "no-mobile-units", "army-abroad"}
    | {"independence", "un-debate", "sartre", "elections"}
)


class Posting(NamedTuple):
    """One cause that moved the PSL of one side.

    Attributes:
        turn: Turn in which it happened; 0 for the set-up.
        ply: Number of the action that brought it.
        side: Whose PSL moved.
        change: By how many points it really moved, after the limits of the track.
        event: What happened; points for one cause, one after another, are one event.
        part: To which part of the turn it belongs, one of `PARTS`.
    """

    turn: int
    ply: int
    side: Seat
    change: int
    event: Counted
    part: str = MISSIONS["gov"]


def postings(history: Sequence[Entry[State]]) -> list[Posting]:
    """Return everything that moved either PSL, in order; points for one cause, one after another, as one."""
    found: list[Posting] = []
    levels: dict[Seat, int] = {"fln": history[0].state.fln_psl, "gov": history[0].state.gov_psl}
    acting: Seat = "gov"
    for turn, ply, event in timeline(history):
        if isinstance(event, Chose) and event.step == "operations":
            acting = "fln" if event.seat == "fln" else "gov"
        elif isinstance(event, Counted) and event.track in SIDE_OF_TRACK:
            side = SIDE_OF_TRACK[event.track]
            row = Posting(turn, ply, side, event.now - levels[side], event, _part(event, acting))
            levels[side] = event.now
            if found and _cause(found[-1]) == _cause(row):
                row = _joined(found.pop(), row)
            found.append(row)
    return found


def _part(event: Counted, acting: Seat) -> str:
    """Return to which part of a turn a change belongs, while a side carries out a mission."""
    if event.why in MADE_READY:
        return READY
    return END if event.why in SETTLED else MISSIONS[acting]


def _counts(history: Sequence[Entry[State]]) -> Iterator[tuple[int, int, Counted]]:
    """Yield every move of a track with its turn and action; an action may end a turn and begin the next."""
    return ((turn, ply, event) for turn, ply, event in timeline(history) if isinstance(event, Counted))


def timeline(history: Sequence[Entry[State]]) -> Iterator[tuple[int, int, Event]]:
    """Yield everything that happened with its turn and action; the set-up itself is left out."""
    turn = history[0].state.turn
    for ply, entry in enumerate(history[1:], start=1):
        for event in entry.events:
            yield turn, ply, event
            if isinstance(event, Counted) and event.track == TURN:
                turn = event.now


def _cause(row: Posting) -> tuple[int, int, str, str, str, str]:
    return row.turn, row.ply, row.side, row.event.rule, row.event.where, row.event.why


def _joined(first: Posting, then: Posting) -> Posting:
    change = first.event.change + then.event.change
    event = Counted(
        then.event.track, change, then.event.now, then.event.rule, then.event.where, then.event.why
    )
    return then._replace(change=first.change + then.change, event=event)


def of_turn(rows: Iterable[Posting], turn: int) -> list[Posting]:
    """Return the rows of one turn."""
    return [row for row in rows if row.turn == turn]


def because_of(rows: Iterable[Posting], area: str) -> list[Posting]:
    """Return the rows that one area caused."""
    return [row for row in rows if row.event.where == area]


def total(rows: Iterable[Posting], side: Seat) -> int:
    """Return by how much some rows moved the PSL of a side."""
    return sum(row.change for row in rows if row.side == side)


class Levels(NamedTuple):
    """Both PSL at the end of a turn; turn 0 is the set-up, and the turn that still runs is as it stands."""

    turn: int
    fln: int
    gov: int


def levels_by_turn(history: Sequence[Entry[State]]) -> list[Levels]:
    """Return both PSL at the set-up, or the turn before a war begins, and at the end of each turn."""
    start = history[0].state
    levels = {"fln_psl": start.fln_psl, "gov_psl": start.gov_psl}
    turn = start.turn
    rows = [Levels(turn - 1, start.fln_psl, start.gov_psl)] if turn else []
    for turn, _, event in _counts(history):
        if event.track == TURN:
            rows.append(Levels(turn, levels["fln_psl"], levels["gov_psl"]))
        elif event.track in levels:
            levels[event.track] = event.now
    now = history[-1].state
    return [*rows, Levels(max(turn, now.turn), now.fln_psl, now.gov_psl)]
