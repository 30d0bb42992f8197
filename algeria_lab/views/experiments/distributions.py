"""How many wars came out how: each way in a lane of its own, and the differences of the pairs likewise."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.experiments.frames import question_of, values
from algeria_lab.experiments.intervals import Estimate
from algeria_lab.experiments.measures import Measure
from algeria_lab.experiments.statistics import Row, rows
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.experiments.lanes import (
    HATCHED,
    MOST_LANES,
    NO_HATCH,
    LanesChart,
    Layout,
    add,
    empty,
    ground,
    joined,
    look_of,
    spread,
    way_number,
    whiskers,
)
from algeria_lab.views.experiments.text import by_opponent, interval, opponent_title, quoted_way, way_title
from algeria_lab.views.shared.numbers import rounded, signed

if TYPE_CHECKING:
    from bokeh.plotting import figure
    from pandas import DataFrame, Series

    from algeria_lab.experiments.questions import Question

TALL, FLAT = 46, 18  # pixels of a lane with bars that stand, and with one that lies
MOST_BINS = 30
WIDTHS = (1, 2, 5, 10, 20, 50)
MOST_TABLED = 400  # rows of a table; an audit of pairs has many ways


class Bins(NamedTuple):
    """Equal parts of an axis of whole numbers.

    Attributes:
        start: Lowest number of the first part.
        width: How many numbers a part holds.
        number: How many parts.
    """

    start: int
    width: int
    number: int

    @classmethod
    def over(cls, low: float, high: float) -> Bins:
        """Return few enough parts that hold all numbers from *low* to *high*; one part begins at 0."""
        width = next((one for one in WIDTHS if (high - low) / one < MOST_BINS), WIDTHS[-1])
        start = int(low // width * width)
        return cls(start, width, int((high - start) // width) + 1)

    def counts(self, sample: Series) -> list[int]:
        """Return how many of a sample fall into each part."""
        places = ((sample - self.start) // self.width).astype(int).value_counts()
        return [int(places.get(place, 0)) for place in range(self.number)]

    def ends(self, place: int) -> tuple[int, int]:
        """Return the lowest and highest number of a part."""
        start = self.start + place * self.width
        return start, start + self.width - 1


class Sample(NamedTuple):
    """What one lane shows: the values of a way against an opponent, and what they say on average."""

    row: Row
    wars: Series
    found: Estimate


class _Histograms(LanesChart):
    """Samples as histograms in lanes, the mean marked."""

    @abstractmethod
    def samples(self, frame: DataFrame) -> list[Sample]:
        """Return what the lanes show, opponents together."""

    @abstractmethod
    def lane_text(self, question: Question, sample: Sample) -> str:
        """Return the words above a lane."""

    @abstractmethod
    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:
        """Return what the chart shows in words."""

    def axis(self, question: Question) -> str:  # noqa: ARG002 - for those that need it
        """Return the words under the axis."""
        return self.measured

    def read(self, frame: DataFrame) -> Reading:
        """See `FrameChart.read`."""
        question, samples = question_of(frame), self.samples(frame)
        # A share is 0 or 100 in each war: only its mean is worth a bar.
        self.flat = self.measure.is_share
        drawn = _most_telling(samples, question)
        bins = Bins.over(*_ends([sample.wars for sample in samples]))
        edges = [bins.start - 0.5, bins.start + bins.width * bins.number - 0.5]
        if self.flat:
            edges = [0, *(end for sample in samples for end in sample.found[1:])]
        low, high = spread(edges)
        sources, depth = self._lay(question, drawn, bins, (low, high))
        said = joined(self.sentence(question, samples), self.not_drawn(len(drawn), len(samples)))
        settings = {"low": low, "high": high, "depth": depth, "axis": self.axis(question)}
        return Reading(sources, said, self._table(question, samples, bins), frame=settings)

    def _lay(
        self, question: Question, samples: Sequence[Sample], bins: Bins, ends: tuple[float, float]
    ) -> tuple[dict[str, Columns], int]:
        layout, against = Layout(), ""
        bars = empty("left", "right", "bottom", "top", "colour", "hatch", "way", "span", "wars")
        marks, lines = empty("x", "y", "low", "high"), empty("y", "from", "to")
        for sample in samples:
            row = sample.row
            if row.against != against:
                against = row.against
                title = opponent_title(self.words, question, against)
                layout.head(self.words.say("experiment-against", against=title), "bold")
            layout.head(self.lane_text(question, sample))
            lane = layout.lane(FLAT if self.flat else TALL)
            look = look_of(way_number(question, row.way))
            same: dict[str, Any] = {"colour": look.fill, "hatch": look.hatch or NO_HATCH}
            same |= {"way": way_title(self.words, question, row.way), "bottom": lane.bottom}
            for bar in self._bars(sample, bins):
                top = lane.bottom + round(bar.pop("share") * (lane.top - lane.bottom))
                add(bars, **same, **bar, top=top)
            add(lines, y=lane.bottom, **{"from": ends[0], "to": ends[1]})
            add(marks, x=sample.found.mean, y=lane.middle, low=sample.found.low, high=sample.found.high)
        sources = {"bars": bars, "marks": marks, "lines": lines, **layout.sources(ends[0])}
        return sources, layout.depth

    def _bars(self, sample: Sample, bins: Bins) -> list[dict[str, Any]]:
        wars = len(sample.wars)
        if self.flat:
            left, right = sorted([0.0, sample.found.mean])
            return [{"left": left, "right": right, "share": 1.0, "span": "", "wars": wars}]
        found, counts = [], bins.counts(sample.wars)
        # Each lane has its own height: where all wars of one way end alike, the others would lie flat.
        most = max(counts)
        for place, count in enumerate(counts):
            low, high = bins.ends(place)
            if count:
                span = self._span(low, high)
                edges = {"left": low - 0.5, "right": high + 0.5}
                found.append({**edges, "share": count / most, "span": span, "wars": count})
        return found

    def _span(self, low: int, high: int) -> str:
        ends = [signed(self.words, end) if self.zero else self.words.number(end) for end in (low, high)]
        if low == high:
            return ends[0]
        return self.words.say("experiment-interval", low=ends[0], high=ends[1])

    def _table(self, question: Question, samples: Sequence[Sample], bins: Bins) -> list[list[object]]:
        say = self.words.say
        spans = [] if self.flat else [self._span(*bins.ends(place)) for place in range(bins.number)]
        names = ("opponent", "way", "mean", "interval-head", "wars")
        table: list[list[object]] = [[*(say(f"experiment-{name}") for name in names), *spans]]
        for sample in samples[:MOST_TABLED]:
            said = interval(self.words, sample.found, sign=self.zero)
            cells: list[object] = [
                opponent_title(self.words, question, sample.row.against),
                way_title(self.words, question, sample.row.way),
                said["mean"],
                say("experiment-interval", low=said["low"], high=said["high"]),
                len(sample.wars),
            ]
            table.append([*cells, *([] if self.flat else bins.counts(sample.wars))])
        return table

    def paint(self, plot: figure) -> None:
        """See `LanesChart.paint`."""
        from bokeh.models import HoverTool

        ground(plot, self.sources["lines"])
        bars = plot.quad(
            left="left",
            right="right",
            bottom="bottom",
            top="top",
            source=self.sources["bars"],
            **HATCHED,
            line_color="white",
            line_width=0.5,
        )
        whiskers(plot, self.sources["marks"])
        tips = [("", "@way"), ("", "@span"), (self.words.say("experiment-wars"), "@wars")]
        plot.add_tools(HoverTool(renderers=[bars], tooltips=tips))


def _most_telling(samples: list[Sample], question: Question) -> list[Sample]:
    """Return as many samples as a picture holds: the yardstick and those that differ most from it."""
    if len(samples) <= MOST_LANES:
        return samples
    each = max(MOST_LANES // len(question.opponents), 1)

    def size(sample: Sample) -> float:
        apart = sample.row.difference
        return abs(apart.mean) if apart else float("inf")

    found = []
    for against in question.opponents:
        met = [sample for sample in samples if sample.row.against == against]
        found += sorted(met, key=size, reverse=True)[:each]
    return found


def _table_of(frame: DataFrame, asked: Measure) -> DataFrame:
    """Return the values of all wars, one column a way."""
    return values(frame, asked).unstack("way")  # noqa: PD010 - pairs side by side


def _ends(samples: Sequence[Series]) -> tuple[float, float]:
    return (
        min((float(sample.min()) for sample in samples), default=0.0),
        max((float(sample.max()) for sample in samples), default=0.0),
    )


class Distributions(_Histograms):
    """A measure in every war: each way in a lane, opponent by opponent. Shares are bars up to their mean."""

    key = "distributions"

    def samples(self, frame: DataFrame) -> list[Sample]:
        """See `_Histograms.samples`."""
        table = _table_of(frame, self.measure)
        return [Sample(row, table.loc[row.against][row.way], row.mean) for row in rows(frame, [self.measure])]

    def lane_text(self, question: Question, sample: Sample) -> str:
        """See `_Histograms.lane_text`."""
        title, mean = way_title(self.words, question, sample.row.way), rounded(self.words, sample.found.mean)
        if self.flat:
            said = self.words.say("experiment-percent-of", value=mean)
            return self.words.say("experiment-lane", way=title, value=said)
        return self.words.say("experiment-lane-mean", way=title, value=mean)

    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:
        """See `_Histograms.sentence`."""
        said = [
            (
                sample.row.against,
                self.say(
                    "item",
                    way=quoted_way(self.words, question, sample.row.way),
                    mean=rounded(self.words, sample.found.mean),
                ),
            )
            for sample in samples
        ]
        groups = by_opponent(self.words, question, said)
        mark = self.say("mark-share" if self.flat else "mark")
        return joined(self.say("summary", measure=self.measured, groups=groups), mark)


class PairedDifference(_Histograms):
    """By how much each way differs from the first in the war with the same seed."""

    key = "difference"
    zero = True

    def title(self) -> str:
        """See `LanesChart.title`."""
        return self.say("title", first=self._first)

    def read(self, frame: DataFrame) -> Reading:
        """See `FrameChart.read`."""
        question = question_of(frame)
        self._first = quoted_way(self.words, question, next(iter(question.ways)))
        return super().read(frame)

    def samples(self, frame: DataFrame) -> list[Sample]:
        """See `_Histograms.samples`."""
        table, first = _table_of(frame, self.measure), next(iter(question_of(frame).ways))
        found = []
        for row in rows(frame, [self.measure]):
            if row.difference is not None:
                pairs = table.loc[row.against]
                found.append(Sample(row, pairs[row.way] - pairs[first], row.difference))
        return found

    def axis(self, question: Question) -> str:  # noqa: ARG002 - see `_Histograms.axis`
        """See `_Histograms.axis`."""
        return self.say("axis", first=self._first, measure=self.measured)

    def lane_text(self, question: Question, sample: Sample) -> str:
        """See `_Histograms.lane_text`."""
        title = way_title(self.words, question, sample.row.way)
        said = self.words.say("experiment-interval-of", **interval(self.words, sample.found, sign=True))
        return self.words.say("experiment-lane", way=title, value=said)

    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:  # noqa: ARG002 - the page says it
        """See `_Histograms.sentence`."""
        return self.say("mark-share" if self.flat else "mark", first=self._first)
