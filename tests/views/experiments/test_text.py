"""An experiment in words: what was asked, what the wars show, and what they do not."""

import pytest

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.measuring.measures import measurable
from algeria_lab.experiments.playing.running import CANCELLED, EXECUTOR_DIED
from algeria_lab.experiments.results.audit import constants, ways
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.players.algeria.doctrine_files import doctrine_data
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.text import (
    constant_name,
    measure_name,
    notices,
    opponent_title,
    over,
    question_text,
    sampling,
    way_title,
)
from algeria_lab.views.experiments.words import TOLD
from tests.views.experiments.frames import apart, frame_of, level, two_ways


@pytest.fixture
def words() -> Words:
    return Words("en")


def test_the_question_names_position_ways_opponents_number_and_end(words: Words):
    asked = ask("1956-like", {"mixed": "mixed", "three": "resettle-3"}, against=("mixed", "raider"), runs=200)

    said = question_text(words, asked)

    assert said.startswith(
        "From the position “1956-like”, the Government fights in 2 ways (“mixed”, “three”)"
    )
    assert "Each way fights 200 wars against each opponent." in said
    assert "Wars with the same number are compared with each other" in said
    assert said.endswith("Each stops after turn 40 at the latest.")
    assert opponent_title(words, asked, "raider") in said


@pytest.mark.parametrize(("language", "end"), [("en", "fights 200 wars."), ("fr", "mène 200 guerres.")])
def test_the_question_speaks_of_each_opponent_only_where_there_are_several(language: str, end: str):
    asked = ask("1956-like", {"mixed": "mixed", "three": "resettle-3"}, against=("mixed",), runs=200)

    assert end in question_text(Words(language), asked)


def test_the_question_of_an_audit_counts_its_changes(words: Words):
    asked = ask("1956-like", ways("resettle-3"), runs=20, stop=8)

    said = question_text(words, asked)

    assert "fights as “resettlement of 3” against “mixed”" in said
    assert "with 16 changes of the model" in said
    assert "20 wars are played under each." in said


def test_the_question_names_stop_rules_changed_constants_and_the_turn_of_a_position(words: Words):
    game = Game(AlgeriaRules(), "1958", {"changes": {"psl_per_ap": 0}}, seed=1)
    asked = ask(game, {"a": "mixed"}, side="fln", stop=Stop(12, {"gov.psl": 20}))

    said = question_text(words, asked)

    assert "a position in turn" in said
    assert "with FLN support that gives one action point: 0 (off)" in said
    assert "the FLN fights in one way" in said
    assert "compared" not in said
    assert "a turn ends with “Government support” at 20 or less" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_measure_and_constant_has_a_name(language: str):
    words = Words(language)
    named = [measure_name(words, name) for name in measurable()] + [measure_name(words, "balance@8")]
    named += [constant_name(words, name) for name in constants()]

    assert words.faults == []
    assert len(set(named)) == len(named)


def test_a_way_bears_its_players_title_and_its_changes_in_words():
    words, asked = Words("fr"), ask("1956-like", {"mixed": "mixed", "my plan": "mixed"})

    assert way_title(words, asked, "mixed") == "mixte"
    assert way_title(words, asked, "my plan") == "my plan"
    assert way_title(words, asked, "printed") == "règle imprimée"
    for odd in ("terror_charge=e=2", "terror_charge=", f"terror_charge={'9' * 5000}", "terror_charge=٣"):
        assert way_title(words, asked, odd) == odd
    assert (
        way_title(words, asked, "terror_charge=0")
        == "Coût par tour d’un marqueur de terreur\N{NO-BREAK SPACE}: 0"
    )
    assert way_title(words, asked, "my plan terror_charge=0").startswith("my plan, Coût")


def test_an_opponent_of_ones_own_is_called_by_its_own_title():
    own = {**doctrine_data("raider", "fln"), "name": "mine", "title": {"en": "my raids", "fr": "mes raids"}}
    asked = ask("1956-like", {"mixed": "mixed"}, against=[own])

    assert opponent_title(Words("en"), asked, "mine") == "my raids"
    assert opponent_title(Words("fr"), asked, "mine") == "mes raids"


def test_sampling_error_is_that_of_the_number_of_wars(words: Words):
    said = sampling(words, rows(two_ways(runs=200), ["balance"]))

    assert "With 200 wars of each kind" in said
    assert "±7.1 percentage points" in said
    assert sampling(words, []) == ""
    assert "mean of this measure" not in sampling(words, rows(two_ways(), ["gov.wins"]))


def test_of_many_differences_the_reader_is_told_what_chance_alone_makes_clear(words: Words):
    ways = dict.fromkeys("abcdefghijk", "mixed")

    assert "Of 10 differences" in sampling(words, rows(frame_of(ways, apart(1)), ["balance"]))
    ways.popitem()
    assert "differences" not in sampling(words, rows(frame_of(ways, apart(1)), ["balance"]))


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
    assert said[2] == "Here are 7 of 20 wars of each kind."
    assert notices(words, two_ways()) == []


def test_ways_with_the_same_name_as_another_player_are_not_given_its_title(words: Words):
    frame = frame_of({"mixed": "mixed", "grid": Way("civil")}, apart(1))

    assert way_title(words, frame.question, "grid") == "grid"


@pytest.mark.parametrize(
    ("language", "decided", "commitment"),
    [
        ("en", "Percent of wars decided before the last card", "Commitment at the end"),
        ("fr", "Pourcentage de guerres décidées avant la dernière carte", "Engagement à la fin"),
    ],
)
def test_what_is_read_at_the_end_says_so_once(language: str, decided: str, commitment: str):
    words = TOLD["twilight"].words(language)
    assert [measure_name(words, name) for name in ("victory", "commitment")] == [decided, commitment]


@pytest.mark.parametrize(("language", "turns"), [("en", "turn"), ("fr", "tour")])
def test_who_won_a_war_of_cards_is_told_without_turns(language: str, turns: str):
    words = TOLD["twilight"].words(language)
    said = [words.say(f"trial-winners{end}", turn=100) for end in ("", "-end")]
    assert not [text for text in said if turns in text]
    assert "100" not in said[1]
    assert words.faults == []
