"""Both Political Support Levels by turn with the turning points; two branches of a war side by side."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.accounts import Levels, levels_by_turn, postings
from algeria_lab.lessons.algeria.causes import TurningPoint, turning_points
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import PANE_LABELS, Chart, Columns, Reading, moment
from algeria_lab.views.charts.style import (
    COLOURS,
    DASHES,
    LEAST_TURNS,
    MARKS,
    QUIET,
    WIDE,
    legend_below,
    moment_line,
    new_figure,
    text_at,
    whole_numbers,
)

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.game import Entry
    from algeria_lab.views.shared.bokeh_pane import BokehPane

__all__ = ["COLOURS", "MARKS", "QUIET", "SupportChart", "support_changes", "support_pair"]

THRESHOLDS = (30, 70)
LEVELS = (0, 30, 50, 70, 100)
LEAST_STEPS = 12
OTHER = {"fln": "gov", "gov": "fln"}
ABOVE, BELOW = 15, -15  # pixels between a point and its words
NEAR = 8  # points of support below which the names of both lines would meet
EDGE = 0.3  # of a turn before the end, where words would meet the names of the lines
ROOM = 0.24  # of the axis, for the names behind the ends of the lines


class Change(NamedTuple):
    """One thing that moved support.

    Attributes:
        turn: Turn in which it happened; 0 for the set-up.
        ply: Number of the action that brought it.
        side: Whose PSL moved; empty for the starting point.
        fln: FLN PSL afterwards.
        gov: Government PSL afterwards.
        text: What happened, as a sentence.
    """

    turn: int
    ply: int
    side: str
    fln: int
    gov: int
    text: str


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


def columns(changes: Sequence[Change]) -> Columns:
    """Return chart columns: a turn is one unit wide and its changes stand side by side in it."""
    in_turn: dict[int, int] = {}
    for change in changes:
        in_turn[change.turn] = in_turn.get(change.turn, 0) + 1
    last_turn, seen = changes[-1].turn, dict.fromkeys(in_turn, 0)
    across = []
    for change in changes:
        seen[change.turn] += 1
        steps = in_turn[change.turn] if change.turn < last_turn else max(in_turn[change.turn], LEAST_STEPS)
        across.append(change.turn - 1 + seen[change.turn] / steps if change.side else float(change.turn))
    return {
        "x": across,
        "turn": [change.turn for change in changes],
        "fln": [change.fln for change in changes],
        "gov": [change.gov for change in changes],
        "side": [change.side for change in changes],
        "text": [change.text for change in changes],
    }


def marks_of(data: Columns, side: str) -> Columns:
    """Return the columns of the points where the PSL of *side* moved."""
    rows = [row for row, moved in enumerate(data["side"]) if moved == side]
    return {
        "x": [data["x"][row] for row in rows],
        "level": [data[side][row] for row in rows],
        "turn": [data["turn"][row] for row in rows],
        "text": [data["text"][row] for row in rows],
    }


def where_in(changes: Sequence[Change], data: Columns, ply: int, turn: int) -> float:
    """Return where a moment stands on the axis: behind what has moved support until then."""
    row = bisect_right([change.ply for change in changes], ply) - 1
    return float(max(data["x"][row], turn - 1))


def side_of_line(data: Columns, row: int, side: str) -> int:
    """Return the way, up or down, in which words about a side do not meet the other line."""
    own, other = data[side][row], data[OTHER[side]][row]
    return ABOVE if own > other or (own == other and side == "fln") else BELOW


class SupportChart(Chart[State, Words]):
    """The chart of both PSL of one war, live."""

    key = "support"

    def read(self, history: Sequence[Entry[State]], at: int | None) -> Reading:
        """See `Chart.read`."""
        changes = support_changes(history, self.words)
        data = columns(changes)
        ply, state = moment(history, at)
        points = turning_points(history)
        sources = {"levels": data, **{side: marks_of(data, side) for side in COLOURS}}
        sources |= {"turning": self._turning(changes, data, points), "names": self._names(data)}
        last = max(LEAST_TURNS - 1, data["turn"][-1])
        frame = {"now": where_in(changes, data, ply, state.turn), "last": last}
        return Reading(
            sources, self._sentence(changes, state, points), self._table(history, points), state.turn, frame
        )

    def _names(self, data: Columns) -> Columns:
        """Return the name and the level of each line, to be written behind its end."""
        names: Columns = {"x": [], "y": [], "text": [], "offset": []}
        for side in COLOURS:
            level = data[side][-1]
            near = abs(level - data[OTHER[side]][-1]) < NEAR
            names["x"].append(data["x"][-1])
            names["y"].append(level)
            names["text"].append(f"{self.say(f'name-{side}')} {level}")
            names["offset"].append(-side_of_line(data, -1, side) // 2 if near else 0)
        return names

    def _turning(self, changes: Sequence[Change], data: Columns, points: Sequence[TurningPoint]) -> Columns:
        found: Columns = {"x": [], "y": [], "number": [], "name": [], "offset": [], "align": [], "colour": []}
        plies = [change.ply for change in changes]
        for number, point in enumerate(points, start=1):
            row = bisect_right(plies, point.ply) - 1
            across = data["x"][row]
            cells = {
                "x": across,
                "y": data[point.side][row],
                "number": str(number),
                "name": self._named(point),
            }
            cells |= {"offset": -2 * side_of_line(data, row, point.side), "colour": COLOURS[point.side]}
            # The line comes from the left: words to the right of the point keep clear of it.
            cells["align"] = "right" if across > data["turn"][-1] - EDGE else "left"
            for column, value in cells.items():
                found[column].append(value)
        return found

    def _named(self, point: TurningPoint) -> str:
        return f"{self.words.say(f'charts-cause-{point.cause}')} {self.words.change(point.change)}"

    def _sentence(self, changes: Sequence[Change], state: State, points: Sequence[TurningPoint]) -> str:
        start = changes[0]
        values = {"fln": state.fln_psl, "gov": state.gov_psl, "fln_start": start.fln, "gov_start": start.gov}
        text = self.words.say("chart-summary", turn=state.turn, **values)
        if not points:
            return text
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
        return f"{text} {self.say('points', points=self.words.say('list-semicolon').join(named))}"

    def _table(self, history: Sequence[Entry[State]], points: Sequence[TurningPoint]) -> list[list[object]]:
        named: dict[int, list[str]] = {}
        for point in points:
            named.setdefault(point.turn, []).append(f"{self.words.side(point.side)}: {self._named(point)}")
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
        from bokeh.models import HoverTool

        plot = _empty(self.words, self.say("title"))
        self._now = moment_line(plot)
        shown = []
        for side in COLOURS:
            look: dict[str, Any] = {"color": COLOURS[side]}
            levels = self.sources["levels"]
            plot.step("x", side, source=levels, mode="after", line_width=2.5, line_dash=DASHES[side], **look)
            marks = self.sources[side]
            shown.append(plot.scatter("x", "level", source=marks, marker=MARKS[side], size=5, **look))
        self._write(plot)
        plot.add_tools(
            HoverTool(renderers=shown, tooltips=[(self.words.track("turn"), "@turn"), ("", "@text")])
        )
        return plot

    def _write(self, plot: figure) -> None:
        """Write the names of the lines and of the turning points."""
        names, turning = self.sources["names"], self.sources["turning"]
        bold = {"text_font_style": "bold", "text_baseline": "middle"}
        place = {"y_offset": "offset", "text_align": "align"}
        text_at(plot, names, "text", **bold, y_offset="offset", x_offset=8)
        plot.scatter("x", "y", source=turning, size=19, fill_color="white", line_color="colour", line_width=2)
        text_at(plot, turning, "number", **bold, text_align="center")
        written = text_at(plot, turning, "name", **place, text_baseline="middle")
        written.tags = [WIDE]

    def arrange(self, reading: Reading) -> None:
        """See `Chart.arrange`."""
        self._now.location = reading.frame["now"]
        self.figure.x_range.end = reading.frame["last"] * (1 + ROOM)


def _empty(words: Words, title: str) -> figure:
    from bokeh.models import Range1d, Span

    plot = new_figure(
        title,
        x_range=Range1d(-0.15, LEAST_TURNS + 0.15),
        y_range=Range1d(0, 104),
        x_axis_label=words.track("turn"),
        y_axis_label=words.say("chart-support"),
    )
    for level in THRESHOLDS:
        plot.add_layout(Span(location=level, dimension="width", line_color=QUIET, line_dash="dotted"))
    whole_numbers(plot, "x")
    plot.yaxis.ticker = list(LEVELS)
    return plot


def support_pair(
    first: Sequence[Entry[State]], second: Sequence[Entry[State]], names: tuple[str, str], words: Words
) -> BokehPane:
    """Return both PSL of two branches of a war: the first solid and filled, the second dashed and open.

    Args:
        first: History of one branch.
        second: History of the other.
        names: What the reader calls them.
        words: The reader's language.
    """
    from algeria_lab.views.shared.bokeh_pane import BokehPane

    levels = levels_by_turn(first), levels_by_turn(second)
    last = max(branch[-1].turn for branch in levels)
    plot = _empty(words, words.say("charts-pair-title"))
    plot.x_range.end = max(LEAST_TURNS, last) + 0.15
    for side in COLOURS:
        for solid, branch, name in ((True, levels[0], names[0]), (False, levels[1], names[1])):
            label = words.say("compare-side-of", side=words.side(side), name=name)
            _pair_line(plot, branch, side, label, solid=solid)
    legend_below(plot)
    return BokehPane(
        plot,
        summary=_pair_sentence(words, levels, names),
        table=_pair_table(words, levels, names),
        labels={name: words.say(f"pane-{name}") for name in PANE_LABELS},
        height=plot.height,
        file_name=words.say("charts-pair-file", turn=last),
    )


def _pair_line(plot: figure, branch: Sequence[Levels], side: str, label: str, *, solid: bool) -> None:
    turns = [level.turn for level in branch]
    values = [getattr(level, side) for level in branch]
    colour = COLOURS[side]
    plot.line(
        turns,
        values,
        color=colour,
        line_width=2.5,
        line_dash="solid" if solid else "dashed",
        legend_label=label,
    )
    fill = colour if solid else "white"
    plot.scatter(
        turns,
        values,
        marker=MARKS[side],
        size=8,
        line_color=colour,
        fill_color=fill,
        line_width=2,
        legend_label=label,
    )


def _pair_sentence(words: Words, levels: tuple[list[Levels], list[Levels]], names: tuple[str, str]) -> str:
    one, other = levels[0][-1], levels[1][-1]
    named: dict[str, Any] = {"first": names[0], "second": names[1]}
    turns = {"first_turn": one.turn, "second_turn": other.turn}
    ends = {"first_fln": one.fln, "first_gov": one.gov, "second_fln": other.fln, "second_gov": other.gov}
    return words.say("charts-pair-summary", **named, **turns, **ends)


def _pair_table(
    words: Words, levels: tuple[list[Levels], list[Levels]], names: tuple[str, str]
) -> list[list[object]]:
    heads = [
        words.say("compare-side-of", side=words.side(side), name=name) for side in COLOURS for name in names
    ]
    by_turn = [{level.turn: level for level in branch} for branch in levels]
    rows: list[list[object]] = [[words.track("turn"), *heads]]
    for turn in sorted(by_turn[0] | by_turn[1]):
        cells = [getattr(branch.get(turn), side, "") for side in COLOURS for branch in by_turn]
        rows.append([turn, *cells])
    return rows
