"""What questions count: the one rule for report, receipt, table and key."""

from __future__ import annotations

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.grading import is_marked


def points_of(scenario: Scenario, question: Question) -> int:
    """Return what a question counts: nothing for a thought, nor for a guess before anything is played.

    These are kept and not graded, whatever points their file gives them.
    """
    return question.points if is_marked(scenario, question) else 0
