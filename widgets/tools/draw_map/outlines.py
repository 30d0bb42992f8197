"""Country outlines out of Natural Earth (public domain), as packed in the npm package world-atlas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import MultiPolygon, Polygon, box
from sheet import HEIGHT, WIDTH, Points, project

ATLAS = Path(__file__).parent / "node_modules" / "world-atlas" / "countries-10m.json"
FRAME = box(0, 0, WIDTH, HEIGHT)


def read_outlines(names: tuple[str, ...]) -> dict[str, MultiPolygon]:
    """Return the part of each named country that lies on the sheet, in map units.

    Raises:
        FileNotFoundError: If the outlines have not been installed.
        KeyError: If a country is not in the file.
    """
    if not ATLAS.exists():
        raise FileNotFoundError(f"{ATLAS} is missing; run `npm install` in {Path(__file__).parent} first")
    topology = json.loads(ATLAS.read_text(encoding="utf-8"))
    arcs = _decode(topology)
    shapes = {shape["properties"]["name"]: shape for shape in topology["objects"]["countries"]["geometries"]}
    return {name: _on_sheet(shapes[name], arcs) for name in names}


def _decode(topology: dict[str, Any]) -> list[Points]:
    """Return every arc as projected points; neighbours use the same arc, so borders stay shared."""
    scale, offset = np.array(topology["transform"]["scale"]), np.array(topology["transform"]["translate"])
    return [project(np.cumsum(np.array(arc), axis=0) * scale + offset) for arc in topology["arcs"]]


def _on_sheet(shape: dict[str, Any], arcs: list[Points]) -> MultiPolygon:
    parts = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
    rings = [[ring for ring in (_ring(indices, arcs) for indices in part) if len(ring) > 3] for part in parts]
    polygons = [Polygon(part[0], part[1:]) for part in rings if part]
    kept = shapely.intersection(shapely.make_valid(shapely.union_all(polygons)), FRAME)
    return MultiPolygon([piece for piece in shapely.get_parts(kept) if piece.geom_type == "Polygon"])


def _ring(indices: list[int], arcs: list[Points]) -> Points:
    """Join arcs; a negative index is the arc read backwards, and joints are stored twice."""
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    return np.vstack([pieces[0], *(piece[1:] for piece in pieces[1:])])
