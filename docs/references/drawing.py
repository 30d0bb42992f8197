"""How the project works, in one drawing: the floors of the house, and three ways in which a page is reached.

Its words are data (`drawing.toml`), a table a language. It is 360 units wide, so that its letters can be read
on a phone; its colours are those of the theme (`house.css`), so that it is read in the light and in the dark.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

WIDE, TALL_FLOOR, STEP = 360, 46, 60  # of the drawing, a floor, and from floor to floor
COLUMN, GAP = 112, 12
LINE = 15  # from a line of text to the next


class Words(NamedTuple):
    """What the drawing says in a language.

    Attributes:
        title: What it is.
        told: What it shows, for whoever does not see it.
        floors: Name and content of each, the lowest first; two of them may stand side by side.
        ways: How pages come to a reader: a name, where the page is, where Python is.
        seen: What goes from Python to the page.
        clicked: What goes back.
    """

    title: str
    told: str
    floors: Sequence[Sequence[tuple[str, str]]]
    ways: Sequence[tuple[str, Sequence[str], Sequence[str]]]
    seen: str
    clicked: str


def words_of(language: str) -> Words:
    """Return what the drawing says in a language."""
    return Words(**tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))[language])


def drawing(language: str) -> str:
    """Return the drawing in a language, as a block of a page."""
    words = words_of(language)
    top = len(words.floors) * STEP
    parts = [*_floors(words), *_ways(words, top + 14)]
    told = escape(f"{words.title}. {words.told.strip()}")
    head = f'<svg class="how" viewBox="0 0 {WIDE} {top + 206}" role="img" aria-label="{told}">'
    return f"```{{raw}} html\n{head}{''.join(parts)}</svg>\n```"


def _floors(words: Words) -> Iterator[str]:
    for number, rooms in enumerate(words.floors):
        top, wide = number * STEP, (WIDE - 2 - GAP * (len(rooms) - 1)) / len(rooms)
        for place, (name, content) in enumerate(rooms):
            left = 1 + place * (wide + GAP)
            yield _box(left, top + 1, wide, TALL_FLOOR)
            yield _text(left + 12, top + 19, name, "name")
            yield _text(left + 12, top + 36, content)
        yield _arrow(WIDE / 2, top + TALL_FLOOR + 1, top + STEP)


def _ways(words: Words, top: float) -> Iterator[str]:
    """Yield three columns: the page above, Python below, a dashed frame around what is one computer."""
    for place, (name, page, python) in enumerate(words.ways):
        left = place * (COLUMN + GAP)
        middle = left + COLUMN / 2
        yield _text(middle, top, name, "name middle")
        own = [(top + 10, 66), (top + 96, 104)] if place == 1 else [(top + 10, 190)]
        yield from (_box(left + 1, high, COLUMN - 2, tall, "computer") for high, tall in own)
        yield _box(left + 9, top + 20, COLUMN - 18, 44)
        yield from (_text(middle, top + 47 + at * LINE, text, "middle") for at, text in enumerate(page))
        yield _arrow(middle - 6, top + 106, top + 66) + _text(middle - 12, top + 90, words.seen, "end")
        yield _arrow(middle + 6, top + 66, top + 106) + _text(middle + 12, top + 90, words.clicked)
        yield _box(left + 9, top + 108, COLUMN - 18, 82)
        for at, text in enumerate(python):
            yield _text(middle, top + 127 + at * (LINE + 3), text, "middle" + ("" if at else " name"))


def _box(left: float, top: float, wide: float, tall: float, kind: str = "room") -> str:
    return f'<rect class="{kind}" x="{left:g}" y="{top:g}" width="{wide:g}" height="{tall:g}" rx="4"/>'


def _text(left: float, line: float, text: str, kind: str = "") -> str:
    return f'<text class="{kind}" x="{left:g}" y="{line:g}">{escape(text)}</text>'


def _arrow(left: float, start: float, end: float) -> str:
    back = 5 if end > start else -5
    head = f"M{left - 4:g} {end - back:g}L{left:g} {end:g}L{left + 4:g} {end - back:g}"
    return f'<path class="arrow" d="M{left:g} {start:g}V{end:g}{head}"/>'
