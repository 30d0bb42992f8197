"""Chance as a player: any legal choice is equally likely, through every door."""

from collections import Counter
from random import Random

import pytest

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.players.base import rng_of
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.twilight.random_campaign import RandomCampaignPlayer, drawn
from algeria_lab.players.twilight.simulator import Campaign, play_campaign
from algeria_lab.twilight.decisions import awaited, options
from algeria_lab.twilight.propaganda import margins
from algeria_lab.twilight.rules import TwilightRules

RULES = TwilightRules()
DRAWS = 400


def test_each_legal_choice_is_drawn_as_often_although_others_are_refused():
    state, _ = RULES.new("full", {}, SeededDice(3))
    frame, step = awaited(state)
    asked = sum(len(list(verb.candidates(state, frame))) for verb in step.values())
    legal = options(state)
    rng = Random(1)

    times = Counter(drawn(state, rng) for _ in range(DRAWS * len(legal)))

    assert len(legal) < asked
    assert set(times) == set(legal)
    spread = 4 * DRAWS**0.5
    assert all(abs(number - DRAWS) < spread for number in times.values())


@pytest.mark.parametrize("scenario", ["short", "full"])
def test_a_simulated_game_is_the_game_of_the_door(scenario: str):
    seed = 5
    game = Game(RULES, scenario, seed=seed)
    rngs = {seat: rng_of(seed, seat) for seat in ("fln", "gov")}
    while seat := game.to_move:
        play_choice(game, RandomCampaignPlayer(), rngs[seat])
    state, margin = game.state, margins(game.state)

    played = play_campaign(scenario, RandomCampaignPlayer(), RandomCampaignPlayer(), seed)

    assert played == Campaign(
        scenario, seed, state.winner, state.reason, margin["gov"], margin["fln"], state.turn
    )


def test_it_tells_among_how_many_it_drew():
    state, _ = RULES.new("short", {}, SeededDice(2))

    (because,) = RandomCampaignPlayer().choose(state, Random(4)).because

    assert dict(because.values) == {"options": len(RULES.legal(state))}
