"""The strategist of the duel as a teacher: it thinks in steps, about nothing but what its seat may see."""

from __future__ import annotations

from random import Random
from typing import Final

from algeria_lab.insurgent.state import State
from algeria_lab.players.insurgent.playing_out import Way, measures_of
from algeria_lab.players.insurgent.strategist import THINKING, DuelStrategist
from algeria_lab.players.thinking.by_steps import Lesson, Steps, lesson_of

LESSON: Final = THINKING._replace(caution=2.0)
"""What a hint may think: whoever plays takes what seems a little better, a reader is told what surely is."""


class DuelTeacher(DuelStrategist):
    """Compares the ways to go on; see `DuelStrategist`."""

    def lesson(self, view: State, rng: Random) -> Steps[Lesson[Way] | None]:
        """Return the best way beside the next best; None where there is only one.

        The sensible player's choice stays the best one unless another promises clearly more.
        """
        race = self.race(view, rng)
        if race is None:
            return None
        return (yield from lesson_of(race, self._thinker(view).read, measures_of(self.seat), rng))
