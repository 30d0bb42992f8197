"""Who can sit at a table of *Colonial Twilight*: chart, planning players, chance, and one that looks ahead.

Experiments ask `registry`, which knows those that are quick enough for thousands of campaigns.
"""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.core.actions import Seat
from algeria_lab.players.base import Player
from algeria_lab.players.thinking.named import budget_named, texts_of
from algeria_lab.players.twilight.ahead.improviser import IMPROVISER, Improviser
from algeria_lab.players.twilight.ahead.strategist import STRATEGIST, THINKING, TwilightStrategist
from algeria_lab.players.twilight.registry import TwilightPlayers
from algeria_lab.twilight.state import State


class TwilightOpponents(TwilightPlayers):
    """The players of `registry`, an easy Government, and the strategist.

    ``strategist-32`` thinks for 32 tries a decision, however long that takes.
    """

    def names(self, seat: Seat) -> tuple[str, ...]:
        easy = (IMPROVISER,) if seat == "gov" else ()
        return (*super().names(seat), *easy, STRATEGIST)

    def _find(self, name: str, seat: Seat) -> Player[State] | None:
        if (budget := budget_named(name, STRATEGIST, THINKING)) is not None:
            return TwilightStrategist(seat, budget)
        if name == IMPROVISER and seat == "gov":
            return Improviser(seat)
        return super()._find(name, seat)

    def _texts(self, name: str, seat: Seat) -> Mapping[str, Mapping[str, str]]:
        return texts_of("twilight", name, STRATEGIST) or super()._texts(name, seat)


OPPONENTS = TwilightOpponents()
