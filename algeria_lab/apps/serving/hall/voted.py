"""What pages voted when a question was put to the class once more, as their seats keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.apps.serving.hall.seats import Seat

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.quiz import Question
    from algeria_lab.scenarios.forms.whole import Scenario

Values = tuple[str | float, ...]
TOLD = "voted"  # under which a seat keeps what it voted, by question


def voted(seat: Seat, scenario: Scenario, question: Question) -> Values | None:
    """Return what a seat voted when a question was put once more; None where it did not."""
    own = seat.told.get(TOLD, {}).get(name_of(scenario.id, question.id))
    return tuple(own["values"]) if own else None


def name_of(lesson: str, question: str) -> str:
    """Return under which name a seat keeps what it voted on a question."""
    return f"{lesson} {question}"
