"""Wars as a table: the same as a frame of pandas, to and fro, and what is taken from it."""

from pathlib import Path

import pandas as pd
import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.results.reading import measure_of, seen_of, values
from algeria_lab.experiments.results.statistics import rows
from algeria_lab.experiments.results.table import (
    ENDINGS,
    ENDS,
    NO_YES,
    UNDECIDED,
    WAR,
    Coded,
    Wars,
    column_of,
)


@pytest.fixture(scope="session")
def wars(frame: DataFrame) -> Wars:
    """Return the table of the frame."""
    return Wars.of(frame)


def test_a_table_and_its_frame_are_the_same(wars: Wars, frame: DataFrame):
    assert_frame_equal(wars.frame(), frame)
    assert wars.frame().attrs == frame.attrs
    assert Wars.of(wars) is wars


def test_a_column_is_read_like_a_list(wars: Wars, frame: DataFrame):
    for name in wars.names:
        assert list(wars.worded()[name]) == frame[name].tolist()
    assert wars["way"][0] == "none"
    assert wars["way"][-2:] == ["three", "three"]
    assert len(wars["over"]) == len(wars) == len(frame)


def test_a_war_that_was_stopped_has_a_word_for_its_winner_in_a_frame(wars: Wars, frame: DataFrame):
    """The empty word would be a column without a name in whatever is counted by it."""
    stopped = [not winner for winner in wars["winner"]]

    assert any(stopped)
    assert (frame["winner"] == UNDECIDED).tolist() == (frame["level"] == UNDECIDED).tolist() == stopped
    assert set(frame["winner"].value_counts().index) == {UNDECIDED, "fln", "gov", "draw"}


def test_frames_of_before_are_read_as_those_of_now(wars: Wars, frame: DataFrame, tmp_path: Path):
    """In files of before the winner of such a war is the empty word; two of them may be put together."""
    old = frame.assign(**{name: frame[name].cat.rename_categories({UNDECIDED: ""}) for name in ENDINGS})
    old.to_parquet(tmp_path / "old.parquet")
    again = Wars.of(pd.read_parquet(tmp_path / "old.parquet"))
    mixed = pd.concat([old[old["seed"] < 9], frame[frame["seed"] >= 9]])
    mixed.attrs = frame.attrs

    assert "" in set(old["winner"])
    assert_frame_equal(again.frame(), frame)
    for one in (old, mixed):
        assert values(one, "gov.wins") == values(frame, "gov.wins")
        assert sorted(Wars.of(one)["winner"]) == sorted(wars["winner"])
    both = mixed.assign(winner=mixed["winner"].astype("category"))
    assert UNDECIDED in set(Wars.of(both).frame()["winner"])
    assert "" not in set(Wars.of(both).frame()["winner"])


def test_values_are_columns_of_their_kind():
    yes, whole, broken, words = (column_of(one) for one in ([True], [1, True], [1, 0.5], ["a", 1]))

    assert isinstance(yes, Coded)
    assert yes.names == NO_YES
    assert (whole.typecode, broken.typecode) == ("q", "d")  # type: ignore[union-attr]
    assert words == ["a", 1]


@pytest.mark.parametrize("turn", [None, 3, 0])
def test_a_war_stands_where_it_stood_at_a_moment(wars: Wars, frame: DataFrame, turn: int | None):
    rows = frame if turn is None else frame[frame["turn"] <= turn]
    expected = rows.drop_duplicates(list(WAR), keep="last").reset_index(drop=True)

    assert_frame_equal(wars.at(turn).frame(), expected)


def test_rows_sorted_by_something_else_stand_in_the_order_of_turns(wars: Wars, frame: DataFrame):
    shuffled = Wars.of(frame.sort_values("gov.psl"))

    assert set(shuffled.at().wars) == set(wars.wars)
    assert values(shuffled, "balance") == values(wars, "balance")


def test_ends_know_that_they_are_all_there_is(wars: Wars):
    assert wars.ends().attrs == {**wars.attrs, "kept": ENDS}
    assert "kept" not in wars.attrs


def test_some_ways_and_rows_are_taken(wars: Wars, frame: DataFrame):
    some = wars.where(way={"three"}, against={"raider"})
    early = wars.chosen(lambda turn, over: turn < 2 and not over, "turn", "over")

    assert {(against, way) for against, way, _ in some.wars} == {("raider", "three")}
    assert len(some) == ((frame["way"] == "three") & (frame["against"] == "raider")).sum()
    assert list(early["turn"]) == frame[(frame["turn"] < 2) & ~frame["over"]]["turn"].tolist()
    assert list(seen_of(some).ways) == ["three"]


def test_pairs_are_known(wars: Wars, frame: DataFrame):
    lacking = frame[(frame["seed"] != 5) | (frame["way"] != "three")]

    assert wars.is_paired
    assert wars.played == 14
    assert not Wars.of(lacking).is_paired


def test_names_are_changed(wars: Wars):
    titled = wars.recoded("way", {"three": "Three areas"}).renamed({"terror": "Terror"})

    assert set(titled["way"]) == {"none", "Three areas"}
    assert "Terror" in titled
    assert "terror" not in titled
    assert "terror" in wars


def test_rows_are_put_behind_one_another(wars: Wars, frame: DataFrame):
    early, late = (wars.chosen(test, "seed") for test in (lambda seed: seed < 9, lambda seed: seed >= 9))
    whole = early.and_then(late)

    expected = pd.concat([frame[frame["seed"] < 9], frame[frame["seed"] >= 9]], ignore_index=True)
    assert_frame_equal(whole.frame(), expected)
    assert values(whole, "balance@3") == values(wars, "balance@3")


def test_what_stands_there_twice_is_one_war_and_what_differs_is_refused(wars: Wars):
    wars.and_then(wars).check_once()
    assert wars.and_then(wars).has_doubles
    other = wars.having(terror=column_of([value + 1 for value in wars["terror"]]))

    with pytest.raises(NoSuchExperiment, match=rf"with seed 5 more than once \({len(wars)} rows too many\)"):
        wars.and_then(other).check_once()


def test_values_are_told_by_opponent_way_and_seed(wars: Wars, question: Question):
    found = values(wars, "balance")

    assert list(found) == [("mixed", "none"), ("mixed", "three"), ("raider", "none"), ("raider", "three")]
    assert all(list(by_seed) == list(question.seeds) for by_seed in found.values())
    last = wars.at()
    for war, gov, fln in zip(last.wars, last["gov.psl"], last["fln.psl"], strict=True):
        assert found[war[:2]][war[2]] == gov - fln


def test_a_column_of_ones_own_lacks_what_is_no_number(frame: DataFrame):
    own = frame.assign(half=[None if seed == 5 else seed / 2 for seed in frame["seed"]])
    wars = Wars.of(own)

    assert measure_of(wars, "half").range == (3, 9)
    assert 5 not in values(wars, "half")["mixed", "none"]
    assert values(wars, "half")["mixed", "none"][6] == 3.0


def test_what_is_reckoned_once_is_not_reckoned_again(wars: Wars):
    asked = []

    for _ in range(2):
        assert wars.once(("seeds", 1), lambda: asked.append(1) or len(set(wars["seed"]))) == wars.played

    assert asked == [1]
    assert rows(wars, ["balance"])[0] is rows(wars, ["balance"])[0]
    assert rows(wars.ends(), ["balance"])[0] is not rows(wars, ["balance"])[0]
