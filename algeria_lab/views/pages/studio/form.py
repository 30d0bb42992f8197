"""The form of the studio: what of a scenario can be written in fields; everything else stays in its text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, TypeAlias

from algeria_lab.checking.faults import Path
from algeria_lab.scenarios.conditions.documented import Row, documented
from algeria_lab.views.pages.studio.entries import (
    BEGINNING,
    HEAD,
    LISTS,
    LONG_LISTS,
    Entry,
    Listed,
    beginning_entries,
    set_up_entries,
)
from algeria_lab.views.pages.studio.moving import SET_UP
from algeria_lab.views.pages.studio.naming import Naming, is_simple, items_of, steps_named, tables_of
from algeria_lab.views.pages.studio.offered.beginnings import (
    SCENARIO,
    START,
    begins_elsewhere,
    game_of,
    started,
)
from algeria_lab.views.pages.studio.offered.readings import is_chosen
from algeria_lab.views.pages.studio.offered.sources import DOCUMENTS, SHOW, shows_more
from algeria_lab.views.pages.studio.tied import ASKING, is_begun, is_first
from algeria_lab.views.shared.messages import Messages

Part: TypeAlias = dict[str, Any]
GROUPS = ("shown", "asked", "answered", "rest")
HEADED = ("asked", "rest")  # the groups that have a heading of their own
FLAT = ("options",)  # the lists whose items need no heading
TITLES = ("title", "ask", "text")  # the keys from which an id is made


def make_form(data: Mapping[str, Any], words: Messages) -> list[Part]:
    """Return the parts of the form with what stands in their fields; data may be wrong in any way."""
    fields = Fields(data, words)
    covered = {entry.key for entry in (*HEAD, *BEGINNING)} | {one.key for one in LISTS} | {"format", SET_UP}
    top = fields.part("head", (), HEAD, data)
    top["more"] = fields.more(key for key in data if key not in covered)
    # What conditions can speak of, once for all of their fields.
    top["counts"] = [[row.name, row.example, _meaning(row, words)] for row in documented(game_of(data))]
    given = data.get(SET_UP)
    set_up = given if isinstance(given, dict) else {}
    differs = fields.part("set-up", (SET_UP,), set_up_entries(data), set_up)
    beginning = fields.part("beginning", (), beginning_entries(data), data)
    return [top, beginning, differs, *(fields.listed(one, (), data) for one in LISTS)]


def step_names(data: Mapping[str, Any], words: Messages) -> list[list[str]]:
    """Return the steps that have an id: each with it, and with how the form calls it."""
    return [list(pair) for pair in steps_named(data, words)]


class Fields:
    """Makes fields of what stands in a scenario.

    Args:
        data: The whole scenario as plain data.
        words: The reader's language.
    """

    def __init__(self, data: Mapping[str, Any], words: Messages) -> None:
        self._data, self._words = data, words
        self.naming = Naming(data, words)

    def part(self, key: str, path: Path, entries: Iterable[Entry], table: Mapping[str, Any]) -> Part:
        """Return a part of fields."""
        return {
            **self._headed(key),
            "fields": [self._field(entry, path, table) for entry in entries],
        }

    def _headed(self, key: str) -> Part:
        """Return name and title of a part, and what it is for in one line."""
        title, says = (self._words.say(f"studio-{what}-{key}") for what in ("part", "explains"))
        return {"key": key, "title": title, "says": says}

    def listed(self, one: Listed, path: Path, table: Mapping[str, Any]) -> Part:
        """Return a part with the items of a list."""
        here, found = (*path, one.key), items_of(table, one.key)
        head = self._headed(one.key)
        if not found and self._words.has(nothing := f"studio-explains-{one.key}-none"):
            head["says"] = self._words.say(nothing)
        part: Part = {
            **head,
            "path": list(here),
            "add": self._words.say(f"studio-add-{one.key}"),
            "items": [self._item(one, (*here, place), item, place) for place, item in enumerate(found)],
        }
        if one.key in FLAT:
            part["flat"] = True
        if one.most:
            part["full"] = self._words.say(f"studio-full-{one.key}") if len(found) >= one.most else ""
        return part

    def _item(self, one: Listed, path: Path, item: Any, place: int) -> Part:
        table = item if isinstance(item, dict) else {}
        name = self.naming.named(table)
        covered = {entry.key for entry in one.entries} | {inner.key for inner in one.inner}
        inner = [listed for listed in one.inner if table and _has_place(listed.only, listed.key, table)]
        groups = self._groups(one.entries, path, table) if table else {}
        parts = [self.listed(listed, path, table) for listed in inner]
        # What is answered stands behind the answers to choose from.
        parts += [self._group(key, one.key, groups[key]) for key in GROUPS if groups.get(key)]
        return {
            "path": list(path),
            "title": f"{place + 1}. {name}".strip(),
            "ordered": "order" in table and not self.naming.beginning(table.get("text")),
            "fields": groups.get("", []),
            "parts": parts,
            "names": groups.get("name", []),
            "more": self.more(key for key in table if key not in covered or _is_half(key, table[key])),
        }

    def more(self, keys: Iterable[object]) -> list[list[str]]:
        """Return keys that have no field, each with what it is."""
        named = ((str(key), f"studio-key-{str(key).replace('_', '-')}") for key in keys)
        return [[key, self._words.say(name) if self._words.has(name) else ""] for key, name in named]

    def _groups(
        self, entries: Iterable[Entry], path: Path, table: Mapping[str, Any]
    ) -> dict[str, list[Part]]:
        """Return the fields of an item by the headings under which they stand."""
        groups: dict[str, list[Part]] = {}
        for entry in shown(entries, table):
            groups.setdefault(entry.group, []).append(self._field(entry, path, table))
        return groups

    def _group(self, key: str, part: str, fields: list[Part]) -> Part:
        """Return the fields under one heading."""
        head = self._headed(f"{key}-{part}") if key in HEADED else {"title": ""}
        return {**head, "key": key, "fields": fields, "folded": key == "rest"}

    def _field(self, entry: Entry, path: Path, table: Mapping[str, Any]) -> Part:
        here, value = _standing(entry, path, table)
        field: Part = {
            "path": list(here),
            "kind": entry.kind,
            "label": self._words.say(self._message("field", entry, path)),
            "value": entry.reads(self._data, table) if entry.reads else self._value(entry, value),
        }
        if entry.careful:
            field["careful"] = True
        begun = is_begun(table.get("id")) if path else entry.key == "title" and is_first(table.get("id"))
        if begun and entry.key in (("who",) if path[:1] == (DOCUMENTS,) else TITLES):
            field["entitles"] = True
        if entry.shared:
            field["list"] = entry.shared
        if entry.choices or entry.own:
            self._offer(field, entry, value, table)
        if entry.kind in ("condition", "reading"):
            self._explain(field)
        hint = self._hint(entry, path, field)
        if hint and not (entry.group == "name" and path):
            field["hint"] = hint
        return field

    def _hint(self, entry: Entry, path: Path, field: Part) -> str:
        """Return what is said under a field: of what stands in it, or else of the field; may be empty."""
        told = entry.told(self._data, self._words, str(field["value"] or "")) if entry.told else ""
        hint = self._message("hint", entry, path)
        is_known = self._words.has(hint) and not (entry.group == "name" and path)
        return told or (self._words.say(hint) if is_known else "")

    def _offer(self, field: Part, entry: Entry, value: Any, table: Mapping[str, Any]) -> None:
        """Add to a field what there is to choose from, and where that stands if it is in the file."""
        known = entry.choices(self._data, self._words) if entry.choices else []
        if entry.own:
            known = entry.own(self._data, table, self._words)
        field["choices"] = known
        if value is None and known and entry.kind == "choice" and "" not in dict(known) and not entry.reads:
            field["value"] = known[0][0]  # what holds where nothing is said
        part = {**dict.fromkeys(ASKING, "quiz"), "step": "steps"}.get(entry.key)
        if part and entry.group == "asked":
            field["begins"] = self._words.say(f"studio-add-{entry.key}")
            field["opens"] = [part, len(items_of(self._data, part))]
        if part and (entry.group == "asked" or entry.reads):
            places = {str(one.get("id")): n for n, one in tables_of(self._data, part)}
            field["leads"] = {name: [part, places[name]] for name, _ in known if name in places}

    def _explain(self, field: Part) -> None:
        """Add to the field of a condition what the words in it mean."""
        text = field["value"] or ""
        if field["kind"] == "reading" and is_chosen(text):
            return  # its lists say it
        rows = documented(game_of(self._data))
        field["means"] = [_meaning(row, self._words) for row in rows if _speaks_of(text, row.name)]

    def _message(self, what: str, entry: Entry, path: Path) -> str:
        """Return the message of a field: that of its list, where the same key says something else there."""
        key = "-".join(filter(None, (entry.says or entry.key, entry.inner))).replace("_", "-")
        part = next((part for part in reversed(path) if isinstance(part, str)), "")
        own = f"studio-{what}-{part}-{key}" if part else ""
        return own if own and self._words.has(own) else f"studio-{what}-{key}"

    def _value(self, entry: Entry, value: Any) -> Any:
        """Return what stands in a field; None where the text says it in a way that no field can."""
        if entry.kind in ("said", "long"):
            return self.naming.texts(value)
        if entry.kind == "saids":
            several = value if isinstance(value, list) else [] if value is None else [value]
            return [self.naming.texts(one) for one in several]
        if entry.kind in ("lines", "orders", "picks"):
            several = value if isinstance(value, list) else [] if value is None else [value]
            said = list(map(str, several))
            shown = said if entry.kind == "picks" else "\n".join(said)
            return shown if all(is_simple(one) for one in several) else None
        if entry.kind == "faces":
            return _faces(value)
        if entry.kind == "truth":
            return value is True
        if entry.key == "watch" and isinstance(value, dict):
            value = value.get("turns", 1)
        if entry.key == "dice" and isinstance(value, dict):
            value = value.get("seed")
        if entry.key == "opponent" and isinstance(value, dict):
            value = value.get("player", "")
        return str(value) if is_simple(value) else "" if value is None else None


def long_lists(data: Mapping[str, Any], words: Messages) -> dict[str, list[list[str]]]:
    """Return the lists that many fields share, by name."""
    return {name: [list(one) for one in known(data, words)] for name, known in LONG_LISTS.items()}


def _is_half(key: object, value: Any) -> bool:
    """Return whether the form shows only a part of what stands under a key."""
    return key == SHOW and shows_more(value)


def shown(entries: Iterable[Entry], table: Mapping[str, Any]) -> list[Entry]:
    """Return the entries that have a place in an item, and those that are filled; each key once."""
    entries = list(entries)
    placed = [entry for entry in entries if entry.only is None or entry.only(table)]
    keys = {entry.key for entry in placed}
    filled = {entry.key: entry for entry in entries if entry.key in table and entry.key not in keys}
    return [entry for entry in entries if entry in placed or entry is filled.get(entry.key)]


def _has_place(only: Any, key: str, table: Mapping[str, Any]) -> bool:
    return only is None or only(table) or key in table


def _standing(entry: Entry, path: Path, table: Mapping[str, Any]) -> tuple[Path, Any]:
    """Return where something of an item stands, and what: a key that is computed stands a table deeper."""
    value, here = table.get(entry.key), (*path, entry.key)
    if entry.inner:
        table = value if isinstance(value, dict) else {}
        return (*here, entry.inner), table.get(entry.inner)
    if entry.key == START and not begins_elsewhere(value):
        return here, started(value, SCENARIO)
    if isinstance(value, date):
        return here, str(value)
    if isinstance(value, dict) and "engine" in value and entry.key == "answer":
        return (*here, "engine"), value["engine"]
    return ((*here, "engine") if entry.says == "answer-read" and value is None else here), value


def _meaning(row: Row, words: Messages) -> str:
    return f"{row.about[words.language].rstrip('.')} ({row.form})"


def _speaks_of(text: str, name: str) -> bool:
    return re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])", text) is not None


def _faces(value: Any) -> str | None:
    """Return dice as people write them in one line, such as ``4 6``; None where they have labels."""
    several = value if isinstance(value, list) else [] if value is None else [value]
    return " ".join(map(str, several)) if all(isinstance(face, int) for face in several) else None
