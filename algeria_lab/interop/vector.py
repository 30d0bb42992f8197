"""Many games at once as a Gymnasium vector environment: in this process, or over several.

>>> from algeria_lab.interop.vector import SeatsEnv
>>> envs = SeatsEnv("insurgent", "fln", num_envs=4)
>>> observations, infos = envs.reset(seed=1)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError
from algeria_lab.interop.batch import Batch, Rows
from algeria_lab.interop.episode import Episode
from algeria_lab.interop.gymnasium import taking
from algeria_lab.interop.observing import Vector
from algeria_lab.interop.workers import Workers
from algeria_lab.players.outside import Outsider

Numbers: TypeAlias = NDArray[np.int64]
Came: TypeAlias = tuple[Vector, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class WrongNumberOfGames(LabError, ValueError):
    """As many games, processes, seeds or actions were given as cannot be."""


class SeatsEnv(VectorEnv[Vector, Numbers, NDArray[Any]]):
    """Several games of `SeatEnv`, stepped by one call; each that is over begins anew at the next step.

    They are played one after the other in this process, which spares the info of each and no more, or shared
    out over processes, which play at the same time.

    Args:
        game: Name of the game.
        seat: The learner's side.
        opponent: As for `SeatEnv`.
        num_envs: How many games.
        workers: How many processes play them; none but this one if 0.
        asked: What else `Episode` takes.

    Attributes:
        actions: The fixed list of actions, as that of `SeatEnv`.
        observation_names: Name of each entry of an observation.

    Raises:
        WrongNumberOfGames: For none at all, or more processes than games.
        NoProcesses: For processes in a script that does not protect what it does.
        UnknownName: As for `SeatEnv`.
    """

    def __init__(
        self,
        game: str = "algeria",
        seat: Seat = "fln",
        opponent: str | Outsider | None = None,
        *,
        num_envs: int = 1,
        workers: int = 0,
        **asked: Any,
    ) -> None:
        if num_envs < 1 or not 0 <= workers <= num_envs:
            raise WrongNumberOfGames(
                f"{num_envs} games cannot be played by {workers} processes. Ask for 1 game or more, and for "
                "at most as many processes, or for 0, which plays in this one."
            )
        asked |= {"game": game, "seat": seat, "opponent": opponent}
        first = Episode(**asked)
        self.num_envs, self.actions = num_envs, first.encoding.actions
        self.observation_names = first.names
        shape = (num_envs, len(first.names), first.choosing.size)
        self.single_observation_space = spaces.Box(0, 1, (len(first.names),), np.float32)
        self.single_action_space = spaces.Discrete(first.choosing.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self._played: Batch | Workers
        if workers:
            self._played = Workers(workers, shape, asked)
        else:
            episodes = [first, *[Episode(**asked) for _ in range(num_envs - 1)]]
            self._played = Batch(episodes, Rows.empty(*shape))
        self._rows = self._played.rows

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - not used, as in `SeatEnv`
    ) -> tuple[Vector, dict[str, Any]]:
        """Begin all games anew.

        Args:
            seed: Seed of the first game, the next takes the next one; or one for each; None draws them.
            options: Not used.

        Returns:
            What each learner sees, a new array of shape ``(num_envs, entries)``, and the infos.

        Raises:
            WrongNumberOfGames: For another number of seeds than of games.
        """
        count = self.num_envs
        seeds = [None] * count if seed is None else seed
        if isinstance(seeds, int):
            seeds = [seeds + at for at in range(count)]
        if len(seeds) != count:
            raise WrongNumberOfGames(f"{len(seeds)} seeds were given for {count} games. Give one for each.")
        infos = self._infos(self._played.reset(list(seeds)))
        return self._rows.observations.copy(), infos

    def step(self, actions: ArrayLike) -> Came:
        """Do what each learner chose.

        Args:
            actions: A number for each game; that of one that is over is not looked at, it begins anew.

        Returns:
            What each learner sees then, rewards, which games are over, which were cut off, all new arrays
            with a row or an entry a game, and the infos.

        Raises:
            WrongNumberOfGames: For another number of actions than of games.
            IllegalAction: As for `SeatEnv`; a `WorkerFailed` where processes play.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise WrongNumberOfGames(
                f"actions have the shape {chosen.shape} for {self.num_envs} games. Give one number for each."
            )
        rows = self._rows
        rows.actions[:] = chosen
        infos = self._infos(self._played.step())
        return (
            rows.observations.copy(),
            rows.rewards.copy(),
            rows.terminated.copy(),
            rows.truncated.copy(),
            infos,
        )

    def _infos(self, said: Sequence[tuple[str, str]]) -> dict[str, Any]:
        """Return the infos of all games as Gymnasium batches them: a key, and who has it."""
        winners, refusals = np.array(said, dtype=object).reshape(-1, 2).T
        found = {
            "action_mask": self._rows.masks.copy(),
            "shaping": self._rows.shaping.copy(),
            "winner": winners,
            "refusal": refusals,
        }
        everybody = {f"_{key}": np.ones(self.num_envs, dtype=np.bool_) for key in found}
        return found | everybody

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ARG002 - Gymnasium's own form
        """End the processes that play."""
        if hasattr(self, "_played"):  # not, if it could not be made
            self._played.close()


SeatsEnv.__signature__ = taking(SeatsEnv)  # type: ignore[attr-defined]
