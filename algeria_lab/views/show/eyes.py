"""What somebody sees of a game: of a position, and of what happened; everything once the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.events import Reached, Story
from algeria_lab.core.rules import S, see_differently

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry


def seen(game: Game[S], seat: Seat | None, state: S | None = None) -> S:
    """Return what a side sees of a position, of the present one if none is given.

    Once the game is over all of it lies open. A bystander gets all of it too: what is shown of a whole
    position is what a bystander sees.
    """
    state = game.state if state is None else state
    return state if seat is None or game.outcome else game.rules.observe(state, seat)


def story(game: Game[S], entry: Entry[S], seat: Seat | None) -> Story:
    """Return what a side saw of an action; None for a bystander. Once the game is over all is told."""
    rules = game.rules
    if game.outcome and see_differently(rules, entry.state):
        return Story(entry.events, game.voice, Reached(game.state, at_once=False))
    if seat is None:
        return entry.events
    events = rules.observe_events(entry.events, seat)
    return Story(events, game.voice, Reached(rules.observe(entry.state, seat)))
