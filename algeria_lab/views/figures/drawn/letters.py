"""Words in a chart: beside marks, on paper of their own, in lines as high as the chart has kept room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.views.figures.drawn.colours import shade
from algeria_lab.views.figures.drawn.reading import Look, Row, pixels

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# It comes with matplotlib: the same letters, and the same breaks of lines, on every computer.
FACE = "DejaVu Sans"
# Wider than the letters of the screen: a little smaller they take the same room.
NARROWED = 0.92
SPACING = 1.32  # of lines, so that a line of a chart's 13 pixels is 18 high, as its lanes expect
ACROSS = {"left": "left", "center": "center", "right": "right"}
UPWARDS = {
    "top": "top",
    "middle": "center_baseline",
    "bottom": "bottom",
    "alphabetic": "baseline",
    "hanging": "top",
    "ideographic": "bottom",
}


def lettering(style: str, size: float, look: Look) -> dict[str, Any]:
    """Return how letters look, in the words of matplotlib.

    Args:
        style: ``normal``, ``bold``, ``italic`` or both of these.
        size: Pixels on the screen.
        look: How large a pixel is.
    """
    return {
        "fontfamily": FACE,
        "fontsize": size * look.points * NARROWED,
        "fontweight": "bold" if "bold" in style else "normal",
        "fontstyle": "italic" if "italic" in style else "normal",
        "linespacing": SPACING,
    }


def write(axes: Axes, row: Row, look: Look, above: float) -> None:
    """Write the text of one row beside its point."""
    text = str(row["text"])
    if not text:
        return
    letters = lettering(row["text_font_style"], pixels(row["text_font_size"]), look)
    if "\n" not in text:
        letters["linespacing"] = 1.0  # so that its paper is no higher than it
    axes.annotate(
        text,
        xy=(row["x"], row["y"]),
        xytext=(float(row["x_offset"]) * look.points, -float(row["y_offset"]) * look.points),
        textcoords="offset points",
        ha=ACROSS[row["text_align"]],
        va=_upwards(row["text_baseline"], text),
        color=shade(row["text_color"], row["text_alpha"], look),
        bbox=_paper(row, look),
        zorder=above,
        annotation_clip=False,
        **letters,
    )


def _upwards(baseline: str, text: str) -> str:
    return "center" if baseline == "middle" and "\n" in text else UPWARDS[baseline]


def _paper(row: Row, look: Look) -> dict[str, Any] | None:
    """Return the paper on which the letters stand; None if they stand on the chart."""
    fill, edge = row["background_fill_color"], row["border_line_color"]
    if fill is None and edge is None:
        return None
    box: dict[str, Any] = {"facecolor": shade(fill, row["background_fill_alpha"], look)}
    box["edgecolor"] = shade(edge, row["border_line_alpha"], look)
    box["linewidth"] = (row["border_line_width"] if edge else 0) * look.points
    box["boxstyle"] = f"round,pad={0.14 if edge else 0.08},rounding_size={0.6 if edge else 0.15}"
    return box
