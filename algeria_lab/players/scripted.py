"""A script as a player: given actions first, then somebody else decides."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Generic

from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.core.rules import Rules, S
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Because, Choice, Player
from algeria_lab.players.outside import Outsider, seated


class ScriptedPlayer(Named, Generic[S]):
    """Plays given action texts in order, one action a choice.

    Args:
        rules: The rules of the game.
        script: Actions or lines of play, such as ``raid V-4; band-3; done``.
        then: Who decides when the script is played.

    Attributes:
        played: How many actions of the script have been given; set it back to play it again.
    """

    name = "scripted"

    def __init__(self, rules: Rules[S], script: Iterable[str], then: Player[S] | Outsider) -> None:
        self._rules = rules
        self._parts = tuple(part for line in script for part in parse_line(line))
        self._then = then
        self.played = 0

    def choose(self, view: S, rng: Random) -> Choice:
        """Return the next action of the script, or what the other player chooses.

        Raises:
            IllegalAction: If the script asks for something that the rules refuse; the position stays.
            MalformedAction: If a text of the script is no action.
        """
        if self.played >= len(self._parts):
            return self._and_then(view).choose(view, rng)
        text = self._parts[self.played]
        action = self._rules.complete(view, text)
        if refusal := self._rules.refuse(view, action):
            raise IllegalAction(f"{text} (number {self.played + 1} of the script)", refusal)
        self.played += 1
        because = Because("", "judgement-scripted", answer=True, values=(("number", self.played),))
        return Choice((action,), (because,))

    def _and_then(self, view: S) -> Player[S]:
        """Return who decides after the script."""
        seat = self._rules.to_move(view)
        assert seat is not None, "a player is only asked for a decision"
        return seated(self._then, self._rules, seat)
