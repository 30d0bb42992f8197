"""The charts of an experiment: each says in words and numbers what it draws, and follows a run in place."""

import re
from collections.abc import Callable
from functools import partial
from zlib import crc32

import pytest
from bokeh.core.property.vectorization import Value
from bokeh.models import Text, Title

from algeria_lab import __version__
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.measuring.measures import measurable
from algeria_lab.experiments.results import audit
from algeria_lab.experiments.results.intervals import Estimate, TooFewWars
from algeria_lab.experiments.results.looks import looks
from algeria_lab.experiments.results.sensitivity import ways_at
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.amounts import difference_text, interval, with_unit
from algeria_lab.views.experiments.audit import Tornado, TwoAtATime
from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
from algeria_lab.views.experiments.charts.fan import Fan, panels
from algeria_lab.views.experiments.charts.histograms import Bins
from algeria_lab.views.experiments.charts.lanes import MOST_LANES, WAY_LOOKS, WAY_MARKS, FrameChart
from algeria_lab.views.experiments.charts.looks import looks_text
from algeria_lab.views.experiments.charts.outcomes import LOOKS, counts
from algeria_lab.views.experiments.prediction import Prediction
from algeria_lab.views.experiments.sensitivity import Sensitivity
from algeria_lab.views.experiments.text import question_text
from tests.views.experiments.frames import Levels, apart, frame_of, level, two_ways

OPPONENTS = ("mixed", "raider")
Made = tuple[Callable[..., FrameChart], Callable[..., Wars]]


def audited(way: str, against: str, seed: int) -> Levels:
    """Return wars in which a changed constant lowers the balance by twice its value, two by 2 less."""
    changed = [int(part.partition("=")[2]) for part in way.split() if "=" in part]
    return level(30 + seed % 4 - 2 * sum(changed) + 2 * (len(changed) > 1), 30)


def single(**settings: object) -> Wars:
    """Return an audit of three constants, one at a time."""
    names = ("resettled_charge", "terror_charge", "psl_per_ap")
    return frame_of(audit.ways("mixed", names), audited, **settings)  # type: ignore[arg-type]


def pairs(**settings: object) -> Wars:
    """Return an audit of two constants at a time."""
    ways = audit.ways("mixed", ("resettled_charge", "terror_charge"), together=2)
    return frame_of(ways, audited, **settings)  # type: ignore[arg-type]


def over_values(**settings: object) -> Wars:
    """Return two ways at the values of a constant."""
    return frame_of(ways_at({"mixed": "mixed", "mine": "civil"}, constant="psl_per_ap"), audited, **settings)  # type: ignore[arg-type]


def two_at_a_time(frame: Wars, words: Words, asked: str) -> TwoAtATime:
    return TwoAtATime(frame, words, asked, single())


def predicted(frame: Wars, words: Words, asked: str) -> Prediction:
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
def test_letters_name_their_font_and_no_column(made: Made):
    """A font given as a bare text is looked for among the columns, with a warning for each label."""
    texts = [one.glyph for one in made[0](made[1](), Words("en"), "balance").figure.renderers]
    fonts = [one.text_font for one in texts if isinstance(one, Text)]

    assert fonts
    assert all(isinstance(font, Value) for font in fonts)


@pytest.mark.parametrize("language", ["en", "fr"])
@every_chart
def test_a_picture_says_which_wars_it_is_drawn_from(made: Made, language: str):
    drawn = made[0](made[1](played=5), words := Words(language), "balance")
    drawn.update(frame := made[1]())
    said = {"en": "dice: 1 to 20; 20 wars", "fr": "1 à 20\N{NO-BREAK SPACE}; 20 guerres"}[language]

    assert drawn.pane.caption.startswith(question_text(words, frame.question))
    assert said in drawn.pane.caption
    assert drawn.pane.caption.endswith(f"algeria_lab {__version__}.")
    assert not any(title.visible for title in drawn.figure.below if isinstance(title, Title))
    assert words.faults == []


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

    assert [sum(row[8:]) for row in drawn.pane.table[1:]] == [20, 20]
    assert sum(sum(drawn.sources[name].data["wars"]) for name in LOOKS) == 40


def lost_and_open(_way: str, _against: str, seed: int) -> Levels:
    """Return wars of which three in four are lost by the Government, the others undecided."""
    return [*level(30, 30, 3), (0, 30)] if seed % 4 else level(60, 20)


def test_wars_are_shaded_by_who_won_them_and_led_by_their_shares():
    drawn = Distributions(frame_of({"mixed": "mixed"}, lost_and_open), Words("en"), "balance")

    assert drawn.pane.table[0][5:8] == ["Won by the FLN", "Won by nobody", "Won by the Government"]
    assert drawn.pane.table[1][5:8] == [15, 5, 0]
    head = drawn.sources["heads"].data["text"][1]
    assert head == "mixed: FLN 75%, Government 0%, no winner\n25%; mean −12.5 points"
    # A name stands above its bars, with a line to one of them; hatching tells what colour tells.
    labels = drawn.sources["labels"].data
    assert not drawn.figure.legend
    assert sorted(labels["text"]) == ["FLN", "no winner"]
    for x, to, y, name in zip(*(labels[key] for key in ("x", "to", "y", "text")), strict=True):
        bars = drawn.sources["fln" if name == "FLN" else "open"].data
        within = zip(*(bars[end] for end in ("left", "right", "bottom", "top")), strict=True)
        assert any(left < x < right and bottom < to < top for left, right, bottom, top in within)
        assert y > max(bars["top"])
    assert {name: look.hatch for name, look in LOOKS.items()} == {"fln": "/", "open": " ", "gov": " "}


def test_the_shares_of_a_turn_count_only_wars_that_were_over_by_then():
    frame = frame_of({"mixed": "mixed"}, lost_and_open)

    assert [one.by for one in counts(frame, "balance@2")] == [{"fln": 0, "open": 20, "gov": 0}]
    assert [one.by for one in counts(frame, "balance@4")] == [{"fln": 15, "open": 5, "gov": 0}]


def test_a_row_of_a_histogram_has_a_scale_of_wars_and_its_mean_stands_under_it():
    drawn = Distributions(frame_of({"mixed": "mixed"}, lost_and_open), Words("en"), "balance")
    (line,) = drawn.sources["lines"].data["y"]
    named = drawn.figure.yaxis[0].major_label_overrides

    assert sorted(named) == sorted(drawn.figure.yaxis[0].ticker.ticks)
    assert list(named.values()) == ["0", "10"]  # of 15 wars in the highest bar
    top = max(drawn.sources["fln"].data["top"])
    assert [place - line for place in named] == [0, round((top - line) * 10 / 15)]
    assert drawn.sources["marks"].data["y"][0] < line


def test_a_number_that_is_not_0_never_looks_like_0():
    words = Words("en")

    assert interval(words, Estimate(0.2, 0.04, 0.31), sign=True) == {
        "mean": "+0.20",
        "low": "+0.04",
        "high": "+0.31",
    }
    assert interval(words, Estimate(0.2, 0.0, 0.31))["low"] == "0.0"
    assert (
        difference_text(words, "gov.wins", Estimate(9.5, 8.1, 10.9))
        == "+9.5 percentage points (+8.1 to +10.9)"
    )


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_measure_is_told_with_its_unit(language: str):
    words = Words(language)
    said = {name: with_unit(words, name, "2", 2.0) for name in measurable()}

    assert words.faults == []
    assert all(text.startswith("2 ") and len(text) > len("2 ") for text in said.values())


def test_a_tornado_says_what_so_many_looks_are_worth():
    """Of sixteen changes that do nothing one in twenty looks clear; together none of them stays."""

    def war(way: str, _against: str, seed: int) -> Levels:
        chance = crc32(f"{way} {seed}".encode()) % 7
        return level(30 + chance + 9 * ("terror_charge=0" in way), 30)

    drawn = Tornado(frame_of(audit.ways("mixed"), war, runs=40), Words("en"), "balance")
    head, *rows = drawn.pane.table
    kept = {(row[1], row[2]) for row in rows if row[head.index("Clear among all")] == "yes"}

    assert "16 differences are read here at once" in drawn.pane.summary
    assert "chance alone would still push about 0.8 of the 16 intervals off 0" in drawn.pane.summary
    assert kept == {("Charge a turn for a Terror marker", "0")}


def test_pairs_that_all_differ_alike_are_judged_by_their_signs():
    found = looks(two_ways(runs=20), "balance")
    same = looks(
        frame_of({"mixed": "mixed", "other": "mixed"}, lambda _w, _a, seed: level(30 + seed, 9)), "balance"
    )
    steady = frame_of({"mixed": "mixed", "other": "mixed"}, lambda way, *_: level(30 + (way == "other"), 9))

    assert found.together == found.alone == {("mixed", "resettle-3")}
    assert (same.number, len(same.alone), len(same.together)) == (1, 0, 0)
    assert len(looks(steady, "balance").together) == 1
    assert looks_text(Words("en"), found) == ""


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

    further = Distributions(frame, Words("en"), "balance", beyond=True)

    shown = [way for chart in (drawn, further) for way in dict.fromkeys(chart.sources["open"].data["way"])]
    assert (len(shown), len({*shown})) == (MOST_LANES, MOST_LANES)
    assert (drawn.pane.fold, further.pane.fold) == ("", "4 more")
    assert shown[:3] == ["a", "e", "f"]
    said = "The picture shows 8 rows of 12. Left out: “b”, “j”, “k”, “l”."
    assert drawn.pane.summary.endswith(said)
    assert said in drawn.pane.subline
    assert len(drawn.pane.table) == 13


def test_a_headline_names_what_is_drawn():
    """Of the opponents many differ more than those that end highest."""
    ways, against = dict.fromkeys("abc", "mixed"), ["mixed", "raider", "political", "urban"]

    def war(way: str, rival: str, seed: int) -> Levels:
        place = against.index(rival)
        return level(30 + 10 * place + (1 - 2 * (place % 2)) * "abc".index(way) * (4 - place) + seed % 2, 30)

    frame = frame_of(ways, war, against=tuple(against))
    drawn = Distributions(frame, Words("en"), "balance")
    further = Distributions(frame, Words("en"), "balance", beyond=True)

    heads = [head.strip() for chart in (drawn, further) for head in chart.sources["heads"].data["text"]]
    against_ = dict.fromkeys(head for head in heads if head.startswith("Against"))
    lanes, rival = set(), ""
    for head in heads:
        rival = head if head.startswith("Against") else rival
        lanes.add((rival, head.partition(":")[0]))
    named = re.findall(r"“(.)” against “([^”]+)”", drawn.pane.headline)
    assert len(against_) == 4
    assert len(named) == 2
    assert {(f"Against “{rival}”", way) for way, rival in named} <= lanes
    assert "Left out: “" in drawn.pane.subline


def test_a_fan_says_which_panels_it_leaves_out_and_no_headline_of_them():
    ways = dict.fromkeys("abcdefghij", "mixed")
    frame = frame_of(ways, lambda way, _against, _seed: level(20 + 5 * "abcdefghij".index(way), 30))
    fan = Fan(frame, Words("en"))
    assert "Left out: “i”, “j”." in fan.pane.subline
    assert "65" not in fan.pane.headline
    assert "55" in fan.pane.headline


def test_a_prediction_and_its_results_share_one_scale():
    frame, expected = two_ways(10), {"mixed": 60.0}
    charts = [
        Prediction(frame, Words("en"), "balance", expected),
        Distributions(frame, Words("en"), "balance", expected),
    ]

    least, most = charts[0].measure.range
    ends = {(chart.figure.x_range.start, chart.figure.x_range.end) for chart in charts}
    assert len(ends) == 1
    assert min(ends)[0] <= least < most <= min(ends)[1]
    assert [
        chart.sources[name].data["x"] for chart, name in zip(charts, ("predicted", "expected"), strict=True)
    ] == [
        [60.0],
        [60.0],
    ]


def test_wars_that_are_over_count_with_their_last_value():
    def war(_way: str, _against: str, seed: int) -> Levels:
        return [*level(30, 50, 1), (0, 50)] if seed <= 15 else level(30, 50)

    (panel,) = panels(frame_of({"mixed": "mixed"}, war))

    assert panel.turns == tuple(range(7))
    assert panel.over == (0, 0, 15, 15, 15, 15, 15)
    assert [levels[2] for levels in panel.levels["gov"]] == [30, 30, 0, 0, 0, 0, 0]
    assert panel.levels["gov"][6][4] == 30


def test_the_line_of_a_fan_is_called_what_it_is_in_both_languages():
    fan = {language: Fan(two_ways(), Words(language), "balance").pane for language in ("en", "fr")}

    assert "no single war follows this line" in fan["en"].summary
    assert "aucune guerre ne suit cette ligne" in fan["fr"].summary
    assert "FLN, median" in fan["en"].table[0]


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
    assert [float(row[4]) for row in rows] == [2.0] * len(rows)
    # Tenths would say 0.0 of an end that is not 0.
    assert "+2.00 beyond the sum (−0.02 to +3.35)" in drawn.pane.summary


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
