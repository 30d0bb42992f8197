"""What was learned by number as a player: at a board, at a table, in `algeria_lab.compare`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from algeria_lab.core.actions import Action
from algeria_lab.core.rules import Rules
from algeria_lab.games import game_named
from algeria_lab.interop.encoding import Encoding, Observed
from algeria_lab.interop.encodings import ENCODINGS
from algeria_lab.players.outside import Spokesman

Policy = Callable[[Observed], int]


class Learned(Spokesman):
    """A policy as a player of one's own: it is shown what an agent sees and answers with a number.

    Args:
        game: Name of the game.
        policy: Returns the number of an action, given ``observation`` and ``action_mask``. A number that the
            mask forbids is refused as any other illegal choice.
        name: What tables and charts call the player.

    Raises:
        UnknownName: For an unknown game.
    """

    def __init__(self, game: str, policy: Policy, name: str = "learned") -> None:
        self.game, self.policy, self.name = game_named(game).name, policy, name

    def __repr__(self) -> str:
        return f"Learned({self.game!r}, {self.name!r})"

    def choose(self, view: Any, rng: Random) -> Action:  # noqa: ARG002 - chance is the policy's own affair
        """Return what the policy chooses."""
        rules, encoding = _in_numbers(self.game)
        seat = rules.to_move(view)
        assert seat is not None, "a player is asked while its side decides"
        observed = encoding.observed(view, seat, rules.legal(view))
        return encoding.actions.action_of(int(self.policy(observed)), seat)


@cache
def _in_numbers(game: str) -> tuple[Rules[Any], Encoding[Any]]:
    rules = game_named(game).rules()
    return rules, ENCODINGS[game](rules)
