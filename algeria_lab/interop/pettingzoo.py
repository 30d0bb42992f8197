"""The games as PettingZoo environments: two agents, or one, act in turn by number.

>>> from algeria_lab.interop import pettingzoo
>>> env = pettingzoo.env("insurgent")
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()

See <https://pettingzoo.farama.org/api/aec/> for the interface, and `raw_env` for what is ours.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from inspect import signature
from operator import index
from random import Random
from typing import Any

import numpy as np

from algeria_lab.checking.positions import PositionLike
from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.door.opening import open_game
from algeria_lab.games import game_named
from algeria_lab.interop.encoding import Encoding, Observed
from algeria_lab.interop.encodings import ENCODINGS
from algeria_lab.interop.observing import Follower

try:
    from gymnasium import logger, spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    hint = "The environments need the extra 'rl': pip install '.[rl]' in the folder of algeria_lab"
    raise ModuleNotFoundError(f"{missing}. {hint}", name=missing.name) from missing

__all__ = ["env", "raw_env"]

ACTION_LIMIT = 10_000
RENDER_MODES = ["ansi"]


class raw_env(AECEnv[Seat, Observed, int], EzPickle):  # noqa: N801 - PettingZoo's name for it
    """A game as an environment of agents that act in turn.

    Agents are the seats ``fln`` and ``gov``; in the solo duel ``fln`` alone. An agent may act several times
    running. An observation is a dictionary: ``observation``, a vector whose entries are `observation_names`,
    and ``action_mask``, a 1 for every action of `actions` that the agent may take now; the mask is also in
    the agent's info. Both know only what the seat may see.

    Rewards are 0 until the game is over; then the winner gets 1 and the loser -1, both 0 after a draw. A game
    that runs on after *turn_limit* or *action_limit* is truncated, with 0 for both.

    Args:
        game: ``algeria``, the war on the map, or ``insurgent``, the card duel.
        scenario: Name of the starting position, or one of your own, as for `algeria_lab.open_game`; the first
            of the game if None.
        options: Options of the game, as for `algeria_lab.open_game`.
        opening: A line that is played at every reset, such as ``gov quick; fln quick``.
        turn_limit: The game is truncated after this turn; None for what the game's own experiments take.
        action_limit: The game is truncated after so many actions.
        language: Language of `render` and of error messages.
        render_mode: ``ansi`` for text, or None.

    Attributes:
        game: The game that is played, with its history: for a board, a file, a look back.
        actions: The fixed list of actions; see `action_of` and `id_of`.
        observation_names: Name of each entry of the vector.

    Raises:
        UnknownName: For an unknown game, scenario, option, language or render mode.
        IllegalAction: If the opening is refused.
    """

    def __init__(  # noqa: PLR0913 - what a user may ask of an environment stands in one call
        self,
        game: str = "algeria",
        scenario: PositionLike | None = None,
        *,
        options: Mapping[str, object] | None = None,
        opening: str = "",
        turn_limit: int | None = None,
        action_limit: int = ACTION_LIMIT,
        language: str = "en",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            game,
            scenario,
            options=options,
            opening=opening,
            turn_limit=turn_limit,
            action_limit=action_limit,
            language=language,
            render_mode=render_mode,
        )
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise UnknownName("render mode", render_mode, RENDER_MODES)
        self._open = partial(open_game, game, scenario, options=options, language=language)
        self._opening, self.action_limit, self.render_mode = opening, action_limit, render_mode
        self.game = self._begin(seed=0)
        self._encoding: Encoding[Any] = ENCODINGS[game](self.game.rules)
        self.turn_limit = self._encoding.turn_limit if turn_limit is None else turn_limit
        self.actions = self._encoding.actions
        self.observation_names = self._encoding.observation.names
        self.metadata = {
            "name": f"{game}_v{self._encoding.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = list(game_named(game).seats(self.game.scenario))
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents}
        seen = self._encoding.observation
        self._followers = {agent: Follower(seen, agent, scaled=False) for agent in self.possible_agents}
        self._seeds = Random()

    def __repr__(self) -> str:
        return f"{self}: {self.game!r}"

    def _begin(self, seed: int) -> Game[Any]:
        """Return a new game with its opening played."""
        game = self._open(seed=seed)
        if self._opening:
            game.play(self._opening)
        return game

    def _observation_space(self) -> spaces.Dict:
        seen = self._encoding.observation
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        return spaces.Dict(
            {"observation": spaces.Box(seen.low, seen.high, dtype=np.float32), "action_mask": mask}
        )

    def observation_space(self, agent: Seat) -> spaces.Dict:
        """Return the space of an agent's observations; always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Seat) -> spaces.Discrete:
        """Return the space of an agent's actions; always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new game.

        Args:
            seed: Seed of its dice: `algeria_lab.open_game` with the same seed gives the same game. None
                draws one: the same ones again and again after a reset with a seed, fresh ones before.
            options: Not used.
        """
        if seed is not None:
            self._seeds = Random(seed)
        self.game = self._begin(self._seeds.getrandbits(31) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._look()

    def step(self, action: int) -> None:
        """Do what the agent whose turn it is chose; None once it is out of the game.

        Args:
            action: Number in `actions`.

        Raises:
            IllegalAction: If the action is refused; the message says why. Nothing has changed.
            UnknownName: If there is no such number.
            TypeError: If it is no whole number.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(self.action_of(action))
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self._end()
        self._accumulate_rewards()
        self._look()

    def _end(self) -> None:
        """Note how the game ended, if it has."""
        if outcome := self.game.outcome:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent in self.agents if outcome.winner != "draw" else ():
                self.rewards[agent] = 1 if agent == outcome.winner else -1
        elif self.game.state.turn > self.turn_limit or self.game.ply >= self.action_limit:
            self.truncations = dict.fromkeys(self.agents, True)

    def _look(self) -> None:
        """Turn to who decides now, and note what it may do; nobody may do anything once the game is over."""
        self._views: dict[Seat, Any] = {}
        self._legal: dict[Seat, tuple[Action, ...]] = {}
        seat = self.game.to_move
        if seat is not None:
            self.agent_selection = seat
            if not self.truncations[seat]:
                self._legal[seat] = self.game.rules.legal(self._view(seat))
        self._masks = {agent: self._encoding.mask(self._legal.get(agent, ())) for agent in self.agents}
        self.infos: dict[Seat, dict[str, Any]] = {
            agent: {"action_mask": mask.copy()} for agent, mask in self._masks.items()
        }

    def _view(self, seat: Seat) -> Any:
        """Return what a seat may see now."""
        if seat not in self._views:
            self._views[seat] = self.game.rules.observe(self.game.state, seat)
        return self._views[seat]

    def observe(self, agent: Seat) -> Observed:
        """Return what an agent sees now: ``observation`` and ``action_mask``, both new arrays."""
        mask = self._masks.get(agent)
        return {
            "observation": self._followers[agent].look(self._view(agent)).copy(),
            "action_mask": self._encoding.mask(()) if mask is None else mask.copy(),
        }

    def render(self) -> str | None:
        """Return the position in words; None without a render mode."""
        if self.render_mode is None:
            logger.warn("render was called, but the environment was made without a render_mode.")
            return None
        return str(self.game)

    def close(self) -> None:
        """Do nothing: an environment holds no window and no file."""

    def action_of(self, number: int) -> Action:
        """Return the action with a number, of the agent whose turn it is.

        Raises:
            UnknownName: If there is no such number.
        """
        return self.actions.action_of(index(number), self.agent_selection)

    def id_of(self, action: Action | str) -> int:
        """Return the number of an action, such as ``raid V-4`` or ``raid Tlemcen``, whoever does it.

        Raises:
            UnknownName: If it is not on the list.
            MalformedAction: If a text is no action at all, or nearly names something.
        """
        if isinstance(action, str):
            # Names are read at the start, where somebody decides: a number means the same in every position.
            action = self.game.rules.complete(self.game.state_at(0), action)
        return self.actions.id_of(action)


def env(*args: Any, **kwargs: Any) -> AECEnv[Seat, Observed, int]:
    """Return a `raw_env` in the wrappers that PettingZoo's own card and board games wear.

    An illegal action ends the game with -1 for who did it, instead of an `IllegalAction`. Arguments are those
    of `raw_env`.
    """
    wrapped: AECEnv[Seat, Observed, int] = raw_env(*args, **kwargs)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


# Completion and `help` say what it takes.
env.__signature__ = signature(raw_env).replace(  # type: ignore[attr-defined]
    return_annotation="AECEnv[Seat, Observed, int]"
)
