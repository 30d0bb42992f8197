"""Answers in the letters of the paper: of an option its own, of a pair with the number beside it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from algeria_lab.scenarios.quiz.shown import shown_options, shown_pairs

if TYPE_CHECKING:
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.verdicts import Key

Chosen: TypeAlias = "str | tuple[str, str]"  # an option, or an option and what was put beside it


class Letters:
    """The letters of one question; what has none goes by its id.

    Args:
        asking: The question.
    """

    def __init__(self, asking: Asking) -> None:
        scenario, question = asking.scenario, asking.question
        self._is_ordered, self._is_paired = question.kind == "order", question.kind == "match"
        self._letters = {one.id: one.letter for one in shown_options(scenario, question)}
        pairs = enumerate(shown_pairs(scenario, question), start=1)
        self._numbers = {one.id: str(number) for number, one in pairs}

    def of(self, chosen: Chosen) -> str:
        """Return the letter of what was chosen; of a pair the number of its other half behind it."""
        if isinstance(chosen, tuple):
            one, other = chosen
            return self.of(one) + self._numbers.get(other, other)
        return self._letters.get(chosen, chosen)

    def joined(self, chosen: Iterable[Chosen]) -> str:
        """Return the letters of several, in their order; of pairs in the order of the paper."""
        found = map(self.of, chosen)
        return (" – " if self._is_ordered else ", ").join(sorted(found) if self._is_paired else found)

    def right(self, key: Key) -> str:
        """Return the letters of what is right; empty where nothing has letters."""
        if not self._letters:
            return ""
        return self.joined((name, name) if self._is_paired else name for name in key.ids)
