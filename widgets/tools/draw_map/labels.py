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

URBAN: Final = 1.2
"""How much wider the heavier and larger letters of a city's name run."""

NUMERAL: Final = 26.0
"""Height of the letters of a wilaya's numeral, in map units."""

_WIDEST_ROOM: Final = 45.0
_ENOUGH: Final = 40.0
_GRID: Final = 4.0
_APART: Final = 4.0  # of a numeral from borders and names
_BELOW: Final = 0.8  # a name reads better over the pieces than under them
_NARROW: Final = frozenset("fijlrtïîI.' ")
_WIDE: Final = frozenset("mwMWODGNQ")


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

    def is_free(self, rectangle: Polygon) -> bool:
        """Say whether a name may stand there: on the sheet, off other names and off the discs for pieces."""
        apart = rectangle.buffer(2)
        return self.frame.contains(apart) and not any(
            apart.intersects(spot.rectangle) or apart.intersects(spot.disc) for spot in self.spots.values()
        )


def name_width(name: str) -> float:
    """Return a width of a name in map units that a wide sans serif letter (DejaVu Sans) does not pass."""
    return LETTER * sum(0.38 if letter in _NARROW else 0.9 if letter in _WIDE else 0.64 for letter in name)


def place_inside(sheet: Sheet, cell: Polygon, name: str) -> Spot:
    """Put pieces and name inside the cell, with as much room for the pieces as the name leaves."""
    inner, heart = cell.buffer(-1.5), shapely.maximum_inscribed_circle(cell, 1.0).coords[0]
    rectangles = [r for r in _rectangles(cell, name) if inner.contains(r) and sheet.is_free(r)]
    spots = [spot for rectangle in rectangles for spot in _beside(cell, rectangle)]
    if not spots:
        raise ValueError(f"{name} does not fit into its area: make it wider in seeds.toml")

    def worth(spot: Spot) -> tuple[float, ...]:
        off = np.hypot(spot.centre[0] - heart[0], (spot.centre[1] + spot.label[1]) / 2 - heart[1])
        space = spot.room + 2 * min(spot.room, _ENOUGH)
        below = _BELOW if spot.label[1] > spot.centre[1] else 0.0
        return (
            round(space - 0.4 * _apart(spot) - 0.08 * float(off) - below, 2),
            -spot.label[1],
            -spot.label[0],
        )

    return max(spots, key=worth)


def place_outside(sheet: Sheet, cell: Polygon, name: str, *, at_sea: bool, wide: float = 1.0) -> Spot:
    """Put the pieces in the middle of the cell and the name close outside it."""
    line = shapely.maximum_inscribed_circle(cell, 0.5)
    shore = sheet.land.buffer(2)
    spots = []
    for rectangle in _rectangles(cell.buffer(30), name, wide):
        spot = _spot(shapely.get_coordinates(line)[0], float(line.length) - 0.5, rectangle)
        taken = shore if at_sea else spot.disc.buffer(2)
        if sheet.is_free(rectangle) and not rectangle.intersects(taken):
            spots.append(spot)
    if not spots:
        raise ValueError(f"there is no free place beside {name} for its name")
    return min(
        spots, key=lambda spot: (round(spot.rectangle.distance(cell) * 1.5 + _apart(spot)), spot.label)
    )


def place_numeral(
    sheet: Sheet, areas: list[Polygon], numeral: str, pieces: BaseGeometry
) -> tuple[float, float]:
    """Return where a wilaya's numeral stands: inside one of its areas, off names, pieces if possible."""
    shape, inner = shapely.union_all(areas), shapely.union_all([area.buffer(-_APART) for area in areas])
    (left, top, right, bottom), middle = shape.bounds, shape.centroid
    for height in (NUMERAL, NUMERAL * 0.8, NUMERAL * 0.6):
        knots = [(x, y) for y in np.arange(top, bottom, _GRID) for x in np.arange(left, right, _GRID)]
        boxes = [letters_box(x, y, height * 0.45 * len(numeral), height) for x, y in knots]
        free = [found for found in boxes if inner.contains(found) and sheet.is_free(found.buffer(_APART))]
        if free:
            best = min(
                free,
                key=lambda found: (
                    round(found.intersection(pieces).area / found.area, 1),
                    round(found.distance(middle), 1),
                    found.bounds,
                ),
            )
            x, y = best.centroid.x, best.bounds[1] + height * 0.8
            return round(x, 1), round(y, 1)
    raise ValueError(f"no free place for the numeral of wilaya {numeral}")


def _rectangles(where: BaseGeometry, name: str, wide: float = 1.0) -> Iterator[Polygon]:
    """Yield the name's rectangle on every knot of a grid over *where*."""
    width, (left, top, right, bottom) = name_width(name) * wide, where.bounds
    for y in np.arange(top, bottom, _GRID):
        for x in np.arange(left, right, _GRID):
            yield letters_box(x, y, width, LETTER)


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
