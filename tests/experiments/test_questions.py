"""A question to many wars: what can be asked, what cannot and why, and how it is written down."""

import json
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from algeria_lab import position
from algeria_lab.algeria.state import State
from algeria_lab.checking.faults import WrongFile
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError, MalformedAction, UnknownName, WrongOption
from algeria_lab.experiments import compare
from algeria_lab.experiments.asking.given import beginning_of, check_beginning
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment
from algeria_lab.experiments.asking.put import HIGHEST_SEED, ask, check
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Stop, Way
from algeria_lab.experiments.playing.blocks import WINNERS, blocks, play_block
from algeria_lab.experiments.results.wars import war_of
from algeria_lab.players.algeria.doctrine_files import doctrine_data
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.algeria.simulator import play_on
from tests.playing_on import begin

WRONG = {"name": "wrong", "seat": "gov", "based_on": "mixd", "parameters": {"floor": 0}}
TWO = {"none": "mixed", "three": "resettle-3"}


def over(war: Game[State]) -> State:
    """Return the end of a war."""
    ends: list[State] = []
    mixed = PLAYERS.player("mixed", "fln"), PLAYERS.player("random", "gov")
    play_on(war.state, *mixed, 1, watch=lambda draft: ends.append(draft.state.copy()) or False)
    assert ends[-1].winner
    return ends[-1]


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ({"position": "1956-lik"}, "1956-like"),
        ({"ways": {"a": "resetle-3"}}, "resettle-3"),
        ({"against": "raiders"}, "raider"),
        ({"side": "gouv"}, "gov"),
        ({"ways": {"a": Way(changes={"terror_charg": 0})}}, "terror_charge"),
        ({"position": Beginning("1954", {"shorter_gam": True})}, "shorter_game"),
    ],
)
def test_an_unknown_name_is_refused_with_the_nearest(asked: dict[str, Any], near: str):
    with pytest.raises(UnknownName, match=f"Did you mean '{near}'"):
        ask(**{"position": "1956-like", "ways": TWO, **asked})


def test_a_constant_of_the_wrong_kind_is_refused():
    with pytest.raises(WrongOption, match="terror_charge was set to 'much'"):
        ask("1954", {"a": Way(changes={"terror_charge": "much"})})


@pytest.mark.parametrize(
    ("constant", "value", "limits"),
    [
        ("control_lead_per_psp", 0, "1 to 1000"),
        ("terror_charge", -1, "0 to 1000"),
        ("resettlement_award_dice", 10**9, "0 to 1000"),
    ],
)
def test_a_constant_beyond_its_range_is_refused(constant: str, value: int, limits: str):
    """It may come from an address: nothing is divided by 0, and no war throws a billion dice."""
    with pytest.raises(WrongOption, match=f"{constant} was set to {value}; it goes from {limits}"):
        ask("1954", {"a": Way(changes={constant: value})})


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"ways": ["mixed", "grid"]}, r"the ways to fight are \['mixed', 'grid'\]\. Give each a name"),
        ({"ways": {"a": None}}, r"None is no player\. Give a name"),
        ({"ways": {"a": Way(opening=5)}}, "opens with a line of play"),  # type: ignore[arg-type]
        ({"against": 7}, r"7 is no player\. Give a name"),
        ({"against": [["mixed"]]}, r"\['mixed'\] is no player"),
        ({"runs": 2.0}, r"the number of wars is 2\.0\. Write a whole number"),
        ({"runs": 10**16}, "more than there are seeds"),
        ({"seed": "1"}, r"the first seed is '1'\. Write a whole number"),
        ({"stop": "8"}, r"the turn to stop at is '8'\. Write a whole number"),
        ({"stop": Stop(8, {"gov.psl": 0.5})}, r"the level to stop at is 0\.5"),  # type: ignore[dict-item]
    ],
)
def test_what_is_of_another_kind_is_refused_in_words(asked: dict[str, Any], said: str):
    with pytest.raises(NoSuchExperiment, match=said):
        ask(**{"position": "1956-like", "ways": TWO, **asked})


def test_numbers_may_be_those_of_numpy_and_names_may_be_numbers():
    asked = ask("1954", {3: "resettle-3"}, runs=np.int64(4), seed=np.int16(2))  # type: ignore[dict-item]

    assert Question.from_json(json.loads(json.dumps(asked.to_json()))) == asked


@pytest.mark.parametrize("runs", [0, -3])
def test_zero_wars_are_refused_before_anything_is_played(runs: int):
    with pytest.raises(NoSuchExperiment, match=rf"^{runs} wars were asked for\. Ask for 1 or more"):
        compare("1954", TWO, runs=runs)


def test_a_question_needs_a_way_and_an_opponent():
    for asked in ({"ways": {}}, {"ways": TWO, "against": ()}):
        with pytest.raises(NoSuchExperiment, match="at least one way to fight and one opponent"):
            ask("1954", **asked)


def test_opponents_differ_in_name():
    with pytest.raises(NoSuchExperiment, match="two opponents bear one name: mixed, mixed"):
        ask("1954", TWO, against=("mixed", "mixed"))


def test_seeds_are_numbers_that_a_browser_can_hold():
    assert ask("1954", TWO, runs=3, seed=HIGHEST_SEED - 3).seeds[-1] < HIGHEST_SEED
    for seed in (-1, HIGHEST_SEED):
        with pytest.raises(NoSuchExperiment, match=f"the first seed is {seed}. Take one from 0 to"):
            ask("1954", TWO, runs=3, seed=seed)


def test_a_war_that_is_over_is_no_position(war: Game[State]):
    with pytest.raises(WrongFile, match=r"The game is over here \(turn \d+, won by: \w+\)"):
        ask(over(war), TWO)
    with pytest.raises(WrongFile, match="This is no position: give the name of a scenario"):
        ask(19.54, TWO)  # type: ignore[arg-type]
    with pytest.raises(NoSuchExperiment, match=r"number 1954\. Write '1954' in quotes"):
        ask(1954, TWO)  # type: ignore[arg-type]


def test_wars_do_not_stop_before_they_begin(war: Game[State]):
    with pytest.raises(NoSuchExperiment, match="after turn 1, but the position stands in turn 2"):
        ask(war, TWO, stop=1)
    with pytest.raises(NoSuchExperiment, match="after turn 0, but the position stands in turn 1"):
        ask("1954", TWO, stop=0)
    with pytest.raises(NoSuchExperiment, match=r"the wars would stop at once: gov\.psl is 57 where 'none'"):
        ask("1956-like", TWO, stop=Stop(8, {"gov.psl": 57}))
    with pytest.raises(UnknownName, match=r"unknown level to stop at 'gov\.pls'\. .*Did you mean 'gov\.psl'"):
        ask("1956-like", TWO, stop=Stop(8, {"gov.pls": 5}))


def test_an_opening_that_cannot_be_played_is_refused_before_anything_is_played(war: Game[State]):
    with pytest.raises(
        OpeningRefused,
        match=r"opening of 'a' cannot be played in each of 20 wars where they begin; .*resettle I-1",
    ):
        ask(war, {"a": Way(opening="gov resettle I-1")})
    with pytest.raises(MalformedAction):
        ask(war, {"a": Way(opening="gov")})


def test_a_question_survives_being_written_down(war: Game[State]):
    """The order of the ways too: the first is what the others are compared with."""
    ways = {"zeta": Way("mixed", {"terror_charge": 0}, "gov resettle II-2"), "alpha": "grid"}
    stop = Stop(9, {"gov.psl": 10, "fln.psl": 20})
    asked = ask(war, ways, against=("raider", "mixed"), runs=7, seed=3, stop=stop)

    again = Question.from_json(json.loads(json.dumps(asked.to_json(), sort_keys=True)))

    assert again == asked
    assert list(again.ways) == ["zeta", "alpha"]
    assert again.key == asked.key
    assert again.key != ask(war, dict(reversed(ways.items())), runs=7, seed=3).key
    check(again)


def test_a_doctrine_may_be_given_as_data():
    mine = doctrine_data("mixed", "gov") | {"name": "mine"}
    against = doctrine_data("raider", "fln") | {"name": "theirs"}
    asked = ask("1954", {"mine": mine, "house": "mixed"}, against=against, runs=2, stop=2)

    assert asked.opponents == ("theirs",)
    assert Question.from_json(json.loads(json.dumps(asked.to_json()))).key == asked.key


@pytest.mark.parametrize(
    "asked", [{"ways": {"a": WRONG}}, {"ways": {"a": "mixed"}, "against": WRONG, "side": "fln"}]
)
def test_a_doctrine_is_refused_with_all_that_is_wrong_with_it(asked: dict[str, Any]):
    with pytest.raises(WrongFile) as refused:
        ask("1954", **asked)

    assert {fault.where for fault in refused.value.faults} == {"judgements", "based_on", "parameters.floor"}


def test_a_frame_that_somebody_changed_is_refused_like_any_other_file():
    frame = compare("1954", {"mine": doctrine_data("mixed", "gov")}, runs=1, stop=1)
    frame.attrs["question"] = frame.attrs["question"].replace("gov-flush", "gov-flsh")

    with pytest.raises(WrongFile, match="Did you mean “gov-flush”"):
        war_of(frame, "mine", "mixed", 1)


def test_a_text_that_is_no_question_is_refused():
    for text in (None, 7, [], {}, {"format": "algeria-experiment/99"}):
        with pytest.raises(NoSuchExperiment, match="this is no question to many wars"):
            Question.from_json(text)


def test_two_ways_of_one_name_are_refused():
    data = ask("1954", TWO).to_json()
    data["ways"][1]["name"] = "none"

    with pytest.raises(NoSuchExperiment, match="two ways bear the name 'none'"):
        Question.from_json(data)


def damaged(data: Any, with_what: Any) -> Iterator[Any]:
    """Yield copies of JSON in each of which one value is another."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        for inner in damaged(data[key], with_what):
            twin = deepcopy(data)
            twin[key] = inner
            yield twin
        twin = deepcopy(data)
        twin[key] = with_what
        yield twin


@pytest.mark.parametrize("junk", [None, -1, 10**30, "x", [], {}, [[]], float("inf")], ids=repr)
def test_a_damaged_question_is_refused_in_words(junk: object):
    """It may come from an address that somebody typed: nothing but our own errors may come of it."""
    ways = {"a": Way("mixed", {"terror_charge": 0}, ""), "b": "mixed"}
    data = ask("1954", ways, runs=2, stop=2).to_json()

    for broken in damaged(data, junk):
        try:
            check(Question.from_json(broken))
        except LabError as error:
            assert len(str(error)) > 10  # noqa: PT017 - it may be refused, and then it must say why


@pytest.mark.parametrize("junk", [None, -1, "x", [], {}, [["operations"]]], ids=repr)
def test_a_damaged_position_is_refused_in_words(war: Game[State], junk: object):
    data = beginning_of(war).state
    assert data is not None
    few = {**data, "units": dict(list(data["units"].items())[:2])}

    for broken in damaged(few, junk):
        try:
            check_beginning(Beginning("1956-like", {}, broken), 9)
        except LabError as error:
            assert len(str(error)) > 10  # noqa: PT017 - as above


def test_a_position_without_a_part_is_refused(war: Game[State]):
    data = dict(beginning_of(war).state or {})
    del data["agenda"]

    with pytest.raises(WrongFile, match=r"“1956-like”:\n- “agenda” is missing"):
        ask(Beginning("1956-like", {}, data), TWO)


def test_a_game_stays_as_it_is(war: Game[State]):
    before = war.state.to_json()

    compare(war, TWO, runs=2, stop=3)

    assert war.state.to_json() == before


def test_a_position_set_up_anew_throws_its_own_dice_in_every_war():
    position = beginning_of("1956-like")

    assert len({position.at({}, seed).fln_ap for seed in range(20)}) > 3
    assert begin("1956-like", 4).history[0].state == position.at({}, 4)


def test_an_opening_that_ends_the_war_leaves_nothing_to_play(war: Game[State]):
    """Spending the last point of support loses the war, where the profile allows it."""
    last = war.state.copy()
    last.gov_psl = 1
    way = Way("mixed", {"spend_floor": "none"}, "gov resettle II-2")

    with pytest.raises(NoSuchExperiment, match="the opening of 'a' ends the war"):
        ask(last, {"a": way})

    unchecked = Question(beginning_of(last), {"a": way}, Stop(8), runs=2)
    (block,) = blocks(unchecked)
    columns = play_block(block).columns
    assert list(columns["turn"]) == [2, 2]
    assert [WINNERS[winner] for winner in columns["winner"]] == ["fln", "fln"]
    assert list(columns["over"]) == [1, 1]


def test_a_position_of_ones_own_is_asked_about_and_kept_by_name():
    mine = position("1956-like", place={"band-6": "ALGIERS"}, fln_psl=70)

    question = ask(mine, TWO, runs=2, stop=2)
    frame = compare(mine, TWO, runs=4, stop=2)

    assert question.position.name == "1956-like + place, fln_psl"
    assert Question.from_json(question.to_json()) == question
    assert compare(mine.to_json(), TWO, runs=4, stop=2).equals(frame)
    assert {state.fln_ap for state in (question.position.at({}, seed) for seed in range(5))} == {7}


def test_a_position_with_faults_is_refused_with_all_of_them():
    with pytest.raises(WrongFile, match=r"(?s)fln_psl: 170 lies outside.*terror.1: “ORANN”"):
        ask({**position("1958").state, "fln_psl": 170, "terror": ["ORANN"]}, TWO)


def test_wars_begin_where_a_saved_game_ends(war: Game[State], tmp_path: Path):
    war.save(tmp_path / "war.json")

    assert ask(str(tmp_path / "war.json"), TWO).position.state == war.state.to_json()
    assert ask(position(war).to_text(), TWO).position == ask(war, TWO).position
