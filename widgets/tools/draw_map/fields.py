"""Where pieces may stand: a few free rectangles for each place, so that the board lays out by arithmetic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from shapely.geometry import Point

if TYPE_CHECKING:
    from collections.abc import Iterable

    from shapely.geometry.base import BaseGeometry

Rectangle = tuple[float, float, float, float]

ASPECTS: Final = (0.36, 0.5, 0.62, 0.74, 0.86, 1.0, 1.15, 1.35, 1.55, 1.8, 2.1, 2.7, 3.6)
"""Width by height of the rectangles that are tried; the widest of each that fits is kept."""

_WIDEST: Final = 150.0
_GRID: Final = 3.0
_GAP: Final = 2.0
_NEAR: Final = 10.0


def find_fields(
    cell: BaseGeometry, taken: Iterable[BaseGeometry], near: tuple[float, float], bleed: float
) -> list[Rectangle]:
    """Return free rectangles (left, top, width, height) in a cell, one an aspect, none of them twice.

    Args:
        cell: The area.
        taken: What may not be covered, names above all.
        near: Where pieces should stand if there is a choice.
        bleed: How far a rectangle may reach over the border, in map units.
    """
    free = cell.buffer(bleed, join_style="mitre")
    for shape in taken:
        free = free.difference(shape.buffer(_GAP, join_style="mitre"))
    shapely.prepare(free)
    fields = [_widest(free, near, aspect) for aspect in ASPECTS]
    return sorted({field for field in fields if field})


def _widest(free: BaseGeometry, near: tuple[float, float], aspect: float) -> Rectangle | None:
    """Return the largest rectangle of that aspect; of equal ones the nearest to where it should stand."""
    low, high, best = 0.0, _WIDEST, None
    while high - low > 0.5:
        width = (low + high) / 2
        if found := _placed(free, near, width, width / aspect):
            low, best = width, found
        else:
            high = width
    return best


def _placed(free: BaseGeometry, near: tuple[float, float], width: float, height: float) -> Rectangle | None:
    left, top, right, bottom = free.bounds
    xs = np.arange(left, right - width + 0.01, _GRID)
    ys = np.arange(top, bottom - height + 0.01, _GRID)
    if not len(xs) or not len(ys):
        return None
    lefts, tops = (axis.ravel() for axis in np.meshgrid(xs, ys))
    inside = shapely.contains(free, shapely.box(lefts, tops, lefts + width, tops + height))
    if not inside.any():
        return None
    away = np.hypot(lefts + width / 2 - near[0], tops + height / 2 - near[1])
    at = int(np.argmin(np.where(inside, away, np.inf)))
    return tuple(round(float(value), 1) for value in (lefts[at], tops[at], width, height))  # type: ignore[return-value]


def find_town(free: BaseGeometry, wished: tuple[float, float]) -> tuple[float, float] | None:
    """Return where the mark of a town stands; None if that would be far from where the town lies."""
    inner, spot = free.buffer(-5), Point(wished)
    if inner.is_empty or inner.distance(spot) > _NEAR:
        return None
    if not inner.contains(spot):
        spot = shapely.shortest_line(inner, spot).interpolate(0)
    return round(spot.x, 1), round(spot.y, 1)
