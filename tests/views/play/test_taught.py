"""What a hint teaches: the strongest player's move, its price and the next best, in both languages."""

from __future__ import annotations

from random import Random

import pytest

from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from algeria_lab.players.in_game import play_choice
from algeria_lab.players.insurgent.strategist import DuelStrategist
from algeria_lab.players.insurgent.teacher import DuelTeacher
from algeria_lab.players.thinking.by_steps import Lesson
from algeria_lab.players.thinking.race import Budget
from algeria_lab.players.thinking.teaching import Balance, Taught
from algeria_lab.views.algeria.sheets import teaching as war
from algeria_lab.views.algeria.sheets.guide import told_advice
from algeria_lab.views.play.told.taught import taught_sentences
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.shared.thinking import thought_out
from algeria_lab.views.twilight.sheets import teaching as campaign

NEXT = {
    "en": ("Next best: “", "About as good: “"),
    "fr": ("Choix suivant\N{NO-BREAK SPACE}: «", "À peu près aussi bon\N{NO-BREAK SPACE}: «"),
}
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

    told = thought_out(teaching.taught_here(game, words, Budget(None, 24)))

    assert told["text"]
    assert told["taught"][-1].startswith(NEXT[language])
    assert words.faults == []
    assert game.state == before
    assert thought_out(teaching.taught_here(game, words, Budget(None, 24))) == told
    game.fork().play(told["line"])


@pytest.mark.parametrize(("language", "yes"), [("en", "Yes"), ("fr", "Oui")])
def test_what_is_read_first_says_what_a_yes_answers(language: str, yes: str):
    game, roster = Game(game_named("algeria").rules(), "1954", seed=4), game_named("algeria").players()
    words, said = game_named("algeria").words(language), []
    while game.ply < 40:
        told = game.ply % 4 == 0 and thought_out(war.taught_here(game, words, Budget(None, 8, caution=1e9)))
        said += told["taught"][:1] if told else []
        play_choice(game, roster.player(roster.names(game.to_move)[0], game.to_move), Random(game.ply))
    assert any(f"? {yes}" in line.replace("\N{NO-BREAK SPACE}", "") for line in said)
    assert not [line for line in said if line.startswith(yes)]


def test_without_clear_gain_the_quick_suggestion_stands():
    """Whatever the tries say, a mind is changed only for what promises clearly more."""
    rules, words, kept = game_named("algeria").rules(), game_named("algeria").words("en"), 0
    game, roster = Game(rules, "1954", seed=4), game_named("algeria").players()
    while game.ply < 40:
        told = game.ply % 4 == 0 and thought_out(war.taught_here(game, words, Budget(None, 8, caution=1e9)))
        if told:
            assert told["line"] == told_advice(game, words)["line"]
            kept += 1
        play_choice(game, roster.player(roster.names(game.to_move)[0], game.to_move), Random(game.ply))
    assert kept > 1


def lesson(ahead: float, error: float, *balances: tuple[Balance, ...], tries: int = 96) -> Lesson[str]:
    brings, costs = balances or ((), ())
    return Lesson(Taught("best", "second", ahead, error, brings, costs, tries), (0.54, 0.54 - ahead))


def test_what_is_brought_given_up_and_how_far_the_next_is_are_sentences_of_their_own():
    found = lesson(0.12, 0.03, (Balance("fln-support", -4.04),), (Balance("gov-support", -12.6),))
    words = game_named("algeria").words("en")

    assert taught_sentences(words, found, "It lowers support.", "Pass", "chance") == [
        "It lowers support.",
        "For example, it gains on the next best, on average: support of the FLN −4.",
        "For example, it gives up: support of the Government −13.",
        (
            "Next best: “Pass”. Played on in thought from here (96 tries), the advised move has, all in all, "
            "about 54 chances in a hundred of winning, this one about 42 (the difference is right to "
            "within 3)."
        ),
    ]


@pytest.mark.parametrize(
    ("ahead", "error", "unit"),
    [(0.01, 0.03, "chance"), (0.03, 0.027, "chance"), (0.004, 0.001, "chance"), (0.04, 0.01, "points")],
)
def test_two_ways_that_no_tries_tell_apart_are_said_to_be_alike_and_nothing_is_given_up(
    ahead: float, error: float, unit: str
):
    found = lesson(ahead, error, (Balance("fln-support", 1.0),), (Balance("gov-support", 2.0),), tries=40)
    words = game_named("algeria").words("en")
    (told,) = taught_sentences(words, found, "", "Pass", unit)
    assert told.startswith("About as good: “Pass”. Played on in thought from here (40 tries), neither")


def test_a_lesson_in_steps_is_what_the_strategist_teaches_at_once():
    game, budget = Game(game_named("insurgent").rules(), "duel", seed=3), Budget(None, 40)
    seat = game.to_move
    view = game.rules.observe(game.state, seat)

    found = thought_out(DuelTeacher(seat, budget).lesson(view, Random(7)))

    assert found.taught == DuelStrategist(seat, budget).teach(view, Random(7))
    assert found.promises[0] - found.promises[1] == pytest.approx(found.taught.ahead)
