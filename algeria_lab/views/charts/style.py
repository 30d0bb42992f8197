"""The dress of all charts: colours that the colour-blind can tell apart, quiet axes, large enough type.

Charts are drawn for white paper. On a dark page the pane turns light and dark round and keeps the hues, so
an exported picture is always one for white paper.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection

    from bokeh.models import Axis, BoxAnnotation, ColumnDataSource, Span, Title
    from bokeh.plotting import figure

# The light half of widgets/shared/palette.css; a test compares them. The FLN's orange is that of its
# hatching, dark enough for a thin line on white.
COLOURS = {"fln": "#c98500", "gov": "#0072b2"}
# As letters: dark enough on white.
LETTERS = {"fln": "#7d5300", "gov": "#00598c"}
MARKS = {"fln": "circle", "gov": "square"}
DASHES = {"fln": "dashed", "gov": "solid"}
INK = "#1b1d20"
QUIET = "#565a60"
PALE = "#dcd8ce"
MARK = "#a3146a"  # what the reader has predicted
NOBODY = "#b9bec6"
# Ways that are compared have colours that are those of no side.
GREY, VIOLET, GREEN, ROSE = "#999999", "#7b5a9e", "#009e73", "#cc79a7"
FONT = '"Source Sans 3 Variable", system-ui, sans-serif'
SIZE, SMALL, TITLE = "13px", "13px", "16px"
HEIGHT = 340
EDGE = 0.55  # how dark the edge of a bar is
LEAST_TURNS = 4
# What the browser arranges by the width that there is; see widgets/pane.
COLUMNS, WIDE, CAPTION = "al-columns", "al-wide", "al-caption"


class Look(NamedTuple):
    """How the bars of one series look: colour and hatching, so that they differ without colour too."""

    fill: str
    hatch: str = ""


class Series(NamedTuple):
    """One series of bars.

    Attributes:
        name: Name of its column.
        label: What the reader calls it.
        look: How it looks.
    """

    name: str
    label: str
    look: Look


def new_figure(title: str, **settings: Any) -> figure:
    """Return an empty figure as wide as its page; *settings* go to Bokeh."""
    from bokeh.plotting import figure

    settings = {"height": HEIGHT, **settings}
    plot = figure(title=title, sizing_mode="stretch_width", tools="", toolbar_location=None, **settings)
    plot.background_fill_color = plot.border_fill_color = plot.outline_line_color = None
    plot.title.update(text_color=INK, text_font=FONT, text_font_size=TITLE, tags=[WIDE])
    plot.grid.grid_line_color = PALE
    plot.grid.grid_line_alpha = 0.6
    plot.xgrid.grid_line_color = None
    for axis in plot.axis:
        quiet_axis(axis)
    plot.min_border_right = 12
    plot.add_layout(_caption(), "below")
    return plot


def quiet_axis(axis: Axis) -> Axis:
    """Return an axis in the dress of all charts."""
    axis.update(
        axis_line_color=QUIET,
        major_tick_line_color=QUIET,
        minor_tick_line_color=None,
        major_label_text_color=INK,
        major_label_text_font=FONT,
        major_label_text_font_size=SIZE,
        axis_label_text_color=QUIET,
        axis_label_text_font=FONT,
        axis_label_text_font_size=SIZE,
        axis_label_text_font_style="normal",
    )
    return axis


def _caption() -> Title:
    """Return the place of the words that a saved picture says of itself; on the page it is not shown."""
    from bokeh.models import Title

    look = {"text_color": QUIET, "text_font": FONT, "text_font_size": SMALL, "text_font_style": "normal"}
    return Title(text="", visible=False, tags=[CAPTION], **look)


def whole_numbers(plot: figure, *axes: str) -> None:
    """Let axes (``x``, ``y``) count in whole numbers."""
    from bokeh.models import AdaptiveTicker

    for name in axes:
        axis = plot.xaxis if name == "x" else plot.yaxis
        axis.ticker = AdaptiveTicker(min_interval=1, mantissas=[1, 2, 5], num_minor_ticks=0)


def legend_below(plot: figure, left: int = 60) -> None:
    """Put the legend under the plot; the browser gives it as many columns as fit.

    Args:
        plot: The figure.
        left: Pixels that the names beside the axis take; the legend begins behind them.
    """
    legend = plot.legend[0]
    legend.update(
        ncols=2,
        location="left",
        margin=0,
        padding=4,
        spacing=4,
        border_line_color=None,
        background_fill_alpha=0,
        label_text_color=INK,
        label_text_font=FONT,
        label_text_font_size=SIZE,
        glyph_width=18,
        glyph_height=18,
        label_height=18,
        tags=[COLUMNS, left],
    )
    plot.add_layout(legend, "below")
    # What a saved picture says of itself stands last.
    plot.below = sorted(plot.below, key=lambda one: CAPTION in one.tags)


def legend_only(plot: figure, names: Collection[str]) -> None:
    """Let the legend name only what is there; a figure without a legend stays as it is."""
    for legend in plot.legend:
        for item in legend.items:
            item.visible = item.label.value in names


def bar_look(look: Look, edge: float | str = EDGE) -> dict[str, Any]:
    """Return how a bar is drawn, in Bokeh's words.

    Args:
        look: Its colour and hatching.
        edge: How dark its edge is, or the column that says so: a bar of no height must not show as a line.
    """
    drawn: dict[str, Any] = {"fill_color": look.fill}
    drawn |= {"line_color": INK, "line_alpha": edge, "line_width": 0.8}
    if look.hatch:
        drawn |= {"hatch_pattern": look.hatch, "hatch_color": INK, "hatch_alpha": 0.7, "hatch_scale": 8}
    return drawn


def moment_line(plot: figure) -> Span:
    """Return the line at the moment that the board shows."""
    from bokeh.models import Span

    look = {"line_color": INK, "line_width": 2, "line_alpha": 0.55, "level": "underlay"}
    line: Span = Span(location=0, dimension="height", **look)
    plot.add_layout(line)
    return line


def moment_band(plot: figure) -> BoxAnnotation:
    """Return the band behind the turn that the board shows."""
    from bokeh.models import BoxAnnotation

    band: BoxAnnotation = BoxAnnotation(
        left=-0.5, right=0.5, fill_color=INK, fill_alpha=0.1, line_color=None, level="underlay"
    )
    plot.add_layout(band)
    return band


def lettering() -> dict[str, Any]:
    """Return how texts in a plot are lettered, in Bokeh's words."""
    from bokeh.core.properties import value

    # A bare text would be read as the name of a column.
    return {"text_color": INK, "text_font": value(FONT), "text_font_size": SIZE, "text_line_height": 1.0}


# Letters over what is drawn stand on a little paper of their own.
PAPER = {
    "background_fill_color": "white",
    "background_fill_alpha": 0.8,
    "border_radius": 2,
    "padding": [0, 3],
}


def text_at(plot: figure, source: ColumnDataSource, column: str, **settings: Any) -> Any:
    """Write the texts of a column beside the points ``x``, ``y`` of a source."""
    return plot.text("x", "y", text=column, source=source, **{**lettering(), **settings})
