"""Inside the floors: a game's rooms know no other game, a page no other page, nothing runs in a circle."""

from pathlib import Path

import pytest

from tests.flow.test_flow import PACKAGE
from tests.imports import imported

GAMES = {"algeria", "insurgent", "twilight"}
# Pages that belong to one game; the others serve all.
GAME_OF_PAGE = {"war_room": "algeria", "duel": "insurgent"}
# What stands in these rooms serves every game.
NEUTRAL = ("core", "views/shared", "views/play", "views/show", "views/charts", "views/figures")


def game_of(parts: tuple[str, ...]) -> str:
    """Return whose rooms a module stands in: the first part of its path that names a game; empty if none."""
    owners = (GAME_OF_PAGE.get(part, part) for part in parts)
    return next((owner for owner in owners if owner in GAMES), "")


def page_of(parts: tuple[str, ...]) -> str:
    """Return the page's room that a module stands in; empty if none."""
    return parts[2] if parts[:2] == ("views", "pages") and len(parts) > 3 else ""


def modules(package: Path) -> dict[str, Path]:
    """Return all modules of *package* by their dotted names without the package's own."""
    return {".".join(path.relative_to(package).with_suffix("").parts): path for path in package.rglob("*.py")}


def arrows(package: Path) -> dict[str, set[str]]:
    """Return which modules each module imports, imports for types included."""
    known = modules(package)
    found: dict[str, set[str]] = {name: set() for name in known}
    for name, path in known.items():
        for _, target in imported(path.read_text("utf-8"), path, package):
            inside = target.removeprefix(f"{package.name}.")
            # `from room import module` names the module; `from module import name` what stands in it.
            found[name] |= {
                known_name for known_name in (inside, inside.rpartition(".")[0]) if known_name in known
            }
    return found


def wrong_ways(package: Path) -> list[str]:
    """Return each import between rooms that should not know each other."""
    found = []
    for name, targets in sorted(arrows(package).items()):
        parts = tuple(name.split("."))
        is_neutral = "/".join(parts).startswith(NEUTRAL)
        for target in sorted(targets):
            there = tuple(target.split("."))
            ours, theirs = game_of(parts), game_of(there)
            if theirs and (is_neutral or (ours and ours != theirs)):
                found.append(f"{name} knows a game of its own accord: {target}")
            if page_of(there) and page_of(parts) not in ("", page_of(there)):
                found.append(f"{name} looks into another page: {target}")
    return found


def circles(package: Path) -> list[list[str]]:
    """Return every group of modules that import each other round and round."""
    ahead = arrows(package)
    reach: dict[str, set[str]] = {}
    for start in ahead:
        seen, waiting = set(), list(ahead[start])
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += ahead[name]
        reach[start] = seen
    rings = {frozenset(other for other in reach[name] if name in reach[other]) for name in ahead}
    return sorted(sorted(ring) for ring in rings if ring)


def test_no_game_knows_another():
    assert wrong_ways(PACKAGE) == []


def test_nothing_runs_in_a_circle():
    assert circles(PACKAGE) == []


@pytest.mark.parametrize(
    ("module", "line", "reason"),
    [
        ("views/insurgent/text.py", "from algeria_lab.views.algeria.board.atlas import make", "knows a game"),
        ("players/insurgent/random.py", "from algeria_lab.algeria import state", "knows a game"),
        ("views/pages/duel/page.py", "from algeria_lab.views.pages.war_room import page", "knows a game"),
        ("views/pages/studio/page.py", "from algeria_lab.views.pages.war_room import page", "another page"),
        ("views/shared/notices.py", "from algeria_lab.algeria.state import State", "knows a game"),
        ("views/pages/duel/deck_form.py", "from algeria_lab.views.shared.html import table", None),
        ("views/algeria/board/scene.py", "from algeria_lab.algeria.state import State", None),
    ],
)
def test_a_way_into_the_wrong_room_is_named(tmp_path: Path, module: str, line: str, reason: str | None):
    package = tmp_path / "algeria_lab"
    for path, text in {
        "algeria/state.py": "",
        "views/algeria/board/atlas.py": "",
        "views/pages/war_room/page.py": "",
        module: line,
    }.items():
        (package / path).parent.mkdir(parents=True, exist_ok=True)
        (package / path).write_text(text)

    found = wrong_ways(package)

    assert bool(found) == bool(reason)
    assert not reason or any(reason in offence for offence in found)


def test_a_circle_is_named(tmp_path: Path):
    package = tmp_path / "algeria_lab"
    package.mkdir()
    (package / "one.py").write_text("from algeria_lab.two import b")
    (package / "two.py").write_text(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from algeria_lab import one"
    )

    assert circles(package) == [["one", "two"]]


def test_tests_of_pages_stand_where_make_runs_them():
    """The two words stand apart here, so that this file does not name itself."""
    tests = Path(__file__).parents[1]
    marked = [path for path in tests.rglob("test_*.py") if "mark." + "browser" in path.read_text("utf-8")]

    assert len(marked) > 10
    assert [path.name for path in marked if tests / "browser" not in path.parents] == []
