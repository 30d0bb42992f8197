"""What is written in a field of the form, brought into the text of the scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from algeria_lab.checking.faults import Path
from algeria_lab.checking.formats.yaml_edit import CannotEdit, Change, YamlEdit, applied
from algeria_lab.core.words.amounts import read_amount
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.views.pages.studio.entries import LISTS, Listed
from algeria_lab.views.pages.studio.moving import SET_UP, Wish
from algeria_lab.views.pages.studio.wishes import wishes_for
from algeria_lab.views.shared.messages import LANGUAGES, Messages

TOP = tuple(Scenario.model_fields)
# Keys that can be written short: what stands behind the colon is the first of these of their tables.
SHORT = {"dice": "seed", "start": "scenario", "opponent": "player"}


def changes_of(text: str, message: Mapping[str, Any], words: Messages) -> list[Change]:
    """Return the changes that a deed on the form makes in a text.

    Args:
        text: The text, which can be read.
        message: ``do``: what is done; ``path``: where; ``value``: what is written; ``field``: its kind.
        words: The reader's language, in which new parts are written.

    Raises:
        CannotEdit: If the text cannot be edited there by a form; it is as it was.
        WrongFile: If it cannot be read.
    """
    edit, path = YamlEdit(text, SCENARIO), tuple(message["path"])
    if not path or not (_leads(edit.data, path) or path[0] == SET_UP):
        raise CannotEdit(path)
    data = edit.data if isinstance(edit.data, dict) else {}
    match message["do"]:
        case "write" if wishes := wishes_for(data, path, message):
            return wished(text, wishes)
        case "write":
            return _write(edit, path, message["field"], message.get("value"), words.language)
        case "add":
            return _add(edit, path, words)
        case "remove":
            return edit.remove(path)
        case "up" | "down":
            return edit.move(path, -1 if message["do"] == "up" else 1)
    raise CannotEdit(path)


def wished(text: str, wishes: Iterable[Wish]) -> list[Change]:
    """Return the one change that fulfils some wishes, each written where it belongs.

    Raises:
        CannotEdit: If one of them cannot be written; the text is as it was.
        WrongFile: If the text cannot be read.
    """
    after = text
    for wish in wishes:
        edit = YamlEdit(after, SCENARIO)
        changes = edit.remove(wish.path) if wish.gone else edit.put(wish.path, wish.value, _order(wish.path))
        after = applied(after, changes)
    start = _alike(text, after)
    same = _alike(text[start:][::-1], after[start:][::-1])
    return [Change(start, len(text) - same, after[start : len(after) - same])] if after != text else []


def _alike(one: str, other: str) -> int:
    """Return how many signs two texts begin with in common."""
    both = zip(one, other, strict=False)
    return next((count for count, pair in enumerate(both) if pair[0] != pair[1]), min(len(one), len(other)))


def _leads(data: Any, path: Path) -> bool:
    """Return whether a path leads through tables and lists that are there, but for its last key."""
    for key in path[:-1]:
        if isinstance(data, dict):
            data = data.get(key, {} if isinstance(key, str) else None)
        elif isinstance(data, list) and isinstance(key, int) and 0 <= key < len(data):
            data = data[key]
        else:
            return False
    return isinstance(data, dict if path and isinstance(path[-1], str) else list)


def _write(edit: YamlEdit, path: Path, kind: str, value: Any, language: str) -> list[Change]:
    before = _at(edit.data, path)
    if kind in ("said", "long"):
        return _say(edit, path, before, value)
    if kind == "saids":
        return _say_several(edit, path, before, value)
    if isinstance(before, dict) and path[-1] in SHORT and len(path) == 1:
        path = (*path, SHORT[str(path[-1])])
    new = _read(kind, str(path[-1]), value, before, language)
    if new is None:
        return edit.remove(path) if _at(edit.data, path) is not None else []
    return edit.put(path, new, _order(path))


def _read(kind: str, key: str, value: Any, before: Any, language: str) -> Any:
    """Return what somebody wrote into a field as data; None for nothing."""
    text = str(value).strip()
    if kind == "truth":
        return bool(value)
    if kind == "lines":
        lines = [line.strip() for line in text.split("\n") if line.strip()]
        return (
            lines[0]
            if len(lines) == 1 and key in ("play", "ask") and not isinstance(before, list)
            else lines or None
        )
    if kind == "faces":
        return [_number(face, "") for face in text.replace(",", " ").split()] or None
    if kind in ("number", "text") and (kind == "number" or isinstance(before, int | float)):
        number = _number(text, language) if text else None
        # A fraction that stands where a text may stand, such as a key, is left as its author wrote it.
        is_rounded = isinstance(number, float) and kind == "text" and "." not in text.replace(",", ".")
        return text if is_rounded else number
    return text or None


def _number(text: str, language: str) -> int | float | str:
    """Return a number that somebody wrote; what is none stays as it is, and the checker will say so.

    What has a unit, as 33 %, stays as it is, too.
    """
    amount = read_amount(text, language)
    if amount is None or amount.unit:
        return text
    return int(amount.value) if amount.value.denominator == 1 else float(amount.value)


def _say(edit: YamlEdit, path: Path, before: Any, value: Mapping[str, str]) -> list[Change]:
    """Write one text in the languages in which there is one."""
    language = edit.data.get("lang") if isinstance(edit.data, dict) else None
    language = language if language in LANGUAGES else "en"
    texts = {one: str(value.get(one, "")) for one in LANGUAGES if str(value.get(one, "")).strip()}
    if isinstance(before, dict) and isinstance(before.get("key"), str):
        return _say(edit, ("strings", before["key"]), _at(edit.data, ("strings", before["key"])), value)
    if not texts:
        return edit.remove(path) if before is not None else []
    if isinstance(before, dict) and "plain" not in before:
        return _say_each(edit, path, before, texts)
    if set(texts) == {language} and not isinstance(before, dict):
        return edit.put(path, texts[language], _order(path))
    return edit.put(path, texts, _order(path))


def _say_each(
    edit: YamlEdit, path: Path, before: Mapping[str, Any], texts: Mapping[str, str]
) -> list[Change]:
    """Write the one language that differs; the field is heard after each change of one."""
    for language in LANGUAGES:
        if before.get(language, "") != texts.get(language, ""):
            there = (*path, language)
            return edit.put(there, texts[language], LANGUAGES) if language in texts else edit.remove(there)
    return []


def _say_several(edit: YamlEdit, path: Path, before: Any, value: Sequence[Mapping[str, str]]) -> list[Change]:
    """Write several texts: the first that differs, or one more or less."""
    given = [one for one in value if any(text.strip() for text in one.values())]
    several = before if isinstance(before, list) else [] if before is None else [before]
    if len(given) < len(several):
        return edit.remove((*path, len(several) - 1)) if isinstance(before, list) else edit.remove(path)
    if not isinstance(before, list) and before is not None and len(given) == 1:
        return _say(edit, path, before, given[0])
    for place, one in enumerate(given):
        if place >= len(several):
            new = {language: text for language, text in one.items() if text.strip()}
            items = [*several, new]
            return (
                edit.insert(path, place, new, _order(path))
                if isinstance(before, list)
                else edit.put(path, items, _order(path))
            )
        if changes := _say(edit, (*path, place), several[place], one):
            return changes
    return []


def _add(edit: YamlEdit, path: Path, words: Messages) -> list[Change]:
    """Add an item to a list, behind those that are there."""
    listed = _listed(path)
    if listed is None:
        raise CannotEdit(path)
    there = _at(edit.data, path)
    count = len(there) if isinstance(there, list) else 0
    return edit.insert(path, count, listed.new(count, words), _order(path))


def _listed(path: Path) -> Listed | None:
    """Return the list that a path leads to, as the form knows it."""
    known = next((one for one in LISTS if one.key == path[0]), None)
    if known is None or len(path) == 1:
        return known
    return known.inner if known.inner and path[2:] == (known.inner.key,) else None


def _order(path: Path) -> tuple[str, ...]:
    """Return in which order the keys of a table stand."""
    if len(path) == 1:
        return TOP
    listed = _listed((path[0],)) if path else None
    return tuple(entry.key for entry in listed.entries) if listed and len(path) == 3 else ()


def _at(data: Any, path: Path) -> Any:
    for key in path:
        if isinstance(data, dict):
            data = data.get(key)
        elif isinstance(data, list) and isinstance(key, int) and key < len(data):
            data = data[key]
        else:
            return None
    return data


def in_browser(text: str, changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Return changes as the browser counts: a sign outside of the basic plane is two units there."""

    def units(end: int) -> int:
        return end + sum(1 for sign in text[:end] if ord(sign) > 0xFFFF)

    return [{"from": units(one.start), "to": units(one.end), "insert": one.text} for one in changes]
