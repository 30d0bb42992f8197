"""Keys that authors wrote down, and whether a question has all that its kind needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from algeria_lab.checking.faults import Fault, Path, quoted, unknown
from algeria_lab.core.words.amounts import read_key
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.grading import is_number
from algeria_lab.scenarios.quiz.own_words import OWN_WORDS
from algeria_lab.scenarios.quiz.places import nearest_place, place_named
from algeria_lab.scenarios.quiz.verdicts import Key

WITH_OPTIONS = ("choice", "many", "order", "match")
FEWEST_OPTIONS = 2
WITHOUT_ANSWER = (*OWN_WORDS, "decisive")
Written: TypeAlias = int | float | str | Sequence[int | float | str]


def literal_key(scenario: Scenario, question: Question) -> Key | None:
    """Return the key that an author wrote down, None if there is none that can be read."""
    if question.kind in ("order", "match"):
        return Key(tuple(option.id for option in question.options))
    if question.answer is None or isinstance(question.answer, Computed):
        return None
    return read_literal(scenario, question, question.answer)


def read_literal(scenario: Scenario, question: Question, written: Written) -> Key | None:
    """Return what somebody wrote as a key, None if it can be none of this question."""
    values = _listed(written)
    if is_number(question):
        amount = read_key(values[0]) if len(values) == 1 else None
        return None if amount is None else Key(amount=amount)
    names = [_named(scenario, question, str(value)) for value in values]
    ids = tuple(name for name in names if name)
    return Key(ids) if ids and len(ids) == len(names) else None


def literal_faults(scenario: Scenario, question: Question, path: Path) -> Iterator[Fault]:
    """Yield what a question lacks, or has too much, for its kind.

    Args:
        scenario: The scenario.
        question: The question.
        path: Where it stands in the file.
    """
    yield from _option_faults(question, path)
    yield from _answer_faults(scenario, question, path)
    if read_key(question.tolerance) is None or read_key(question.tolerance) < 0:  # type: ignore[operator]
        yield Fault((*path, "tolerance"), "quiz-number", {"given": quoted(question.tolerance)})
    for name in question.misconceptions:
        fault = _not_an_answer(scenario, question, name, (*path, "misconceptions", name))
        if fault:
            yield fault
    is_early = scenario.is_predicted(question.id)
    if question.kind == "predict" and not question.line and not is_early:
        yield Fault(path, "quiz-line")
    if question.at and scenario.step(question.at) is None:
        yield unknown((*path, "at"), question.at, [step.id for step in scenario.steps])


def right_misconceptions(scenario: Scenario, question: Question, key: Key, path: Path) -> Iterator[Fault]:
    """Yield answers that an author has called wrong and that are right."""
    for name in question.misconceptions:
        read = read_literal(scenario, question, name)
        is_right = read is not None and (
            read.amount == key.amount if is_number(question) else set(read.ids) <= set(key.ids)
        )
        if is_right and question.kind not in ("order", "match"):
            yield Fault((*path, "misconceptions", name), "quiz-right", {"given": quoted(name)})


def _listed(written: Written) -> list[int | float | str]:
    return list(written) if isinstance(written, Sequence) and not isinstance(written, str) else [written]


def _named(scenario: Scenario, question: Question, name: str) -> str | None:
    if question.kind == "map":
        return place_named(name, scenario.game)
    return name if any(option.id == name for option in question.options) else None


def _option_faults(question: Question, path: Path) -> Iterator[Fault]:
    count, here = len(question.options), (*path, "options")
    if question.kind in WITH_OPTIONS and count < FEWEST_OPTIONS:
        yield Fault(here if count else path, "quiz-options", {"count": count, "least": FEWEST_OPTIONS})
    ids = [option.id for option in question.options]
    for place, name in enumerate(ids):
        if name in ids[:place]:
            yield Fault((*here, place, "id"), "quiz-option-twice", {"given": name})
    for place, option in enumerate(question.options):
        if question.kind == "match" and not option.match:
            yield Fault((*here, place), "quiz-match", {"given": option.id})


def _answer_faults(scenario: Scenario, question: Question, path: Path) -> Iterator[Fault]:
    """Yield what is wrong with a key that was written down."""
    answer, here = question.answer, (*path, "answer")
    is_asked_of_options = any(option.when for option in question.options)
    if question.kind in (*WITHOUT_ANSWER, "order", "match"):
        if answer is not None and question.kind in WITHOUT_ANSWER:
            yield Fault(here, "quiz-no-answer", {"kind": question.kind})
    elif answer is None:
        if not is_asked_of_options:
            yield Fault(path, "quiz-answer", {"kind": question.kind})
    elif not isinstance(answer, Computed):
        if question.kind == "choice" and isinstance(answer, list) and len(answer) != 1:
            yield Fault(here, "quiz-one")
        for value in _listed(answer):
            if fault := _not_an_answer(scenario, question, value, here):
                yield fault


def _not_an_answer(scenario: Scenario, question: Question, value: float | str, path: Path) -> Fault | None:
    """Return what is wrong with something that should answer a question; None if it could."""
    if question.kind in ("match", "order") or read_literal(scenario, question, value):
        return None
    if is_number(question):
        return Fault(path, "quiz-number", {"given": quoted(value)})
    if question.kind == "map":
        near = nearest_place(str(value), scenario.game)
        return Fault(path, "quiz-place", {"given": quoted(value), "near": near})
    return unknown(path, value, [option.id for option in question.options])
