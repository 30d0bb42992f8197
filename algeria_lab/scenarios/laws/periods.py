"""The forms of a lesson: what stays once steps are left out holds together, and fits the hour of a class."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from algeria_lab.checking.faults import Fault, Path
from algeria_lab.scenarios.forms.exhibits import Exhibit
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.graph import graph_of
from algeria_lab.scenarios.guide.way import USUAL_MINUTES
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.conditions import conditions_in

BESIDE_THE_STEPS = 13  # minutes of a class: five to arrive, eight for the debrief
_LISTS = ("steps", "quiz", "experiments")
_ANSWERS = re.compile(r"""\banswer(?:ed)?\(\s*["']([^"']*)["']""")
Named = tuple[Path, str]


def shorter(case: Case) -> Case | None:
    """Return the shortest form of a lesson as a case of the same file; None where no step is left out."""
    scenario = case.scenario
    if not case.is_whole or not scenario.periods:
        return None
    form, kept = scenario.for_period(scenario.periods[0]), dict[Path, list[int]]()
    for name in _LISTS:
        ids = {one.id for one in getattr(form, name)}
        kept[name,] = [place for place, one in enumerate(getattr(scenario, name)) if one.id in ids]
    return replace(case, scenario=form, kept=kept)


def period_faults(case: Case) -> Iterator[Fault]:
    """Yield marks of steps without a choice of forms, and what the shortest form names and leaves out."""
    scenario, form = case.scenario, shorter(case)
    if form is not None:
        yield from map(form.placed, _gone(form))
    elif case.is_whole:
        for place, step in enumerate(scenario.steps):
            if step.only:
                yield Fault(("steps", place, "only"), "period-none", {"given": step.only})


def hour_faults(case: Case) -> Iterator[Fault]:
    """Yield the forms of a lesson that leave a class no time to arrive and to talk."""
    scenario = case.scenario
    if scenario.lesson is None or not case.is_whole:
        return
    for period in sorted(set(scenario.lesson.periods)):
        minutes = sum(step.minutes or USUAL_MINUTES for step in scenario.for_period(period).steps)
        if minutes > period - BESIDE_THE_STEPS:
            values = {"period": period, "count": f"{minutes:g}", "most": period - BESIDE_THE_STEPS}
            yield Fault(("steps",), "period-long", values, is_warning=True, is_key=True)


def _gone(form: Case) -> Iterator[Fault]:
    """Yield what stays in a form and names a step or a question that it leaves out, at its places there."""
    scenario = form.scenario
    steps = {step.id for step in scenario.left_out}
    asked = {one.id for one in scenario.whole.quiz} - {one.id for one in scenario.quiz}
    for path, name in (*_to_steps(scenario), *_at_steps(scenario)):
        if name in steps:
            yield Fault(path, "period-gone", {"given": name})
    for path, name in _to_questions(scenario):
        if name in asked:
            yield Fault(path, "period-gone", {"given": name})
    reached = graph_of(scenario).reached
    for place, step in enumerate(scenario.steps):
        if step.id not in reached and step.id in graph_of(scenario.whole).reached:
            yield Fault(("steps", place), "period-unreached", {"given": step.id})


def _to_steps(scenario: Scenario) -> Iterator[Named]:
    """Yield the steps to which ways lead."""
    for place, step in enumerate(scenario.steps):
        here: Path = ("steps", place)
        for key in ("next", "back_to"):
            if name := getattr(step, key):
                yield (*here, key), name
        for number, one in enumerate(step.choose or ()):
            if one.to:
                yield (*here, "choose", number, "to"), one.to
        yield from (((*here, "branches", number, "to"), one.to) for number, one in enumerate(step.branches))
    yield from ((("branches", number, "to"), one.to) for number, one in enumerate(scenario.branches))
    yield from ((("checkpoints", place, "step"), one.step) for place, one in enumerate(scenario.checkpoints))


def _at_steps(scenario: Scenario) -> Iterator[Named]:
    """Yield the steps at whose beginning something is reckoned."""
    for name in ("quiz", "experiments"):
        for place, one in enumerate(getattr(scenario, name)):
            if one.at:
                yield (name, place, "at"), one.at
    for place, question in enumerate(scenario.quiz):
        if question.settled:
            yield ("quiz", place, "settled"), question.settled
    for place, step in enumerate(scenario.steps):
        for number, exhibit in enumerate(step.show):
            yield from _shown(exhibit, ("steps", place, "show", number))


def _shown(exhibit: Exhibit, here: Path) -> Iterator[Named]:
    if exhibit.accounts and exhibit.accounts.since:
        yield (*here, "accounts", "since"), exhibit.accounts.since
    for row, amount in enumerate(exhibit.amounts):
        if amount.at:
            yield (*here, "amounts", row, "at"), amount.at
    for row, amount in enumerate(exhibit.slide.amounts if exhibit.slide else ()):
        if amount.at:
            yield (*here, "slide", "amounts", row, "at"), amount.at


def _to_questions(scenario: Scenario) -> Iterator[Named]:
    """Yield the questions whose answers are read."""
    for place, question in enumerate(scenario.quiz):
        if question.again:
            yield ("quiz", place, "again"), question.again
    for written in conditions_in(scenario):
        yield from ((written.path, name) for name in _ANSWERS.findall(written.text))
