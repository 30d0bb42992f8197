"""Chance as a player: every legal action is equally likely."""

from __future__ import annotations

from random import Random
from typing import Generic

from algeria_lab.core.rules import Rules, S
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import RANDOM, Because, Choice


class RandomPlayer(Named, Generic[S]):
    """Takes any legal action with the same chance; a yardstick, and a good tester of rules."""

    name = RANDOM

    def __init__(self, rules: Rules[S]) -> None:
        self._rules = rules

    def choose(self, view: S, rng: Random) -> Choice:
        """Draw one of the legal actions."""
        legal = self._rules.legal(view)
        because = Because("", "judgement-random", answer=True, values=(("options", len(legal)),))
        return Choice((legal[rng.randrange(len(legal))],), (because,))
