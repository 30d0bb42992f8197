"""Memory over many wars: it must not grow."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import resource
import sys

from algeria_lab.players.algeria.simulator import TURN_LIMIT, play_war
from tests.benchmarks.measures import RULES, doctrines

WARS, SHOWN, WHOLE, SHORT_TURNS = 100_000, 10_000, 20, 1


def run() -> None:
    """Play short wars, one in twenty to its end, and print the most memory used so far."""
    players, scenarios = doctrines(), RULES.scenarios()
    print(f"{'wars':>8} {'most memory':>12}")
    for seed in range(WARS + 1):
        if seed % SHOWN == 0:
            print(f"{seed:8} {peak_megabytes():9.1f} MB", flush=True)
        turns = SHORT_TURNS if seed % WHOLE else TURN_LIMIT
        play_war(scenarios[seed % len(scenarios)], *players, seed, turn_limit=turns)


def peak_megabytes() -> float:
    """Return the most memory that this process has used; flat if nothing grows."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
