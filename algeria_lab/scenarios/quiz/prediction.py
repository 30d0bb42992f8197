"""What a line of play brought, beside what was predicted and what was likely."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from algeria_lab.core.asking import odds_of
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.keys import computed, true_options
from algeria_lab.scenarios.quiz.verdicts import Key

MOST_LEAVES = 5_000
Result = str | Fraction


def came(scenario: Scenario, question: Question, before: Moment, state: Any) -> Key | None:
    """Return what a line brought: an option or a number; None where the engine cannot tell.

    Args:
        scenario: The scenario.
        question: A question of the kind ``predict``.
        before: The moment before the line.
        state: The position after it.

    Raises:
        NoKey: If it cannot be read there.
    """
    after = before._replace(state=state, before=before.state, events=())
    if isinstance(question.answer, Computed):
        return computed(scenario, question, question.answer.engine, after)
    if any(option.when for option in question.options):
        return true_options(scenario, question, after)
    return None


def likely(scenario: Scenario, question: Question, moment: Moment) -> Distribution[Result] | None:
    """Return how likely each result of the line was; None where nobody can count it.

    Args:
        scenario: The scenario.
        question: A question of the kind ``predict``.
        moment: The moment before the line.
    """

    def read(state: Any) -> Result:
        key = came(scenario, question, moment, state)
        assert key is not None, "only asked of what the engine can tell"
        return key.ids[0] if key.amount is None else key.amount

    if question.line is None or came_by_hand(question):
        return None
    try:
        return odds_of(moment.rules, moment.state, question.line, read, most_leaves=MOST_LEAVES)
    except LabError:  # the line is not legal there, or has too many outcomes: nothing is said of odds then
        return None


def came_by_hand(question: Question) -> bool:
    """Return whether only people can tell which answer came true."""
    return not isinstance(question.answer, Computed) and not any(option.when for option in question.options)
