"""The support of two branches of a war, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.state import State
from algeria_lab.lessons.algeria.accounts import Levels, levels_by_turn
from algeria_lab.views.algeria.charts.support import empty_plot
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.charts.base import PANE_LABELS
from algeria_lab.views.charts.style import COLOURS, LEAST_TURNS, MARKS, legend_below

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.core.history import Entry
    from algeria_lab.views.shared.bokeh_pane import BokehPane


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
    plot = empty_plot(words, words.say("charts-pair-title"))
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
