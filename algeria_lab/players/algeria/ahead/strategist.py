"""The strongest player of *Algeria*: it plays each way to go on past the end of the turn.

What a turn has spent shows only in the turns after it: whoever looks no further than its end pays in support
for what looks like a lead. This player looks at the ends of several turns, with dice of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from algeria_lab.algeria.draft import OTHER
from algeria_lab.algeria.frames import FRAMES
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.players.algeria.ahead.player import BASE, bolder
from algeria_lab.players.algeria.ahead.playing_on import measures_of, read_after, reading
from algeria_lab.players.algeria.ahead.race import Sides
from algeria_lab.players.algeria.ahead.ways import Way, ways_on
from algeria_lab.players.algeria.ahead.worth import promise
from algeria_lab.players.algeria.doctrine import Doctrine, DoctrinePlayer
from algeria_lab.players.algeria.doctrine_files import doctrine_of
from algeria_lab.players.algeria.judgements import TOOLBOXES
from algeria_lab.players.base import Because, Choice, Line
from algeria_lab.players.thinking.costly import Cost, cost_beside
from algeria_lab.players.thinking.race import Budget, Race, Try
from algeria_lab.players.thinking.teaching import Taught, taught

R = TypeVar("R")
STRATEGIST: Final = "strategist"
THINKING: Final = Budget(seconds=2.0, tries=240)

PLAYED: Final = Because("", "hint-played", answer=True)


class Reach(NamedTuple):
    """How far a strategist looks.

    Attributes:
        turns: Ends of turns that a try reaches.
        ways: Ways to go on that are compared at most.
    """

    turns: int = 2
    ways: int = 16


class Strategist(Named):
    """Plays a side by trying what may come of each way to go on.

    Args:
        seat: The side.
        budget: How long it may think about a decision.
        reach: How far it looks.
    """

    name = STRATEGIST
    ponders = True

    def __init__(self, seat: Seat, budget: Budget = THINKING, reach: Reach | None = None) -> None:
        doctrine: Doctrine[Any] = doctrine_of(BASE, seat)
        rival: Doctrine[Any] = doctrine_of(BASE, OTHER[seat])
        asked = replace(doctrine, judgements=TOOLBOXES[seat].steps)
        self.seat = seat
        self._minds = (doctrine, asked, bolder(doctrine))
        self._sides = Sides(seat, DoctrinePlayer(doctrine), DoctrinePlayer(rival))
        self._budget, self._reach = budget, reach or Reach()

    def choose(self, view: State, rng: Random) -> Choice:
        """Return the way that promises most; without a choice, what its doctrine says."""
        race = self.race(view, rng)
        if race is None:
            return self._sides.own.choose(view, rng)
        best = race.run()
        return Choice(best.way.line, (compared(race), best.way.because))

    def race(self, view: State, rng: Random, *more: Line) -> Race[Way] | None:
        """Return the race between the ways to go on; None where there is only one.

        Args:
            view: A position in which a decision of its side is awaited; stays as it is.
            rng: Where the dice of the tries come from.
            more: Lines besides those that its judgements advise.
        """
        own = self._sides.own.choose(view, rng)
        ways = ways_on(view, own, self._minds, self._reach.ways)
        ways += tuple([Way(line, PLAYED) for line in more if line not in {way.line for way in ways}])
        return Race(ways, self._try(view), self._budget, rng) if len(ways) > 1 else None

    def teach(self, view: State, rng: Random) -> Taught[Way] | None:
        """Return the best way beside the next best; None where there is only one."""
        race = self.race(view, rng)
        if race is None:
            return None
        race.run()
        return taught(
            race, lambda way, seed: self._after(view, way, seed, reading), measures_of(self.seat), rng
        )

    def is_decision(self, view: State) -> bool:
        """Return whether something new is decided here: what its doctrine has a judgement for."""
        return bool(view.agenda) and FRAMES.name(view.agenda[-1]) in self._minds[0].judgements

    def cost_of(self, view: State, line: Line, rng: Random) -> Cost | None:
        """Return what a line cost in chances of winning; None where there was nothing better."""
        race = self.race(view, rng, line)
        if race is None:
            return None
        played = next(runner.way for runner in race.ranked if runner.way.line == line)
        return cost_beside(race, played, self._try(view), lambda way: "; ".join(map(str, way.line)), rng)

    def _try(self, view: State) -> Try[Way]:
        seat = self.seat

        def attempt(way: Way, seed: int) -> float:
            return self._after(view, way, seed, lambda state: promise(state, seat))

        return attempt

    def _after(self, view: State, way: Way, seed: int, read: Callable[[State], R]) -> R:
        return read_after(view, way.line, self._sides, self._reach.turns, seed, read)


def compared(race: Race[Way]) -> Because:
    """Return what was compared; chances in wars of a hundred."""
    best, *_ = race.ranked
    values = (
        ("ways", len(race.ranked)),
        ("playouts", race.tries),
        ("chance", round(100 * best.promise)),
        ("own", round(100 * race.first.promise)),
    )
    return Because(
        "", "strategist-own" if best is race.first else "strategist-other", answer=True, values=values
    )
