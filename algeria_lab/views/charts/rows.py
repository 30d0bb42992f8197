"""Charts of horizontal bars with a name in front of each."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S
from algeria_lab.views.charts.base import Chart, Columns, G, Reading, moment
from algeria_lab.views.charts.style import (
    EDGE,
    PALE,
    QUIET,
    Look,
    Series,
    bar_look,
    legend_below,
    legend_only,
    new_figure,
    text_at,
    whole_numbers,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

Counts = Mapping[str, Mapping[str, int]]
ROW = 26  # pixels
AROUND = 90  # pixels of title and axis
THICK = 0.68
LEAST_WIDE = 8


class RowsChart(Chart[S, G], Generic[S, G]):
    """A chart whose rows have names; it is as high as it has rows."""

    def empty(self, **settings: Any) -> figure:
        """Return axes with nothing on them."""
        from bokeh.models import FixedTicker, Range1d

        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0, 1),
            y_range=Range1d(-1, 1),
            x_axis_label=self.say("axis"),
            **settings,
        )
        plot.yaxis.ticker = FixedTicker(ticks=[])
        plot.ygrid.grid_line_color = None
        plot.xgrid.grid_line_color = PALE
        whole_numbers(plot, "x")
        return plot

    def arrange(self, reading: Reading) -> None:
        frame, plot = reading.frame, self.figure
        names = {-row: name for row, name in enumerate(frame["names"]) if name}
        plot.yaxis[0].ticker.ticks = list(names)
        plot.yaxis[0].major_label_overrides = names
        plot.y_range.update(start=-len(frame["names"]) + 0.4, end=0.6)
        plot.x_range.update(start=frame["low"], end=frame["high"])
        plot.height = AROUND + ROW * len(frame["names"])


class StackedRows(RowsChart[S, G], Generic[S, G]):
    """Rows of parts one behind the other at the moment of the board, with their sum.

    Attributes:
        looks: How each part looks, by its name.
        kinds: The names of all rows there may be, from top to bottom; an empty one leaves room.
        headroom: How much wider than the longest row the chart is, for what is written behind it.
    """

    looks: Mapping[str, Look]
    kinds: Sequence[str]
    headroom: float = 1.1

    @abstractmethod
    def counts(self, history: Sequence[Entry[S]], at: int | None) -> Counts:
        """Return for each row that there is how much of each part there is."""

    @abstractmethod
    def sentence(self, history: Sequence[Entry[S]], state: S, counts: Counts) -> str:
        """Return in a sentence what the chart shows."""

    @abstractmethod
    def label(self, part: str) -> str:
        """Return what the reader calls a part."""

    @abstractmethod
    def kind_label(self, kind: str) -> str:
        """Return what the reader calls a row."""

    def total(self, row: Mapping[str, int]) -> str:
        """Return what is written behind a row."""
        return str(sum(row.values()))

    def read(self, history: Sequence[Entry[S]], at: int | None) -> Reading:
        state = moment(history, at)[1]
        counts = self.counts(history, at)
        kinds = [kind for kind in self.kinds if not kind or kind in counts]
        data = self._columns(kinds, counts)
        names = [self.kind_label(kind) if kind else "" for kind in kinds]
        widest = max([LEAST_WIDE, *(sum(of.values()) for of in counts.values())])
        frame: dict[str, Any] = {"names": names, "low": 0, "high": widest * self.headroom + 1}
        frame["present"] = [self.label(part) for part in self.looks if any(data[part])]
        summary = self.sentence(history, state, counts)
        return Reading({"bars": data}, summary, self._table(counts), state.turn, frame)

    def _columns(self, kinds: Sequence[str], counts: Counts) -> Columns:
        data: Columns = {"y": [], "kind": [], "x": [], "total": []}
        for part in self.looks:
            data |= {part: [], f"{part}-from": [], f"{part}-to": [], f"{part}-edge": []}
        for row, kind in enumerate(kinds):
            if kind:
                total = sum(counts[kind].values())
                values = {"y": -row, "kind": self.kind_label(kind), "x": total}
                values["total"] = self.total(counts[kind])
                for column, value in values.items():
                    data[column].append(value)
                _stack(data, counts[kind])
        return data

    def _table(self, counts: Counts) -> list[list[object]]:
        head = [self.say("kind"), *map(self.label, self.looks), self.say("total")]
        rows = [
            [
                self.kind_label(kind),
                *(counts[kind][part] for part in self.looks),
                sum(counts[kind].values()),
            ]
            for kind in self.kinds
            if kind in counts
        ]
        return [list[object](head), *rows]

    def draw(self) -> figure:
        from bokeh.models import HoverTool

        plot = self.empty()
        source = self.sources["bars"]
        series = [Series(part, self.label(part), look) for part, look in self.looks.items()]
        drawn = [
            plot.hbar(
                y="y",
                left=f"{item.name}-from",
                right=f"{item.name}-to",
                height=THICK,
                source=source,
                legend_label=item.label,
                **bar_look(item.look, f"{item.name}-edge"),
            )
            for item in series
        ]
        text_at(plot, source, "total", x_offset=5, text_baseline="middle", text_color=QUIET)
        tips = [(item.label, f"@{{{item.name}}}") for item in series]
        plot.add_tools(HoverTool(renderers=drawn, tooltips=[("", "@kind"), *tips]))
        legend_below(plot, left=125)
        return plot

    def arrange(self, reading: Reading) -> None:
        super().arrange(reading)
        legend_only(self.figure, reading.frame["present"])


def _stack(data: Columns, counts: Mapping[str, int]) -> None:
    """Add a row of parts one behind the other."""
    reached = 0
    for part, number in counts.items():
        data[part].append(number)
        data[f"{part}-from"].append(reached)
        reached += number
        data[f"{part}-to"].append(reached)
        data[f"{part}-edge"].append(EDGE if number else 0.0)
