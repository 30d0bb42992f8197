"""What a sample of wars says, and how surely: means, quantiles, shares, paired differences."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.frames import question_of, values
from algeria_lab.experiments.measures import Measure, WrongMeasure, measure

if TYPE_CHECKING:
    from pandas import DataFrame, Series

# 1.96 standard errors on either side hold the true mean in 95 of 100 such samples.
WIDTH_OF_95 = 1.96
LEAST_WARS = 2
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class TooFewWars(LabError, ValueError):
    """An interval needs at least two wars."""


class Estimate(NamedTuple):
    """A mean with the interval that holds the true one in 95 of 100 such samples."""

    mean: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_clear(self) -> bool:
        """Whether 0 lies outside the interval: the sample shows in which direction it goes."""
        return self.low > 0 or self.high < 0


def mean_of(sample: Sequence[float]) -> Estimate:
    """Return the mean of a sample.

    Raises:
        TooFewWars: With fewer than two values there is no interval.
    """
    if len(sample) < LEAST_WARS:
        raise TooFewWars(f"{len(sample)} war(s): an interval needs at least {LEAST_WARS}. Play more wars.")
    mean, margin = fmean(sample), WIDTH_OF_95 * stdev(sample) / sqrt(len(sample))
    return Estimate(mean, mean - margin, mean + margin)


class Share(NamedTuple):
    """How many of a sample, and between which shares the true one lies in 95 of 100 such samples.

    Attributes:
        number: How many.
        sample: Of how many.
    """

    number: int
    sample: int

    @property
    def percent(self) -> float:
        """The share in percent."""
        return 100 * self.number / self.sample

    @property
    def bounds(self) -> tuple[float, float]:
        """Lowest and highest plausible share in percent (Wilson's interval: honest near 0 and 100 too)."""
        share, square, size = self.number / self.sample, WIDTH_OF_95**2, self.sample
        middle = (share + square / (2 * size)) / (1 + square / size)
        spread = sqrt(share * (1 - share) / size + square / (4 * size**2)) * WIDTH_OF_95
        reach = spread / (1 + square / size)
        return 100 * max(0.0, middle - reach), 100 * min(1.0, middle + reach)


def worst_margin(wars: int) -> float:
    """Return the sampling error of a share of one half, the largest there is, in percentage points.

    Examples:
        >>> round(worst_margin(200), 1), round(worst_margin(2000), 1)
        (6.9, 2.2)
    """
    return 100 * WIDTH_OF_95 * 0.5 / sqrt(wars)


class Row(NamedTuple):
    """What a sample says of one way against one opponent, by one measure.

    Attributes:
        against: The opponent.
        way: The way.
        measure: The measure, as it is written.
        wars: Size of the sample.
        mean: Mean with its interval; for shares in percent, by Wilson's interval.
        quantiles: Values at `QUANTILES`.
        difference: Mean of this way less the first one, war by war; None for the first one itself.
    """

    against: str
    way: str
    measure: str
    wars: int
    mean: Estimate
    quantiles: tuple[float, ...]
    difference: Estimate | None


def rows(frame: DataFrame, measures: Sequence[str | Measure]) -> list[Row]:
    """Return what the wars say, by measure, opponent and way.

    Of a frame from which wars were left out, differences count only seeds that both ways still have.

    Raises:
        TooFewWars: With fewer than two wars a way, or fewer than two pairs.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    question = question_of(frame)
    found = []
    for asked in map(measure, measures):
        # One column a way, pairs side by side.
        table = values(frame, asked).unstack("way").reindex(columns=list(question.ways))  # noqa: PD010
        of_opponent = table.index.get_level_values("against")
        for against in question.opponents:
            sample = table[of_opponent == against]
            found += [_row(sample, against, way, asked, next(iter(question.ways))) for way in question.ways]
    return found


def _row(sample: DataFrame, against: str, way: str, asked: Measure, first: str) -> Row:
    ours = _numbers(sample[way])
    mean = mean_of(ours)
    if asked.is_share:
        low, high = Share(round(sum(ours) / 100), len(ours)).bounds
        mean = Estimate(mean.mean, low, high)
    quantiles = tuple(float(sample[way].quantile(part)) for part in QUANTILES)
    apart = None if way == first else mean_of(_numbers(sample[way] - sample[first]))
    return Row(against, way, str(asked), len(ours), mean, quantiles, apart)


def _numbers(column: Series) -> list[float]:
    return [float(value) for value in column.dropna()]


def summary(frame: DataFrame, measures: str | Measure | Sequence[str | Measure] = ("balance",)) -> DataFrame:
    """Return mean, interval, quantiles and paired difference as a table.

    Args:
        frame: The results.
        measures: One or several, such as ``gov.psl@8`` or ``gov.wins``.

    Returns:
        One row for each measure, opponent and way: ``wars``, ``mean``, ``low``, ``high`` (95% interval),
        ``q5`` to ``q95``, and ``difference``, ``difference.low``, ``difference.high`` from the first way,
        paired by seed.

    Raises:
        TooFewWars: With fewer than two wars a way.
        UnknownName, WrongMeasure: For a measure that is none.
    """
    import pandas as pd

    several = (measures,) if isinstance(measures, str | Measure) else measures
    if not several:
        raise WrongMeasure("no measure was asked for. Name one, such as 'balance@8'.")
    heads = [f"q{round(100 * part)}" for part in QUANTILES]
    table = [
        {
            "measure": row.measure,
            "against": row.against,
            "way": row.way,
            "wars": row.wars,
            "mean": row.mean.mean,
            "low": row.mean.low,
            "high": row.mean.high,
            **dict(zip(heads, row.quantiles, strict=True)),
            "difference": row.difference.mean if row.difference else None,
            "difference.low": row.difference.low if row.difference else None,
            "difference.high": row.difference.high if row.difference else None,
        }
        for row in rows(frame, several)
    ]
    return pd.DataFrame(table).set_index(["measure", "against", "way"])
