"""What a race teaches, found in steps: whoever wants something else meanwhile need not wait for it."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from statistics import fmean
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.players.thinking.race import SEED_BITS, Race, Runner
from algeria_lab.players.thinking.teaching import READINGS, Measure, Read, Reading, Taught, taught

C = TypeVar("C")
R = TypeVar("R")
Steps: TypeAlias = Generator[None, None, R]
"""Pauses after each step of thought, and returns what was found; closed before, it finds nothing."""


class Lesson(NamedTuple, Generic[C]):
    """What a race teaches, and what its two best ways promise.

    Attributes:
        taught: The best way beside the next best.
        promises: What both promise on average, in the tries that both had with the same dice.
    """

    taught: Taught[C]
    promises: tuple[float, float]


def lesson_of(
    race: Race[C], read: Read[C], measures: tuple[Measure, ...], rng: Random, readings: int = READINGS
) -> Steps[Lesson[C]]:
    """Run a race and return what it teaches, as `taught` does, pausing between tries.

    Args:
        race: The race.
        read: Tries a way once more and counts.
        measures: What is counted.
        rng: Where the seeds of the readings come from.
        readings: How often both ways are tried for that, each time with the same dice.
    """
    for _ in race.steps():
        yield
    best, second, *_ = race.ranked
    known, seeds = dict[tuple[bool, int], Reading](), Random()
    seeds.setstate(rng.getstate())
    for _ in range(readings):
        seed = seeds.getrandbits(SEED_BITS)
        for runner in (best, second):
            known[runner is best, seed] = read(runner.way, seed)
            yield
    found = taught(race, lambda way, seed: known[way is best.way, seed], measures, rng, readings)
    return Lesson(found, _promises(best, second))


def _promises(best: Runner[C], second: Runner[C]) -> tuple[float, float]:
    """Return what two ways promise on average, in the tries that both had; 0 before the first."""
    both = min(len(best.promises), len(second.promises))
    return (fmean(best.promises[:both]), fmean(second.promises[:both])) if both else (0.0, 0.0)
