"""What is written in a field of the form, brought into the text of the scenario."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from algeria_lab.checking.faults import Path
from algeria_lab.checking.formats.yaml_edit import CannotEdit, Change, YamlEdit
from algeria_lab.core.words.amounts import read_amount
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import SCENARIO
from algeria_lab.views.pages.studio.entries import LISTS, Listed, new_question
from algeria_lab.views.pages.studio.happening import left_out, let_happen, lost, make_kind, new_prediction
from algeria_lab.views.pages.studio.moving import SET_UP, Wish
from algeria_lab.views.pages.studio.naming import author_words, ids, items_of
from algeria_lab.views.pages.studio.offered.beginnings import START, start_wishes
from algeria_lab.views.pages.studio.offered.sources import DOCUMENTS, SHOW, show_wishes, showing_wishes
from algeria_lab.views.pages.studio.tied import (
    ask,
    ask_only,
    entitle,
    free,
    move_question,
    removal,
    remove_question,
    remove_step,
    rename,
    unasked,
)
from algeria_lab.views.pages.studio.wishes import wishes_for
from algeria_lab.views.pages.studio.works import Work, found, order_of
from algeria_lab.views.shared.messages import LANGUAGES, Messages

TOP = tuple(Scenario.model_fields)
# Keys that can be written short: what stands behind the colon is the first of these of their tables.
SHORT = {"dice": "seed", "opponent": "player", "watch": "turns"}
STAYING = ("play", "order")  # keys that are written empty rather than left out

ALONE = ("play", "ask", "predict")  # a list of one is written without being a list


def changes_of(text: str, message: Mapping[str, Any], words: Messages) -> list[Change]:
    """Return the changes that a deed on the form makes in a text.

    Args:
        text: The text, which can be read.
        message: ``do``: what is done; ``path``: where; ``value``: what is written; ``field``: its kind.
        words: The reader's language; new parts are written in that of the scenario.

    Raises:
        CannotEdit: If the text cannot be edited there by a form; it is as it was.
        WrongFile: If it cannot be read.
    """
    edit, path = YamlEdit(text, SCENARIO), tuple(message["path"])
    is_whole = not path and message["do"] == "entitle"
    if not is_whole and (not path or not (_leads(edit.data, path) or path[0] in (SET_UP, START))):
        raise CannotEdit(path)
    data = edit.data if isinstance(edit.data, dict) else {}
    if (several := _several(text, message, words)) is not None:
        return several
    match message["do"]:
        case "write" if wishes := wishes_for(data, path, message):
            return wished(text, wishes)
        case "write":
            return _write(edit, path, message["field"], message.get("value"), words.language)
        case "add":
            return _add(edit, path, author_words(data))
        case "remove":
            return edit.remove(path)
        case "up" | "down":
            return edit.move(path, -1 if message["do"] == "up" else 1)
    raise CannotEdit(path)


def _several(text: str, message: Mapping[str, Any], words: Messages) -> list[Change] | None:
    """Return the one change of a deed that touches several places; None for any other deed."""
    work, path = Work(text), tuple(message["path"])
    if (wishes := _hanging(work.data, message, words)) is not None:
        return wished(text, wishes)
    does = _rewrites if message["do"] == "write" else _comes_or_goes
    return work.changes if does(work, path, message, words) else None


def _rewrites(work: Work, path: Path, message: Mapping[str, Any], words: Messages) -> bool:
    """Write what is spoken of elsewhere, or brings and takes other keys; return whether it is such."""
    value = str(message.get("value") or "").strip()
    match path:
        case (_, *_, "id"):
            rename(work, path, value)
        case ("steps", int(), "happens"):
            let_happen(work, path[:-1], value, author_words(work.data))
        case ("steps", int(), "ask" | "predict" as key):
            names = _read("picks", key, message.get("value"), work.at(path), words.language)
            ask_only(work, path, names)
        case ("quiz", int(place), "kind"):
            make_kind(work, place, value, author_words(work.data))
        case ("quiz", int(place), "step"):
            move_question(work, place, value)
        case _:
            return False
    return True


def _comes_or_goes(work: Work, path: Path, message: Mapping[str, Any], words: Messages) -> bool:
    """Add or take out what others speak of, or name it; return whether it is such."""
    match (message["do"], *path):
        case ("entitle", *_):
            entitle(work, path, words)
        case ("add", "steps", int(step), "ask" | "predict" as key):
            _add_question(work, step, key, author_words(work.data))
        case ("add", "quiz"):
            _add_question(work, len(items_of(work.data, "steps")) - 1, "ask", author_words(work.data))
        case ("remove", str(part), int(place)) if part in _REMOVALS:
            _REMOVALS[part](work, place)
        case _:
            return False
    return True


def told_of(text: str, message: Mapping[str, Any], words: Messages) -> str:
    """Return what a deed on the form takes away besides what it is about, in words; empty if nothing.

    Args:
        text: The text as it is before.
        message: As `changes_of` has it.
        words: The reader's language.
    """
    path, value = tuple(message["path"]), str(message.get("value") or "")
    data = Work(text).data
    match (message["do"], *path):
        case ("write", "steps", int(), "happens"):
            return left_out(data, path[:-1], value, words)
        case ("write", "steps", int(), "ask" | "predict"):
            return unasked(data, path, message.get("value"), words)
        case ("write", "quiz", int(), "kind"):
            return lost(data, path[:-1], value, words)
        case ("remove", *_):
            return removal(data, path, words)
    return ""


def wished(text: str, wishes: Iterable[Wish]) -> list[Change]:
    """Return the one change that fulfils some wishes, each written where it belongs.

    Raises:
        CannotEdit: If one of them cannot be written; the text is as it was.
        WrongFile: If the text cannot be read.
    """
    work = Work(text)
    for wish in wishes:
        _grant(work, wish)
    return work.changes


def _grant(work: Work, wish: Wish) -> None:
    """Fulfil one wish: what is no part of a list yet comes behind its last one."""
    around = work.at(wish.path[:-1])
    if wish.gone:
        work.do(lambda edit: edit.remove(wish.path))
    elif isinstance(around, list) and wish.path[-1] == len(around):
        work.add(wish.path[:-1], wish.value)
    else:
        work.put(wish.path, wish.value)


def _hanging(data: Mapping[str, Any], message: Mapping[str, Any], words: Messages) -> list[Wish] | None:
    """Return what is to stand in the text where a field is about several places of it; None for any other."""
    path, value, kind = tuple(message["path"]), message.get("value"), message["field"]
    names = [str(name) for name in value] if isinstance(value, list) else []
    match (message["do"], *path):
        case ("write", key, *_) if key == START:
            return start_wishes(data, path, _read(kind, str(path[-1]), value, None, words.language))
        case ("write", *_, last) if last == SHOW and kind == "picks":
            return show_wishes(data, path, found(data, path), names)
        case ("write", part, int(place), "shown") if part == DOCUMENTS:
            return showing_wishes(data, str(found(data, (part, place, "id"))), names)
    return None


def _remove_document(work: Work, place: int) -> None:
    """Take out a document, also from the steps that show it."""
    name = str((work.at((DOCUMENTS, place)) or {}).get("id"))
    for wish in showing_wishes(work.data, name, ()):
        _grant(work, wish)
    work.remove((DOCUMENTS, place))


_REMOVALS = {"steps": remove_step, "quiz": remove_question, DOCUMENTS: _remove_document}


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
    before = found(edit.data, path)
    if kind in ("said", "long"):
        return _say(edit, path, before, value)
    if kind == "saids":
        return _say_several(edit, path, before, value)
    if isinstance(before, dict) and _is_short(path):
        path = (*path, SHORT[str(path[-1])])
        before = found(edit.data, path)
    new = _read(kind, str(path[-1]), value, before, language)
    if new is None and path[-1] in STAYING:
        new = ""  # what happens in the step is still the same, and the checker says what is missing
    if new is None:
        return edit.remove(path) if found(edit.data, path) is not None else []
    return edit.put(path, new, order_of(path))


def _is_short(path: Path) -> bool:
    """Return whether a value can be written short: those of the whole, and what is watched in a step."""
    return (len(path) == 1 and path[0] in SHORT) or path[::2] == ("steps", "watch")


def _read(kind: str, key: str, value: Any, before: Any, language: str) -> Any:
    """Return what somebody wrote into a field as data; None for nothing."""
    text = str(value).strip()
    if kind == "truth":
        return bool(value)
    if kind in ("lines", "orders", "picks"):
        given = map(str, value) if isinstance(value, list) else text.split("\n")
        lines = [line.strip() for line in given if line.strip()]
        is_alone = isinstance(before, str) or (before is None and key in ALONE)
        return lines[0] if is_alone and len(lines) == 1 else lines or None
    if kind == "choice" and isinstance(before, int) and text.isdigit():
        return int(text)
    if kind == "faces":
        return [_number(face, "") for face in text.replace(",", " ").split()] or None
    if kind in ("number", "text", "condition") and (kind == "number" or isinstance(before, int | float)):
        number = _number(text, language) if text else None
        # A fraction that stands where a text may stand, such as a key, is left as its author wrote it.
        is_rounded = isinstance(number, float) and kind != "number" and "." not in text.replace(",", ".")
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
        return _say(edit, ("strings", before["key"]), found(edit.data, ("strings", before["key"])), value)
    if not texts:
        return edit.remove(path) if before is not None else []
    if isinstance(before, dict) and "plain" not in before:
        return _say_each(edit, path, before, texts)
    if set(texts) == {language} and not isinstance(before, dict):
        return edit.put(path, texts[language], order_of(path))
    return edit.put(path, texts, order_of(path))


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
                edit.insert(path, place, new, order_of(path))
                if isinstance(before, list)
                else edit.put(path, items, order_of(path))
            )
        if changes := _say(edit, (*path, place), several[place], one):
            return changes
    return []


def _add(edit: YamlEdit, path: Path, words: Messages) -> list[Change]:
    """Add an item to a list, behind those that are there."""
    listed = _listed(path)
    if listed is None:
        raise CannotEdit(path)
    there = found(edit.data, path)
    count = len(there) if isinstance(there, list) else 0
    new = listed.new(count, words)
    if isinstance(new, dict) and "id" in new:
        new["id"] = free(str(new["id"]), [str(one.get("id")) for one in there or () if isinstance(one, dict)])
    return edit.insert(path, count, new, order_of(path))


def _add_question(work: Work, step: int, key: str, words: Messages) -> None:
    """Add a question, and let a step ask it; a scenario without steps asks it at its end."""
    names = ids(work.data, "quiz")
    new = new_question(len(items_of(work.data, "quiz")), words)
    new["id"] = free(str(new["id"]), names)
    if key == "predict":
        new = {"id": new["id"], **new_prediction(work.data, step, words)}
    work.add(("quiz",), new)
    if step >= 0:
        ask(work, str(new["id"]), step, key)


def _listed(path: Path) -> Listed | None:
    """Return the list that a path leads to, as the form knows it."""
    known = next((one for one in LISTS if one.key == path[0]), None)
    if known is None or len(path) == 1:
        return known
    return next((inner for inner in known.inner if path[2:] == (inner.key,)), None)


def in_browser(text: str, changes: Sequence[Change]) -> list[dict[str, Any]]:
    """Return changes as the browser counts: a sign outside of the basic plane is two units there."""

    def units(end: int) -> int:
        return end + sum(1 for sign in text[:end] if ord(sign) > 0xFFFF)

    return [{"from": units(one.start), "to": units(one.end), "insert": one.text} for one in changes]
