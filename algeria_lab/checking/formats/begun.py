"""Languages that are begun: their messages lie apart, and English stands in for what is not written yet.

A folder of ``data/begun`` has the rooms and files of ``data/messages/en``, as far as somebody has come. Such
a language is offered on the pages that are proved in it alone; once nothing is missing, its folder moves
beside that of English.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import resources

FOLDER = resources.files("algeria_lab.data") / "begun"
INSTEAD = "en"  # the language that stands in
ENDING = ".ftl"


@cache
def begun_languages() -> tuple[str, ...]:
    """Return the languages that are begun, in order."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))


def begun_texts(language: str) -> Iterator[str]:
    """Yield the text of each file that a begun language has, in the order of rooms and files."""
    files = (path for room in (FOLDER / language).iterdir() if room.is_dir() for path in room.iterdir())
    for path in sorted(files, key=str):
        if path.name.endswith(ENDING):
            yield path.read_text("utf-8")


def begun_text(language: str, family: str) -> str:
    """Return the text of one file, such as ``pages/home``; empty where it is not begun."""
    path = FOLDER / language / f"{family}{ENDING}"
    return path.read_text("utf-8") if path.is_file() else ""
