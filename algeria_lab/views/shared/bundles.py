"""The built browser side of a widget, as text."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parents[2] / "static"


def bundle(name: str) -> str:
    """Return the text of a built file.

    A widget is given the text, not the path: anywidget listens to a file as long as the program runs, and so
    keeps every closed widget in memory with all that it showed, 180 kB for a board.
    """
    return (STATIC / name).read_text("utf-8")
