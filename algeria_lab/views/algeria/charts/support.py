"""Both Political Support Levels of a war, step by step, with the turning points and what 30 and 70 mean."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.interphase import HIGH_PSL, LOW_PSL
from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.lessons.algeria.turn_account import TurningPoint, turn_accounts, turning_points
from algeria_lab.views.algeria.charts.course import (
    OTHER,
    UP,
    Change,
    columns,
    marks_of,
    support_changes,
    way_out,
    where_in,
)
from algeria_lab.views.algeria.support import marks
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Chart, Columns, Reading, moment
from algeria_lab.views.charts.style import (
    COLOURS,
    DASHES,
    LEAST_TURNS,
    MARKS,
    PALE,
    QUIET,
    SMALL,
    WIDE,
    moment_line,
    new_figure,
    quiet_axis,
    text_at,
    whole_numbers,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

LEVELS = (0, 30, 50, 70, 100)
LEAST_REACH = 0.4  # of a turn
TAIL = 0.015  # of the axis, for which the last level goes on, so that the last step is seen
APART = 7  # points of support between the names of both lines, that they do not meet
BESIDE = 17  # pixels between a turning point and its number
CLOSE = 0.035  # of the axis, within which two numbers would meet
EDGE = 0.01  # of the axis, on either side
BAND = 7  # points of support that the words beside a level take
REACH = 0.45  # of the axis that they take
ROOMY = 900  # pixels of a page from which they are shown
LETTERS = 6  # pixels between them and the end of the axis
MOST_BEYOND = 2  # steps away from its point at which a number still stands beyond the other line
POINT = 2.5  # pixels of a point of support
MOST_TICKS = 12  # turns that are named under the axis
TICK_STEPS = (1, 2, 5, 10)
TOP, FOOT = 108, -2  # of the axis of support; a line at 0 is seen whole
NUMBERED = ("x", "y", "number", "offset", "colour", "marker", "turn", "text")
# What the pointer is told; a long sentence folds.
TIP = '<div style="max-inline-size: 18rem; white-space: normal"><b>{turn} @turn</b><br>@text</div>'


class SupportChart(Chart[State, Words]):
    """The chart of both PSL of one war, live."""

    key = "support"

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        """See `Chart.read`."""
        changes = support_changes(history, self.words)
        data = columns(changes)
        ply, state = moment(history, at)
        points = turning_points(turn_accounts(history))
        first, last = data["x"][0], max(data["x"][-1], data["x"][0] + LEAST_REACH)
        tail = last + TAIL * (last - first)
        frame = {"now": where_in(changes, data, ply, state.turn), "first": first, "last": tail}
        frame["ticks"] = turn_ticks(first, last)
        numbers = self._turning(changes, data, points)
        sources = {"levels": drawn_to(data, tail), **{side: marks_of(data, side) for side in COLOURS}}
        sources |= {"turning": numbers, "meanings": self._meanings(state, data, numbers, frame)}
        frame["names"] = self._names(data)
        said = self._sentence(changes, state, points)
        return Reading(sources, said, self._table(history, points), state.turn, frame)

    def _names(self, data: Columns) -> dict[float, str]:
        """Return the name and the level of each line, by where they are written beside its end.

        Names that would meet stand apart, and none below the axis or above it, where it would not be written.
        """
        ends = {side: data[side][-1] for side in COLOURS}
        if abs(ends["fln"] - ends["gov"]) < APART:
            middle = min(max(sum(ends.values()) / 2, APART / 2), TOP - APART / 2)
            places = {side: middle + way_out(data, -1, side) * APART / 2 for side in COLOURS}
        else:
            places = dict(ends)
        return {places[side]: f"{self.say(f'name-{side}')} {ends[side]}" for side in COLOURS}

    def _meanings(self, state: State, data: Columns, numbers: Columns, frame: Mapping[str, Any]) -> Columns:
        """Return what 30 and 70 mean, to be written where nothing else stands, if there is such a place."""
        found: Columns = {"x": [], "y": [], "text": [], "align": [], "baseline": [], "shift": []}
        for mark in marks(state, self.words):
            place = _room_beside(mark["at"], data, numbers, frame) if mark["at"] else None
            if place:
                cells = {"y": mark["at"], "text": mark["name"], **place}
                for column, value in cells.items():
                    found[column].append(value)
        return found

    def _turning(self, changes: Sequence[Change], data: Columns, points: Sequence[TurningPoint]) -> Columns:
        """Return where the turning points lie, and how far from the line the number of each stands."""
        found: Columns = {name: [] for name in NUMBERED}
        plies, span = [change.ply for change in changes], data["x"][-1] - data["x"][0]
        numbers: list[tuple[float, int, int]] = []  # where, which way, how many steps away
        for number, point in enumerate(points, start=1):
            row = bisect_right(plies, point.ply) - 1
            across, (way, past) = data["x"][row], _way_to_number(data, row, point.side)
            beside = [steps for x, other, steps in numbers if other == way and across - x < CLOSE * span]
            numbers.append((across, way, steps := max([past, *beside]) + 1))
            cells = {"x": across, "y": data[point.side][row], "number": str(number)}
            cells |= {"offset": -way * steps * BESIDE, "colour": COLOURS[point.side]}
            cells |= {"marker": MARKS[point.side], "turn": point.turn, "text": self._named(point)}
            for column, value in cells.items():
                found[column].append(value)
        return found

    def _named(self, point: TurningPoint) -> str:
        kind = point.kind
        return f"{self.words.say(f'charts-cause-{kind.cause}')} {self.words.change(kind.change)}"

    def _sentence(self, changes: Sequence[Change], state: State, points: Sequence[TurningPoint]) -> str:
        start, between = changes[0], self.words.say("list-semicolon")
        values = {"fln": state.fln_psl, "gov": state.gov_psl, "fln_start": start.fln, "gov_start": start.gov}
        said = [self.words.say("chart-summary", turn=state.turn, **values)]
        named = [
            self.say(
                "turning",
                number=number,
                turn=point.turn,
                side=self.words.side(point.side),
                what=self._named(point),
            )
            for number, point in enumerate(points, start=1)
        ]
        if named:
            said.append(self.say("points", points=between.join(named)))
        levels = between.join(mark["name"] for mark in marks(state, self.words) if mark["at"])
        return " ".join([*said, self.say("levels", levels=levels)])

    def _table(self, history: Sequence[Entry[State]], points: Sequence[TurningPoint]) -> list[list[object]]:
        named: dict[int, list[str]] = {}
        for point in points:
            told = self.words.labelled(self.words.side(point.side), self._named(point))
            named.setdefault(point.turn, []).append(told)
        head = [
            self.words.track("turn"),
            self.words.track("fln_psl"),
            self.words.track("gov_psl"),
            self.say("column"),
        ]
        rows = [[*level, self.words.listed(named.get(level.turn, ()))] for level in levels_by_turn(history)]
        return [list[object](head), *rows]

    def draw(self) -> figure:
        """See `Chart.draw`."""
        from bokeh.models import HoverTool, LinearAxis

        plot = empty_plot(self.words, self.say("title"))
        plot.xgrid.grid_line_color = PALE
        self._now = moment_line(plot)
        self._ends = quiet_axis(LinearAxis(major_label_text_font_style="bold", major_label_standoff=4))
        self._ends.update(axis_line_color=None, major_tick_line_color=None)
        # Beside the plot, so that they take the room that they need on any page.
        plot.add_layout(self._ends, "right")
        shown = [self._line(plot, side) for side in COLOURS]
        shown.append(self._write(plot))
        plot.add_tools(HoverTool(renderers=shown, tooltips=TIP.format(turn=self.words.track("turn"))))
        return plot

    def _line(self, plot: figure, side: str) -> Any:
        """Draw the line of a side; where something moved it, a mark shows itself under the pointer."""
        look: dict[str, Any] = {"color": COLOURS[side]}
        levels = self.sources["levels"]
        plot.step("x", side, source=levels, mode="after", line_width=2.5, line_dash=DASHES[side], **look)
        hidden = {"size": 12, "fill_alpha": 0, "line_alpha": 0, "hover_fill_alpha": 1, "hover_line_alpha": 1}
        return plot.scatter("x", "level", source=self.sources[side], marker=MARKS[side], **hidden, **look)

    def _write(self, plot: figure) -> Any:
        """Write what levels mean and the numbers of the turning points beside them."""
        meant = {"text_color": QUIET, "text_font_size": SMALL, "text_align": "align", "x_offset": "shift"}
        text_at(
            plot, self.sources["meanings"], "text", text_baseline="baseline", level="underlay", **meant
        ).tags = [WIDE, ROOMY]
        bold = {"text_font_style": "bold", "text_baseline": "middle", "y_offset": "offset"}
        turning = self.sources["turning"]
        badge = {"background_fill_color": "white", "border_line_color": "colour", "border_line_width": 2}
        text_at(plot, turning, "number", text_align="center", padding=3, border_radius=10, **bold, **badge)
        return plot.scatter("x", "y", source=turning, marker="marker", size=9, color="colour")

    def arrange(self, reading: Reading) -> None:
        """See `Chart.arrange`."""
        frame = reading.frame
        self._now.location = frame["now"]
        span, ticks = frame["last"] - frame["first"], frame["ticks"]
        self.figure.x_range.update(start=frame["first"] - EDGE * span, end=frame["last"] + EDGE * span)
        self._ends.ticker = sorted(frame["names"])
        self._ends.major_label_overrides = frame["names"]
        self.figure.xaxis[0].ticker = list(ticks)
        self.figure.xaxis[0].major_label_overrides = ticks
        # Turns are parted by lines.
        self.figure.xgrid[0].ticker = list(range(ceil(frame["first"]), int(frame["last"]) + 1))


def _way_to_number(data: Columns, row: int, side: str) -> tuple[int, int]:
    """Return the way to the number of a turning point, and the steps to be passed over on it.

    It stands away from the other line. Where it would fall below the axis it stands above, beyond the other
    line if that is near.
    """
    way, own = way_out(data, row, side), data[side][row]
    if way == UP or own * POINT > BESIDE + BAND * POINT / 2:
        return way, 0
    beyond = ceil((data[OTHER[side]][row] - own) * POINT / BESIDE)
    return UP, beyond if beyond <= MOST_BEYOND else 0


def drawn_to(data: Columns, end: float) -> Columns:
    """Return columns whose last levels go on to a place on the axis; nothing moves there."""
    last = {name: column[-1] for name, column in data.items()} | {"x": end, "side": ""}
    return {name: [*column, last[name]] for name, column in data.items()}


def _room_beside(
    level: int, data: Columns, numbers: Columns, frame: Mapping[str, Any]
) -> dict[str, Any] | None:
    """Return where words beside a level meet no line, no number and not the moment of the board."""
    first, last = frame["first"], frame["last"]
    wide = REACH * (last - first)
    for align, (start, end) in {"left": (first, first + wide), "right": (last - wide, last)}.items():
        for baseline, low in (("bottom", level), ("top", level - BAND)):
            box = start, end, low, low + BAND
            if not start < frame["now"] < end and _is_free(data, numbers, box):
                place = {"x": start, "shift": LETTERS} if align == "left" else {"x": end, "shift": -LETTERS}
                return {**place, "align": align, "baseline": baseline}
    return None


def _is_free(data: Columns, numbers: Columns, box: tuple[float, float, int, int]) -> bool:
    """Return whether no line and no number stands in a part of the plot: its turns, its levels."""
    start, end, low, high = box
    rows = [row for row, x in enumerate(data["x"]) if start <= x <= end]
    # What came before is still the level where the part begins.
    rows = [max(rows[0] - 1, 0) if rows else len(data["x"]) - 1, *rows]
    met = [data[side][row] for row in rows for side in COLOURS]
    met += [
        y - offset / POINT + reach
        for x, y, offset in zip(numbers["x"], numbers["y"], numbers["offset"], strict=True)
        if start <= x <= end
        for reach in (-BAND / 2, BAND / 2)
    ]
    return not any(low <= level <= high for level in met)


def turn_ticks(first: float, last: float) -> dict[float, str]:
    """Return the turns that are named under the axis, each in the middle of what is seen of it."""
    turns = range(int(first) + 1, ceil(last) + 1)
    step = next((one for one in TICK_STEPS if len(turns) <= one * MOST_TICKS), TICK_STEPS[-1])
    return {(turn - 1 + min(turn, last)) / 2: str(turn) for turn in turns if step == 1 or turn % step == 0}


def empty_plot(words: Words, title: str) -> figure:
    """Return axes for support by turn, with nothing on them."""
    from bokeh.models import Range1d, Span

    plot = new_figure(
        title,
        x_range=Range1d(-0.15, LEAST_TURNS + 0.15),
        y_range=Range1d(FOOT, TOP),
        x_axis_label=words.track("turn"),
        y_axis_label=words.say("chart-support"),
    )
    for level in (LOW_PSL, HIGH_PSL):
        look = {"line_color": QUIET, "line_dash": "dotted", "level": "underlay"}
        plot.add_layout(Span(location=level, dimension="width", **look))
    whole_numbers(plot, "x")
    plot.yaxis.ticker = list(LEVELS)
    return plot
