"""The strategist of *Colonial Twilight* as a teacher: it thinks in steps."""

from __future__ import annotations

from random import Random

from algeria_lab.players.thinking.by_steps import Lesson, Steps, lesson_of
from algeria_lab.players.thinking.teaching import Reading
from algeria_lab.players.twilight.ahead.playing_out import measures_of, reading
from algeria_lab.players.twilight.ahead.strategist import READINGS, TwilightStrategist
from algeria_lab.players.twilight.ahead.ways import Way, ways_on
from algeria_lab.twilight.state import State


class TwilightTeacher(TwilightStrategist):
    """Compares the turns that a side could plan; see `TwilightStrategist`."""

    def lesson(self, view: State, rng: Random) -> Steps[Lesson[Way] | None]:
        """Return the best way beside the next best; None where there is only one.

        The planning player's turn stays the best one unless another promises clearly more.
        """
        ways = ways_on(view, self.seat, rng)
        if len(ways) == 1:
            return None

        def read(way: Way, seed: int) -> Reading:
            return self._after(view, way, seed, reading)

        return (yield from lesson_of(self.race(view, ways, rng), read, measures_of(self.seat), rng, READINGS))
