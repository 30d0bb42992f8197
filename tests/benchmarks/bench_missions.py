"""Missions: how many a second, and what one of each kind takes."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from time import process_time

from algeria_lab.players.algeria.simulator import play_war
from tests.benchmarks.measures import LAPS, RULES, doctrines, mission_costs

WARS = 25


def run() -> None:
    """Print the microseconds of the engine by kind, then missions a second alone and in whole wars."""
    players = doctrines()
    laps = [mission_costs(players, WARS) for _ in range(LAPS)]
    number = {kind: count for kind, (count, _) in laps[0].items()}
    cost = {kind: min(lap[kind][1] for lap in laps) for kind in number}
    for kind in sorted(cost, key=cost.__getitem__, reverse=True):
        print(f"{kind:16} {cost[kind]:7.1f} us   {number[kind]:6} in {WARS} wars a scenario")
    missions, spent = sum(number.values()), sum(number[kind] * cost[kind] for kind in number) / 1e6
    begun = process_time()
    for scenario in RULES.scenarios():
        for seed in range(1, WARS + 1):
            play_war(scenario, *players, seed)
    whole = process_time() - begun
    print(f"{missions / spent:.0f} missions/s in the engine, {missions / whole:.0f} in wars of doctrines")
