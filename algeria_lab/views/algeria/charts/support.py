"""Both Political Support Levels of a war, step by step, with the turning points and what 30 and 70 mean."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from math import ceil
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.phases.interphase import HIGH_PSL, LOW_PSL
from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.accounts import levels_by_turn, postings
from algeria_lab.lessons.algeria.turn_account import TurningPoint, turn_accounts, turning_points
from algeria_lab.views.algeria.board.support import marks
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import Columns, Reading, moment, moments_by_turn
from algeria_lab.views.charts.course import OTHER, UP, Change, way_out
from algeria_lab.views.charts.steps import StepsChart
from algeria_lab.views.charts.style import (
    COLOURS,
    LEAST_TURNS,
    MARKS,
    QUIET,
    SMALL,
    WIDE,
    new_figure,
    text_at,
    whole_numbers,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry

LEVELS = (0, 30, 50, 70, 100)
APART = 7  # points of support between the names of both lines, that they do not meet
BESIDE = 17  # pixels between a turning point and its number
CLOSE = 0.035  # of the axis, within which two numbers would meet
BAND = 7  # points of support that the words beside a level take
REACH = 0.45  # of the axis that they take
ROOMY = 900  # pixels of a page from which they are shown
LETTERS = 6  # pixels between them and the end of the axis
MOST_BEYOND = 2  # steps away from its point at which a number still stands beyond the other line
POINT = 2.5  # pixels of a point of support
TOP, FOOT = 108, -2  # of the axis of support; a line at 0 is seen whole
NUMBERED = ("x", "y", "number", "offset", "colour", "marker", "turn", "text")


class SupportChart(StepsChart[State, Words]):
    """The chart of both PSL of one war, live."""

    key = "support"
    apart = APART

    def changes(self, history: Sequence[Entry[State]]) -> list[Change]:
        return support_changes(history, self.words)

    def top(self, data: Columns) -> float:  # noqa: ARG002 - support has a limit
        return TOP

    def empty(self) -> figure:
        return empty_plot(self.words, self.say("title"))

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        changes, data, sources, frame, moments = self.course(history, at)
        state = moment(history, at)[1]
        points = turning_points(turn_accounts(history))
        numbers = self._turning(changes, data, points)
        sources |= {"turning": numbers, "meanings": self._meanings(state, data, numbers, frame)}
        said = self._sentence(changes, state, points)
        table = self._table(history, points)
        rows = moments_by_turn(history, [level.turn for level in levels_by_turn(history)])
        return Reading(sources, said, table, state.turn, frame, moments, rows)

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

    def write(self, plot: figure) -> list[Any]:
        """Write what levels mean and the numbers of the turning points beside them."""
        meant = {"text_color": QUIET, "text_font_size": SMALL, "text_align": "align", "x_offset": "shift"}
        text_at(
            plot, self.sources["meanings"], "text", text_baseline="baseline", level="underlay", **meant
        ).tags = [WIDE, ROOMY]
        bold = {"text_font_style": "bold", "text_baseline": "middle", "y_offset": "offset"}
        turning = self.sources["turning"]
        badge = {"background_fill_color": "white", "border_line_color": "colour", "border_line_width": 2}
        text_at(plot, turning, "number", text_align="center", padding=3, border_radius=10, **bold, **badge)
        return [plot.scatter("x", "y", source=turning, marker="marker", size=9, color="colour")]


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


def support_changes(history: Sequence[Entry[State]], words: Words) -> list[Change]:
    """Return the starting point and every change of support, points for one reason taken together."""
    start = history[0].state
    levels = {"fln": start.fln_psl, "gov": start.gov_psl}
    changes = [Change(max(start.turn - 1, 0), 0, "", levels["fln"], levels["gov"], words.say("chart-start"))]
    for row in postings(history):
        levels[row.side] = row.event.now
        text = words.event(row.event)
        changes.append(Change(max(row.turn, 1), row.ply, row.side, levels["fln"], levels["gov"], text))
    return changes
