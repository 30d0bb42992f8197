"""Whole wars: how they come out, and how many a second."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from collections import Counter
from statistics import median
from time import process_time

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.simulator import War, play_war
from algeria_lab.players.base import Choice
from algeria_lab.players.random_player import RandomPlayer
from tests.benchmarks.measures import Players, doctrines, noting

RULES = AlgeriaRules()
(FLN, GOV), CHANCE = doctrines(), RandomPlayer(RULES)
ROUNDS, WARS, CHANCE_WARS = 4, 50, 100


def timed(scenario: str, players: Players, seeds: range) -> tuple[list[War], float]:
    """Return wars and the milliseconds that one took."""
    begun = process_time()
    wars = [play_war(scenario, *players, seed) for seed in seeds]
    return wars, (process_time() - begun) * 1000 / len(wars)


def mixed() -> None:
    """Print how wars between the two doctrines come out and what they cost, in four rounds."""
    print("mixed against mixed: shares of wars won, turns, ms of processor a war")
    print(
        f"{'scenario':10} {'FLN':>6} {'Gov.':>6} {'open':>6} {'turns':>6} {'9 in 10':>8} {'longest':>8} "
        f"{'best':>6} {'median':>7} {'wars/s':>7}"
    )
    for scenario in RULES.scenarios():
        timed(scenario, (FLN, GOV), range(3))
        rounds = [
            timed(scenario, (FLN, GOV), range(1 + WARS * lap, 1 + WARS * (lap + 1))) for lap in range(ROUNDS)
        ]
        wars = [war for some, _ in rounds for war in some]
        print(scenario_line(scenario, wars, [cost for _, cost in rounds]), flush=True)


def speed() -> None:
    """Print the two figures that are asked of the engine: ms of a doctrines' war, wars of chance a second."""
    print("best of four rounds, mean of the positions:")
    for name, players, wars in (("mixed against mixed", (FLN, GOV), WARS), ("chance", (CHANCE, CHANCE), 5)):
        costs = {}
        for scenario in RULES.scenarios():
            timed(scenario, players, range(3))
            costs[scenario] = min(timed(scenario, players, range(1, 1 + wars))[1] for _ in range(ROUNDS))
        mean = sum(costs.values()) / len(costs)
        each = ", ".join(f"{scenario} {cost:.1f}" for scenario, cost in costs.items())
        print(f"{name:20} {mean:6.2f} ms a war, {1000 / mean:6.1f} wars/s   ({each})", flush=True)


def scenario_line(scenario: str, wars: list[War], costs: list[float]) -> str:
    """Return one line of the table."""
    won = Counter(war.winner for war in wars)
    turns = sorted(war.turns for war in wars)
    shares = " ".join(f"{won[side] / len(wars):6.0%}" for side in ("fln", "gov", ""))
    spread = f"{sum(turns) / len(turns):6.1f} {turns[len(turns) * 9 // 10]:8} {turns[-1]:8}"
    return (
        f"{scenario:10} {shares} {spread} {min(costs):6.1f} {median(costs):7.1f} {1000 / median(costs):7.0f}"
    )


def chance() -> None:
    """Print how the doctrines fare against chance, and how fast chance plays with `rules.legal`."""
    print("against a player of chance: wars won of 100, ms a war")
    for scenario in RULES.scenarios():
        seeds = range(1, CHANCE_WARS + 1)
        as_fln, fln_cost = timed(scenario, (FLN, CHANCE), seeds)
        as_gov, gov_cost = timed(scenario, (CHANCE, GOV), seeds)
        print(
            f"{scenario:10} mixed FLN {sum(war.winner == 'fln' for war in as_fln):4} ({fln_cost:.0f} ms)"
            f"   mixed Government {sum(war.winner == 'gov' for war in as_gov):4} ({gov_cost:.0f} ms)",
            flush=True,
        )
    print("\nchance against chance (every decision asks `rules.legal`):")
    for scenario in RULES.scenarios():
        decisions = Counter[str]()

        def count(_state: State, _choice: Choice, decisions: Counter[str] = decisions) -> None:
            decisions["made"] += 1

        begun = process_time()
        for seed in range(1, 21):
            play_war(scenario, *noting((CHANCE, CHANCE), count), seed)
        spent = process_time() - begun
        print(
            f"{scenario:10} {20 / spent:6.1f} wars/s, {decisions['made'] / spent:8.0f} decisions/s, "
            f"{decisions['made'] / 20:6.0f} decisions a war",
            flush=True,
        )
