"""What an event says to a position: each event of a `Draft` leads to the same one again [CT-1].

What changes in a way of its own, such as Guerrillas that turn, is here as well: `Draft` does it first.
"""

from __future__ import annotations

from typing import Final

from algeria_lab.core.events import Counted, Entered, Event, Flipped, Moved, Revealed
from algeria_lab.twilight.cards import CAPABILITIES
from algeria_lab.twilight.geography import AVAILABLE, EVERYWHERE, PLACE, PLACES
from algeria_lab.twilight.pieces import KIND, A, U
from algeria_lab.twilight.state import LEVEL, State

GUERRILLAS, SUPPORT, TERROR = "guerrillas", "support", "terror"
FROZEN, PLAYED, CARD = "frozen", "played", "card"
MARKERS: Final = ("resettled", "plus_pop", "plus_base")


def fold(state: State, event: Event) -> None:
    """Apply what *event* says to *state* in place; the agenda is not part of events."""
    if isinstance(event, Entered):
        state.turn, state.phase = event.turn, event.phase
    elif isinstance(event, Moved):
        for piece in event.pieces:
            _fold_move(state, piece, PLACE[event.place])
    elif isinstance(event, Counted):
        if event.track == TERROR:
            state.terror[PLACE[event.where]] = event.now
        else:
            setattr(state, event.track, event.now)
    elif isinstance(event, Flipped):
        _fold_flip(state, event)
    elif isinstance(event, Revealed) and event.what == CARD:
        state.deck.pop()


def _fold_move(state: State, piece: str, target: int) -> None:
    word, _, place = piece.partition("@")
    kind, source = KIND[word], PLACE[place]
    state.pieces[source][kind] -= 1
    state.pieces[target][U if kind == A and target >= AVAILABLE else kind] += 1


def _fold_flip(state: State, event: Flipped) -> None:
    if event.what == GUERRILLAS:
        for name in event.names:
            turn(state, PLACE[name], 1, str(event.to))
    elif event.what == SUPPORT:
        state.support[PLACE[event.names[0]]] = LEVEL[str(event.to)]
    elif event.what == "marker":
        mark(state, event.names[0], in_play=bool(event.to))
    elif event.what == PLAYED:
        _fold_played(state, int(event.names[0]), in_effect=bool(event.to))
    elif event.what == FROZEN:
        freeze(state, holds=bool(event.to))
    elif event.what in MARKERS:
        getattr(state, event.what)[PLACE[event.names[0]]] = bool(event.to)
    else:
        setattr(state, event.what, event.to)


def _fold_played(state: State, card: int, *, in_effect: bool) -> None:
    if in_effect:
        state.played.add(card)
    else:
        state.played.discard(card)


def turn(state: State, space: int, number: int, to: str) -> None:
    """Turn Guerrillas of a space ``active`` or ``underground``."""
    row = state.pieces[space]
    source, target = (U, A) if to == "active" else (A, U)
    assert row[source] >= number, (PLACES[space], number, to)
    row[source] -= number
    row[target] += number


def freeze(state: State, *, holds: bool) -> None:
    """Hold Control as it stands, or let it be what the pieces say [CT-6.5]."""
    state.frozen = []
    if holds:
        state.frozen = [state.control(space) for space in EVERYWHERE]


def mark(state: State, code: str, *, in_play: bool) -> None:
    """Put the marker of a Capability or Momentum into play, or take it out."""
    markers = state.capabilities if code in CAPABILITIES else state.momentum
    if in_play:
        markers.add(code)
    else:
        markers.discard(code)
