"""Imports of the browser side, of types too, flow one way, from what is shared to the games, in no circle."""

import posixpath
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

WIDGETS = Path(__file__).parents[2] / "widgets"
# What each room may see beside itself. A game sees what games share, and no other game.
MAP_GAME = frozenset({"play", "map", "shared"})
SEES: Mapping[str, frozenset[str]] = {
    "shared": frozenset(),
    "map": frozenset({"shared"}),
    "play": frozenset({"map", "shared"}),
    "algeria": MAP_GAME,
    "twilight": MAP_GAME,
    "duel": frozenset({"shared"}),
    "deck": frozenset({"shared"}),
    "begin": frozenset({"shared"}),
    "desk": frozenset({"shared", "wall"}),
    "files": frozenset({"shared"}),
    "guide": frozenset({"shared"}),
    "hand": frozenset({"shared"}),
    "home": frozenset({"shared"}),
    "hour": frozenset({"shared"}),
    "lab": frozenset({"shared"}),
    "lobby": frozenset({"shared"}),
    "pane": frozenset({"shared"}),
    "page": frozenset({"shared"}),
    "room": frozenset({"shared"}),
    "site": frozenset({"shared"}),
    "studio": frozenset({"shared"}),
    "teachers": frozenset({"shared"}),
    "texts": frozenset({"shared"}),
    "wall": frozenset({"shared"}),
}
ASIDE = {"tests", "tools", "node_modules"}
IMPORT = re.compile(r"""(?:from|import|@import)\s*\(?\s*["'](\.[^"'?]+)(?:\?\w+)?["']""")


def sources(root: Path) -> Iterator[tuple[str, str]]:
    """Yield path (as in ``play/log/roll.ts``) and text of each source of the bundles, at any depth."""
    for room in sorted(root.iterdir()):
        if not room.is_dir() or room.name in ASIDE:
            continue
        for file in sorted(room.rglob("*")):
            if file.suffix in {".ts", ".css"}:
                yield file.relative_to(root).as_posix(), file.read_text("utf-8")


def arrows(root: Path) -> dict[str, list[str]]:
    """Return what each source imports, by path; modules without their ending."""
    found: dict[str, list[str]] = {}
    for path, text in sources(root):
        here = posixpath.dirname(path)
        found[path.removesuffix(".ts")] = [
            posixpath.normpath(posixpath.join(here, name)) for name in IMPORT.findall(text)
        ]
    return found


def offences(root: Path) -> list[str]:
    """Return ``room/file imports room/file`` for each import against the flow."""
    return [
        f"{path} imports {target}"
        for path, targets in arrows(root).items()
        for target in targets
        if (room := path.split("/")[0]) != (seen := target.split("/")[0]) and seen not in SEES.get(room, ())
    ]


def circle(graph: Mapping[str, list[str]]) -> list[str]:
    """Return the first circle of imports, or nothing."""
    done: set[str] = set()

    def walk(path: str, way: list[str]) -> list[str]:
        if path in way:
            return [*way[way.index(path) :], path]
        if path in done:
            return []
        for target in graph.get(path, []):
            if found := walk(target, [*way, path]):
                return found
        done.add(path)
        return []

    return next((found for path in graph if (found := walk(path, []))), [])


def seen_from(folder: str, graph: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Return what rooms and files in a folder see of each other; a room is one, whatever stands in it."""
    lead = f"{folder}/" if folder else ""

    def standing(path: str) -> str:
        return lead + path.removeprefix(lead).split("/")[0]

    found: dict[str, list[str]] = {}
    for path, targets in graph.items():
        if path.startswith(lead):
            here = found.setdefault(standing(path), [])
            here += [
                seen
                for target in targets
                if target.startswith(lead)
                and (seen := standing(target)) != standing(path)
                and seen not in here
            ]
    return found


def rings(graph: Mapping[str, list[str]]) -> list[str]:
    """Return ``play/log > play/time > play/log`` for each folder whose rooms see each other in a circle."""
    folders = {""} | {path.rsplit("/", at)[0] for path in graph for at in range(1, path.count("/") + 1)}
    return [" > ".join(ring) for folder in sorted(folders) if (ring := circle(seen_from(folder, graph)))]


def test_no_room_looks_up_or_sideways():
    assert offences(WIDGETS) == []


def test_every_room_has_its_place():
    """A new folder must be given its place in SEES before anything may import it."""
    assert {path.split("/")[0] for path, _ in sources(WIDGETS)} <= set(SEES)


def test_every_import_leads_to_a_source():
    """What is not found could lie in no circle: only the path of a style has its ending."""
    graph = arrows(WIDGETS)

    assert {target for targets in graph.values() for target in targets} <= set(graph)


def test_no_imports_go_round():
    assert circle(arrows(WIDGETS)) == []


def test_no_rooms_within_a_room_go_round():
    """Where two rooms need each other, what both need stands above them or is handed over."""
    assert rings(arrows(WIDGETS)) == []


@pytest.mark.parametrize(
    ("room", "line", "found"),
    [
        ("shared", 'import { MapView } from "../map/map";', ["shared/x imports map/map"]),
        ("map", 'import type { Scene } from "../play/types";', ["map/x imports play/types"]),
        (
            "duel",
            'import { h } from "../shared/dom";\nimport "../play/panel.css";',
            ["duel/x imports play/panel.css"],
        ),
        ("twilight", 'import { GLYPHS } from "../algeria/glyphs";', ["twilight/x imports algeria/glyphs"]),
        ("twilight", 'import { Fan } from "../map/drawn/fan";\nimport { make } from "./cards";', []),
        ("map/drawn", 'import type { Scene } from "../../play/types";', ["map/drawn/x imports play/types"]),
        ("shared", 'void import("../lab/main");', ["shared/x imports lab/main"]),
    ],
)
def test_an_import_against_the_flow_is_named(tmp_path: Path, room: str, line: str, found: list[str]):
    (tmp_path / room).mkdir(parents=True)
    (tmp_path / room / "x.ts").write_text(line)

    assert offences(tmp_path) == found


def test_a_circle_is_found_through_several_modules():
    graph = {"a": ["b"], "b": ["c"], "c": ["d", "b"], "d": []}

    assert circle(graph) == ["b", "c", "b"]


def test_a_circle_of_types_is_found_in_a_room_within_a_room(tmp_path: Path):
    inner = tmp_path / "guide" / "questions"
    inner.mkdir(parents=True)
    (inner / "fields.ts").write_text('import type { Order } from "./order";')
    (inner / "order.ts").write_text('import type { Field } from "./fields";')

    assert circle(arrows(tmp_path)) == [
        "guide/questions/fields",
        "guide/questions/order",
        "guide/questions/fields",
    ]


@pytest.mark.parametrize(
    ("graph", "found"),
    [
        ({"play/log/roll": ["play/plan/odds"], "play/plan/odds": []}, []),
        (
            {"play/log/roll": ["play/plan/odds"], "play/plan/hint": ["play/log/line"]},
            ["play/log > play/plan > play/log"],
        ),
        (
            {"a/x/one": ["a/mid"], "a/mid": ["a/y/two"], "a/y/three": ["a/x/four"]},
            ["a/x > a/mid > a/y > a/x"],
        ),
        ({"a/b/x/one": ["a/b/y/two"], "a/b/y/three": ["a/b/x/four"]}, ["a/b/x > a/b/y > a/b/x"]),
        ({"map/map": ["play/types"], "play/board": ["map/desk"]}, ["map > play > map"]),
    ],
)
def test_rooms_that_see_each_other_are_named_though_no_file_does(
    graph: dict[str, list[str]], found: list[str]
):
    assert circle(graph) == []
    assert rings(graph) == found
