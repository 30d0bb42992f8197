"""The forms of a lesson as the panel shows them: between which one chooses, and what this one leaves out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.whole import Scenario
    from algeria_lab.views.shared.messages import Messages

Part = dict[str, Any]


def period_said(scenario: Scenario, words: Messages) -> str:
    """Return how long a form of a lesson is and how many steps it has; empty where nobody chooses."""
    if not scenario.period:
        return ""
    return str(words.say("period-size", minutes=scenario.period, steps=len(scenario.steps)))


def periods_part(scenario: Scenario, words: Messages, *, may_choose: bool) -> Part:
    """Return what a scene says of the forms of a lesson.

    Args:
        scenario: The form that is taken.
        words: The reader's language.
        may_choose: Whether this panel takes a choice.
    """
    forms = [scenario.for_period(minutes) for minutes in scenario.periods] if may_choose else []
    rows = [
        {"minutes": one.period, "label": period_said(one, words), "chosen": one.period == scenario.period}
        for one in forms
    ]
    gone = [scenario.said(step.title, words.language) or step.id for step in scenario.left_out]
    return {"periods": rows, "left_out": gone}
