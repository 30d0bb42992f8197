"""Who can sit at a table of the duel: common sense, chance, and the one that plays on in thought.

Experiments ask `registry`, which knows those that are quick enough for thousands of games.
"""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.core.actions import Seat
from algeria_lab.players.insurgent.registry import DuelPlayers
from algeria_lab.players.insurgent.simulator import DuelPlayer
from algeria_lab.players.insurgent.strategist import STRATEGIST, THINKING, DuelStrategist
from algeria_lab.players.thinking.named import budget_named, texts_of


class DuelOpponents(DuelPlayers):
    """The players of `registry`, and the strategist; ``strategist-96`` thinks for 96 tries a decision."""

    def names(self, seat: Seat) -> tuple[str, ...]:
        return (*super().names(seat), STRATEGIST)

    def _find(self, name: str, seat: Seat) -> DuelPlayer | None:
        if (budget := budget_named(name, STRATEGIST, THINKING)) is not None:
            return DuelStrategist(seat, budget)
        return super()._find(name, seat)

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:
        return texts_of("insurgent", name, STRATEGIST) or super()._texts(name, seat)


OPPONENTS = DuelOpponents()
