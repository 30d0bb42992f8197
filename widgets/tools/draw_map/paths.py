"""Shapes as SVG path data: relative steps of tenths, short, and exact after adding up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from shapely.geometry.base import BaseGeometry


def to_path(shape: BaseGeometry) -> str:
    """Return the outlines of a shape, each of them closed."""
    rings = [ring for part in shapely.get_parts(shape) for ring in (part.exterior, *part.interiors)]
    return "".join(_steps(_tenths(ring), "z") for ring in rings)


def to_lines(shape: BaseGeometry) -> str:
    """Return lines, each of them open."""
    return "".join(_steps(_tenths(line), "") for line in shapely.get_parts(shape))


def _tenths(line: BaseGeometry) -> NDArray[np.int64]:
    return np.rint(shapely.get_coordinates(line) * 10).astype(np.int64)


def _steps(tenths: NDArray[np.int64], end: str) -> str:
    steps = np.diff(tenths, axis=0)[: -1 if end else None]
    steps = steps[(steps != 0).any(axis=1)]
    if not len(steps) or (end and len(steps) < 2):
        return ""
    start = f"M{_number(tenths[0, 0])} {_number(tenths[0, 1])}"
    return start + "l" + " ".join(f"{_number(x)} {_number(y)}" for x, y in steps).replace(" -", "-") + end


def _number(tenths: int) -> str:
    return f"{tenths / 10:g}".replace("0.", ".") if abs(tenths) < 10 else f"{tenths / 10:g}"
