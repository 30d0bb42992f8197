"""How many are here now, step by step; and the question of the hour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.forms import numbered
from algeria_lab.apps.serving.hall.shown.both import said

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.scenarios.forms.whole import Scenario

Told = dict[str, Any]
DEBRIEF, OPENING = "debrief", "opening"


def here(seats: Sequence[Seat], scenario: Scenario) -> Told:
    """Return how many of those who are here stand at each step of a lesson.

    Headings are those of the lesson: what pages call their step is not believed.

    Args:
        seats: The seats of those who are here now.
        scenario: The lesson, in the form that the class takes: steps that it leaves out have the number 0.
    """
    inside = [seat for seat in seats if seat.stands.get("lesson") == scenario.id]
    at = Counter(_place(seat) for seat in inside)
    known = {step.id for step in scenario.whole.steps} | {DEBRIEF, OPENING}
    steps = [
        {"number": number, "heading": said(scenario, step.title), "here": at[step.id]}
        for number, step in numbered(scenario)
    ]
    return {
        "lesson": said(scenario, scenario.title),
        "here": len(seats),
        "steps": steps,
        "opening": at[OPENING],
        "debrief": at[DEBRIEF],
        "elsewhere": len(seats) - sum(count for place, count in at.items() if place in known),
    }


def _place(seat: Seat) -> str:
    phase = seat.stands.get("phase")
    return str(phase if phase in {DEBRIEF, OPENING} else seat.stands.get("step", ""))


def hour(scenario: Scenario) -> Told:
    """Return the question on which a lesson turns; what it is about, where its author set none."""
    lesson = scenario.lesson
    question = lesson.question if lesson and lesson.question else scenario.about
    return {"lesson": said(scenario, scenario.title), "asks": said(scenario, question)}
