"""Who can sit at a table of *Algeria*: the doctrines, chance, and those that think before they decide.

Experiments ask `registry`, which knows those that are quick enough for thousands of wars.
"""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.ahead.strategist import STRATEGIST, THINKING, Strategist
from algeria_lab.players.algeria.registry import AlgeriaPlayers
from algeria_lab.players.base import Player
from algeria_lab.players.thinking.named import budget_named, texts_of


class AlgeriaOpponents(AlgeriaPlayers):
    """The players of `registry`, and the strategist; ``strategist-96`` thinks for 96 tries a decision."""

    def names(self, seat: Seat) -> tuple[str, ...]:
        return (*super().names(seat), STRATEGIST)

    def _find(self, name: str, seat: Seat) -> Player[State] | None:
        if (budget := budget_named(name, STRATEGIST, THINKING)) is not None:
            return Strategist(seat, budget)
        return super()._find(name, seat)

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:
        return texts_of("algeria", name, STRATEGIST) or super()._texts(name, seat)


OPPONENTS = AlgeriaOpponents()
