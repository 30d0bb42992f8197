"""Where pieces stand and names are written, so that neither covers the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from shapely.geometry import Point, Polygon, box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from shapely.geometry.base import BaseGeometry
    from sheet import Points

LETTER: Final = 15.0
"""Height of the letters of a name, in map units."""

PLATE: Final = 13.5
"""Height of the letters on the plate of a city or an inset, in map units."""

REGION: Final = (11.0, 11.5)
"""Height of the letters of a wilaya's number and of its name, in map units."""

_WIDEST_ROOM: Final = 45.0
_ENOUGH: Final = 40.0
_GRID: Final = 4.0
_APART: Final = 3.0  # of the name of a wilaya from other names
_FROM_TOWN: Final = 4.8  # between the mark of a town and its name
_OVER: Final = 4.0  # how far a name may reach over a border of its area
_BELOW: Final = 0.8  # a name reads better over the pieces than under them
# Widths of letters as shares of their height: those of DejaVu Sans, the widest of the fonts of a page.
_WIDTHS: Final = (
    dict.fromkeys("ijlIï.'", 0.3) | dict.fromkeys("frt -", 0.42) | dict.fromkeys("mwMWODGNQ", 0.9)
)
_USUAL: Final = 0.63
_LEAST_ROOM: Final = 36.0  # map units: half of what pieces need where the name of a wilaya stands


@dataclass(frozen=True, slots=True)
class Spot:
    """Where one place has its pieces and its name."""

    centre: tuple[float, float]
    room: float
    label: tuple[float, float]
    rectangle: Polygon

    @property
    def disc(self) -> Polygon:
        """The free disc for pieces."""
        return Point(self.centre).buffer(self.room)


@dataclass(slots=True)
class Sheet:
    """What is already written, and where the land is."""

    land: BaseGeometry
    frame: Polygon
    spots: dict[str, Spot] = field(default_factory=dict)
    marks: list[Polygon] = field(default_factory=list)

    def is_free(self, rectangle: Polygon) -> bool:
        """Say whether a name may stand there: on the sheet, off other names."""
        apart = rectangle.buffer(2)
        return self.frame.contains(apart) and not any(
            rectangle.intersects(taken)
            for taken in (*self.marks, *(spot.rectangle.buffer(2) for spot in self.spots.values()))
        )


def name_width(name: str) -> float:
    """Return a width of a name in map units that a wide sans serif letter (DejaVu Sans) does not pass."""
    return LETTER * sum(_WIDTHS.get(letter, _USUAL) for letter in name)


def place_inside(sheet: Sheet, cell: Polygon, name: str, town: tuple[float, float] | None) -> Spot | None:
    """Put pieces and name inside the cell; None if the name does not fit.

    Args:
        sheet: What is already written.
        cell: The area.
        name: Its name.
        town: The mark of its town, beside which the name stands; None where there is none.
    """
    inner, heart = (
        cell.buffer(_OVER).intersection(sheet.land),
        shapely.maximum_inscribed_circle(cell, 1.0).coords[0],
    )
    wanted = _rectangles(cell, name) if town is None else _round(town, name)
    rectangles = [r for r in wanted if inner.contains(r) and sheet.is_free(r)]
    spots = [spot for rectangle in rectangles for spot in _beside(cell, rectangle)]

    def worth(spot: Spot) -> tuple[float, ...]:
        off = np.hypot(spot.centre[0] - heart[0], (spot.centre[1] + spot.label[1]) / 2 - heart[1])
        space = spot.room + 2 * min(spot.room, _ENOUGH)
        below = _BELOW if spot.label[1] > spot.centre[1] else 0.0
        away = 0.0 if town else 0.4 * _apart(spot) + 0.08 * float(off)
        out = spot.rectangle.difference(cell).area / 8
        return round(space - away - below - out, 2), -spot.label[1], -spot.label[0]

    return max(spots, key=worth, default=None)


def place_plate(cell: Polygon, name: str) -> Spot:
    """Write the name on a plate across the upper edge of a city or an inset; the rest is for pieces."""
    (left, top, right, bottom), width = cell.bounds, name_width(name) * PLATE / LETTER * 1.12
    middle, base = (left + right) / 2, top + PLATE * 0.45
    rectangle = box(middle - width / 2 - 5, base - PLATE * 1.05, middle + width / 2 + 5, base + PLATE * 0.4)
    room = (bottom - rectangle.bounds[3]) / 2
    centre = (round(middle, 1), round(bottom - room, 1))
    return Spot(centre, round(min(room, _WIDEST_ROOM), 1), (round(middle, 1), round(base, 1)), rectangle)


def place_region(
    sheet: Sheet, areas: dict[str, Polygon], lines: tuple[str, str]
) -> tuple[tuple[float, float], Polygon]:
    """Return where the two lines of a wilaya's name stand: off other names, where pieces lose least."""
    shape = shapely.union_all(list(areas.values()))
    inner, middle = shape.buffer(-_APART), shape.centroid
    number, name = REGION
    width = max(name_width(lines[0]) * number / LETTER * 1.45, name_width(lines[1]) * name / LETTER * 0.9)
    (left, top, right, bottom) = shape.bounds
    knots = [(x, y) for y in np.arange(top, bottom, _GRID) for x in np.arange(left, right, _GRID)]
    boxes = [box(x - width / 2, y - number, x + width / 2, y + name * 1.35) for x, y in knots]
    free = [found for found in boxes if inner.contains(found) and sheet.is_free(found.buffer(_APART))]
    if not free:
        raise ValueError(f"no free place for the name of {lines[0]}")
    rooms = {place: _room(sheet, area) for place, area in areas.items()}

    def loss(found: Polygon) -> float:
        short = 0.0
        for place, area in areas.items():
            if area.intersects(found):
                least = min(rooms[place], _LEAST_ROOM)
                short += max(0.0, least - _room(sheet, area.difference(found.buffer(2))))
        return float(short * 20 + found.distance(middle))

    best = min(sorted(free, key=lambda found: float(found.distance(middle)))[::2], key=loss)
    x, y = best.centroid.x, best.bounds[1] + number
    return (round(x, 1), round(y, 1)), best


def _room(sheet: Sheet, area: BaseGeometry) -> float:
    """Return how wide a disc is free of names in an area."""
    for taken in (*(spot.rectangle for spot in sheet.spots.values()), *sheet.marks):
        if taken.intersects(area):
            area = area.difference(taken.buffer(2))
    return float(shapely.maximum_inscribed_circle(area, 2.0).length)


def _rectangles(where: BaseGeometry, name: str) -> Iterator[Polygon]:
    """Yield the name's rectangle on every knot of a grid over *where*."""
    width, (left, top, right, bottom) = name_width(name), where.bounds
    for y in np.arange(top, bottom, _GRID):
        for x in np.arange(left, right, _GRID):
            yield letters_box(x, y, width, LETTER)


def _round(town: tuple[float, float], name: str) -> Iterator[Polygon]:
    """Yield the name's rectangle beside, over and under the mark of its town, as on any printed map."""
    (x, y), half = town, name_width(name) / 2
    for lift in (0.28, -0.1, 0.66):
        for side in (1, -1):
            yield letters_box(x + side * (half + _FROM_TOWN), y + lift * LETTER, half * 2, LETTER)
    for shift in np.linspace(-0.85, 0.85, 9):
        yield letters_box(x + shift * half, y - _FROM_TOWN - 0.25 * LETTER, half * 2, LETTER)
        yield letters_box(x + shift * half, y + _FROM_TOWN + 0.8 * LETTER, half * 2, LETTER)


def _beside(cell: Polygon, rectangle: Polygon) -> Iterator[Spot]:
    """Yield discs that leave the name free: the widest one, and full ones close over and under it."""
    line = shapely.maximum_inscribed_circle(cell.difference(rectangle.buffer(2)), 1.0)
    yield _spot(shapely.get_coordinates(line)[0], float(line.length) - 0.5, rectangle)
    middle = np.array(rectangle.centroid.coords[0])
    for down in (-1, 1):
        centre = middle + np.array((0.0, down * (_WIDEST_ROOM + LETTER * 0.525 + 3)))
        if cell.contains(Point(centre).buffer(_WIDEST_ROOM)):
            yield _spot(centre, _WIDEST_ROOM, rectangle)


def letters_box(x: float, y: float, width: float, height: float) -> Polygon:
    """Return the rectangle of letters of that height whose base line has its middle at (x, y)."""
    edges = (x - width / 2, y - height * 0.8, x + width / 2, y + height * 0.25)
    return box(*(round(float(edge), 1) for edge in edges))


def _spot(centre: Points, room: float, rectangle: Polygon) -> Spot:
    middle = (round(float(centre[0]), 1), round(float(centre[1]), 1))
    return Spot(middle, round(min(room, _WIDEST_ROOM), 1), _label(rectangle), rectangle)


def _label(rectangle: Polygon) -> tuple[float, float]:
    """Return the middle of the base line."""
    left, top, right, _ = rectangle.bounds
    return round((left + right) / 2, 1), round(top + LETTER * 0.8, 1)


def _apart(spot: Spot) -> float:
    """Say how far the name is from standing centred over or under the disc."""
    sideways = abs(spot.label[0] - spot.centre[0])
    return sideways + max(0.0, abs(spot.label[1] - spot.centre[1]) - spot.room - LETTER)
