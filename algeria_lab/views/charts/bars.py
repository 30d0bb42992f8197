"""Charts of stacked bars by turn: gains above the line, losses below it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S
from algeria_lab.views.charts.base import Chart, Columns, G, Reading, moment, moments_by_turn
from algeria_lab.views.charts.style import (
    EDGE,
    INK,
    LEAST_TURNS,
    Look,
    Series,
    bar_look,
    legend_below,
    legend_only,
    moment_band,
    new_figure,
    whole_numbers,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

Rows = Sequence[tuple[int, Mapping[str, int]]]
WIDTH = 0.72
HEADROOM = 1.08
LEAST_HEIGHT = 4
MOST = 200  # no stack of one turn is deeper


def stacked(rows: Rows, names: Sequence[str]) -> Columns:
    """Return columns of stacked bars: each series with its number, and from where to where its bar goes."""
    data: Columns = {"turn": [turn for turn, _ in rows]}
    for name in names:
        data |= {name: [], f"{name}-from": [], f"{name}-to": [], f"{name}-edge": []}
    for _, sums in rows:
        up = down = 0
        for name in names:
            number = sums.get(name, 0)
            start = up if number >= 0 else down
            data[name].append(abs(number))
            data[f"{name}-from"].append(start)
            data[f"{name}-to"].append(start + number)
            data[f"{name}-edge"].append(EDGE if number else 0.0)
            up, down = up + max(number, 0), down + min(number, 0)
    return data


def reach(data: Columns, names: Sequence[str]) -> tuple[int, int]:
    """Return how far the stacks go below and above the line."""
    ends = [end for name in names for end in data[f"{name}-to"]]
    return min([0, *ends]), max([0, *ends])


class TurnBars(Chart[S, G], Generic[S, G]):
    """Stacked bars by turn. A chart names its series, its rows and its sentence."""

    looks: Mapping[str, Look]

    @abstractmethod
    def rows(self, history: Sequence[Entry[S]]) -> Rows:
        """Return for each turn the number of each series; negative ones go below the line."""

    @abstractmethod
    def sentence(self, rows: Rows, turn: int) -> str:
        """Return in a sentence what the chart shows at a turn."""

    def label(self, name: str) -> str:
        """Return what the reader calls a series."""
        return self.say(name)

    def further(self, rows: Rows) -> tuple[list[str], list[list[object]]]:  # noqa: ARG002 - for those that have some
        """Return headings and cells of further columns of the table."""
        return [], []

    def series(self) -> list[Series]:
        """Return the series from the line outwards."""
        return [Series(name, self.label(name), look) for name, look in self.looks.items()]

    def read(self, history: Sequence[Entry[S]], at: int | None) -> Reading:
        rows = self.rows(history)
        names = list(self.looks)
        data = stacked(rows, names)
        turn = moment(history, at)[1].turn
        low, high = reach(data, names)
        frame: dict[str, Any] = {"last": rows[-1][0] if rows else 0, "first": rows[0][0] if rows else 0}
        frame["present"] = [item.label for item in self.series() if any(data[item.name])]
        frame |= {"low": low * HEADROOM, "high": max(high, LEAST_HEIGHT) * HEADROOM}
        said, table = self.sentence(rows, turn), self._table(rows)
        turns = [number for number, _ in rows]
        found = moments_by_turn(history, turns)
        moments = [(float(number), ply) for number, ply in zip(turns, found, strict=True) if ply is not None]
        return Reading({"bars": data}, said, table, turn, frame, moments, found)

    def _table(self, rows: Rows) -> list[list[object]]:
        series = self.series()
        head, cells = self.further(rows)
        table: list[list[object]] = [
            [self.turn_name, *(item.label for item in series), *head],
        ]
        for number, (turn, sums) in enumerate(rows):
            more = cells[number] if cells else []
            table.append([turn, *(abs(sums.get(item.name, 0)) for item in series), *more])
        return table

    def draw(self) -> figure:
        from bokeh.models import HoverTool, Range1d, Span

        plot = new_figure(
            self.say("title"),
            x_range=Range1d(0, 1),
            y_range=Range1d(0, 1),
            x_axis_label=self.turn_name,
            y_axis_label=self.say("axis"),
        )
        self._band = moment_band(plot)
        drawn = [self._bar(plot, series) for series in self.series()]
        plot.add_layout(Span(location=0, dimension="width", line_color=INK, line_width=1))
        whole_numbers(plot, "x", "y")
        # Below the line stand amounts too, not negative numbers.
        plot.yaxis.major_label_overrides = {-number: str(number) for number in range(1, MOST + 1)}
        names = [(series.label, f"@{{{series.name}}}") for series in self.series()]
        plot.add_tools(HoverTool(renderers=drawn, tooltips=[(self.turn_name, "@turn"), *names]))
        legend_below(plot)
        return plot

    def _bar(self, plot: figure, series: Series) -> Any:
        return plot.vbar(
            x="turn",
            bottom=f"{series.name}-from",
            top=f"{series.name}-to",
            width=WIDTH,
            source=self.sources["bars"],
            legend_label=series.label,
            **bar_look(series.look, f"{series.name}-edge"),
        )

    def arrange(self, reading: Reading) -> None:
        frame = reading.frame
        last = max(frame["last"], frame["first"] + LEAST_TURNS - 1)
        self.figure.x_range.update(start=frame["first"] - 0.6, end=last + 0.6)
        self.figure.y_range.update(start=frame["low"], end=frame["high"])
        self._band.update(left=reading.turn - 0.5, right=reading.turn + 0.5)
        legend_only(self.figure, frame["present"])
