"""One question from several positions: the wars of each, told apart by a column, with the same seeds."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab import position
from algeria_lab.algeria.state import State
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.experiments import compare, processes, refused, summary, war_of
from algeria_lab.experiments.asking.grids import Grid
from algeria_lab.experiments.asking.openings import OpeningRefused
from algeria_lab.experiments.asking.own import OwnFault
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.several import ask_at, is_several
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.playing.running import CANCELLED, Progress
from algeria_lab.experiments.results.frames import at, ends, question_of, values
from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.experiments.results.likeness import likeness
from algeria_lab.experiments.results.statistics import shifts
from algeria_lab.experiments.results.table import Wars
from algeria_lab.players.base import Choice
from algeria_lab.twilight.switches import read_switches

LEVELS = (30, 50, 70)
WAYS = {"none": "barrier-0", "grid": "grid"}
SIZE: dict[str, Any] = {"against": ("mixed", "raider"), "runs": 3, "seed": 4, "stop": 4}
ROW = ["position", "way", "against", "seed"]


def start(level: int) -> Any:
    return position("1958", gov_psl=level)


def starts() -> dict[str, Any]:
    return {str(level): start(level) for level in LEVELS}


def alone(level: int, **asked: Any) -> DataFrame:
    return compare(start(level), WAYS, **{**SIZE, **asked})


@pytest.fixture(scope="module")
def frame() -> DataFrame:
    """Return a question from three positions."""
    return compare(starts(), WAYS, **SIZE)


def test_from_each_position_the_same_wars_are_played_as_from_it_alone(frame: DataFrame):
    assert frame.columns[0] == "position"
    assert list(frame["position"].cat.categories) == [str(level) for level in LEVELS]
    for level in LEVELS:
        there = frame[frame["position"] == str(level)].drop(columns="position").reset_index(drop=True)
        assert_frame_equal(there, alone(level))
        assert sorted(set(there["seed"])) == [4, 5, 6]


def test_a_summary_says_of_each_position_what_its_wars_alone_say(frame: DataFrame):
    asked = ["balance@4", "gov.wins", "gov.psl@3"]
    table = summary(frame, asked)

    assert table.index.names == ["position", "measure", "against", "way"]
    for level in LEVELS:
        expected = summary(alone(level), asked)
        assert_frame_equal(table.loc[str(level), list(expected.columns)], expected)


def test_a_shift_is_that_of_wars_with_one_seed_from_both_positions(frame: DataFrame):
    read = values(frame, "gov.psl@4")
    found = shifts(frame, "gov.psl@4")["70", "raider", "grid"]
    apart = [
        int(read["70", "raider", "grid", seed] - read["30", "raider", "grid", seed]) for seed in (4, 5, 6)
    ]
    row = summary(frame, "gov.psl@4").loc[("70", "gov.psl@4", "raider", "grid")]

    assert found.first == row["shift.from"] == "30"
    assert found.pairs == row["shift.pairs"] == 3
    assert found.found is not None
    assert found.found.mean == pytest.approx(np.mean(apart)) == row["shift"]
    assert row[["shift.low", "shift.high"]].isna().all(), "three pairs say nothing of others"
    assert not found.found.is_clear
    first = summary(frame, "gov.psl@4").loc["30"]
    assert first["shift"].isna().all()


def test_a_shift_counts_only_seeds_that_both_positions_hold(frame: DataFrame):
    part = frame[(frame["position"] != "70") | (frame["seed"] != 5)]
    row = summary(part, "balance").loc[("70", "balance", "mixed", "none")]

    assert (row["wars"], row["shift.pairs"]) == (2, 2)


def test_what_is_left_of_a_grid_is_compared_with_the_first_position_that_is_left(frame: DataFrame):
    part = frame[frame["position"] != "30"]
    table = summary(part, "balance@4")

    assert set(table.loc["70"]["shift.from"]) == {"50"}
    assert_frame_equal(table.loc[["50"]].iloc[:, :5], summary(frame, "balance@4").loc[["50"]].iloc[:, :5])


def test_any_row_opens_its_war(frame: DataFrame):
    last = frame.drop_duplicates(ROW, keep="last")
    for _, row in last.sample(4, random_state=1).iterrows():
        war = war_of(frame, **row[ROW])
        assert war.seed == row["seed"]
        assert (war.state.gov_psl, war.state.fln_psl) == (row["gov.psl"], row["fln.psl"])


def test_a_file_keeps_the_question_from_all_positions(frame: DataFrame, tmp_path: Path):
    frame.to_parquet(tmp_path / "wars.parquet")
    read = pd.read_parquet(tmp_path / "wars.parquet")

    assert_frame_equal(read, frame)
    assert read.attrs == frame.attrs
    assert_frame_equal(summary(read), summary(frame))
    assert (
        war_of(read, "grid", "mixed", 5, position="50").state
        == war_of(frame, "grid", "mixed", 5, position="50").state
    )


def test_a_grid_is_plain_json_and_read_back(frame: DataFrame):
    asked = Wars.of(frame).grid
    assert isinstance(asked, Grid)

    assert Grid.from_json(json.loads(json.dumps(asked.to_json()))) == asked
    assert asked.wars == 3 * 2 * 2 * 3 == len(at(frame))
    with pytest.raises(NoSuchExperiment, match="damaged"):
        Grid.from_json({**asked.to_json(), "positions": []})


@pytest.mark.parametrize("open_pool", [lambda: ThreadPoolExecutor(2), lambda: processes(1)])
def test_whoever_plays_plays_the_same(frame: DataFrame, open_pool):
    with open_pool() as pool:
        again = compare(starts(), WAYS, **SIZE, executor=pool)

    assert_frame_equal(again, frame)
    assert again.attrs == frame.attrs


def test_a_run_that_is_stopped_has_the_same_seeds_from_every_position():
    told: list[Progress] = []
    frame = compare(
        starts(), {"none": "mixed"}, runs=48, stop=1, tell=told.append, cancelled=lambda: len(told) == 3
    )

    assert frame.attrs["notices"] == [CANCELLED]
    assert [progress.done for progress in told] == [24, 48, 72]
    assert told[0].wars == 144
    assert {tuple(sorted(set(of["seed"]))) for _, of in frame.groupby("position", observed=True)} == {
        tuple(range(1, 25))
    }


# What differs


def test_a_grid_joins_all_values_of_one_thing_with_all_of_another():
    frame = compare(
        "1958", {"none": "mixed"}, grid={"gov_psl": np.array([30, 70]), "fln_psl": (20,)}, runs=2, stop=1
    )
    first = frame[frame["turn"] == 0].drop_duplicates("position")

    assert list(first["position"]) == ["gov_psl=30 fln_psl=20", "gov_psl=70 fln_psl=20"]
    assert list(first["gov.psl"]) == [30, 70]
    assert set(first["fln.psl"]) == {20}


def test_scenarios_go_by_their_own_names():
    frame = compare(["1956-like", "1958"], {"none": "mixed"}, runs=2, stop=1)

    for scenario in ("1956-like", "1958"):
        there = frame[frame["position"] == scenario].drop(columns="position").reset_index(drop=True)
        assert_frame_equal(there, compare(scenario, {"none": "mixed"}, runs=2, stop=1))


def test_decks_are_options_by_name():
    decks = {"calm": [29, 4, 50, 67], "stormy": [1, 2, 3, 67]}
    frame = compare("short", {"chance": "random"}, grid={"deck": decks}, runs=2)
    one = compare("short", {"chance": "random"}, options={"deck": decks["calm"]}, runs=2)

    there = frame[frame["position"] == "deck=calm"].drop(columns="position").reset_index(drop=True)
    assert_frame_equal(there, one)
    assert "position" not in one
    assert question_of(one).position.options == {"deck": decks["calm"]}
    game = war_of(frame, "chance", seed=2, position="deck=stormy")
    assert game.options["deck"] == decks["stormy"]


def test_the_cards_of_a_deck_that_runs_out_end_once_each():
    frame = compare("short", {"chance": "random"}, options={"deck": [29, 4, 50]}, runs=2)

    assert list(frame[frame["seed"] == 1]["turn"]) == [0, 1, 2, 3]
    assert list(frame[frame["seed"] == 1]["over"]) == [False, False, False, True]
    assert summary(frame, "turns")["mean"].tolist() == [3]


def test_options_join_a_grid_of_fields():
    grid = ask_at("short", {"a": "random"}, options={"solitaire": True}, grid={"gov_resources": [10, 20]})

    assert isinstance(grid, Grid)
    assert [place.state["gov_resources"] for place in grid.positions.values()] == [10, 20]  # type: ignore[index]
    solitaire = read_switches({"solitaire": True})
    assert all(place.at({}, 1).switches == solitaire for place in grid.positions.values())


def test_a_written_position_is_one_position():
    written = start(50).to_json()

    assert not is_several(written)
    assert compare(written, WAYS, **SIZE).equals(alone(50))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"position": []}, "there is no position to begin at"),
        ({"position": {}}, "there is no position to begin at"),
        ({"position": ["1958", "1958"]}, "two positions bear the name '1958'. Give each its own"),
        ({"position": {30: "1954", "30": "1958"}}, "two positions bear the name '30'"),
        ({"position": [7]}, "in a list a position goes by its own name, and 7 has none"),
        ({"position": {"a": 7}}, "from 'a': the position is the number 7"),
        ({"position": ["1958", "short"]}, "these positions are of algeria and twilight. Ask once for each"),
        ({"position": ["duel", "solo"], "side": "fln"}, "Name who plays at all of them, against="),
        ({"position": ["1958"], "measures": {"position": len}}, "cannot be called 'position' here"),
        ({"position": "1958", "grid": {}}, "Name what differs and its values"),
        (
            {"position": "1958", "grid": {"resettlement_award_dice": [1, 2]}},
            r"is a number or a switch of the model.*changes=\{'resettlement_award_dice': 1\}",
        ),
        ({"position": "1958", "grid": {"gov_psl": 30}}, "Give several in a list, or by name"),
        ({"position": "1958", "grid": {"gov_psl": []}}, "'gov_psl' has no value in this grid"),
        (
            {"position": "short", "grid": {"deck": [[1, 2]]}},
            r"makes no name for a table. Give each value one",
        ),
        (
            {"position": start(30), "options": {"profile": "literal"}},
            "is a position already. Name a scenario",
        ),
    ],
)
def test_what_makes_no_grid_is_refused_with_what_would(asked: dict[str, Any], said: str):
    with pytest.raises(NoSuchExperiment, match=said):
        compare(**{"ways": {"a": "random"}, "runs": 2, **asked})


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"position": {"here": "1958", "there": "1959"}}, "from 'there': unknown scenario '1959'"),
        ({"position": "1958", "grid": {"gov_pls": [30]}}, "gov_psl"),
        ({"position": "1958", "grid": {"gov_psl": [30, 170]}}, "170"),
        ({"position": "short", "options": {"dek": [1]}}, "Did you mean 'deck'"),
        (
            {"position": "short", "grid": {"deck": {"one": [29, 29]}}},
            "from 'deck=one': deck holds card 29 twice",
        ),
        ({"position": {"late": "1958"}, "stop": 0}, "from 'late': the wars would stop after turn 0"),
    ],
)
def test_what_is_wrong_at_a_point_names_it_or_the_nearest_name(asked: dict[str, Any], said: str):
    with pytest.raises(LabError, match=said):
        compare(**{"ways": {"a": "random"}, "runs": 2, **asked})


# Code of one's own, and openings


class Mine:
    """A player that needs the position to be as it was first."""

    name = "mine"

    def choose(self, view: State, rng: Random) -> Choice:  # noqa: ARG002 - as every player
        assert view.gov_psl != 70, "nobody told me"
        raise ValueError("I never play")


def test_code_of_ones_own_plays_from_every_position_and_says_where_it_fails():
    gap = {"gap": lambda state: state.gov_psl - state.fln_psl}
    frame = compare(starts(), {"none": "mixed"}, runs=2, stop=2, measures=gap)
    assert (frame["gap"] == frame["gov.psl"] - frame["fln.psl"]).all()
    assert set(summary(frame, "gap@1").index.get_level_values("position")) == {"30", "50", "70"}

    with pytest.raises(OwnFault, match=r"^from '70', way 'mine' against 'mixed', seed 1: .*nobody told me"):
        compare({"70": start(70), "30": start(30)}, {"mine": Mine}, runs=2, stop=2)
    with ThreadPoolExecutor(1) as pool, pytest.raises(OwnFault, match=r"^from '30', way 'mine'"):
        compare({"30": start(30)}, {"mine": Mine}, runs=2, stop=2, executor=pool)


def test_wars_that_were_not_played_say_from_which_position():
    way = Way("mixed", opening="gov resettle II-2", when="operations@1")
    there = {"1956": "1956-like", "poor": position("1956-like", gov_psl=2)}
    frame = compare(there, {"none": "mixed", "moved": way}, runs=12, seed=1, stop=2)
    lost = refused(frame)

    assert list(lost.columns) == ["position", "way", "against", "seed", "asked", "told"]
    for name, place in there.items():
        one = refused(compare(place, {"none": "mixed", "moved": way}, runs=12, seed=1, stop=2))
        assert list(lost[lost["position"] == name]["seed"]) == list(one["seed"])
    assert len(lost)
    with pytest.raises(OpeningRefused, match=r"^from 'here' the opening of 'a' cannot be played"):
        compare({"here": start(50)}, {"a": Way(opening="gov resettle nowhere")}, runs=2, stop=2)


# What reads wars from one position


@pytest.mark.parametrize("read", [question_of, likeness, lambda frame: Wars.of(frame).question])
def test_what_reads_one_position_says_how_to_take_it(frame: DataFrame, read):
    with pytest.raises(
        NoSuchExperiment, match=r"begin at 3 positions \(30, 50, 70\).*\['position'\] == '30'\]"
    ):
        read(frame)


def test_the_wars_from_one_position_are_read_as_those_of_one_question(frame: DataFrame):
    part = frame[frame["position"] == "50"]

    assert question_of(part) == question_of(alone(50))
    assert war_of(part, "grid", "mixed", 5).state == war_of(alone(50), "grid", "mixed", 5).state


def test_a_war_is_named_with_its_position(frame: DataFrame):
    with pytest.raises(
        NoSuchExperiment, match=r"from which position\? Name one: position=... of '30', '50', '70'"
    ):
        war_of(frame, "grid", "mixed")
    with pytest.raises(UnknownName, match="unknown position '71'"):
        war_of(frame, "grid", "mixed", position="71")
    with pytest.raises(NoSuchExperiment, match=r"Leave position= out"):
        war_of(alone(50), "grid", "mixed", position="50")
    with pytest.raises(NoSuchExperiment, match="a question begins at one position"):
        war_of(question_of(alone(50)), "grid", "mixed", position="50")


def test_ends_and_values_know_the_positions(frame: DataFrame):
    ended = ends(frame)
    last = frame.drop_duplicates(ROW, keep="last").reset_index(drop=True)

    assert_frame_equal(ended, last)
    assert_frame_equal(summary(ended, "gov.psl"), summary(frame, "gov.psl"))
    read = values(frame, "gov.psl")
    assert read.index.names == ["position", "against", "way", "seed"]
    assert read["70", "mixed", "grid", 6] == values(alone(70), "gov.psl")["mixed", "grid", 6]


def test_parts_of_a_grid_that_are_too_small_name_the_position(frame: DataFrame):
    with pytest.raises(TooFewWars, match=r"^from '50': 1 war of 'none'"):
        summary(frame[(frame["position"] != "50") | (frame["seed"] == 4)])
    with pytest.raises(TooFewWars, match=r"^0 wars"):
        summary(frame[:0])
