"""Where a changed sentence is seen: the code that asks for it by name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

IDENTIFIER = re.compile(r"^([a-z][\w-]*) = (.+)")
MESSAGES = "algeria_lab/data/messages/"
ASKING = (("algeria_lab", "*.py"), ("widgets", "*.ts"), ("algeria_lab/apps/voila/template", "*.html"))
FEWEST = 2
"""Parts of a name that a place must write, where the rest of it is put in as the program runs."""


class Seen(NamedTuple):
    """A sentence and where it is asked for.

    Attributes:
        name: Its identifier.
        text: How it reads now.
        places: Files with lines, such as ``widgets/play/board.ts:12``.
    """

    name: str
    text: str
    places: tuple[str, ...]


def changed_sentences(lines: Iterable[str]) -> list[tuple[str, str]]:
    """Return (identifier, text) of each message among changed lines of a message file."""
    return [found.groups() for line in lines if (found := IDENTIFIER.match(line))]  # type: ignore[misc]


def seen_at(root: Path, sentences: Iterable[tuple[str, str]]) -> list[Seen]:
    """Return where sentences are asked for: by their whole name, else by its longest beginning."""
    written = _written(root)
    return [Seen(name, text, _places(name, written)) for name, text in sentences]


def _written(root: Path) -> list[tuple[str, str]]:
    found = list[tuple[str, str]]()
    for folder, pattern in ASKING:
        for file in sorted((root / folder).rglob(pattern)):
            if {"node_modules", "static"}.isdisjoint(file.parts):
                name = file.relative_to(root).as_posix()
                rows = enumerate(file.read_text("utf-8").splitlines(), 1)
                found += [(f"{name}:{number}", row) for number, row in rows if "-" in row]
    return found


def _places(name: str, written: list[tuple[str, str]]) -> tuple[str, ...]:
    parts = name.split("-")
    for length in range(len(parts), FEWEST - 1, -1):
        is_whole = length == len(parts)
        start = "-".join(parts[:length])
        sign = re.compile(rf"(?<![\w-]){re.escape(start)}" + (r"(?![\w-])" if is_whole else r"-[{$*%]"))
        if places := tuple(place for place, row in written if sign.search(row)):
            return places
    return ()
