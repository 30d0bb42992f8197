"""What was learned by number as a player: at a board, at a table, in `algeria_lab.compare`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random
from typing import Any, TypeAlias

import numpy as np

from algeria_lab.core.actions import Action
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import Rules
from algeria_lab.games import game_named
from algeria_lab.interop.choosing import BY_NUMBER, CHOOSING, ByWord
from algeria_lab.interop.encoding import Encoding, Mask, Observed
from algeria_lab.interop.encodings import ENCODINGS
from algeria_lab.interop.observing import Vector
from algeria_lab.players.outside import Spokesman

Policy: TypeAlias = Callable[[Observed], int] | Callable[[Observed, Random], int]


class Learned(Spokesman):
    """A policy as a player of one's own: it is shown what an agent sees and answers with a number.

    Args:
        game: Name of the game.
        policy: Returns the number of an action, given ``observation`` and ``action_mask``. A number that the
            mask forbids is refused as any other illegal choice.
        name: What tables and charts call the player.
        scaled: Whether the observation is that of the Gymnasium environments, every entry between 0 and 1,
            instead of that of the PettingZoo environments.
        chance: Whether the policy draws by lot: it is then also given a `random.Random` that follows from the
            seed of the game, so that the same game comes again.
        actions: ``numbers``, or ``words`` for a policy that says its actions word by word, as for `Episode`;
            it is then asked for each word, and the words said so far stand at the end of the observation.

    Raises:
        UnknownName: For an unknown game, or way to say actions.
    """

    def __init__(
        self,
        game: str,
        policy: Policy,
        name: str = "learned",
        *,
        scaled: bool = False,
        chance: bool = False,
        actions: str = "numbers",
    ) -> None:
        self.game, self.policy, self.name = game_named(game).name, policy, name
        self.scaled, self.chance, self.actions = scaled, chance, actions
        if actions not in CHOOSING:
            raise UnknownName("way to say actions", actions, CHOOSING)

    def __repr__(self) -> str:
        return f"Learned({self.game!r}, {self.name!r})"

    def choose(self, view: Any, rng: Random) -> Action:
        """Return what the policy chooses."""
        rules, encoding = _in_numbers(self.game)
        seat = rules.to_move(view)
        assert seat is not None, "a player is asked while its side decides"
        vector = encoding.observation.read(view, seat)
        seen = encoding.observation.scaled(vector) if self.scaled else vector
        legal = rules.legal(view)
        if self.actions == BY_NUMBER:
            number = self._answer(seen, encoding.mask(legal), rng)
            return encoding.actions.action_of(number, seat)  # whoever asked refuses what is not legal
        return self._in_words(ByWord(encoding.actions), legal, seen, rng)

    def _in_words(self, way: ByWord, legal: Sequence[Action], seen: Vector, rng: Random) -> Action:
        """Return the action that the policy says word by word."""
        way.offer(legal)
        action = None
        while action is None:
            said, mask = np.zeros(len(way.names), np.float32), np.zeros(way.size, np.int8)
            way.said(said)
            way.mask(mask)
            action = way.choose(self._answer(np.concatenate((seen, said)), mask, rng))
        return action

    def _answer(self, vector: Vector, mask: Mask, rng: Random) -> int:
        observed: Observed = {"observation": vector, "action_mask": mask}
        policy: Callable[..., int] = self.policy
        return int(policy(observed, rng) if self.chance else policy(observed))


@cache
def _in_numbers(game: str) -> tuple[Rules[Any], Encoding[Any]]:
    rules = game_named(game).rules()
    return rules, ENCODINGS[game](rules)
