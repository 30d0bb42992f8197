"""An easy Government: it plans as the planning one does, and leaves it to chance which plan it takes."""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Because, Choice
from algeria_lab.players.twilight.ahead.ways import Way, ways_on
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

IMPROVISER: Final = "improviser"


class Improviser(Named):
    """Draws one of the turns that could be planned; other decisions are those of the planning player.

    Args:
        seat: The side.
    """

    name = IMPROVISER

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what to do, with how many turns there were to draw from."""
        way, ways = self._drawn(view, rng)
        because = Because("", "judgement-random", answer=True, values=(("options", ways),))
        return Choice(tuple([move.action(self.seat) for move in way.line]), (because,))

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Return what `choose` would, by numbers and without reasons."""
        return tuple([(move.verb, move.args) for move in self._drawn(view, rng)[0].line])

    def _drawn(self, view: State, rng: Random) -> tuple[Way, int]:
        ways = ways_on(view, self.seat, rng)
        if not isinstance(view.agenda[-1], Turn):
            return ways[0], 1
        return ways[rng.randrange(len(ways))], len(ways)
