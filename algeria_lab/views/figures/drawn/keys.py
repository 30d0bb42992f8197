"""The legend under a chart: as many entries in a line as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.views.figures.drawn.colours import shade
from algeria_lab.views.figures.drawn.glyphs import line_look, mark_look, surfaces
from algeria_lab.views.figures.drawn.letters import lettering
from algeria_lab.views.figures.drawn.measured import folded, line_height, wide
from algeria_lab.views.figures.drawn.plots import EDGE
from algeria_lab.views.figures.drawn.reading import Look, pixels, sample

if TYPE_CHECKING:
    from bokeh.models import GlyphRenderer, LegendItem
    from bokeh.plotting import figure
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

BOX, BESIDE, APART = 18, 5, 14  # pixels: what an entry shows, from it to its words, from there to the next
WHOLE = "page"
LINES = frozenset({"Line", "Step", "MultiLine", "Segment"})


class Entry(NamedTuple):
    """An entry of the legend, and where it stands.

    Attributes:
        item: What Bokeh knows of it.
        text: Its words in lines that fit.
        left: Points from the left edge.
        down: Points from the upper edge.
    """

    item: LegendItem
    text: str
    left: float
    down: float


class Keys:
    """The legend of a chart as a block of a sheet.

    Attributes:
        height: Points that it takes; 0 where nothing is to be told apart.

    Args:
        plot: The chart's figure.
        width: Points that there are.
        look: How it is drawn.
    """

    def __init__(self, plot: figure, width: float, look: Look) -> None:
        self._look = look
        items = [item for legend in plot.legend for item in legend.items if item.visible]
        self._size = pixels(plot.legend[0].label_text_font_size) if items else 0.0
        self._entries, self.height = self._laid(items, width)

    def _laid(self, items: list[LegendItem], width: float) -> tuple[list[Entry], float]:
        look, found = self._look, []
        points, line = look.points, line_height(self._size, look)
        left = down = deepest = 0.0
        for item in items:
            told = str(item.label.value)
            text = folded(told, width - (BOX + BESIDE) * points, self._size, look)
            room = (BOX + BESIDE + APART) * points + wide(text, self._size, look)
            if left and left + room - APART * points > width:
                left, down = 0.0, deepest
            found.append(Entry(item, text, left, down))
            left += room
            deepest = max(deepest, down + max(line * (1 + text.count("\n")), BOX * points) + 2 * points)
        return found, deepest

    def draw(self, page: Figure, top: float) -> None:
        """Draw it on a page; see `Plot.draw`."""
        axes, points = whole(page), self._look.points
        for entry in self._entries:
            middle = top - entry.down - BOX * points / 2
            for renderer in entry.item.renderers:
                self._show(axes, renderer, EDGE + entry.left, middle)
            beside = EDGE + entry.left + (BOX + BESIDE) * points
            # Of several lines the first stands beside what is shown.
            lift = line_height(self._size, self._look) * entry.text.count("\n") / 2
            letters = lettering("normal", self._size, self._look)
            va = "center" if "\n" in entry.text else "center_baseline"
            colour = shade("#1b1d20", 1, self._look)
            axes.text(beside, middle - lift, entry.text, va=va, color=colour, **letters)

    def _show(self, axes: Axes, renderer: GlyphRenderer, left: float, middle: float) -> None:
        """Show a glyph as its entry does: a stroke, a mark, or a box."""
        from matplotlib.patches import Rectangle

        row, side = sample(renderer), BOX * self._look.points
        kind = type(renderer.glyph).__name__
        if kind in LINES:
            axes.plot([left, left + side], [middle, middle], **line_look(row, self._look))
        elif kind == "Scatter":
            shown = {**row, "size": row["size"] or BOX / 2}
            axes.plot([left + side / 2], [middle], linestyle="", **mark_look(shown, self._look))
        else:
            for drawn in surfaces(row, self._look):
                axes.add_patch(Rectangle((left, middle - side * 0.38), side, side * 0.76, **drawn))


def whole(page: Figure) -> Axes:
    """Return axes that are the page itself, in points from its lower left corner; a page has them once."""
    for axes in page.axes:
        if axes.get_label() == WHOLE:
            return axes
    across, up = (float(inches) * 72 for inches in page.get_size_inches())
    axes = page.add_axes((0, 0, 1, 1), frameon=False, label=WHOLE)
    axes.set_xlim(0, across)
    axes.set_ylim(0, up)
    axes.set_axis_off()
    axes.set_autoscale_on(False)
    return axes
