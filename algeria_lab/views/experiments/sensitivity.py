"""How a result follows one number of the model: its values along the axis, a line for each way."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.experiments.results.reading import seen_of
from algeria_lab.experiments.results.sensitivity import Point, constant_of, points
from algeria_lab.views.charts.base import Columns, Reading
from algeria_lab.views.charts.style import INK, PALE, QUIET, legend_below, text_at
from algeria_lab.views.experiments.amounts import as_drawn, ends_text, said_mean
from algeria_lab.views.experiments.charts.lanes import (
    WAY_MARKS,
    LanesChart,
    Layout,
    add,
    empty,
    ground,
    line_of,
    look_of,
    spread,
)
from algeria_lab.views.experiments.text import (
    base_title,
    by_opponent,
    constant_name,
    constant_value,
    opponent_title,
)
from algeria_lab.views.shared.numbers import rounded

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.asking.questions import Question
    from algeria_lab.experiments.measuring.record import Constant
    from algeria_lab.experiments.results.table import Wars
    from algeria_lab.views.shared.messages import GameWords

TALL = 170  # pixels of a panel
STEPS = (1, 2, 5, 10, 20, 25, 50, 100)
MOST_STEPS = 5
DASHES = ("solid", "dashed", "dotted", [14, 5])


class Scale(NamedTuple):
    """Turns levels of a measure into pixels of a panel.

    Attributes:
        bottom: Where the panel begins.
        least: The level there.
        step: Pixels for one.
    """

    bottom: int
    least: float
    step: float

    def at(self, level: float) -> float:
        """Return where a level lies."""
        return self.bottom + (level - self.least) * self.step


class Sensitivity(LanesChart):
    """The mean of a measure at each value of a constant, the printed one marked, opponent by opponent."""

    key = "sensitivity"

    def title(self) -> str:
        return self.say("title", name=constant_name(self.words, self._constant.name))

    def read(self, wars: Wars) -> Reading:
        question, found = seen_of(wars), points(wars, self.measure)
        self._constant = constant_of(wars)
        self.estimates = [point.mean for point in found]
        self._titles = _titles(self.words, question)
        self._values = list(dict.fromkeys(point.value for point in found))
        low, high = -0.7, len(self._values) - 0.5
        sources, depth, ticks = self._lay(question, found, low, high)
        settings = {"low": low, "high": high, "depth": depth, "ticks": ticks}
        settings["axis"] = constant_name(self.words, self._constant.name)
        said = self._sentence(question, found, self._constant)
        reading = Reading(sources, said, self._table(question, found), frame=settings)
        return self.entitled(reading, wars, self._headline(question, found))

    def _headline(self, question: Question, found: list[Point]) -> str:
        """Return along how many lines two intervals lie apart: elsewhere one level would fit all values."""
        if not any(point.mean.is_sure for point in found):
            return self.say("few")
        lines = [_of(found, way, against) for against in question.opponents for way in self._titles]
        apart = [max(one.mean.low for one in line) > min(one.mean.high for one in line) for line in lines]
        name = constant_name(self.words, self._constant.name)
        return self.say("headline", name=name, clear=sum(apart), all=len(lines))

    def _lay(
        self, question: Question, found: list[Point], low: float, high: float
    ) -> tuple[dict[str, Columns], int, dict[int, str]]:
        layout, ticks = Layout(), {}
        sources = {"lines": empty("y", "from", "to"), "printed": empty("x", "y", "bottom", "top", "text")}
        for number in range(len(self._titles)):
            sources |= {
                f"line-{number}": empty("xs", "ys"),
                f"marks-{number}": empty("x", "y", "low", "high"),
            }
        bottom, top = spread([end for point in found for end in as_drawn(point.mean)])
        marked = self.say("printed", value=constant_value(self.words, self._constant.name, self._printed))
        for against in question.opponents:
            title = opponent_title(self.words, question, against)
            layout.head(self.words.say("experiment-against", against=title), "bold")
            layout.depth += 20
            lane = layout.lane(TALL, 14)
            scale = Scale(lane.bottom, bottom, TALL / (top - bottom))
            for level in _levels(bottom, top):
                y = round(scale.at(level))
                ticks[y] = self.words.number(level)
                add(sources["lines"], y=y, **{"from": low, "to": high})
            ends = {"bottom": lane.bottom, "top": lane.top, "y": lane.top}
            add(sources["printed"], x=self._place(self._printed), text=marked, **ends)
            for number, way in enumerate(self._titles):
                self._line(sources, number, _of(found, way, against), scale)
        sources |= layout.sources(low)
        return sources, layout.depth, ticks

    def _line(self, sources: dict[str, Columns], number: int, found: list[Point], scale: Scale) -> None:
        """Add the line of one way in one panel to the columns."""
        across = [self._place(point.value) for point in found]
        add(sources[f"line-{number}"], xs=across, ys=[scale.at(point.mean.mean) for point in found])
        for x, point in zip(across, found, strict=True):
            mean, low, high = (scale.at(level) for level in as_drawn(point.mean))
            add(sources[f"marks-{number}"], x=x, y=mean, low=low, high=high)

    def _place(self, value: int) -> int:
        """Return where a value lies on the axis: values stand equally far apart."""
        return self._values.index(value)

    @property
    def _printed(self) -> int:
        return self._constant.printed

    def paint(self, plot: figure) -> None:
        plot.yaxis.visible = True
        plot.xgrid.grid_line_color = PALE
        ground(plot, self.sources["lines"])
        printed = self.sources["printed"]
        plot.segment(
            "x", "bottom", "x", "top", source=printed, line_color=INK, line_dash="dashed", line_width=2
        )
        text_at(
            plot, printed, "text", text_align="center", text_baseline="bottom", y_offset=-2, text_color=QUIET
        )
        for number, title in enumerate(self._titles.values()):
            self._paint_way(plot, number, title)
        legend_below(plot, left=40)

    def _paint_way(self, plot: figure, number: int, title: str) -> None:
        colour, line, marks = look_of(number).fill, line_of(number), self.sources[f"marks-{number}"]
        plot.segment("x", "low", "x", "high", source=marks, line_color=line, line_width=2)
        plot.multi_line(
            "xs",
            "ys",
            source=self.sources[f"line-{number}"],
            line_color=line,
            line_width=2,
            line_dash=DASHES[number % len(DASHES)],
            legend_label=title,
        )
        plot.scatter(
            "x",
            "y",
            source=marks,
            marker=WAY_MARKS[number % len(WAY_MARKS)],
            size=10,
            fill_color=colour,
            line_color=INK,
            legend_label=title,
        )

    def arrange(self, reading: Reading) -> None:
        super().arrange(reading)
        named = [constant_value(self.words, self._constant.name, value) for value in self._values]
        self.figure.xaxis[0].ticker = list(range(len(named)))
        self.figure.xaxis[0].major_label_overrides = dict(enumerate(named))
        ticks: dict[int, str] = reading.frame["ticks"]
        self.figure.yaxis[0].ticker = sorted(ticks)
        self.figure.yaxis[0].major_label_overrides = ticks

    def _sentence(self, question: Question, found: list[Point], constant: Constant) -> str:
        said = []
        for against in question.opponents:
            for way, title in self._titles.items():
                of = _of(found, way, against)
                ends = {"first": of[0].mean.mean, "last": of[-1].mean.mean}
                way_said = self.words.say("experiment-quoted", name=title)
                values = {name: rounded(self.words, value) for name, value in ends.items()}
                said.append((against, self.say("item", way=way_said, **values)))
        return self.say(
            "summary",
            measure=self.measured,
            name=constant_name(self.words, constant.name),
            items=by_opponent(self.words, question, said),
            printed=constant_value(self.words, constant.name, constant.printed),
            rule=constant.rule,
            **{
                name: constant_value(self.words, constant.name, found[place].value)
                for name, place in (("from", 0), ("to", -1))
            },
        )

    def _table(self, question: Question, found: list[Point]) -> list[list[object]]:
        say, name = self.words.say, self._constant.name
        heads = [say(f"experiment-{key}") for key in ("opponent", "way")]
        more = [say(f"experiment-{key}") for key in ("mean", "interval-head")]
        table: list[list[object]] = [[*heads, constant_name(self.words, name), *more]]
        for against in question.opponents:
            for way, title in self._titles.items():
                for point in _of(found, way, against):
                    cells = [opponent_title(self.words, question, against), title]
                    value = constant_value(self.words, name, point.value)
                    if point.value == self._printed:
                        value = self.say("printed", value=value)
                    mean, span = said_mean(self.words, point.mean), ends_text(self.words, point.mean)
                    table.append([*cells, value, mean, span])
        return table


def _titles(words: GameWords, question: Question) -> dict[str, str]:
    """Return the titles of the ways by their own names, without the values of the constant behind them."""
    return {name.rpartition(" ")[0]: base_title(words, question, name) for name in question.ways}


def _of(found: list[Point], way: str, against: str) -> list[Point]:
    return [point for point in found if (point.way, point.against) == (way, against)]


def _levels(bottom: float, top: float) -> list[int]:
    """Return a few round numbers between two levels."""
    step = next((one for one in STEPS if (top - bottom) / one <= MOST_STEPS), STEPS[-1])
    return list(range(ceil(bottom / step) * step, int(top // step) * step + 1, step))
