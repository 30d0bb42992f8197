"""How sure a sample is: intervals of means, of shares, and of the difference of paired shares.

What is called an interval of 95 % holds the truth in 95 of 100 samples, of two wars as of two thousand, or it
says where it does not; `tests/experiments/test_coverage.py` counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.results.tails import beta_quantile, student_quantile

FINEST = 0.1  # percent that tables tell apart
BELOW, ABOVE = 0.025, 0.975  # the truth may lie beyond either end of an interval in so many samples
LEAST_WARS = 2
FEW = 5  # of fewer wars a mean has no interval: how they spread says next to nothing of how others do
NEEDED = f"a mean needs at least {LEAST_WARS}, and its interval {FEW}"
ANYWHERE = (-inf, inf)


class TooFewWars(LabError, ValueError):
    """A share with its interval needs at least two wars, and so does a mean, whose interval needs `FEW`."""


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

    @property
    def is_sure(self) -> bool:
        """Whether it has an interval that may be shown."""
        return True


class Anywhere(Estimate):
    """A mean of so few wars that it has no interval: its ends are how far the measure reaches."""

    __slots__ = ()

    @property
    def is_sure(self) -> bool:
        """Whether it has an interval that may be shown: it has none."""
        return False


def check_size(wars: int) -> None:
    """Refuse a sample that has no interval.

    Raises:
        TooFewWars: With fewer than two.
    """
    if wars < LEAST_WARS:
        raise TooFewWars(f"{wars} war(s): {NEEDED}. Play more wars.")


def mean_of(
    sample: Sequence[float], reach: tuple[float, float], limits: tuple[float, float] = ANYWHERE
) -> Estimate:
    """Return the mean of a sample, with the interval of Student's t, as far as it is possible.

    Where wars lean far to one side it holds the true mean less often: 88 of 100 times if a side has collapsed
    in most of 30 wars. A sample all alike says nothing of its spread: there the interval allows for as many
    wars at either end of the reach as so small a sample may have missed.

    Args:
        sample: The values.
        reach: Between which values a war that was missed would lie.
        limits: Between which values every war lies, whatever the sample: no mean is beyond them.

    Raises:
        TooFewWars: With fewer than two values, which have no spread.
    """
    size = len(sample)
    check_size(size)
    mean, spread = fmean(sample), stdev(sample)
    if spread:
        margin = student_quantile(size - 1, BELOW) * spread / sqrt(size)
        least, most = min(limits[0], *sample), max(limits[1], *sample)
        return Estimate(mean, max(mean - margin, least), min(mean + margin, most))
    missed, low, high = Share(0, size).bounds[1] / 100, min(reach[0], mean), max(reach[1], mean)
    return Estimate(mean, mean - missed * (mean - low), mean + missed * (high - mean))


def whole_percent(percent: float) -> str:
    """Return a share in percent for a table of whole numbers; only none is 0, and only all are 100.

    Examples:
        >>> whole_percent(37.4), whole_percent(99.6), whole_percent(0.02), whole_percent(100)
        ('37', '99.6', '<0.1', '100')
    """
    if 0 < percent < FINEST:
        return f"<{FINEST}"
    if 100 - FINEST < percent < 100:
        return f">{100 - FINEST}"
    text = f"{percent:.0f}"
    return f"{percent:.1f}" if text in ("0", "100") and percent not in (0, 100) else text


class Share(NamedTuple):
    """How many of a sample, and between which shares the true one lies in 95 of 100 such samples or more.

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
        """Lowest and highest plausible share in percent, by the exact method of Clopper and Pearson.

        Wilson's bounds would be narrower by a tenth, but near 0 and 100 they hold only 82 of 100 shares.
        """
        number, others = self.number, self.sample - self.number
        low = beta_quantile(number, others + 1, BELOW) if number else 0.0
        high = beta_quantile(number + 1, others, ABOVE) if others else 1.0
        return 100 * low, 100 * high

    @property
    def estimate(self) -> Estimate:
        """The share with its bounds.

        Raises:
            TooFewWars: If it is a share of fewer than two.
        """
        check_size(self.sample)
        return Estimate(self.percent, *self.bounds)


class Pairs(NamedTuple):
    """Pairs of wars, counted by which of the two had what is asked for.

    Attributes:
        both: Both had.
        ours: Only the one.
        theirs: Only the other.
        neither: Neither had.
    """

    both: int
    ours: int
    theirs: int
    neither: int

    @property
    def difference(self) -> Estimate:
        """The share of the one less that of the other, in percentage points.

        Newcombe's method 10 for paired shares (Statistics in Medicine 17, 1998, 2635-2650), on exact bounds:
        those of both shares, joined with regard to how far the two go together. Where the two wars of a pair
        nearly always go opposite ways it holds 93 of 100 differences, of two pairs 86.

        Raises:
            TooFewWars: With fewer than two pairs.
        """
        size = sum(self)
        check_size(size)
        one, other = Share(self.both + self.ours, size), Share(self.both + self.theirs, size)
        (low, high), (least, most) = one.bounds, other.bounds
        mean, alike = one.percent - other.percent, self.likeness
        below = _joined(one.percent - low, most - other.percent, alike)
        above = _joined(high - one.percent, other.percent - least, alike)
        return Estimate(mean, mean - below, mean + above)

    @property
    def likeness(self) -> float:
        """How far the two go together, from -1 to 1; a little less where they do, as Newcombe has it."""
        both, ours, theirs, neither = self
        together = both * neither - ours * theirs
        careful = max(together - sum(self) / 2, min(together, 0))
        margins = (both + ours) * (theirs + neither) * (both + theirs) * (ours + neither)
        return careful / sqrt(margins) if margins else 0.0


def _joined(one: float, other: float, alike: float) -> float:
    """Return how far a difference may be off, if its parts may be off so far and err alike."""
    return sqrt(max(one**2 - 2 * alike * one * other + other**2, 0))


def worst_margin(wars: int) -> float:
    """Return the sampling error of a share of one half, the largest there is, in percentage points.

    Examples:
        >>> round(worst_margin(200), 1), round(worst_margin(2000), 1)
        (7.1, 2.2)
    """
    return Share(wars // 2, wars).estimate.margin
