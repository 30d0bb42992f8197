"""The FLN's free computer player in whole games: always legal, the same through every door."""

import pytest

from algeria_lab.core.game import Game
from algeria_lab.players.base import Choice, rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.twilight.insurgency.player import InsurgentPlayer
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.players.twilight.simulator import Campaign, play_campaign
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules

RULES = TwilightRules()
SCENARIOS = ("short", "medium", "full")


class FromOutside:
    """The same player as somebody from outside: each of its actions is checked."""

    def __init__(self) -> None:
        self.player = InsurgentPlayer()

    def choose(self, view, rng) -> Choice:
        """Choose as the player does."""
        return self.player.choose(view, rng)


def gov(name: str):
    return PLAYERS.player(name, "gov")


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("name", "games"), [("planner", 4), ("random", 3)])
def test_whole_games_hold_no_refused_action(name: str, games: int, scenario: str):
    for seed in range(games):
        checked = play_campaign(scenario, FromOutside(), gov(name), seed)

        assert checked.winner
        assert checked == play_campaign(scenario, InsurgentPlayer(), gov(name), seed)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_simulated_game_is_the_game_of_the_door(scenario: str):
    seed = 7
    game = Game(RULES, scenario, seed=seed)
    players = {"fln": InsurgentPlayer(), "gov": gov("planner")}
    rngs = {seat: rng_of(seed, seat) for seat in players}
    while seat := game.to_move:
        play_choice(game, players[seat], rngs[seat])
    state, margin = game.state, margins(game.state)

    played = play_campaign(scenario, InsurgentPlayer(), gov("planner"), seed)

    assert played == Campaign(
        scenario, seed, state.winner, state.reason, margin["gov"], margin["fln"], state.turn
    )


def test_a_player_carries_nothing_from_game_to_game():
    player = InsurgentPlayer()
    first = [play_campaign("short", player, gov("random"), seed) for seed in range(3)]

    assert [play_campaign("short", player, gov("random"), seed) for seed in (2, 1, 0)] == first[::-1]


def games(fln: str, government: str) -> list[Campaign]:
    return [
        play_campaign(scenario, PLAYERS.player(fln, "fln"), gov(government), seed)
        for scenario in SCENARIOS
        for seed in range(5)
    ]


def test_it_beats_chance():
    assert {game.winner for game in games("sensible", "random")} == {"fln"}


def test_it_does_better_than_the_chart_does():
    of_chart, of_ours = games("chart", "planner"), games("sensible", "planner")

    assert sum(game.fln_margin for game in of_ours) > sum(game.fln_margin for game in of_chart)
