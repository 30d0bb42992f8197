"""What a step lets its reader spend: how much of it is spent by now, and how much is left."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from algeria_lab.core.words.amounts import spoken
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression

if TYPE_CHECKING:
    from algeria_lab.scenarios.forms.steps import Step
    from algeria_lab.scenarios.guide.guide import Guide


def spending_said(guide: Guide, words: Any, step: Step) -> str:
    """Return in words what is spent and left while a step is played; empty where nothing is counted.

    Args:
        guide: The guide, at this step.
        words: The reader's language.
        step: The step.
    """
    if step.spend is None or guide.status != "play":
        return ""
    try:
        value = Expression(step.spend.value, guide.scenario.game).value(guide.moment())
    except WrongExpression:  # such as a quantity that has no value yet
        return ""
    if not isinstance(value, int | Fraction):
        return ""
    most = Fraction(str(step.spend.of))
    told = {
        name: words.number(spoken(Fraction(amount), words.language))
        for name, amount in (("spent", value), ("most", most), ("left", max(most - value, Fraction(0))))
    }
    unit = guide.scenario.said(step.spend.unit, words.language)
    return str(words.say("guiding-spent", **told, unit=unit, has_unit="yes" if unit else "no"))
