"""What moved the lines that decide the game: Support + Commitment, Opposition + Bases [CT-1.2, CT-6.7]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Counted, Event, Flipped, Moved
from algeria_lab.core.history import Entry
from algeria_lab.lessons.twilight.walking import steps
from algeria_lab.twilight.folding import MARKERS, SUPPORT
from algeria_lab.twilight.pieces import KINDS, B
from algeria_lab.twilight.state import State

COMMITMENT = "commitment"
BASE = KINDS[B]


class Lines(NamedTuple):
    """The line of each side.

    Attributes:
        fln: Opposition + Bases.
        gov: Support + Commitment.
    """

    fln: int
    gov: int


class LineMove(NamedTuple):
    """One event that moved the line of a side.

    Attributes:
        turn: The card during which it happened, by number of cards revealed.
        ply: Number of the action that brought it.
        side: Whose line moved.
        change: By how much.
        now: Both lines, as far as they have moved.
        event: What happened.
    """

    turn: int
    ply: int
    side: Seat
    change: int
    now: Lines
    event: Event


def lines_of(state: State) -> Lines:
    """Return both lines of a position."""
    return Lines(state.opposition_bases, state.support_commitment)


def line_moves(history: Sequence[Entry[State]]) -> list[LineMove]:
    """Return every move of a line; an event that moves both stands for two."""
    level, found = lines_of(history[0].state), []
    for ply, event, state in steps(history):
        if not may_move_lines(event):
            continue
        reached = lines_of(state)
        if reached.fln != level.fln:
            level, change = Lines(reached.fln, level.gov), reached.fln - level.fln
            found.append(LineMove(state.turn, ply, "fln", change, level, event))
        if reached.gov != level.gov:
            level, change = Lines(level.fln, reached.gov), reached.gov - level.gov
            found.append(LineMove(state.turn, ply, "gov", change, level, event))
    return found


def may_move_lines(event: Event) -> bool:
    """Return whether an event can move a line: states of spaces, Population, Commitment, FLN Bases."""
    if isinstance(event, Flipped):
        return event.what == SUPPORT or event.what in MARKERS
    if isinstance(event, Counted):
        return event.track == COMMITMENT
    return isinstance(event, Moved) and any(piece.partition("@")[0] == BASE for piece in event.pieces)
