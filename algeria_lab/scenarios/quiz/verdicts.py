"""Answers, keys and verdicts as data."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

from algeria_lab.scenarios.forms.texts import NO_TEXT, TextData

# right; wrong; told: taken down, because it is not graded or not known yet; unclear: no answer to this
# question, so that it does not count as a try.
Outcome: TypeAlias = Literal["right", "wrong", "told", "unclear"]
# An answer as it is kept: an option, a number or a text; several ids; pairs of ids; cells of a sheet by name.
Given: TypeAlias = str | tuple[str, ...] | tuple[tuple[str, str], ...] | Mapping[str, str]


class Key(NamedTuple):
    """What is right.

    Attributes:
        ids: Options or places; for ``order`` and ``match`` in the right order.
        amount: The number.
        computed: Whether the engine computed it.
    """

    ids: tuple[str, ...] = ()
    amount: Fraction | None = None
    computed: bool = False

    def to_json(self) -> str | list[str]:
        """Return it as plain data: a fraction as text, ids in a list."""
        return list(self.ids) if self.amount is None else str(self.amount)


class Verdict(NamedTuple):
    """What an answer is worth.

    Attributes:
        outcome: Right, wrong, only taken down, or no answer at all.
        given: The answer as it is kept: ids, and numbers as they were typed.
        problem: What kind of wrong or unclear, the end of the message ``quiz-problem-…``; may be empty.
        values: What that message quotes.
        says: What the author says to this answer; empty if nothing.
        amount: The number that was typed, in the unit of the question; None for what says none, or in a unit
            that nobody knows.
    """

    outcome: Outcome
    given: Given = ""
    problem: str = ""
    values: Mapping[str, str | int] = {}
    says: TextData = NO_TEXT
    amount: Fraction | None = None

    @property
    def value(self) -> Given | Fraction:
        """The answer as conditions read it: as a number where it is one."""
        return self.given if self.amount is None else self.amount

    @property
    def counts(self) -> bool:
        """Whether it is an answer; what is unclear is no try."""
        return self.outcome != "unclear"


def unclear(problem: str, **values: str | int) -> Verdict:
    """Return that something is no answer, and why."""
    return Verdict("unclear", problem=problem, values=values)
