"""What happens in a step, and of what kind a question is: what belongs to each, and what it takes away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from algeria_lab.checking.faults import Path
from algeria_lab.views.pages.studio.naming import author_words, ids, items_of, tables_of
from algeria_lab.views.pages.studio.tied import ASKING, ask, asking, unask
from algeria_lab.views.pages.studio.works import Work, found
from algeria_lab.views.shared.messages import Messages

READ, PLAY, CHOOSE, WATCH, PART = MODES = ("read", "play", "choose", "watch", "part")
# The keys by which a step tells what happens in it, and what else belongs to a step that is played.
_OF_MODE = {READ: (), PLAY: ("play", "by"), CHOOSE: ("choose",), WATCH: ("watch",), PART: ("part",)}
_PLAYED = ("allow", "goal", "spend", "on_wrong")
TURNS, MOST_TURNS = 3, 20

OPTIONED = ("choice", "many", "order", "match", "predict")
ANSWERED = ("choice", "many", "number", "fraction", "map", "predict")
# The keys of a question that mean something for some kinds only.
_OF_KINDS: Mapping[str, tuple[str, ...]] = {
    "options": OPTIONED,
    "misconceptions": (*OPTIONED, "number", "fraction"),
    "document": ("sheet",),
    "cells": ("sheet",),
    "again": ("text",),
    "rubric": ("text",),
    "line": ("predict",),
    "settled": ("predict",),
}
# What a prediction reads where its author has not yet said it.
EXPECTED = {"algeria": "change(gov.psl)", "insurgent": "gov.fronts", "twilight": "change(gov.resources)"}


def happens(step: Mapping[str, Any]) -> str:
    """Return what happens in a step, one of `MODES`."""
    told = next((mode for mode in (CHOOSE, WATCH, PART) if mode in step), None)
    return told or (PLAY if any(key in step for key in ("play", "by", "allow", "goal")) else READ)


def let_happen(work: Work, path: Path, mode: str, words: Messages) -> None:
    """Let something else happen in a step: its keys come, and those of anything else go.

    Args:
        work: The text.
        path: The step.
        mode: One of `MODES`.
        words: The language in which new orders are written.
    """
    step = work.at(path) or {}
    if mode not in MODES or mode in (PART, happens(step)):
        return
    kept = _one_order(step)
    for key in _leaving(step, mode):
        work.remove((*path, key))
    say = words.say("studio-new-text")
    new = {
        PLAY: kept,
        CHOOSE: [{"order": kept, "say": say}, {"order": "", "say": say}],
        WATCH: TURNS,
    }
    if mode in new and mode not in (work.at(path) or {}):
        work.put((*path, mode), new[mode])


def _leaving(step: Mapping[str, Any], mode: str) -> list[str]:
    """Return the keys of a step that have no place where something happens in it."""
    gone = {key for one, keys in _OF_MODE.items() if one != mode for key in keys}
    if mode != PLAY:
        gone |= set(_PLAYED)
    return [key for key in step if key in gone]


def _one_order(step: Mapping[str, Any]) -> str:
    """Return the order that a step has one of, or the first of several to choose between; else nothing."""
    play, choose = step.get("play"), step.get("choose")
    if isinstance(choose, list) and choose and isinstance(choose[0], dict):
        return str(choose[0].get("order") or "")
    several = play if isinstance(play, list) else [play] if isinstance(play, str) else []
    return str(several[0]) if len(several) == 1 else ""


def left_out(data: Mapping[str, Any], path: Path, mode: str, words: Messages) -> str:
    """Return what a step loses where something else is to happen in it, in words; empty if nothing."""
    step = found(data, path)
    if not isinstance(step, dict) or mode == happens(step):
        return ""
    kept = {PLAY: ("choose",), CHOOSE: ("play",)}.get(mode, ())
    gone = [
        key
        for key in _leaving(step, mode)
        if _is_full(step[key]) and not (key in kept and _one_order(step) and _count(step[key]) == 1)
    ]
    return _told(gone, "steps", words)


def _count(value: Any) -> int:
    return len(value) if isinstance(value, list) else 1


def _is_full(value: Any) -> bool:
    """Return whether there is something in a value that somebody has written."""
    if isinstance(value, dict):
        return any(_is_full(one) for key, one in value.items() if key != "say")
    return any(map(_is_full, value)) if isinstance(value, list) else value not in (None, "", TURNS)


def _told(keys: list[str], part: str, words: Messages) -> str:
    labels = dict.fromkeys(_label(key, part, words) for key in keys)
    named = ", ".join(words.say("studio-quoted", name=label) for label in labels)
    return words.say("studio-left-out", what=named) if named else ""


def _label(key: str, part: str, words: Messages) -> str:
    plain = key.replace("_", "-")
    names = (f"studio-field-{part}-{plain}", f"studio-field-{plain}", f"studio-part-{plain}")
    return next((words.say(name) for name in names if words.has(name)), key)


# --- questions


def applies(key: str, kind: str) -> bool:
    """Return whether a key means something in a question of a kind."""
    return kind in (ANSWERED if key == "answer" else _OF_KINDS.get(key, (kind,)))


def make_kind(work: Work, place: int, kind: str, words: Messages) -> None:
    """Make a question one of another kind: what it needs comes, what means nothing then goes.

    Args:
        work: The text.
        place: Position of the question.
        kind: The kind.
        words: The language in which new answers are written.
    """
    path: Path = ("quiz", place)
    question = work.at(path) or {}
    for key in _foreign(question, kind):
        work.remove((*path, key))
    for option, _ in enumerate(items_of(work.at(path), "options")):
        if kind != "match":
            work.remove((*path, "options", option, "match"))
    work.put((*path, "kind"), kind)
    for way, value in _needed(work.data, work.at(path), kind, words):
        work.put((*path, *way), value)
    name = str(question.get("id") or "")
    steps = asking(work.data, name)
    if kind == "predict" and steps and name not in _predicted(work.data, steps[0]):
        unask(work, name)
        ask(work, name, steps[0], ASKING[0])


def _predicted(data: Mapping[str, Any], step: int) -> list[str]:
    there = items_of(data, "steps")[step].get("predict")
    return there if isinstance(there, list) else [there]


def _foreign(question: Mapping[str, Any], kind: str) -> list[str]:
    """Return the keys of a question that mean nothing, or something else, where it is of another kind."""
    alike = ({"choice", "many"}, {"number", "fraction"})
    before = str(question.get("kind", ""))
    gone = [key for key in question if not applies(key, kind)]
    if kind == "predict" and awaits({**question, "kind": kind}) and "options" in question:
        gone.append("options")
    keeps = any({before, kind} <= each for each in alike)
    return gone if keeps or "answer" not in question or "answer" in gone else [*gone, "answer"]


def _needed(
    data: Mapping[str, Any], question: Mapping[str, Any], kind: str, words: Messages
) -> Iterator[tuple[Path, object]]:
    """Yield what a question of a kind must have and this one has not."""
    options = items_of(question, "options")
    if kind in ("choice", "many", "order", "match") and not options:
        options = new_options(words)
        yield ("options",), options
    if kind == "match":
        for place, option in enumerate(options):
            if isinstance(option, dict) and "match" not in option:
                yield ("options", place, "match"), words.say("studio-new-text")
    names = ids({"options": options}, "options")
    answer = question.get("answer")
    if kind == "choice" and names and (answer is None or isinstance(answer, list)):
        yield ("answer",), answer[0] if isinstance(answer, list) and answer else names[0]
    elif kind == "many" and names and not isinstance(answer, list):
        yield ("answer",), [answer or names[0]]
    elif kind == "predict" and answer is None:
        yield ("answer",), {"engine": EXPECTED.get(str(data.get("game")), EXPECTED["algeria"])}


def awaits(question: Mapping[str, Any]) -> bool:
    """Return whether a question predicts a quantity, and not which of its options comes true."""
    options = items_of(question, "options")
    is_told = any(isinstance(option, dict) and "when" in option for option in options)
    return question.get("kind") == "predict" and not is_told


def new_options(words: Messages) -> list[dict[str, object]]:
    """Return two answers to begin with."""
    return [{"id": name, "text": words.say(f"studio-new-{name}")} for name in ("yes", "no")]


def lost(data: Mapping[str, Any], path: Path, kind: str, words: Messages) -> str:
    """Return what a question loses where it becomes one of another kind, in words; empty if nothing."""
    question = found(data, path)
    if not isinstance(question, dict) or question.get("kind") == kind:
        return ""
    gone = [key for key in _foreign(question, kind) if _is_full(question[key])]
    if question.get("options") == new_options(author_words(data)):
        gone = [key for key in gone if key not in ("options", "answer")]
    return _told(gone, "quiz", words)


def new_prediction(data: Mapping[str, Any], step: int, words: Messages) -> dict[str, object]:
    """Return a prediction to begin with, for a step that is to ask it: all but its id."""
    quantity = EXPECTED.get(str(data.get("game")), EXPECTED["algeria"])
    later = settling(data, step)
    return {
        "kind": "predict",
        "ask": words.say("studio-new-prediction"),
        "answer": {"engine": quantity},
        **({"settled": later} if later else {}),
    }


def settling(data: Mapping[str, Any], step: int) -> str | None:
    """Return the later step that settles a prediction; none where it is settled in its own.

    What is predicted where nothing happens comes true in the next step that is played; what is predicted
    before an order, in the next that is watched.
    """
    steps = items_of(data, "steps")
    mode = happens(steps[step])
    awaited = (*MODES[1:], PART) if mode == READ else (WATCH,) if mode in (PLAY, CHOOSE) else ()
    later = (one for place, one in tables_of(data, "steps") if place > step and happens(one) in awaited)
    return next((str(one["id"]) for one in later if one.get("id")), None)
