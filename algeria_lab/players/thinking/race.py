"""Ways to go on run against each other: all are tried with the same dice, the worse half drops out.

There is an answer at once, and a better one after each round of tries; who waits no longer takes the last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from time import monotonic
from typing import Generic, NamedTuple, TypeAlias, TypeVar

C = TypeVar("C")
FEWEST = 3  # tries from which a difference has a spread
SURE, ENOUGH = 3.0, 16  # standard errors, in so many tries, by which a race is decided before its time
SEED_BITS = 48
Try: TypeAlias = Callable[[C, int], float]
"""Tries a way once with dice of a seed, and returns what that promises; the same seed, the same chance."""


class Budget(NamedTuple):
    """How long a player may think about one decision.

    Attributes:
        seconds: Time after which no more tries begin; None for no limit, so that the same position, generator
            and number of tries give the same choice on any machine.
        tries: Tries of all ways together; None for as many as there is time for.
        caution: Standard errors by which another way must promise more than the first one.
    """

    seconds: float | None = 2.0
    tries: int | None = None
    caution: float = 1.0

    def begin(self) -> Clock:
        """Return what tells how much of the budget is used, from now on."""
        if self.seconds is None and self.tries is None:
            raise ValueError("a budget needs seconds or a number of tries: it would never end")
        return Clock(self)


class Clock:
    """Tells how much of a budget is used.

    Attributes:
        tries: Tries so far.
    """

    def __init__(self, budget: Budget) -> None:
        self._budget, self._begun = budget, monotonic()
        self.tries = 0

    def used(self, more: int = 0) -> float:
        """Return which part of the budget is used, 1 for all of it, if *more* tries follow."""
        seconds, tries = self._budget.seconds, self._budget.tries
        by_time = 0.0 if seconds is None else (monotonic() - self._begun) / max(seconds, 1e-9)
        by_tries = 0.0 if tries is None else (self.tries + more - 1e-9) / max(tries, 1)
        return max(by_time, by_tries)


class Runner(Generic[C]):
    """A way in the race.

    Attributes:
        way: The way.
        promises: What each try promised, in the same order of seeds for all.
    """

    def __init__(self, way: C) -> None:
        self.way = way
        self.promises: list[float] = []

    @property
    def promise(self) -> float:
        """Mean of the tries; 0 before the first."""
        return fmean(self.promises) if self.promises else 0.0

    def gain(self, other: Runner[C]) -> tuple[float, float]:
        """Return by how much this way promises more than *other*, pair by pair, and its standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.promises, other.promises, strict=False)]
        if not gains:
            return 0.0, 0.0
        spread: float = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        return fmean(gains), spread

    def is_better(self, other: Runner[C], caution: float) -> bool:
        """Return whether this way promises more than *other* by so many standard errors."""
        if min(len(self.promises), len(other.promises)) < FEWEST:
            return False
        gain, error = self.gain(other)
        return gain > caution * error


class Race(Generic[C]):
    """Ways to go on from one position.

    Args:
        ways: Two ways or more, the likelier in front; the first is what its player would do without thinking,
            and stays to the end.
        attempt: Tries a way once.
        budget: How long.
        rng: Where the seeds of the tries come from.

    Attributes:
        first: The way that stays to the end.
        ranked: All ways: those still in the race, the best in front, then those that dropped out, the last
            to drop out in front.
        tries: Tries so far.
    """

    def __init__(self, ways: Sequence[C], attempt: Try[C], budget: Budget, rng: Random) -> None:
        self._try, self._budget, self._rng = attempt, budget, rng
        self._left = [Runner(way) for way in ways]
        self._out: list[Runner[C]] = []
        self.first = self._left[0]
        self.tries = 0

    @property
    def ranked(self) -> tuple[Runner[C], ...]:
        """See the class."""
        left = sorted(self._left, key=lambda runner: -runner.promise)
        best = self.best
        return (best, *[runner for runner in left if runner is not best], *self._out)

    @property
    def best(self) -> Runner[C]:
        """The way to go as far as is known: the first one unless another promises clearly more."""
        best = max(self._left, key=lambda runner: runner.promise)
        return best if best.is_better(self.first, self._budget.caution) else self.first

    def run(self) -> Runner[C]:
        """Think until the budget is used, and return the way to go."""
        for _ in self.steps():
            pass
        return self.best

    def steps(self) -> Iterator[Runner[C]]:
        """Yield the way to go: at once, and after each round of tries until the budget is used."""
        clock = self._budget.begin()
        laps = max(1, (len(self._left) - 1).bit_length())
        yield self.best
        for lap in range(1, laps + 1):
            while clock.used(len(self._left)) < lap / laps and not self._is_decided():
                self._run_round(clock)
                yield self.best
            if lap < laps and self.first.promises:
                self._drop_worse_half()

    def _is_decided(self) -> bool:
        """Return whether one way is so far ahead that more tries would change nothing."""
        best = max(self._left, key=lambda runner: runner.promise)
        others = [runner for runner in self._left if runner is not best]
        return len(best.promises) >= ENOUGH and all(best.is_better(other, SURE) for other in others)

    def _run_round(self, clock: Clock) -> None:
        seed = self._rng.getrandbits(SEED_BITS)
        for runner in self._left:
            runner.promises.append(self._try(runner.way, seed))
        clock.tries += len(self._left)
        self.tries = clock.tries

    def _drop_worse_half(self) -> None:
        first, *others = self._left
        others.sort(key=lambda runner: runner.promise, reverse=True)
        kept = len(self._left) // 2
        self._left, self._out = [first, *others[:kept]], others[kept:] + self._out
