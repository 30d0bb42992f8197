"""Judgements: questions with a rule, asked in order; the first that finds something to do decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.players.base import Because, Values
from algeria_lab.players.twilight.plan import Line

T = TypeVar("T")


class Advice(NamedTuple):
    """What a judgement found worth doing.

    Attributes:
        line: Actions that belong together; legal one after the other.
        values: Names and numbers for the sentence that says why.
    """

    line: Line
    values: Values = ()


class Judgement(NamedTuple, Generic[T]):
    """One question.

    Attributes:
        key: Its name; ``judgement-twilight-<key>`` is the message with the question.
        rule: Citation key of the rule, or of the section of a player's chart, that it is about.
        decide: Looks at what a side thinks over; None means no.
    """

    key: str
    rule: str
    decide: Callable[[T], Advice | None]

    def because(self, answer: bool, values: Values = ()) -> Because:  # noqa: FBT001 - an answer is yes or no
        """Return the question with its answer."""
        return Because(self.rule, f"judgement-twilight-{self.key}", answer, values)


Order: TypeAlias = tuple[Judgement[T], ...]


def advise(order: Order[T], thought: T) -> Advice:
    """Return the advice of the first judgement that has any."""
    for judgement in order:
        if (advice := judgement.decide(thought)) is not None:
            return advice
    raise AssertionError(f"none of {len(order)} judgements had an answer")


def ask(order: Order[T], thought: T) -> tuple[tuple[Because, ...], Advice]:
    """Ask judgements in order; the first that has advice decides; return all questions and it."""
    asked = list[Because]()
    for judgement in order:
        advice = judgement.decide(thought)
        asked.append(judgement.because(advice is not None, advice.values if advice else ()))
        if advice is not None:
            return tuple(asked), advice
    raise AssertionError(f"none of {len(order)} judgements had an answer")
