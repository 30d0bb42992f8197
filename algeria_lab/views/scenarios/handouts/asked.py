"""Questions and experiments of a scenario on a page, without their keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from algeria_lab.scenarios.forms.experiment import Experiment, WayData
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.quiz.own_words import CELLS
from algeria_lab.scenarios.quiz.shown import shown_options, shown_pairs
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.handouts.step_words import kind_line
from algeria_lab.views.shared.html import element

BOX, ROOM = "☐ ", ("text", "decisive")


def asked_in(step: Step, parts: Parts) -> Markup:
    """Return the questions that a step asks, as its author wrote them; see `question_html`."""
    found = filter(None, map(parts.scenario.question, step.questions))
    return Markup().join(question_html(question, parts) for question in found)


def asked_on_paper(step: Step, parts: Parts, state: Any) -> Markup:
    """Return the questions that a step asks, with room for answers; lines to be predicted are told in words.

    Args:
        step: The step.
        parts: What the scenario shows.
        state: The position in which it begins.
    """
    found = filter(None, map(parts.scenario.question, step.questions))
    return Markup().join(
        question_html(question, parts, answered=True, line=parts.foretold(question, state))
        for question in found
    )


def question_html(
    question: Question,
    parts: Parts,
    *,
    answered: bool = False,
    for_author: bool = True,
    number: int = 0,
    line: Markup | None = None,
) -> Markup:
    """Return a question as it is asked, without its key: options under the letters that all sheets have.

    Args:
        question: The question.
        parts: What the scenario shows.
        answered: Whether there is room for an answer, on paper.
        for_author: Whether its hints and the line of a prediction follow, as the author wrote it.
        number: Its number on paper; 0 to leave it out.
        line: How the line of a prediction is told; as its author typed it if left out.
    """
    asks = parts.words.say("scenario-page-question")
    asks = f"{asks} {number}" if number else asks
    kind = kind_line(parts.scenario, question, parts.words)
    return element(
        "div",
        element("p", element("b", asks), " ", element("small", kind)),
        parts.prose(question.ask),
        parts.picture(question.picture),
        *_options(question, parts, BOX if answered else ""),
        _typed(question, for_author=for_author) if line is None else line,
        _room(question, parts) if answered else _cells(question, parts),
        parts.hints(question.hints if for_author else ()),
        class_="question",
    )


def _typed(question: Question, *, for_author: bool) -> Markup:
    """Return the line of a prediction as its author typed it."""
    return element("p", element("code", question.line)) if question.line and for_author else Markup()


def _cells(question: Question, parts: Parts) -> Markup:
    """Return what the cells of a sheet ask; nothing for other questions."""
    if question.kind != "sheet":
        return Markup()
    return element("ul", *(element("li", parts.words.say(f"quiz-sheet-{name}")) for name in CELLS))


def _room(question: Question, parts: Parts) -> Markup:
    """Return room for an answer; options are marked where they stand, cells of a sheet have their names."""
    if question.kind == "sheet":
        asks = (parts.words.say(f"quiz-sheet-{name}") for name in CELLS)
        return Markup().join(element("div", ask, class_="answer") for ask in asks)
    lines = 4 if question.kind in ROOM else 1
    is_marked = bool(question.options) and question.kind in ("choice", "many", "predict")
    return Markup() if is_marked else Markup().join([element("div", class_="answer")] * lines)


def _options(question: Question, parts: Parts, box: str) -> Iterator[Markup]:
    """Yield what may be answered; pairs are told apart, for side by side they would be the key."""
    options = shown_options(parts.scenario, question)
    rows = (element("li", box, element("b", f"{one.letter}) "), parts.said(one.text)) for one in options)
    yield element("ul", *rows, class_="choices") if options else Markup()
    pairs = (element("li", parts.said(one.text)) for one in shown_pairs(parts.scenario, question))
    yield element("ol", *pairs) if question.kind == "match" else Markup()
    if question.unit:
        yield element(
            "p", parts.words.labelled(parts.words.say("scenario-page-unit"), parts.said(question.unit))
        )


def _way(way: WayData) -> str:
    """Return who plays in a way, and what is played first."""
    return " · ".join(part for part in (way.player, way.opening) if part) or "–"


def experiment_html(experiment: Experiment, parts: Parts) -> Markup:
    """Return what an experiment asks of many wars."""
    words = parts.words
    ways = [
        element("li", words.labelled(parts.said(way.title) or name, _way(way)))
        for name, way in experiment.ways.items()
    ]
    measured = words.say(
        "scenario-page-experiment",
        runs=experiment.runs,
        seed=experiment.seed,
        measures=words.listed(experiment.measures) or "–",
    )
    return element(
        "div",
        element("p", element("b", words.say("scenario-page-tried"))),
        parts.prose(experiment.text),
        element("ul", *ways),
        element("p", measured),
        parts.prose(experiment.caveat),
        class_="question",
    )
