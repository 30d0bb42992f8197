"""What a sample of wars says, and how surely: means, quantiles, shares, paired differences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import product
from math import floor, inf, nan
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple, cast

from algeria_lab.experiments.asking.grids import POSITION
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.measuring.measures import Measure, WrongMeasure
from algeria_lab.experiments.results.grids import points_of
from algeria_lab.experiments.results.intervals import (
    ANYWHERE,
    FEW,
    LEAST_WARS,
    NEEDED,
    Anywhere,
    Estimate,
    Pairs,
    Share,
    TooFewWars,
    check_size,
    mean_of,
)
from algeria_lab.experiments.results.provenance import warn_of_other_rules
from algeria_lab.experiments.results.reading import measure_of, refusals_of, seen_of, values
from algeria_lab.experiments.results.table import Wars

if TYPE_CHECKING:
    from pandas import DataFrame

    from algeria_lab.experiments.results.table import WarsLike

# Measures whose range is that of their track, from end to end.
CLOSED: Mapping[str, Collection[str]] = {"algeria": ("balance", "gov.psl", "fln.psl")}
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def estimate(asked: Measure, sample: Sequence[float]) -> Estimate:
    """Return the mean of what a measure says of some wars; a share by the method meant for shares.

    Of fewer wars than `FEW` a mean may lie wherever the measure reaches; see `has_interval`.

    Raises:
        TooFewWars: With fewer than two values.
    """
    if asked.is_share:
        return Share(sum(value > 0 for value in sample), len(sample)).estimate
    check_size(len(sample))
    if len(sample) < FEW:
        return _anywhere(fmean(sample), *asked.range)
    return mean_of(sample, asked.range, limits_of(asked))


def has_interval(asked: Measure, wars: int) -> bool:
    """Return whether so many wars, or pairs, say how far a mean may be off; shares have an exact interval."""
    return asked.is_share or wars >= FEW


def _anywhere(mean: float, low: float, high: float) -> Anywhere:
    return Anywhere(mean, min(low, mean), max(high, mean))


def limits_of(asked: Measure) -> tuple[float, float]:
    """Return between which values a measure lies in every war; infinite where nothing bounds it.

    The range of a measure is what is worth predicting. One that begins at 0 counts something, and counts end
    there; which others end where their range does is listed.
    """
    low, high = asked.range
    closed = asked.name in CLOSED.get(asked.game, ())
    if asked.own is not None:
        return ANYWHERE
    return (low if closed or low == 0 else -inf), (high if closed else inf)


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
    far, apart = span(asked, ours, theirs), [one - other for one, other in pairs]
    low, high = limits_of(asked)
    if len(pairs) < FEW:
        wide = max(far, asked.range[1] - asked.range[0])
        return _anywhere(fmean(apart), -wide, wide)
    return mean_of(apart, (-far, far), (low - high, high - low))


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


def rows(wars: WarsLike, measures: Sequence[str | Measure]) -> list[Row]:
    """Return what the wars say, by measure, opponent and way, as far as there are wars of them.

    Where wars were left out, differences count only seeds that both ways still have.

    Raises:
        TooFewWars: With fewer than two wars of a way.
        UnknownName, WrongMeasure: For a measure that is none.
        NoSuchExperiment: If the wars do not know their question.
    """
    table, found = Wars.of(wars), list[Row]()
    for one in measures:
        asked = measure_of(table, one)
        found += table.once(("rows", asked), partial(_rows, table, asked))
    if not found:
        raise _no_wars()
    return found


def _no_wars() -> TooFewWars:
    return TooFewWars(f"0 wars: {NEEDED}. Play more wars, or filter fewer out.")


def _rows(wars: Wars, asked: Measure) -> list[Row]:
    question, said = seen_of(wars), values(wars, asked)
    first, found = next(iter(question.ways)), []
    for against in question.opponents:
        of_way = {way: said[against, way] for way in question.ways if (against, way) in said}
        found += [_row(of_way, against, way, asked, first) for way in of_way]
    return found


Sample = Mapping[int, float]  # what a measure says of wars, by seed


def _row(of_way: Mapping[str, Sample], against: str, way: str, asked: Measure, first: str) -> Row:
    ours = list(of_way[way].values())
    if len(ours) < LEAST_WARS:
        raise TooFewWars(
            f"{len(ours)} war of {way!r} against {against!r}: {NEEDED}. Play more wars, or filter fewer out."
        )
    ordered = sorted(map(float, ours))
    quantiles = tuple(quantile(ordered, part) for part in QUANTILES)
    pairs = paired(of_way[way], of_way.get(first, {}))
    one, other = [ours for ours, _ in pairs], [theirs for _, theirs in pairs]
    apart = None if way == first or len(one) < LEAST_WARS else difference(asked, one, other)
    return Row(
        against, way, asked, len(ours), estimate(asked, ours), quantiles, apart, one == other, first, len(one)
    )


def paired(ours: Sample, theirs: Sample) -> list[tuple[float, float]]:
    """Return what is said of the wars whose seeds both have, in the order of ours."""
    return [(value, theirs[seed]) for seed, value in ours.items() if seed in theirs]


def quantile(ordered: Sequence[float], part: float) -> float:
    """Return below which value a part of an ascending sample lies, between two of them in proportion."""
    place = (len(ordered) - 1) * part
    low = floor(place)
    over, below, above = place - low, ordered[low], ordered[min(low + 1, len(ordered) - 1)]
    # From the nearer end, so that rounding never leads beyond it.
    return below + (above - below) * over if over < 1 / 2 else above - (above - below) * (1 - over)


def summary(
    frame: WarsLike | Mapping[str, WarsLike],
    measures: str | Measure | Sequence[str | Measure] = ("balance",),
) -> DataFrame:
    """Return mean, interval, quantiles and paired difference as a table.

    Args:
        frame: The results; or several runs, each by a name: the table tells them apart under ``run``.
        measures: One or several, such as ``gov.psl@8`` or ``gov.wins``.

    Returns:
        One row for each measure, as it was asked for, opponent and way, what decides first: ``wars``,
        ``mean``, ``low``, ``high`` (95% interval); ``difference``, ``difference.low``, ``difference.high``
        from the way that is named under ``yardstick``, paired by seed: the first of the question that the
        frame holds; ``pairs``, and ``q5`` to ``q95``. ``mean`` is over all ``wars`` of the way,
        ``difference`` only over the ``pairs`` of which both ways hold the seed: after a filter or a refused
        opening these are fewer, and the two need not fit. Where openings were refused, ``refused`` says in
        how many wars. Of fewer than 5 wars, or pairs, there is no interval but that of a share: its ends are
        missing.

        Of results from several positions there are these rows for each ``position``, every number from its
        wars alone. There ``shift``, with its interval, says by how much the mean of the same way against the
        same opponent lies above that from the position under ``shift.from``, the first that the frame holds,
        and ``shift.pairs`` from how many wars with one seed at both.

    Raises:
        TooFewWars: With fewer than two wars of a way.
        UnknownName, WrongMeasure: For a measure that is none.
        NoSuchExperiment: If the frame does not know its question, or wars in it cannot be told apart.

    Warns:
        OtherRules: Where the wars were played by other rules or players than the installed ones.
    """
    import pandas as pd

    if isinstance(frame, Mapping):
        if len({Wars.of(one).grid is None for one in frame.values()}) > 1:
            raise NoSuchExperiment(
                "some of these runs are from several positions and some are not: their tables have no rows "
                "in common. Ask for those of each kind by themselves."
            )
        return pd.concat({name: summary(one, measures) for name, one in frame.items()}, names=["run"])
    warn_of_other_rules(frame)
    alone = isinstance(measures, str | Measure)
    several = cast("Sequence[str | Measure]", (measures,) if alone else measures)
    table = Wars.of(frame)
    made = pd.DataFrame(summary_rows(table, several))
    # Where nothing is compared, no number; a column of nothing else is one of numbers all the same.
    numbers = [name for name in made if str(name).partition(".")[0] in {"difference", "shift"}]
    made = made.astype({name: float for name in numbers if name not in {"shift.from", "shift.pairs"}})
    asked = {str(measure_of(table, one)): one for one in several if isinstance(one, str)}
    made["measure"] = [asked.get(name, name) for name in made["measure"]]
    index = ["measure", "against", "way"]
    return made.set_index([POSITION, *index] if table.grid else index)


def summary_rows(wars: WarsLike, measures: Sequence[str | Measure]) -> list[dict[str, object]]:
    """Return what `summary` tells of a run as rows, each by the names of its columns; None for no number.

    Raises:
        TooFewWars, UnknownName, WrongMeasure, NoSuchExperiment: As `summary` does.
    """
    if not measures:
        raise WrongMeasure("no measure was asked for. Name one, such as 'balance@8'.")
    table = Wars.of(wars)
    return _point_rows(table, measures) if table.grid else _run_rows(table, measures)


class Shift(NamedTuple):
    """By how much a position moves what is measured of a way against an opponent.

    Attributes:
        found: Mean of the wars from there less those with the same seeds from the first position; None for
            that one itself, and where fewer than two wars are pairs.
        first: The first position.
        pairs: Wars with one seed from both; for the first one itself all of its own.
    """

    found: Estimate | None
    first: str
    pairs: int


def shifts(wars: WarsLike, what: str | Measure) -> dict[tuple[str, str, str], Shift]:
    """Return by how much each position of a grid moves a measure, by position, opponent and way.

    Raises:
        UnknownName, WrongMeasure: For a measure that is none.
        NoSuchExperiment: If the wars are not from several positions.
    """
    table = Wars.of(wars)
    points, asked = points_of(table), measure_of(table, what)
    said = {name: values(point, asked) for name, point in points.items()}
    first, found = next(iter(said), ""), {}
    for name, of_point in said.items():
        for (against, way), sample in of_point.items():
            pairs = paired(sample, said[first].get((against, way), {}))
            one, other = [ours for ours, _ in pairs], [theirs for _, theirs in pairs]
            apart = None if name == first or len(one) < LEAST_WARS else difference(asked, one, other)
            found[name, against, way] = Shift(apart, first, len(one))
    return found


def _point_rows(table: Wars, measures: Sequence[str | Measure]) -> list[dict[str, object]]:
    """Return the rows of each position of a grid, and by how much it moves what they say."""
    points = points_of(table)
    if not points:
        raise _no_wars()
    asked = {str(read): read for read in (measure_of(table, one) for one in measures)}
    moved = {name: shifts(table, read) for name, read in asked.items()}
    found = []
    for name, point in points.items():
        try:
            of_point = _run_rows(point, measures)
        except TooFewWars as error:
            raise TooFewWars(f"from {name!r}: {error}") from error
        for row in of_point:
            measure = str(row["measure"])
            shift = moved[measure][name, str(row["against"]), str(row["way"])]
            found.append({POSITION: name, **row, **_shift_cells(asked[measure], shift)})
    return found


def _shift_cells(asked: Measure, shift: Shift) -> dict[str, object]:
    """Return what a table says of the shift of a position."""
    apart, is_sure = shift.found, has_interval(asked, shift.pairs)
    return {
        "shift": apart.mean if apart else None,
        "shift.low": _end(apart and apart.low, is_sure=is_sure),
        "shift.high": _end(apart and apart.high, is_sure=is_sure),
        "shift.from": shift.first if apart else "",
        "shift.pairs": shift.pairs,
    }


def _end(end: float | None, *, is_sure: bool) -> float | None:
    """Return the end of an interval; no number where wars are too few, None where nothing is compared."""
    return end if end is None or is_sure else nan


def _run_rows(wars: Wars, measures: Sequence[str | Measure]) -> list[dict[str, object]]:
    """Return the rows of wars from one position."""
    found = rows(wars, measures)
    lost = Counter((war.against, war.way) for war in refusals_of(wars))
    return [_cells(row) | ({"refused": lost[row.against, row.way]} if lost else {}) for row in found]


def _cells(row: Row) -> dict[str, object]:
    """Return what a table says of a way."""
    apart, is_sure = row.difference, has_interval(row.asked, row.wars)
    are_sure = has_interval(row.asked, row.pairs)
    return {
        "measure": row.measure,
        "against": row.against,
        "way": row.way,
        "wars": row.wars,
        "mean": row.mean.mean,
        "low": row.mean.low if is_sure else nan,
        "high": row.mean.high if is_sure else nan,
        "difference": apart.mean if apart else None,
        "difference.low": _end(apart and apart.low, is_sure=are_sure),
        "difference.high": _end(apart and apart.high, is_sure=are_sure),
        "yardstick": row.yardstick if apart else "",
        "pairs": row.pairs,
        **{f"q{round(100 * part)}": value for part, value in zip(QUANTILES, row.quantiles, strict=True)},
    }
