"""Rooms and modules of the browser side stay small enough to be read.

How long its functions are, says ``widgets/tests/rooms.test.ts``: that needs a parser of TypeScript.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.flow.test_widgets_flow import WIDGETS

MOST_FILES = 20
MOST_LINES = 400
ENDINGS = {".ts", ".css", ".mjs", ".py"}
# Folders that may hold more, each with its reason: one list of alike things.
LISTS: Mapping[str, str] = {}


def code(root: Path) -> Iterator[Path]:
    """Yield the files of code, those of tests and tools too, as paths from *root*."""
    for folder in (root, *sorted(root.iterdir())):
        if folder.is_dir() and folder.name != "node_modules":
            files = folder.iterdir() if folder == root else folder.rglob("*")
            yield from (file.relative_to(root) for file in sorted(files) if file.suffix in ENDINGS)


def full(root: Path, lists: Mapping[str, str] = LISTS) -> list[str]:
    """Return what is to be done about each folder that holds too much; tests stand as their sources do."""
    held = Counter(path.parent.as_posix() for path in code(root))
    return [
        f"{folder} holds {count} files, at most {MOST_FILES}: move what belongs together into a room in it"
        for folder, count in sorted(held.items())
        if count > MOST_FILES and folder not in lists
    ]


def long(root: Path) -> list[str]:
    """Return what is to be done about each module that is too long."""
    lengths = {path.as_posix(): len((root / path).read_text("utf-8").splitlines()) for path in code(root)}
    return [
        f"{path} has {lines} lines, at most {MOST_LINES}: split it by concern"
        for path, lines in lengths.items()
        if lines > MOST_LINES
    ]


def test_no_room_holds_more_than_can_be_looked_over():
    assert full(WIDGETS) == []


def test_no_module_is_too_long_to_be_read():
    assert long(WIDGETS) == []


def test_every_list_of_alike_things_is_still_needed():
    assert set(LISTS) <= {row.split(" holds ")[0] for row in full(WIDGETS, {})}


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    """A folder with a room that is full to the brim, one within it that is not, and packages of others."""
    for folder, count in (("play", MOST_FILES), ("play/log", 2), ("node_modules/other", 99)):
        (tmp_path / folder).mkdir(parents=True)
        for number in range(count):
            (tmp_path / folder / f"x{number}.ts").write_text("export {};\n" * MOST_LINES)
    (tmp_path / "play/words.json").write_text("{}")
    return tmp_path


def test_a_room_that_is_just_full_may_stay(made_up: Path):
    assert full(made_up) == []
    assert long(made_up) == []


@pytest.mark.parametrize(("room", "held"), [("play", 21), ("play/log", 23)])
def test_a_room_with_one_file_too_many_is_named(made_up: Path, room: str, held: int):
    for number in range(held - 2 if room == "play/log" else 1):
        (made_up / room / f"more{number}.css").write_text("")

    assert full(made_up) == [
        f"{room} holds {held} files, at most 20: move what belongs together into a room in it"
    ]
    assert full(made_up, {room: "a list of signs"}) == []


def test_a_module_with_one_line_too_many_is_named(made_up: Path):
    (made_up / "play/log/x1.ts").write_text("export {};\n" * (MOST_LINES + 1))

    assert long(made_up) == ["play/log/x1.ts has 401 lines, at most 400: split it by concern"]
