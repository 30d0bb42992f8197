"""Games between computers from a position of one's own, at whatever moment it stands."""

import pytest

from algeria_lab import open_game, position
from algeria_lab.core.keeping.positions import Position, WrongPosition
from algeria_lab.core.refusals import WrongOption
from algeria_lab.players.algeria.registry import PLAYERS as WAR_PLAYERS
from algeria_lab.players.algeria.simulator import play_war
from algeria_lab.players.insurgent.registry import PLAYERS as DUEL_PLAYERS
from algeria_lab.players.insurgent.simulator import play_duel

FLN, GOV = WAR_PLAYERS.player("mixed", "fln"), WAR_PLAYERS.player("mixed", "gov")


def test_a_war_is_played_from_a_position():
    war = play_war(position("1956-like", fln_psl=70), FLN, GOV, 3, turn_limit=4)

    assert (war.scenario, war.fln_psl[0], war.gov_psl[0]) == ("1956-like", 70, 57)
    assert war == play_war(position("1956-like", fln_psl=70), FLN, GOV, 3, turn_limit=4)


@pytest.mark.parametrize("waiting", ["begin_gov_reinforcement", "begin_operations", "interphase"])
def test_a_war_goes_on_from_the_beginning_of_any_phase(waiting: str):
    start = position("1958", agenda=[[waiting]])

    assert play_war(start, FLN, GOV, 3, turn_limit=2).turns == 2
    assert open_game(start, seed=3).to_move


def test_a_duel_is_played_from_a_position():
    start = position(open_game("insurgent", seed=4), place={"FLN-01": "fln-military"})
    fln, gov = (DUEL_PLAYERS.player("sensible", seat) for seat in ("fln", "gov"))

    duel = play_duel(start, fln, gov, 3)

    assert duel.winner
    assert duel == play_duel(start, fln, gov, 3)


def test_a_war_is_not_played_from_what_is_no_position():
    broken = Position.of("algeria", {**position("1958").state, "fln_psl": 170})
    with pytest.raises(WrongPosition, match="given 170"):
        play_war(broken, FLN, GOV, 1)
    with pytest.raises(WrongOption, match="options shorter_game were given besides a position"):
        play_war(position("1958"), FLN, GOV, 1, {"shorter_game": True})
