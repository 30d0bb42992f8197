"""What would not do what it says: questions of no step, predictions settled at once, moments of nothing."""

from __future__ import annotations

from collections.abc import Iterator

from algeria_lab.checking.faults import Fault, Path, unknown
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.steps import DEBRIEF, Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.graph import graph_of
from algeria_lab.scenarios.guide.walks.walking import Walk
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.quiz.keys import NoKey
from algeria_lab.scenarios.quiz.prediction import came


def settling_faults(case: Case) -> Iterator[Fault]:
    """Yield questions that nobody asks, predictions that are settled at once, too early or never."""
    scenario = case.scenario
    if scenario.start.at is not None and not scenario.start.save:
        yield Fault(("start", "at"), "at-nowhere", is_key=True)
    for place, question in enumerate(scenario.quiz):
        here: Path = ("quiz", place)
        if question.at and question.at not in case.named("steps"):
            yield unknown((*here, "at"), question.at, case.named("steps"))._replace(problem="step-unknown")
        if case.is_whole:
            yield from _unasked(scenario, question, here)
        if question.settled:
            yield from _settled(case, question, (*here, "settled"))
        elif case.is_whole:
            yield from _at_once(scenario, question, here)


def _unasked(scenario: Scenario, question: Question, here: Path) -> Iterator[Fault]:
    """Yield a question that no step asks, where steps ask others: it comes in the debrief, or is forgotten.

    Where a step asks one that there is not, that may be this one, misspelt.
    """
    asked = [name for step in scenario.steps for name in step.questions]
    if asked and question.id not in asked and all(map(scenario.question, asked)):
        steps = ", ".join(step.id for step in scenario.steps)
        values = {"given": question.id, "steps": steps, "last": scenario.steps[-1].id}
        yield Fault(here, "quiz-unasked", values, is_warning=True)


def _asks(scenario: Scenario, name: str) -> Step | None:
    """Return the step that asks a question before it is played; None if none does."""
    return next((step for step in scenario.steps if name in step.predict), None)


def _settled(case: Case, question: Question, path: Path) -> Iterator[Fault]:
    """Yield what keeps a prediction from being settled by the step that it names."""
    scenario, name, asks = case.scenario, str(question.settled), _asks(case.scenario, question.id)
    names = [step.id for step in scenario.steps]
    if name not in case.named("steps"):
        yield unknown(path, name, case.named("steps"))._replace(problem="step-unknown")
    elif question.kind != "predict":
        yield Fault(path, "settled-only", is_key=True)
    elif question.line:
        yield Fault(path, "settled-line", {"given": name}, is_key=True)
    elif asks is None:
        yield Fault(path, "settled-unasked", {"given": question.id})
    elif name in names and case.is_whole:
        first, last = names.index(asks.id), names.index(name)
        values = {"given": name, "step": asks.id}
        if last < first:
            yield Fault(path, "settled-earlier", values)
        elif not any(step.is_played for step in scenario.steps[first : last + 1]):
            yield Fault(path, "settled-nothing", values)
        elif last > first and DEBRIEF in graph_of(scenario).reached_without(name):
            yield Fault(path, "settled-skipped", values, is_warning=True)


def _at_once(scenario: Scenario, question: Question, here: Path) -> Iterator[Fault]:
    """Yield a prediction of a step in which nothing is played: it would be settled as soon as it is made."""
    step = _asks(scenario, question.id)
    if question.kind != "predict" or question.line or question.at or step is None or step.is_played:
        return
    if isinstance(question.answer, Computed) or any(option.when for option in question.options):
        later = [one.id for one in scenario.steps[scenario.steps.index(step) :] if one.is_played]
        values = {"given": step.id, "near": "", "steps": ", ".join(later) or "-"}
        yield Fault(here, "settled-at-once", values)


def settled_faults(scenario: Scenario, walked: Walk) -> Iterator[Fault]:
    """Yield predictions that cannot be read where a later step settles them on the guided line."""
    for place, question in enumerate(scenario.quiz):
        asks, ends = _asks(scenario, question.id), walked.stop(question.settled or "")
        begun = walked.stop(asks.id) if asks else None
        if not question.settled or begun is None or ends is None or ends.stuck:
            continue
        try:
            came(scenario, question, begun.moment, ends.after)
        except NoKey as error:
            yield Fault(("quiz", place, *error.path), error.problem, error.values)
