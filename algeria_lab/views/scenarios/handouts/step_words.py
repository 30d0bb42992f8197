"""What a step of a scenario is called and what is done in it, in a few words."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import shorten

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import USUAL_MINUTES
from algeria_lab.scenarios.quiz.grading import is_graded, is_guess
from algeria_lab.views.shared.messages import Messages

MOST_LETTERS = 60  # of a text that stands for a title


def heading(scenario: Scenario, step: Step, words: Messages) -> str:
    """Return what a step is called: its title, or else how its text begins."""
    title = scenario.said(step.title, words.language)
    return title or shorten(scenario.said(step.text, words.language), MOST_LETTERS, placeholder="…")


def kind_line(scenario: Scenario, question: Question, words: Messages) -> str:
    """Return of which kind a question is and what it counts; a guess before the play counts nothing."""
    kind = "predict" if is_guess(scenario, question) and is_graded(question) else question.kind
    return words.say(f"scenario-kind-{kind}", points=question.points)


def doings(step: Step, words: Messages) -> str:
    """Return what is done in a step, and how long it takes."""
    minutes = words.say("scenario-minutes", minutes=minutes_said(step.minutes or USUAL_MINUTES, words))
    return " · ".join([*_doings(step, words), minutes])


def minutes_of(scenario: Scenario, first: int = 0) -> float:
    """Return how long a scenario takes as a rule, from a step on, counted from 0."""
    if scenario.minutes and not first:
        return scenario.minutes
    return sum(step.minutes or USUAL_MINUTES for step in scenario.steps[first:])


def minutes_said(minutes: float, words: Messages) -> str:
    """Return a number of minutes as it is written: whole, or with a half."""
    return words.number(f"{minutes:g}")


def _doings(step: Step, words: Messages) -> Iterator[str]:
    if step.back_to:
        yield words.say("scenario-does-back", step=step.back_to)
    if step.part:
        yield words.say("scenario-does-part", file=step.part)
    if step.predict:
        yield words.say("scenario-does-predict", count=len(step.predict))
    if step.watch:
        yield words.say("scenario-does-watch", count=step.watch.turns)
    elif step.plays:
        yield words.say("scenario-does-play")
    elif not (step.ask or step.predict or step.experiment or step.part):
        yield words.say("scenario-does-read")
    if step.ask:
        yield words.say("scenario-does-ask", count=len(step.ask))
    if step.experiment:
        yield words.say("scenario-does-experiment")
