"""The form of the studio: what of a scenario can be written in fields; everything else stays in its text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from algeria_lab.checking.faults import Path
from algeria_lab.views.pages.studio.entries import (
    BEGINNING,
    HEAD,
    LISTS,
    Entry,
    Listed,
    items_of,
    set_up_entries,
)
from algeria_lab.views.pages.studio.moving import SET_UP
from algeria_lab.views.shared.messages import LANGUAGES, Messages

Part: TypeAlias = dict[str, Any]


def make_form(data: Mapping[str, Any], words: Messages) -> list[Part]:
    """Return the parts of the form with what stands in their fields; data may be wrong in any way."""
    fields = Fields(data, words)
    covered = {entry.key for entry in (*HEAD, *BEGINNING)} | {one.key for one in LISTS} | {"format"}
    top = fields.part("head", (), HEAD, data)
    top["more"] = [key for key in data if key not in covered]
    given = data.get(SET_UP)
    set_up = given if isinstance(given, dict) else {}
    differs = fields.part("set-up", (SET_UP,), set_up_entries(data), set_up)
    beginning = fields.part("beginning", (), BEGINNING, data)
    return [top, beginning, differs, *(fields.listed(one, (), data) for one in LISTS)]


def step_names(data: Mapping[str, Any], words: Messages) -> list[list[str]]:
    """Return the steps that have an id: each with it, and with how the form calls it."""
    fields = Fields(data, words)
    steps = (item for item in items_of(data, "steps") if isinstance(item, dict) and item.get("id"))
    return [[str(item["id"]), fields.named(item)] for item in steps]


class Fields:
    """Makes fields of what stands in a scenario.

    Args:
        data: The whole scenario as plain data.
        words: The reader's language.
    """

    def __init__(self, data: Mapping[str, Any], words: Messages) -> None:
        self._data, self._words = data, words
        given = data.get("lang")
        self._lang = given if given in LANGUAGES else "en"

    def part(self, key: str, path: Path, entries: Iterable[Entry], table: Mapping[str, Any]) -> Part:
        """Return a part of fields."""
        return {
            "key": key,
            "title": self._words.say(f"studio-part-{key}"),
            "fields": [self._field(entry, path, table) for entry in entries],
        }

    def listed(self, one: Listed, path: Path, table: Mapping[str, Any]) -> Part:
        """Return a part with the items of a list."""
        here, found = (*path, one.key), items_of(table, one.key)
        return {
            "key": one.key,
            "title": self._words.say(f"studio-part-{one.key}"),
            "path": list(here),
            "add": self._words.say(f"studio-add-{one.key}"),
            "items": [self._item(one, (*here, place), item, place) for place, item in enumerate(found)],
        }

    def _item(self, one: Listed, path: Path, item: Any, place: int) -> Part:
        table = item if isinstance(item, dict) else {}
        name = self.named(table)
        covered = {entry.key for entry in one.entries} | ({one.inner.key} if one.inner else set())
        return {
            "path": list(path),
            "title": f"{place + 1}. {name}".strip(),
            "fields": [self._field(entry, path, table) for entry in one.entries] if table else [],
            "parts": [self.listed(one.inner, path, table)] if one.inner and table else [],
            "more": [str(key) for key in table if key not in covered],
        }

    def _field(self, entry: Entry, path: Path, table: Mapping[str, Any]) -> Part:
        value, here = table.get(entry.key), (*path, entry.key)
        field: Part = {
            "path": list(here),
            "kind": entry.kind,
            "label": self._words.say(self._message("field", entry, path)),
            "value": self._value(entry, value),
        }
        hint = self._message("hint", entry, path)
        if self._words.has(hint):
            field["hint"] = self._words.say(hint)
        if entry.choices:
            known = field["choices"] = entry.choices(self._data, self._words)
            if value is None and known and "" not in dict(known):
                field["value"] = known[0][0]  # what holds where nothing is said
        return field

    def _message(self, what: str, entry: Entry, path: Path) -> str:
        """Return the message of a field: that of its list, where the same key says something else there."""
        key = entry.key.replace("_", "-")
        own = f"studio-{what}-{path[0]}-{key}" if path else ""
        return own if own and self._words.has(own) else f"studio-{what}-{key}"

    def _value(self, entry: Entry, value: Any) -> Any:
        """Return what stands in a field; None where the text says it in a way that no field can."""
        if entry.kind in ("said", "long"):
            return self.texts(value)
        if entry.kind == "saids":
            several = value if isinstance(value, list) else [] if value is None else [value]
            return [self.texts(one) for one in several]
        if entry.kind == "lines":
            several = value if isinstance(value, list) else [] if value is None else [value]
            return "\n".join(map(str, several)) if all(_is_simple(one) for one in several) else None
        if entry.kind == "faces":
            return _faces(value)
        if entry.kind == "truth":
            return value is True
        if entry.key == "start" and isinstance(value, dict) and set(value) == {"scenario"}:
            value = value["scenario"]
        if entry.key == "dice" and isinstance(value, dict):
            value = value.get("seed")
        if entry.key == "opponent" and isinstance(value, dict):
            value = value.get("player", "")
        return str(value) if _is_simple(value) else "" if value is None else None

    def named(self, table: Mapping[str, Any]) -> str:
        """Return how an item is called in a list: by its name and its title, or by how it begins."""
        ask = table.get("ask") if "kind" in table or "id" not in table else None
        said = self._beginning(table.get("title")) or self._beginning(ask or table.get("text"))
        return " · ".join(filter(None, (str(table.get("id") or ""), said)))

    def _beginning(self, text: Any) -> str:
        """Return the beginning of a text in the reader's language, for a list."""
        said = self.texts(text) or {}
        return (said.get(self._words.language) or next(iter(filter(None, said.values())), ""))[:60]

    def texts(self, value: Any) -> dict[str, str] | None:
        """Return a text by language; None where it stands elsewhere."""
        if value is None:
            return dict.fromkeys(LANGUAGES, "")
        if _is_simple(value):
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


def _is_simple(value: Any) -> bool:
    return isinstance(value, str | int | float) and not isinstance(value, bool)


def _faces(value: Any) -> str | None:
    """Return dice as people write them in one line, such as ``4 6``; None where they have labels."""
    several = value if isinstance(value, list) else [] if value is None else [value]
    return " ".join(map(str, several)) if all(isinstance(face, int) for face in several) else None
