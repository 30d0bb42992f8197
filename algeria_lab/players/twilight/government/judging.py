"""Judgements: questions with a rule, asked in order; the first that finds something to do decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from algeria_lab.players.base import Because, Values
from algeria_lab.players.twilight.government.plan import Line
from algeria_lab.players.twilight.government.thought import Thought


class Advice(NamedTuple):
    """What a judgement found worth doing.

    Attributes:
        line: Actions that belong together; legal one after the other.
        values: Names and numbers for the sentence that says why.
    """

    line: Line
    values: Values = ()


class Judgement(NamedTuple):
    """One question.

    Attributes:
        key: Its name; ``judgement-twilight-<key>`` is the message with the question.
        rule: Citation key of the rule, or of the section of the Government's chart, that it is about.
        decide: Looks at the position; None means no.
    """

    key: str
    rule: str
    decide: Callable[[Thought], Advice | None]

    def because(self, answer: bool, values: Values = ()) -> Because:  # noqa: FBT001 - an answer is yes or no
        """Return the question with its answer."""
        return Because(self.rule, f"judgement-twilight-{self.key}", answer, values)


Order: TypeAlias = tuple[Judgement, ...]
