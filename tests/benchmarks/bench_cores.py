"""The same wars in one process and in two: by the clock, so only a quiet machine tells the truth."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from algeria_lab.players.algeria.simulator import War, play_war
from tests.benchmarks.measures import doctrines

SCENARIO, WARS, CHUNK, LAPS = "1958", 600, 25, 3


def some_wars(seeds: range) -> list[War]:
    """Play the wars of a chunk."""
    players = doctrines()
    return [play_war(SCENARIO, *players, seed) for seed in seeds]


def run() -> None:
    """Print wars a second with one process and with two, and the ratio."""
    chunks = [range(start, start + CHUNK) for start in range(0, WARS, CHUNK)]
    spent, wars = {}, {}
    for processes in (1, 2):
        with ProcessPoolExecutor(processes) as pool:
            list(pool.map(some_wars, [range(1)] * processes * 2))  # now they have started and imported
            laps = [_clocked(pool, chunks) for _ in range(LAPS)]
        spent[processes], wars[processes] = min(seconds for seconds, _ in laps), laps[0][1]
        print(f"{processes} process{'es' * (processes > 1):2} {WARS / spent[processes]:7.0f} wars/s")
    print(f"two against one: {spent[1] / spent[2]:.2f} x; the same wars: {wars[1] == wars[2]}")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors, 2 of them ours")


def _clocked(pool: ProcessPoolExecutor, chunks: Iterable[range]) -> tuple[float, list[War]]:
    begun = perf_counter()
    wars = [war for some in pool.map(some_wars, chunks) for war in some]
    return perf_counter() - begun, wars
