"""Conditions at one moment of guided play: each is read once, and all share one limit of outcomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression
from algeria_lab.scenarios.conditions.odds import MOST_OUTCOMES, at_most
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.guide.stage import Stage


class Readings:
    """What conditions have come to at a moment.

    Args:
        game: The game that they speak of.
        state: The position: that of the moment, or one that people saw or plan.
        stage: The step under way.
        answers: The last answers.
        moment: Makes what conditions are read from.
    """

    def __init__(
        self,
        game: str,
        state: Any,
        stage: Stage | None,
        answers: Mapping[str, object],
        moment: Callable[[], Moment],
    ) -> None:
        self._game, self._state, self._stage, self._answers = game, state, stage, answers
        self._moment = moment()
        self._read: dict[str, bool] = {}
        self._outcomes = MOST_OUTCOMES

    def are_of(self, state: Any, stage: Stage | None, answers: Mapping[str, object]) -> bool:
        """Return whether it is still that moment."""
        return state is self._state and stage is self._stage and answers == self._answers

    def holds(self, condition: str) -> bool:
        """Return whether a condition is true; what has no value, such as odds of a refused line, is not."""
        if condition not in self._read:
            with at_most(self._outcomes) as left:
                self._read[condition] = self._holds(condition)
            self._outcomes = left[0]
        return self._read[condition]

    def _holds(self, condition: str) -> bool:
        try:
            return _expression(condition, self._game).holds(self._moment)
        except WrongExpression:  # the checker warns of it
            return False


@lru_cache(maxsize=500)
def _expression(text: str, game: str) -> Expression:
    return Expression(text, game)
