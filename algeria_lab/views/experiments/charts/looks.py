"""Many differences read at once: how many chance alone would call clear, and which stay clear together."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.frames import measure_of, seen_of, values
from algeria_lab.experiments.results.intervals import ABOVE, BELOW, check_size
from algeria_lab.experiments.results.statistics import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pandas import DataFrame, Series

    from algeria_lab.views.shared.messages import GameWords

FALSE = BELOW + 1 - ABOVE  # share of intervals that miss a true 0, and of finds that may be false
Place = tuple[str, str]  # opponent and way


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


def looks(frame: DataFrame, asked: str | Measure) -> Looks:
    """Return how the differences from the first way stand up to being many.

    Together they are judged by Benjamini and Yekutieli (Annals of Statistics 29, 2001, 1165-1188): of those
    that stay, 5 in 100 are expected to be false, however the differences hang together.

    Raises:
        TooFewWars: With fewer than two pairs.
    """
    from scipy.stats import false_discovery_control

    apart = [row for row in rows(frame, [asked]) if row.difference is not None]
    alone = frozenset((row.against, row.way) for row in apart if row.difference and row.difference.is_clear)
    places = [(row.against, row.way) for row in apart]
    chances = _chances(frame, measure_of(frame, asked), places)
    judged = false_discovery_control(chances, method="by") if chances else ()
    together = frozenset(place for place, chance in zip(places, judged, strict=True) if chance <= FALSE)
    return Looks(len(apart), alone, together & alone)


def _chances(frame: DataFrame, asked: Measure, places: Sequence[Place]) -> list[float]:
    """Return for each difference how often chance alone makes one as large."""
    table, first = values(frame, asked).unstack("way"), next(iter(seen_of(frame).ways))  # noqa: PD010 - pairs
    chance = _sign_chance if asked.is_share else _mean_chance
    found = []
    for against, way in places:
        pairs = table.loc[against][[way, first]].dropna()
        check_size(len(pairs))
        found.append(chance(pairs[way], pairs[first]))
    return found


def _mean_chance(ours: Series, theirs: Series) -> float:
    from scipy.stats import ttest_rel

    # Pairs that all differ alike have no spread to measure by: there their signs must do.
    if len({*(ours - theirs)}) == 1:
        return _sign_chance(ours, theirs)
    return float(ttest_rel(ours, theirs).pvalue)


def _sign_chance(ours: Series, theirs: Series) -> float:
    """Return the exact chance of McNemar: of pairs that differ, half should differ either way."""
    from scipy.stats import binomtest

    only, all_that_differ = int((ours > theirs).sum()), int((ours != theirs).sum())
    return float(binomtest(only, all_that_differ).pvalue) if all_that_differ else 1.0


def looks_text(words: GameWords, found: Looks) -> str:
    """Return in a sentence what so many looks make of the differences; nothing of a single one."""
    if found.number < 2:
        return ""
    numbers = {"alone": len(found.alone), "together": len(found.together)}
    by_chance = words.number(f"{found.by_chance:.1f}")
    return words.say("experiment-looks", number=found.number, chance=by_chance, **numbers)
