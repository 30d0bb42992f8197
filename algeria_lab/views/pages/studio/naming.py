"""How the form calls what stands in a scenario: by titles and beginnings, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from algeria_lab.checking.faults import Path
from algeria_lab.views.shared.messages import LANGUAGES, Messages

MOST_SIGNS = 60


def items_of(data: Mapping[str, Any], key: str) -> list[Any]:
    """Return the items of a list; none where none stands."""
    found = data.get(key)
    return found if isinstance(found, list) else []


def tables_of(data: Mapping[str, Any], key: str) -> list[tuple[int, dict[str, Any]]]:
    """Return the items of a list that are tables, each with its place in the list."""
    return [(place, item) for place, item in enumerate(items_of(data, key)) if isinstance(item, dict)]


def with_ids(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    """Return the items of a list that are tables with an id."""
    return [table for _, table in tables_of(data, key) if table.get("id")]


def ids(data: Mapping[str, Any], key: str) -> list[str]:
    """Return the ids of the items of a list, as far as they have some."""
    return [str(item["id"]) for item in with_ids(data, key)]


def is_simple(value: Any) -> bool:
    """Return whether a value is a text or a number."""
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def author_words(data: Mapping[str, Any]) -> Messages:
    """Return the language in which a scenario's plain texts are written."""
    given = data.get("lang")
    return Messages(given if given in LANGUAGES else LANGUAGES[0])


class Naming:
    """Finds what the parts of a scenario are called.

    Args:
        data: The whole scenario as plain data, which may be wrong in any way.
        words: The reader's language.
    """

    def __init__(self, data: Mapping[str, Any], words: Messages) -> None:
        self._data, self._words = data, words
        given = data.get("lang")
        self._lang = given if given in LANGUAGES else "en"

    def named(self, table: Mapping[str, Any]) -> str:
        """Return how an item is called in a list: by its title, how it begins, its order, or else its id."""
        ask = table.get("ask") if "kind" in table or "id" not in table else None
        title = self.beginning(table.get("title")) or self.beginning(table.get("who"))
        said = title or self.beginning(ask or table.get("text"))
        return said or str(table.get("order") or table.get("id") or "")

    def beginning(self, text: Any) -> str:
        """Return the beginning of a text in the reader's language, for a list."""
        said = self.texts(text) or {}
        whole = said.get(self._words.language) or next(iter(filter(None, said.values())), "")
        plain = " ".join(whole.split())
        return plain if len(plain) <= MOST_SIGNS else f"{plain[:MOST_SIGNS].rstrip()}…"

    def texts(self, value: Any) -> dict[str, str] | None:
        """Return a text by language; None where it stands elsewhere."""
        if value is None:
            return dict.fromkeys(LANGUAGES, "")
        if is_simple(value):
            return dict.fromkeys(LANGUAGES, "") | {self._lang: str(value)}
        if not isinstance(value, dict):
            return None
        if "key" in value:
            strings = self._data.get("strings")
            return self.texts(strings.get(value["key"])) if isinstance(strings, dict) else None
        plain = {self._lang: value["plain"]} if "plain" in value else {}
        return (
            dict.fromkeys(LANGUAGES, "") | plain | {one: str(value[one]) for one in LANGUAGES if one in value}
        )


def steps_named(data: Mapping[str, Any], words: Messages) -> list[tuple[str, str]]:
    """Return the steps that have an id: each with it, and with its number and how it is called."""
    naming = Naming(data, words)
    return [
        (str(step["id"]), f"{place + 1}. {naming.named(step)}")
        for place, step in tables_of(data, "steps")
        if step.get("id")
    ]


def questions_named(data: Mapping[str, Any], words: Messages) -> list[tuple[str, str]]:
    """Return the questions that have an id: each with it, and with how it begins."""
    naming = Naming(data, words)
    return [(str(item["id"]), naming.named(item)) for item in with_ids(data, "quiz")]


def place_said(path: Path, words: Messages) -> str:
    """Return where a part of the file stands in the form, in words; empty where it has no place there.

    Args:
        path: The way to it, such as ``steps``, 1, ``choose``, 0, ``order``.
        words: The reader's language.
    """
    said: list[str] = []
    part = ""
    for place, key in enumerate(path):
        name, after = str(key).replace("_", "-"), path[place + 1] if place + 1 < len(path) else None
        if isinstance(key, int):
            continue
        if isinstance(after, int) and words.has(f"studio-one-{name}"):
            said.append(words.say(f"studio-one-{name}", count=after + 1))
            part = name
        elif found := next(filter(words.has, (f"studio-field-{part}-{name}", f"studio-field-{name}")), ""):
            said.append(words.say(found))
        elif said:
            said.append(str(key))
        else:
            return ""
    return " · ".join(said)
