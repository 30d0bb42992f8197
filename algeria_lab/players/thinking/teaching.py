"""What a race teaches: the best way, the next best, what the one brings in exchange for what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from statistics import fmean, stdev
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.players.thinking.race import SEED_BITS, Race

C = TypeVar("C")
READINGS = 24
LEAST = 0.5  # units by which two ways must differ, for it to be told
Reading: TypeAlias = Mapping[str, float]
Read: TypeAlias = Callable[[C, int], Reading]
"""Tries a way once with dice of a seed, and returns what can be counted at the end of it."""


class Measure(NamedTuple):
    """Something that can be counted at the end of a try.

    Attributes:
        name: What it is; the message is ``hint-measure-`` and this name.
        sign: 1 if more of it is good for the side that thinks, -1 if less is.
        unit: What counts as much as one point of the others.
    """

    name: str
    sign: int
    unit: float = 1.0


class Balance(NamedTuple):
    """In what two ways end otherwise.

    Attributes:
        measure: Name of the measure.
        difference: By how much more of it the better way ends with, on average; negative for less.
    """

    measure: str
    difference: float


class Taught(NamedTuple, Generic[C]):
    """The best way beside the next best.

    Attributes:
        best: The way to go.
        second: The next best.
        ahead: By how much more the best promises, in the unit of the race.
        error: Standard error of that.
        brings: What the best way ends better with, the most telling first.
        costs: What it ends worse with: what it gives up.
        tries: How many tries there were.
    """

    best: C
    second: C
    ahead: float
    error: float
    brings: tuple[Balance, ...]
    costs: tuple[Balance, ...]
    tries: int

    @property
    def is_close(self) -> bool:
        """Whether the next best is as good, as far as the tries tell."""
        return self.ahead <= self.error


def taught(
    race: Race[C], read: Read[C], measures: tuple[Measure, ...], rng: Random, readings: int = READINGS
) -> Taught[C]:
    """Return what a race that has been run teaches.

    Args:
        race: The race.
        read: Tries a way once more and counts.
        measures: What is counted.
        rng: Where the seeds of the readings come from.
        readings: How often both ways are tried for that, each time with the same dice.
    """
    best, second, *_ = race.ranked
    pairs = list[tuple[Reading, Reading]]()
    for _ in range(readings):
        seed = rng.getrandbits(SEED_BITS)
        pairs.append((read(best.way, seed), read(second.way, seed)))
    brings, costs = _weighed(pairs, measures)
    ahead, error = best.gain(second)
    return Taught(best.way, second.way, ahead, error, brings, costs, race.tries)


def _weighed(
    pairs: list[tuple[Reading, Reading]], measures: tuple[Measure, ...]
) -> tuple[tuple[Balance, ...], tuple[Balance, ...]]:
    """Return what the first of each pair has more, and less, that is good; the most telling first."""
    found = list[tuple[float, Balance]]()
    for measure in measures:
        gains = [first[measure.name] - second[measure.name] for first, second in pairs]
        mean, error = fmean(gains), stdev(gains) / len(gains) ** 0.5
        if abs(mean) >= max(LEAST * measure.unit, error):
            found.append((measure.sign * mean / measure.unit, Balance(measure.name, mean)))
    found.sort(key=lambda each: -abs(each[0]))
    return tuple(told for good, told in found if good > 0), tuple(told for good, told in found if good < 0)
