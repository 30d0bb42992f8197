"""Writes the stored games of *Colonial Twilight* anew: ``python -m tests.golden.twilight``.

Only while its rules are still being made: once people keep saves, those in ``tests/data/saves`` must open as
they are.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import gzip
import json
from random import Random
from typing import TYPE_CHECKING, Any

import algeria_lab
from tests.golden.test_saves import FOLDER

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State

# File, scenario, seed and players of each game.
GAMES = (
    ("twilight-short-by-players.json", "short", 7, {"fln": "chart", "gov": "planner"}),
    ("twilight-medium-by-chance.json", "medium", 3, {"fln": "random", "gov": "random"}),
)
EVERY = 12  # decisions between two stored positions


def played(scenario: str, seed: int, players: dict[str, str]) -> Game[State]:
    """Return a whole game between computers."""
    game = algeria_lab.open_game("twilight", scenario, seed=seed)
    algeria_lab.play_on(game, **players)
    return game


def positions() -> list[dict[str, Any]]:
    """Return positions of a game by chance, each with the actions that are legal there."""
    game = algeria_lab.open_game("twilight", "full", seed=11)
    rng, rows = Random(11), []
    while game.to_move:
        if game.ply % EVERY == 0:
            legal = [str(action) for action in game.legal()]
            rows.append({"state": json.loads(json.dumps(game.state.to_json())), "legal": legal})
        game.play(rng.choice(game.legal()))
    return rows


def main() -> None:
    """Write the games and the positions, and print what `test_saves.ENDS` should say of them."""
    for name, scenario, seed, players in GAMES:
        game = played(scenario, seed, players)
        game.save(FOLDER / name)
        outcome = game.outcome
        print(
            f'    "{name}": ({game.ply}, "{outcome.winner} {outcome.level}"),' if outcome else f"{name}: open"
        )
    packed = gzip.compress(json.dumps(positions(), separators=(",", ":")).encode(), mtime=0)
    (FOLDER / "twilight-positions.json.gz").write_bytes(packed)


if __name__ == "__main__":
    main()
