"""Mountains as tone: a ground made of hand-placed ridges, its levels, and the sides that lie in the shade."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import contourpy
import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiPolygon, Polygon
from sheet import HEIGHT, WIDTH, project

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

Field: TypeAlias = NDArray[np.float64]

LEVELS: Final = (0.24, 0.42, 0.64)
"""Heights at which a tone begins, of 1 for the highest ridge."""

SHADES: Final = (0.016,)
"""Slopes (height a map unit) away from the light at which a shade begins; more would disturb names."""

_STEP: Final = 2.5
_MARGIN: Final = 20
_CRUMB: Final = 230.0  # square map units: smaller patches would only look like dirt
_TOLERANCE: Final = 0.9
# (wavelength, share of the height) of the waves that break up the ridges.
_ROUGHNESS: Final = ((68.0, 0.16), (36.0, 0.13))


def read_ridges() -> dict[str, list[dict[str, Any]]]:
    """Return the tables of relief.toml."""
    return tomllib.loads((Path(__file__).parent / "relief.toml").read_text(encoding="utf-8"))


def draw_relief(land: BaseGeometry) -> tuple[list[BaseGeometry], list[BaseGeometry]]:
    """Return the tones of height, from low to high, and the shades, each clipped to the land."""
    xs, ys, ground = make_ground(read_ridges())
    lee = _lee(ground)
    tones = [_above(xs, ys, ground, level, land) for level in LEVELS]
    shades = [_above(xs, ys, lee, slope, land) for slope in SHADES]
    return tones, shades


def make_ground(tables: dict[str, list[dict[str, Any]]]) -> tuple[Field, Field, Field]:
    """Return x, y and the height on a grid over the sheet and a little beyond."""
    xs = np.arange(-_MARGIN, WIDTH + _MARGIN, _STEP)
    ys = np.arange(-_MARGIN, HEIGHT + _MARGIN, _STEP)
    across, down = np.meshgrid(xs, ys)
    knots = shapely.points(across, down)
    ground = np.zeros_like(across)
    for row in tables["ridge"]:
        spread = shapely.distance(knots, _line(row)) / row["width"]
        ground = np.maximum(ground, row["height"] * np.exp(-0.7 * spread**1.4))
    for row in tables["plain"]:
        spread = shapely.distance(knots, _line(row)) / row["width"]
        ground = ground + row["height"] * np.exp(-0.7 * spread**4) * (1 - ground)
    return xs, ys, ground * (1 + _rough(across, down))


def _line(row: dict[str, Any]) -> LineString:
    return LineString(project(np.array(row["line"], dtype=float)))


def _rough(across: Field, down: Field) -> Field:
    """Return waves in several directions: spurs and valleys, the same at each run."""
    total = np.zeros_like(across)
    for turn, (wave, share) in enumerate(_ROUGHNESS):
        for angle in (0.35, 1.25, 2.3):
            way = (across * np.cos(angle + turn) + down * np.sin(angle + turn)) * 2 * np.pi / wave
            bent = way + 1.8 * np.sin(
                (across * np.sin(angle) - down * np.cos(angle)) * 2 * np.pi / (wave * 1.7)
            )
            total += share / 3 * np.sin(bent + 2.1 * turn + angle)
    return total * 1.5


def _lee(ground: Field) -> Field:
    """Return how steeply the ground falls to the south east: the light comes from the north west."""
    down, across = np.gradient(ground, _STEP)
    return -(across + down) / np.sqrt(2)


def _above(xs: Field, ys: Field, values: Field, level: float, land: BaseGeometry) -> BaseGeometry:
    """Return where the values pass a level, thinned and without crumbs."""
    contours = contourpy.contour_generator(xs, ys, values, fill_type=contourpy.FillType.OuterOffset)
    points, offsets = contours.filled(level, 1e9)
    polygons = []
    for outline, ends in zip(points, offsets, strict=True):
        rings = [outline[start:end] for start, end in pairwise(ends)]
        polygons.append(Polygon(rings[0], [ring for ring in rings[1:] if Polygon(ring).area > _CRUMB]))
    smooth = shapely.simplify(shapely.union_all([shape.buffer(0) for shape in polygons]), _TOLERANCE)
    kept = shapely.get_parts(shapely.intersection(smooth.buffer(0), land))
    return MultiPolygon([part for part in kept if part.geom_type == "Polygon" and part.area > _CRUMB])
