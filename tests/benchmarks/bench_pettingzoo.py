"""How fast random players act through PettingZoo, and what a step is made of."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import process_time

import numpy as np
from pettingzoo import AECEnv

from algeria_lab.interop import pettingzoo

ENVIRONMENTS = {
    "algeria, from the set-up": {"game": "algeria"},
    "algeria, behind the set-up": {"game": "algeria", "opening": "gov quick; fln quick"},
    "insurgent": {"game": "insurgent"},
    "insurgent, solo": {"game": "insurgent", "scenario": "solo"},
    "twilight, short": {"game": "twilight", "scenario": "short"},
}
FEW, MANY, LAPS = 20, 1000, 5


def play_random(env: AECEnv, games: int) -> tuple[Counter[str], int]:
    """Play games with seeds from 0; return who won how many (empty: nobody), and the actions taken."""
    rng, won, steps = np.random.default_rng(0), Counter[str](), 0
    for seed in range(games):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _reward, termination, truncation, _info = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                steps += 1
        outcome = env.unwrapped.game.outcome
        won[(outcome and outcome.winner) or ""] += 1
    return won, steps


def _seconds(laps: int, work: Callable[..., object], *args: object) -> float:
    """Return the seconds that a piece of work takes, the mean of several laps."""
    begun = process_time()
    for _ in range(laps):
        work(*args)
    return (process_time() - begun) / laps


def _parts(asked: dict[str, str]) -> dict[str, float]:
    """Return the microseconds of what a step does, over the decisions of random games."""
    env, rng, spent, decisions = pettingzoo.raw_env(**asked), np.random.default_rng(1), Counter[str](), 0
    for seed in range(3):
        env.reset(seed=seed)
        while env.game.outcome is None:
            agent, rules, state = env.agent_selection, env.game.rules, env.game.state
            spent["what the seat may see"] += _seconds(LAPS, rules.observe, state, agent)
            spent["legal actions"] += _seconds(LAPS, rules.legal, rules.observe(state, agent))
            spent["the vector"] += _seconds(LAPS, env.observe, agent)
            action = int(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"])))
            spent["the action"] += _seconds(1, env.game.fork().play, env.action_of(action))
            env.step(action)
            decisions += 1
    return {part: 1e6 * seconds / decisions for part, seconds in spent.items()}


def run(games: int = FEW) -> None:
    """Print games, winners and steps a second of one core, and what a step costs in microseconds."""
    for name, asked in ENVIRONMENTS.items():
        env = pettingzoo.env(**asked)
        begun = process_time()
        won, steps = play_random(env, games)
        spent = process_time() - begun
        winners = ", ".join(f"{winner or 'nobody'} {count}" for winner, count in won.most_common())
        print(f"{name}: {games} games in {spent:.1f} s, won by {winners}")
        print(f"  {steps / games:.0f} actions a game, {steps / spent:,.0f} a second")
        print("  " + ", ".join(f"{part} {cost:.0f} us" for part, cost in _parts(asked).items()))


def run_many() -> None:
    """Do so for 1,000 games of each."""
    run(MANY)
