"""The charts of an experiment: each says in words and numbers what it draws, and follows a run in place."""

from collections.abc import Callable
from functools import partial

import pytest
from pandas import DataFrame

from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments import audit
from algeria_lab.experiments.intervals import TooFewWars
from algeria_lab.experiments.sensitivity import ways_at
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.audit import Tornado, TwoAtATime
from algeria_lab.views.experiments.distributions import Bins, Distributions, PairedDifference
from algeria_lab.views.experiments.fan import Fan, panels
from algeria_lab.views.experiments.lanes import MOST_LANES, WAY_LOOKS, WAY_MARKS, FrameChart
from algeria_lab.views.experiments.prediction import Prediction
from algeria_lab.views.experiments.sensitivity import Sensitivity
from tests.views.experiments.frames import Levels, apart, frame_of, level, two_ways

OPPONENTS = ("mixed", "raider")
Made = tuple[Callable[..., FrameChart], Callable[..., DataFrame]]


def audited(way: str, against: str, seed: int) -> Levels:
    """Return wars in which a changed constant lowers the balance by twice its value, two by 2 less."""
    changed = [int(part.partition("=")[2]) for part in way.split() if "=" in part]
    return level(30 + seed % 4 - 2 * sum(changed) + 2 * (len(changed) > 1), 30)


def single(**settings: object) -> DataFrame:
    """Return an audit of three constants, one at a time."""
    names = ("resettled_charge", "terror_charge", "psl_per_ap")
    return frame_of(audit.ways("mixed", names), audited, **settings)  # type: ignore[arg-type]


def pairs(**settings: object) -> DataFrame:
    """Return an audit of two constants at a time."""
    ways = audit.ways("mixed", ("resettled_charge", "terror_charge"), together=2)
    return frame_of(ways, audited, **settings)  # type: ignore[arg-type]


def over_values(**settings: object) -> DataFrame:
    """Return two ways at the values of a constant."""
    return frame_of(ways_at({"mixed": "mixed", "mine": "civil"}, "psl_per_ap"), audited, **settings)  # type: ignore[arg-type]


def two_at_a_time(frame: DataFrame, words: Words, asked: str) -> TwoAtATime:
    return TwoAtATime(frame, words, asked, single())


def predicted(frame: DataFrame, words: Words, asked: str) -> Prediction:
    return Prediction(frame, words, asked, {"mixed": 0, "resettle-3": -30})


CHARTS: dict[str, Made] = {
    "prediction": (predicted, partial(two_ways, against=OPPONENTS)),
    "distributions": (Distributions, partial(two_ways, against=OPPONENTS)),
    "fan": (Fan, partial(two_ways, against=OPPONENTS)),
    "difference": (PairedDifference, partial(two_ways, against=OPPONENTS)),
    "tornado": (Tornado, single),
    "pairs": (two_at_a_time, pairs),
    "sensitivity": (Sensitivity, over_values),
}
every_chart = pytest.mark.parametrize("made", CHARTS.values(), ids=CHARTS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("asked", ["balance@4", "gov.wins"])
@every_chart
def test_every_chart_has_a_sentence_a_table_and_words_for_all(made: Made, asked: str, language: str):
    words = Words(language)
    pane = made[0](made[1](), words, asked).pane

    assert words.faults == []
    assert pane.summary.endswith(".")
    assert len(pane.table) > 1
    assert {len(row) for row in pane.table} == {len(pane.table[0])}
    assert pane.file_name.isascii()
    assert " " not in pane.file_name


@every_chart
def test_a_chart_that_followed_a_run_is_the_one_drawn_at_its_end(made: Made):
    make, frames = made
    drawn = make(frames(played=4), Words("en"), "balance")
    drawn.update(frames())
    fresh = make(frames(), Words("en"), "balance")

    assert drawn.pane.summary == fresh.pane.summary
    assert drawn.pane.table == fresh.pane.table
    assert {name: source.data for name, source in drawn.sources.items()} == {
        name: source.data for name, source in fresh.sources.items()
    }
    for axis in ("x_range", "y_range"):
        assert getattr(drawn.figure, axis).start == getattr(fresh.figure, axis).start
        assert getattr(drawn.figure, axis).end == getattr(fresh.figure, axis).end
    assert drawn.pane.height == fresh.pane.height


@every_chart
def test_one_war_is_too_few_for_a_chart(made: Made):
    with pytest.raises(TooFewWars):
        made[0](made[1](played=1), Words("en"), "balance")


def test_ways_differ_by_hatching_and_marks_not_by_colour_alone():
    assert len({look.hatch for look in WAY_LOOKS}) == len(WAY_LOOKS)
    assert len(set(WAY_MARKS)) == len(WAY_MARKS)


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 20, Bins(0, 1, 21)),
        (-33, 41, Bins(-35, 5, 16)),
        (7, 7, Bins(7, 1, 1)),
        (-99, 99, Bins(-100, 10, 20)),
    ],
)
def test_bins_hold_all_numbers_and_one_begins_at_0(low: int, high: int, expected: Bins):
    bins = Bins.over(low, high)

    assert bins == expected
    assert bins.ends(0)[0] <= low
    assert bins.ends(bins.number - 1)[1] >= high
    assert bins.start % bins.width == 0


def test_every_war_stands_in_one_bar():
    drawn = Distributions(two_ways(), Words("en"), "balance")

    assert [sum(row[5:]) for row in drawn.pane.table[1:]] == [20, 20]
    assert sum(drawn.sources["bars"].data["wars"]) == 40


def test_the_mean_of_a_share_is_one_bar_in_percent():
    frame = frame_of(
        {"mixed": "mixed"},
        lambda _way, _against, seed: [*level(30, 30, 3), (0, 30)] if seed % 4 else level(9, 9),
    )
    bars = Distributions(frame, Words("en"), "fln.wins").sources["bars"].data

    assert (bars["left"], bars["right"]) == ([0.0], [75.0])


def test_differences_are_those_of_the_wars_with_the_same_seed():
    """The levels jump from war to war by up to 43; the difference of each pair is 7."""

    def war(way: str, _against: str, seed: int) -> Levels:
        return level(20 + 9 * (seed % 5) - 7 * (way == "other"), 30)

    drawn = PairedDifference(frame_of({"mixed": "mixed", "other": "mixed"}, war), Words("en"), "balance")

    assert drawn.pane.table[0][5:] == ["−7"]
    assert drawn.pane.table[1][1:] == ["other", "−7.0", "−13.1 to +1.4", 20, 20]
    assert len(drawn.pane.table) == 2


def test_of_many_ways_the_picture_shows_those_that_differ_most():
    ways = dict.fromkeys("abcdefghijkl", "mixed")
    frame = frame_of(ways, lambda way, _against, seed: level(20 + "aljbkcidhgfe".index(way) + seed % 2, 30))
    drawn = Distributions(frame, Words("en"), "balance")

    shown = list(dict.fromkeys(drawn.sources["bars"].data["way"]))
    assert len(shown) == MOST_LANES
    assert shown[:3] == ["a", "e", "f"]
    assert drawn.pane.summary.endswith("The picture shows 8 rows of 12.")
    assert len(drawn.pane.table) == 13


def test_wars_that_are_over_count_with_their_last_value():
    def war(_way: str, _against: str, seed: int) -> Levels:
        return [*level(30, 50, 1), (0, 50)] if seed <= 15 else level(30, 50)

    (panel,) = panels(frame_of({"mixed": "mixed"}, war))

    assert panel.turns == tuple(range(7))
    assert panel.over == (0, 0, 15, 15, 15, 15, 15)
    assert [levels[2] for levels in panel.levels["gov"]] == [30, 30, 0, 0, 0, 0, 0]
    assert panel.levels["gov"][6][4] == 30


def test_the_fan_goes_on_for_a_way_whose_wars_are_all_over():
    def war(way: str, _against: str, _seed: int) -> Levels:
        return [*level(30, 50, 1), (0, 50)] if way == "other" else level(30, 50)

    found = panels(frame_of({"mixed": "mixed", "other": "mixed"}, war))

    assert [panel.turns[-1] for panel in found] == [6, 6]


def test_a_prediction_is_measured_against_the_interval():
    frame = two_ways(10)
    good = Prediction(frame, Words("en"), "balance", {"mixed": 2, "resettle-3": 40})

    assert "“mixed” 2.0 where 2 was predicted (within the interval" in good.pane.summary
    assert "−7.0 where 40 was predicted (outside the interval" in good.pane.summary
    assert good.pane.table[2][-1] == "−47.0"


def test_a_prediction_for_no_way_of_the_question_is_refused():
    with pytest.raises(UnknownName, match="Did you mean 'resettle-3'"):
        Prediction(two_ways(), Words("en"), "balance", {"resettle-4": 0})


def test_a_tornado_begins_with_the_widest_reach_and_names_the_printed_value():
    drawn = Tornado(single(), Words("en"), "balance")
    named = [text for text in drawn.sources["heads"].data["text"] if "printed" in text]

    assert drawn.pane.table[1][1] == "FLN support that gives one action point"
    assert named[0] == "FLN support that gives one action point\n(printed 10) [A:6.1]"
    reach = [
        abs(right - left)
        for left, right in zip(*[drawn.sources["bars"].data[end] for end in ("left", "right")], strict=True)
    ]
    assert max(reach) in reach[:2]
    assert drawn.sources["before"].data["text"][:2] == ["8", "15"]


def test_two_changes_are_compared_with_the_sum_of_each_alone():
    drawn = two_at_a_time(pairs(), Words("en"), "balance")
    head, *rows = drawn.pane.table

    assert head[2:5] == ["Together", "Added up", "Beyond the sum"]
    # Each alone lowers the balance by twice its value; both together by 2 less.
    assert [row[4] == "+2.0" for row in rows] == [True] * len(rows)
    assert "+2.0 beyond the sum (0.0 to +3.3)" in drawn.pane.summary


def test_the_values_of_a_constant_stand_in_order_with_the_printed_one_marked():
    drawn = Sensitivity(over_values(), Words("en"), "balance")
    labels = drawn.figure.xaxis[0].major_label_overrides

    # 0 means that support gives no action points at all: beyond the largest price, not below the smallest.
    assert list(labels.values()) == ["5", "8", "10", "15", "20", "0 (off)"]
    assert drawn.sources["printed"].data["x"] == [2]
    assert drawn.sources["printed"].data["text"] == ["printed: 10"]
    assert [row[1] for row in drawn.pane.table[1:8:6]] == ["mixed", "mine"]


def test_the_wars_of_a_frame_may_be_few_and_the_opponents_two():
    drawn = Fan(two_ways(against=OPPONENTS, runs=2), Words("en"), "balance")

    assert len(drawn.sources["gov-line"].data["xs"]) == 4
    assert apart(0)("mixed", "mixed", 1) == level(41, 40)
