"""Every edit of the form on every example: comments stay, and every line that the edit is not about."""

import os
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from algeria_lab.checking.formats.yaml_edit import CannotEdit, applied
from algeria_lab.checking.formats.yaml_text import read_yaml
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.views.pages.studio.edits import changes_of
from algeria_lab.views.pages.studio.first.examples import example_names, starter_text
from algeria_lab.views.pages.studio.form import make_form
from algeria_lab.views.pages.studio.verdict import Looked, look
from algeria_lab.views.shared.messages import LANGUAGES, Messages

ENGLISH = Messages("en")
MOST = 10_000 if os.environ.get("ALGERIA_LAB_ALL_EDITS") else 12  # edits of an example that are tried
# What is written there is spoken of, or brings and takes away, elsewhere too: see test_steps.py.
SEVERAL = {"happens", "kind", "step", "id", "ask", "predict"}
COMMENT = re.compile(r"(?:^|(?<=\s))#.*$", re.MULTILINE)


class Deed(NamedTuple):
    """What somebody does on the form."""

    do: str
    path: list[Any]
    field: str = ""
    value: Any = None


def deeds(parts: list[dict[str, Any]]) -> Iterator[Deed]:
    """Yield everything that can be done on a form: fields changed and emptied, items moved and taken out."""
    for part in parts:
        yield from (deed for field in part.get("fields", ()) for deed in writes(field))
        if "path" in part:
            yield Deed("add", part["path"])
        for place, item in enumerate(part.get("items", ())):
            yield from (deed for field in (*item["fields"], *item["names"]) for deed in writes(field))
            yield Deed("remove", item["path"])
            if place:
                yield Deed("up", item["path"])
                yield Deed("down", part["items"][place - 1]["path"])
            yield from deeds(item["parts"])


def writes(field: dict[str, Any]) -> Iterator[Deed]:
    kind, value = field["kind"], field["value"]
    if value is None:
        return
    said = dict.fromkeys(LANGUAGES, "Other: “words”, one line\nand another")
    others: dict[str, list[Any]] = {
        "said": [said, dict.fromkeys(LANGUAGES, "")],
        "long": [said, dict.fromkeys(LANGUAGES, "")],
        "saids": [[said], [*value, said] if isinstance(value, list) else [said], []],
        "truth": [not value],
        "choice": [one for one, _ in field.get("choices", ()) if one != value][:1],
        "picks": [[*value, "other"], []] if isinstance(value, list) else [],
        "lines": ["one\ntwo", ""],
        "orders": ["one\ntwo", ""],
        "order": ["other; done", ""],
        "condition": ["turn >= 2", ""],
        "reading": ["change(turn)"],
        "faces": ["1 6 3", ""],
        "number": ["7", ""],
        "text": ["other", ""],
    }
    yield from (Deed("write", field["path"], kind, other) for other in others[kind])


def at(data: Any, path: list[Any]) -> Any:
    for key in path:
        data = data.get(key) if isinstance(data, dict) else data[key] if isinstance(data, list) else None
    return data


def homes(looked: Looked, deed: Deed) -> Iterator[list[Any]]:
    """Yield the paths at which what a deed is about may stand: its own, or texts among the strings."""
    for path in (deed.path, deed.path[:-1]):
        given = at(looked.data, path)
        for one in given if isinstance(given, list) else [given]:
            if isinstance(one, dict) and isinstance(one.get("key"), str):
                yield ["strings", one["key"]]
    alone = deed.do == "remove" and len(at(looked.data, deed.path[:-1])) == 1
    yield deed.path[:-1] if alone else deed.path


def around(looked: Looked, path: list[Any]) -> tuple[str, str]:
    """Return what stands before and after the lines of a part of the text."""
    assert looked.findings
    spots = {**looked.findings.marked.values, **looked.findings.marked.keys}
    lines, way = looked.text.split("\n"), tuple(path)
    while way not in spots and way:
        way = way[:-1]
    if not way:
        return looked.text, ""
    first, column = spots[way]
    last = first
    for number, line in enumerate(lines[first:], first + 1):
        indent = len(line) - len(line.lstrip(" "))
        if line.strip() and indent < column - isinstance(way[-1], int):
            break
        last = number if line.strip() else last
    is_behind_dash = lines[first - 1].lstrip().startswith("- ") and isinstance(way[-1], str)
    last += is_behind_dash  # the dash goes before the key that follows
    return "".join(f"{line}\n" for line in lines[: first - 1]), "".join(f"\n{line}" for line in lines[last:])


@pytest.mark.parametrize("name", example_names())
def test_an_edit_touches_nothing_else(name: str):
    looked = look(starter_text(name, ENGLISH))
    all_deeds = list(deeds(make_form(looked.data, ENGLISH)))
    every = max(len(all_deeds) // MOST, 1)
    tried = all_deeds[hash_of(name) % every :: every]
    cannot = sum(not is_written_alone(looked, deed) for deed in tried)
    assert cannot < max(len(tried) / 5, 2)


def is_written_alone(looked: Looked, deed: Deed) -> bool:
    """Try a deed: return whether the form can do it; what it leaves alone must be as it was."""
    text = looked.text
    try:
        changes = changes_of(text, deed._asdict(), ENGLISH)
    except CannotEdit:
        return False
    after = applied(text, changes)
    if deed.do in ("up", "down"):
        assert Counter(after.split("\n")) == Counter(text.split("\n")), deed
    elif touches_more(deed):
        assert read_yaml(after, SCENARIO, "scenario").data, deed
        return True
    elif any(change.start != change.end for change in changes):
        parts = [around(looked, path) for path in homes(looked, deed)]
        assert any(after.startswith(before) and after.endswith(rest) for before, rest in parts), deed
    if deed.do != "remove":  # an item goes with its comments
        assert not Counter(COMMENT.findall(text)) - Counter(COMMENT.findall(after)), deed
    return True


def touches_more(deed: Deed) -> bool:
    """Return whether a deed is about more than one place of a text."""
    if deed.do == "write":
        return deed.path[-1] in SEVERAL and len(deed.path) > 1
    if deed.do == "add":
        return deed.path == ["quiz"]
    return deed.do == "remove" and len(deed.path) == 2 and deed.path[0] in ("steps", "quiz")


def hash_of(name: str) -> int:
    """Return a number by which each example begins with another edit."""
    return sum(map(ord, name))
