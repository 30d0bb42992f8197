"""What learners say in their own words: sheets about documents that they have seen, texts written anew."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.checking.voices import voices
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.laws.case import Case


def own_words_faults(case: Case) -> Iterator[Fault]:
    """Yield sheets without a document that learners have seen, and texts anew of none written before."""
    for place, question in enumerate(case.scenario.quiz):
        yield from _sheet(case.scenario, question, ("quiz", place))
        yield from _again(case.scenario, question, ("quiz", place))


def _sheet(scenario: Scenario, question: Question, path: Path) -> Iterator[Fault]:
    here, name = (*path, "document"), question.document
    if question.kind != "sheet":
        if name is not None:
            yield Fault(here, "sheet-only")
        if question.cells is not None:
            yield Fault((*path, "cells"), "sheet-cells")
    elif name is None:
        yield Fault(path, "sheet-document")
    elif name not in (known := [*voices(), *(one.id for one in scenario.documents)]):
        yield unknown(here, name, known)._replace(problem="voice-unknown")
    elif name not in _seen_before(scenario, question.id):
        yield Fault(here, "sheet-unseen", {"given": name})


def _again(scenario: Scenario, question: Question, path: Path) -> Iterator[Fault]:
    if question.again is None:
        return
    here, first = (*path, "again"), scenario.question(question.again)
    if question.kind != "text":
        yield Fault(here, "again-only")
    elif first is None or first.kind != "text" or first.id not in _asked_before(scenario, question.id):
        yield Fault(here, "again-text", {"given": question.again})


def _seen_before(scenario: Scenario, name: str) -> set[str]:
    """Return the documents that stand in the steps up to a question; all, if it is asked in the end."""
    seen: set[str] = set()
    for step in scenario.steps:
        if name in step.predict:  # what a step shows opens once its predictions are made
            break
        seen.update(excerpt for exhibit in step.show for excerpt in exhibit.excerpts)
        if name in step.ask:
            break
    return seen


def _asked_before(scenario: Scenario, name: str) -> list[str]:
    """Return the questions of the steps that come before one; all of them, if it is asked in the end."""
    asked = [one for step in scenario.steps for one in step.questions]
    return asked[: asked.index(name)] if name in asked else asked
