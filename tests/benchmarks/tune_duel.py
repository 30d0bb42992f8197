"""Search for better weights of the sensible player.

``python -m tests.benchmarks.tune_duel SEAT GAMES [NAMES]``: one weight after the other (of those whose names
begin as asked, such as ``act. keep.``) is made smaller and larger while the other side plays with the weights
of the file; for the FLN a game for two and a solo game count alike. What looks better over some games is
played again over five times as many with other seeds, and kept if it is still better. Prints the weights to
be copied to ``algeria_lab/data/insurgent/players.toml``. Seeds begin at a million, apart from reports.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, replace
from functools import partial
from itertools import count

from algeria_lab.core.actions import Seat
from algeria_lab.insurgent.state import DUEL, SOLO
from algeria_lab.players.insurgent.sensible import SensiblePlayer
from algeria_lab.players.insurgent.simulator import play_duel
from algeria_lab.players.insurgent.weights import Weights, sensible_weights

FIRST_SEED = 1_000_000
FACTORS = (0.6, 1.6)
FROM_NOTHING = 0.08
CLEAR = 0.012  # what a change must still promise when it is played again
AGAIN = 5


def share(seat: Seat, weights: Mapping[str, Weights], seeds: range) -> float:
    """Return the part of the games that a side wins, a draw counting half."""
    fln, gov = SensiblePlayer("fln", weights), SensiblePlayer("gov", weights)
    won = {seat: 1.0, "draw": 0.5}
    results = [play_duel(DUEL, fln, gov, seed).winner for seed in seeds]
    if seat == "fln":
        results += [play_duel(SOLO, fln, None, seed).winner for seed in seeds]
    return sum(won.get(winner, 0.0) for winner in results) / len(results)


def changes(weights: Weights) -> Iterator[tuple[str, Weights]]:
    """Yield the weights with one of them changed, each in both directions, with a word on what changed."""
    for name, value in asdict(weights).items():
        if isinstance(value, dict):
            for icon, number in value.items():
                for other in _others(number):
                    changed = replace(weights, **{name: {**value, icon: other}})
                    yield f"{name}.{icon} {number} -> {other}", changed
        else:
            for other in _others(value):
                yield f"{name} {value} -> {other}", replace(weights, **{name: other})


def _others(number: float) -> list[float]:
    if number == 0.0:
        return [-FROM_NOTHING, FROM_NOTHING]
    return [round(number * factor, 3) for factor in FACTORS]


def search(seat: Seat, games: int, names: tuple[str, ...] = ("",)) -> Weights:
    """Go once through the weights of a side whose names begin with one of *names*; return the best found."""
    weights, start = dict(sensible_weights()), count(FIRST_SEED, games * (AGAIN + 1))
    for number in range(len(list(changes(weights[seat])))):
        what, changed = list(changes(weights[seat]))[number]
        if not what.startswith(names):
            continue
        first = next(start)
        better = partial(_gain, seat, weights, {**weights, seat: changed})
        gain = better(range(first, first + games))
        if gain > CLEAR:
            gain = better(range(first + games, first + games * (AGAIN + 1)))
            print(f"{what}: {gain:+.3f}{' kept' if gain > CLEAR else ''}", flush=True)
            if gain > CLEAR:
                weights[seat] = changed
    return weights[seat]


def _gain(seat: Seat, old: Mapping[str, Weights], new: Mapping[str, Weights], seeds: range) -> float:
    return share(seat, new, seeds) - share(seat, old, seeds)


if __name__ == "__main__":
    seat, games, *names = sys.argv[1:]
    print(search("fln" if seat == "fln" else "gov", int(games), tuple(names) or ("",)))
