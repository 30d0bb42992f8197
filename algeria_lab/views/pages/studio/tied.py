"""What hangs together in a scenario: names and where they are spoken of, steps and the questions they ask."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any
from unicodedata import combining, normalize

from algeria_lab.checking.faults import Path
from algeria_lab.checking.formats.yaml_edit import CannotEdit
from algeria_lab.views.pages.studio.naming import Naming, ids, items_of, tables_of, with_ids
from algeria_lab.views.pages.studio.works import Work, found
from algeria_lab.views.shared.messages import LANGUAGES, Messages

# The lists whose items are spoken of elsewhere by their ids.
NAMED = ("steps", "quiz", "experiments", "documents")
ASKING = ("predict", "ask")  # the keys of a step that name questions
_TO_STEPS = {"next", "back_to", "to", "at", "settled", "step", "since"}
_ROWS = {"branches", "checkpoints"}  # whose rows are nothing without the step that they lead to
_CONDITIONS = {"when", "goal", "engine", "value", "measures"}
_BEGUN = re.compile(
    r"(step|question|option|goal|experiment|document)-\d+|yes|no"
)  # ids that nobody has chosen
MOST_OF_NAME = 28


def _values(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield everything that stands in data and is neither table nor list, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _values(value, (*path, key))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from _values(value, (*path, place))
    else:
        yield path, data


def _speaks(part: str, path: Path) -> bool:
    """Return whether a step, a question or an experiment is spoken of by its id in such a place."""
    key = next((key for key in reversed(path) if isinstance(key, str)), "")
    if part == "steps":
        return len(path) > 2 and key in _TO_STEPS
    in_step = path[0] == "steps" and len(path) in (3, 4)
    if part == "experiments":
        return in_step and path[2] == "experiment"
    if part == "documents":
        shown = path[0] == "steps" and path[2:3] == ("show",) and "documents" in path
        return shown or (path[0] == "quiz" and path[2:] == ("document",))
    return (in_step and path[2] in ASKING) or (path[0] == "quiz" and path[2:] == ("again",))


def spoken_of(data: Mapping[str, Any], part: str, name: str) -> Iterator[Path]:
    """Yield where an item of `NAMED` is spoken of by its id."""
    for path, value in _values(dict(data)):
        if value == name and len(path) > 2 and _speaks(part, path):
            yield path


def _in_conditions(data: Mapping[str, Any], name: str, new: str) -> Iterator[tuple[Path, str]]:
    """Yield the conditions that speak of a question, each with the name in it changed."""
    pattern = re.compile(rf"(\banswer(?:ed)?\(\s*)([\"']){re.escape(name)}\2")
    for path, value in _values(dict(data)):
        key = next((key for key in reversed(path) if isinstance(key, str)), "")
        if key in _CONDITIONS and isinstance(value, str) and pattern.search(value):
            yield path, pattern.sub(rf"\g<1>\g<2>{new}\g<2>", value)


def rename(work: Work, path: Path, new: str) -> None:
    """Give an item another id, here and wherever it is spoken of; none is given where one would be lost.

    Args:
        work: The text.
        path: Where the id stands, such as ``("steps", 1, "id")``.
        new: The id.
    """
    old, around = work.at(path), work.at(path[:-2])
    names = [one.get("id") for one in around or () if isinstance(one, dict)]
    if not new or new == old:
        return
    others: dict[Path, str] = {}
    if isinstance(old, str) and names.count(old) == 1 and new not in names:
        others = dict(_others(work.data, path, old, new))
        # Keys of the reasons for wrong answers are options, too.
        reasons = (*path[:2], "misconceptions")
        if path[2:3] == ("options",) and old in (work.at(reasons) or ()):
            work.do(lambda edit: edit.rename((*reasons, old), new))
    work.put(path, new)
    for place, value in others.items():
        work.put(place, value)


def _others(data: Mapping[str, Any], path: Path, old: str, new: str) -> Iterator[tuple[Path, str]]:
    """Yield what else is to change where an id does."""
    if path[2:3] == ("options",):
        key = (*path[:2], "answer")
        for rest, value in _values(found(data, key)):
            if value == old:
                yield (*key, *rest), new
    elif len(path) == 3 and path[0] in NAMED:
        yield from ((place, new) for place in spoken_of(data, str(path[0]), old))
        if path[0] == "quiz":
            yield from _in_conditions(data, old, new)


def name_for(text: str, taken: list[str]) -> str:
    """Return an id that is made from a text and is not taken; empty if the text has no letters for one."""
    letters = normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    plain = "".join(letter for letter in letters if not combining(letter))
    words = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
    if len(words) > MOST_OF_NAME:
        words = words[: MOST_OF_NAME + 1].rpartition("-")[0] or words[:MOST_OF_NAME]
    return free(words, taken) if words else ""


def free(name: str, taken: list[str]) -> str:
    """Return a name that is not taken: this one, or the first with a number."""
    numbered = (f"{name}-{number}" for number in range(2, len(taken) + 3))
    return name if name not in taken else next(one for one in numbered if one not in taken)


def is_begun(name: object) -> bool:
    """Return whether an id is one that the form has given, and nobody has chosen."""
    return isinstance(name, str) and _BEGUN.fullmatch(name) is not None


def is_first(name: object) -> bool:
    """Return whether an id is the one that a new scenario has, in whichever language it was begun."""
    return name in [Messages(language).say("studio-new-id") for language in LANGUAGES]


def entitle(work: Work, path: Path, words: Messages) -> None:
    """Make the id of an item from its title, or from how it begins, unless somebody has chosen it."""
    item, around = work.at(path), work.at(path[:-1]) if path else ()
    if not isinstance(item, dict) or not (is_begun if path else is_first)(item.get("id")):
        return
    title = Naming(work.data, words).named({**item, "id": None})
    if not path:  # the scenario itself: its file is named after it
        work.put(("id",), name_for(title, []) or str(item["id"]))
        return
    taken = [str(one.get("id")) for one in around if isinstance(one, dict) and one is not item]
    if name := name_for(title, taken):
        rename(work, (*path, "id"), name)


# --- questions and the steps that ask them


def asking(data: Mapping[str, Any], name: str) -> list[int]:
    """Return the positions of the steps that ask a question."""
    return [
        place
        for place, step in tables_of(data, "steps")
        if any(name in _several(step.get(key)) for key in ASKING)
    ]


def _several(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def asked_in(data: Mapping[str, Any], question: Mapping[str, Any]) -> str:
    """Return the id of the step that asks a question, empty if none does."""
    places = asking(data, str(question.get("id")))
    steps = items_of(data, "steps")
    return str(steps[places[0]].get("id") or "") if places else ""


def ask(work: Work, name: str, step: int, key: str) -> None:
    """Let a step ask a question, behind those that it asks.

    Args:
        work: The text.
        name: The question.
        step: Position of the step.
        key: ``ask``, or ``predict`` for before it is played.
    """
    path, there = ("steps", step, key), work.at(("steps", step, key))
    if isinstance(there, str):
        work.put(path, [there, name])
    elif isinstance(there, list):
        work.add(path, name)
    else:
        work.put(path, [name])


def unask(work: Work, name: str) -> None:
    """Let no step ask a question any more."""
    while path := next((one for one in spoken_of(work.data, "quiz", name) if one[0] == "steps"), None):
        work.remove(path)


def move_question(work: Work, place: int, step: str) -> None:
    """Let a question be asked in a step, and in no other.

    Raises:
        CannotEdit: If there is no such step.
    """
    question = work.at(("quiz", place)) or {}
    name, steps = str(question.get("id") or ""), ids(work.data, "steps")
    if step not in steps or not name:
        raise CannotEdit(("quiz", place, "step"))
    target = next(n for n, one in enumerate(items_of(work.data, "steps")) if one.get("id") == step)
    if asking(work.data, name) == [target]:
        return
    unask(work, name)
    ask(work, name, target, "predict" if question.get("kind") == "predict" else "ask")


def remove_question(work: Work, place: int) -> None:
    """Take out a question, and its name from the steps that ask it and the texts that write it anew."""
    name = (work.at(("quiz", place)) or {}).get("id")
    work.remove(("quiz", place))
    if not isinstance(name, str) or name in ids(work.data, "quiz"):
        return
    unask(work, name)
    while path := next(spoken_of(work.data, "quiz", name), None):
        work.remove(path)


def only_asked_by(data: Mapping[str, Any], step: int) -> list[str]:
    """Return the ids of the questions that one step asks and no other."""
    return [name for name in ids(data, "quiz") if asking(data, name) == [step]]


def dropped(data: Mapping[str, Any], path: Path, names: object) -> list[str]:
    """Return the questions that no step asks any more where one asks only those named."""
    gone = [
        name for name in _several(found(data, path)) if isinstance(name, str) and name not in _several(names)
    ]
    spoken = {name: list(spoken_of(data, "quiz", name)) for name in gone}
    return [
        name
        for name, ways in spoken.items()
        if name in ids(data, "quiz") and all(way[: len(path)] == path for way in ways if way[0] == "steps")
    ]


def ask_only(work: Work, path: Path, names: object) -> None:
    """Let a step ask some questions; those that no step asks any more are taken out.

    Args:
        work: The text.
        path: The key of the step that names its questions.
        names: A name or several; None for none.
    """
    gone = dropped(work.data, path, names)
    if names is None:
        work.remove(path)
    elif work.at(path) != names:
        work.put(path, names)
    for name in gone:
        remove_question(work, place_of(work.data, name))


def place_of(data: Mapping[str, Any], name: str) -> int:
    """Return the position of a question."""
    quiz = items_of(data, "quiz")
    return next(n for n, row in enumerate(quiz) if isinstance(row, dict) and row.get("id") == name)


def remove_step(work: Work, place: int) -> None:
    """Take out a step with the questions that only it asks, and the ways that lead to it."""
    name, gone = (work.at(("steps", place)) or {}).get("id"), only_asked_by(work.data, place)
    work.remove(("steps", place))
    for one in gone:
        remove_question(work, place_of(work.data, one))
    if not isinstance(name, str) or name in ids(work.data, "steps"):
        return
    while path := next(spoken_of(work.data, "steps", name), None):
        rows = [depth for depth, key in enumerate(path[:-1]) if key in _ROWS]
        work.remove(path[: rows[-1] + 2] if rows else path)


def unasked(data: Mapping[str, Any], path: Path, names: object, words: Messages) -> str:
    """Return in words which questions go because no step asks them any more; empty if none does."""
    naming, gone = Naming(data, words), dropped(data, path, names)
    named = [naming.named(one) for one in with_ids(data, "quiz") if one["id"] in gone]
    quoted = ", ".join(words.say("studio-quoted", name=name) for name in named)
    return words.say("studio-gone-unasked", count=len(named), questions=quoted) if named else ""


def removal(data: Mapping[str, Any], path: Path, words: Messages) -> str:
    """Return in words what goes together with a step or a question that is removed; empty if nothing does."""
    item = found(data, path)
    if not isinstance(item, dict) or len(path) != 2 or path[0] not in ("steps", "quiz"):
        return ""
    naming, name = Naming(data, words), str(item.get("id") or "")
    title = naming.named(item)
    if path[0] == "quiz":
        count = len(asking(data, name))
        return words.say("studio-gone-question", name=title, count=count) if count else ""
    with_it = only_asked_by(data, int(path[1]))
    gone = (naming.named(one) for one in with_ids(data, "quiz") if one["id"] in with_it)
    named = "; ".join(words.say("studio-quoted", name=one) for one in gone)
    ways = sum(1 for way in spoken_of(data, "steps", name) if way[:2] != tuple(path))
    if not with_it and not ways:
        return ""
    return words.say("studio-gone-step", name=title, count=len(with_it), questions=named, ways=ways)
