"""Frames carried on: a mean by turn is over all wars at every turn, and summaries read them as before."""

import pandas as pd
import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

import algeria_lab
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.measuring.measures import WrongMeasure

WAYS = {"mixed": "mixed", "grid": "grid"}
WAR = ["against", "way", "seed"]


@pytest.fixture(scope="module")
def wars() -> DataFrame:
    found = algeria_lab.compare("1956-like", WAYS, against="mixed", runs=8, stop=20)
    assert len(set(found["turns"])) > 1, "wars of different length"
    return found


def test_at_every_turn_all_wars_are_there(wars: DataFrame):
    whole = algeria_lab.carried(wars)

    assert set(whole.groupby(["way", "turn"], observed=True).size()) == {8}
    assert whole.groupby(WAR, observed=True)["turn"].max().eq(wars["turn"].max()).all()
    assert_frame_equal(
        DataFrame(whole[~whole["carried"]].drop(columns="carried").reset_index(drop=True)), DataFrame(wars)
    )
    added = whole[whole["carried"]]
    assert (added["turn"] > added["turns"]).all()


def test_a_mean_by_turn_is_that_of_the_summary(wars: DataFrame):
    """Which reads a war that is over as it stood when it ended."""
    last = int(wars["turn"].max()) - 1
    by_hand = wars[wars["turn"] <= last].groupby(WAR, observed=True)["gov.psl"].last()
    means = algeria_lab.carried(wars).groupby(["way", "turn"], observed=True)["gov.psl"].mean()
    running = wars.groupby(["way", "turn"], observed=True)["gov.psl"].mean()
    said = algeria_lab.summary(wars, f"gov.psl@{last}")["mean"].droplevel(["measure", "against"])

    for way in WAYS:
        assert (
            means[way, last] == pytest.approx(said[way]) == pytest.approx(by_hand.xs(way, level="way").mean())
        )
    assert any(abs(means[way, last] - running.get((way, last), 99)) > 1 for way in WAYS)


def test_summaries_plots_and_wars_are_those_of_the_frame(wars: DataFrame):
    whole = algeria_lab.carried(wars)
    for asked in ("balance@8", "gov.wins", "turns"):
        assert_frame_equal(algeria_lab.summary(whole, asked), algeria_lab.summary(wars, asked))
    assert algeria_lab.war_of(whole, "grid", seed=3).state == algeria_lab.war_of(wars, "grid", seed=3).state
    assert_frame_equal(algeria_lab.carried(whole), whole)
    twice = algeria_lab.carried(pd.concat([wars, wars]))
    assert_frame_equal(twice, whole)
    assert "gov_psl" in algeria_lab.carried(algeria_lab.flat(wars))
    assert "over" in repr(whole)


def test_a_column_of_ones_own_is_not_taken_for_ours(wars: DataFrame):
    own = wars.assign(carried=wars["turn"] > 2)
    with pytest.raises(WrongMeasure, match="has a column 'carried' of its own"):
        algeria_lab.carried(own)
    assert algeria_lab.summary(own, "carried@1")["mean"].tolist() == [0, 0]


def test_a_war_whose_end_was_filtered_out_is_not_carried_on(wars: DataFrame):
    with pytest.raises(WrongMeasure, match=r"of 16 wars have no row of their end .*carry the whole on first"):
        algeria_lab.carried(wars[wars["turn"] <= 3])


@pytest.mark.parametrize(
    "kept", [lambda wars: wars["turn"] >= 6, lambda wars: wars["turn"] != 2, lambda wars: wars["turn"] > 0]
)
def test_wars_whose_turns_were_filtered_out_are_not_carried_on(wars: DataFrame, kept):
    """Wars that were over before have vanished, and a mean would be one of survivors."""
    with pytest.raises(WrongMeasure, match=r"of \d+ wars .*Filter wars, not turns: carry the whole on first"):
        algeria_lab.carried(wars[kept(wars)])
    won = wars[wars["winner"] == wars["winner"].iloc[0]]
    assert len(algeria_lab.carried(won)) > len(won) > 0


@pytest.mark.parametrize(
    "broken", [lambda wars: wars.set_index("seed"), lambda wars: wars.rename(columns={"way": "strategy"})]
)
def test_a_frame_that_lost_what_names_a_war_is_not_carried_on(wars: DataFrame, broken):
    with pytest.raises(NoSuchExperiment, match=r"lacks (seed|way)\. Keep what .*reset_index\(\)"):
        algeria_lab.carried(broken(wars))


def test_wars_from_several_positions_are_carried_on_each():
    grid = algeria_lab.compare("1956-like", {"mixed": "mixed"}, grid={"gov_psl": [20, 80]}, runs=3, stop=15)
    whole = algeria_lab.carried(grid)
    assert set(whole.groupby(["position", "turn"], observed=True).size()) == {3}
    with pytest.raises(WrongMeasure, match="Filter wars, not turns"):
        algeria_lab.carried(grid[grid["turn"] > 3])
