"""The cells of the map: Voronoi cells of the seeds, smoothed, bent, cut to the land, without slivers."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

import numpy as np
import shapely
from outlines import FRAME
from shapely.geometry import LineString, MultiPoint, MultiPolygon, Point, Polygon, box
from sheet import Points, bend

if TYPE_CHECKING:
    from collections.abc import Mapping

    from shapely.geometry.base import BaseGeometry

CITY_RADIUS: Final = 45.0
_AROUND: Final = box(-400, -400, 1400, 1200)
_STEP: Final = 4.0
_TOLERANCE: Final = 0.9
_CRUMB: Final = 60.0
_TOUCH: Final = 10.0

Cells = dict[str, Polygon]


def draw_cells(
    seeds: Mapping[str, Points], cities: Mapping[str, Points], land: Mapping[str, BaseGeometry]
) -> Cells:
    """Return one polygon an area, city and country; together they share their borders exactly.

    Args:
        seeds: Points in map units an area; the area is the union of their cells.
        cities: The middle of each city disc, an array of shape (1, 2).
        land: "ALGERIA" and the neighbouring countries that are places, in map units.
    """
    borders = [_bent(_smoothed(line)) for line in _border_lines(_voronoi(seeds))]
    owners = _bent_cells(seeds, borders)
    discs = {city: Point(middle[0]).buffer(CITY_RADIUS, quad_segs=24) for city, middle in cities.items()}
    neighbours = {name: shape for name, shape in land.items() if name != "ALGERIA"}
    lines = [*borders, FRAME.exterior, *(shape.boundary for shape in (*discs.values(), *land.values()))]
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(shapely.union_all(lines))))
    kept: dict[str, list[Polygon]] = {}
    for face in faces:
        inside = face.representative_point()
        shapes = discs | neighbours | (owners if land["ALGERIA"].contains(inside) else {})
        owner = next((name for name, shape in shapes.items() if shape.contains(inside)), None)
        if owner and FRAME.contains(inside):
            kept.setdefault(owner, []).append(face)
    return _simplified(_without_crumbs({name: shapely.union_all(parts) for name, parts in kept.items()}))


def drawn_neighbours(cells: Mapping[str, BaseGeometry], touch: float = _TOUCH) -> dict[str, list[str]]:
    """Return for each cell those with which it shares a border longer than *touch* map units."""
    found: dict[str, list[str]] = {name: [] for name in cells}
    for one, other in combinations(cells, 2):
        if shared_length(cells[one], cells[other]) > touch:
            found[one].append(other)
            found[other].append(one)
    return found


def shared_length(one: BaseGeometry, other: BaseGeometry) -> float:
    """Return the length of the border between two cells, in map units."""
    return float(shapely.length(shapely.intersection(shapely.boundary(one), shapely.boundary(other))))


def _voronoi(seeds: Mapping[str, Points]) -> dict[str, BaseGeometry]:
    owners = [name for name, points in seeds.items() for _ in points]
    points = MultiPoint(np.vstack(list(seeds.values())))
    cells = shapely.get_parts(shapely.voronoi_polygons(points, extend_to=_AROUND, ordered=True))
    return {
        name: shapely.union_all([cell for cell, owner in zip(cells, owners, strict=True) if owner == name])
        for name in seeds
    }


def _border_lines(cells: Mapping[str, BaseGeometry]) -> list[LineString]:
    """Return the borders between cells, each running from junction to junction."""
    merged = shapely.line_merge(shapely.union_all([cell.boundary for cell in cells.values()]))
    return list(shapely.get_parts(merged))


def _smoothed(line: LineString, rounds: int = 3) -> LineString:
    """Cut the corners of a border (Chaikin) and leave its two ends where they are."""
    points = shapely.get_coordinates(shapely.simplify(line, 6.0))
    for _ in range(rounds):
        if len(points) < 3:
            break
        near, far = points[:-1] * 0.75 + points[1:] * 0.25, points[:-1] * 0.25 + points[1:] * 0.75
        cut = np.stack((near, far), axis=1).reshape(-1, 2)
        points = np.vstack((points[:1], cut[1:-1], points[-1:]))
    return LineString(points)


def _bent(line: LineString) -> LineString:
    return LineString(bend(shapely.get_coordinates(shapely.segmentize(line, _STEP))))


def _bent_cells(seeds: Mapping[str, Points], borders: list[LineString]) -> Cells:
    """Return the bent cells by area: the face in which most of the area's own bent seeds lie."""
    faces = shapely.get_parts(shapely.polygonize(shapely.get_parts(shapely.union_all(borders))))
    cells: Cells = {}
    for name, points in seeds.items():
        held = [int(shapely.contains(face, shapely.points(bend(points))).sum()) for face in faces]
        if max(held) < len(points):
            raise ValueError(f"the seeds of {name} lie in several cells: move them nearer to each other")
        cells[name] = faces[held.index(max(held))]
    return cells


def _without_crumbs(cells: Mapping[str, BaseGeometry]) -> Cells:
    """Keep the largest part of each cell; give crumbs behind a headland to the neighbour they touch most."""
    parts = {name: sorted(shapely.get_parts(cell), key=shapely.area) for name, cell in cells.items()}
    whole = {name: pieces.pop() for name, pieces in parts.items()}
    for name, crumbs in parts.items():
        for crumb in crumbs:
            touching = {other: shared_length(crumb, shape) for other, shape in whole.items()}
            taker = max(touching, key=lambda other: touching[other])
            if touching[taker] > 0:
                whole[taker] = shapely.union_all([whole[taker], crumb])
            elif crumb.area > _CRUMB:
                raise ValueError(f"{name} is in two pieces; the second has {crumb.area:.0f} square units")
    return whole


def _simplified(cells: Cells) -> Cells:
    """Thin the outlines without opening gaps, and round them to a tenth of a map unit."""
    thinned = shapely.coverage_simplify(list(cells.values()), _TOLERANCE)
    rounded = [_solid(shapely.transform(cell, lambda points: np.round(points, 1))) for cell in thinned]
    return dict(zip(cells, rounded, strict=True))


def _solid(cell: Polygon | MultiPolygon) -> Polygon:
    if cell.geom_type != "Polygon" or not cell.is_valid:
        raise ValueError(f"a cell is not one simple polygon: {shapely.is_valid_reason(cell)}")
    return cell
