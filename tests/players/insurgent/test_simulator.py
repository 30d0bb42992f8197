"""Whole games at full speed: the same as through the door, and what the published figures say."""

from math import sqrt

import pytest

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.insurgent.scoring import result
from algeria_lab.players.base import rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.insurgent.random_duel import RandomDuelPlayer
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.players.insurgent.simulator import Duel, DuelPlayer, WrongSeats, play_duel
from tests.players.insurgent.duel_positions import RULES

CHANCE = RandomDuelPlayer("fln"), RandomDuelPlayer("gov")
GAMES = 400


def through_the_door(scenario: str, fln: DuelPlayer, gov: DuelPlayer | None, seed: int) -> Duel:
    """Play the game of a seed action by action, as a table does."""
    game = Game(RULES, scenario, seed=seed)
    players = {"fln": fln, "gov": gov}
    rngs = {seat: rng_of(seed, seat) for seat in ("fln", "gov")}
    while seat := game.to_move:
        player = players[seat]
        assert player is not None
        play_choice(game, player, rngs[seat])
    end = result(game.state)
    assert end is not None
    return Duel(scenario, seed, end.winner, end.reason, end.front, game.state.turn)


@pytest.mark.parametrize("name", PLAYERS.names("fln"))
@pytest.mark.parametrize("scenario", ["duel", "solo"])
def test_a_simulated_game_is_the_game_of_the_door(scenario: str, name: str):
    for seed in range(4):
        fln = PLAYERS.player(name, "fln")
        gov = PLAYERS.player(name, "gov") if scenario == "duel" else None

        assert play_duel(scenario, fln, gov, seed) == through_the_door(scenario, fln, gov, seed)


def test_a_player_carries_nothing_from_game_to_game():
    players = PLAYERS.player("sensible", "fln"), PLAYERS.player("sensible", "gov")
    first = [play_duel("duel", *players, seed) for seed in range(3)]

    assert [play_duel("duel", *players, seed) for seed in (2, 1, 0)] == first[::-1]


@pytest.mark.parametrize(
    ("scenario", "shares", "domination", "turns"),
    [
        ("duel", {"fln": 0.100, "gov": 0.866, "draw": 0.034}, 0.462, 30.3),
        ("solo", {"fln": 0.013, "gov": 0.980, "draw": 0.007}, 0.874, 16.6),
    ],
)
def test_chance_plays_as_published(scenario: str, shares: dict[str, float], domination: float, turns: float):
    """The figures of INS-11.5, within four standard errors."""
    gov = CHANCE[1] if scenario == "duel" else None
    games = [play_duel(scenario, CHANCE[0], gov, seed) for seed in range(GAMES)]

    def agrees(found: int, share: float) -> bool:
        return abs(found / GAMES - share) < 4 * sqrt(share * (1 - share) / GAMES)

    assert all(agrees(sum(game.winner == side for game in games), share) for side, share in shares.items())
    assert agrees(sum(game.reason == "domination" for game in games), domination)
    assert abs(sum(game.turns for game in games) / GAMES - turns) < 4 * 7 / sqrt(GAMES)


def test_switches_reach_the_rules():
    """With one activation a turn and card some game of chance goes another way."""
    options = {"switches": {"activation_cap": 1, "fln_may_attack_prison": False}}

    plain = [play_duel("duel", *CHANCE, seed) for seed in range(20)]

    assert [play_duel("duel", *CHANCE, seed, options) for seed in range(20)] != plain


def test_the_automaton_needs_no_player_and_a_duel_does():
    with pytest.raises(WrongSeats, match="nobody: a duel needs a player"):
        play_duel("duel", CHANCE[0], None, 1)
    with pytest.raises(WrongSeats, match="played by random"):
        play_duel("solo", *CHANCE, 1)


def test_an_unknown_game_or_switch_is_refused():
    with pytest.raises(UnknownName, match="solo"):
        play_duel("trio", *CHANCE, 1)
    with pytest.raises(UnknownName, match="switch"):
        play_duel("solo", CHANCE[0], None, 1, {"switches": {"peek": True}})
