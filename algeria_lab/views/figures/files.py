"""Pages of matplotlib as files: SVG, PNG and PDF, which say in themselves where they come from."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.package import __version__
from algeria_lab.core.refusals import WrongOption
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from matplotlib.figure import Figure

KINDS = ("svg", "png", "pdf")
DOTS = 300  # an inch, of a PNG


class About(NamedTuple):
    """What a file says of itself.

    Attributes:
        title: What is drawn.
        says: What is seen, in words.
        caption: Where it comes from: the question, wars, seeds, version.
    """

    title: str
    says: str
    caption: str


def kind_of(path: Path) -> str:
    """Return as what a file is written, by the ending of its name.

    Raises:
        WrongOption: For an ending of which no figure is made.
    """
    kind = path.suffix.removeprefix(".").lower()
    if kind not in KINDS:
        known = ", ".join(f".{each}" for each in KINDS)
        raise WrongOption(f"{path.name!r} does not say as what to save. A figure ends in one of: {known}.")
    return kind


def svg_of(page: Figure, about: About) -> str:
    """Return a page as SVG; what it shows is told to those who cannot see it.

    Args:
        page: The page.
        about: What it says of itself.
    """
    file = io.BytesIO()
    told = {"Title": about.title, "Description": f"{about.says} {about.caption}", "Date": None}
    page.savefig(file, format="svg", metadata={**told, "Creator": _maker()})
    text = file.getvalue().decode("utf-8")
    head, opened, rest = text.partition("<svg ")
    attributes, end, inside = rest.partition(">")
    told_first = f"\n {element('title', about.title)}\n {element('desc', str(told['Description']))}"
    return f'{head}{opened}role="img" {attributes}{end}{told_first}{inside}'


def png_of(page: Figure, about: About) -> bytes:
    """Return a page as PNG of 300 dots an inch; see `svg_of`."""
    file = io.BytesIO()
    told = {"Title": about.title, "Description": f"{about.says} {about.caption}", "Software": _maker()}
    page.savefig(file, format="png", dpi=DOTS, metadata=told)
    return file.getvalue()


def pdf_of(pages: Sequence[Figure], about: About) -> bytes:
    """Return pages as one PDF; see `svg_of`."""
    from matplotlib.backends.backend_pdf import PdfPages

    file = io.BytesIO()
    told: dict[str, Any] = {"Title": about.title, "Subject": about.caption, "Creator": _maker()}
    # Without a date: the same figure is the same file.
    with PdfPages(file, metadata={**told, "CreationDate": None}) as book:
        for page in pages:
            book.savefig(page)
    return file.getvalue()


def _maker() -> str:
    return f"algeria_lab {__version__}"
