"""Branches of one game: lines of play that share their past and differ from a moment on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from algeria_lab.core.game import Game
from algeria_lab.core.rules import S


@dataclass(slots=True)
class Branch(Generic[S]):
    """One line of play.

    Attributes:
        id: What it is called in messages and saves; never reused.
        name: Its name for readers; may be empty for the first.
        parent: Id of the branch that it left; empty for the first.
        left: The moment at which it left.
        game: The whole game, its shared past included.
    """

    id: str
    name: str
    parent: str
    left: int
    game: Game[S]


def shared_moment(one: Game[S], two: Game[S], most: int | None = None) -> int:
    """Return the last moment that two games of one origin have in common.

    Args:
        one: A game.
        two: A game forked from it, or the other way round.
        most: Where the search may begin: they are known to differ after it.
    """
    first, second = one.history, two.history
    at = min(len(first), len(second), len(first) if most is None else most + 1) - 1
    # A fork with other dice notes where these stand; the position is the same one.
    while at and first[at].state is not second[at].state:
        at -= 1
    return at
