"""Wars as histograms: each way in a lane of its own, on a scale of wars, the mean marked under it."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.experiments.results.intervals import Estimate
from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.statistics import Row
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.charts.style import INK, LETTERS, QUIET
from algeria_lab.views.experiments.amounts import as_drawn, ends_text, said_mean
from algeria_lab.views.experiments.charts.lanes import (
    GAP,
    HATCHED,
    LINE,
    MOST_LANES,
    NO_HATCH,
    Lane,
    LanesChart,
    Layout,
    add,
    beside,
    empty,
    ground,
    joined,
    look_of,
    mark_predicted,
    side_of,
    spread,
    way_number,
    whiskers,
)
from algeria_lab.views.experiments.charts.outcomes import LOOKS, OPEN
from algeria_lab.views.experiments.text import opponent_title, way_against, way_title
from algeria_lab.views.shared.numbers import decimal, signed

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.table import Wars

TALL, FLAT = 54, 18  # pixels of a lane with bars that stand, and with one that lies
STRIP = 16  # pixels under bars that stand, for the mark of the mean: it may lie where hardly a war ended
MOST_BINS = 30
WIDTHS = (1, 2, 5, 10, 20, 50)
NAMED_RIGHT = 2 / 3  # of the axis: behind it a name stands on the left of its line
LEVELS = tuple(step * 10**power for power in range(7) for step in (1, 2, 5))  # of wars, beside a lane
MOST_TABLED = 400  # rows of a table; an audit of pairs has many ways


PLAIN = "bars"  # the one kind of bars of a lane whose wars are all alike
BAR = ("left", "right", "bottom", "top", "colour", "hatch", "way", "span", "wars")


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

    def counts(self, sample: Sequence[float]) -> list[int]:
        """Return how many of a sample fall into each part."""
        places = Counter(int((value - self.start) // self.width) for value in sample)
        return [places[place] for place in range(self.number)]

    def ends(self, place: int) -> tuple[int, int]:
        """Return the lowest and highest number of a part."""
        start = self.start + place * self.width
        return start, start + self.width - 1


class Sample(NamedTuple):
    """What one lane shows.

    Attributes:
        row: What the wars say of a way against an opponent.
        wars: The values.
        found: Their mean with its interval.
        outcomes: Who had won each of them, in their order; None where the values are those of pairs of wars.
    """

    row: Row
    wars: Sequence[float]
    found: Estimate
    outcomes: Sequence[str] | None = None

    def of(self, outcome: str) -> Sequence[float]:
        """Return the values of the wars that came out in one way; all where nobody says how."""
        if self.outcomes is None:
            return self.wars
        return [value for value, found in zip(self.wars, self.outcomes, strict=True) if found == outcome]


class Histograms(LanesChart):
    """Samples as histograms in lanes, the mean marked.

    Attributes:
        predicted: What the reader predicted, by way.
    """

    predicted: Mapping[str, float] = MappingProxyType({})

    @abstractmethod
    def samples(self, wars: Wars) -> list[Sample]:
        """Return what the lanes show, opponents together."""

    @abstractmethod
    def lane_text(self, question: Question, sample: Sample) -> str:
        """Return the words above a lane."""

    @abstractmethod
    def sentence(self, question: Question, samples: Sequence[Sample]) -> str:
        """Return what the chart shows in words."""

    @abstractmethod
    def headline(self, wars: Wars, samples: Sequence[Sample]) -> str:
        """Return in one sentence what was found."""

    def scale(self, values: Sequence[float]) -> tuple[float, float]:
        """Return the ends of the axis."""
        return spread(values)

    @property
    def kinds(self) -> Sequence[str]:
        """The kinds of bars that stand on one another in a lane."""
        return (PLAIN,)

    def outcome(self, name: str) -> str:
        """Return what a kind of bars is called."""
        return "" if name == PLAIN else self.say(f"outcome-{name}")

    def shaded(self) -> Sequence[str]:
        """Return what the shading of bars says, in a sentence, if there is any."""
        return [self.say("shaded")] if len(self.kinds) > 1 else []

    def short(self, name: str) -> str:
        """Return what a kind of bars is called beside them: who won."""
        return self.say("label-open") if name == OPEN else self.words.side(name)

    def axis(self, question: Question) -> str:  # noqa: ARG002 - for those that need it
        """Return the words under the axis."""
        return self.measured

    def read(self, wars: Wars) -> Reading:
        question, samples = seen_of(wars), self.samples(wars)
        # A share is 0 or 100 in each war: only its mean is worth a bar.
        self.flat = self.measure.is_share
        telling = _most_telling(samples, question)
        drawn = self.drawn(telling)
        self._all = len(samples)
        self.places = [(sample.row.against, sample.row.way) for sample in drawn]
        self.estimates = [sample.found for sample in drawn]
        bins = Bins.over(*_ends([sample.wars for sample in samples]))
        edges = [bins.start - 0.5, bins.start + bins.width * bins.number - 0.5]
        if self.flat:
            edges = [0, *(end for sample in samples for end in sample.found[1:])]
        low, high = self.scale(edges)
        sources, depth, ticks = self._lay(question, drawn, bins, (low, high))
        left = [self.name_of(question, sample) for sample in samples if sample not in telling]
        lacks = self.not_drawn(len(samples), left)
        said = joined(self.sentence(question, samples), lacks)
        settings = {"low": low, "high": high, "depth": depth, "axis": self.axis(question), "ticks": ticks}
        reading = Reading(sources, said, self._table(question, samples, bins), frame=settings)
        return self.entitled(reading, wars, self.headline(wars, samples), *self.shaded(), lacks)

    def name_of(self, question: Question, sample: Sample) -> str:
        """Return what a lane is called in a sentence."""
        return way_against(self.words, question, sample.row.way, sample.row.against)

    def _lay(
        self, question: Question, samples: Sequence[Sample], bins: Bins, ends: tuple[float, float]
    ) -> tuple[dict[str, Columns], int, dict[int, str]]:
        layout, against = Layout(), ""
        ticks: dict[int, str] = {}
        bars = {name: empty(*BAR) for name in self.kinds}
        marks, lines = empty("x", "y", "low", "high"), empty("y", "from", "to")
        expected = empty("x", "bottom", "top", "text", "align", "dx")
        labels = empty("x", "y", "to", "text", "colour", "align", "dx")
        for sample in samples:
            row = sample.row
            if row.against != against:
                against = row.against
                title = opponent_title(self.words, question, against)
                layout.head(self.words.say("experiment-against", against=title), "bold")
            layout.head(self.lane_text(question, sample))
            new = self._new_kinds(sample, labels["text"])
            layout.depth += LINE * len(new)
            lane = layout.lane(FLAT if self.flat else TALL, GAP if self.flat else STRIP + GAP)
            self._fill(question, sample, bins, lane, bars)
            self._label({name: _tallest(bars[name], lane) for name in new}, lane, ends, labels)
            add(lines, y=lane.bottom, **{"from": ends[0], "to": ends[1]})
            if not self.flat:
                ticks |= self._scale(sample, bins, lane)
            if (value := self.predicted.get(row.way)) is not None:
                text = self.words.say("experiment-prediction-you", value=decimal(self.words, value))
                bounds = {"bottom": lane.bottom - GAP, "top": lane.top}
                add(expected, x=value, text=text, **bounds, **side_of(value, *ends))
            middle = lane.middle if self.flat else lane.bottom - STRIP / 2
            mean, least, most = as_drawn(sample.found)
            add(marks, x=mean, y=middle, low=least, high=most)
        drawn = {"marks": marks, "lines": lines, "expected": expected, "labels": labels}
        sources = {**bars, **drawn, **layout.sources(ends[0])}
        return sources, layout.depth, ticks

    def _new_kinds(self, sample: Sample, named: Sequence[str]) -> list[str]:
        """Return the kinds of bars that this lane has and that no lane above has named."""
        if sample.outcomes is None:
            return []
        there = {*sample.outcomes}
        return [name for name in self.kinds if name in there and self.short(name) not in named]

    def _label(
        self, found: Mapping[str, tuple[float, float]], lane: Lane, ends: tuple[float, float], labels: Columns
    ) -> None:
        """Name kinds of bars above a lane, each with a line to its tallest bar.

        A name stands on the right of its line but for the last third of the axis, where it would be cut off;
        the rows lie so that no line runs through a name of its own part.
        """
        low, high = ends
        edge = low + NAMED_RIGHT * (high - low)
        ordered = sorted(found, key=lambda name: (found[name][0] > edge, abs(found[name][0] - edge)))
        for row, name in enumerate(ordered):
            x, to = found[name]
            y, colour = lane.top + LINE * (row + 0.5), LETTERS.get(name, QUIET)
            side = side_of(x, low, 2 * edge - low)
            add(labels, x=x, y=y, to=to, text=self.short(name), colour=colour, **side)

    def _scale(self, sample: Sample, bins: Bins, lane: Lane) -> dict[int, str]:
        """Return the numbers beside a lane: none, and a round number of wars at its height."""
        most = max(bins.counts(sample.wars))
        level = max(number for number in LEVELS if number <= most)
        top = lane.bottom + round(level / most * (lane.top - lane.bottom))
        return {lane.bottom: "0", top: self.words.number(level)}

    def _fill(
        self, question: Question, sample: Sample, bins: Bins, lane: Lane, bars: Mapping[str, Columns]
    ) -> None:
        """Add the bars of a lane, wars of one outcome over those of another."""
        look = look_of(way_number(question, sample.row.way))
        same: dict[str, Any] = {"way": way_title(self.words, question, sample.row.way)}
        same |= {"colour": look.fill, "hatch": look.hatch or NO_HATCH}
        if self.flat:
            left, right = sorted([0.0, sample.found.mean])
            ends: dict[str, Any] = {"left": left, "right": right, "bottom": lane.bottom, "top": lane.top}
            add(bars[PLAIN], **same, **ends, span="", wars=len(sample.wars))
            return
        # Each lane has its own height: where all wars of one way end alike, the others would lie flat.
        step = (lane.top - lane.bottom) / max(bins.counts(sample.wars))
        reached = [0] * bins.number
        for name, columns in bars.items():
            if sample.outcomes is not None:
                same |= {"colour": LOOKS[name].fill, "hatch": LOOKS[name].hatch}
            for place, count in enumerate(bins.counts(sample.of(name))):
                if count:
                    low, high = bins.ends(place)
                    ends = {
                        "left": low - 0.5,
                        "right": high + 0.5,
                        "bottom": lane.bottom + reached[place] * step,
                    }
                    reached[place] += count
                    ends["top"] = lane.bottom + reached[place] * step
                    add(columns, **same, **ends, span=self._span(low, high), wars=count)

    def _span(self, low: int, high: int) -> str:
        ends = [signed(self.words, end) if self.zero else self.words.number(end) for end in (low, high)]
        if low == high:
            return ends[0]
        return self.words.say("experiment-interval", low=ends[0], high=ends[1])

    def _table(self, question: Question, samples: Sequence[Sample], bins: Bins) -> list[list[object]]:
        say = self.words.say
        spans = [] if self.flat else [self._span(*bins.ends(place)) for place in range(bins.number)]
        names = ("opponent", "way", "mean", "interval-head", "wars")
        kinds = [self.outcome(name) for name in self.kinds if name != PLAIN]
        table: list[list[object]] = [[*(say(f"experiment-{name}") for name in names), *kinds, *spans]]
        for sample in samples[:MOST_TABLED]:
            cells: list[object] = [
                opponent_title(self.words, question, sample.row.against),
                way_title(self.words, question, sample.row.way),
                said_mean(self.words, sample.found, sign=self.zero),
                ends_text(self.words, sample.found, sign=self.zero),
                len(sample.wars),
            ]
            if sample.outcomes is not None and kinds:
                cells += [sample.outcomes.count(name) for name in self.kinds]
            table.append([*cells, *([] if self.flat else bins.counts(sample.wars))])
        return table

    def paint(self, plot: figure) -> None:
        from bokeh.models import HoverTool

        ground(plot, self.sources["lines"])
        drawn = [self._paint_bars(plot, name) for name in self.kinds]
        whiskers(plot, self.sources["marks"])
        mark_predicted(plot, self.sources["expected"])
        tips = [("", "@way"), ("", "@span"), (self.words.say("experiment-wars"), "@wars")]
        plot.add_tools(HoverTool(renderers=drawn, tooltips=tips))
        if not self.flat:
            plot.yaxis.update(visible=True, axis_label=self.words.say("experiment-wars"))
        labels = self.sources["labels"]
        for colour, width in (("white", 4), (INK, 1)):
            plot.segment("x", "y", "x", "to", source=labels, line_color=colour, line_width=width)
        beside(plot, labels, text_color="colour", text_baseline="middle")

    def _paint_bars(self, plot: figure, name: str) -> Any:
        ends = {end: end for end in ("left", "right", "bottom", "top")}
        look = {**HATCHED, "line_color": "white", "line_width": 0.5}
        return plot.quad(**ends, source=self.sources[name], **look)

    def arrange(self, reading: Reading) -> None:
        super().arrange(reading)
        ticks: dict[int, str] = reading.frame["ticks"]
        self.figure.yaxis[0].ticker = sorted(ticks)
        self.figure.yaxis[0].major_label_overrides = ticks


def _most_telling(samples: list[Sample], question: Question) -> list[Sample]:
    """Return as many samples as a picture holds, opponent by opponent.

    The lowest and the highest mean, which headlines name; then, of each opponent in turn, the yardstick and
    those that differ most from it.
    """
    if len(samples) <= MOST_LANES:
        return samples

    def size(sample: Sample) -> float:
        apart = sample.row.difference
        return abs(apart.mean) if apart else float("inf")

    ordered = [
        sorted((sample for sample in samples if sample.row.against == against), key=size, reverse=True)
        for against in question.opponents
    ]
    means = sorted(samples, key=lambda sample: sample.found.mean)
    in_turn = [sample for row in zip_longest(*ordered) for sample in row if sample is not None]
    chosen = list({id(sample): sample for sample in (means[0], means[-1], *in_turn)}.values())[:MOST_LANES]
    return [sample for of_one in ordered for sample in of_one if sample in chosen]


def _tallest(bars: Columns, lane: Lane) -> tuple[float, float]:
    """Return the middle of the tallest bar that stands in a lane."""
    corners = zip(*(bars[end] for end in ("left", "right", "bottom", "top")), strict=True)
    here = [bar for bar in corners if lane.bottom <= bar[2] < lane.top]
    left, right, bottom, top = max(here, key=lambda bar: bar[3] - bar[2])
    return (left + right) / 2, (bottom + top) / 2


def _ends(samples: Sequence[Sequence[float]]) -> tuple[float, float]:
    values = [end for sample in samples for end in (min(sample), max(sample))]
    return min(values, default=0.0), max(values, default=0.0)
