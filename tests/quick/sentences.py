"""Where a changed sentence is seen: the code that asks for it by name, and the pages that this code is of."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

MESSAGES = "algeria_lab/data/messages/"
ASKING = (("algeria_lab", "*.py"), ("widgets", "*.ts"), ("algeria_lab/apps/voila/template", "*.html"))
FEWEST = 2
"""Parts of a name that a place must write, where the rest of it is put in as the program runs."""


class Seen(NamedTuple):
    """A sentence and where it is asked for.

    Attributes:
        name: Its identifier.
        text: How it reads now, in a line.
        places: Files with lines, such as ``widgets/play/board.ts:12``.
    """

    name: str
    text: str
    places: tuple[str, ...]

    @property
    def files(self) -> tuple[str, ...]:
        """The files of its places."""
        return tuple(dict.fromkeys(place.rpartition(":")[0] for place in self.places))


def changed_sentences(text: str, lines: Collection[int]) -> list[tuple[str, str]]:
    """Return (identifier, text) of each message that holds a changed line, of however many it is.

    Args:
        text: The file.
        lines: Numbers of changed lines.
    """
    found = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.span and entry.value and entry.value.span:
            first = text.count("\n", 0, entry.span.start) + 1
            last = first + text.count("\n", entry.span.start, entry.span.end)
            if any(first <= line <= last for line in lines):
                said = text[entry.value.span.start : entry.value.span.end]
                found.append((entry.id.name, re.sub(r"\s*\n\s*", " ", said.strip())))
    return found


def seen_at(root: Path, sentences: Iterable[tuple[str, str]]) -> list[Seen]:
    """Return where sentences are asked for: by their whole name, else by its longest beginning."""
    asked = list(sentences)
    written = _written(root) if asked else []
    return [Seen(name, text, _places(name, written)) for name, text in asked]


def _written(root: Path) -> list[tuple[str, str]]:
    found = list[tuple[str, str]]()
    for folder, pattern in ASKING:
        for file in sorted((root / folder).rglob(pattern)):
            if {"node_modules", "static"}.isdisjoint(file.parts):
                name = file.relative_to(root).as_posix()
                rows = enumerate(file.read_text("utf-8").splitlines(), 1)
                found += [(f"{name}:{number}", row) for number, row in rows if "-" in row]
    return found


def _places(name: str, written: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    parts = name.split("-")
    for length in range(len(parts), FEWEST - 1, -1):
        is_whole = length == len(parts)
        start = "-".join(parts[:length])
        sign = re.compile(rf"(?<![\w-]){re.escape(start)}" + (r"(?![\w-])" if is_whole else r"-[{$*%]"))
        if places := tuple(place for place, row in written if start in row and sign.search(row)):
            return places
    return ()
