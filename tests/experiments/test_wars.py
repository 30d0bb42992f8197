"""A war of many, checked by hand: played again move by move, it is the war of the results."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pandas import DataFrame

from algeria_lab import position
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.saves import load, save, save_text
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.kept.later import later_measures
from algeria_lab.experiments.results.frames import ends, question_of
from algeria_lab.experiments.results.table import WAR
from algeria_lab.experiments.results.wars import war_of
from tests.experiments.account import account, differences
from tests.playing_on import begin, play_to

RULES = {"algeria": AlgeriaRules()}


def some_wars(frame: DataFrame, number: int) -> list[tuple[str, str, int]]:
    """Return some wars of a frame, the same every time."""
    wars = frame[list(WAR)].drop_duplicates().itertuples(index=False)
    chosen = Random("by hand").sample([(war.way, war.against, war.seed) for war in wars], number)
    return [(str(way), str(against), int(seed)) for way, against, seed in chosen]


def test_three_wars_of_a_run_replay_move_by_move(frame: DataFrame):
    for way, against, seed in some_wars(frame, 3):
        assert differences(frame, way, against, seed) == []


def test_the_account_of_a_war_holds_all_that_is_read_of_it(frame: DataFrame):
    game = war_of(frame, "three", "raider", 6)
    rows = frame[(frame["way"] == "three") & (frame["against"] == "raider") & (frame["seed"] == 6)]

    told = list(account(game))

    read = {"turn", *question_of(frame).subject.read}
    assert read - set(later_measures("algeria")) <= set(told[0]) <= read
    assert told == rows[list(told[0])].to_dict("records")
    assert told[-1]["resettled"] == 3


def test_a_war_knows_who_played_it(frame: DataFrame, tmp_path: Path):
    game = war_of(frame, "three", "raider", 6)
    save(game, tmp_path / "war.json")
    loaded, _ = load(tmp_path / "war.json", RULES)

    question = question_of(frame)
    names = {
        side: player.name for side, player in question.players(question.ways["three"], "raider", 6).items()
    }
    assert game.players == loaded.players == {side: (name,) for side, name in names.items()}


def test_a_difference_is_told(frame: DataFrame):
    changed = frame.copy()
    changed.attrs = frame.attrs
    at = changed[(changed["way"] == "none") & (changed["against"] == "mixed") & (changed["seed"] == 8)].index
    changed.loc[at[2], "terror"] += 1

    (found,) = differences(changed, "none", "mixed", 8)

    assert "'turn': 2" in found
    assert differences(changed.drop(at[-1]), "none", "mixed", 8) != []


@pytest.mark.parametrize("scenario", RULES["algeria"].scenarios())
def test_wars_of_every_scenario_replay(scenario: str):
    ways = {"printed": "mixed", "no terror": Way("grid", {"terror_charge": 0})}
    frame = compare(Beginning(scenario, {"profile": "rtt"}), ways, against="army-abroad", runs=2)

    for way, against, seed in some_wars(frame, 4):
        assert differences(frame, way, against, seed) == []


def test_wars_from_the_middle_of_a_turn_replay_with_openings_and_changes(war: Game[State]):
    ways = {
        "moved": Way("mixed", opening="gov resettle II-2"),
        "stayed": Way("mixed", opening="gov civil_affairs II-2"),
        "dear": Way("mixed", {"resettled_charge": 3}, "gov resettle II-2"),
    }
    frame = compare(war, ways, runs=2, stop=8)

    for way, against, seed in some_wars(frame, 6):
        assert differences(frame, way, against, seed, before=war) == []
        assert differences(frame, way, against, seed) == []


def test_wars_from_the_turn_of_either_side_replay():
    for turn, seat in ((3, "fln"), (4, "gov")):
        war = begin("1958", seed=12)
        play_to(war, turn, seat)
        frame = compare(war, {"a": "mixed"}, runs=2, stop=6)
        for way, against, seed in some_wars(frame, 2):
            assert differences(frame, way, against, seed, war) == []


def test_wars_of_the_other_side_replay():
    frame = compare("1954", {"a": "mixed", "b": "urban"}, against="suppress", side="fln", runs=2)

    for way, against, seed in some_wars(frame, 4):
        assert differences(frame, way, against, seed) == []


def test_a_war_that_was_stopped_ends_with_the_next_decision():
    frame = compare("1956-like", {"a": "mixed"}, runs=4, stop=Stop(20, {"gov.psl": 45}))
    rows = frame[frame["seed"] == 2]
    game = war_of(frame, "a", "mixed", 2)

    assert differences(frame, "a", "mixed", 2) == []
    assert rows["winner"].iloc[-1] == "undecided"
    assert game.state.turn == rows["turn"].iloc[-1] + 1


def test_the_ends_alone_can_be_checked_too(frame: DataFrame):
    only = ends(frame)

    for way, against, seed in some_wars(only, 3):
        assert differences(only, way, against, seed) == []


def test_a_war_can_be_saved_and_opened_again(tmp_path: Path, frame: DataFrame, question: Question):
    """So it can be watched in the war room; from the question alone, without any results."""
    game = war_of(question, "three", "mixed", 9)
    save(game, tmp_path / "war-9.json")

    again, _ = load(tmp_path / "war-9.json", RULES)

    assert again.state == game.state
    assert [entry.action for entry in again.history] == [entry.action for entry in game.history]
    assert list(account(again)) == list(account(war_of(frame, "three", "mixed", 9)))


def test_a_war_with_a_past_is_saved_with_it(tmp_path: Path, war: Game[State]):
    frame = compare(war, {"moved": Way(opening="gov resettle II-2")}, runs=2, stop=4)
    game = war_of(frame, "moved", "mixed", 1, before=war)
    save(game, tmp_path / "war.json")

    again, _ = load(tmp_path / "war.json", RULES)

    assert again.state == game.state
    assert again.history[: war.ply + 1] == war.history
    assert war.ply < game.ply


def test_a_war_from_the_middle_is_saved_with_its_position(tmp_path: Path, war: Game[State]):
    """Also one in which constants were changed there."""
    ways = {"a": "mixed", "dear": Way("mixed", {"resettled_charge": 3}, "gov resettle II-2")}
    frame = compare(war, ways, runs=1, stop=3)
    for way in ways:
        game = war_of(frame, way, "mixed", 1)
        save(game, tmp_path / "war.json")

        again, _ = load(tmp_path / "war.json", RULES)

        assert again.state == game.state
        assert again.start == game.start
        assert save_text(again) == save_text(game)


@pytest.mark.parametrize("opening", ["", "gov done"])
def test_wars_from_a_position_of_ones_own_replay(opening: str):
    """The random event of its first turn is thrown anew in each of them."""
    mine = position("1958", place={"band-6": "ALGIERS"}, fln_psl=70)
    ways = {"a": Way("mixed", opening=opening), "dear": Way("grid", {"terror_charge": 2})}
    frame = compare(mine, ways, runs=3)

    for way, against, seed in some_wars(frame, 4):
        assert differences(frame, way, against, seed) == []
    assert len({war_of(frame, "dear", "mixed", seed).history[0].faces for seed in (1, 2, 3)}) > 1


def test_a_war_can_be_taken_up_at_any_moment(frame: DataFrame):
    game = war_of(frame, "none", "mixed", 5)
    middle = game.fork(game.ply // 2)

    for entry in game.history[middle.ply + 1 :]:
        assert entry.action is not None
        middle.play(entry.action)

    assert middle.state == game.state


def test_the_only_opponent_and_the_first_seed_need_not_be_named(question: Question):
    two = replace(question, against=("mixed", "raider"))
    one = replace(question, against=("mixed",))

    way = next(iter(question.ways))
    assert save_text(war_of(one, way)) == save_text(war_of(one, way, "mixed", question.seed))
    with pytest.raises(NoSuchExperiment, match=r"which opponent\? Name one of mixed, raider"):
        war_of(two, way, seed=question.seed)


def test_only_wars_of_the_question_can_be_asked_for(question: Question):
    with pytest.raises(UnknownName, match="Did you mean 'three'"):
        war_of(question, "tree", "mixed", 5)
    with pytest.raises(UnknownName, match="Did you mean 'raider'"):
        war_of(question, "three", "raiders", 5)
    with pytest.raises(UnknownName, match=r"unknown seed 4\. Known: 5 to 18\."):
        war_of(question, "three", "mixed", 4)


def test_the_past_must_lead_to_the_position(war: Game[State]):
    asked = question_of(compare(war, {"a": "mixed"}, runs=1, stop=2))

    with pytest.raises(NoSuchExperiment, match="never stood at the position"):
        war_of(asked, "a", "mixed", 1, before=begin("1954", 1))
