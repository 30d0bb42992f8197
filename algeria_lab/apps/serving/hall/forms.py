"""Which form of a lesson a class takes, and how its steps are numbered: one rule for desk, wall and calls.

The form is the one that the desk says, else the one that the class begins with, else the shortest, in which a
page opens a lesson. Who takes another form is told of a step by its title: a number would be wrong there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from algeria_lab.apps.serving.hall.hall import Hall
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.forms.whole import Scenario


def form_taken(hall: Hall, scenario: Scenario) -> Scenario:
    """Return the form of a lesson that the class takes."""
    said = hall.hour.get("form")
    if said and said["lesson"] == scenario.id:
        return scenario.for_period(said["minutes"])
    if hall.period in scenario.periods:
        return scenario.for_period(hall.period)
    return scenario.for_period(next(iter(scenario.periods), None))


def numbered(form: Scenario) -> Iterator[tuple[int, Step]]:
    """Yield all steps of a lesson with their numbers in a form of it; 0 for those that it leaves out."""
    numbers = {step.id: number for number, step in enumerate(form.steps, 1)}
    for step in form.whole.steps:
        yield numbers.get(step.id, 0), step


def number_of(form: Scenario, step: str) -> int:
    """Return the number of a step in a form; 0 for one that it leaves out."""
    return next((number for number, one in numbered(form) if one.id == step), 0)


def is_mixed(seats: Iterable[Seat], form: Scenario) -> bool:
    """Return whether somebody takes the lesson in another form."""
    forms = {seat.stands.get("form") for seat in seats if seat.stands.get("lesson") == form.id}
    return bool(form.periods) and bool(forms - {form.period, None})
