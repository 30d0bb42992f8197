"""The games as Gymnasium environments: one side for a learner, the other for a player of the house.

>>> import gymnasium
>>> from algeria_lab.interop import gymnasium as games
>>> env = gymnasium.make("algeria_lab/War-v0", seat="fln", opponent="mixed")
>>> observation, info = env.reset(seed=1)

See <https://gymnasium.farama.org/api/env/> for the interface, and `SeatEnv` for what is ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import Parameter, Signature, signature
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from algeria_lab.core.actions import Seat
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.interop import algeria, insurgent, twilight
from algeria_lab.interop.encoding import Mask
from algeria_lab.interop.episode import Episode, Step
from algeria_lab.interop.observing import Vector
from algeria_lab.interop.rewards import POTENTIALS, Measured, Rewards
from algeria_lab.players.outside import Outsider

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.envs.registration import register, registry
    from gymnasium.error import ResetNeeded
    from gymnasium.utils import EzPickle
except ModuleNotFoundError as missing:
    hint = "The environments need the extra 'rl': pip install '.[rl]' in the folder of algeria_lab"
    raise ModuleNotFoundError(f"{missing}. {hint}", name=missing.name) from missing

__all__ = ["ENVIRONMENTS", "POTENTIALS", "Measured", "Rewards", "SeatEnv"]

# Names for `gymnasium.make`; the version is that of the numbers of the game.
ENVIRONMENTS: Mapping[str, str] = {
    f"algeria_lab/War-v{algeria.VERSION}": "algeria",
    f"algeria_lab/Duel-v{insurgent.VERSION}": "insurgent",
    f"algeria_lab/Twilight-v{twilight.VERSION}": "twilight",
}
RENDER_MODES = ["ansi"]


class SeatEnv(gymnasium.Env[Vector, np.int64], EzPickle):
    """A side of a game as an environment; a player of the house has the other one.

    An observation is a vector of numbers between 0 and 1 whose entries are `observation_names`; an action is
    the number of an action, or of a word. ``info["action_mask"]`` holds a 1 for each that may be chosen now,
    ``info["shaping"]`` what of the reward the potential paid, ``info["winner"]`` who won (``draw`` if nobody
    did, empty while the game runs or where it was cut off) and ``info["refusal"]`` why a choice was illegal.

    All arguments but the last are those of `Episode`, among them *rewards*, *scenario*, *opening*,
    *turn_limit* and *actions*.

    Args:
        game: Name of the game.
        seat: The learner's side.
        opponent: Who plays the other: a name of the house, or anything with a ``choose``; None for the usual.
        render_mode: ``ansi`` for text, or None.
        asked: What else `Episode` takes.

    Attributes:
        episode: The games in numbers: its `match` is the game that is played.
        actions: The fixed list of actions, with their verbs and words as tables for scorers of one's own.
        observation_names: Name of each entry of an observation.

    Raises:
        UnknownName: For a game, side, player, scenario, potential or anything else that is not known.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - Gymnasium declares it so
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "algeria",
        seat: Seat = "fln",
        opponent: str | Outsider | None = None,
        *,
        render_mode: str | None = None,
        **asked: Any,
    ) -> None:
        EzPickle.__init__(self, game, seat, opponent, render_mode=render_mode, **asked)
        if render_mode not in (None, *RENDER_MODES):
            raise UnknownName("render mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.episode = Episode(game, seat, opponent, **asked)
        self.actions = self.episode.encoding.actions
        self.observation_names = self.episode.names
        self.observation_space = spaces.Box(0, 1, (len(self.observation_names),), np.float32)
        self.action_space = spaces.Discrete(self.episode.choosing.size)
        self.episode.ended = True  # until somebody resets it

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin a new game.

        Args:
            seed: Seed of dice and opponent: `algeria_lab.open_game` with the same seed throws the same dice.
                None draws one: the same ones again and again after a reset with a seed.
            options: Not used.

        Returns:
            What the learner sees at its first decision, a new array, and the info.
        """
        super().reset(seed=seed, options=options)
        self.episode.begin(int(self.np_random.integers(1 << 31)) if seed is None else seed)
        return self._observation(), self._info("", 0.0, "")

    def step(self, action: SupportsIndex) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """Do what the learner chose, and all up to its next decision.

        Args:
            action: A number that the mask allows.

        Returns:
            What the learner sees then, a new array; the reward; whether the game is over; whether it was cut
            off; and the info.

        Raises:
            IllegalAction: If the number is not legal and the environment was made with ``illegal="raise"``;
                the message says why, and nothing has changed.
            UnknownName: If there is no such number, or a word does not come next, likewise.
            ResetNeeded: If the game is over, or none was begun.
        """
        if self.episode.ended:
            raise ResetNeeded("The game is over, or none was begun. Call reset() first.")
        came: Step = self.episode.step(index(action))
        info = self._info(came.winner, came.shaping, came.refusal)
        return self._observation(), came.reward, came.terminated, came.truncated, info

    def _observation(self) -> Vector:
        row = np.empty(len(self.observation_names), np.float32)
        self.episode.observe(row)
        return row

    def _info(self, winner: str, shaping: float, refusal: str) -> dict[str, Any]:
        return {
            "action_mask": self.action_masks(),
            "shaping": shaping,
            "winner": winner,
            "refusal": refusal,
        }

    def action_masks(self) -> Mask:
        """Return a new array with a 1 for each number that may be chosen now, as ``info["action_mask"]``."""
        row: Mask = np.empty(self.episode.choosing.size, np.int8)
        self.episode.mask(row)
        return row

    @property
    def legal_numbers(self) -> list[int]:
        """The numbers that may be chosen now: what the mask says, without looking through it."""
        return [] if self.episode.ended else list(self.episode.choosing.numbers)

    def game(self) -> Game[Any]:
        """Return the game as it stands, with its history: for a board, a file, a look back."""
        return self.episode.match.replayed()

    def render(self) -> str | None:
        """Return the position in words; None without a render mode."""
        return None if self.render_mode is None else str(self.game())


def taking(own: type[Any]) -> Signature:
    """Return what a class takes that passes on what `Episode` takes, for completion and `help`."""
    mine = [
        one for one in signature(own.__init__).parameters.values() if one.kind is not Parameter.VAR_KEYWORD
    ]
    named = {one.name for one in mine}
    passed = [one for one in signature(Episode).parameters.values() if one.name not in named]
    return Signature([*mine[1:], *passed])


SeatEnv.__signature__ = taking(SeatEnv)  # type: ignore[attr-defined]


def _register() -> None:
    """Give the environments their names; whoever imports this again finds them."""
    for name, game in ENVIRONMENTS.items():
        if name not in registry:
            register(
                name,
                entry_point=f"{__name__}:SeatEnv",
                vector_entry_point="algeria_lab.interop.vector:SeatsEnv",
                kwargs={"game": game},
            )


_register()
