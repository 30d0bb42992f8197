"""What is said of a predicted number beside the one that came: by how much it is off, and which way."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.quiz.numbers import meets

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.views.shared.messages import GameWords

FACTOR = 3  # from which on a number is so many times too large, and not too large by so much
CHANGES = "change("  # how a quantity is written that may rise or fall


def is_change(question: Question) -> bool:
    """Return whether a question asks by how much something rises or falls."""
    answer = question.answer
    return isinstance(answer, Computed) and answer.engine.strip().startswith(CHANGES)


def is_fall(question: Question, given: Fraction, came: Fraction) -> bool:
    """Return whether a fall came, and its size was written without the minus sign."""
    return is_change(question) and came < 0 and given == -came


def missed(
    question: Question, given: Fraction, came: Fraction, words: GameWords, amount: Callable[[Fraction], str]
) -> str:
    """Return by how much a predicted number is off; empty where it is right.

    Args:
        question: The question.
        given: What was predicted.
        came: What came.
        words: The reader's language.
        amount: Writes a number with the unit of the question.
    """
    if given == came or is_fall(question, given, came):
        return ""
    if meets(question, given, came):
        return words.say("quiz-off-near")
    if is_change(question) and given * came < 0:
        return words.say("quiz-off-fell" if came < 0 else "quiz-off-rose")
    way, large, small = ("high", given, came) if given > came else ("low", came, given)
    if small > 0 and large >= FACTOR * small:
        times = large // small
        return words.say(
            f"quiz-off-times-{way}", times=times, exact="yes" if times * small == large else "no"
        )
    return words.say(f"quiz-off-{way}", off=amount(large - small))
