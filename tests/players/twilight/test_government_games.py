"""The Government's computer player in whole games: always legal, the same through every door."""

import pytest

from algeria_lab.core.game import Game
from algeria_lab.players.base import Choice, rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.random_player import RandomPlayer
from algeria_lab.players.twilight.government.player import GovernmentPlayer
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.players.twilight.simulator import Campaign, play_campaign
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules

RULES = TwilightRules()
SCENARIOS = ("short", "medium", "full")
FLN = ("random", "chart")


class FromOutside:
    """The same player as somebody from outside: each of its actions is checked."""

    def __init__(self) -> None:
        self.player = GovernmentPlayer()

    def choose(self, view, rng) -> Choice:
        """Choose as the player does."""
        return self.player.choose(view, rng)


def fln(name: str):
    return RandomPlayer(RULES) if name == "random" else PLAYERS.player(name, "fln")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("name", FLN)
def test_whole_games_hold_no_refused_action(name: str, scenario: str):
    for seed in range(5):
        checked = play_campaign(scenario, fln(name), FromOutside(), seed)

        assert checked.winner
        assert checked == play_campaign(scenario, fln(name), GovernmentPlayer(), seed)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_simulated_game_is_the_game_of_the_door(scenario: str):
    seed = 7
    game = Game(RULES, scenario, seed=seed)
    players = {"fln": fln("random"), "gov": GovernmentPlayer()}
    rngs = {seat: rng_of(seed, seat) for seat in players}
    while seat := game.to_move:
        play_choice(game, players[seat], rngs[seat])
    state, margin = game.state, margins(game.state)

    played = play_campaign(scenario, fln("random"), GovernmentPlayer(), seed)

    assert played == Campaign(
        scenario, seed, state.winner, state.reason, margin["gov"], margin["fln"], state.turn
    )


def test_a_player_carries_nothing_from_game_to_game():
    player = GovernmentPlayer()
    first = [play_campaign("short", fln("random"), player, seed) for seed in range(3)]

    assert [play_campaign("short", fln("random"), player, seed) for seed in (2, 1, 0)] == first[::-1]


def test_careless_play_loses():
    """An FLN that plays by chance never wins; the margins are the player's yardstick."""
    games = [
        play_campaign(scenario, fln("random"), GovernmentPlayer(), seed)
        for scenario in SCENARIOS
        for seed in range(8)
    ]

    assert [game.winner for game in games] == ["gov"] * len(games)
