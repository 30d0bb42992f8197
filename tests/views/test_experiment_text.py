"""An experiment in words: what was asked, what the wars show, and what they do not."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.experiments.audit import constants
from algeria_lab.experiments.frames import question_of
from algeria_lab.experiments.measures import MEASURES
from algeria_lab.experiments.questions import Stop, Way, ask
from algeria_lab.experiments.running import CANCELLED, EXECUTOR_DIED
from algeria_lab.experiments.statistics import rows
from algeria_lab.players.algeria.doctrine_files import doctrine_data
from algeria_lab.views.experiments.text import (
    constant_name,
    measure_name,
    notices,
    opponent_title,
    over,
    question_text,
    sampling,
    shows,
    shows_not,
    way_title,
)
from algeria_lab.views.text import Words
from tests.views.experiment_frames import apart, frame_of, level, two_ways


@pytest.fixture
def words() -> Words:
    return Words("en")


def test_the_question_names_position_ways_opponents_number_and_end(words: Words):
    asked = ask("1956-like", {"mixed": "mixed", "three": "resettle-3"}, against=("mixed", "raider"), runs=200)

    said = question_text(words, asked)

    assert said.startswith(
        "From the position “1956-like”, the Government fights in 2 ways (“mixed”, “three”)"
    )
    assert "200 wars for each pairing, with the same seeds for every way" in said
    assert said.endswith("each stops after turn 40 at the latest.")
    assert opponent_title(words, asked, "raider") in said


def test_the_question_names_stop_rules_changed_constants_and_the_turn_of_a_position(words: Words):
    game = Game(AlgeriaRules(), "1958", {"changes": {"psl_per_ap": 0}}, seed=1)
    asked = ask(game, {"a": "mixed"}, side="fln", stop=Stop(12, gov_psl=20))

    said = question_text(words, asked)

    assert "a position in turn" in said
    assert "with FLN support that gives one action point: 0 (off)" in said
    assert "the FLN fights in one way" in said
    assert "once Government support is 20 or less" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_measure_and_constant_has_a_name(language: str):
    words = Words(language)
    named = [measure_name(words, name) for name in MEASURES] + [measure_name(words, "balance@8")]
    named += [constant_name(words, name) for name in constants()]

    assert words.faults == []
    assert len(set(named)) == len(named)


def test_a_way_bears_its_players_title_and_its_changes_in_words():
    words, asked = Words("fr"), ask("1956-like", {"mixed": "mixed", "my plan": "mixed"})

    assert way_title(words, asked, "mixed") == "mixte"
    assert way_title(words, asked, "my plan") == "my plan"
    assert way_title(words, asked, "printed") == "règle imprimée"
    assert (
        way_title(words, asked, "terror_charge=0")
        == "Charge par tour d’un marqueur de terreur\N{NO-BREAK SPACE}: 0"
    )
    assert way_title(words, asked, "my plan terror_charge=0").startswith("my plan, Charge")


def test_an_opponent_of_ones_own_is_called_by_its_own_title():
    own = {**doctrine_data("raider", "fln"), "name": "mine", "title": {"en": "my raids", "fr": "mes raids"}}
    asked = ask("1956-like", {"mixed": "mixed"}, against=[own])

    assert opponent_title(Words("en"), asked, "mine") == "my raids"
    assert opponent_title(Words("fr"), asked, "mine") == "mes raids"


def test_what_the_wars_show_is_a_difference_with_its_interval(words: Words):
    said = shows(words, two_ways(10), "balance@4")

    assert said.startswith(
        "Balance of support (Government less FLN) at the end of turn 4, war by war against “mixed”"
    )
    assert "−8.9 (−9.3 to −8.6; clear)" in said


def test_a_difference_that_may_be_chance_is_not_called_clear(words: Words):
    assert "; not clear)" in shows(words, two_ways(1), "balance")


def test_the_same_in_every_war_is_said_so(words: Words):
    frame = frame_of({"mixed": "mixed", "other": "mixed"}, lambda _way, _against, seed: level(30 + seed, 40))

    assert "“other” the same in every war" in shows(words, frame, "balance")


def test_one_way_has_nothing_to_compare_with(words: Words):
    said = shows(words, frame_of({"mixed": "mixed"}, apart(0)), "gov.psl")

    assert "“mixed” 42.0 on average" in said
    assert "nothing to compare" in said


def test_of_many_ways_the_sentence_names_the_strongest(words: Words):
    ways = dict.fromkeys(("mixed", "a", "b", "c", "d", "e", "f"), "mixed")
    frame = frame_of(ways, lambda way, _against, seed: level(40 + 3 * list(ways).index(way) + seed % 2, 40))

    said = shows(words, frame, "balance")

    assert "“f” +18" in said
    assert "“a”" not in said
    assert "and 2 more" in said


def test_what_the_wars_do_not_show_names_the_players_and_the_turn(words: Words):
    said = shows_not(words, two_ways())

    assert said.startswith("It does not show what happened in Algeria")
    assert "resettlement" in said
    assert "up to turn 6" in said


def test_sampling_error_is_that_of_the_number_of_wars(words: Words):
    said = sampling(words, rows(two_ways(runs=200), ["balance"]))

    assert "With 200 wars of each kind" in said
    assert "±6.9 percentage points" in said
    assert sampling(words, []) == ""
    assert "mean of this measure" not in sampling(words, rows(two_ways(), ["gov.wins"]))


def test_wars_that_were_over_are_counted(words: Words):
    frame = frame_of(
        {"mixed": "mixed", "other": "mixed"},
        lambda way, _against, seed: (
            [*level(30, 30, 2), (0, 30)] if way == "other" and seed < 6 else level(30, 30)
        ),
    )

    assert "“mixed” 0, “other” 5" in over(words, frame, "balance@4")
    assert over(words, frame, "balance@2") == ""
    assert over(words, frame, "balance") == ""


def test_a_run_that_was_stopped_or_lost_its_processes_says_so(words: Words):
    said = notices(words, two_ways(played=7, notices=(EXECUTOR_DIED, CANCELLED)))

    assert len(said) == 3
    assert said[2] == "7 of 20 wars of each kind have been played."
    assert notices(words, two_ways()) == []


def test_ways_with_the_same_name_as_another_player_are_not_given_its_title(words: Words):
    frame = frame_of({"mixed": "mixed", "grid": Way("civil")}, apart(1))

    assert way_title(words, question_of(frame), "grid") == "grid"
