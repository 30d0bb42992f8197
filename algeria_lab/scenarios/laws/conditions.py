"""Conditions of a scenario: each can be read, and is wrong at its very sign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.vocabulary import Kind, Moment
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.forms.quiz import Computed
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.walks.walking import Walk
from algeria_lab.scenarios.laws.case import Case


class Written(NamedTuple):
    """A condition or a quantity of a scenario.

    Attributes:
        path: Where it stands.
        text: What its author wrote.
        wanted: What it should be; None for anything.
    """

    path: Path
    text: str
    wanted: Kind | None = "truth"


def condition_faults(case: Case) -> Iterator[Fault]:
    """Yield conditions and quantities that cannot be read, each at the sign where it cannot."""
    for written in conditions_in(case.scenario):
        try:
            Expression(written.text, case.scenario.game, written.wanted)
        except WrongExpression as error:
            for one in (error, *error.more):
                yield case.inside(Fault(written.path, one.problem, one.values), one.column)


def conditions_without_value(case: Case, walked: Walk) -> Iterator[Fault]:
    """Yield conditions that have no value where they are first asked, and are taken for not true there.

    Args:
        case: The scenario.
        walked: What was played through of it.
    """
    for written in conditions_in(case.scenario):
        moment = _moment(case.scenario, walked, written.path)
        if moment is None or written.wanted is None:  # the key of a question is computed elsewhere
            continue
        try:
            Expression(written.text, case.scenario.game).value(moment)
        except WrongExpression as error:
            fault = Fault(written.path, "condition-no-value", {"why": cause_of(error)}, is_warning=True)
            yield case.inside(fault, error.column)


def _moment(scenario: Scenario, walked: Walk, path: Path) -> Moment | None:
    """Return where a condition is first asked, None if nobody came there."""
    if path[0] != "steps" or not isinstance(path[1], int):
        return walked.first
    stop = walked.stop(scenario.steps[path[1]].id)
    return stop.moment if stop else None


def conditions_in(scenario: Scenario) -> Iterator[Written]:
    """Yield all conditions and quantities of a scenario."""
    for place, goal in enumerate(scenario.goals):
        yield Written(("goals", place, "when"), goal.when)
    for place, event in enumerate(scenario.events):
        if event.when:
            yield Written(("events", place, "when"), event.when)
    for place, branch in enumerate(scenario.branches):
        yield Written(("branches", place, "when"), branch.when)
    yield from _of_steps(scenario)
    yield from _of_experiments(scenario)
    for place, question in enumerate(scenario.quiz):
        if isinstance(question.answer, Computed):
            yield Written(("quiz", place, "answer", "engine"), question.answer.engine, None)
        for number, option in enumerate(question.options):
            if option.when:
                yield Written(("quiz", place, "options", number, "when"), option.when)


def _of_steps(scenario: Scenario) -> Iterator[Written]:
    for place, step in enumerate(scenario.steps):
        if step.goal:
            yield Written(("steps", place, "goal"), step.goal)
        if step.spend:
            yield Written(("steps", place, "spend", "value"), step.spend.value, "number")
        for number, branch in enumerate(step.branches):
            yield Written(("steps", place, "branches", number, "when"), branch.when)
        for number, exhibit in enumerate(step.show):
            yield from _of_exhibit(exhibit, ("steps", place, "show", number))
        for number, wrong in enumerate(step.on_wrong):
            if wrong.when:
                yield Written(("steps", place, "on_wrong", number, "when"), wrong.when)


def _of_exhibit(exhibit: Exhibit, path: Path) -> Iterator[Written]:
    if exhibit.chances:
        yield Written((*path, "chances", "of"), exhibit.chances.of, "number")
    for row, amount in enumerate(exhibit.amounts):
        yield Written((*path, "amounts", row, "value"), amount.value, None)
    for row, amount in enumerate(exhibit.slide.amounts if exhibit.slide else ()):
        yield Written((*path, "slide", "amounts", row, "value"), amount.value, "number")


def _of_experiments(scenario: Scenario) -> Iterator[Written]:
    for place, experiment in enumerate(scenario.experiments):
        here: Path = ("experiments", place)
        for name, count in experiment.counts.items():
            yield Written((*here, "counts", name, "of"), count.of, None)
        if experiment.throws:
            yield Written((*here, "throws"), experiment.throws, "number")
