"""What a hint teaches: the strongest player's move, its price and the next best, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.thinking.race import Budget
from algeria_lab.players.thinking.teaching import Balance, Taught
from algeria_lab.views.algeria.sheets import teaching as war
from algeria_lab.views.play.told.taught import taught_sentences
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.twilight.sheets import teaching as campaign

NEXT = {"en": "Next best: “", "fr": "Choix suivant\N{NO-BREAK SPACE}: «"}
TEACHING = {"algeria": (war, "1954", 30), "twilight": (campaign, "short", 6)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TEACHING)
def test_the_strongest_player_says_what_where_and_the_next_best(name: str, language: str):
    teaching, scenario, plies = TEACHING[name]
    record = game_named(name)
    game, roster = Game(record.rules(), scenario, seed=4), record.players()
    while game.ply < plies:
        seat = game.to_move
        play_choice(game, roster.player(roster.names(seat)[0], seat), Random(game.ply))
    words, before = record.words(language), game.state.copy()

    told = teaching.taught_here(game, words, Budget(None, 24))

    assert told["text"]
    assert told["taught"][-1].startswith(
        {"en": "Next best: “", "fr": "Choix suivant\N{NO-BREAK SPACE}: «"}[language]
    )
    assert words.faults == []
    assert game.state == before
    assert teaching.taught_here(game, words, Budget(None, 24)) == told
    game.fork().play(told["line"])


def test_what_is_brought_given_up_and_how_far_the_next_is_are_sentences_of_their_own():
    found = Taught(
        "best", "second", 0.12, 0.03, (Balance("fln-support", -4.04),), (Balance("gov-support", -12.6),), 96
    )
    words = game_named("algeria").words("en")

    assert taught_sentences(words, found, "It lowers support.", "Pass", "chance") == [
        "It lowers support.",
        "Beside the next best it ends, on average, with: support of the FLN −4.",
        "It gives up: support of the Government −13.",
        "Next best: “Pass”. In 96 tries it won 12 of a hundred fewer (± 3).",
    ]


def test_two_ways_that_no_tries_tell_apart_are_said_to_be_alike():
    found = Taught("best", "second", 0.01, 0.03, (), (), 40)
    words = game_named("algeria").words("en")
    assert taught_sentences(words, found, "", "Pass", "chance") == [
        "Next best: “Pass”. In 40 tries the two did not come apart."
    ]
