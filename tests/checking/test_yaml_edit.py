"""Edits of a YAML text: what was asked for changes, and nothing else that somebody wrote."""

from collections.abc import Iterator
from difflib import SequenceMatcher
from importlib import resources
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.checking.faults import Kind
from algeria_lab.checking.formats.yaml_edit import CannotEdit, YamlEdit, applied
from algeria_lab.checking.formats.yaml_text import read_yaml

KIND = Kind("scenario", most=200_000)
EXAMPLES = sorted(Path(str(resources.files("algeria_lab.data") / "scenarios" / "examples")).glob("*.yaml"))
NEW = ("Une autre : « oui » # non", "two\nlines", "", "1954", "- [x]: {y}", "<b>\u202f\"'\\")
WRITTEN = """\
# A head.
title: Before   # behind the title
lang: 'en'

steps:          # behind steps
  # above look
  - id: look    # behind look
    text: >-
      Some text
      in two lines.
    # between

  # above play
  - id: play
    allow: [one, two]   # behind allow
    text:
      en: "In English"  # behind English
  - id: end
    text: |
      Last.
# A foot.
"""


def read(text: str) -> Any:
    return read_yaml(text, KIND, "").data


def paths(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to every value."""
    yield path
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield from paths(value, (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def comments(text: str) -> list[str]:
    """Return the comments of a text of which no value holds a number sign."""
    return [line[line.rindex("# ") :].strip() for line in text.split("\n") if "# " in line]


def touched(before: str, after: str) -> int:
    """Return how many lines of a text did not stay as they were."""
    old, new = before.split("\n"), after.split("\n")
    kept = sum(block.size for block in SequenceMatcher(None, old, new, autojunk=False).get_matching_blocks())
    return len(old) - kept


def test_what_is_read_twice_belongs_to_each_reader():
    """A text is parsed once, but a change in what one reader got is nobody else's."""
    read(WRITTEN)["steps"].clear()
    assert len(read(WRITTEN)["steps"]) == 3


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_each_text_of_each_example_can_be_written_anew_and_nothing_else_moves(file: Path):
    text = file.read_text("utf-8")
    edit = YamlEdit(text, KIND)
    texts = [path for path in paths(edit.data) if isinstance(at(edit.data, path), str)]
    for path, new in zip(texts[:: max(len(texts) // 5, 1)], cycle(NEW), strict=False):
        after = applied(text, edit.put(path, new))

        assert at(read(after), path) == new
        assert touched(text, after) <= 12  # a text of that many lines is the longest there
        assert comments(text) == [one for one in comments(after) if one in comments(text)]


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_items_of_each_example_move_come_and_go(file: Path):
    text = file.read_text("utf-8")
    edit = YamlEdit(text, KIND)
    lists = sorted((path for path in paths(edit.data) if isinstance(at(edit.data, path), list)), key=len)
    for path in lists[:: max(len(lists) // 3, 1)]:  # the shortest ways come first
        items = at(edit.data, path)
        for place in range(min(len(items) - 1, 2)):
            moved = applied(text, edit.move((*path, place), 1))
            assert sorted(moved.split("\n")) == sorted(text.split("\n")) or "[" in text
            assert at(read(moved), path)[place] == items[place + 1]
            assert applied(moved, YamlEdit(moved, KIND).move((*path, place + 1), -1)) == text
        for place in range(0, len(items), 1 + len(items) // 3):
            gone = applied(text, edit.remove((*path, place)))
            assert set(comments(gone)) <= set(comments(text))
        for place in range(0, len(items) + 1, 1 + len(items) // 2):
            more = applied(text, edit.insert(path, place, {"id": "new", "text": "New: one"}))
            assert at(read(more), path)[place] == {"id": "new", "text": "New: one"}
            assert set(text.split("\n")) - set(more.split("\n")) <= {
                line for line in text.split("\n") if "[" in line
            }


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("title",), "After"),
        (("title",), {"en": "After", "fr": "Après"}),
        (("title",), "two\nlines"),
        (("lang",), "fr"),
        (("steps", 0, "text"), "Shorter."),
        (("steps", 0, "text"), {"en": "A # sign: and " + "more words " * 20, "fr": "B"}),
        (("steps", 1, "allow", 1), "three"),
        (("steps", 1, "allow"), ["one", "two", "three"]),
        (("steps", 1, "text", "fr"), "En français"),
        (("steps", 1, "title"), "New"),
        (("steps", 2, "text"), "Other\nlines\n"),
        (("steps", 2, "hints"), ["One", "Two: three"]),
        (("set_up", "place", "band-6"), "ALGIERS"),
        (("goals",), [{"id": "a", "when": "turn > 2", "say": "x"}]),
    ],
)
def test_a_value_comes_and_every_comment_stays(path: tuple[Any, ...], value: object):
    after = applied(WRITTEN, YamlEdit(WRITTEN, KIND).put(path, value))

    assert at(read(after), path) == value
    assert comments(after)[-1] == "# A foot."
    assert [one for one in comments(after) if one in comments(WRITTEN)] == comments(WRITTEN)


@pytest.mark.parametrize(
    ("path", "gone"),
    [
        (("title",), []),
        (("steps", 0), ["# behind look"]),
        (("steps", 0, "id"), []),
        (("steps", 1, "allow", 0), []),
        (("steps", 1, "text", "en"), []),
        (("steps", 2, "text"), []),
        (("steps", 2), []),
    ],
)
def test_a_comment_goes_only_with_a_whole_item(path: tuple[Any, ...], gone: list[str]):
    after = applied(WRITTEN, YamlEdit(WRITTEN, KIND).remove(path))

    assert [one for one in comments(WRITTEN) if one not in comments(after)] == gone


def test_an_item_takes_the_comments_above_it_along():
    after = applied(WRITTEN, YamlEdit(WRITTEN, KIND).move(("steps", 1), -1))

    assert after.index("# above play") < after.index("id: play") < after.index("# above look")
    assert sorted(after.split("\n")) == sorted(WRITTEN.split("\n"))


def test_a_new_key_stands_where_readers_look_for_it():
    order = ("id", "title", "text")
    after = applied(WRITTEN, YamlEdit(WRITTEN, KIND).put(("steps", 1, "title"), "New", order))

    assert "- id: play\n    title: New\n    allow" in after


@pytest.mark.parametrize(
    ("text", "path", "value"),
    [
        ("title:\nid: x\n", ("title",), "New"),
        ("title:   # soon\nid: x\n", ("title",), "New"),
        ("{title: a, id: x}", ("title",), "b, c"),
        ("{id: x}", ("title",), "b"),
        ("steps: []\n", ("steps", 0, "id"), "a"),
        ("steps:\n", ("steps",), [{"id": "a", "text": "b"}]),
        ("a: 1", ("b",), 2),
    ],
)
def test_unusual_texts_are_edited(text: str, path: tuple[Any, ...], value: object):
    after = applied(text, YamlEdit(text, KIND).put(path, value))

    assert at(read(after), path) == value
    assert comments(after) == comments(text)


@pytest.mark.parametrize("text", ["", "# only a comment\n", "- one\n"])
def test_where_a_key_cannot_stand_nothing_is_changed(text: str):
    with pytest.raises(CannotEdit):
        YamlEdit(text, KIND).put(("title",), "New")
