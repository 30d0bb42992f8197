"""Who hears what is played in a game: one game at a time, from the moment at which it was taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from algeria_lab.core.game import Game

Moved = Callable[[Game[Any], int], None]


class Ear:
    """Hears what is played, taken back or done again in one game.

    Args:
        moved: Called after each change with the game and how many actions had been taken in it before.
    """

    def __init__(self, moved: Moved) -> None:
        self._moved = moved
        self._game: Game[Any] | None = None
        self._known = 0

    def on(self, game: Game[Any] | None) -> None:
        """Hear this game from now on and no other, None for none; this is the only way to take a game."""
        self._game, self._known = game, game.ply if game else 0
        if game:
            game.follow(self._hear)

    def _hear(self) -> None:
        """Hear that something has changed in a game that is, or was, listened to."""
        game, known = self._game, self._known
        if game is None or game.ply == known:
            return
        self._known = game.ply
        self._moved(game, known)
