"""Imports of the browser side flow one way, from what is shared to the games, and never in a circle."""

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
    "files": frozenset({"shared"}),
    "guide": frozenset({"shared"}),
    "home": frozenset({"shared"}),
    "lab": frozenset({"shared"}),
    "pane": frozenset({"shared"}),
    "room": frozenset({"shared"}),
    "studio": frozenset({"shared"}),
    "teachers": frozenset({"shared"}),
}
IMPORT = re.compile(r"""(?:from|import|@import)\s+["'](\.[^"']+)["']""")


def sources(root: Path) -> Iterator[tuple[str, str]]:
    """Yield path (as in ``map/zoom.ts``) and text of each source of the bundles."""
    for file in sorted(root.glob("*/*")):
        if file.suffix in {".ts", ".css"} and file.parent.name not in {"tests", "tools", "node_modules"}:
            yield f"{file.parent.name}/{file.name}", file.read_text("utf-8")


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


def test_no_room_looks_up_or_sideways():
    assert offences(WIDGETS) == []


def test_every_room_has_its_place():
    """A new folder must be given its place in SEES before anything may import it."""
    assert {path.split("/")[0] for path, _ in sources(WIDGETS)} <= set(SEES)


def test_no_imports_go_round():
    assert circle(arrows(WIDGETS)) == []


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
        ("twilight", 'import { Fan } from "../map/fan";\nimport { make } from "./cards";', []),
    ],
)
def test_an_import_against_the_flow_is_named(tmp_path: Path, room: str, line: str, found: list[str]):
    (tmp_path / room).mkdir()
    (tmp_path / room / "x.ts").write_text(line)

    assert offences(tmp_path) == found


def test_a_circle_is_found_through_several_modules():
    graph = {"a": ["b"], "b": ["c"], "c": ["d", "b"], "d": []}

    assert circle(graph) == ["b", "c", "b"]
