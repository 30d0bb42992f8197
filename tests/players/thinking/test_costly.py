"""What a side's decisions cost: the dearest in front, beside what would have been better."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.games import GAMES, game_named
from algeria_lab.players.base import Line
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.thinking.costly import Cost, costliest

START = {"algeria": "1954", "insurgent": "duel", "twilight": "short"}
PLIES = {"algeria": 20, "insurgent": 16, "twilight": 20}


def played_by_chance(game: str) -> Game[Any]:
    """Return the beginning of a game in which chance decides."""
    record = game_named(game)
    begun, roster = Game(record.rules(), START[game], seed=3), record.players()
    while begun.to_move and begun.ply < PLIES[game]:
        play_choice(begun, roster.player("random", begun.to_move), Random(begun.ply))
    return begun


class Pricing:
    """Judges by a list of prices, in the order of the decisions; none for one that had no other way."""

    def __init__(self, *prices: float | None) -> None:
        self._prices = list(prices)
        self.lines: list[Line] = []

    def is_decision(self, view: Any) -> bool:
        return bool(view.agenda)

    def cost_of(self, _view: Any, line: Line, _rng: Random) -> Cost | None:
        self.lines.append(line)
        price = self._prices.pop(0) if self._prices else None
        return None if price is None else Cost("better", price, 0.1)


def test_the_three_dearest_come_first_and_what_cost_nothing_for_sure_is_left_out():
    game = played_by_chance("insurgent")
    judge = Pricing(0.3, None, 0.9, 0.05, 0.5, 0.4)

    found = costliest(game, "fln", judge)

    assert [each.cost.cost for each in found] == [0.9, 0.5, 0.4]
    assert all(game.history[each.ply + 1].action.seat == "fln" for each in found)
    assert [each.played for each in found] == [str(game.history[each.ply + 1].action) for each in found]
    assert all(action.seat == "fln" for line in judge.lines for action in line)


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_player_finds_what_a_game_of_chance_gave_away(game: str):
    begun, roster = played_by_chance(game), game_named(game).players()
    before = begun.state.copy()
    found = [one for seat in SEATS for one in costliest(begun, seat, roster.player("strategist-12", seat), 3)]

    assert found
    assert begun.state == before
    for each in found:
        assert each.cost.cost > 0
        assert each.cost.better not in ("", each.played)
        assert begun.fork(each.ply).play(each.cost.better) is not None
