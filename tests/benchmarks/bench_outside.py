"""What it costs to check: the same games by players of the package, believed, and by the same from outside.

``python -m tests.benchmarks outside`` plays both by turns in one process, so that a loaded machine slows them
alike.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any

from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.base import Choice, Player
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.insurgent.simulator import play_duel
from tests.benchmarks.measures import doctrines

GAMES, ROUNDS = 10, 7
Plays = Callable[[Any, Any, int], object]


class FromOutside:
    """Chooses what a player of the package chooses."""

    def __init__(self, player: Player[Any]) -> None:
        self.player = player

    def choose(self, view: Any, rng: Random) -> Choice:
        """Ask the player."""
        return self.player.choose(view, rng)


def timed(play: Plays, fln: object, gov: object, seeds: range) -> float:
    """Return the milliseconds of processor that a game took."""
    begun = process_time()
    for seed in seeds:
        play(fln, gov, seed)
    return (process_time() - begun) * 1000 / len(seeds)


def line(name: str, play: Plays, fln: Player[Any], gov: Player[Any]) -> str:
    """Return one line of the table: believed, checked, and the median of their ratio."""
    believed, checked = [], []
    for lap in range(ROUNDS):
        seeds = range(1 + GAMES * lap, 1 + GAMES * (lap + 1))
        believed.append(timed(play, fln, gov, seeds))
        checked.append(timed(play, FromOutside(fln), FromOutside(gov), seeds))
    ratio = median(ours / theirs for ours, theirs in zip(checked, believed, strict=True))
    return f"{name:20} {median(believed):8.1f} {median(checked):8.1f} {ratio:6.2f}"


def run() -> None:
    """Print what a war and a duel cost, believed and checked."""
    print(f"{'ms of processor':20} {'believed':>8} {'checked':>8} {'ratio':>6}")
    print(line("1958, mixed", lambda fln, gov, seed: play_war("1958", fln, gov, seed), *doctrines()))
    for name in ("random", "sensible"):
        duellists = PLAYERS.player(name, "fln"), PLAYERS.player(name, "gov")
        print(line(f"duel, {name}", lambda fln, gov, seed: play_duel("duel", fln, gov, seed), *duellists))
