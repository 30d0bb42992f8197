"""A learner's games one after the other, in numbers: what environments of any library are made of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from algeria_lab.checking.positions import PositionLike
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.games import game_named
from algeria_lab.interop.choosing import choosing
from algeria_lab.interop.encoding import Encoding, Mask
from algeria_lab.interop.encodings import ENCODINGS
from algeria_lab.interop.match import Match
from algeria_lab.interop.observing import Follower, Vector
from algeria_lab.interop.rewards import Payment, Rewards
from algeria_lab.players.outside import Outsider

ILLEGAL = ("end", "raise")


class Step(NamedTuple):
    """What came of a choice.

    Attributes:
        reward: What is paid, all in all.
        terminated: Whether the game is over, by the rules or by an illegal choice.
        truncated: Whether it was cut off.
        shaping: The part of the reward that the potential pays.
        winner: Who won; ``draw`` if nobody did, empty while the game runs, or where it was cut off.
        refusal: Why the choice was illegal, in words; empty if it was not.
    """

    reward: float
    terminated: bool
    truncated: bool
    shaping: float
    winner: str
    refusal: str


@cache
def encoding_of(game: str) -> Encoding[Any]:
    """Return a game in numbers; environments of a process share it.

    Raises:
        UnknownName: If there is no such game.
    """
    return ENCODINGS[game_named(game).name](game_named(game).rules())


class Episode:
    """Games of a learner against a player of the house, in numbers.

    Args:
        game: Name of the game.
        seat: The learner's side.
        opponent: As for `Match`.
        rewards: What is paid; 1 for a victory and -1 for a defeat if None.
        actions: ``numbers``, one for each action, or ``words``, one for each word; see `choosing`.
        illegal: What comes of a choice that the mask forbids: ``end`` ends the game, ``raise`` raises.
        scenario: As for `Match`.
        options: As for `Match`.
        opening: As for `Match`.
        turn_limit: As for `Match`.
        action_limit: As for `Match`.
        language: As for `Match`.

    Attributes:
        match: The game that is played.
        names: Name of each entry of an observation.
        choosing: How the learner says what it does.

    Raises:
        UnknownName: For whatever is not known.
    """

    def __init__(  # noqa: PLR0913 - what a user may ask of an environment stands in one call
        self,
        game: str = "algeria",
        seat: Seat = "fln",
        opponent: str | Outsider | None = None,
        *,
        rewards: Rewards | None = None,
        actions: str = "numbers",
        illegal: str = "end",
        scenario: PositionLike | None = None,
        options: Mapping[str, object] | None = None,
        opening: str | None = None,
        turn_limit: int | None = None,
        action_limit: int = 10_000,
        language: str = "en",
    ) -> None:
        if illegal not in ILLEGAL:
            raise UnknownName("answer to an illegal choice", illegal, ILLEGAL)
        self.encoding, self._raises = encoding_of(game), illegal == "raise"
        self._payment = Payment(rewards or Rewards(), game, seat)
        self.choosing = choosing(actions, self.encoding.actions)
        self.match = Match(
            game,
            seat,
            opponent,
            scenario=scenario,
            options=options,
            opening=opening,
            turn_limit=turn_limit,
            action_limit=action_limit,
            language=language,
        )
        self._follower = Follower(self.encoding.observation, seat, scaled=True)
        self._seen = len(self.encoding.observation.names)
        self.names = self.encoding.observation.names + self.choosing.names
        self._begun()

    def begin(self, seed: int) -> None:
        """Begin a new game; `algeria_lab.open_game` with the same seed gives the same dice."""
        self.match.begin(seed)
        self._begun()

    def _begun(self) -> None:
        self.ended = False
        self.choosing.offer(self.match.legal, self._refused)
        self._payment.begin(self.match.view)

    def step(self, number: int) -> Step:
        """Do what the learner says.

        Args:
            number: Number of an action, or of a word.

        Raises:
            IllegalAction: If it is not legal, and illegal choices raise; nothing has changed.
            UnknownName: If there is no such number, or the word does not come next, likewise.
        """
        match = self.match
        try:
            action = self.choosing.choose(number)
        except LabError as refused:
            if self._raises:
                raise
            return self._illegal(str(refused))
        if action is not None:
            match.take(action)
            self.choosing.offer(match.legal, self._refused)
        is_over = match.is_over
        shaping = self._payment.shaped(match.view, is_over=is_over)
        reward = shaping
        if is_over:
            reward += self._payment.result(match.winner)
        elif match.truncated:
            reward += self._payment.limit(match.view)
        self.ended = is_over or match.truncated
        return Step(reward, is_over, match.truncated, shaping, match.winner, "")

    def _refused(self, number: int) -> LabError:
        """Return the error for the number of an action that is not legal now."""
        return self.match.refused(self.encoding.actions.action_of(number, self.match.seat))

    def _illegal(self, refusal: str) -> Step:
        """End the game for a choice that the mask forbids."""
        self.ended = True
        shaping = self._payment.shaped(self.match.view, is_over=True)
        return Step(
            reward=self._payment.illegal + shaping,
            terminated=True,
            truncated=False,
            shaping=shaping,
            winner="",
            refusal=refusal,
        )

    def observe(self, row: Vector) -> None:
        """Write what the learner sees into a row, every entry between 0 and 1, as `names` call them."""
        row[: self._seen] = self._follower.look(self.match.view)
        if self.choosing.names:
            row[self._seen :] = 0
            self.choosing.said(row[self._seen :])

    def mask(self, row: Mask) -> None:
        """Write a 1 into a row for each number that may be chosen now, a 0 for all others."""
        row.fill(0)
        if not self.ended:
            self.choosing.mask(row)
