"""What a cell says of an answer that a learner has reckoned: right or not yet, and in which direction."""

from __future__ import annotations

import math
from collections.abc import Collection
from fractions import Fraction
from typing import TYPE_CHECKING

from algeria_lab.core.words.amounts import read_amount
from algeria_lab.views.shared.html import Page, says

if TYPE_CHECKING:
    from algeria_lab.views.shared.messages import Messages

CLOSE = 0.005  # of the right number: who writes 0.167 for 1/6 has reckoned rightly
NUMBERS = (int, float, Fraction)
UNWRITTEN = (None, ..., "")


def checked(words: Messages, given: object, right: object) -> Page:
    """Return what is said of an answer.

    Args:
        words: The reader's language.
        given: The answer: a number, a number as text such as ``"1/6"``, names, or anything that equals.
        right: What the engine counts: a number, or a set of names.
    """
    return says([words.say(f"notebook-check-{_verdict(given, right, words.language)}")])


def _verdict(given: object, right: object, language: str) -> str:
    if any(given is one or given == one for one in UNWRITTEN):
        return "empty"
    if isinstance(right, NUMBERS):
        return _number(_amount(given, language), float(right))
    if isinstance(right, set | frozenset):
        return _names(given, right)
    return "right" if given == right else "wrong"


def _amount(given: object, language: str) -> float | None:
    """Return the number that was given, None if it is none."""
    if isinstance(given, str):
        read = read_amount(given, language)
        return float(read.value) if read else None
    return float(given) if isinstance(given, NUMBERS) else None


def _number(given: float | None, right: float) -> str:
    if given is None:
        return "number"
    if math.isclose(given, right, rel_tol=CLOSE):
        return "right"
    return "high" if given > right else "low"


def _names(given: object, right: Collection[object]) -> str:
    if isinstance(given, str) or not isinstance(given, Collection):
        return "set"
    if set(given) == set(right):
        return "right"
    return "missing" if set(given) < set(right) else "beside"
