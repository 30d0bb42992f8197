"""Charts of a lesson: their common frame, and two wars side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.lessons.algeria.accounts import Levels
from algeria_lab.views.charts.style import COLOURS, MARKS, QUIET

if TYPE_CHECKING:
    from bokeh.models import LayoutDOM
    from bokeh.plotting import figure

    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.shared.bokeh_pane import BokehPane
    from algeria_lab.views.shared.messages import Messages

HEIGHT = 320
DASHES = ("solid", "dashed")  # of the first war, and of the other
Lines = Mapping[str, Sequence[Levels]]


def new_plot(**settings: Any) -> figure:
    """Return an empty plot in the dress of all lesson charts; *settings* go to Bokeh."""
    from bokeh.plotting import figure

    plot = figure(height=HEIGHT, sizing_mode="stretch_width", tools="", toolbar_location=None, **settings)
    plot.background_fill_color = plot.border_fill_color = None
    plot.grid.grid_line_alpha = 0.25
    plot.axis.axis_line_color = plot.axis.major_tick_line_color = QUIET
    plot.axis.minor_tick_line_color = None
    return plot


def legend_below(plot: figure, columns: int) -> None:
    """Put the legend under the plot: inside it would cover the lines on a narrow screen."""
    legend = plot.legend[0]
    legend.update(
        ncols=columns, location="left", padding=0, spacing=16, border_line_color=None, background_fill_alpha=0
    )
    plot.add_layout(legend, "below")


def new_pane(
    plot: LayoutDOM, words: Messages, summary: str, table: list[list[object]], height: int = HEIGHT
) -> BokehPane:
    """Return the widget that shows a plot, or several, with one sentence and one table."""
    from algeria_lab.views.shared.bokeh_pane import BokehPane

    labels = {"table": words.say("pane-table"), "fallback": words.say("pane-fallback")}
    return BokehPane(plot, summary=summary, table=table, labels=labels, height=height)


def lines_chart(words: Words, wars: Lines, split: int | None, shared: str) -> BokehPane:
    """Return both PSL of two wars, turn by turn.

    Args:
        words: The reader's language.
        wars: Levels of support by what tells the two wars apart, such as ``with resettlement``.
        split: The last turn that both share, if there is one.
        shared: What they share, in a sentence.
    """
    from bokeh.models import Range1d
    from bokeh.models.annotations import Span

    last = max(levels[-1].turn for levels in wars.values())
    plot = new_plot(
        x_range=Range1d(start=-0.1, end=last + 0.1),
        y_range=Range1d(start=0, end=100),
        x_axis_label=words.track("turn"),
        y_axis_label=words.say("lesson-lines-support"),
    )
    plot.xaxis.ticker = list(range(last + 1))
    if split is not None:
        plot.add_layout(Span(location=split, dimension="height", line_color=QUIET, line_dash="dotted"))
    for side in COLOURS:
        for (name, levels), dash in zip(wars.items(), DASHES, strict=True):
            _line(plot, side, _label(words, side, name), dash, levels)
    legend_below(plot, 2)
    return new_pane(plot, words, f"{_lines_summary(words, wars)} {shared}", _lines_table(words, wars))


def _label(words: Words, side: str, war: str) -> str:
    return words.say(f"lesson-line-{side}", war=war)


def _line(plot: figure, side: str, label: str, dash: str, levels: Sequence[Levels]) -> None:
    turns = [level.turn for level in levels]
    values = [getattr(level, side) for level in levels]
    colour = COLOURS[side]
    plot.line(turns, values, color=colour, line_width=2, line_dash=dash, legend_label=label)
    fill = colour if dash == "solid" else "white"
    plot.scatter(
        turns, values, marker=MARKS[side], size=8, line_color=colour, fill_color=fill, legend_label=label
    )


def _lines_summary(words: Words, wars: Lines) -> str:
    turn = min(levels[-1].turn for levels in wars.values())
    (one, first), (other, second) = ((name, _level(levels, turn)) for name, levels in wars.items())
    support = {"fln-one": first.fln, "gov-one": first.gov, "fln-other": second.fln, "gov-other": second.gov}
    return words.say("lesson-lines-summary", turn=turn, one=one, other=other, **support)


def _level(levels: Sequence[Levels], turn: int) -> Levels:
    """Return where a war stood at the end of a turn; where it began, if that was later."""
    return next((level for level in reversed(levels) if level.turn <= turn), levels[0])


def _lines_table(words: Words, wars: Lines) -> list[list[object]]:
    head = [words.say("lesson-turn"), *(_label(words, side, name) for side in COLOURS for name in wars)]
    first = min(levels[0].turn for levels in wars.values())
    last = max(levels[-1].turn for levels in wars.values())
    rows = (
        [turn, *(_cell(levels, turn, side) for side in COLOURS for levels in wars.values())]
        for turn in range(first, last + 1)
    )
    return [list(head), *rows]


def _cell(levels: Sequence[Levels], turn: int, side: str) -> object:
    """Return where a side stood at the end of a turn; nothing outside the turns of the war."""
    inside = levels[0].turn <= turn <= levels[-1].turn
    return getattr(_level(levels, turn), side) if inside else ""
