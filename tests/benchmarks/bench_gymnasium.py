"""What a step of an environment costs beside the rules alone: played by turns in one session, as ratios.

``python -m tests.benchmarks gymnasium`` lets chance play one side of *Algeria* against ``mixed``, and both
sides by the rules alone. A step is a decision of the learner, with all that the opponent answers. Seconds are
of the processor, those of other processes included, and a loaded machine stretches both alike.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

import numpy as np

from algeria_lab.core.dice import SeededDice
from algeria_lab.interop import pettingzoo
from algeria_lab.interop.gymnasium import SeatEnv
from algeria_lab.interop.match import Match
from algeria_lab.interop.vector import SeatsEnv
from algeria_lab.players.algeria.simulator import WARS

GAMES, LAPS, SIDE_BY_SIDE = 5, 5, 16
STARTS = ("1954", "1958")
Timed = Callable[[str], tuple[int, float]]


def _rules_alone(scenario: str) -> tuple[int, float]:
    """Play both sides by chance on a draft: legal actions and the action, nothing else."""
    rng, steps, begun, nowhere = Random(0), 0, process_time(), frozenset[type]()
    for seed in range(GAMES):
        draft = WARS.begin(scenario, {}, SeededDice(seed))
        while draft.state.agenda and draft.state.turn <= WARS.turn_limit:
            legal = WARS.rules.legal(draft.state)
            quick = [action for action in legal if action.verb == "quick"]
            WARS.advance(draft, quick[0] if quick else legal[rng.randrange(len(legal))], nowhere)
            steps += 1
    return steps, process_time() - begun


def _match(scenario: str) -> tuple[int, float]:
    """Play one side by chance against ``mixed``, without numbers."""
    match, rng, steps, begun = (
        Match("algeria", "fln", "mixed", scenario=scenario),
        Random(0),
        0,
        process_time(),
    )
    for seed in range(GAMES):
        match.begin(seed)
        while match.legal:
            match.take(match.legal[rng.randrange(len(match.legal))])
            steps += 1
    return steps, process_time() - begun


def _environment(scenario: str) -> tuple[int, float]:
    """Do the same by number: with the mask, the vector and the info."""
    env, rng, steps, begun = (
        SeatEnv("algeria", "fln", "mixed", scenario=scenario),
        Random(0),
        0,
        process_time(),
    )
    for seed in range(GAMES):
        env.reset(seed=seed)
        ended = False
        while not ended:
            legal = env.legal_numbers
            _, _, terminated, truncated, _ = env.step(legal[rng.randrange(len(legal))])
            steps, ended = steps + 1, terminated or truncated
    return steps, process_time() - begun


def _pettingzoo(scenario: str) -> tuple[int, float]:
    """Play both sides by chance through PettingZoo, with a history and in its wrappers."""
    env, rng, steps = pettingzoo.env("algeria", scenario, opening="gov quick; fln quick"), Random(0), 0
    begun = process_time()
    for seed in range(GAMES):
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"])
            env.step(None if terminated or truncated else int(legal[rng.randrange(len(legal))]))
            steps += 1
    return steps, process_time() - begun


WORK: dict[str, Timed] = {
    "the rules alone, both sides": _rules_alone,
    "one side against mixed": _match,
    "SeatEnv": _environment,
    "pettingzoo.env, both sides": _pettingzoo,
}


def _many(workers: int, steps: int = 60) -> float:
    """Return the steps a second of the clock of many games at once."""
    envs = SeatsEnv("algeria", "fln", "mixed", scenario="1958", num_envs=SIDE_BY_SIDE, workers=workers)
    rng = np.random.default_rng(0)
    _, infos = envs.reset(seed=0)
    begun = perf_counter()
    for _ in range(steps):
        masks = infos["action_mask"]
        infos = envs.step([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])[-1]
    spent = perf_counter() - begun
    envs.close()
    return SIDE_BY_SIDE * steps / spent


def _answers(scenario: str) -> float:
    """Return how many actions of both sides there are for one of the learner's, in the games played here."""
    env, rng, taken, done = SeatEnv("algeria", "fln", "mixed", scenario=scenario), Random(0), 0, 0
    for seed in range(GAMES):
        env.reset(seed=seed)
        while legal := env.legal_numbers:
            env.step(legal[rng.randrange(len(legal))])
        game = env.game()
        taken += len(env.episode.match.taken)
        done += game.ply - 2  # both deployments
    return done / taken


def run() -> None:
    """Print steps a second, and what a step costs as a multiple of one by the rules alone."""
    print(f"{'steps a second of the processor':32} {'steps/s':>8} {'best':>8} {'ratio':>6}")
    for scenario in STARTS:
        costs: dict[str, list[float]] = {name: [] for name in WORK}
        for _ in range(LAPS):
            for name, timed in WORK.items():
                steps, seconds = timed(scenario)
                costs[name].append(seconds / steps)
        alone = costs["the rules alone, both sides"]
        for name, found in costs.items():
            ratio = median(mine / theirs for mine, theirs in zip(found, alone, strict=True))
            print(
                f"{scenario + ', ' + name:32} {1 / median(found):8,.0f} {1 / min(found):8,.0f} {ratio:6.2f}"
            )
        both, seconds = _answers(scenario), median(costs["SeatEnv"])
        print(f"  SeatEnv, actions of both sides: {both:.2f} for a step, {both / seconds:,.0f} a second")
    here, both = _many(0), _many(2)
    print(f"{SIDE_BY_SIDE} games at once, by the clock: {here:,.0f} steps a second in this process, ", end="")
    print(f"{both:,.0f} in two of their own")
