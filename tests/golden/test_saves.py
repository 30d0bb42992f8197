"""Saves that people may have kept: every format that was ever written opens, to the same game, move by move.

The files in ``tests/data/saves`` were written by the program before its rooms were laid out anew. They are
never written again: a change that needs other files would close the saves of its users. Those of *Colonial
Twilight* are from the time when its rules were made; ``python -m tests.golden.twilight`` wrote them.
"""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import algeria_lab
from algeria_lab.core.keeping.saves import save_text
from algeria_lab.core.keeping.sealed_saves import unseal

FOLDER = Path(__file__).parents[1] / "data" / "saves"
SAVES = sorted(path.name for path in FOLDER.glob("*.json"))
# Actions and outcome of the line that was being played.
ENDS: dict[str, tuple[int, str]] = {
    "algeria-1954.json": (179, ""),
    "algeria-1956-like-to-the-end.json": (538, "fln marginal"),
    "algeria-1958-branches.json": (260, ""),
    "algeria-1960-rtt-by-chance.json": (509, ""),
    "algeria-from-a-position.json": (80, ""),
    "insurgent-from-a-position.json": (25, ""),
    "insurgent-duel-attrition.json": (115, "draw attrition"),
    "insurgent-duel-sealed.json": (26, ""),
    "insurgent-duel.json": (21, "gov domination"),
    "insurgent-solo-to-the-end.json": (53, "fln solo-deck-out"),
    "twilight-short-by-players.json": (253, "gov final"),
    "twilight-medium-by-chance.json": (545, "gov final"),
}


def positions(game: str) -> list[dict[str, Any]]:
    """Return positions at all kinds of decisions, each with the actions that were legal there."""
    return list(json.loads(gzip.decompress((FOLDER / f"{game}-positions.json.gz").read_bytes())))


@pytest.mark.parametrize("name", SAVES)
def test_a_save_of_every_format_opens_to_the_same_game(name: str, tmp_path: Path):
    """Each move is replayed with its faces, and the position after it compared with the check in the file."""
    text = unseal((FOLDER / name).read_text("utf-8"), name)
    (tmp_path / name).write_text(text, "utf-8")

    game = algeria_lab.load_game(tmp_path / name)

    outcome = game.outcome
    assert (game.ply, f"{outcome.winner} {outcome.level}" if outcome else "") == ENDS[name]


@pytest.mark.parametrize("name", [name for name in SAVES if "branches" not in name and "sealed" not in name])
def test_a_save_is_written_again_as_it_was(name: str):
    text = (FOLDER / name).read_text("utf-8")

    game = algeria_lab.load_game(FOLDER / name)

    assert save_text(game, json.loads(text)["seats"]) == text


@pytest.mark.parametrize("game", ["algeria", "insurgent", "twilight"])
def test_a_stored_position_is_read_and_written_as_it_was(game: str):
    """Also in the middle of a mission, with all that waits on its agenda."""
    rules = algeria_lab.GAMES[game]
    for number, row in enumerate(positions(game)):
        state = rules.state_from_json(row["state"])

        assert json.loads(json.dumps(state.to_json())) == row["state"], f"position {number}"
        assert [str(action) for action in rules.legal(state)] == row["legal"], f"position {number}"
