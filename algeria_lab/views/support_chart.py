"""Both Political Support Levels by turn, with what moved them: data first, Bokeh only when shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.lessons.accounts import postings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bokeh.models import ColumnDataSource
    from bokeh.plotting import figure

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Entry
    from algeria_lab.views.bokeh_pane import BokehPane
    from algeria_lab.views.text import Words

COLOURS = {"fln": "#C27C00", "gov": "#0072B2"}
MARKS = {"fln": "circle", "gov": "square"}
DASHES = {"fln": "dashed", "gov": "solid"}
QUIET = "#767676"
THRESHOLDS = (30, 70)
LEAST_TURNS = 4
LEAST_STEPS = 12
HEIGHT = 300


class Change(NamedTuple):
    """One thing that moved support.

    Attributes:
        turn: Turn in which it happened; 0 for the set-up.
        side: Whose PSL moved; empty for the starting point.
        change: By how many points.
        fln: FLN PSL afterwards.
        gov: Government PSL afterwards.
        text: What happened, as a sentence.
    """

    turn: int
    side: str
    change: int
    fln: int
    gov: int
    text: str


def support_changes(history: Sequence[Entry[State]], words: Words) -> list[Change]:
    """Return the starting point and every change of support, points for one reason taken together."""
    start = history[0].state
    levels = {"fln": start.fln_psl, "gov": start.gov_psl}
    changes = [Change(max(start.turn - 1, 0), "", 0, levels["fln"], levels["gov"], words.say("chart-start"))]
    for row in postings(history):
        levels[row.side] = row.event.now
        text = words.event(row.event)
        changes.append(Change(max(row.turn, 1), row.side, row.change, levels["fln"], levels["gov"], text))
    return changes


def columns(changes: Sequence[Change]) -> dict[str, list[Any]]:
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


def marks_of(data: dict[str, list[Any]], side: str) -> dict[str, list[Any]]:
    """Return the columns of the points where the PSL of *side* moved."""
    rows = [row for row, moved in enumerate(data["side"]) if moved == side]
    return {
        "x": [data["x"][row] for row in rows],
        "level": [data[side][row] for row in rows],
        "turn": [data["turn"][row] for row in rows],
        "text": [data["text"][row] for row in rows],
    }


def table_of(changes: Sequence[Change], words: Words) -> list[list[object]]:
    """Return the PSL of both sides at the end of each turn, headings first."""
    rows: dict[int, list[object]] = {}
    for change in changes:
        rows[change.turn] = [change.turn, change.fln, change.gov]
    return [[words.track("turn"), words.track("fln_psl"), words.track("gov_psl")], *rows.values()]


def summary_of(changes: Sequence[Change], words: Words) -> str:
    """Return in a sentence what the chart shows."""
    first, last = changes[0], changes[-1]
    return words.say(
        "chart-summary", turn=last.turn, fln=last.fln, gov=last.gov, fln_start=first.fln, gov_start=first.gov
    )


class SupportChart:
    """The chart of both PSL of one war, live.

    Attributes:
        pane: The widget.
    """

    def __init__(self, history: Sequence[Entry[State]], words: Words) -> None:
        from bokeh.models import ColumnDataSource

        from algeria_lab.views.bokeh_pane import BokehPane

        self._words = words
        changes = support_changes(history, words)
        data = columns(changes)
        self._levels: ColumnDataSource = ColumnDataSource(data)
        self._marks = {side: ColumnDataSource(marks_of(data, side)) for side in COLOURS}
        self._figure = _draw(self._levels, self._marks, words)
        self._widen(data)
        labels = {"table": words.say("pane-table"), "fallback": words.say("pane-fallback")}
        self.pane: BokehPane = BokehPane(
            self._figure,
            summary=summary_of(changes, words),
            table=table_of(changes, words),
            labels=labels,
            height=HEIGHT,
        )

    def update(self, history: Sequence[Entry[State]]) -> None:
        """Show the war as it stands now."""
        changes = support_changes(history, self._words)
        data = columns(changes)
        if data == self._levels.data:
            return
        self._widen(data)
        self._levels.data = data
        for side, source in self._marks.items():
            source.data = marks_of(data, side)
        self.pane.describe(summary_of(changes, self._words), table_of(changes, self._words))

    def _widen(self, data: dict[str, list[Any]]) -> None:
        self._figure.x_range.end = max(LEAST_TURNS, data["turn"][-1]) + 0.1


def _draw(levels: ColumnDataSource, marks: dict[str, ColumnDataSource], words: Words) -> figure:
    from bokeh.models import HoverTool, Range1d, SingleIntervalTicker, Span
    from bokeh.plotting import figure

    plot = figure(
        height=HEIGHT,
        sizing_mode="stretch_width",
        x_range=Range1d(-0.1, LEAST_TURNS),
        y_range=Range1d(0, 100),
        x_axis_label=words.track("turn"),
        y_axis_label=words.say("chart-support"),
        tools="",
        toolbar_location=None,
    )
    for level in THRESHOLDS:
        plot.add_layout(Span(location=level, dimension="width", line_color=QUIET, line_dash="dotted"))
    shown = []
    for side, source in marks.items():
        look: dict[str, Any] = {"color": COLOURS[side], "legend_label": words.track(f"{side}_psl")}
        plot.step("x", side, source=levels, mode="after", line_width=2, line_dash=DASHES[side], **look)
        shown.append(plot.scatter("x", "level", source=source, marker=MARKS[side], size=8, **look))
    plot.xaxis.ticker = SingleIntervalTicker(interval=1, num_minor_ticks=0)
    plot.add_tools(HoverTool(renderers=shown, tooltips=[(words.track("turn"), "@turn"), ("", "@text")]))
    _quieten(plot)
    return plot


def _quieten(plot: figure) -> None:
    plot.background_fill_color = plot.border_fill_color = None
    plot.grid.grid_line_alpha = 0.25
    plot.legend.location = "top_left"
    plot.legend.orientation = "horizontal"
    plot.legend.background_fill_alpha = 0.6
    plot.axis.axis_line_color = plot.axis.major_tick_line_color = QUIET
    plot.axis.major_label_text_color = plot.axis.axis_label_text_color = QUIET
    plot.axis.minor_tick_line_color = None
