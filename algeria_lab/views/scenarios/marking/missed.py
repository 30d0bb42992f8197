"""What a class missed in a question: the mistakes that its author foresaw, and how many made each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.grading import is_number
from algeria_lab.views.scenarios.marking.cells import MOST_WORDS, Cells
from algeria_lab.views.shared.messages import Messages

ALL_OF_THEM = -1  # for the message: nobody who went wrong was right in the end
MOST_OTHERS = 6  # wrong answers that nobody foresaw, named one by one


class Mistake(NamedTuple):
    """A wrong answer.

    Attributes:
        given: What was answered; several where nobody foresaw them.
        says: What the key says of it; empty where it was not foreseen.
        learners: How many gave it, be it before the right one.
    """

    given: str
    says: str
    learners: int


class Missed(NamedTuple):
    """What was missed in a question.

    Attributes:
        learners: How many were wrong at least once.
        never: How many of them were never right.
        silent: How many gave no answer.
        mistakes: What they answered, the commonest first.
        is_sum: Whether it asks for a number, such as what dice come to; what it is about can wait.
    """

    learners: int
    never: int
    silent: int
    mistakes: tuple[Mistake, ...]
    is_sum: bool = False

    @property
    def order(self) -> tuple[int, bool, int]:
        """By what questions are sorted: how many missed one; sums behind the rest; errors of many."""
        shared = max((one.learners for one in self.mistakes if one.says), default=0)
        return -(self.learners + self.silent), self.is_sum, -shared

    def said(self, learners: int, words: Messages) -> str:
        """Return how many missed it, in words.

        Args:
            learners: How many there are.
            words: The reader's language.
        """
        never = ALL_OF_THEM if self.never == self.learners else self.never
        count = {"count": self.learners, "never": never, "silent": self.silent, "all": learners}
        told = [words.say("marking-missed", **count)] if self.learners else []
        silent = [words.say("marking-silent", **count)] if self.silent else []
        return words.say("list-semicolon").join(told + silent)


def missed(askings: Sequence[Asking], cells: Cells) -> Missed:
    """Return what learners missed in a question.

    Args:
        askings: The question as it was put to each of them.
        cells: The language.
    """
    foreseen: dict[tuple[str, str], int] = {}
    others: dict[str, int] = {}
    count = never = other = 0
    silent = sum(not one.tries for one in askings)
    is_sum = any(is_number(one.question) for one in askings)
    for asking in askings:
        wrong = [one for one in asking.tries if one.outcome == "wrong"]
        count += bool(wrong)
        never += bool(wrong) and all(one.outcome != "right" for one in asking.tries)
        given = {cells.given(asking, one, MOST_WORDS): cells.said(asking.scenario, one.says) for one in wrong}
        for what, says in given.items():
            if says:
                foreseen[what, says] = foreseen.get((what, says), 0) + 1
            else:
                others[what] = others.get(what, 0) + 1
        other += any(not says for says in given.values())
    known = [Mistake(what, says, number) for (what, says), number in foreseen.items()]
    named = sorted(others, key=lambda what: -others[what])[:MOST_OTHERS]
    rest = [Mistake(" · ".join(named), "", other)] if named else []
    mistakes = (*sorted(known, key=lambda one: -one.learners), *rest)
    return Missed(count, never, silent, mistakes, is_sum)
