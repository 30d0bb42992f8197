"""Fewer than five wars have no interval: no chart, table or sentence shows one, and each says so in words."""

import re

import pytest

from algeria_lab.experiments.results.intervals import TooFewWars
from algeria_lab.experiments.results.statistics import estimate, rows
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.experiments.audit import Tornado, TwoAtATime
from algeria_lab.views.experiments.charts.distributions import Distributions, PairedDifference
from algeria_lab.views.experiments.charts.lanes import FrameChart
from algeria_lab.views.experiments.finding import finding, shows
from algeria_lab.views.experiments.prediction import Prediction
from algeria_lab.views.experiments.results import Results
from algeria_lab.views.experiments.sensitivity import Sensitivity
from algeria_lab.views.experiments.text import sampling
from algeria_lab.views.experiments.words import words_of
from tests.views.experiments.frames import apart, frame_of, two_ways
from tests.views.experiments.test_charts import over_values, pairs, single

WORDS = words_of(two_ways(), "en")
SPAN = re.compile(r"198|[−-]?99\.0")  # how far the balance, and a difference of two, reaches


def everything(chart: FrameChart) -> str:
    """Return all words of a chart: title, sentences, heads, table."""
    heads = chart.sources["heads"].data["text"]
    cells = [str(cell) for row in chart.pane.table for cell in row]
    return " ".join([chart.pane.headline, chart.pane.summary, *heads, *cells]).replace("\n", " ")


@pytest.mark.parametrize("runs", [2, 3, 4])
def test_a_difference_of_few_pairs_is_drawn_without_a_whisker(runs: int):
    chart = PairedDifference(two_ways(runs=runs), WORDS)
    marks, said = chart.sources["marks"].data, everything(chart)

    assert marks["low"] == marks["x"] == marks["high"]
    assert not SPAN.search(said)
    assert "too few wars for an interval" in said
    assert "too few for an interval" in chart.pane.summary
    assert "95 of 100" not in chart.pane.summary
    assert "too few wars" in chart.pane.table[1]


def test_five_pairs_have_their_whisker():
    chart = PairedDifference(two_ways(runs=5), WORDS)
    marks = chart.sources["marks"].data

    assert marks["low"][0] < marks["x"][0] < marks["high"][0]
    assert "too few" not in everything(chart)


@pytest.mark.parametrize("runs", [2, 3, 4])
def test_means_and_predictions_of_few_wars_have_none_either(runs: int):
    wars = two_ways(runs=runs)
    for chart in (
        Distributions(wars, WORDS),
        Prediction(wars, WORDS, "balance", {"mixed": 0, "resettle-3": 0}),
    ):
        marks = chart.sources["marks"].data
        assert marks["low"] == marks["x"] == marks["high"]
        assert not SPAN.search(everything(chart))
        assert "too few wars" in chart.pane.table[1]
    assert "too few for intervals" in chart.pane.headline
    assert "within the interval" not in chart.pane.summary


@pytest.mark.parametrize("runs", [2, 3, 4])
def test_sentences_and_frame_agree_with_the_table(runs: int):
    wars = two_ways(runs=runs)
    said = [shows(WORDS, wars, "balance"), finding(WORDS, wars, "balance").text, shown(wars)]
    alone = frame_of({"mixed": "mixed"}, apart(0), runs=runs)

    assert all("too few for an interval" in text and not SPAN.search(text) for text in said)
    assert "too few wars for an interval" in shows(WORDS, alone, "balance")
    assert not SPAN.search(sampling(WORDS, rows(wars, ["balance"])))
    assert "trop peu nombreuses pour un intervalle" in shows(words_of(wars, "fr"), wars, "balance")


def shown(wars: Wars) -> str:
    frame = wars.frame()
    return repr(Results(frame).__finalize__(frame)).partition("\n\n")[0]


def test_shares_of_few_wars_keep_their_exact_interval():
    chart = Distributions(two_ways(runs=3), WORDS, "fln.wins")
    marks = chart.sources["marks"].data

    assert marks["high"][0] > marks["x"][0]
    assert rows(two_ways(runs=3), ["fln.wins"])[0].mean.is_sure


def test_changes_of_the_model_are_drawn_without_whiskers_too():
    few = {"runs": 3}
    tornado, line = Tornado(single(**few), WORDS), Sensitivity(over_values(**few), WORDS)
    both = TwoAtATime(pairs(**few), WORDS, "balance", single(**few))
    marks = [tornado.sources["marks"].data, both.sources["together"].data]

    assert all(one["low"] == one["x"] == one["high"] for one in marks)
    assert line.sources["marks-0"].data["low"] == line.sources["marks-0"].data["high"]
    for chart in (tornado, line, both):
        assert "too few wars" in " ".join(map(str, chart.pane.table[1]))
    assert "too few for intervals" in line.pane.headline
    assert "too few wars for an interval" in both.pane.summary


@pytest.mark.parametrize("wars", [0, 1])
def test_a_refusal_names_both_thresholds(wars: int):
    asked = rows(two_ways(), ["balance"])[0].asked

    with pytest.raises(TooFewWars, match="a mean needs at least 2, and its interval 5"):
        estimate(asked, [1.0] * wars)
