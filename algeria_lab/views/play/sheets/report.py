"""A report that a game leaves behind: one structure, written as a page to print or as Markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from markupsafe import Markup

from algeria_lab.views.shared.bundles import sheet
from algeria_lab.views.shared.html import element

if TYPE_CHECKING:
    from algeria_lab.views.play.sheets.models import Lines, Peak

WIDTH, HEIGHT, LEFT, RIGHT, ABOVE, BELOW = 680, 170, 30, 170, 8, 20
AWAY = 11  # between a line and the number of a peak, on the far side of the other line
SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|])")
STYLE = sheet("report.css")


@dataclass(frozen=True)
class Heading:
    """The heading of a part."""

    text: str


@dataclass(frozen=True)
class Paragraph:
    """Sentences."""

    text: str


@dataclass(frozen=True)
class Bullets:
    """Things side by side."""

    items: tuple[str, ...]


@dataclass(frozen=True)
class Grid:
    """A table; the first cell of each row is its heading."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Picture:
    """The lines of both sides; a table beside it says the same."""

    lines: Lines


@dataclass(frozen=True)
class Question:
    """A question with room for an answer."""

    text: str


Block: TypeAlias = Heading | Paragraph | Bullets | Grid | Picture | Question


@dataclass(frozen=True)
class Report:
    """What is written down of a game.

    Attributes:
        title: Its title.
        language: Code of its language.
        direction: In which direction that is written.
        blocks: What it says, in order.
    """

    title: str
    language: str
    direction: str
    blocks: tuple[Block, ...]


def to_html(report: Report) -> str:
    """Return a report as a page of its own, which needs nothing else; every text in it is escaped."""
    head = element(
        "head",
        Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width">'),
        element("title", report.title),
        element("style", STYLE),
    )
    body = element("body", element("h1", report.title), *map(_html, report.blocks), class_="al-text")
    page = element("html", head, body, lang=report.language, dir=report.direction)
    return f"<!doctype html>\n{page}\n"


def _html(block: Block) -> Markup:
    match block:
        case Heading(text):
            return element("h2", text)
        case Paragraph(text):
            return element("p", text)
        case Bullets(items):
            return element("ul", *(element("li", item) for item in items))
        case Grid():
            return _table(block)
        case Picture(lines):
            return element("figure", picture(lines))
        case Question(text):
            return element("div", element("p", text), element("div", class_="answer"), class_="question")


def _table(grid: Grid) -> Markup:
    head = element("tr", *(element("th", cell, scope="col") for cell in grid.head))
    rows = (
        element("tr", element("th", first, scope="row"), *(element("td", cell) for cell in others))
        for first, *others in grid.rows
    )
    return element("table", element("caption", grid.caption), element("thead", head), element("tbody", *rows))


def picture(lines: Lines) -> Markup:
    """Return the lines of both sides as a drawing: one drawn through, one dashed, the peaks numbered."""
    last = max(len(lines.rows) - 1, 1)
    across = {row[0]: LEFT + (WIDTH - LEFT - RIGHT) * place / last for place, row in enumerate(lines.rows)}
    parts = [_level(mark, lines) for mark in (0, *lines.marks, lines.top)]
    for column, dash in ((1, "7 4"), (2, "none")):
        points = " ".join(f"{across[row[0]]:.1f},{_down(row[column], lines):.1f}" for row in lines.rows)
        end = lines.rows[-1]
        parts.append(
            element(
                "polyline", points=points, fill="none", stroke="#111", stroke_width="2", stroke_dasharray=dash
            )
        )
        parts.append(
            _label(across[end[0]] + 6, _down(end[column], lines) + 4, f"{lines.head[column]} {end[column]}")
        )
    parts += [_label(across[turn], HEIGHT - 4, str(turn)) for turn, *_ in lines.rows]
    parts += [_number(peak, lines, across[peak.turn]) for peak in lines.peaks]
    box = f"0 0 {WIDTH} {HEIGHT}"
    return element("svg", element("title", lines.title), *parts, viewBox=box, role="img", font_size="11")


def _number(peak: Peak, lines: Lines, x: float) -> Markup:
    """Return the number of a peak on the far side of the other line."""
    _, one, other = next(row for row in lines.rows if row[0] == peak.turn)
    over = peak.level == max(one, other)
    return _label(x - 7, _down(peak.level, lines) + (3 - AWAY if over else 5 + AWAY), f"({peak.number})")


def _down(level: int, lines: Lines) -> float:
    return (HEIGHT - ABOVE - BELOW) * (1 - level / lines.top) + ABOVE


def _level(level: int, lines: Lines) -> Markup:
    dash = "3 3" if level in lines.marks else "none"
    line = {
        "x1": str(LEFT),
        "x2": str(WIDTH - RIGHT),
        "y1": f"{_down(level, lines):.1f}",
        "y2": f"{_down(level, lines):.1f}",
    }
    rule = element("line", **line, stroke="#999", stroke_dasharray=dash)
    return rule + _label(0, _down(level, lines) + 4, str(level))


def _label(x: float, y: float, text: str) -> Markup:
    return element("text", text, x=f"{x:.1f}", y=f"{y:.1f}")


def to_markdown(report: Report) -> str:
    """Return a report as Markdown; signs that mean something there are escaped."""
    parts = [f"# {plain(report.title)}", *(_markdown(block) for block in report.blocks)]
    return "\n\n".join(part for part in parts if part) + "\n"


def _markdown(block: Block) -> str:
    match block:
        case Heading(text):
            return f"## {plain(text)}"
        case Paragraph(text):
            return plain(text)
        case Bullets(items):
            return "\n".join(f"- {plain(item)}" for item in items)
        case Grid(caption, head, rows):
            lines = [_cells(head), _cells(["---"] * len(head), escaped=False), *map(_cells, rows)]
            return "\n".join([f"**{plain(caption)}**", "", *lines])
        case Picture():
            return ""  # the table beside it says the same
        case Question(text):
            return f"**{plain(text)}**\n\n…"


def _cells(cells: Sequence[str], *, escaped: bool = True) -> str:
    return f"| {' | '.join(plain(cell) if escaped else cell for cell in cells)} |"


def plain(text: str) -> str:
    """Return a text in which no sign means anything to Markdown, on one line."""
    return SPECIAL.sub(r"\\\1", " ".join(text.split()))
