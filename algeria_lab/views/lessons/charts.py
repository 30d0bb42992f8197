"""The common frame of all charts of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.charts.style import QUIET

if TYPE_CHECKING:
    from bokeh.models import LayoutDOM
    from bokeh.plotting import figure

    from algeria_lab.views.shared.bokeh_pane import BokehPane
    from algeria_lab.views.shared.messages import Messages

HEIGHT = 320


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
