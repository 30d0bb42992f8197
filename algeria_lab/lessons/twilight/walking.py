"""A game event by event, with the position after each; a card ends where the next one is revealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from algeria_lab.core.events import Entered, Event
from algeria_lab.core.history import Entry
from algeria_lab.twilight.folding import fold
from algeria_lab.twilight.state import State


class Step(NamedTuple):
    """One event.

    Attributes:
        ply: Number of the action in which it happened.
        event: The event.
        state: The position after it; it goes on changing with the next step.
    """

    ply: int
    event: Event
    state: State


class CardEnd(NamedTuple):
    """The position when all about a card is done.

    Attributes:
        turn: Number of cards revealed; 0 is the set-up, and the card in play is as it stands.
        card: The card, a Pivotal Event if it took its place; 0 at the set-up.
        ply: The last moment of that card that a board can show.
        state: The position.
    """

    turn: int
    card: int
    ply: int
    state: State


def steps(history: Sequence[Entry[State]]) -> Iterator[Step]:
    """Yield what happened after the set-up, event by event."""
    for ply in range(1, len(history)):
        state = history[ply - 1].state.copy()
        for event in history[ply].events:
            fold(state, event)
            yield Step(ply, event, state)


def is_new_card(event: Event) -> bool:
    """Return whether a card is revealed with an event."""
    return isinstance(event, Entered) and event.phase == "card"


def card_ends(history: Sequence[Entry[State]]) -> list[CardEnd]:
    """Return the position at the set-up and at the end of each card."""
    start = history[0].state
    plies = {entry.state.turn: ply for ply, entry in enumerate(history)}
    ends, turn = [CardEnd(start.turn - 1, 0, 0, start)], start.turn
    for ply, event, state in steps(history):
        if is_new_card(event):
            end = state.copy()
            end.turn = turn
            ends.append(CardEnd(turn, end.card, plies.get(turn, ply), end))
            turn = state.turn
    now = history[-1].state
    return [*ends, CardEnd(now.turn, now.card, len(history) - 1, now)]
