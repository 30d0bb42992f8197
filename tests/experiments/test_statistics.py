"""What a sample says and how surely, against numbers from textbooks."""

import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab.algeria.state import State
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import compare, summary
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.measuring.measures import Measure, WrongMeasure
from algeria_lab.experiments.measuring.record import Quantity
from algeria_lab.experiments.playing.running import Run
from algeria_lab.experiments.results.frames import at, question_of, values
from algeria_lab.experiments.results.intervals import (
    FEW,
    Estimate,
    Pairs,
    Share,
    TooFewWars,
    mean_of,
    worst_margin,
)
from algeria_lab.experiments.results.statistics import difference, estimate, rows


def test_a_mean_and_its_interval():
    """Sample 2 4 4 4 5 5 7 9: mean 5, standard deviation 2.138, standard error 0.756."""
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9], (0, 99))

    assert found.mean == 5
    assert found.margin == pytest.approx(2.36462 * 0.75593, abs=1e-4)  # Student's t of 7 degrees of freedom
    assert (found.low + found.high) / 2 == pytest.approx(5)
    assert found.is_clear
    assert not Estimate(0.5, -0.1, 1.1).is_clear
    assert Estimate(-2, -3, -1).is_clear


@pytest.mark.parametrize(
    ("number", "sample", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 5
        (81, 263, 25.27, 36.76),
        (15, 148, 5.78, 16.17),
        (0, 20, 0.0, 16.84),
        (1, 29, 0.09, 17.76),
    ],
)
def test_a_share_and_its_interval(number: int, sample: int, low: float, high: float):
    share = Share(number, sample)

    assert share.percent == pytest.approx(100 * number / sample)
    assert share.bounds == pytest.approx((low, high), abs=0.01)


def test_a_share_of_all_is_as_unsure_as_a_share_of_none():
    low, high = Share(20, 20).bounds

    assert (100 - high, 100 - low) == pytest.approx(Share(0, 20).bounds)


def test_a_paired_difference_of_shares_and_its_interval():
    """Newcombe's own example: 20 both, 12 and 2 only one, 16 none; on Wilson's bounds he has 5.6 to 32.9."""
    found = Pairs(20, 12, 2, 16).difference

    assert found == pytest.approx((20, 4.57, 34.17), abs=0.01)


def test_the_largest_error_of_a_share():
    assert [round(worst_margin(wars), 1) for wars in (100, 200, 2000)] == [10.2, 7.1, 2.2]


def test_an_interval_needs_two_wars():
    for sample in ([], [1.0]):
        with pytest.raises(TooFewWars, match=r"needs at least 2, and its interval 5\. Play more wars\."):
            mean_of(sample, (0, 99))
    with pytest.raises(TooFewWars):
        Pairs(0, 1, 0, 0).difference  # noqa: B018 - to compute it is to refuse it
    frame = compare("1956-like", {"a": "mixed"}, runs=1, stop=1)
    with pytest.raises(TooFewWars):
        summary(frame)
    with pytest.raises(TooFewWars):
        summary(Run(question_of(frame)).table())


def test_what_is_left_of_a_frame_is_summed_up(frame: DataFrame):
    """Of ways, opponents and seeds; without the first way the next one is the yardstick, and it is named."""
    everything = summary(frame, "gov.psl@4")

    three = summary(frame[frame["way"] == "three"], "gov.psl@4")
    assert list(three.index) == [("gov.psl@4", against, "three") for against in ("mixed", "raider")]
    assert list(three["mean"]) == list(everything["mean"][:, :, "three"])
    assert three["difference"].isna().all()
    assert set(three["yardstick"]) == {""}
    raider = summary(frame[frame["against"] == "raider"], "gov.psl@4")
    assert_frame_equal(raider, everything[everything.index.get_level_values("against") == "raider"])
    assert list(raider["yardstick"]) == ["", "none"]
    few = summary(frame.query("seed < 8"), "gov.psl@4")
    assert set(few["wars"]) == {3}


def test_wars_without_pairs_are_not_compared(frame: DataFrame):
    apart = frame[(frame["way"] == "none") == (frame["seed"] < 10)]

    assert summary(apart, "gov.psl@4")["difference"].isna().all()
    with pytest.raises(TooFewWars, match=r"1 war of 'none' against 'mixed'.*filter fewer"):
        summary(frame[frame["seed"] == 5])


def test_turns_that_were_filtered_out_are_not_read_too_early(frame: DataFrame):
    """The balance of turn 3 is not that of the end."""
    early = frame[frame["turn"] <= 3]

    with pytest.raises(WrongMeasure, match=r"balance@end: \d+ of 56 wars have no row.* balance@3\."):
        summary(early)
    assert_frame_equal(summary(early, "balance@3"), summary(frame, "balance@3"))


@pytest.mark.parametrize("kept", [lambda turn: turn == 8, lambda turn: turn >= 3, lambda turn: turn != 3])
def test_wars_that_were_over_do_not_vanish_with_their_turns(frame: DataFrame, kept):
    """Of wars without their earlier rows nobody knows how many were over before: they are survivors."""
    left = frame[kept(frame["turn"])]
    assert left["turn"].max() >= 8

    with pytest.raises(WrongMeasure, match="Filter wars, not turns"):
        summary(left, "gov.psl@8")


def test_whole_wars_may_be_left_out(frame: DataFrame):
    some = frame[frame["seed"] <= 9]
    assert set(summary(some, "gov.psl@8")["wars"]) == {5}
    won = frame[frame["winner"] == "gov"]
    assert summary(won, "gov.psl@8")["wars"].sum() == len(won[["way", "against", "seed"]].drop_duplicates())


def test_wars_that_begin_in_their_middle_are_whole_and_do_not_lose_turns(war: Game[State]):
    ways = {"a": "mixed", "b": Way(opening="gov resettle II-2")}
    frame = compare(war, ways, runs=2, stop=4)

    assert set(summary(frame, "gov.psl@4")["wars"]) == {2}
    with pytest.raises(WrongMeasure, match="Filter wars, not turns"):
        summary(frame[frame["turn"] > 1], "gov.psl@4")


def test_rows_may_stand_in_any_order(frame: DataFrame):
    shuffled = frame.sample(frac=1, random_state=1)

    assert_frame_equal(summary(shuffled, ["balance", "gov.psl@4"]), summary(frame, ["balance", "gov.psl@4"]))


def test_a_column_of_ones_own_is_a_measure(frame: DataFrame):
    """Of numbers by Student's t, of yes and no as shares; what text it holds, nobody can say."""
    mine = frame.assign(
        gap=frame["gov.psl"] - frame["fln.psl"], ahead=frame["gov.psl"] > frame["fln.psl"], note="x"
    )
    asked = summary(mine, ["gap@4", "balance@4"])

    assert list(asked["mean"]["gap@4"]) == list(asked["mean"]["balance@4"])
    assert list(asked["high"]["gap@4"]) == list(asked["high"]["balance@4"])
    ahead = rows(mine, ["ahead"])[0]
    then = at(mine)[lambda rows: (rows["way"] == "none") & (rows["against"] == "mixed")]
    assert ahead.mean == Share(int(then["ahead"].sum()), 14).estimate
    with pytest.raises(UnknownName, match=r"unknown measure 'note'.*gap, ahead"):
        summary(mine, "note")
    with pytest.raises(UnknownName, match="Did you mean 'gap'"):
        summary(mine, "gop@4")


def test_a_way_that_the_question_does_not_name_is_refused(frame: DataFrame):
    with pytest.raises(NoSuchExperiment, match="holds way 'drei', but its question names none, three"):
        summary(frame.assign(way=frame["way"].astype(str).replace("three", "drei")))
    with pytest.raises(NoSuchExperiment, match="lacks turns"):
        summary(frame.drop(columns="turns"))


def test_of_wars_that_were_left_out_only_whole_pairs_are_compared(frame: DataFrame):
    some = frame[(frame["way"] != "three") | (frame["seed"] < 10)]
    first, second = rows(some, ["gov.psl@4"])[:2]

    assert (first.wars, second.wars) == (14, 5)
    levels = values(some, "gov.psl@4").loc["mixed"]
    assert second.difference == mean_of(list((levels["three"] - levels["none"]).dropna()), (0, 0))


def test_a_row_for_each_measure_opponent_and_way(frame: DataFrame):
    found = rows(frame, ["balance@4", "gov.wins"])

    assert [(row.measure, row.against, row.way) for row in found] == [
        (measure, against, way)
        for measure in ("balance@4", "gov.wins@end")
        for against in ("mixed", "raider")
        for way in ("none", "three")
    ]
    assert {row.wars for row in found} == {14}
    assert [row.difference is None for row in found] == [True, False] * 4


def test_means_are_those_of_the_wars(frame: DataFrame):
    row = rows(frame, ["fln.psl@4"])[3]
    wars = values(frame, "fln.psl@4").loc["raider", "three"]

    assert row.mean == mean_of(list(wars), (0, 0))
    assert row.quantiles[2] == wars.median()
    assert list(row.quantiles) == sorted(row.quantiles)


def test_differences_are_taken_war_by_war_from_the_first_way(frame: DataFrame):
    table = values(frame, "fln.psl@4")
    gaps = table.loc["mixed", "three"] - table.loc["mixed", "none"]

    assert rows(frame, ["fln.psl@4"])[1].difference == mean_of(list(gaps), (0, 0))


def test_pairs_tell_more_than_two_samples():
    """The same dice fall for both, so that much of the chance cancels out."""
    ways = {"two": "resettle-2", "three": "resettle-3"}
    frame = compare("1956-like", ways, runs=60, stop=2)
    first, second = rows(frame, ["gov.psl@2"])

    assert second.difference is not None
    unpaired = (first.mean.margin**2 + second.mean.margin**2) ** 0.5
    assert second.difference.margin < 0.8 * unpaired


def test_a_way_compared_with_itself_is_the_same_in_every_war_of_those_played():
    """Six wars alike may have missed other ones, which would lie as far apart as these do."""
    frame = compare("1956-like", {"one": "mixed", "same": "mixed"}, runs=6, stop=3)
    row = rows(frame, ["balance"])[1]
    far = values(frame, "balance").max() - values(frame, "balance").min()

    missed = far * (1 - 0.025 ** (1 / 6))
    assert row.same
    assert row.difference == pytest.approx((0, -missed, missed))


def test_where_all_wars_are_alike_the_scale_says_how_far_others_might_lie():
    frame = compare("1956-like", {"one": "mixed", "same": "mixed"}, runs=6, stop=3)
    row = rows(frame, ["resettled"])[1]

    assert row.difference == pytest.approx((0, -25 * (1 - 0.025 ** (1 / 6)), 25 * (1 - 0.025 ** (1 / 6))))


def test_paired_shares_are_compared_as_pairs(frame: DataFrame):
    won = values(frame, "fln.wins").loc["raider"] > 0
    three, none = won["three"], won["none"]
    counts = [(three & none).sum(), (three & ~none).sum(), (~three & none).sum(), (~three & ~none).sum()]

    assert rows(frame, ["fln.wins"])[3].difference == Pairs(*map(int, counts)).difference


def test_shares_have_the_interval_of_shares(frame: DataFrame):
    for row in rows(frame, ["fln.wins"]):
        won = round(row.mean.mean * row.wars / 100)
        assert (row.mean.low, row.mean.high) == Share(won, row.wars).bounds


def test_the_summary_is_the_rows_as_a_table(frame: DataFrame):
    table = summary(frame, ["balance@4", "gov.wins"])
    row = rows(frame, ["balance@4"])[1]

    line = table.loc["balance@4", "mixed", "three"]
    assert line["wars"] == 14
    assert (line["mean"], line["low"], line["high"]) == tuple(row.mean)
    assert row.difference is not None
    assert (line["difference"], line["difference.low"], line["difference.high"]) == tuple(row.difference)
    assert line["q50"] == row.quantiles[2]
    assert table.loc["balance@4", "mixed", "none"]["difference":"difference.high"].isna().all()


def test_one_measure_needs_no_list_and_none_is_refused(frame: DataFrame):
    assert_frame_equal(summary(frame, "balance@4"), summary(frame, ["balance@4"]))
    with pytest.raises(WrongMeasure, match="no measure was asked for"):
        summary(frame, [])


def test_of_few_wars_a_mean_has_no_interval_and_nothing_is_clear():
    """Three games that all lie far below: how they spread says nothing of others."""
    ways = {"one": "mixed", "three": "resettle-3"}
    few, more = (compare("1956-like", ways, runs=runs, stop=4) for runs in (FEW - 1, FEW))
    ends = ["low", "high", "difference.low", "difference.high"]

    assert summary(few, "balance@4")[ends].isna().all(axis=None)
    assert not any(row.difference.is_clear for row in rows(few, ["balance@4"]) if row.difference)
    assert summary(few, "gov.wins")[["low", "high"]].notna().all(axis=None)
    assert summary(more, "balance@4")[["low", "high"]].notna().all(axis=None)
    grid = compare("1956-like", {"one": "mixed"}, grid={"gov_psl": [30, 70]}, runs=FEW - 1, stop=2)
    shifted = summary(grid, "balance@2").iloc[1]
    assert shifted["shift"] > 0
    assert shifted[["shift.low", "shift.high"]].isna().all()


def test_no_interval_goes_beyond_what_can_be():
    """A side at the end of its track in most wars: no mean lies beyond that end."""
    balance, areas, own = Measure("balance"), Measure("resettled"), Measure("gap", own=Quantity((0, 9)))

    assert estimate(balance, [-99.0, -99, -99, -99, 60]).low == -99
    assert estimate(areas, [0.0, 0, 0, 0, 25]).low == 0
    assert estimate(areas, [30.0, 30, 30, 30, 0]).high > 30
    assert estimate(own, [0.0, 0, 0, 0, 9]).low < 0
    far = difference(balance, [99.0] * 5, [-99.0, -99, -99, -99, 0])
    assert far.high == 198
