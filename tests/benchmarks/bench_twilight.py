"""Games of Colonial Twilight: how the pairings of its players come out, and what a game costs.

``python -m tests.benchmarks twilight`` plays 100 games a pairing and scenario;
``python -m tests.benchmarks.bench_twilight 400`` as many as are asked for; a second number is the first seed,
else 1. The weights were tuned on other seeds.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from time import process_time

from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.players.twilight.simulator import Campaign, play_campaign
from algeria_lab.twilight.set_up import SCENARIOS

GAMES, WARMING = 100, 2


def timed(scenario: str, fln: str, gov: str, seeds: range) -> tuple[list[Campaign], float]:
    """Return games of a pairing and the milliseconds of processor that one took."""
    players = PLAYERS.player(fln, "fln"), PLAYERS.player(gov, "gov")
    begun = process_time()
    games = [play_campaign(scenario, *players, seed) for seed in seeds]
    return games, (process_time() - begun) * 1000 / len(games)


def error(share: float, games: int) -> float:
    """Return the standard error of a share."""
    return float((share * (1 - share) / games) ** 0.5)


def pairing_line(scenario: str, fln: str, gov: str, games: Sequence[Campaign], cost: float) -> str:
    """Return one line of the table."""
    count = len(games)
    won = Counter(game.winner for game in games)
    share = won["fln"] / count
    early = sum(game.reason != "final" for game in games) / count
    fln_margin, gov_margin, cards = (
        sum(column) / count
        for column in zip(*[(game.fln_margin, game.gov_margin, game.turns) for game in games], strict=True)
    )
    return (
        f"{scenario:>7} {fln:>9} - {gov:8} {share:6.1%} ±{error(share, count):4.1%} {early:6.1%} "
        f"{fln_margin:+6.1f} {gov_margin:+6.1f} {cards:6.1f} {cost:7.1f} {1000 / cost:8.1f}"
    )


def run(count: int = GAMES, first: int = 1) -> None:
    """Print how *count* games of each pairing come out and what one costs, with seeds from *first* on."""
    print(f"{count} games a pairing: the FLN's wins with their standard error, ends before the last Round,")
    print("margins of both sides, cards, ms of processor a game")
    print(
        f"{'':>7} {'FLN':>9} - {'Gov':8} {'FLN wins':>12} {'early':>6} {'FLN':>6} {'Gov':>6} {'cards':>6} "
        f"{'ms':>7} {'games/s':>8}"
    )
    for scenario in SCENARIOS:
        for fln in PLAYERS.names("fln"):
            for gov in PLAYERS.names("gov"):
                timed(scenario, fln, gov, range(WARMING))
                games, cost = timed(scenario, fln, gov, range(first, first + count))
                print(pairing_line(scenario, fln, gov, games, cost), flush=True)


if __name__ == "__main__":
    run(*[int(word) for word in sys.argv[1:3]])
