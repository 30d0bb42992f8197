"""Conditions of a scenario: each can be read, and is wrong at its very sign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.core.game import Game
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.vocabulary import Kind, Moment
from algeria_lab.scenarios.forms.quiz import Computed
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.opening import position_of, rules_of


class _Written(NamedTuple):
    path: Path
    text: str
    wanted: Kind | None = "truth"


def condition_faults(case: Case) -> Iterator[Fault]:
    """Yield conditions and quantities that cannot be read, each at the sign where it cannot."""
    for written in _conditions(case.scenario):
        try:
            Expression(written.text, case.scenario.game, written.wanted)
        except WrongExpression as error:
            yield case.inside(Fault(written.path, error.problem, error.values), error.column)


def condition_without_value(case: Case, error: WrongExpression) -> Fault:
    """Return the fault of a condition that was understood and has no value at some moment.

    Args:
        case: The scenario.
        error: What the condition raised; the first that raises the same at the beginning is meant.
    """
    state = Game(rules_of(case.scenario), position_of(case.scenario), seed=case.scenario.dice.seed).state
    moment = Moment(rules_of(case.scenario), state, state, state)
    for written in _conditions(case.scenario):
        try:
            Expression(written.text, case.scenario.game, written.wanted).value(moment)
        except WrongExpression as found:
            if (found.problem, found.column) == (error.problem, error.column):
                return case.inside(Fault(written.path, error.problem, error.values), error.column)
    return Fault(("steps",), error.problem, error.values, is_key=True)


def _conditions(scenario: Scenario) -> Iterator[_Written]:
    for place, goal in enumerate(scenario.goals):
        yield _Written(("goals", place, "when"), goal.when)
    for place, event in enumerate(scenario.events):
        if event.when:
            yield _Written(("events", place, "when"), event.when)
    for place, branch in enumerate(scenario.branches):
        yield _Written(("branches", place, "when"), branch.when)
    yield from _of_steps(scenario)
    for place, question in enumerate(scenario.quiz):
        if isinstance(question.answer, Computed):
            yield _Written(("quiz", place, "answer", "engine"), question.answer.engine, None)
        for number, option in enumerate(question.options):
            if option.when:
                yield _Written(("quiz", place, "options", number, "when"), option.when)


def _of_steps(scenario: Scenario) -> Iterator[_Written]:
    for place, step in enumerate(scenario.steps):
        if step.goal:
            yield _Written(("steps", place, "goal"), step.goal)
        for number, branch in enumerate(step.branches):
            yield _Written(("steps", place, "branches", number, "when"), branch.when)
        for number, wrong in enumerate(step.on_wrong):
            if wrong.when:
                yield _Written(("steps", place, "on_wrong", number, "when"), wrong.when)
