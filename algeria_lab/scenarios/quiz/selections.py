"""Answers that name things: options to choose, to put in order or to pair, and places on the map."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from algeria_lab.checking.faults import quoted
from algeria_lab.core.words.typed_names import folded
from algeria_lab.scenarios.forms.quiz import Option, Question
from algeria_lab.scenarios.forms.texts import NO_TEXT, TextData
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.places import nearest_place, place_named
from algeria_lab.scenarios.quiz.verdicts import Key, Verdict, unclear

MOST_ITEMS = 60
MOST_NAME = 200
ONE_OF = ("choice", "predict", "decisive")
Pairs: TypeAlias = tuple[tuple[str, str], ...]


class _Unknown(NamedTuple):
    """Something that names nothing here, and what it may have meant."""

    given: str
    near: str = ""


def grade_names(
    scenario: Scenario, question: Question, given: object, key: Key | None, among: Sequence[str]
) -> Verdict:
    """Return what an answer of names is worth; see `grading.grade`."""
    words = _words(given, question, among)
    if words is None:
        return unclear("names", given=quoted(given))
    read = _place_reader(scenario) if question.kind == "map" else _option_reader(question, among)
    found: list[str] = []
    for word in words:
        name = read(word)
        if isinstance(name, _Unknown):
            return unclear("unknown", given=name.given, near=name.near)
        if name not in found:
            found.append(name)
    if problem := _unfit(question, found):
        return unclear(problem, count=len(question.options))
    answer = found[0] if question.kind in ONE_OF else tuple(found)
    if key is None:
        return Verdict("told", answer)
    return _judged(question, tuple(found), key)._replace(given=answer)


def grade_pairs(question: Question, given: object, key: Key | None) -> Verdict:
    """Return what pairs are worth: how many fit, and what the author says to one that does not."""
    pairs = _pairs(given)
    if pairs is None:
        return unclear("names", given=quoted(given))
    read = _option_reader(question, ())
    named = [(read(one), read(other)) for one, other in pairs]
    for name in (name for pair in named for name in pair):
        if isinstance(name, _Unknown):
            return unclear("unknown", given=name.given, near=name.near)
    answer = tuple((str(one), str(other)) for one, other in named)
    if len(dict(answer)) != len(question.options):
        return unclear("every", count=len(question.options))
    if key is None:
        return Verdict("told", answer)
    wrong = [f"{one}={other}" for one, other in answer if one != other]
    if not wrong:
        return Verdict("right", answer)
    fit = len(answer) - len(wrong)
    return Verdict("wrong", answer, "pairs", {"right": fit, "all": len(answer)}, _said(question, wrong))


def _words(given: object, question: Question, among: Sequence[str]) -> list[str] | None:
    """Return the names in an answer: those of a list, or those of a text, one behind another."""
    if isinstance(given, list | tuple):
        fits = len(given) <= MOST_ITEMS and all(
            isinstance(word, str) and len(word) <= MOST_NAME for word in given
        )
        return [str(word) for word in given if str(word).strip()] if fits else None
    if not isinstance(given, str) or len(given) > MOST_NAME * 10:
        return None
    parts = [part.strip() for part in re.split(r"[,;\n]", given) if part.strip()]
    ids = {option.id for option in question.options} | set(among)
    if len(parts) == 1 and len(parts[0].split()) > 1 and set(parts[0].split()) <= ids:
        return parts[0].split()
    return parts[:MOST_ITEMS]


def _pairs(given: object) -> list[tuple[str, str]] | None:
    if isinstance(given, str):
        parts = [part.partition("=") for part in re.split(r"[,;\s]+", given[: MOST_NAME * 10]) if part]
        return [(one, other) for one, mark, other in parts if mark] or None
    if isinstance(given, list | tuple) and all(
        isinstance(pair, list | tuple) and len(pair) == 2 for pair in given
    ):
        given = {str(one): other for one, other in given}
    if not isinstance(given, dict) or len(given) > MOST_ITEMS:
        return None
    rows = [(str(one), other) for one, other in given.items() if other != ""]
    fits = all(isinstance(other, str) and max(len(one), len(other)) <= MOST_NAME for one, other in rows)
    return rows if fits else None


def _place_reader(scenario: Scenario) -> Callable[[str], str | _Unknown]:
    def read(word: str) -> str | _Unknown:
        known = place_named(word, scenario.game)
        return known or _Unknown(quoted(word), nearest_place(word, scenario.game))

    return read


def _option_reader(question: Question, among: Sequence[str]) -> Callable[[str], str | _Unknown]:
    """Return what finds an option by its id, or by its text in any language."""
    ids = {name.casefold(): name for name in (*among, *(option.id for option in question.options))}
    texts = {folded(text): option.id for option in question.options for text in _texts(option) if text}

    def read(word: str) -> str | _Unknown:
        word = word.strip()
        return ids.get(word.casefold()) or texts.get(folded(word)) or _Unknown(quoted(word))

    return read


def _texts(option: Option) -> tuple[str | None, ...]:
    return option.text.plain, option.text.en, option.text.fr


def _unfit(question: Question, found: Sequence[str]) -> str:
    """Return why some names are no answer to a question, empty if they are one."""
    if not found:
        return "empty"
    if question.kind in ONE_OF and len(found) > 1:
        return "one"
    return "every" if question.kind == "order" and len(found) != len(question.options) else ""


def _judged(question: Question, found: tuple[str, ...], key: Key) -> Verdict:
    if question.kind == "order":
        placed = sum(one == other for one, other in zip(found, key.ids, strict=False))
        if found == key.ids:
            return Verdict("right")
        says = _said(question, [" ".join(found), ",".join(found)])
        return Verdict("wrong", problem="order", values={"right": placed, "all": len(found)}, says=says)
    if question.kind in ONE_OF:
        says = _said(question, found)
        right = found[0] in key.ids
        return (
            Verdict("right")
            if right
            else Verdict("wrong", problem="foreseen" if says else "wrong", says=says)
        )
    extra, missing = [name for name in found if name not in key.ids], set(key.ids) - set(found)
    if not extra and not missing:
        return Verdict("right")
    if len(found) == len(key.ids) == 1:
        return Verdict("wrong", problem="wrong", says=_said(question, extra))
    which = "extra-and-missing" if extra and missing else "extra" if extra else "missing"
    counts = {"extra": len(extra), "missing": len(missing)}
    return Verdict("wrong", problem=which, values=counts, says=_said(question, extra))


def _said(question: Question, wrong: Sequence[str]) -> TextData:
    """Return what the author says to the first of some wrong answers that was foreseen; empty if none was."""
    return next((question.misconceptions[name] for name in wrong if name in question.misconceptions), NO_TEXT)
