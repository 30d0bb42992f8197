"""Results from several positions that show themselves: what a position changes, and the page of each."""

import re
from collections.abc import Iterator
from pathlib import Path

import pandas as pd
import pytest
from ipywidgets import Box, Dropdown, Widget

import algeria_lab
from algeria_lab.core.refusals import WrongOption
from algeria_lab.experiments.results.table import Wars
from algeria_lab.views.experiments.charts.positions import MOST_DRAWN, Positions
from algeria_lab.views.experiments.grid import PositionPages, plot
from algeria_lab.views.experiments.results import Results
from algeria_lab.views.experiments.words import words_of
from algeria_lab.views.shared.bokeh_pane import BokehPane
from tests.views.experiments.test_page import text_of

LEVELS = (30, 50, 70)
WAYS = {"none": "barrier-0", "grid": "grid"}


@pytest.fixture(scope="module")
def frame() -> Results:
    """Return a small question from three positions."""
    return algeria_lab.compare("1958", WAYS, grid={"gov_psl": LEVELS}, runs=4, stop=4)


def test_results_say_what_was_asked_and_what_each_position_came_to(frame: Results):
    said = repr(frame)

    assert said.startswith(
        "From each of 3 positions (“gov_psl=30”, “gov_psl=50”, “gov_psl=70”), the Government"
    )
    assert "The same numbers are played from each position" in said
    assert f"24 wars in {len(frame)} rows" in said
    mean = algeria_lab.summary(frame, "balance").loc[("gov_psl=70", "balance", "mixed", "grid")]
    line = next(line for line in said.splitlines() if "gov_psl=70 |" in line and "grid" in line)
    assert f"{mean['mean']:.1f}".replace("-", "−") in line
    assert f"{mean['shift']:+.1f}" in line
    assert "<table" in frame._repr_html_()


def test_results_say_which_positions_are_left_out(frame: Results):
    assert "Left out here: the position “gov_psl=50”." in repr(frame[frame["position"] != "gov_psl=50"])
    assert "Fewer than two wars" in repr(frame[frame["seed"] == 1])


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "What the position changes"), ("fr", "Ce que la position change")]
)
def test_a_page_tells_the_positions_apart(frame: Results, language: str, heading: str):
    page = algeria_lab.plot(frame, "gov.psl@4", language=language)
    said = text_of(page)
    pane = next(part for part in every(page) if isinstance(part, BokehPane))

    assert heading in said
    assert "gov_psl=30" in pane.summary
    assert [row[2] for row in pane.table[1:]] == [f"gov_psl={level}" for level in LEVELS] * 2
    assert any(isinstance(part, Dropdown) for part in every(page))


def every(box: Box) -> Iterator[Widget]:
    """Yield all that stands in a box."""
    for part in box.children:
        yield part
        yield from every(part) if isinstance(part, Box) else ()


def test_a_chart_draws_the_mean_from_each_position_with_its_interval(frame: Results):
    wars = Wars.of(frame)
    chart = Positions(wars, words_of(wars, "en"), "gov.psl@4")
    table = algeria_lab.summary(frame, "gov.psl@4")
    drawn = chart.sources["marks"].data
    expected = [
        table.loc[(f"gov_psl={level}", "gov.psl@4", "mixed", way)] for way in WAYS for level in LEVELS
    ]

    assert drawn["x"] == pytest.approx([row["mean"] for row in expected])
    # Four wars have no interval: their mean is a mark without whiskers.
    assert all(pd.isna(row["low"]) for row in expected)
    assert drawn["low"] == drawn["x"] == drawn["high"]
    heads = " ".join(chart.sources["heads"].data["text"]).replace("\n", " ")
    assert "(too few wars for an interval)" in heads
    assert "4 wars of each kind" in chart.pane.subline
    assert re.search(r"^None of the 4 comparisons with the position “gov_psl=30”", chart.pane.headline)
    assert "Numbers of the dice: 1 to 4" in chart.pane.caption


def test_a_picture_of_many_positions_says_that_it_does_not_hold_all():
    levels = range(30, 30 + MOST_DRAWN + 2)
    frame = algeria_lab.compare("1958", {"none": "mixed"}, grid={"gov_psl": levels}, runs=2, stop=1)
    wars = Wars.of(frame)
    chart = Positions(wars, words_of(wars, "en"), "balance")

    assert len(chart.sources["marks"].data["x"]) == MOST_DRAWN
    assert f"{MOST_DRAWN} rows of {MOST_DRAWN + 2}" in chart.pane.summary
    assert len(chart.pane.table) == 1 + MOST_DRAWN + 2


def test_the_chart_of_positions_is_had_by_name_and_saved(frame: Results, tmp_path: Path):
    report = algeria_lab.plot(frame)

    assert list(report.panels) == ["positions"]
    assert "3 positions" in report["positions"].caption
    written = report.save(tmp_path / "positions.svg").read_text("utf-8")
    assert all(name in written for name in dict.fromkeys(frame["position"]))


def test_a_menu_shows_the_page_of_a_position(frame: Results):
    wars = Wars.of(frame)
    pages = PositionPages(words_of(wars, "en"), wars, "gov.psl@4")
    first = text_of(pages.panels.box)
    pages.menu.value = "gov_psl=70"
    alone = algeria_lab.plot(frame[frame["position"] == "gov_psl=70"], "gov.psl@4")

    assert text_of(pages.panels.box) != first
    assert text_of(pages.panels.box) in text_of(alone)


def test_what_belongs_to_one_position_is_shown_beside_it(frame: Results):
    with pytest.raises(
        WrongOption, match=r"plot\(frame\[frame\['position'\] == 'gov_psl=30'\], prediction="
    ) as no:
        algeria_lab.plot(frame, prediction={"none": 3})
    assert "begin at 3" in str(no.value)
    page = algeria_lab.plot(frame[frame["position"] == "gov_psl=30"], prediction={"none": 3})
    assert "Your prediction" in text_of(page)


def test_too_few_wars_are_told_in_a_sentence(frame: Results):
    for part in (frame[frame["seed"] == 2], frame[:0]):
        assert "needs two or more" in text_of(plot(Wars.of(part)))


def test_a_frame_says_whether_its_wars_begin_with_the_set_up(frame: Results):
    """A name begins in the set-up, a field of a grid after it: the same word stands for two questions."""
    new = algeria_lab.compare("1958", {"none": "mixed"}, runs=2, stop=1)
    french = algeria_lab.compare("1958", {"none": "mixed"}, runs=2, stop=1, language="fr")
    both = algeria_lab.compare(
        {"new": "1958", "made": algeria_lab.position("1958")}, {"none": "mixed"}, runs=2, stop=1
    )
    duel = algeria_lab.compare("duel", {"chance": "random"}, side="fln", runs=2)

    assert "Each war begins with the set-up" in repr(new)
    assert "commence par la mise en place" in repr(french)
    assert "The wars begin after the set-up" in repr(frame)
    assert "Scenarios by their names begin with the set-up" in repr(both)
    assert "set-up" not in repr(duel)
