"""Several learners' games side by side, in rows of arrays that whoever asks for them has made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium.utils import seeding
from numpy.typing import NDArray

from algeria_lab.interop.encoding import Mask
from algeria_lab.interop.episode import Episode, Step
from algeria_lab.interop.observing import Vector

Said: TypeAlias = list[tuple[str, str]]
SEEDS = 1 << 31
NOTHING = Step(0.0, terminated=False, truncated=False, shaping=0.0, winner="", refusal="")


class Rows(NamedTuple):
    """What comes of a step of several games, a row each.

    Attributes:
        observations: What each learner sees, of shape ``(games, entries)``.
        masks: What each may do, of shape ``(games, numbers)``.
        rewards: What each is paid, of shape ``(games,)``; so are the others.
        terminated: Whether each game is over.
        truncated: Whether each was cut off.
        shaping: What of the reward the potential paid.
        actions: What each learner does.
    """

    observations: Vector
    masks: Mask
    rewards: NDArray[np.float64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    shaping: NDArray[np.float64]
    actions: NDArray[np.int64]

    @classmethod
    def shapes(cls, games: int, entries: int, numbers: int) -> tuple[tuple[tuple[int, ...], type[Any]], ...]:
        """Return shape and type of each array, in order."""
        one = (games,)
        flags, payments = (one, np.bool_), (one, np.float64)
        seen = ((games, entries), np.float32), ((games, numbers), np.int8)
        return (*seen, payments, flags, flags, payments, (one, np.int64))

    @classmethod
    def empty(cls, games: int, entries: int, numbers: int) -> Rows:
        """Return arrays of zeros."""
        arrays: list[Any] = [np.zeros(shape, kind) for shape, kind in cls.shapes(games, entries, numbers)]
        return cls(*arrays)

    def part(self, games: slice) -> Rows:
        """Return the rows of some games; what is written there is written here."""
        arrays: list[Any] = [array[games] for array in self]
        return Rows(*arrays)


class Batch:
    """Games of several learners, stepped together; one that is over begins anew at the next step.

    Args:
        episodes: The games.
        rows: Where what comes of a step is written.
    """

    def __init__(self, episodes: Sequence[Episode], rows: Rows) -> None:
        self.episodes, self.rows = episodes, rows
        self._randoms: list[np.random.Generator] = [seeding.np_random()[0] for _ in episodes]
        self._notes: list[Step] = [NOTHING] * len(episodes)

    def reset(self, seeds: Sequence[int | None]) -> Said:
        """Begin all games anew.

        Args:
            seeds: The seed of each; None draws one, as `SeatEnv.reset` does.

        Returns:
            For each game who has won it, and why its learner's choice was illegal; mostly both are empty.
        """
        for at, (episode, seed) in enumerate(zip(self.episodes, seeds, strict=True)):
            if seed is not None:
                self._randoms[at] = seeding.np_random(seed)[0]
            self._begin(at, episode, seed)
        return self._said()

    def _begin(self, at: int, episode: Episode, seed: int | None = None) -> None:
        episode.begin(int(self._randoms[at].integers(SEEDS)) if seed is None else seed)
        self._write(at, episode, NOTHING)

    def step(self) -> Said:
        """Do what `actions` of the rows say, each in its game.

        Returns:
            As `reset`.

        Raises:
            IllegalAction: As `Episode.step`; games of rows before it have gone on.
            UnknownName: Likewise.
        """
        for at, (episode, action) in enumerate(zip(self.episodes, self.rows.actions.tolist(), strict=True)):
            if episode.ended:
                self._begin(at, episode)
            else:
                self._write(at, episode, episode.step(action))
        return self._said()

    def _write(self, at: int, episode: Episode, came: Step) -> None:
        rows = self.rows
        episode.observe(rows.observations[at])
        episode.mask(rows.masks[at])
        rows.rewards[at], rows.shaping[at] = came.reward, came.shaping
        rows.terminated[at], rows.truncated[at] = came.terminated, came.truncated
        self._notes[at] = came

    def _said(self) -> Said:
        return [(note.winner, note.refusal) for note in self._notes]

    def close(self) -> None:
        """Do nothing: games of this process hold no window and no file."""
