"""A position that a game hands out is read, compared and kept in sets; nobody changes it by accident."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from traceback import format_exception_only
from typing import Any

import pytest

import algeria_lab
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import SealedPosition


@pytest.fixture(params=["algeria", "insurgent"])
def game(request: pytest.FixtureRequest) -> Game[Any]:
    game = algeria_lab.open_game(request.param, seed=7)
    game.play(game.legal()[0])
    return game


def test_a_position_of_a_game_says_what_to_do_instead_of_changing_it(game: Game[Any]):
    turn = game.state.turn
    with pytest.raises(
        SealedPosition,
        match=r"turn of a game's position .* algeria_lab\.position\(game, turn=99\).*game\.state\.copy\(\)",
    ):
        game.state.turn = 99
    with pytest.raises(SealedPosition):
        del game.state.turn
    assert game.state.turn == turn


CHANGES: dict[type, tuple[Callable[[Any], object], ...]] = {
    list: (
        lambda items: items.append(0),
        lambda items: items.pop(),
        lambda items: items.sort(),
        lambda items: items.__setitem__(0, 0),
        lambda items: items.__iadd__([0]),
    ),
    dict: (
        lambda items: items.update(a=1),
        lambda items: items.pop("a", None),
        lambda items: items.__setitem__("a", 1),
        lambda items: items.__ior__({"a": 1}),
    ),
    set: (
        lambda items: items.add("V-4"),
        lambda items: items.discard("V-4"),
        lambda items: items.__ior__({"V-4"}),
        lambda items: items.difference_update({"V-4"}),
    ),
}


def containers(state: Any) -> list[Any]:
    held = [getattr(state, name) for name in type(state).__mro__[2].__slots__]
    held += [each for table in held if isinstance(table, dict) for each in table.values()]
    return [each for each in held if isinstance(each, list | dict | set)]


def test_nothing_that_a_position_holds_can_be_changed(game: Game[Any]):
    before = json.dumps(game.state.to_json())
    held = containers(game.state)
    assert len(held) >= 7
    for container in held:
        for change in next(ways for kind, ways in CHANGES.items() if isinstance(container, kind)):
            with pytest.raises(SealedPosition, match="is part of a game's position"):
                change(container)
    assert json.dumps(game.state.to_json()) == before


@pytest.mark.parametrize(
    "way", [lambda state: state.copy(), copy, deepcopy], ids=["method", "copy", "deepcopy"]
)
def test_a_copy_is_open_and_shares_nothing(game: Game[Any], way: Callable[[Any], Any]):
    twin = way(game.state)
    assert twin == game.state
    assert game.state == twin
    for container in containers(game.state.copy()):
        assert type(container) in {list, dict, set}

    before = json.dumps(game.state.to_json())
    twin.turn += 1
    twin.agenda.clear()
    assert twin != game.state
    assert json.dumps(game.state.to_json()) == before


def test_equal_positions_are_one_in_a_set_and_one_that_travelled_is_sealed(game: Game[Any]):
    there = pickle.loads(pickle.dumps(game.state))  # noqa: S301 - our own, a moment ago
    assert len({game.state, there, game.fork().state}) == 1
    assert len({entry.state for entry in game.history}) == 2
    with pytest.raises(SealedPosition):
        there.turn = 99


def test_a_container_reads_as_what_it_is():
    war = algeria_lab.open_game("algeria", "1960", seed=7)
    assert repr(war.state.terror) == repr(war.state.terror.copy())
    assert isinstance(war.state, type(war.state.copy()))


def test_a_slip_in_what_is_read_is_answered_with_what_is_there():
    state = algeria_lab.open_game(scenario="1958", seed=1).state

    with pytest.raises(AttributeError, match=r"no attribute 'gov_pls'\. Did you mean 'gov_psl'\?") as slip:
        _ = state.gov_pls
    assert "".join(format_exception_only(slip.value)).count("Did you mean") == 1
    with pytest.raises(KeyError, match=r"'Setif' is not among .*II-3"):
        _ = state.at["Setif"]
    assert state.at.get("Setif") is None
    assert not hasattr(state, "_repr_html")
