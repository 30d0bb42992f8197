"""The common frame of all charts of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.charts.base import first_sentence
from algeria_lab.views.charts.style import new_figure

if TYPE_CHECKING:
    from bokeh.models import LayoutDOM
    from bokeh.plotting import figure

    from algeria_lab.views.shared.bokeh_pane import BokehPane
    from algeria_lab.views.shared.messages import Messages

HEIGHT = 320


def new_plot(**settings: Any) -> figure:
    """Return an empty plot in the dress of all charts, without a title: what it shows is said above it."""
    return new_figure("", height=HEIGHT, **settings)


def new_pane(
    plot: LayoutDOM, words: Messages, summary: str, table: list[list[object]], height: int = HEIGHT
) -> BokehPane:
    """Return the widget that shows a plot, or several: the first sentence above it, the others on demand."""
    from algeria_lab.views.shared.bokeh_pane import BokehPane

    labels = {name: words.say(f"pane-{name}") for name in ("text", "table", "fallback")}
    pane = BokehPane(plot, summary=summary, table=table, labels=labels, height=height)
    pane.headline = first_sentence(summary)
    return pane
