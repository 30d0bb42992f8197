"""Imports flow one way: from data at the bottom, over core and the games, to the doors at the top."""

import sys
import tomllib
from pathlib import Path

import pytest

from tests.imports import imported

PACKAGE = Path(__file__).parents[2] / "algeria_lab"

# Lowest first. Rooms of one floor do not see each other.
HOUSE = PACKAGE.parent / "docs" / "references" / "floors.toml"
FLOORS = tuple(set(floor["rooms"]) for floor in tomllib.loads(HOUSE.read_text("utf-8"))["floor"])
LEVEL = {room: level for level, rooms in enumerate(FLOORS) for room in rooms}
# These run in a browser's Python too and must start in milliseconds.
STANDARD_LIBRARY_ONLY = {"data", "core", "algeria", "twilight", "insurgent", "players"}
# What stands beside the floors: the names that `import algeria_lab` gives, and `python -m algeria_lab`.
PORCH = {"__init__", "__main__"}


def offence(room: str, name: str, package: str = "algeria_lab") -> str | None:
    """Return why *room* may not import the dotted *name*, or None if it may."""
    top, *rest = name.split(".")
    if top != package:
        if room in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return f"{room} imports only the standard library, not {top}"
        return None
    target = rest[0] if rest else ""
    if room in PORCH or target == room:
        return None
    if target not in LEVEL:
        return f"{room} looks up to the front door: what it gives has a room of its own"
    if LEVEL[target] < LEVEL[room]:
        return None
    return f"{room} looks {'up' if LEVEL[target] > LEVEL[room] else 'sideways'} to {target}"


def room_of(file: Path, package: Path) -> str:
    """Return the room that *file* stands in: a folder of the package, or the file's own name."""
    return file.relative_to(package).with_suffix("").parts[0]


def offences(package: Path) -> list[str]:
    """Return ``file:line: reason`` for each import of *package* against the flow."""
    found = []
    for file in sorted(package.rglob("*.py")):
        room = room_of(file, package)
        for line, name in imported(file.read_text("utf-8"), file, package):
            if reason := offence(room, name, package.name):
                found.append(f"{file.relative_to(package.parent)}:{line}: {reason} ({name})")
    return found


def test_imports_flow_one_way():
    assert offences(PACKAGE) == []


def test_every_room_has_its_floor():
    """A new folder must be given a floor in FLOORS before anything may import it."""
    rooms = {room_of(file, PACKAGE) for file in PACKAGE.rglob("*.py")} - PORCH
    assert rooms <= set(LEVEL), f"no floor for {sorted(rooms - set(LEVEL))}"


@pytest.mark.parametrize(
    ("room", "line", "reason"),
    [
        ("core", "from algeria_lab.algeria import state", "looks up to algeria"),
        ("core", "from ..players import mixed", "looks up to players"),
        ("core", "from algeria_lab import views", "looks up to views"),
        ("core", "import algeria_lab.apps.command_line", "looks up to apps"),
        ("core", "import algeria_lab", "looks up to the front door"),
        ("apps", "def f():\n    from algeria_lab import __version__", "looks up to the front door"),
        ("views", "from .. import compare", "looks up to the front door"),
        ("views", "from algeria_lab import experiments", None),
        ("views", "def f():\n    from algeria_lab.games import GAMES", "looks up to games"),
        ("core", "def f():\n    import pandas", "only the standard library"),
        ("players", "import importlib\nimportlib.import_module('numpy')", "only the standard library"),
        ("algeria", "from algeria_lab.twilight import cards", "looks sideways to twilight"),
        ("experiments", "from algeria_lab.scenarios import forms", "looks up to scenarios"),
        ("views", "from algeria_lab.core import game\nimport algeria_lab.lessons, bokeh", None),
        ("algeria", "from . import state\nfrom .state import State\nfrom ..core.dice import Dice", None),
    ],
)
def test_an_import_against_the_flow_is_named(tmp_path: Path, room: str, line: str, reason: str | None):
    package = tmp_path / "algeria_lab"
    (package / room).mkdir(parents=True)
    (package / room / "module.py").write_text(line)

    found = offences(package)

    if reason is None:
        assert found == []
    else:
        assert len(found) == 1
        assert reason in found[0]
        assert found[0].startswith(f"algeria_lab/{room}/module.py:{line.count(chr(10)) + 1}: ")
