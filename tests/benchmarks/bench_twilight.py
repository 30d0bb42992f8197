"""Games of Colonial Twilight: how the pairings of its players come out, and what a game costs.

``python -m tests.benchmarks twilight`` plays 100 games a pairing and scenario;
``python -m tests.benchmarks.bench_twilight 400`` as many as are asked for; a second number is the first seed,
else 1. The weights were tuned on other seeds. ``python -m tests.benchmarks.bench_twilight short`` tells only
what a short Campaign costs between the players of ours, and how many random ones there are a second.
``python -m tests.benchmarks decisions`` tells what it costs to list the legal actions at each kind of
decision.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from random import Random
from time import process_time

from algeria_lab.core.dice import SeededDice
from algeria_lab.players.twilight.random_campaign import drawn
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.players.twilight.simulator import Campaign, play_campaign
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.rules import TwilightRules, advance
from algeria_lab.twilight.set_up import SCENARIOS

GAMES, WARMING = 100, 2
LISTED_GAMES, LISTED_KINDS = 20, 25
RULES = TwilightRules()
Listed = dict[str, list[tuple[float, int]]]
"""By kind of decision and side: the seconds that each list took, and the actions on it."""


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


def run_short(count: int = GAMES) -> None:
    """Print what *count* short Campaigns cost: those of the players of ours in ms, random ones a second."""
    for fln, gov in (("sensible", "planner"), ("random", "random")):
        timed("short", fln, gov, range(WARMING))
        _, cost = timed("short", fln, gov, range(1, 1 + count))
        print(f"  short {fln:>9} - {gov:8} {cost:7.1f} ms {1000 / cost:8.1f} games/s", flush=True)


def list_all(seed: int, listed: Listed) -> None:
    """Note what it costs to list the legal actions at each decision of a random game."""
    dice, rng = SeededDice(seed), Random(seed)
    state, _ = RULES.new("full", {}, dice)
    draft = Draft(state, dice, listening=False)
    while state.agenda:
        frame = state.agenda[-1]
        begun = process_time()
        legal = RULES.legal(state)
        listed[f"{type(frame).__name__} {frame.seat}"].append((process_time() - begun, len(legal)))
        advance(draft, *drawn(state, rng))


def run_decisions(games: int = LISTED_GAMES) -> None:
    """Print what it costs to list the legal actions, by kind of decision, the dearest in a game first."""
    listed: Listed = defaultdict(list)
    list_all(0, defaultdict(list))
    for seed in range(1, games + 1):
        list_all(seed, listed)
    print(f"{games} random games of the full scenario; calls and ms a game, microseconds and actions a call")
    print(f"{'decision':22} {'calls':>7} {'ms':>7} {'us':>7} {'actions':>8}")
    spent = {kind: sum([seconds for seconds, _ in calls]) for kind, calls in listed.items()}
    for kind in sorted(spent, key=spent.__getitem__, reverse=True)[:LISTED_KINDS]:
        times = len(listed[kind])
        actions = sum([number for _, number in listed[kind]]) / times
        ms = spent[kind] * 1000 / games
        print(f"{kind:22} {times / games:7.1f} {ms:7.2f} {spent[kind] * 1e6 / times:7.0f} {actions:8.1f}")
    calls = sum(map(len, listed.values())) / games
    print(f"{'all decisions':22} {calls:7.1f} {sum(spent.values()) * 1000 / games:7.2f}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["short"]:
        run_short(*[int(word) for word in sys.argv[2:3]])
    else:
        run(*[int(word) for word in sys.argv[1:3]])
