"""Country outlines out of Natural Earth (public domain), as packed in the npm package world-atlas."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon, box
from sheet import HEIGHT, WIDTH, Points, project

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

ATLAS = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-10m.json"
FRAME = box(0, 0, WIDTH, HEIGHT)
BEYOND = 140
"""How far to the north the sea goes on: it is seen where a window is taller than the sheet."""
_SPECK = 40.0  # square map units; a smaller island off the coast would only look like dirt


def read_outlines(names: tuple[str, ...]) -> dict[str, MultiPolygon]:
    """Return the part of each named country that lies on the sheet, in map units.

    Raises:
        FileNotFoundError: If the outlines have not been installed.
        KeyError: If a country is not in the file.
    """
    return {name: _on_sheet(read_country(name)) for name in names}


def read_overseas(names: dict[str, str]) -> dict[str, Polygon]:
    """Return the coasts across the sea by ids, also north of the sheet; parts of a country are numbered.

    Args:
        names: What the outlines call each country, by its id.
    """
    beyond = box(0, -BEYOND, WIDTH, HEIGHT)
    found = {}
    for known, name in names.items():
        parts = shapely.get_parts(shapely.transform(read_country(name), project).intersection(beyond))
        large = [part for part in parts if part.geom_type == "Polygon" and part.area > _SPECK]
        for number, part in enumerate(sorted(large, key=shapely.area, reverse=True)):
            found[f"{known}-{number + 1}" if number else known] = shapely.simplify(part, 0.8)
    return found


def read_country(name: str) -> BaseGeometry:
    """Return a whole country as longitude and latitude in degrees; neighbours share their borders exactly.

    Raises:
        FileNotFoundError: If the outlines have not been installed.
        KeyError: If the country is not in the file.
    """
    shapes, arcs = _world()
    shape = shapes[name]
    parts = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
    rings = [[ring for ring in (_ring(indices, arcs) for indices in part) if len(ring) > 3] for part in parts]
    return shapely.union_all([shapely.make_valid(Polygon(part[0], part[1:])) for part in rings if part])


@cache
def _world() -> tuple[dict[str, dict[str, Any]], list[Points]]:
    """Return the shapes of all countries by name, and the arcs that they are made of."""
    if not ATLAS.exists():
        raise FileNotFoundError(f"{ATLAS} is missing; run `npm install` in {Path(__file__).parent} first")
    topology = json.loads(ATLAS.read_text(encoding="utf-8"))
    scale, offset = np.array(topology["transform"]["scale"]), np.array(topology["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + offset for arc in topology["arcs"]]
    return {
        shape["properties"]["name"]: shape for shape in topology["objects"]["countries"]["geometries"]
    }, arcs


def _on_sheet(country: BaseGeometry) -> MultiPolygon:
    kept = shapely.transform(country, project).intersection(FRAME)
    return MultiPolygon([piece for piece in shapely.get_parts(kept) if piece.geom_type == "Polygon"])


def _ring(indices: list[int], arcs: list[Points]) -> Points:
    """Join arcs; a negative index is the arc read backwards, and joints are stored twice."""
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    return np.vstack([pieces[0], *(piece[1:] for piece in pieces[1:])])
