"""The sheet of paper: where a latitude and a longitude fall, and how straight lines become drawn ones."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Points: TypeAlias = NDArray[np.float64]
Knots: TypeAlias = tuple[tuple[float, float], ...]

WIDTH: Final = 1000
WEST: Final = -2.85
EAST: Final = 9.35
NORTH: Final = 37.72
SOUTH: Final = 32.2

# Scale along a parallel (relative; the sheet is 1000 wide) and along a meridian (map units a degree). The
# populated north needs room for pieces, above all between Algiers and Tunisia; the desert and the open sea do
# not. A smooth curve through the knots keeps the coast free of kinks.
_ALONG: Final[Knots] = ((-3.0, 0.95), (0.0, 0.98), (2.2, 0.92), (3.9, 1.1), (8.2, 1.1), (9.7, 0.8))
_DOWN: Final[Knots] = ((31.5, 56), (33.2, 66), (34.2, 112), (34.9, 152), (36.9, 152), (37.4, 98), (39.0, 75))

# (amplitude, wavelength along x, wavelength along y, phase) in map units, for each axis. A function of the
# position alone: whatever two cells share before bending they share after it. Long waves are high and short
# ones low, so that the sheet never folds over (its Jacobian stays above a quarter).
_BENDS_X: Final = ((4.6, 230.0, 150.0, 0.7), (1.6, 97.0, 61.0, 2.1), (0.6, 37.0, 29.0, 4.4))
_BENDS_Y: Final = ((4.6, 160.0, 230.0, 1.9), (1.6, 67.0, 101.0, 5.2), (0.6, 27.0, 41.0, 0.3))


def _way(knots: Knots) -> tuple[Points, Points]:
    """Return degrees and the way travelled up to each of them when the scale follows the knots."""
    table = np.array([(-181.0, knots[0][1]), *knots, (181.0, knots[-1][1])])
    degrees = np.linspace(-180, 180, 72001)
    at = np.searchsorted(table[:, 0], degrees, side="right") - 1
    share = (degrees - table[at, 0]) / (table[at + 1, 0] - table[at, 0])
    smooth = share * share * (3 - 2 * share)
    scale = table[at, 1] * (1 - smooth) + table[at + 1, 1] * smooth
    steps = (scale[1:] + scale[:-1]) / 2 * (degrees[1] - degrees[0])
    return degrees, np.concatenate(([0.0], np.cumsum(steps)))


_ACROSS, _CLIMB = _way(_ALONG), _way(_DOWN)
_LEFT, _RIGHT = (float(np.interp(edge, *_ACROSS)) for edge in (WEST, EAST))
_TOP = float(np.interp(NORTH, *_CLIMB))


def project(points: Points) -> Points:
    """Return map units for an (n, 2) array of longitudes and latitudes in degrees."""
    x = (np.interp(points[:, 0], *_ACROSS) - _LEFT) * WIDTH / (_RIGHT - _LEFT)
    return np.column_stack((x, _TOP - np.interp(points[:, 1], *_CLIMB)))


HEIGHT: Final = round(float(project(np.array([[0.0, SOUTH]]))[0, 1]))
VIEW_BOX: Final = (0, 0, WIDTH, HEIGHT)


def bend(points: Points) -> Points:
    """Return (n, 2) map points moved a little, so that straight borders look drawn by hand."""
    x, y = points[:, 0], points[:, 1]
    bent = np.column_stack((x, y)).astype(np.float64)
    for axis, waves in enumerate((_BENDS_X, _BENDS_Y)):
        for amplitude, along_x, along_y, phase in waves:
            bent[:, axis] += amplitude * np.sin(2 * math.pi * (x / along_x + y / along_y) + phase)
    return bent
