"""Where things stand in a text that somebody wrote: the line and the column of every value and key."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from algeria_lab.checking.faults import Fault, Path

# One sign of a text as it is written, by the quotation mark around it: an escape counts as the sign it makes.
_SIGNS = {
    '"': re.compile(r"\\(?:x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\s+|.)|.", re.DOTALL),
    "'": re.compile(r"''|.", re.DOTALL),
    "": re.compile(r".", re.DOTALL),
}
_BLANK = re.compile(r"\s|\\[ntr_\s]\s*")


class Spot(NamedTuple):
    """Where something stands.

    Attributes:
        line: Counted from 1.
        column: Counted from 1.
    """

    line: int
    column: int


class Marked(NamedTuple):
    """The data of a text, and where everything stands.

    Attributes:
        data: Plain dicts, lists, texts, numbers, truths and None.
        values: Where each value begins, by the keys and positions that lead to it.
        keys: Where each key of a table begins, likewise.
        faults: What is odd about the text itself: keys that stand twice, aliases, tags.
        written: How a text is written in the file, with its quotation marks.
    """

    data: object
    values: Mapping[Path, Spot]
    keys: Mapping[Path, Spot]
    faults: tuple[Fault, ...] = ()
    written: Mapping[Path, str] = {}

    def spot(self, path: Path) -> Spot:
        """Return where a thing stands, its key if it has one; or else the nearest thing around it."""
        while path:
            if path in self.keys:
                return self.keys[path]
            if path in self.values:
                return self.values[path]
            path = path[:-1]
        return Spot(1, 1)

    def spot_of(self, fault: Fault) -> Spot:
        """Return where a fault stands: at a key or at its value."""
        return self.spot(fault.path) if fault.is_key else self.value_spot(fault.path)

    def value_spot(self, path: Path) -> Spot:
        """Return where a value stands, behind its key; or else the nearest thing around it."""
        while path:
            if found := self.values.get(path) or self.keys.get(path):
                return found
            path = path[:-1]
        return Spot(1, 1)

    def inside(self, path: Path, column: int) -> Spot:
        """Return where a sign of a text stands in the file; where the text ends if it has fewer.

        Args:
            path: What leads to the text.
            column: Which of its signs, counted from 1.
        """
        while path and path not in self.written:  # one text, where a form has a list
            path = path[:-1]
        start, raw = self.value_spot(path), self.written.get(path, "")
        before = len("".join(_text_at(self.data, path)[: column - 1].split()))
        ends = 0
        for begins, ends in _signs(raw):  # noqa: B007 - the last end is where the text ends
            if not before:
                return _moved(start, raw[:begins])
            before -= 1
        return _moved(start, raw[:ends])


def _text_at(data: object, path: Path) -> str:
    for key in path:
        data = data[key]  # type: ignore[index] # the path was noted when the data was read
    return str(data)


def _signs(raw: str) -> Iterator[tuple[int, int]]:
    """Yield where each sign of a written text begins and ends, blanks and quotation marks left out."""
    quote = raw[:1] if raw[:1] in _SIGNS else ""
    begin = 1 if quote else 0
    if raw[:1] in "|>":  # a block of lines, below a line that says so
        begin = raw.find("\n") + 1
    for sign in _SIGNS[quote].finditer(raw, begin, len(raw) - len(quote)):
        if not _BLANK.fullmatch(sign.group()):
            yield sign.span()


def _moved(start: Spot, text: str) -> Spot:
    """Return where one is behind a text that begins at a place."""
    lines = text.split("\n")
    return Spot(start.line + len(lines) - 1, len(lines[-1]) + (start.column if len(lines) == 1 else 1))
