"""What a sample of wars says, and how surely: means, quantiles, shares, paired differences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.measuring.measures import Measure, WrongMeasure
from algeria_lab.experiments.results.frames import measure_of, refused, seen_of, values
from algeria_lab.experiments.results.intervals import (
    LEAST_WARS,
    Estimate,
    Pairs,
    Share,
    TooFewWars,
    check_size,
    mean_of,
)

if TYPE_CHECKING:
    from pandas import DataFrame, Series

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def estimate(asked: Measure, sample: Sequence[float]) -> Estimate:
    """Return the mean of what a measure says of some wars; a share by the method meant for shares.

    Raises:
        TooFewWars: With fewer than two values.
    """
    if asked.is_share:
        return Share(sum(value > 0 for value in sample), len(sample)).estimate
    return mean_of(sample, asked.range)


def difference(asked: Measure, ours: Sequence[float], theirs: Sequence[float]) -> Estimate:
    """Return by how much a measure is higher in our wars than in theirs, pair by pair.

    Args:
        asked: The measure.
        ours: What it says of our wars.
        theirs: What it says of theirs, in the order of ours.

    Raises:
        TooFewWars: With fewer than two pairs.
    """
    pairs = list(zip(ours, theirs, strict=True))
    check_size(len(pairs))
    if asked.is_share:
        kinds = [(one > 0, other > 0) for one, other in pairs]
        return Pairs(*map(kinds.count, product((True, False), (True, False)))).difference
    far = span(asked, ours, theirs)
    return mean_of([one - other for one, other in pairs], (-far, far))


def span(asked: Measure, *samples: Sequence[float]) -> float:
    """Return how far the wars of some samples lie apart; where all are alike, how far the measure reaches."""
    seen = [value for sample in samples for value in sample]
    low, high = asked.range
    return max(seen) - min(seen) or high - low


class Row(NamedTuple):
    """What a sample says of one way against one opponent, by one measure.

    Attributes:
        against: The opponent.
        way: The way.
        asked: The measure.
        wars: Size of the sample.
        mean: Mean with its interval; for shares in percent.
        quantiles: Values at `QUANTILES`.
        difference: Mean of this way less the first one, war by war; None for the first one itself, and where
            fewer than two wars are pairs.
        same: Whether each war came out as under the first way.
        yardstick: The first way: of those that the frame holds, the one that the question names first.
        pairs: Wars that both ways hold with the same seed; for the first way itself all of its own.
    """

    against: str
    way: str
    asked: Measure
    wars: int
    mean: Estimate
    quantiles: tuple[float, ...]
    difference: Estimate | None
    same: bool
    yardstick: str
    pairs: int

    @property
    def measure(self) -> str:
        """The measure, as it is written."""
        return str(self.asked)


def rows(frame: DataFrame, measures: Sequence[str | Measure]) -> list[Row]:
    """Return what the wars say, by measure, opponent and way, as far as the frame holds wars of them.

    Of a frame from which wars were left out, differences count only seeds that both ways still have.

    Raises:
        TooFewWars: With fewer than two wars of a way.
        UnknownName, WrongMeasure: For a measure that is none.
        NoSuchExperiment: If the frame does not know its question.
    """
    question = seen_of(frame)
    found = []
    for asked in [measure_of(frame, one) for one in measures]:
        # One column a way, pairs side by side.
        table = values(frame, asked).unstack("way").reindex(columns=list(question.ways))  # noqa: PD010
        of_opponent = table.index.get_level_values("against")
        for against in question.opponents:
            sample = table[of_opponent == against]
            first = next(iter(question.ways))
            found += [
                _row(sample, against, way, asked, first) for way in question.ways if sample[way].count()
            ]
    if not found:
        raise TooFewWars(
            f"0 wars: an interval needs at least {LEAST_WARS}. Play more wars, or filter fewer out."
        )
    return found


def _row(sample: DataFrame, against: str, way: str, asked: Measure, first: str) -> Row:
    ours = _numbers(sample[way])
    if len(ours) < LEAST_WARS:
        raise TooFewWars(
            f"{len(ours)} war of {way!r} against {against!r}: an interval needs at least {LEAST_WARS}. "
            "Play more wars, or filter fewer out."
        )
    mean = estimate(asked, ours)
    quantiles = tuple(float(sample[way].quantile(part)) for part in QUANTILES)
    pairs = sample[sample[way].notna() & sample[first].notna()]
    one, other = _numbers(pairs[way]), _numbers(pairs[first])
    apart = None if way == first or len(one) < LEAST_WARS else difference(asked, one, other)
    return Row(against, way, asked, len(ours), mean, quantiles, apart, one == other, first, len(one))


def _numbers(column: Series) -> list[float]:
    return [float(value) for value in column.dropna()]


def summary(
    frame: DataFrame | Mapping[str, DataFrame],
    measures: str | Measure | Sequence[str | Measure] = ("balance",),
) -> DataFrame:
    """Return mean, interval, quantiles and paired difference as a table.

    Args:
        frame: The results; of several runs, such as one from each of several positions or decks, each by a
            name: the table tells them apart under ``run``.
        measures: One or several, such as ``gov.psl@8`` or ``gov.wins``.

    Returns:
        One row for each measure, opponent and way, what decides first: ``wars``, ``mean``, ``low``, ``high``
        (95% interval); ``difference``, ``difference.low``, ``difference.high`` from the way that is named
        under ``yardstick``, paired by seed: the first of the question that the frame holds; ``pairs``, and
        ``q5`` to ``q95``. ``mean``
        is over all ``wars`` of the way, ``difference`` only over the ``pairs`` of which both ways hold the
        seed: after a filter or a refused opening these are fewer, and the two need not fit. Where openings
        were refused, ``refused`` says in how many wars.

    Raises:
        TooFewWars: With fewer than two wars of a way.
        UnknownName, WrongMeasure: For a measure that is none.
        NoSuchExperiment: If the frame does not know its question.
    """
    import pandas as pd

    if isinstance(frame, Mapping):
        return pd.concat({name: summary(one, measures) for name, one in frame.items()}, names=["run"])
    several = (measures,) if isinstance(measures, str | Measure) else measures
    if not several:
        raise WrongMeasure("no measure was asked for. Name one, such as 'balance@8'.")
    table = pd.DataFrame([_cells(row) for row in rows(frame, several)]).set_index(
        ["measure", "against", "way"]
    )
    lost = refused(frame).groupby(["against", "way"]).size()
    if len(lost):
        table["refused"] = [int(lost.get((against, way), 0)) for _, against, way in table.index]
    return table


def _cells(row: Row) -> dict[str, object]:
    """Return what a table says of a way."""
    apart = row.difference
    return {
        "measure": row.measure,
        "against": row.against,
        "way": row.way,
        "wars": row.wars,
        "mean": row.mean.mean,
        "low": row.mean.low,
        "high": row.mean.high,
        "difference": apart.mean if apart else None,
        "difference.low": apart.low if apart else None,
        "difference.high": apart.high if apart else None,
        "yardstick": row.yardstick if apart else "",
        "pairs": row.pairs,
        **{f"q{round(100 * part)}": value for part, value in zip(QUANTILES, row.quantiles, strict=True)},
    }
