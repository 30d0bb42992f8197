"""Draw the map of Algeria: outlines and seeds in, ``algeria_lab/data/algeria/map.json`` out.

Needed only when the drawing changes. In this folder: ``npm install``, then, with shapely and numpy installed,
``python make_map.py``. The same input gives the same bytes.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import shapely
from cells import Cells, draw_cells, drawn_neighbours
from labels import LETTER, Sheet, Spot, place_inside, place_numeral, place_outside
from outlines import FRAME, read_outlines
from shapely.geometry import MultiPolygon, Polygon, box
from sheet import VIEW_BOX, Points, project

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from shapely.geometry.base import BaseGeometry

Row: TypeAlias = dict[str, Any]

_HERE = Path(__file__).parent
_DATA = _HERE.parents[1] / "algeria_lab" / "data" / "algeria"
_FRANCE = box(393, 22, 497, 116).buffer(8)


def main() -> None:
    """Draw the map and write it."""
    seeds = tomllib.loads((_HERE / "seeds.toml").read_text(encoding="utf-8"))
    places = tomllib.loads((_DATA / "areas.toml").read_text(encoding="utf-8"))
    atlas = make_atlas(seeds, places)
    text = json.dumps(atlas, ensure_ascii=False, separators=(",", ":"))
    text = text.replace('{"id"', '\n{"id"').replace('"neighbours"', '\n"neighbours"')
    (_DATA / "map.json").write_text(text + "\n", encoding="utf-8")
    print(f"map.json: {len(text):,} bytes, {len(atlas['places'])} places")


def make_atlas(seeds: dict[str, list[Row]], places: dict[str, list[Row]]) -> Row:
    """Return the geometric part of the atlas that the board draws from."""
    outlines = read_outlines(("Algeria", "Morocco", "Tunisia", "Spain"))
    land = {"ALGERIA": outlines["Algeria"], "MOROCCO": outlines["Morocco"], "TUNISIA": outlines["Tunisia"]}
    cells = draw_cells(_points(seeds["area"], "points"), _points(seeds["city"], "point"), land)
    cells["FRANCE"] = _FRANCE
    rows = {row["id"]: row for row in places["area"] + places["country"]}
    sheet = _place_names(cells, rows, {row["id"]: row.get("name", "inside") for row in seeds["area"]})
    algeria = shapely.union_all([cells[row["id"]] for row in places["area"]])
    return {
        "viewBox": list(VIEW_BOX),
        "letter": LETTER,
        "land": [{"id": "spain", "path": to_path(_mainland(outlines["Spain"]))}],
        "coast": to_path(algeria),
        "wilayas": [_wilaya(name, cells, rows, sheet) for name in ("I", "II", "III", "IV", "V", "VI")],
        "places": [_place(name, cells[name], sheet.spots[name]) for name in rows],
        "neighbours": drawn_neighbours({name: cells[name] for name in rows}),
    }


def _mainland(country: MultiPolygon) -> Polygon:
    """Return the largest part; specks of land off the coast would only look like dirt."""
    return shapely.simplify(max(country.geoms, key=shapely.area), 0.8)


def _points(rows: list[Row], key: str) -> dict[str, Points]:
    return {row["id"]: project(np.array(row[key], dtype=float).reshape(-1, 2)) for row in rows}


def _place_names(cells: Cells, rows: dict[str, Row], where: dict[str, str]) -> Sheet:
    """Write the names that stand outside their cell first: they have the least choice."""
    sheet = Sheet(shapely.union_all([*cells.values()]), FRAME)
    cities = [name for name in rows if rows[name].get("kind") == "urban"]
    for city in cities:
        sheet.spots[city] = place_outside(sheet, cells[city], rows[city]["name"], at_sea=rows[city]["coast"])
    for name in (name for name in rows if name not in cities):
        if where.get(name) == "sea":
            sheet.spots[name] = place_outside(sheet, cells[name], rows[name]["name"], at_sea=True)
        else:
            free = cells[name]
            for city in cities:
                free = free.difference(sheet.spots[city].rectangle.buffer(1))
            whole = max(shapely.get_parts(free), key=shapely.area)
            sheet.spots[name] = place_inside(sheet, whole, rows[name]["name"])
    return sheet


def _place(name: str, cell: Polygon, spot: Spot) -> Row:
    return {
        "id": name,
        "path": to_path(cell),
        "centre": list(spot.centre),
        "label": list(spot.label),
        "anchor": "middle",
        "room": spot.room,
    }


def _wilaya(name: str, cells: Cells, rows: dict[str, Row], sheet: Sheet) -> Row:
    shape = shapely.union_all([cells[place] for place, row in rows.items() if row.get("wilaya") == name])
    return {"id": name, "path": to_path(shape), "label": list(place_numeral(sheet, shape, name))}


def to_path(shape: BaseGeometry) -> str:
    """Return SVG path data in relative steps of tenths: short, and exact after adding up."""
    rings = [ring for part in shapely.get_parts(shape) for ring in (part.exterior, *part.interiors)]
    return "".join(_ring_path(np.rint(shapely.get_coordinates(ring) * 10).astype(int)) for ring in rings)


def _ring_path(tenths: NDArray[np.int64]) -> str:
    steps = np.diff(tenths, axis=0)[:-1]
    steps = steps[(steps != 0).any(axis=1)]
    start = f"M{_number(tenths[0, 0])} {_number(tenths[0, 1])}"
    return start + "l" + " ".join(f"{_number(x)} {_number(y)}" for x, y in steps).replace(" -", "-") + "z"


def _number(tenths: int) -> str:
    return f"{tenths / 10:g}".replace("0.", ".") if abs(tenths) < 10 else f"{tenths / 10:g}"


if __name__ == "__main__":
    main()
