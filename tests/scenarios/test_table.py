"""Scenarios are opened in all games, from all beginnings, against everybody."""

import json
from pathlib import Path
from random import Random

import pytest

from algeria_lab import open_game
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.refusals import UnknownName, WrongOption
from algeria_lab.insurgent.deck_files import reconstructed_cards
from algeria_lab.players.algeria.quiet import QuietPlayer
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.named_files import gathered
from algeria_lab.scenarios.table import opened, position_of, rules_of
from tests.insurgent.deck_texts import deck_text

DOCTRINE = {"name": "watchful", "seat": "gov", "based_on": "mixed"}


def scenario(**more: object) -> Scenario:
    return Scenario.model_validate({"format": "algeria-scenario/1", "id": "test", "title": "Test", **more})


def test_a_war_may_begin_at_a_later_turn_at_which_the_learner_may_act():
    table = opened(scenario(start={"scenario": "1956-like", "turn": 2}))
    assert (table.game.state.turn, table.game.state.phase, table.game.to_move) == (2, "operations", "gov")
    assert table.game.ply == 0


def test_the_duel_is_dealt_by_its_seed_and_may_be_changed():
    known = opened(scenario(game="insurgent", side="fln", dice=3))
    again = opened(scenario(game="insurgent", side="fln", dice=3))
    assert known.game.state == again.game.state
    assert position_of(scenario(game="insurgent", dice=3)).game == "insurgent"
    assert known.game.scenario == "duel"


def test_the_duel_is_played_with_decks_of_the_scenario():
    deck = reconstructed_cards().fln
    data = json.loads(deck_text(deck)) | {"deck_id": "own"}
    rules = rules_of(scenario(game="insurgent", decks={"fln": data}))
    assert rules.cards.fln.id == "own"
    assert (
        opened(scenario(game="insurgent", decks={"fln": data})).game.options["decks"]["fln"]
        == rules.cards.fln.hash
    )


def test_twilight_takes_its_options_and_its_usual_opponent():
    table = opened(scenario(game="twilight", start="short", options={"deck": [21, 24, 34, 67]}))
    assert (table.game.rules.name, table.seats["gov"], table.seats["fln"].name) == (
        "twilight",
        None,
        "sensible",
    )


def test_a_later_turn_is_only_for_the_war():
    with pytest.raises(WrongOption):
        opened(scenario(game="insurgent", start={"scenario": "duel", "turn": 2}))


def test_an_opponent_may_be_a_doctrine_of_the_scenario():
    own = scenario(side="fln", start="1956-like", opponent="mine", doctrines={"mine": DOCTRINE})
    assert opened(own).seats["gov"].name == "watchful"


def test_an_unknown_opponent_is_named():
    with pytest.raises(UnknownName, match="nobody"):
        opened(scenario(start="1956-like", opponent="nobody"))


def test_files_beside_a_scenario_are_gathered(tmp_path: Path):
    (tmp_path / "mine.toml").write_text('name = "watchful"\nseat = "gov"\nbased_on = "mixed"\n')
    game = open_game("algeria", "1956-like", seed=3)
    game.play("gov quick")
    game.play("fln quick")
    game.save(tmp_path / "war.json")
    named = scenario(
        side="fln", start={"save": "war.json", "at": 1}, opponent="mine", doctrines={"mine": "mine.toml"}
    )
    with pytest.raises(NotBeside):
        opened(named)
    own = gathered(named, tmp_path)
    assert own.doctrines["mine"] == DOCTRINE
    assert opened(own).game.state == game.state_at(1)


@pytest.mark.parametrize("file", ["../war.json", "/etc/passwd", "missing.json"])
def test_no_other_file_is_read(tmp_path: Path, file: str):
    with pytest.raises(NotBeside):
        gathered(scenario(start={"save": file}), tmp_path / "in")


def test_each_line_of_a_script_waits_until_it_is_possible():
    """The FLN cannot end its reinforcement while missions are chosen: somebody else decides until it can."""
    script = {"player": "mixed", "script": ["fln done", "fln pass"]}
    table = opened(scenario(start={"scenario": "1956-like", "turn": 2}, opponent=script))
    answers = []
    while table.game.state.turn < 4:
        table.play(QuietPlayer().choose(table.game.state, Random(1)).text)
        answers += table.let_computers_act()
    by_script = [
        (one.choice.text, table.game.state_at(one.ply - 1).phase)
        for one in answers
        if one.choice.because and one.choice.because[0].question == "judgement-scripted"
    ]
    assert by_script == [("fln done", "reinforcement"), ("fln pass", "operations")]


def test_a_script_is_found_again_after_an_undo():
    told = scenario(
        start={"scenario": "1956-like", "turn": 2}, opponent={"player": "mixed", "script": ["fln pass"]}
    )
    table = opened(told)
    for _ in range(2):
        table.play("gov civil_affairs IV-1")
        answers = table.let_computers_act()
        assert answers[0].choice.text == "fln pass"
        assert answers[0].choice.because[0].question == "judgement-scripted"
        table.undo()


def test_an_opponent_may_keep_its_reasons():
    table = opened(scenario(start={"scenario": "1956-like", "turn": 2}, opponent={"explain": False}))
    table.play("gov civil_affairs IV-1")
    assert table.let_one_act().choice.because == ()
