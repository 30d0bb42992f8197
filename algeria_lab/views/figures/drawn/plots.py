"""A chart within its frame: grid, glyphs, lines and bands behind them, and what stands along its axes."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.views.charts.style import WIDE
from algeria_lab.views.figures.drawn.colours import shade
from algeria_lab.views.figures.drawn.glyphs import LEVELS, paint
from algeria_lab.views.figures.drawn.letters import lettering
from algeria_lab.views.figures.drawn.measured import folded, line_height, wide
from algeria_lab.views.figures.drawn.reading import Look, dashes, pixels
from algeria_lab.views.figures.drawn.scales import named, places

if TYPE_CHECKING:
    from bokeh.models import Axis, BoxAnnotation, GlyphRenderer, Range1d, Span
    from bokeh.plotting import figure
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

LINE = 18  # pixels of a line of words, in all charts
AROUND = 66  # pixels that a chart keeps on the screen for its title and its axis, without the words under it
TICK, GAP = 3.0, 2.5  # points
EDGE = 3.0  # points at either end of the page, where nothing stands
SIDES = ("left", "right", "below", "above")


class Margins(NamedTuple):
    """Points around the frame of a chart."""

    left: float
    right: float
    top: float
    bottom: float


class Plot:
    """A chart as a block of a sheet.

    Attributes:
        height: Points that it takes.

    Args:
        plot: The chart's figure.
        width: Points that there are.
        look: How it is drawn.
    """

    def __init__(self, plot: figure, width: float, look: Look) -> None:
        self._plot, self._width, self._look = plot, width, look
        axes = {side: [one for one in getattr(plot, side) if _is_axis(one)] for side in SIDES}
        self._axes: dict[str, list[Axis]] = axes
        lines = 1 + str(plot.xaxis[0].axis_label or "").count("\n")
        self._frame = (plot.height - AROUND - LINE * lines) * look.points
        rooms = {"left": self._frame, "right": self._frame, "below": width * 0.96, "above": width * 0.96}
        self._labels = {side: _label(axes[side], room, look) for side, room in rooms.items()}
        self._margins = self._measure()
        self.height = self._frame + self._margins.top + self._margins.bottom

    def _measure(self) -> Margins:
        size, look = self._size, self._look
        room = dict.fromkeys(SIDES, 0.0)
        for side in ("left", "right"):
            for axis in self._axes[side]:
                style = axis.major_label_text_font_style
                widest = [
                    wide(text, size, look, style) for text in self._named(axis, self._plot.y_range).values()
                ]
                room[side] = max([room[side], *widest]) + (TICK + GAP if widest else 0)
            if text := self._labels[side]:
                room[side] += line_height(size, look) * (1 + text.count("\n")) + GAP
        for side in ("below", "above"):
            if self._axes[side]:
                room[side] = TICK + GAP + line_height(size, look)
            if text := self._labels[side]:
                room[side] += line_height(size, look) * (1 + text.count("\n"))
        told = [
            wide(text, size, look) / 2
            for text in self._named(self._plot.xaxis[0], self._plot.x_range).values()
        ]
        left, right = max(room["left"], *told[:1], 0.0), max(room["right"], *told[-1:], 0.0)
        return Margins(left + EDGE, right + EDGE, max(room["above"], 2.0), room["below"])

    @property
    def _size(self) -> float:
        return pixels(self._plot.xaxis[0].major_label_text_font_size)

    def _named(self, axis: Axis, span: Range1d) -> dict[float, str]:
        return named(axis, span) if axis.visible else {}

    @property
    def left(self) -> float:
        """Where the frame begins, in points from the left edge."""
        return self._margins.left

    def draw(self, page: Figure, top: float) -> None:
        """Draw it.

        Args:
            page: Where, as high and wide as it is in points.
            top: Points from the foot of the page to the upper edge of this block.
        """
        across, up = (float(inches) * 72 for inches in page.get_size_inches())
        margins = self._margins
        bottom, inner = top - self.height + margins.bottom, self._width - margins.left - margins.right
        axes = page.add_axes((margins.left / across, bottom / up, inner / across, self._frame / up))
        axes.set_xlim(self._plot.x_range.start, self._plot.x_range.end)
        axes.set_ylim(self._plot.y_range.start, self._plot.y_range.end)
        axes.set_autoscale_on(False)
        axes.patch.set_visible(False)
        axes.set_xticks([])
        axes.set_yticks([])
        self._grid(axes)
        for order, renderer in enumerate(self._plot.renderers):
            if self._has_room(renderer):
                paint(axes, renderer, self._look, order)
        self._behind(axes)
        for side, spine in {"left": "left", "below": "bottom", "right": "right", "above": "top"}.items():
            axes.spines[spine].set_visible(False)
            for axis in self._axes[side]:
                if axis.visible:
                    self._along(axes, axis, side)

    def _has_room(self, renderer: GlyphRenderer) -> bool:
        """Return whether this page is as wide as something asks for, which only wide pages show."""
        if not renderer.visible or WIDE not in renderer.tags:
            return bool(renderer.visible)
        return bool(self._width / self._look.points >= renderer.tags[renderer.tags.index(WIDE) + 1])

    def _grid(self, axes: Axes) -> None:
        """Draw the lines behind everything."""
        look = self._look
        for grid, axis, span, line in (
            (self._plot.xgrid[0], self._plot.xaxis[0], self._plot.x_range, axes.axvline),
            (self._plot.ygrid[0], self._plot.yaxis[0], self._plot.y_range, axes.axhline),
        ):
            if grid.grid_line_color is not None:
                ticker = axis.ticker if grid.ticker in (None, "auto") else grid.ticker
                colour = shade(grid.grid_line_color, grid.grid_line_alpha, look)
                for place in places(ticker, span.start, span.end):
                    line(place, color=colour, linewidth=look.points, zorder=0.5)

    def _behind(self, axes: Axes) -> None:
        """Draw lines and bands that go through the whole frame."""
        for one in self._plot.center:
            kind = type(one).__name__
            if not one.visible or kind in ("Grid", "Legend"):
                continue
            if kind == "Span":
                self._span(axes, one)
            elif kind == "BoxAnnotation":
                self._band(axes, one)
            else:
                raise NotImplementedError(f"nothing draws a {kind} here")

    def _span(self, axes: Axes, span: Span) -> None:
        draw = axes.axhline if span.dimension == "width" else axes.axvline
        pattern, width = dashes(span.line_dash), span.line_width
        draw(
            span.location,
            color=shade(span.line_color, span.line_alpha, self._look),
            linewidth=width * self._look.points,
            linestyle=(0, [part / width for part in pattern]) if pattern else "solid",
            zorder=LEVELS[span.level] + 0.2,
        )

    def _band(self, axes: Axes, band: BoxAnnotation) -> None:
        fill = shade(band.fill_color, band.fill_alpha, self._look)
        axes.axvspan(band.left, band.right, facecolor=fill, edgecolor="none", zorder=LEVELS[band.level])

    def _along(self, axes: Axes, axis: Axis, side: str) -> None:
        """Write what stands along an axis: a line, ticks, names, and what it counts."""
        upright = side in ("left", "right")
        span = self._plot.y_range if upright else self._plot.x_range
        told = self._apart(named(axis, span), axes) if not upright else named(axis, span)
        look, size = self._look, self._size
        line = shade(axis.axis_line_color, 1, look)
        out = {"left": (-1, 0), "right": (1, 0), "below": (0, -1), "above": (0, 1)}[side]
        where = {"left": 0.0, "right": 1.0, "below": 0.0, "above": 1.0}[side]
        ends = axis.bounds if isinstance(axis.bounds, tuple) else (span.start, span.end)
        through = axes.get_yaxis_transform() if upright else axes.get_xaxis_transform()
        path = ([where, where], list(ends)) if upright else (list(ends), [where, where])
        thin: dict[str, Any] = {"linewidth": look.points, "clip_on": False, "zorder": 4, "transform": through}
        axes.plot(*path, color=line, **thin)
        tick = shade(axis.major_tick_line_color, 1, look)
        letters = lettering(axis.major_label_text_font_style, size, look)
        colour = shade(axis.major_label_text_color, 1, look)
        for place, text in told.items():
            at = (where, place) if upright else (place, where)
            marked: dict[str, Any] = {
                "xycoords": through,
                "textcoords": "offset points",
                "annotation_clip": False,
            }
            if tick[3]:
                arrow = {
                    "arrowstyle": "-",
                    "color": tick,
                    "linewidth": look.points,
                    "shrinkA": 0,
                    "shrinkB": 0,
                }
                axes.annotate("", at, (out[0] * TICK, out[1] * TICK), arrowprops=arrow, **marked)
            beyond = TICK + GAP
            ha = {"left": "right", "right": "left"}.get(side, "center")
            va = {"below": "top", "above": "bottom"}.get(
                side, "center_baseline" if "\n" not in text else "center"
            )
            shift = out[0] * beyond, out[1] * beyond
            axes.annotate(text, at, shift, ha=ha, va=va, color=colour, **marked, **letters)
        self._title(axes, side, axis)

    def _title(self, axes: Axes, side: str, axis: Axis) -> None:
        """Write what an axis counts."""
        text, look = self._labels[side], self._look
        if not text:
            return
        letters = lettering("normal", self._size, look)
        colour = shade(axis.axis_label_text_color, 1, look)
        marked: dict[str, Any] = {
            "xycoords": "axes fraction",
            "textcoords": "offset points",
            "annotation_clip": False,
        }
        margins, high = self._margins, line_height(self._size, look)
        if side in ("left", "right"):
            away = EDGE - margins.left if side == "left" else margins.right - EDGE
            at, ha = (0.0 if side == "left" else 1.0, 0.5), "left" if side == "left" else "right"
            axes.annotate(
                text, at, (away, 0.0), rotation=90, ha=ha, va="center", color=colour, **marked, **letters
            )
            return
        inner = self._width - margins.left - margins.right
        # What is wider than the frame stands in the middle of the page.
        aside = (margins.right - margins.left) / 2 if wide(text, self._size, look) > inner else 0.0
        down = TICK + GAP + high
        axes.annotate(
            text, (0.5, 0.0), (aside, -down), ha="center", va="top", color=colour, **marked, **letters
        )

    def _apart(self, told: dict[float, str], axes: Axes) -> dict[float, str]:
        """Return the names under an axis, or each second or third if they ran into each other; 0 stays."""
        room, (low, high) = self._width - self._margins.left - self._margins.right, axes.get_xlim()
        ordered = list(told.items())
        zero = next((number for number, place in enumerate(told) if place == 0), 0)
        for step in range(1, len(ordered) + 1):
            found = ordered[zero % step :: step]
            spans = [
                ((place - low) / (high - low) * room, wide(text, self._size, self._look) / 2)
                for place, text in found
            ]
            if all(at + half + GAP <= after - other for (at, half), (after, other) in pairwise(spans)):
                return dict(found)
        return {}


def _is_axis(one: object) -> bool:
    return type(one).__name__.endswith("Axis")


def _label(axes: list[Axis], room: float, look: Look) -> str:
    """Return what the axes of a side count, in lines that fit; empty where nothing says it."""
    told = [str(axis.axis_label) for axis in axes if axis.visible and axis.axis_label]
    size = pixels(axes[0].axis_label_text_font_size) if axes else 0.0
    return folded(told[0].replace("\n", " "), room, size, look) if told else ""
