"""What the wars that fit share: for each setting how many fit with it, and of all others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.charts.base import Columns, Drawing, Reading
from algeria_lab.views.charts.style import INK, PALE, QUIET, legend_below, lettering, new_figure
from algeria_lab.views.experiments.charts.lanes import AROUND, LINE, Layout, add, empty, whiskers
from algeria_lab.views.lessons.likeness.words import (
    count_said,
    setting_title,
    shared_rows,
    shared_sentence,
)
from algeria_lab.views.shared.messages import GameWords

if TYPE_CHECKING:
    from bokeh.plotting import figure

    from algeria_lab.experiments.results.likeness import Likeness

MOST = 8  # settings in the picture; the table has all
LANE = 26
WIDEST = 100  # percent


class SharedChart(Drawing[GameWords]):
    """The settings in which wars that fit differ most from the others, each with its share and its interval.

    Args:
        found: What was found; None where nothing is chosen.
        words: The reader's language.
        of: How many wars there are.
    """

    family = "likeness"
    key = "chart"

    def __init__(self, found: Likeness | None, words: GameWords, of: int) -> None:
        self.words, self._of = words, of
        super().__init__(self.read(found), words)
        self.pane.layout.flex = "none"

    def update(self, found: Likeness | None) -> None:
        """Show what was found under another choice."""
        self.show(self.read(found))

    def read(self, found: Likeness | None) -> Reading:
        """Return what to show."""
        layout, ours, theirs = Layout(), empty("x", "y", "low", "high"), empty("x", "y")
        reached = 1.0
        for row in (found.shared if found else ())[:MOST]:
            layout.head(setting_title(self.words, row.setting))
            lane = layout.lane(LANE)
            add(ours, x=row.share.mean, y=lane.middle, low=row.share.low, high=row.share.high)
            add(theirs, x=row.others.mean, y=lane.middle)
            reached = max(reached, row.share.high, row.others.mean)
        sources: dict[str, Columns] = {"ours": ours, "theirs": theirs, **layout.sources(0)}
        frame: dict[str, Any] = {"high": min(reached * 1.05, WIDEST), "depth": max(layout.depth, LANE)}
        said = f"{count_said(self.words, found, self._of)} {shared_sentence(self.words, found)}"
        return Reading(sources, said, shared_rows(self.words, found), frame=frame)

    def draw(self) -> figure:
        from bokeh.models import Range1d

        axis = self.say("axis")
        plot = new_figure(self.say("title"), x_range=Range1d(0, 1), y_range=Range1d(-1, 0), x_axis_label=axis)
        plot.yaxis.visible, plot.ygrid.grid_line_color = False, None
        plot.xgrid.grid_line_color = PALE
        look = {"size": 10, "line_color": INK, "line_width": 2}
        whiskers(plot, self.sources["ours"])
        plot.scatter(
            "x",
            "y",
            source=self.sources["ours"],
            marker="diamond",
            fill_color="white",
            legend_label=self.say("share"),
            **{**look, "size": 11},
        )
        plot.scatter(
            "x",
            "y",
            source=self.sources["theirs"],
            marker="circle",
            fill_color=QUIET,
            legend_label=self.say("others"),
            **look,
        )
        heads = {**lettering(), "text_baseline": "top"}
        plot.text("x", "y", text="text", x_offset=2, source=self.sources["heads"], **heads)
        plot.min_border_left = plot.min_border_right = 14
        legend_below(plot, left=0)
        return plot

    def arrange(self, reading: Reading) -> None:
        frame = reading.frame
        self.figure.x_range.update(start=0, end=frame["high"])
        self.figure.y_range.update(start=-frame["depth"], end=0)
        self.figure.height = AROUND + 2 * LINE + frame["depth"] + 30
