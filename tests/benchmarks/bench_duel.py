"""Games of the card duel: how the pairings of its players come out, and what a game costs.

``python -m tests.benchmarks duel`` plays 200 games a pairing; ``python -m tests.benchmarks.bench_duel 2000``
as many as are asked for; a second number is the first seed, else 1. The weights were tuned on other seeds
(`tune_duel`).
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from time import process_time

from algeria_lab.insurgent.state import DUEL, SOLO
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.insurgent.simulator import Duel, DuelPlayer, play_duel

GAMES, WARMING = 200, 5
AUTOMATON = "automaton"
PAIRINGS = (
    ("sensible", "sensible"),
    ("sensible", AUTOMATON),
    ("sensible", "random"),
    ("random", "sensible"),
    ("random", "random"),
    ("random", AUTOMATON),
)


def seats(fln: str, gov: str) -> tuple[str, DuelPlayer, DuelPlayer | None]:
    """Return the scenario of a pairing and who plays."""
    if gov == AUTOMATON:
        return SOLO, PLAYERS.player(fln, "fln"), None
    return DUEL, PLAYERS.player(fln, "fln"), PLAYERS.player(gov, "gov")


def timed(fln: str, gov: str, seeds: range) -> tuple[list[Duel], float]:
    """Return games of a pairing and the milliseconds of processor that one took."""
    scenario, *players = seats(fln, gov)
    begun = process_time()
    games = [play_duel(scenario, *players, seed) for seed in seeds]
    return games, (process_time() - begun) * 1000 / len(games)


def error(share: float, games: int) -> float:
    """Return the standard error of a share."""
    return float((share * (1 - share) / games) ** 0.5)


def pairing_line(fln: str, gov: str, games: Sequence[Duel], cost: float) -> str:
    """Return one line of the table."""
    count = len(games)
    won = Counter(game.winner for game in games)
    ended = Counter(game.winner for game in games if game.reason == "domination")
    shares = [won[side] / count for side in ("fln", "gov", "draw")] + [ended.total() / count]
    cells = " ".join(f"{share:6.1%} ±{error(share, count):4.1%}" for share in shares)
    by_side = f"{ended['fln'] / count:6.1%} /{ended['gov'] / count:6.1%}"
    decided = won["fln"] / max(won["fln"] + won["gov"], 1)
    turns = sum(game.turns for game in games) / count
    return f"{fln:>8} - {gov:9} {cells} {by_side} {decided:8.1%} {turns:6.1f} {cost:6.1f} {1000 / cost:8.0f}"


def run(count: int = GAMES, first: int = 1) -> None:
    """Print how *count* games of each pairing come out and what one costs, with seeds from *first* on."""
    print(f"{count} games a pairing: shares of all games with standard errors, ms of processor a game;")
    print("decided: the FLN's share of the games that somebody won")
    print(
        f"{'FLN':>8} - {'French':9} {'FLN wins':>12} {'French win':>12} {'draws':>12} {'domination':>12} "
        f"{'by FLN/French':>14} {'decided':>8} {'turns':>6} {'ms':>6} {'games/s':>8}"
    )
    for fln, gov in PAIRINGS:
        timed(fln, gov, range(WARMING))
        print(pairing_line(fln, gov, *timed(fln, gov, range(first, first + count))), flush=True)


if __name__ == "__main__":
    run(*[int(word) for word in sys.argv[1:3]])
