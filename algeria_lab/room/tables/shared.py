"""A table at which others decide at computers of their own."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import Obstacle
from algeria_lab.core.rules import S
from algeria_lab.players.base import HUMAN, Choice
from algeria_lab.players.decisions import Decisions
from algeria_lab.players.table import Table


class Elsewhere(Generic[S]):
    """Whoever decides for a side at another computer; here nobody can."""

    name = HUMAN

    def choose(self, view: S, rng: Random) -> Choice:  # noqa: ARG002 - as every player
        """Decide for them, which nobody does.

        Raises:
            LookupError: Always.
        """
        raise LookupError("somebody at another computer decides here")


class SharedTable(Table[S]):
    """One side of a game, or a look at it; what others decide is heard from their room.

    Args:
        game: The game, at any moment of it.
        own: The sides for which people decide at this page; none for a watcher.
        may_undo: Says what keeps the last decision from being taken back here and now; None for nothing.
    """

    def __init__(
        self, game: Game[S], own: frozenset[str], may_undo: Callable[[], Obstacle | None] = lambda: None
    ) -> None:
        elsewhere = Elsewhere[S]()
        super().__init__(game, {seat: None if seat in own else elsewhere for seat in game.rules.seats})
        self.own, self._may_undo = own, may_undo

    def let_computers_act(self) -> Decisions:
        """Wait: whoever decides elsewhere is heard."""
        return Decisions((), self.game.voice)

    def undo_obstacle(self, by: str = "") -> Obstacle | None:
        """Return what keeps the last decision from being taken back."""
        return self._may_undo() or super().undo_obstacle(by)
