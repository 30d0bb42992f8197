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
    minutes = words.say("scenario-minutes", minutes=minutes_said(time_of(step), words))
    return " · ".join([*done_in(step, words), minutes])


def time_of(step: Step) -> float:
    """Return how many minutes a step takes as a rule."""
    return step.minutes or USUAL_MINUTES


def minutes_of(scenario: Scenario, first: int = 0) -> float:
    """Return how long a scenario takes as a rule, from a step on, counted from 0."""
    whole = scenario.period or scenario.minutes
    if whole and not first:
        return whole
    return sum(time_of(step) for step in scenario.steps[first:])


def minutes_said(minutes: float, words: Messages) -> str:
    """Return a number of minutes as it is written: whole, or with a half."""
    return words.number(f"{minutes:g}")


def done_in(step: Step, words: Messages, scenario: Scenario | None = None) -> Iterator[str]:
    """Yield what is done in a step, each in a few words.

    Args:
        step: The step.
        words: The reader's language.
        scenario: Where the steps and parts that are named have titles; they go by their ids if left out.
    """
    if step.back_to:
        yield words.say("scenario-does-back", step=_titled(step.back_to, words, scenario))
    if step.part:
        yield from _other_game(step.part, words, scenario)
    if step.predict:
        yield words.say("scenario-does-predict", count=len(step.predict))
    if step.watch:
        yield words.say("scenario-does-watch", count=step.watch.turns)
    elif step.choose:
        yield words.say("scenario-does-choose", count=len(step.choose))
    elif step.plays:
        yield words.say("scenario-does-play")
    elif not (step.ask or step.predict or step.experiment or step.part):
        yield words.say("scenario-does-read")
    if step.ask:
        yield words.say("scenario-does-ask", count=len(step.ask))
    if step.experiment:
        yield words.say("scenario-does-experiment")


def _titled(name: str, words: Messages, scenario: Scenario | None) -> str:
    """Return the title of a step; its id where nobody is told of the scenario."""
    step = scenario.whole.step(name) if scenario else None
    return heading(scenario, step, words) if scenario and step else name


def _other_game(file: str, words: Messages, scenario: Scenario | None) -> Iterator[str]:
    part = scenario.whole.part(file) if scenario else None
    if part is None:
        yield words.say("scenario-does-part", file=file)
    else:
        yield words.say("through-part", title=part.said(part.title, words.language))
