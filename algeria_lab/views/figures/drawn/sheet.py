"""A sheet: blocks under one another, as wide as a column of a journal and as high as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.views.charts.style import INK, QUIET
from algeria_lab.views.figures.drawn.colours import shade
from algeria_lab.views.figures.drawn.keys import Keys, whole
from algeria_lab.views.figures.drawn.letters import FACE, lettering
from algeria_lab.views.figures.drawn.measured import folded, line_height
from algeria_lab.views.figures.drawn.plots import EDGE, Plot
from algeria_lab.views.figures.drawn.reading import Look

if TYPE_CHECKING:
    from bokeh.plotting import figure
    from matplotlib.figure import Figure

# Millimetres: a column of a journal, and both with the gap between them.
WIDTHS = {"column": 85.0, "page": 180.0}
LEAST_WIDTH, MOST_WIDTH = 60.0, 420.0
INCH, POINTS_OF_INCH = 25.4, 72.0
PIXEL = 0.6  # points: letters of 13 pixels become 7.2 points high, what journals ask for at least
TITLE, TEXT, SMALL = 15.0, 13.0, 13.0  # pixels
# What matplotlib does of itself, whatever a notebook has set.
SETTINGS: Any = {
    "font.family": FACE,
    "text.parse_math": False,
    "text.usetex": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "algeria_lab",
    "pdf.fonttype": 42,
    "pdf.compression": 6,
    "path.simplify": False,
    "hatch.linewidth": 0.5,
    "axes.unicode_minus": True,
    "savefig.bbox": None,
}


class Block(Protocol):
    """What stands on a sheet."""

    @property
    def height(self) -> float:
        """Points that it takes."""

    def draw(self, page: Figure, top: float) -> None:
        """Draw it below *top*, in points from the foot of the page."""


class Words:
    """Words over the whole width.

    Attributes:
        height: Points that they take, with some room below.
    """

    def __init__(
        self,
        text: str,
        width: float,
        look: Look,
        size: float = TEXT,
        style: str = "normal",
        colour: str = INK,
    ) -> None:
        self._look, self._size, self._style, self._colour = look, size, style, colour
        self._text = folded(text, width, size, look, style)
        self.height = line_height(size, look) * (1 + self._text.count("\n")) + 3

    def draw(self, page: Figure, top: float) -> None:
        """Write them on a page; see `Block.draw`."""
        letters = lettering(self._style, self._size, self._look)
        colour = shade(self._colour, 1, self._look)
        whole(page).text(EDGE, top, self._text, va="top", color=colour, **letters)


class Room(NamedTuple):
    """Nothing, between blocks.

    Attributes:
        height: Points.
    """

    height: float

    def draw(self, page: Figure, top: float) -> None:
        """Leave it free."""


class Panel(NamedTuple):
    """A chart with its words.

    Attributes:
        plot: The chart's figure.
        title: What is drawn.
        headline: What was found; may be empty.
        caption: Where it comes from; charts under one another that come from the same share it.
    """

    plot: figure
    title: str
    headline: str
    caption: str


def points_of(width: str | float) -> float:
    """Return how many points wide a sheet is.

    Args:
        width: ``column`` (85 mm), ``page`` (180 mm), or millimetres from 60 to 420.

    Raises:
        UnknownName: For another name.
        WrongOption: For a number that is too small for letters of 7 points, or too large.
    """
    if isinstance(width, str):
        if width not in WIDTHS:
            raise UnknownName("width", width, WIDTHS, "Millimetres may be given as a number, such as 120.")
        width = WIDTHS[width]
    if not LEAST_WIDTH <= width <= MOST_WIDTH:
        least, most = f"{LEAST_WIDTH:g}", f"{MOST_WIDTH:g}"
        raise WrongOption(
            f"a figure of {width:g} mm cannot be drawn: give a width from {least} to {most} mm."
        )
    return width / INCH * POINTS_OF_INCH


def panel_blocks(panel: Panel, width: float, look: Look, *, words: bool) -> list[Block]:
    """Return a chart as blocks: its title, what was found, the chart, its legend.

    Args:
        panel: The chart.
        width: Points.
        look: How it is drawn.
        words: Whether title and finding stand over it.
    """
    inner = width - 2 * EDGE
    blocks: list[Block] = []
    if words:
        blocks.append(Words(panel.title, inner, look, TITLE, "bold"))
        if panel.headline:
            blocks.append(Words(panel.headline, inner, look))
    return [*blocks, Plot(panel.plot, width, look), Keys(panel.plot, inner, look)]


def note(text: str, width: float, look: Look) -> list[Block]:
    """Return the words under a figure that say where it comes from."""
    return [Room(4.0), Words(text, width - 2 * EDGE, look, SMALL, colour=QUIET)]


@contextmanager
def own_settings() -> Iterator[None]:
    """Draw by the settings of this room, and leave those of the notebook as they were."""
    import matplotlib as mpl

    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update(SETTINGS)
        yield


def sheet(blocks: Sequence[Block], width: float) -> Figure:
    """Return a page of matplotlib with blocks under one another.

    Args:
        blocks: What stands on it, from top to bottom.
        width: Points.
    """
    from matplotlib.figure import Figure

    height = sum(block.height for block in blocks) + 2 * EDGE
    page = Figure(figsize=(width / POINTS_OF_INCH, height / POINTS_OF_INCH), facecolor="white")
    top = height - EDGE
    for block in blocks:
        block.draw(page, top)
        top -= block.height
    return page
