"""Wars that go as they are told, whatever the rules would make of them."""

from __future__ import annotations

from collections.abc import Iterable

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import Dice
from algeria_lab.core.events import Events
from algeria_lab.core.game import Game
from algeria_lab.core.rules import Options
from tests.algeria.boards import Board


class _Told(AlgeriaRules):
    """The rules, but each action leads to the next of these moments."""

    def __init__(self, moments: Iterable[tuple[Board, Events]]) -> None:
        self._moments = iter(moments)

    def new(self, _scenario: str, _options: Options, _dice: Dice) -> tuple[State, Events]:
        """See `Rules.new`."""
        return self._next()

    def apply(self, _state: State, _action: Action, _dice: Dice) -> tuple[State, Events]:
        """See `Rules.apply`."""
        return self._next()

    def _next(self) -> tuple[State, Events]:
        at, events = next(self._moments)
        return at.state.copy(), events  # the game seals what it is given


def told(*moments: tuple[Board, Events] | Board) -> Game[State]:
    """Return a war that stood like this, one moment after the other; at a board alone nothing happened."""
    game: Game[State] = Game(
        _Told(moment if isinstance(moment, tuple) else (moment, ()) for moment in moments), "1954"
    )
    for _ in moments[1:]:
        game.play(Action("fln", "pass"))
    return game
