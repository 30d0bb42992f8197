"""The drawn map against the declared one: same places, same neighbours, room for pieces and names."""

import json
import re
import struct
import tomllib
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "algeria_lab" / "data"
GAMES = {"algeria": 28, "twilight": 30}  # places of each

# Pairs that are neighbours in only one of drawing and declaration, each with its reason. None today:
# the seeds were moved until the drawn borders were the declared ones. A change of either side shows here.
DRAWN_NOT_DECLARED: dict[tuple[str, str], str] = {}
DECLARED_NOT_DRAWN: dict[tuple[str, str], str] = {}

SHORTEST_BORDER = 24  # map units of 1000 across; a shorter border reads as four areas that meet in a point
CLEAR_GAP = 8  # map units; areas nearer than this without a border look like neighbours
CORNERS: dict[tuple[str, str], str] = {}  # areas that nearly touch, and why no reader is misled
CHIP = 22  # map units: one piece at its usual size
# Widths of letters as shares of their height, as in DejaVu Sans, the widest of the fonts of a page.
WIDTHS = dict.fromkeys("ijlI", 0.3) | dict.fromkeys("frt ", 0.42) | dict.fromkeys("mwMWODGNQ", 0.9)
OVER = 4.5  # map units that a name may reach over the border of its area
TOWN = 3.0  # map units: half the mark of a town
NEAR = 7.5  # map units: a name nearer than this to its mark belongs to it


def table(game: str, name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / game / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def atlas(game: str) -> dict[str, Any]:
    return json.loads((DATA / game / "map.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def rows(game: str) -> dict[str, dict[str, Any]]:
    """The declared places: name, wilaya (none abroad), whether a city, whether on the coast, neighbours."""
    if game == "twilight":
        found = [
            row | {"coast": row["coastal"], "neighbours": row["adjacent"], "town": row["kind"] == "city"}
            for row in table(game, "map")["space"]
        ]
    else:
        tables = table(game, "areas")
        found = [
            row
            | {
                "neighbours": [*row["neighbours"], *row.get("borders", ())],
                "town": row.get("kind") == "urban",
            }
            for row in tables["area"] + tables["country"]
        ]
    return {row["id"]: row for row in found}


@pytest.fixture(scope="module")
def insets(atlas: dict[str, Any]) -> set[str]:
    """The places that lie off the sheet."""
    return {row["id"] for row in atlas["insets"]}


def points_of(path: str) -> list[tuple[float, float]]:
    """Return the points of one line of relative steps, exact to a tenth."""
    numbers = [round(float(number) * 10) for number in re.findall(r"-?(?:\d+(?:\.\d+)?|\.\d+)", path)]
    x = y = 0
    points = []
    for right, down in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + right, y + down
        points.append((x / 10, y / 10))
    return points


def read_path(path: str) -> Any:
    """Return the polygon of SVG path data with one closed ring of relative steps, exact to a tenth."""
    from shapely.geometry import Polygon

    assert path.count("M") == path.count("z") == 1, "a place is one piece without holes"
    return Polygon(points_of(path))


@pytest.fixture(scope="module")
def shapes(atlas: dict[str, Any]) -> dict[str, Any]:
    return {place["id"]: read_path(place["path"]) for place in atlas["places"]}


@pytest.fixture(scope="module")
def names(atlas: dict[str, Any], rows: Mapping[str, Any]) -> dict[str, Any]:
    """The rectangles of the names in a wide letter of the size that the map was made for, or their plates."""
    from shapely.geometry import box

    found, height = {}, atlas["letter"]
    for place in atlas["places"]:
        if "plate" in place:
            x, y, width, high = place["plate"]
            found[place["id"]] = box(x, y, x + width, y + high)
        else:
            letters = rows[place["id"]]["name"]
            (x, y), half = place["label"], sum(WIDTHS.get(letter, 0.63) for letter in letters) * height / 2
            found[place["id"]] = box(x - half, y - 0.75 * height, x + half, y + 0.22 * height)
    return found


@pytest.fixture(scope="module")
def regions(atlas: dict[str, Any]) -> dict[str, Any]:
    """The rectangles of the numbers of the wilayas."""
    from shapely.geometry import box

    found = {}
    for region in atlas["regions"]:
        (x, y), (height, name) = region["label"], region["height"]
        half = height * 0.38 * len(f"Wilaya {region['id']}")
        found[region["id"]] = box(x - half, y - height * 0.8, x + half, y + name)
    return found


def read_lines(path: str) -> Any:
    """Return the lines of SVG path data with open lines of relative steps."""
    from shapely.geometry import LineString, MultiLineString

    return MultiLineString([LineString(points_of(part)) for part in path.split("M")[1:]])


def shared(one: Any, other: Any) -> float:
    return float(one.boundary.intersection(other.boundary).length)


def test_every_declared_place_is_drawn_once(
    atlas: dict[str, Any], rows: Mapping[str, Any], game: str
) -> None:
    assert sorted(place["id"] for place in atlas["places"]) == sorted(rows)
    assert len(rows) == GAMES[game]


def test_the_file_is_small(game: str) -> None:
    assert (DATA / game / "map.json").stat().st_size < 100_000


def test_everything_lies_on_the_sheet(
    atlas: dict[str, Any], shapes: Mapping[str, Any], names: Mapping[str, Any]
) -> None:
    from shapely.geometry import box

    left, top, width, height = atlas["viewBox"]
    sheet = box(left, top, left + width, top + height)

    assert [name for name, shape in shapes.items() if not sheet.covers(shape)] == []
    assert [name for name, shape in names.items() if not sheet.covers(shape)] == []


def test_the_areas_leave_no_gap_and_do_not_overlap(
    shapes: Mapping[str, Any], atlas: dict[str, Any], rows: Mapping[str, Any]
) -> None:
    """Algeria is exactly the sum of its areas, and each wilaya the sum of its own."""
    import shapely

    assert [name for name, shape in shapes.items() if not shape.is_valid] == []
    overlaps = {
        (one, other): round(shapes[one].intersection(shapes[other]).area, 3)
        for one, other in combinations(shapes, 2)
        if shapes[one].intersection(shapes[other]).area > 0.001
    }
    assert overlaps == {}
    algeria = [name for name, row in rows.items() if row.get("wilaya")]
    whole = shapely.union_all([shapes[name] for name in algeria])
    assert whole.geom_type == "Polygon"
    assert len(whole.interiors) == 0
    assert whole.symmetric_difference(read_path(atlas["coast"])).area < 0.001


def test_a_border_has_the_rank_of_what_it_parts(
    atlas: dict[str, Any], shapes: Mapping[str, Any], rows: Mapping[str, Any]
) -> None:
    """States, wilayas and areas are told apart; coasts and cities have lines of their own."""
    drawn = {rank: read_lines(path) for rank, path in atlas["borders"].items()}
    land = {name: row.get("wilaya", "") for name, row in rows.items() if not row["town"]}
    expected = dict.fromkeys(drawn, 0.0)
    for one, other in combinations(land, 2):
        same, abroad = land[one] == land[other], not (land[one] and land[other])
        if not (same and abroad):
            expected["state" if abroad else "area" if same else "region"] += shared(
                shapes[one], shapes[other]
            )

    assert set(drawn) == {"state", "region", "area"}
    assert {rank: lines.length for rank, lines in drawn.items()} == pytest.approx(expected, abs=2)


def test_a_wilaya_has_its_name_inside(
    atlas: dict[str, Any], shapes: Mapping[str, Any], rows: Mapping[str, Any], regions: Mapping[str, Any]
) -> None:
    import shapely

    assert list(regions) == ["I", "II", "III", "IV", "V", "VI"]
    for wilaya, name in regions.items():
        own = [shapes[area] for area, row in rows.items() if row.get("wilaya") == wilaya]
        assert shapely.union_all(own).covers(name), wilaya


def test_pieces_have_room_inside_their_place(atlas: dict[str, Any], shapes: Mapping[str, Any]) -> None:
    """Six pieces fit into a free rectangle; only that of a city leaves its disc a little."""
    from shapely.geometry import box

    short = [
        place["id"]
        for place in atlas["places"]
        if not any(width >= CHIP * 2.5 and height >= CHIP * 1.6 for _, _, width, height in place["fields"])
    ]
    strayed = [
        place["id"]
        for place in atlas["places"]
        for x, y, width, height in place["fields"]
        if not shapes[place["id"]].buffer(4.5, join_style="mitre").contains(box(x, y, x + width, y + height))
    ]

    assert short == []
    assert strayed == []


def test_no_field_meets_a_name_or_the_field_of_another_place(
    atlas: dict[str, Any], names: Mapping[str, Any], regions: Mapping[str, Any]
) -> None:
    """Wherever the board lays pieces out, they cover neither a name nor another area's pieces."""
    from shapely.geometry import box

    fields = {
        place["id"]: [box(x, y, x + width, y + height) for x, y, width, height in place["fields"]]
        for place in atlas["places"]
    }
    written = {**names, **regions}
    on_names = [
        (one, name)
        for one in fields
        for name in written
        if any(f.intersects(written[name]) for f in fields[one])
    ]
    on_fields = [
        (one, other)
        for one, other in combinations(fields, 2)
        if any(a.intersection(b).area > 0.5 for a in fields[one] for b in fields[other])
    ]

    assert on_names == []
    assert on_fields == []


def test_a_town_is_marked_inside_its_own_area(atlas: dict[str, Any], shapes: Mapping[str, Any]) -> None:
    from shapely.geometry import Point

    marked = {place["id"]: Point(place["town"]) for place in atlas["places"] if "town" in place}

    assert len(marked) >= 9
    assert [name for name, point in marked.items() if not shapes[name].contains(point)] == []


def test_a_name_stands_beside_the_mark_of_its_town_and_over_no_other(
    atlas: dict[str, Any], names: Mapping[str, Any], regions: Mapping[str, Any]
) -> None:
    from shapely.geometry import Point

    marks = {place["id"]: Point(place["town"]) for place in atlas["places"] if "town" in place}
    far = {name: names[name].distance(mark) for name, mark in marks.items()}
    written = [*names.items(), *regions.items()]
    covered = [
        (one, name)
        for name, mark in marks.items()
        for one, rectangle in written
        if rectangle.distance(mark) < TOWN
    ]

    assert {name: away for name, away in far.items() if away > NEAR} == {}
    assert covered == []


def test_the_relief_is_a_picture_of_the_sheet(atlas: dict[str, Any]) -> None:
    """Of the same shape as the sheet of every game, and small; the board cuts it to the land."""
    picture = (DATA / "relief.png").read_bytes()
    width, height = struct.unpack(">II", picture[16:24])

    assert picture.startswith(b"\x89PNG")
    assert width / height == pytest.approx(atlas["viewBox"][2] / atlas["viewBox"][3], rel=0.01)
    assert len(picture) < 70_000


def test_names_cover_neither_pieces_nor_each_other(
    names: Mapping[str, Any], regions: Mapping[str, Any], atlas: dict[str, Any]
) -> None:
    from shapely.geometry import LineString

    written = {**names, **regions}
    letters = {
        row["id"]: LineString(
            list(zip(*[iter(map(float, re.findall(r"-?[\d.]+", row["path"])))] * 2, strict=True))
        )
        for row in atlas["letters"]
    }
    on_names = [pair for pair in combinations(written, 2) if written[pair[0]].intersects(written[pair[1]])]
    middle = {name: line.interpolate(0.5, normalized=True).buffer(6) for name, line in letters.items()}
    on_letters = [(one, name) for one in written for name in middle if written[one].intersects(middle[name])]

    assert on_names == []
    assert on_letters == []


def test_a_name_stands_in_its_own_area_and_on_land(
    names: Mapping[str, Any],
    shapes: Mapping[str, Any],
    rows: Mapping[str, Any],
    atlas: dict[str, Any],
    insets: set[str],
) -> None:
    """One on a plate lies across the edge of its city or inset."""
    import shapely

    plates = {place["id"] for place in atlas["places"] if "plate" in place}
    land = shapely.union_all(list(shapes.values()))

    assert plates == {name for name, row in rows.items() if row["town"]} | insets
    assert [name for name in plates if not names[name].intersects(shapes[name].boundary)] == []
    own = {name: rectangle for name, rectangle in names.items() if name not in plates}
    assert [name for name, rectangle in own.items() if not land.covers(rectangle)] == []
    assert [name for name, rectangle in own.items() if not shapes[name].buffer(OVER).covers(rectangle)] == []


def test_coastal_areas_touch_the_sea_and_no_others(
    atlas: dict[str, Any], shapes: Mapping[str, Any], rows: Mapping[str, Any], insets: set[str]
) -> None:
    """The sea is what is left of the sheet when the land is taken away."""
    import shapely

    left, top, width, height = atlas["viewBox"]
    land = shapely.union_all([shape for name, shape in shapes.items() if name not in insets])
    empty = shapely.box(left, top, left + width, top + height).difference(land)
    sea = max(shapely.get_parts(empty), key=shapely.area)
    wet = {name for name in rows if rows[name].get("wilaya") and shared(shapes[name], sea) > 5}

    assert wet == {name for name, row in rows.items() if row.get("wilaya") and row.get("coast")}


def test_neighbours_are_declared_from_both_sides(rows: Mapping[str, Any]) -> None:
    """Except borders inside a wilaya of *Algeria*, which are declared once: they are display only."""
    one_way = [
        (name, other)
        for name, row in rows.items()
        for other in row["neighbours"]
        if other not in row.get("borders", ()) and name not in rows[other]["neighbours"]
    ]

    assert one_way == []


def test_drawn_neighbours_are_the_declared_ones(shapes: Mapping[str, Any], rows: Mapping[str, Any]) -> None:
    drawn = {
        tuple(sorted(pair))
        for pair in combinations(shapes, 2)
        if shared(shapes[pair[0]], shapes[pair[1]]) > 0.5
    }
    declared = {tuple(sorted((name, other))) for name, row in rows.items() for other in row["neighbours"]}

    assert drawn - declared == set(DRAWN_NOT_DECLARED)
    assert declared - drawn == set(DECLARED_NOT_DRAWN)


def test_nobody_need_ask_whether_two_areas_touch(shapes: Mapping[str, Any]) -> None:
    """A border is long enough to be seen; where there is none there is a clear gap or a known corner."""
    short, near = {}, {}
    for one, other in combinations(shapes, 2):
        length, gap = shared(shapes[one], shapes[other]), shapes[one].distance(shapes[other])
        if 0.5 < length < SHORTEST_BORDER:
            short[one, other] = round(length, 1)
        elif length <= 0.5 and gap < CLEAR_GAP:
            near[one, other] = round(gap, 1)

    assert short == {}
    assert set(near) == set(CORNERS)


def test_the_arrow_keys_follow_the_drawn_borders(atlas: dict[str, Any], shapes: Mapping[str, Any]) -> None:
    expected: dict[str, set[str]] = {name: set() for name in shapes}
    for one, other in combinations(shapes, 2):
        if shared(shapes[one], shapes[other]) > 0.5:
            expected[one].add(other)
            expected[other].add(one)

    assert {name: set(near) for name, near in atlas["neighbours"].items()} == expected
