"""Charts as figures of a text: what may be saved, at which width, in colour or in grey."""

from __future__ import annotations

from abc import abstractmethod
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.package import is_checkout
from algeria_lab.core.refusals import LabError
from algeria_lab.views.figures.drawn.reading import Look
from algeria_lab.views.figures.drawn.sheet import (
    PIXEL,
    Block,
    Panel,
    Room,
    note,
    own_settings,
    panel_blocks,
    points_of,
    sheet,
)
from algeria_lab.views.figures.files import About, kind_of, pdf_of, png_of, svg_of
from algeria_lab.views.shared.svg import Svg

if TYPE_CHECKING:
    from bokeh.plotting import figure
    from matplotlib.figure import Figure as Sheet

    from algeria_lab.views.charts.base import Drawing

BETWEEN = 12.0  # points between two charts of a report


class NotInstalled(LabError, ModuleNotFoundError):
    """Something needs a library that is not installed; the message says how to install it."""


class Contents(NamedTuple):
    """What stands on a figure.

    Attributes:
        about: What it says of itself.
        panels: Its charts, from top to bottom.
    """

    about: About
    panels: tuple[Panel, ...]


class Figures:
    """What can be saved as a figure of a text, without a browser."""

    @abstractmethod
    def _contents(self) -> Contents:
        """Return what is drawn."""

    def save(
        self,
        path: str | PathLike[str],
        *,
        width: str | float = "column",
        grey: bool = False,
        words: bool = True,
    ) -> Path:
        """Write the figure to a file: SVG, PNG or PDF, by the ending of its name.

        Letters are 7 points high at every width. What the figure shows and where it comes from (the
        question, wars, seeds, version) stands in the file's own description, with or without *words*. The
        same figure is the same file, byte by byte. Of a report, SVG and PNG show one chart under the other,
        a PDF has a page for each.

        Args:
            path: Such as ``figure-1.pdf``; what is there is replaced.
            width: ``column`` (85 mm), ``page`` (180 mm), or millimetres from 60 to 420.
            grey: Whether to draw in shades of grey; hatching, dashes and marks still tell all apart.
            words: Whether title, finding and caption stand in the picture; a journal sets its own.

        Returns:
            The path.

        Raises:
            NotInstalled: If matplotlib is missing; the message says what to install.
            WrongOption: For another ending, or a width that is too small or too large.
            UnknownName: For an unknown name of a width.

        ``report["difference"].save("figure-1.pdf", width="page", grey=True)`` is all that a paper needs.
        """
        path = Path(path)
        path.write_bytes(self._file(kind_of(path), width, grey=grey, words=words))
        return path

    def svg(self, *, width: str | float = "column", grey: bool = False, words: bool = True) -> Svg:
        """Return the figure as SVG, a text that a notebook shows as a picture.

        Args:
            width: As for `save`.
            grey: As for `save`.
            words: As for `save`.

        Raises:
            NotInstalled: If matplotlib is missing; the message says what to install.
            WrongOption: For a width that is too small or too large.
            UnknownName: For an unknown name of a width.
        """
        return Svg(self._file("svg", width, grey=grey, words=words).decode("utf-8"))

    def _file(self, kind: str, width: str | float, *, grey: bool, words: bool) -> bytes:
        points = points_of(width)
        _ask_for_matplotlib()
        contents, look = self._contents(), Look(PIXEL, grey)
        with own_settings():
            if kind == "pdf":
                each = [contents._replace(panels=(panel,)) for panel in contents.panels]
                return pdf_of([_sheet(one, points, look, words=words) for one in each], contents.about)
            page = _sheet(contents, points, look, words=words)
            if kind == "png":
                return png_of(page, contents.about)
            return svg_of(page, contents.about).encode("utf-8")


def _sheet(contents: Contents, width: float, look: Look, *, words: bool) -> Sheet:
    """Return charts under one another, and under them where they come from."""
    blocks: list[Block] = []
    following = [panel.caption for panel in contents.panels[1:]]
    for panel, after in zip(contents.panels, [*following, ""], strict=True):
        blocks += [Room(BETWEEN)] if blocks else []
        blocks += panel_blocks(panel, width, look, words=words)
        if words and panel.caption != after:
            blocks += note(panel.caption, width, look)
    return sheet(blocks, width)


def _ask_for_matplotlib() -> None:
    """Refuse to draw without matplotlib.

    Raises:
        NotInstalled: If it is missing.
    """
    try:
        import matplotlib as mpl  # noqa: F401
    except ModuleNotFoundError as missing:
        how = "'.[paper]' in the folder of algeria_lab" if is_checkout() else "'algeria-lab[paper]'"
        told = f"a figure is drawn by matplotlib, which is not installed. Install it: pip install {how}"
        raise NotInstalled(told, name=missing.name) from missing


class Figure(Figures):
    """One chart of a report, by name.

    At the end of a cell it shows itself as in the report, with its table.

    Attributes:
        name: Its name in the report.

    Args:
        name: The name.
        chart: The chart.
    """

    def __init__(self, name: str, chart: Drawing[Any]) -> None:
        self.name = name
        self._chart = chart

    @property
    def title(self) -> str:
        """What is drawn."""
        return title_of(self._chart)

    @property
    def headline(self) -> str:
        """What was found, in one sentence; may be empty."""
        return str(self._chart.pane.headline)

    @property
    def caption(self) -> str:
        """Where it comes from: the question, how many wars, from which seeds, by which version."""
        return str(self._chart.pane.caption)

    @property
    def table(self) -> list[list[object]]:
        """The numbers of the chart as rows; the first holds the headings."""
        return [list(row) for row in self._chart.pane.table]

    @property
    def figure(self) -> figure:
        """The chart as a figure of Bokeh, to be shown, changed or put into a page of your own."""
        return self._chart.figure

    def __repr__(self) -> str:
        return f"Figure {self.name!r}: {self.title}"

    def _repr_mimebundle_(self, **kwargs: Any) -> object:
        return self._chart.pane._repr_mimebundle_(**kwargs)

    def _contents(self) -> Contents:
        return contents_of(self._chart)


def title_of(chart: Drawing[Any]) -> str:
    """Return what a chart draws, as its saved picture is entitled."""
    return str(chart.figure.title.text)


def contents_of(chart: Drawing[Any]) -> Contents:
    """Return a chart as the contents of a figure."""
    title, pane = title_of(chart), chart.pane
    panel = Panel(chart.figure, title, pane.headline, pane.caption)
    return Contents(About(title, pane.summary, pane.caption), (panel,))
