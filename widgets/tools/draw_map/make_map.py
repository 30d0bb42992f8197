"""Draw the map of Algeria: outlines and seeds in, ``algeria_lab/data/algeria/map.json`` out.

Needed only when the drawing changes. In this folder: ``npm install``, then, with shapely, numpy and contourpy
installed, ``python make_map.py``. The same input gives the same bytes.
"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np
import shapely
from cells import Cells, draw_cells, drawn_neighbours
from fields import Rectangle, find_fields, find_town
from labels import LETTER, URBAN, Sheet, Spot, place_inside, place_numeral, place_outside
from outlines import FRAME, read_outlines
from relief import LEVELS, draw_relief
from shapely.geometry import MultiPolygon, Polygon, box
from sheet import VIEW_BOX, Points, project

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from shapely.geometry.base import BaseGeometry

Row: TypeAlias = dict[str, Any]

_HERE = Path(__file__).parent
_DATA = _HERE.parents[2] / "algeria_lab" / "data" / "algeria"
_FRANCE = box(393, 22, 497, 116).buffer(8)
_CITY_BLEED = 3.0


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
    spain = _mainland(outlines["Spain"])
    tones, shades = draw_relief(shapely.union_all([algeria, cells["MOROCCO"], cells["TUNISIA"], spain]))
    fields = _fields(cells, sheet, rows)
    pieces = shapely.union_all([box(x, y, x + w, y + h) for own in fields.values() for x, y, w, h in own])
    return {
        "viewBox": list(VIEW_BOX),
        "letter": LETTER,
        "land": [{"id": "spain", "path": to_path(spain)}],
        "coast": to_path(algeria),
        "relief": [
            {"height": level, "path": to_path(tone, 1)} for level, tone in zip(LEVELS, tones, strict=True)
        ],
        "shade": [to_path(shade, 1) for shade in shades],
        "regions": [
            _wilaya(name, cells, rows, sheet, pieces) for name in ("I", "II", "III", "IV", "V", "VI")
        ],
        "places": [_place(row, cells[name], sheet.spots[name], fields[name]) for name, row in rows.items()],
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
        sheet.spots[city] = place_outside(
            sheet, cells[city], rows[city]["name"], at_sea=rows[city]["coast"], wide=URBAN
        )
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


def _fields(cells: Cells, sheet: Sheet, rows: dict[str, Row]) -> dict[str, list[Rectangle]]:
    """Find where pieces may stand; a city takes first, for its disc is cut out of its neighbours."""
    names = [spot.rectangle for spot in sheet.spots.values()]
    fields: dict[str, list[Rectangle]] = {}
    discs: list[BaseGeometry] = []
    for name in sorted(rows, key=lambda name: rows[name].get("kind") != "urban"):
        bleed = _CITY_BLEED if rows[name].get("kind") == "urban" else 0.0
        fields[name] = find_fields(cells[name], [*names, *discs], sheet.spots[name].centre, bleed)
        if bleed:
            discs += [box(x, y, x + width, y + height) for x, y, width, height in fields[name]]
    return fields


def _place(row: Row, cell: Polygon, own: Spot, fields: list[Rectangle]) -> Row:
    place: Row = {
        "id": row["id"],
        "path": to_path(cell),
        "centre": list(own.centre),
        "label": list(own.label),
        "anchor": "middle",
        "room": own.room,
        "fields": [list(field) for field in fields],
    }
    if row.get("kind") in ("rural", "remote"):
        town = project(np.array([[row["longitude"], row["latitude"]]]))[0]
        if spot := find_town(cell.difference(own.rectangle), (float(town[0]), float(town[1]))):
            place["town"] = list(spot)
    return place


def _wilaya(name: str, cells: Cells, rows: dict[str, Row], sheet: Sheet, pieces: BaseGeometry) -> Row:
    areas = [cells[place] for place, row in rows.items() if row.get("wilaya") == name]
    return {
        "id": name,
        "path": to_path(shapely.union_all(areas)),
        "label": list(place_numeral(sheet, areas, name, pieces)),
    }


def to_path(shape: BaseGeometry, parts: int = 10) -> str:
    """Return SVG path data in relative steps of tenths (or other parts): short, and exact after adding up."""
    rings = [ring for part in shapely.get_parts(shape) for ring in (part.exterior, *part.interiors)]
    points = [np.rint(shapely.get_coordinates(ring) * parts).astype(int) * (10 // parts) for ring in rings]
    return "".join(_ring_path(ring) for ring in points)


def _ring_path(tenths: NDArray[np.int64]) -> str:
    steps = np.diff(tenths, axis=0)[:-1]
    steps = steps[(steps != 0).any(axis=1)]
    if len(steps) < 2:
        return ""
    start = f"M{_number(tenths[0, 0])} {_number(tenths[0, 1])}"
    return start + "l" + " ".join(f"{_number(x)} {_number(y)}" for x, y in steps).replace(" -", "-") + "z"


def _number(tenths: int) -> str:
    return f"{tenths / 10:g}".replace("0.", ".") if abs(tenths) < 10 else f"{tenths / 10:g}"


if __name__ == "__main__":
    main()
