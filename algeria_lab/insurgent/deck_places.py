"""Where everything stands in the text of a JSON file, so that a fault can name its line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_DEEPEST = 6  # nothing that a deck may hold stands deeper; a place further in is that of what is around it
_TOKEN = re.compile(r'"(?:\\.|[^"\\])*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


class Places(NamedTuple):
    """Lines of a text that is known to be JSON.

    Attributes:
        lines: The line, counted from 1, of each thing by the keys and positions that lead to it.
        twice: Keys that stand twice in the same object, with the line of the second.
    """

    lines: Mapping[Path, int]
    twice: tuple[tuple[Path, int], ...]

    def line(self, path: Path) -> int:
        """Return the line of a thing, or of the nearest thing around it that is there."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)


def places_of(text: str) -> Places:
    """Return where everything stands in *text*.

    The text is walked without recursion, sign by sign: the standard library reads JSON without telling
    where anything stood.

    Args:
        text: JSON that `json.loads` has read already.
    """
    lines: dict[Path, int] = {}
    twice: list[tuple[Path, int]] = []
    # What is open, outermost first: the key or position that is read in each; None in an object before a key.
    here: list[str | int | None] = []
    for line, sign in signs_of(text):
        path = tuple([part for part in here[:_DEEPEST] if part is not None])
        if sign in "}]":
            here.pop()
        elif sign == "," and here:
            last = here[-1]
            here[-1] = last + 1 if isinstance(last, int) else None
        elif here and here[-1] is None:
            here[-1] = json.loads(sign)
            path = (*path, str(here[-1]))
            if (
                path in lines
                and len(here) <= _DEEPEST
                and not any(path[: len(known)] == known for known, _ in twice)
            ):
                twice.append((path, line))
            lines[path] = line
        elif sign != ":":
            lines.setdefault(path, line)
            if sign in "{[":
                here.append(None if sign == "{" else 0)
    return Places(lines, tuple(twice))


def signs_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield brackets, commas, colons, texts and other values, each with its line."""
    line, end = 1, 0
    for token in _TOKEN.finditer(text):
        line += text.count("\n", end, token.start())
        end = token.start()
        yield line, token.group()
