"""Nothing grows beyond what can be looked over: a room 20 files, a module 400 lines, a function 60."""

import ast
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.flow.test_flow import PACKAGE

MOST_FILES = 20
MOST_LINES = 400
MOST_LINES_OF_A_FUNCTION = 60
# Rooms that may be larger, because they are one list of alike things: which, and of what.
LISTS: Mapping[str, str] = {}


def crowded(package: Path, lists: Mapping[str, str] = LISTS) -> list[str]:
    """Return each room that has too many files of code, and each that is excused without need."""
    files = Counter(
        file.parent.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if file.name != "__init__.py"
    )
    found = [
        f"{room}: {count} files of code; give what belongs together in it a room of its own"
        for room, count in sorted(files.items())
        if count > MOST_FILES and room not in lists
    ]
    small = [room for room in lists if files[room] <= MOST_FILES]
    return found + [f"{room}: {files[room]} files of code; take it out of LISTS" for room in small]


def long_modules(package: Path) -> list[str]:
    """Return each module that has too many lines."""
    return [
        f"{name}: {count} lines; split it by what its parts are about"
        for name, text in _sources(package).items()
        if (count := len(text.splitlines())) > MOST_LINES
    ]


def long_functions(package: Path) -> list[str]:
    """Return each function that has too many lines, its decorators and docstring among them."""
    return [
        f"{name}:{first}: {node.name} has {count} lines; split it, or shorten what it says"
        for name, text in _sources(package).items()
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (first := min([node.lineno, *(each.lineno for each in node.decorator_list)]))
        and (count := (node.end_lineno or first) - first + 1) > MOST_LINES_OF_A_FUNCTION
    ]


def _sources(package: Path) -> dict[str, str]:
    files = sorted(package.rglob("*.py"))
    return {file.relative_to(package).as_posix(): file.read_text("utf-8") for file in files}


def test_no_room_is_crowded():
    assert crowded(PACKAGE) == []


def test_no_module_is_too_long():
    assert long_modules(PACKAGE) == []


def test_no_function_is_too_long():
    assert long_functions(PACKAGE) == []


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return a package in which everything is as large as it may be."""
    for name in ("__init__", *(f"m{number}" for number in range(MOST_FILES))):
        _write(tmp_path / f"room/inner/{name}.py", ["x = 1"] * MOST_LINES)
    _write(tmp_path / "room/long.py", _function(MOST_LINES_OF_A_FUNCTION))
    return tmp_path


def _write(file: Path, lines: list[str]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines) + "\n")


def _function(lines: int) -> list[str]:
    """Return a method with a decorator and a docstring."""
    return [
        "class A:",
        "    @cache",
        "    async def f(self):",
        '        """Say."""',
        *["        x = 1"] * (lines - 3),
    ]


def test_what_is_as_large_as_it_may_be_is_left_alone(package: Path):
    assert crowded(package) + long_modules(package) + long_functions(package) == []


def test_a_crowded_room_is_named_unless_it_is_a_list(package: Path):
    _write(package / "room/inner/one_more.py", ["x = 1"])

    assert crowded(package) == [
        "room/inner: 21 files of code; give what belongs together in it a room of its own"
    ]
    assert crowded(package, {"room/inner": "one module a card"}) == []


def test_a_list_that_has_become_small_is_not_excused(package: Path):
    assert crowded(package, {"room/inner": "one module a card"}) == [
        "room/inner: 20 files of code; take it out of LISTS"
    ]


def test_a_long_module_is_named(package: Path):
    _write(package / "room/long.py", ["x = 1"] * (MOST_LINES + 1))

    assert long_modules(package) == ["room/long.py: 401 lines; split it by what its parts are about"]


def test_a_long_function_is_named_with_its_line(package: Path):
    _write(package / "room/long.py", _function(MOST_LINES_OF_A_FUNCTION + 1))

    assert long_functions(package) == ["room/long.py:2: f has 61 lines; split it, or shorten what it says"]
