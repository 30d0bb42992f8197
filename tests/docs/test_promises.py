"""Sentences of the documentation that promise something which no cell of a page shows."""

from __future__ import annotations

import pickle
import re
import sys
from inspect import getdoc
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))

from references import REFERENCES
from references.errors import listed

import algeria_lab
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.sealing import seal
from algeria_lab.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def test_every_error_that_a_docstring_names_is_in_the_list_of_errors():
    doors = [getattr(algeria_lab, name) for name in algeria_lab.__all__]
    methods = [method for name, method in vars(Game).items() if not name.startswith("_")]
    told = "\n".join(filter(None, map(getdoc, [*doors, *methods])))
    named = set(re.findall(r"^ +([A-Z]\w+): (?:If|For|Always)", told, re.MULTILINE))

    assert len(named) >= 10
    assert named - {kind.__name__ for kind in listed()} == set()


def test_the_list_of_errors_says_where_each_is_imported_from_and_when_it_comes():
    text = REFERENCES["errors"]()

    for name in ("SealedPosition", "NoExecutor", "WrongFile", "OwnFault", "WrongChoice", "NearlyNamed"):
        assert re.search(
            rf"^`{name}` is a `\w+Error`, from `algeria_lab\.[.\w]+`\n: .+\.$", text, re.MULTILINE
        ), name


@pytest.mark.parametrize("name", ["Action", "IllegalAction", "LabError", "Table"])
def test_the_front_door_gives_what_lives_elsewhere(name: str):
    assert getattr(algeria_lab, name).__name__ == name


def test_what_may_be_done_at_every_decision_is_among_the_verbs():
    text = REFERENCES["verbs"]()

    for record in GAMES.values():
        for verb in getattr(record.rules(), "anywhere", ()):
            assert re.search(rf"^`{verb}`\n: .*`legal\('{verb}'\)`", text, re.MULTILINE), verb


@pytest.mark.parametrize("game", GAMES)
def test_positions_are_sealed_or_open_as_the_table_says(game: str):
    played = algeria_lab.open_game(game, seed=7)
    rules, dice = algeria_lab.GAMES[game], SeededDice(7)
    begun, _ = rules.new(rules.scenarios()[0], {}, dice)
    applied, _ = rules.apply(begun, rules.legal(begun)[0], dice)
    state = played.state

    assert {state, played.state_at(0), played.history[0].state, played.fork(0).state} == {state}
    assert hash(seal(state.copy())) == hash(state)
    assert hash(algeria_lab.position(played)) == hash(algeria_lab.position(state))
    for own in (state.copy(), played.observe("gov"), begun, applied):
        with pytest.raises(TypeError, match="unhashable"):
            hash(own)
    assert all(pickle.loads(pickle.dumps(each)) == each for each in (state, begun))  # noqa: S301 - our own
    assert played != played.copy()


def test_the_documented_loop_over_games_counts_truncated_ones():
    pettingzoo = pytest.importorskip("algeria_lab.interop.pettingzoo")
    page = (DOCS / "pettingzoo.md").read_text("utf-8")
    found = re.search(r"^def play\(.*?\n(?=\n\n)", page, re.MULTILINE | re.DOTALL)
    assert found is not None
    names: dict[str, Any] = {}
    exec("import numpy as np\nfrom collections import Counter\n" + found[0], names)  # noqa: S102 - our own page

    won, _ = names["play"](pettingzoo.env("insurgent", "solo", action_limit=3), 2)

    assert won == {"truncated": 2}


@pytest.mark.parametrize(
    "line", ["build band tlemcen", "build band Tlemcen", "build band TLEMCEN", "fln build band v-2"]
)
def test_places_are_named_as_one_likes_and_the_side_may_be_left_out(line: str):
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("quick; quick; done")

    war.play(line)

    assert str(war.history[-1].action) == "fln build band V-2"


@pytest.mark.parametrize("name", ["Bougie", "bejaia", "Béjaïa", "III-3"])
def test_a_place_has_old_and_new_names(name: str):
    war = algeria_lab.open_game("algeria", "1954", seed=7)
    war.play("gov quick; fln quick")

    assert war.refuse(f"gov to {name}") is not None
    assert algeria_lab.position("1958", terror=[name]) == algeria_lab.position("1958", terror=["III-3"])
