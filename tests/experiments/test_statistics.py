"""What a sample says and how surely, against numbers from textbooks."""

import pytest
from pandas import DataFrame
from pandas.testing import assert_frame_equal

from algeria_lab.experiments import compare, summary
from algeria_lab.experiments.frames import question_of, values
from algeria_lab.experiments.measures import WrongMeasure
from algeria_lab.experiments.running import Run
from algeria_lab.experiments.statistics import (
    Estimate,
    Share,
    TooFewWars,
    mean_of,
    rows,
    worst_margin,
)


def test_a_mean_and_its_interval():
    """Sample 2 4 4 4 5 5 7 9: mean 5, standard deviation 2.138, standard error 0.756."""
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])

    assert found.mean == 5
    assert found.margin == pytest.approx(1.96 * 0.75593, abs=1e-4)
    assert (found.low + found.high) / 2 == pytest.approx(5)
    assert found.is_clear
    assert not Estimate(0.5, -0.1, 1.1).is_clear
    assert Estimate(-2, -3, -1).is_clear


@pytest.mark.parametrize(
    ("number", "sample", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 25.53, 36.62),
        (15, 148, 6.24, 16.05),
        (0, 20, 0.0, 16.11),
        (1, 29, 0.61, 17.18),
    ],
)
def test_a_share_and_its_interval(number: int, sample: int, low: float, high: float):
    share = Share(number, sample)

    assert share.percent == pytest.approx(100 * number / sample)
    assert share.bounds == pytest.approx((low, high), abs=0.01)


def test_a_share_of_all_is_as_unsure_as_a_share_of_none():
    low, high = Share(20, 20).bounds

    assert (100 - high, 100 - low) == pytest.approx(Share(0, 20).bounds)


def test_the_largest_error_of_a_share():
    assert [round(worst_margin(wars), 1) for wars in (100, 200, 2000)] == [9.8, 6.9, 2.2]


def test_an_interval_needs_two_wars():
    for sample in ([], [1.0]):
        with pytest.raises(TooFewWars, match=r"needs at least 2\. Play more wars\."):
            mean_of(sample)
    frame = compare("1956-like", {"a": "mixed"}, runs=1, stop=1)
    with pytest.raises(TooFewWars):
        summary(frame)
    with pytest.raises(TooFewWars):
        summary(Run(question_of(frame)).frame())


def test_of_wars_that_were_left_out_only_whole_pairs_are_compared(frame: DataFrame):
    some = frame[(frame["way"] != "three") | (frame["seed"] < 10)]
    first, second = rows(some, ["gov.psl@4"])[:2]

    assert (first.wars, second.wars) == (14, 5)
    levels = values(some, "gov.psl@4").loc["mixed"]
    assert second.difference == mean_of(list((levels["three"] - levels["none"]).dropna()))
    for part in (frame[frame["way"] == "three"], frame[frame["against"] == "raider"]):
        with pytest.raises(TooFewWars, match="0 war"):
            summary(part)


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

    assert row.mean == mean_of(list(wars))
    assert row.quantiles[2] == wars.median()
    assert list(row.quantiles) == sorted(row.quantiles)


def test_differences_are_taken_war_by_war_from_the_first_way(frame: DataFrame):
    table = values(frame, "fln.psl@4")
    gaps = table.loc["mixed", "three"] - table.loc["mixed", "none"]

    assert rows(frame, ["fln.psl@4"])[1].difference == mean_of(list(gaps))


def test_pairs_tell_more_than_two_samples():
    """The same dice fall for both, so that much of the chance cancels out."""
    ways = {"two": "resettle-2", "three": "resettle-3"}
    frame = compare("1956-like", ways, runs=60, stop=2)
    first, second = rows(frame, ["gov.psl@2"])

    assert second.difference is not None
    unpaired = (first.mean.margin**2 + second.mean.margin**2) ** 0.5
    assert second.difference.margin < 0.8 * unpaired


def test_a_way_compared_with_itself_differs_by_nothing():
    frame = compare("1956-like", {"one": "mixed", "same": "mixed"}, runs=6, stop=3)

    assert rows(frame, ["balance"])[1].difference == Estimate(0, 0, 0)


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
    assert table.loc["balance@4", "mixed", "none"]["difference":].isna().all()


def test_one_measure_needs_no_list_and_none_is_refused(frame: DataFrame):
    assert_frame_equal(summary(frame, "balance@4"), summary(frame, ["balance@4"]))
    with pytest.raises(WrongMeasure, match="no measure was asked for"):
        summary(frame, [])
