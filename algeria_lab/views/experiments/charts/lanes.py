"""What the charts of an experiment share: lanes under one another with words above each, measured in pixels.

Names stand above their lane and not beside it, so that a narrow screen keeps its whole width for the numbers.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from algeria_lab.experiments.measuring.measures import Measure
from algeria_lab.experiments.results.reading import measure_of, seen_of
from algeria_lab.views.charts.base import Columns, Drawing, Reading
from algeria_lab.views.charts.style import (
    GREEN,
    GREY,
    INK,
    MARK,
    PALE,
    PAPER,
    QUIET,
    ROSE,
    VIOLET,
    Look,
    lettering,
    new_figure,
    whole_numbers,
)
from algeria_lab.views.experiments.charts.captions import (
    caption,
    drawn_text,
    intervals_text,
    places_text,
)
from algeria_lab.views.experiments.sizes import number_of, sizes_of
from algeria_lab.views.experiments.text import and_more, measure_name
from algeria_lab.views.shared.messages import GameWords

if TYPE_CHECKING:
    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.results.intervals import Estimate
    from algeria_lab.experiments.results.table import Place, Wars

L = TypeVar("L")
LINE = 18  # pixels of a line of words
GAP = 8
AROUND = 66  # pixels of title and axis, without the words under it
LETTERS = 40  # of a line that fits a narrow screen
MOST_LEFT = 24  # lanes that are named where they are not drawn
SHOWN, MOST_LANES = 4, 8  # lanes of a chart, and with those that open on demand
MARGIN = 0.03  # of the axis, on either side

# Ink and three colours of the palette, none of them that of a side; hatching, dashes and marks differ too.
WAY_LOOKS = (
    Look(INK),
    Look(VIOLET, "/"),
    Look(GREEN, "."),
    Look(ROSE, "x"),
    Look(GREY, "\\"),
    Look(VIOLET, "-"),
    Look(GREEN, "|"),
    Look(ROSE, "+"),
)
WAY_MARKS = ("circle", "square", "triangle", "diamond", "inverted_triangle", "hex", "star", "plus")
NO_HATCH = " "
# How bars are filled whose source says the colour and the hatching of their way.
HATCHED = {
    "fill_color": "colour",
    "hatch_pattern": "hatch",
    "hatch_color": INK,
    "hatch_alpha": 0.6,
    "hatch_scale": 7,
}
SHADE = 0.45  # of ink in the colour of a line


def look_of(number: int) -> Look:
    """Return how the way with this number looks; beyond the eighth they begin anew."""
    return WAY_LOOKS[number % len(WAY_LOOKS)]


def line_of(number: int) -> str:
    """Return the colour of a thin line for the way with this number: dark enough to be seen on white."""
    mixed = zip(_parts(look_of(number).fill), _parts(INK), strict=True)
    return "#" + "".join(f"{round(way * (1 - SHADE) + ink * SHADE):02x}" for way, ink in mixed)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))


def folded_line(text: str) -> str:
    """Return a text in lines that fit a narrow screen."""
    return "\n".join(wrap(text, LETTERS, break_long_words=False)) or text


class Lane(NamedTuple):
    """Where a lane lies, in pixels below the top of the plot, so negative."""

    bottom: int
    top: int

    @property
    def middle(self) -> float:
        """Half way up."""
        return (self.bottom + self.top) / 2


class Layout:
    """Lays words and lanes under one another.

    Attributes:
        depth: Pixels used so far.
    """

    def __init__(self) -> None:
        self.depth = 4
        self._words: list[tuple[int, str, str]] = []
        self._lanes: list[Lane] = []

    def head(self, text: str, style: str = "normal") -> None:
        """Write words in lines of their own."""
        text = folded_line(text)
        self._words.append((-self.depth, text, style))
        self.depth += LINE * (1 + text.count("\n"))

    def lane(self, height: int, gap: int = GAP) -> Lane:
        """Return a lane under what is there."""
        lane = Lane(-self.depth - height, -self.depth)
        self._lanes.append(lane)
        self.depth += height + gap
        return lane

    def sources(self, low: float) -> dict[str, Columns]:
        """Return the columns of the words and of the lanes; *low* is the beginning of the axis."""
        heads: Columns = {
            "x": [low] * len(self._words),
            "y": [y for y, _, _ in self._words],
            "text": [text for _, text, _ in self._words],
            "style": [style for _, _, style in self._words],
        }
        lanes: Columns = {
            "x": [0.0] * len(self._lanes),
            "bottom": [lane.bottom - GAP for lane in self._lanes],
            "top": [lane.top for lane in self._lanes],
        }
        return {"heads": heads, "lanes": lanes}


class FrameChart(Drawing[GameWords]):
    """One chart of an experiment.

    Attributes:
        measure: What is measured, and when.

    Args:
        wars: The results.
        words: The reader's language.
        asked: The measure.
        beyond: Whether to draw the lanes for which a first chart has no room; they open on demand.
    """

    family = "experiment"
    lanes = _all = 0  # that this chart and the one behind it draw, and that there are to draw
    places: Sequence[Place] = ()  # opponent and way of each lane; empty for a chart that leaves none out
    estimates: Sequence[Estimate] = ()  # what whiskers are drawn of
    between = False  # whether these are differences

    def __init__(
        self, wars: Wars, words: GameWords, asked: str | Measure = "balance", *, beyond: bool = False
    ) -> None:
        self.words, self.beyond = words, beyond
        self.measure = measure_of(wars, asked)
        super().__init__(self.read(wars), words)
        # These charts stand under one another: a tall one is not to share its height with one that is folded.
        self.pane.layout.flex = "none"
        if beyond:
            self.pane.fold = words.say("experiment-more", count=self.lanes - SHOWN)
        self.pane.caption = self.captioned(wars)

    def update(self, wars: Wars) -> None:
        """Show more wars of the same question."""
        self.show(self.read(wars))
        self.pane.caption = self.captioned(wars)

    def captioned(self, wars: Wars) -> str:
        """Return what a saved picture says of itself."""
        shown = self.words.say("experiment-caption-shown", shown=self.shown())
        return caption(self.words, wars, joined(shown, self._part(wars), self.which(wars), self.marked()))

    def shown(self) -> str:
        """Return what is drawn, in words."""
        return self.measured

    def marked(self) -> str:
        """Return in a sentence what the lines through marks are, and where there are none."""
        return intervals_text(self.words, self.estimates, between=self.between)

    def which(self, wars: Wars) -> str:
        """Return which wars are drawn."""
        return drawn_text(self.words, wars, self.places)

    def _part(self, wars: Wars) -> str:
        """Return which part of a divided picture this is, and what stands in it."""
        if self._all <= len(self.places) or not self.places:
            return ""
        parts, left = self._parts, self._all - self.lanes
        groups = places_text(self.words, seen_of(wars), self.places)
        said = self.words.say("experiment-caption-part", **parts, groups=groups)
        return joined(said, self.words.say("experiment-caption-beyond", left=left) if left else "")

    @property
    def _parts(self) -> dict[str, int]:
        """Which picture this is, and how many there are."""
        return {"part": 1 + self.beyond, "parts": 1 + (self.lanes > SHOWN)}

    @abstractmethod
    def read(self, wars: Wars) -> Reading:
        """Return what to show.

        Raises:
            TooFewWars: With fewer than two wars a way.
        """

    def drawn(self, found: Sequence[L]) -> Sequence[L]:
        """Return those of the lanes that stand in this chart."""
        self._all, self.lanes = len(found), min(len(found), MOST_LANES)
        return found[SHOWN:MOST_LANES] if self.beyond else found[:SHOWN]

    def entitled(self, reading: Reading, wars: Wars, headline: str, *also: str, drawn: str = "") -> Reading:
        """Return a reading with what was found above it; above a second picture stands that it is one.

        Args:
            reading: The reading.
            wars: The results.
            headline: What was found.
            also: More sentences under it.
            drawn: What is drawn, if it is not the measure.
        """
        if self.beyond:
            headline = self.words.say("experiment-continued", **self._parts)
        said = self.sized(wars, drawn or self.measured)
        return replace(reading, headline=headline, subline=joined(f"{said}.", *also))

    def sized(self, wars: Wars, drawn: str) -> str:
        """Return what is drawn, and of how many wars of each kind."""
        number = number_of(self.words, sizes_of(wars))
        return self.words.say("experiment-summary-caption", measure=drawn, wars=number)

    @property
    def measured(self) -> str:
        """The measure in words."""
        return measure_name(self.words, self.measure)

    def not_drawn(self, everything: int, left: Sequence[str]) -> str:
        """Return in a sentence which lanes the picture does not show; nothing if it shows all.

        Args:
            everything: How many there are.
            left: The names of those that it does not show.
        """
        if not left:
            return ""
        items = and_more(self.words, left, MOST_LEFT)
        return self.words.say(
            "experiment-not-drawn", drawn=everything - len(left), all=everything, left=items
        )


def joined(*sentences: str) -> str:
    """Return sentences behind one another."""
    return " ".join(sentence for sentence in sentences if sentence)


def whole_scale(asked: Measure, values: Sequence[float]) -> tuple[float, float]:
    """Return the ends of the axis on which a measure is predicted, and more only if values lie beyond it.

    The bars of a prediction and all charts of its results share it, so that they can be laid on one another.
    """
    return spread(values, also=asked.range)


def spread(values: Sequence[float], *, also: Sequence[float] = ()) -> tuple[float, float]:
    """Return the ends of an axis that holds the values with a margin."""
    everything = [*values, *also]
    low, high = min(everything), max(everything)
    room = max((high - low) * MARGIN, 0.5)
    return low - room, high + room


class LanesChart(FrameChart):
    """A chart of lanes over one axis. A reading's frame gives ``low``, ``high``, ``depth`` and ``axis``."""

    zero = False  # whether a line stands at 0

    @abstractmethod
    def paint(self, plot: figure) -> None:
        """Draw what stands in the lanes."""

    def title(self) -> str:
        """Return the title of the figure."""
        return self.say("title")

    def draw(self) -> figure:
        from bokeh.models import Range1d

        plot = new_figure(
            self.title(), x_range=Range1d(0, 1), y_range=Range1d(-1, 0), x_axis_label=self.measured
        )
        plot.yaxis.visible = False
        plot.ygrid.grid_line_color = None
        plot.xgrid.grid_line_color = PALE
        whole_numbers(plot, "x")
        if self.zero:
            # In the lanes only: a line through the words would make them hard to read.
            plot.segment("x", "bottom", "x", "top", source=self.sources["lanes"], line_color=INK)
        self.paint(plot)
        look = {**lettering(), "text_baseline": "top"}
        plot.text(
            "x", "y", text="text", text_font_style="style", x_offset=2, source=self.sources["heads"], **look
        )
        plot.min_border_left = plot.min_border_right = 14
        return plot

    def arrange(self, reading: Reading) -> None:
        frame = reading.frame
        self.figure.x_range.update(start=frame["low"], end=frame["high"])
        self.figure.y_range.update(start=-frame["depth"], end=0)
        words = folded_line(frame["axis"])
        self.figure.xaxis[0].axis_label = words
        self.figure.height = AROUND + LINE * (1 + words.count("\n")) + frame["depth"]


def empty(*names: str) -> Columns:
    """Return columns without rows."""
    return {name: [] for name in names}


def add(columns: Columns, **row: Any) -> None:
    """Add a row to columns; every column gets a value."""
    for name, values in columns.items():
        values.append(row[name])


def whiskers(plot: figure, source: ColumnDataSource, *, marker: str = "diamond") -> None:
    """Draw marks at ``x``, ``y`` with their intervals from ``low`` to ``high``, dark with light edges."""
    for colour, width in (("white", 5), (INK, 2)):
        plot.segment("low", "y", "high", "y", source=source, line_color=colour, line_width=width)
    plot.scatter(
        "x", "y", source=source, marker=marker, size=11, fill_color="white", line_color=INK, line_width=2
    )


def lying_bars(plot: figure, source: ColumnDataSource, lane: int, **look: Any) -> None:
    """Draw bars at ``y`` from ``left`` to ``right``, a little lower than their lane; *look* goes to Bokeh."""
    plot.hbar(y="y", left="left", right="right", height=lane - 4, source=source, **look)


def mark_predicted(plot: figure, source: ColumnDataSource) -> None:
    """Draw what the reader predicted: a dashed line from ``bottom`` to ``top``, and words beside it."""
    plot.segment("x", "bottom", "x", "top", source=source, line_color=MARK, line_dash=[4, 3], line_width=3)
    beside(plot, source, y="top", text_color=MARK, text_baseline="top")


def beside(plot: figure, source: ColumnDataSource, *, x: str = "x", y: str = "y", **look: Any) -> None:
    """Write the column ``text`` beside a mark, where ``align`` and ``dx`` say; *look* goes to Bokeh."""
    plot.text(
        x,
        y,
        text="text",
        text_align="align",
        x_offset="dx",
        source=source,
        **{**lettering(), "text_font_style": "bold", **PAPER, **look},
    )


def side_of(value: float, low: float, high: float) -> dict[str, Any]:
    """Return on which side of a value its text has room, as columns of `beside`."""
    left = value > (low + high) / 2
    return {"align": "right" if left else "left", "dx": -6 if left else 6}


def ground(plot: figure, source: ColumnDataSource) -> None:
    """Draw the lines on which lanes stand."""
    plot.segment("from", "y", "to", "y", source=source, line_color=QUIET, line_width=1)


def way_number(question: Question, way: str) -> int:
    """Return the place of a way in its question."""
    return list(question.ways).index(way)
