"""Charts of two lines, one for each side, that go up and down in steps."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from algeria_lab.core.rules import S
from algeria_lab.views.charts.base import Chart, Columns, G, Moment, Reading, last_moments, moment
from algeria_lab.views.charts.course import (
    LEAST_REACH,
    Change,
    columns,
    drawn_to,
    marks_of,
    tick_step,
    turn_ticks,
    way_out,
    where_in,
)
from algeria_lab.views.charts.style import COLOURS, DASHES, MARKS, PALE, moment_line, quiet_axis

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

TAIL = 0.015  # of the axis, for which the last level goes on, so that the last step is seen
EDGE = 0.01  # of the axis, on either side
# What the pointer is told; a long sentence folds.
TIP = '<div style="max-inline-size: 18rem; white-space: normal"><b>{turn} @turn</b><br>@text</div>'


class Course(NamedTuple):
    """The steps of both lines, laid out.

    Attributes:
        changes: The starting point and every change.
        data: The same as columns, without the tail that is drawn behind the last.
        sources: Columns by the name of their source.
        frame: Where the axes and the moment of the board stand.
        moments: Where on the axis which moment stands.
    """

    changes: list[Change]
    data: Columns
    sources: dict[str, Columns]
    frame: dict[str, Any]
    moments: list[Moment]


class StepsChart(Chart[S, G], Generic[S, G]):
    """Two lines by turn: every step is told under the pointer, and each line is named at its end.

    Attributes:
        apart: Least distance between the names of both lines, in what the axis counts: they do not meet.
        most_ticks: Turns that are named under the axis at most.
    """

    apart: float
    most_ticks = 12

    @abstractmethod
    def changes(self, history: Sequence[Entry[S]]) -> list[Change]:
        """Return the starting point and every change."""

    @abstractmethod
    def empty(self) -> figure:
        """Return axes with nothing on them."""

    @abstractmethod
    def top(self, data: Columns) -> float:
        """Return up to where the axis of levels goes."""

    def course(self, history: Sequence[Entry[S]], at: int | None) -> Course:
        """Lay out the steps of a game, and the moment at which the board is."""
        changes = self.changes(history)
        data = columns(changes)
        ply, state = moment(history, at)
        first, last = data["x"][0], max(data["x"][-1], data["x"][0] + LEAST_REACH)
        tail = last + TAIL * (last - first)
        frame = {"now": where_in(changes, data, ply, state.turn), "first": first, "last": tail}
        step = tick_step(first, last, self.most_ticks)
        frame |= {"step": step, "ticks": turn_ticks(first, last, step), "names": self._names(data)}
        sources = {"levels": drawn_to(data, tail), **{side: marks_of(data, side) for side in COLOURS}}
        return Course(changes, data, sources, frame, _moments(history, changes, data))

    def _names(self, data: Columns) -> dict[float, str]:
        """Return the name and the level of each line, by where they are written beside its end.

        Names that would meet stand apart, and none below the axis or above it, where it would not be written.
        """
        ends = {side: data[side][-1] for side in COLOURS}
        if abs(ends["fln"] - ends["gov"]) < self.apart:
            middle = min(max(sum(ends.values()) / 2, self.apart / 2), self.top(data) - self.apart / 2)
            places = {side: middle + way_out(data, -1, side) * self.apart / 2 for side in COLOURS}
        else:
            places = dict(ends)
        return {places[side]: f"{self.say(f'name-{side}')} {ends[side]}" for side in COLOURS}

    def draw(self) -> figure:
        from bokeh.models import HoverTool, LinearAxis

        plot = self.empty()
        plot.xgrid.grid_line_color = PALE
        self._now = moment_line(plot)
        self._ends = quiet_axis(LinearAxis(major_label_text_font_style="bold", major_label_standoff=4))
        self._ends.update(axis_line_color=None, major_tick_line_color=None)
        # Beside the plot, so that they take the room that they need on any page.
        plot.add_layout(self._ends, "right")
        shown = [self._line(plot, side) for side in COLOURS]
        shown += self.write(plot)
        plot.add_tools(HoverTool(renderers=shown, tooltips=TIP.format(turn=self.turn_name)))
        return plot

    def write(self, plot: figure) -> list[Any]:  # noqa: ARG002 - for those that write something
        """Write what stands beside the lines, and return what of it is told under the pointer."""
        return []

    def _line(self, plot: figure, side: str) -> Any:
        """Draw the line of a side; where something moved it, a mark shows itself under the pointer."""
        look: dict[str, Any] = {"color": COLOURS[side]}
        levels = self.sources["levels"]
        plot.step("x", side, source=levels, mode="after", line_width=2.5, line_dash=DASHES[side], **look)
        hidden = {"size": 12, "fill_alpha": 0, "line_alpha": 0, "hover_fill_alpha": 1, "hover_line_alpha": 1}
        return plot.scatter("x", "level", source=self.sources[side], marker=MARKS[side], **hidden, **look)

    def arrange(self, reading: Reading) -> None:
        frame = reading.frame
        self._now.location = frame["now"]
        span, ticks = frame["last"] - frame["first"], frame["ticks"]
        self.figure.x_range.update(start=frame["first"] - EDGE * span, end=frame["last"] + EDGE * span)
        self._ends.ticker = sorted(frame["names"])
        self._ends.major_label_overrides = frame["names"]
        self.figure.xaxis[0].ticker = list(ticks)
        self.figure.xaxis[0].major_label_overrides = ticks
        # Turns that are named are parted by lines.
        turns = range(ceil(frame["first"]), int(frame["last"]) + 1)
        self.figure.xgrid[0].ticker = [turn for turn in turns if turn % frame["step"] == 0]


def _moments(history: Sequence[Entry[S]], changes: Sequence[Change], data: Columns) -> list[Moment]:
    """Return the moment of each step, and of each turn in which nothing moved."""
    moved = {change.turn for change in changes}
    steps = [(x, change.ply) for x, change in zip(data["x"], changes, strict=True)]
    quiet = [(turn - 0.5, ply) for turn, ply in last_moments(history).items() if turn not in moved]
    return sorted([*steps, *quiet])
