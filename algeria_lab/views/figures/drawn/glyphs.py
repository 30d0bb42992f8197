"""Each kind of glyph of the charts, drawn on the axes of matplotlib; any other kind is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from algeria_lab.views.figures.drawn.colours import NOTHING, on_paper, shade
from algeria_lab.views.figures.drawn.letters import write
from algeria_lab.views.figures.drawn.reading import Look, Row, dashes, rows

if TYPE_CHECKING:
    from bokeh.models import GlyphRenderer
    from matplotlib.axes import Axes

    from algeria_lab.views.figures.drawn.colours import Shade

Painter = Callable[["Axes", Row, Look, float], None]
LEVELS = {"underlay": 1.0, "glyph": 3.0, "annotation": 5.0, "overlay": 6.0}
MARKERS = {
    "circle": "o",
    "square": "s",
    "triangle": "^",
    "diamond": "d",
    "inverted_triangle": "v",
    "hex": "h",
    "star": "*",
    "plus": "P",
}
# A diamond of matplotlib is a square on its corner: higher than its size says.
HIGHER = {"d": 2**0.5}
HATCHINGS = {"/": "///", "\\": "\\\\\\", ".": "..", "x": "xx", "-": "---", "|": "|||", "+": "++"}
STEPS = {"after": "steps-post", "before": "steps-pre", "center": "steps-mid"}


class NotDrawn(NotImplementedError):
    """A chart has something that only a browser draws; a test draws all charts, so that none does."""


def paint(axes: Axes, renderer: GlyphRenderer, look: Look, order: int) -> None:
    """Draw a glyph with all its rows.

    Args:
        axes: Where.
        renderer: The glyph with its source.
        look: How.
        order: Its place among the glyphs: what comes later lies over what came before.

    Raises:
        NotDrawn: For a kind of glyph that no chart had.
    """
    kind = type(renderer.glyph).__name__
    if kind not in PAINTERS and kind not in WHOLE:
        raise NotDrawn(f"a glyph of the kind {kind} has no painter here; known: {[*WHOLE, *PAINTERS]}")
    above = LEVELS[renderer.level] + order / 1000
    if kind in WHOLE:
        WHOLE[kind](axes, renderer, look, above)
        return
    for row in rows(renderer):
        PAINTERS[kind](axes, row, look, above)


def line_look(row: Row, look: Look) -> dict[str, Any]:
    """Return how a line looks, in the words of matplotlib."""
    pattern = dashes(row["line_dash"])
    width = float(row["line_width"])
    drawn: dict[str, Any] = {"color": shade(row["line_color"], row["line_alpha"], look)}
    drawn["linewidth"] = width * look.points
    # Ends of lines are flat, as in the browser, so that a dash is as long as it says.
    drawn["linestyle"] = (0, [part / width for part in pattern]) if pattern else "solid"
    return drawn


def _quad(axes: Axes, row: Row, look: Look, above: float) -> None:
    box = row["left"], row["bottom"], row["right"] - row["left"], row["top"] - row["bottom"]
    _bar(axes, box, row, look, above)


def _vbar(axes: Axes, row: Row, look: Look, above: float) -> None:
    left = row["x"] - row["width"] / 2
    _bar(axes, (left, row["bottom"], row["width"], row["top"] - row["bottom"]), row, look, above)


def _hbar(axes: Axes, row: Row, look: Look, above: float) -> None:
    low = row["y"] - row["height"] / 2
    _bar(axes, (row["left"], low, row["right"] - row["left"], row["height"]), row, look, above)


def _bar(axes: Axes, box: tuple[float, ...], row: Row, look: Look, above: float) -> None:
    from matplotlib.patches import Rectangle

    left, bottom, width, height = box
    for drawn in surfaces(row, look):
        axes.add_patch(Rectangle((left, bottom), width, height, zorder=above, **drawn))


def surfaces(row: Row, look: Look) -> list[dict[str, Any]]:
    """Return how a surface looks: its colour with its edge, and its hatching if it has one."""
    fill: Shade = shade(row["fill_color"], row["fill_alpha"], look)
    edge = line_look(row, look)
    drawn = {"facecolor": fill, "edgecolor": edge["color"], "linewidth": edge["linewidth"]}
    layers: list[dict[str, Any]] = [{**drawn, "linestyle": edge["linestyle"]}]
    if edge["color"][3] == 0:
        layers[0]["linewidth"] = 0
    if pattern := HATCHINGS.get(row.get("hatch_pattern") or ""):
        ink = on_paper(shade(row["hatch_color"], row["hatch_alpha"], look), fill)
        layers.append({"facecolor": NOTHING, "edgecolor": ink, "linewidth": 0, "hatch": pattern})
    return layers


def _patches(axes: Axes, row: Row, look: Look, above: float) -> None:
    from matplotlib.patches import Polygon

    corners = list(zip(row["xs"], row["ys"], strict=True))
    for drawn in surfaces(row, look):
        axes.add_patch(Polygon(corners, closed=True, zorder=above, **drawn))


def _segment(axes: Axes, row: Row, look: Look, above: float) -> None:
    ends = [row["x0"], row["x1"]], [row["y0"], row["y1"]]
    axes.plot(*ends, zorder=above, solid_capstyle="butt", **line_look(row, look))


def _multi_line(axes: Axes, row: Row, look: Look, above: float) -> None:
    axes.plot(row["xs"], row["ys"], zorder=above, **line_look(row, look))


def _scatter(axes: Axes, row: Row, look: Look, above: float) -> None:
    # Marks that only a pointer shows are none on paper.
    if row["fill_alpha"] or row["line_alpha"]:
        axes.plot([row["x"]], [row["y"]], linestyle="", zorder=above, **mark_look(row, look))


def mark_look(row: Row, look: Look) -> dict[str, Any]:
    """Return how a mark looks, in the words of matplotlib."""
    marker = MARKERS[row["marker"]]
    return {
        "marker": marker,
        "markersize": row["size"] * look.points / HIGHER.get(marker, 1),
        "markerfacecolor": shade(row["fill_color"], row["fill_alpha"], look),
        "markeredgecolor": shade(row["line_color"], row["line_alpha"], look),
        "markeredgewidth": row["line_width"] * look.points,
    }


def _line(axes: Axes, renderer: GlyphRenderer, look: Look, above: float) -> None:
    read = rows(renderer)
    if read:
        across, up = [row["x"] for row in read], [row["y"] for row in read]
        style = STEPS[read[0]["mode"]] if "mode" in read[0] else "default"
        axes.plot(across, up, drawstyle=style, zorder=above, **line_look(read[0], look))


WHOLE: Mapping[str, Callable[[Axes, GlyphRenderer, Look, float], None]] = {"Line": _line, "Step": _line}
PAINTERS: Mapping[str, Painter] = {
    "HBar": _hbar,
    "MultiLine": _multi_line,
    "Patches": _patches,
    "Quad": _quad,
    "Scatter": _scatter,
    "Segment": _segment,
    "Text": write,
    "VBar": _vbar,
}
