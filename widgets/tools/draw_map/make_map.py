"""Draw the map of a game: outlines, seeds, ridges in; its ``map.json`` and the ``relief.png`` of all out.

Needed only when a drawing changes. In this folder: ``npm install``, then, with shapely, numpy and Pillow
installed, ``python make_map.py algeria`` or ``python make_map.py twilight``; without a name it draws both.
The same input gives the same bytes.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import shapely
from borders import draw_borders
from cells import Cells, draw_cells, drawn_neighbours
from fields import Rectangle, find_fields, find_town
from games import DATA, GAMES, Game, Row, Table
from inset import FRAME as INSET
from inset import draw_inset
from labels import LETTER, REGION, Sheet, Spot, name_width, place_inside, place_plate, place_region
from outlines import BEYOND, FRAME, read_outlines, read_overseas
from paths import to_path
from relief import draw_relief
from shapely.affinity import translate
from shapely.geometry import LineString, MultiPolygon, Point, Polygon
from shapely.ops import substring
from sheet import VIEW_BOX, Points, project

if TYPE_CHECKING:
    from shapely.geometry.base import BaseGeometry

_CITY_BLEED = 3.0
_TOWN = 4.5  # what the mark of a town keeps free
_FARTHEST = 48  # map units that a name of land or sea may be moved out of the way of others
_OVERSEAS = {"spain": "Spain", "italy": "Italy"}
_KILOMETRES = 100
_EARTH = 111.3  # kilometres of a degree of latitude
_SCALE_AT = (0.5, 36.4)  # longitude and latitude at which the scale holds


def main() -> None:
    """Draw the maps that are asked for, and the relief that they share."""
    for name in sys.argv[1:] or GAMES:
        game = GAMES[name]()
        atlas = make_atlas(game)
        text = json.dumps(atlas, ensure_ascii=False, separators=(",", ":"))
        text = text.replace('{"id"', '\n{"id"').replace('"neighbours"', '\n"neighbours"')
        game.file.write_text(text + "\n", encoding="utf-8")
        print(f"{name}: {len(text):,} bytes, {len(atlas['places'])} places")
    draw_relief().save(DATA / "relief.png", optimize=True)


def make_atlas(game: Game) -> Row:
    """Return the geometric part of the atlas that the board draws from."""
    rows, letters = game.rows, game.table("letters")
    outlines = read_outlines(("Algeria", *game.abroad.values()))
    cells = _cells(game, outlines)
    towns = {name: spot for name, row in rows.items() if (spot := _town(row, cells[name]))}
    sheet = _place_names(cells, rows, towns)
    regions, taken = _regions(sheet, cells, rows, letters["region"])
    names = [*(spot.rectangle for spot in sheet.spots.values()), *sheet.marks, *taken]
    written = [_letters(row, names) for row in letters["letters"]]
    fields = _fields(cells, sheet, rows, [*sheet.marks, *taken, *(line for _, line in written)])
    return {
        "viewBox": list(VIEW_BOX),
        "letter": LETTER,
        "north": BEYOND,
        "land": [{"id": name, "path": to_path(coast)} for name, coast in read_overseas(_OVERSEAS).items()],
        "coast": to_path(shapely.union_all([cells[name] for name, row in rows.items() if row.get("wilaya")])),
        "borders": draw_borders(cells, rows),
        "letters": [row for row, _ in written],
        "insets": [draw_inset(game.inset)] if game.inset else [],
        "scale": _scale(letters["scale"]["foot"]),
        "regions": regions,
        "places": [
            _place(row, cells[name], sheet.spots[name], fields[name], towns) for name, row in rows.items()
        ],
        "neighbours": drawn_neighbours({name: cells[name] for name in rows}),
    }


def _cells(game: Game, outlines: dict[str, MultiPolygon]) -> Cells:
    """Return the shape of each place of a game."""
    seeds: Table = game.table("seeds")
    land = {"ALGERIA": outlines["Algeria"]} | {name: outlines[known] for name, known in game.abroad.items()}
    cells = draw_cells(_points(seeds["area"], "points"), _points(seeds["city"], "point"), land)
    return cells | ({game.inset: INSET} if game.inset else {})


def _points(rows: list[Row], key: str) -> dict[str, Points]:
    return {row["id"]: project(np.array(row[key], dtype=float).reshape(-1, 2)) for row in rows}


def _is_plate(row: Row, cell: Polygon) -> bool:
    return row.get("kind") == "urban" or cell is INSET


def _town(row: Row, cell: Polygon) -> tuple[float, float] | None:
    """Return where the mark of an area's town stands, if the area holds its town."""
    if row.get("kind") not in ("rural", "remote"):
        return None
    x, y = project(np.array([[row["longitude"], row["latitude"]]]))[0]
    return find_town(cell, (float(x), float(y)))


def _place_names(cells: Cells, rows: dict[str, Row], towns: dict[str, tuple[float, float]]) -> Sheet:
    """Write the names on plates first, for they have no choice; then the others inside their cells."""
    sheet = Sheet(shapely.union_all([*cells.values()]), FRAME)
    marks = {name: Point(spot).buffer(_TOWN) for name, spot in towns.items()}
    sheet.marks += marks.values()
    for name in sorted(rows, key=lambda name: (not _is_plate(rows[name], cells[name]), name not in towns)):
        if _is_plate(rows[name], cells[name]):
            sheet.spots[name] = place_plate(cells[name], rows[name]["name"])
        else:
            free = cells[name].difference(
                shapely.union_all([spot.rectangle for spot in sheet.spots.values()])
            )
            whole = max(shapely.get_parts(free), key=shapely.area)
            spot = place_inside(sheet, whole, rows[name]["name"], towns.get(name))
            if (
                spot is None and name in towns
            ):  # an area name then: a mark far from it would only raise questions
                del towns[name]
                sheet.marks.remove(marks[name])
                spot = place_inside(sheet, whole, rows[name]["name"], None)
            if spot is None:
                raise ValueError(
                    f"{rows[name]['name']} does not fit into its area: make it wider in seeds.toml"
                )
            sheet.spots[name] = spot
    return sheet


def _letters(row: Row, taken: list[BaseGeometry]) -> tuple[Row, BaseGeometry]:
    """Return a name on its line, out of the way of other names, and the strip that its letters take."""
    points, size = project(np.array(row["line"], dtype=float)), row["height"]
    width = size * (name_width(row["widest"]) / LETTER + 0.2 * len(row["widest"]))
    line = LineString(points)
    if width > line.length * 1.02:
        raise ValueError(f"the line of {row['id']} is {line.length:.0f} long, its letters {width:.0f}")
    middle = substring(line, (line.length - width) / 2, (line.length + width) / 2)
    strip = translate(middle, 0, -0.3 * size).buffer(0.45 * size)
    for right, down in sorted(
        product(range(-_FARTHEST, _FARTHEST + 1, 4), repeat=2), key=lambda way: np.hypot(*way)
    ):
        moved = translate(strip, right, down)
        if not any(moved.intersects(name) for name in taken):
            (x, y), (over, under), (end, foot) = np.round(points + np.array((right, down)), 1)
            control = (
                2 * over - (x + end) / 2,
                2 * under - (y + foot) / 2,
            )  # the curve passes the middle point
            path = f"M{x} {y}Q{control[0]:.1f} {control[1]:.1f} {end} {foot}"
            return {"id": row["id"], "look": row["look"], "path": path, "height": size}, moved
    raise ValueError(f"names stand where {row['id']} is written, move it in letters.toml")


def _regions(
    sheet: Sheet, cells: Cells, rows: dict[str, Row], regions: list[Row]
) -> tuple[list[Row], list[Polygon]]:
    """Return where the names of the wilayas stand, and what they take."""
    found, taken = [], []
    for row in regions:
        here = [name for name in rows if rows[name].get("wilaya") == row["id"]]
        own = {name: cells[name] for name in here if rows[name]["kind"] != "urban"}
        label, rectangle = place_region(sheet, own, (f"WILAYA {row['id']}", row["widest"]))
        found.append({"id": row["id"], "label": list(label), "height": list(REGION)})
        taken.append(rectangle)
    return found, taken


def _scale(foot: list[float]) -> Row:
    """Return how long a hundred kilometres are, across and up: the sheet stretches the north."""
    here = np.array(_SCALE_AT)
    east = _KILOMETRES / (_EARTH * np.cos(np.radians(here[1])))
    ends = project(
        np.array([here, here + np.array((east, 0.0)), here + np.array((0.0, _KILOMETRES / _EARTH))])
    )
    across, up = ends[1, 0] - ends[0, 0], ends[0, 1] - ends[2, 1]
    return {
        "at": foot,
        "across": round(float(across), 1),
        "up": round(float(up), 1),
        "km": _KILOMETRES,
    }


def _fields(
    cells: Cells, sheet: Sheet, rows: dict[str, Row], taken: list[BaseGeometry]
) -> dict[str, list[Rectangle]]:
    """Find where pieces may stand; a city takes first, for its disc is cut out of its neighbours."""
    written = [*(spot.rectangle for spot in sheet.spots.values()), *taken]
    fields: dict[str, list[Rectangle]] = {}
    discs: list[BaseGeometry] = []
    for name in sorted(rows, key=lambda name: rows[name].get("kind") != "urban"):
        bleed = _CITY_BLEED if rows[name].get("kind") == "urban" else 0.0
        fields[name] = find_fields(cells[name], [*written, *discs], sheet.spots[name].centre, bleed)
        if bleed:
            discs += [shapely.box(x, y, x + width, y + height) for x, y, width, height in fields[name]]
    return fields


def _place(
    row: Row, cell: Polygon, own: Spot, fields: list[Rectangle], towns: dict[str, tuple[float, float]]
) -> Row:
    place: Row = {
        "id": row["id"],
        "path": to_path(cell),
        "centre": list(own.centre),
        "label": list(own.label),
        "room": own.room,
        "fields": [list(field) for field in fields],
    }
    if _is_plate(row, cell):
        left, top, right, bottom = own.rectangle.bounds
        place["plate"] = [round(left, 1), round(top, 1), round(right - left, 1), round(bottom - top, 1)]
    if row["id"] in towns:
        place["town"] = list(towns[row["id"]])
    return place


if __name__ == "__main__":
    main()
