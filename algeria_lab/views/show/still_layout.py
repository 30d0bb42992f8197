"""Where the units of a place stand on a still map: a block a side, in the free room nearest to the middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from math import hypot
from typing import NamedTuple

from algeria_lab.core.actions import Seat

HIGH = 24.0  # of a line of units, in map units
LETTER, PAD, GAP = 9.6, 5.5, 3.0
MOST_LINES = 3
Rect = Sequence[float]


class Cell(NamedTuple):
    """Units of one type.

    Attributes:
        letters: What the type is called on the map.
        number: How many.
    """

    letters: str
    number: int

    @property
    def width(self) -> float:
        """How much room it takes."""
        letters = len(self.letters) + (len(str(self.number)) if self.number > 1 else 0)
        return letters * LETTER + PAD


class Block(NamedTuple):
    """The units of one side, as they are drawn.

    Attributes:
        side: The side.
        x: Left edge.
        y: Upper edge.
        width: Its width.
        height: Its height.
        cells: Units of a type with the middle of where they stand.
    """

    side: Seat
    x: float
    y: float
    width: float
    height: float
    cells: tuple[tuple[Cell, float, float], ...]


Lines = list[list[Cell]]
Crowd = Mapping[Seat, Sequence[Cell]]


def laid_out(centre: Rect, fields: Sequence[Rect], crowd: Crowd) -> list[Block]:
    """Return the blocks of a place; where the types find no room, each side is one number.

    Args:
        centre: The middle of the place.
        fields: Its free rectangles: left, top, width, height.
        crowd: The units of each side by type.
    """
    nearest = sorted(fields, key=lambda field: _away(centre, field))
    totals = {side: _total(cells) for side, cells in crowd.items()}
    # In one line a side if there is room, then in several, then as numbers.
    for units, lines in ((crowd, 1), (crowd, MOST_LINES), (totals, 1)):
        for field, beside in product(nearest, (False, True)):
            if blocks := _fitting(field, units, lines, beside=beside):
                return blocks
    x, y = centre
    return _placed((x, y, 0.0, 0.0), {side: [list(cells)] for side, cells in totals.items()}, beside=True)


def _total(cells: Sequence[Cell]) -> Sequence[Cell]:
    return cells if len(cells) == 1 else [Cell(str(sum(cell.number for cell in cells)), 1)]


def _away(centre: Rect, field: Rect) -> float:
    left, top, width, height = field
    return hypot(left + width / 2 - centre[0], top + height / 2 - centre[1])


def _fitting(field: Rect, units: Crowd, most: int, *, beside: bool) -> list[Block]:
    """Return the blocks if all stand within a field; none otherwise."""
    _, _, width, height = field
    room = (width - GAP) / len(units) if beside else width
    lines = {side: _wrapped(cells, room) for side, cells in units.items()}
    if any(len(rows) > most for rows in lines.values()):
        return []
    blocks = _placed(field, lines, beside=beside)
    right, bottom = max(block.x + block.width for block in blocks), max(b.y + b.height for b in blocks)
    wide, high = right - min(block.x for block in blocks), bottom - min(block.y for block in blocks)
    return blocks if wide <= width and high <= height else []


def _wrapped(cells: Sequence[Cell], room: float) -> Lines:
    """Return units in as many lines as a width needs."""
    lines: Lines = [[]]
    for cell in cells:
        if lines[-1] and _width([*lines[-1], cell]) > room:
            lines.append([])
        lines[-1].append(cell)
    return lines


def _width(line: Sequence[Cell]) -> float:
    return sum(cell.width for cell in line) + PAD


def _placed(field: Rect, lines: Mapping[Seat, Lines], *, beside: bool) -> list[Block]:
    """Return the blocks of both sides, their middle in that of a field."""
    left, top, width, height = field
    sizes = {side: (max(map(_width, rows)), HIGH * len(rows)) for side, rows in lines.items()}
    along = sum(size[0 if beside else 1] for size in sizes.values()) + GAP * (len(sizes) - 1)
    at = (left + width / 2 if beside else top + height / 2) - along / 2
    blocks = []
    for side, (wide, high) in sizes.items():
        x = at if beside else left + (width - wide) / 2
        y = top + (height - high) / 2 if beside else at
        blocks.append(Block(side, x, y, wide, high, _cells(lines[side], x + wide / 2, y)))
        at += (wide if beside else high) + GAP
    return blocks


def _cells(rows: Lines, middle: float, top: float) -> tuple[tuple[Cell, float, float], ...]:
    placed = []
    for number, row in enumerate(rows):
        x = middle - (_width(row) - PAD) / 2
        for cell in row:
            placed.append((cell, x + cell.width / 2, top + HIGH * (number + 0.5)))
            x += cell.width
    return tuple(placed)
