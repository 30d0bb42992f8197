"""The strategist of *Algeria* as a teacher: it begins with what was suggested, and thinks in steps."""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.ahead.playing_on import measures_of, reading
from algeria_lab.players.algeria.ahead.strategist import THINKING, Strategist
from algeria_lab.players.algeria.ahead.ways import Way
from algeria_lab.players.base import Line
from algeria_lab.players.thinking.by_steps import Lesson, Steps, lesson_of
from algeria_lab.players.thinking.race import Race
from algeria_lab.players.thinking.teaching import Reading

LESSON: Final = THINKING._replace(caution=2.0)
"""What a hint may think: whoever plays takes what seems a little better, a reader is told what surely is."""


class Teacher(Strategist):
    """Compares the ways to go on with one that was suggested; see `Strategist`."""

    def lesson(self, view: State, rng: Random, suggested: Line) -> Steps[Lesson[Way] | None]:
        """Return the best way beside the next best; None where there is only one.

        Args:
            view: A position in which a decision of its side is awaited; stays as it is.
            rng: Where the dice of the tries come from.
            suggested: The line that stays the best one unless another promises clearly more.
        """
        race = self.race(view, rng, suggested)
        if race is None:
            return None
        ways = sorted([runner.way for runner in race.ranked], key=lambda way: way.line != suggested)
        race = Race(ways, self._try(view), self._budget, rng)

        def read(way: Way, seed: int) -> Reading:
            return self._after(view, way, seed, reading)

        return (yield from lesson_of(race, read, measures_of(self.seat), rng))
