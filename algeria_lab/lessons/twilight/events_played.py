"""The Events of a game: which, by whom, with which text, and what each moved [CT-4.5, CT-4.6]."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.events import Chose, Entered, Event
from algeria_lab.core.history import Entry
from algeria_lab.lessons.twilight.lines import Lines, lines_of
from algeria_lab.lessons.twilight.walking import steps
from algeria_lab.twilight.frames import FRAMES
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.state import State

PIVOTAL: Final = "pivotal"
TURN: Final = FRAMES.names[Turn]


class PlayedEvent(NamedTuple):
    """One Event that a side has played.

    Attributes:
        turn: The card, by number of cards revealed.
        ply: Number of the action with which it was done.
        card: The card; a Pivotal Event has taken the place of another.
        side: Who played it.
        text: ``unshaded``, ``shaded``, ``single``, or ``pivotal`` for a Pivotal Event.
        change: By how much each line moved until it was done, free Operations that it gave included.
        is_done: Whether all that it asks for is decided.
    """

    turn: int
    ply: int
    card: int
    side: Seat
    text: str
    change: Lines
    is_done: bool = True


class _Begun(NamedTuple):
    """An Event that is being carried out."""

    side: Seat
    text: str
    before: Lines


def events_played(history: Sequence[Entry[State]]) -> list[PlayedEvent]:
    """Return the Events of a game in order; one that is still being carried out as it stands."""
    return list(_played(history))


def _played(history: Sequence[Entry[State]]) -> Iterator[PlayedEvent]:
    begun: _Begun | None = None
    ply, state = 0, history[0].state
    reached, card, turn = lines_of(state), state.card, state.turn
    for ply, event, state in steps(history):
        if begun and isinstance(event, Entered):
            yield _ended(begun, turn, ply, card, reached)
            begun = None
        reached, card, turn = lines_of(state), state.card, state.turn
        begun = _begins(event, reached) or begun
    if begun:
        yield _ended(begun, turn, ply, card, reached)._replace(is_done=False)


def _begins(event: Event, before: Lines) -> _Begun | None:
    """Return the Event that begins here, if one does."""
    if isinstance(event, Entered) and event.phase == PIVOTAL:
        return _Begun(event.seat, PIVOTAL, before)  # type: ignore[arg-type]  # a side plays it
    if isinstance(event, Chose) and event.step == TURN:
        action = Action.parse(event.action)
        if action.verb == "event":
            return _Begun(action.seat, action.args[0], before)
    return None


def _ended(begun: _Begun, turn: int, ply: int, card: int, now: Lines) -> PlayedEvent:
    change = Lines(now.fln - begun.before.fln, now.gov - begun.before.gov)
    return PlayedEvent(turn, ply, card, begun.side, begun.text, change)
