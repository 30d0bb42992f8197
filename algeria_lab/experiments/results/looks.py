"""Many differences read at once: how many chance alone would call clear, and which stay clear together."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.intervals import ABOVE, BELOW, check_size
from algeria_lab.experiments.results.reading import measure_of, seen_of, values
from algeria_lab.experiments.results.statistics import paired, rows
from algeria_lab.experiments.results.table import Place, Wars
from algeria_lab.experiments.results.tails import coin_chance, student_above

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.experiments.results.table import WarsLike

FALSE = BELOW + 1 - ABOVE  # share of intervals that miss a true 0, and of finds that may be false


class Looks(NamedTuple):
    """How many differences are read at once.

    Attributes:
        number: All of them.
        alone: Those that are clear each by itself.
        together: Those that stay clear when all are judged together.
    """

    number: int
    alone: frozenset[Place]
    together: frozenset[Place]

    @property
    def by_chance(self) -> float:
        """How many would be called clear on average if nothing differed."""
        return FALSE * self.number


def looks(wars: WarsLike, asked: str | Measure) -> Looks:
    """Return how the differences from the first way stand up to being many.

    Together they are judged by Benjamini and Yekutieli (Annals of Statistics 29, 2001, 1165-1188): of those
    that stay, 5 in 100 are expected to be false, however the differences hang together.

    Raises:
        TooFewWars: With fewer than two pairs.
    """
    table = Wars.of(wars)
    apart = [row for row in rows(table, [asked]) if row.difference is not None]
    alone = frozenset((row.against, row.way) for row in apart if row.difference and row.difference.is_clear)
    places = [(row.against, row.way) for row in apart]
    judged = judged_together(_chances(table, measure_of(table, asked), places))
    together = frozenset(place for place, chance in zip(places, judged, strict=True) if chance <= FALSE)
    return Looks(len(apart), alone, together & alone)


def judged_together(chances: Sequence[float]) -> list[float]:
    """Return which share of false finds each chance stands for, if all as small are finds; see `looks`."""
    number = len(chances)
    careful = sum(1 / place for place in range(1, number + 1))
    judged, least = [1.0] * number, 1.0
    ordered = sorted(range(number), key=chances.__getitem__)
    for rank, place in reversed(list(enumerate(ordered, 1))):
        least = min(least, chances[place] * number / rank * careful)
        judged[place] = least
    return judged


def _chances(table: Wars, asked: Measure, places: Sequence[Place]) -> list[float]:
    """Return for each difference how often chance alone makes one as large."""
    found, first = values(table, asked), next(iter(seen_of(table).ways))
    chance = sign_chance if asked.is_share else mean_chance
    told = []
    for against, way in places:
        pairs = paired(found[against, way], found[against, first])
        check_size(len(pairs))
        told.append(chance(pairs))
    return told


def mean_chance(pairs: Sequence[tuple[float, float]]) -> float:
    """Return how often chance alone makes a mean difference as large, by Student's t for pairs."""
    apart = [one - other for one, other in pairs]
    # Pairs that all differ alike have no spread to measure by: there their signs must do.
    if len(set(apart)) == 1:
        return sign_chance(pairs)
    value = abs(fmean(apart)) / (stdev(apart) / sqrt(len(apart)))
    return 2 * student_above(value, len(apart) - 1) if value else 1.0


def sign_chance(pairs: Sequence[tuple[float, float]]) -> float:
    """Return the exact chance of McNemar: of pairs that differ, half should differ either way."""
    only, all_that_differ = (
        sum(one > other for one, other in pairs),
        sum(one != other for one, other in pairs),
    )
    return coin_chance(only, all_that_differ) if all_that_differ else 1.0
