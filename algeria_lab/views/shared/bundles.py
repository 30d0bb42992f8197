"""The built browser side of a widget, as text."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from markupsafe import Markup

STATIC = Path(__file__).parents[2] / "static"


def bundle(name: str) -> str:
    """Return the text of a built file.

    A widget is given the text, not the path: anywidget listens to a file as long as the program runs, and so
    keeps every closed widget in memory with all that it showed, 180 kB for a board.
    """
    return (STATIC / name).read_text("utf-8")


@cache
def sheet(name: str) -> Markup:
    """Return the text of a built style sheet, for a document that holds its style."""
    return Markup(bundle(name))  # noqa: S704 - a file of ours


@cache
def style(name: str) -> Markup:
    """Return a built style sheet as an element, for a text that brings its style along."""
    return Markup("<style>{}</style>").format(sheet(name))
