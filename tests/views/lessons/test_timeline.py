"""The timeline as a widget: boxes outside the chart choose, chart, sentence and table follow."""

from datetime import timedelta
from pathlib import Path

import pytest

from algeria_lab.checking.timeline import THEMES, entries
from algeria_lab.core.refusals import UnknownName
from algeria_lab.door.guiding import guide
from algeria_lab.lessons.course import Course
from algeria_lab.views.experiments.words import TOLD
from algeria_lab.views.lessons.exhibits.registry import MAKERS
from algeria_lab.views.lessons.exhibits.setting import Setting
from algeria_lab.views.lessons.timeline.view import Timeline
from algeria_lab.views.lessons.timeline.words import entries_page, when_said
from algeria_lab.views.shared.bokeh_pane import BokehPane
from algeria_lab.views.shared.messages import LANGUAGES, Messages

NOWHERE = Course(())
SPANS = ("conquest", "sas", "salan", "bandung", "frontiers")


def pane(line: Timeline) -> BokehPane:
    return next(part for part in line.children if isinstance(part, BokehPane))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_timeline_can_be_shown(language: str):
    words = Messages(language)

    line = Timeline(words, first=1830, last=2030, course=NOWHERE)

    assert words.faults == []
    assert line.listed.html.count('<th scope="row"') == len(entries())
    assert pane(line).summary
    assert "None" not in line.listed.text


def test_chart_sentence_and_table_follow_the_ticked_themes():
    line = Timeline(Messages("en"), course=NOWHERE)
    before = len(line.listed.blocks[0].rows)

    for theme in THEMES:
        line.boxes[theme].value = theme == "camps"

    after = line.listed.blocks[0].rows
    assert line.themes == ("camps",)
    assert 0 < len(after) < before
    assert f"{len(after)} of {before} entries" in pane(line).summary
    assert len(pane(line).figure.renderers[0].data_source.data["when"]) == len(after)
    assert {row for row, _ in pane(line).figure.renderers[0].data_source.data["row"]} == {"Camps"}


def test_no_theme_is_said_in_words():
    line = Timeline(Messages("en"), themes=["camps"], course=NOWHERE)

    line.boxes["camps"].value = False

    assert "tick a theme" in pane(line).summary


def test_lessons_are_links_and_games_are_named():
    first = next(entry for entry in entries() if entry.id == "sas")

    page = entries_page(Messages("en"), [first], lambda number: f"../0{number}/en.ipynb")

    assert '<a href="../02/en.ipynb">Lesson 2</a>' in page.html
    assert "Colonial Twilight: card 13, SAS" in page.text
    assert "<" not in page.text


def test_dates_are_written_as_precisely_as_they_are_known():
    words, by_id = Messages("en"), {entry.id: entry for entry in entries()}

    said = {name: when_said(words, by_id[name]) for name in SPANS}

    assert said == {
        "conquest": "1830 to 1871",
        "sas": "26 September 1955",
        "salan": "December 1956",
        "bandung": "18 April 1955 to 24 April 1955",
        "frontiers": "January 1958 to May 1958",
    }


@pytest.mark.parametrize(
    ("language", "first", "last", "title", "labels"),
    [
        ("en", 1954, 1962, "The war, 1954–1962 and around it", ("1954", "1963")),
        ("fr", 1962, 2023, "Chronologie, 1962-2023", ("1970", "2020")),
        ("fr", 1956, 1956, "Chronologie, 1956", ("janvier 1956", "octobre 1956")),
    ],
)
def test_the_chart_names_its_own_years_and_writes_dates_in_the_readers_language(
    language: str, first: int, last: int, title: str, labels: tuple[str, str]
):
    chart = pane(Timeline(Messages(language), first=first, last=last, course=NOWHERE)).figure
    said = chart.xaxis[0].major_label_overrides
    assert chart.title.text == title
    assert (next(iter(said.values())), list(said.values())[-1]) == labels
    assert list(said) == chart.xaxis[0].ticker.ticks
    years = timedelta(milliseconds=chart.x_range.end - chart.x_range.start)
    assert (years - timedelta(days=366 * (last - first + 1))) / years > 0.02, "a mark at an end is whole"


def test_the_sentence_names_the_fullest_of_several_years_and_both_ends_apart():
    memory = Timeline(Messages("en"), first=1962, last=2023, themes=["memory"], course=NOWHERE)
    assert "first: 1962 to 1968, last: 22 December 2021; the fullest year is" in pane(memory).summary
    one = Timeline(Messages("en"), first=1956, last=1956, course=NOWHERE)
    assert "fullest" not in pane(one).summary


def test_a_lesson_that_shows_it_does_not_lead_to_itself():
    sas = next(entry for entry in entries() if entry.id == "sas")
    assert "Lesson 2" in entries_page(Messages("en"), [sas], lambda _: "").text
    assert "Lesson 2" not in entries_page(Messages("en"), [sas], lambda _: "", 2).text
    eleven = guide(Path("lessons/11-memories/lesson.yaml"), language="en").guide
    step = next(one for one in eleven.scenario.steps for shown in one.show if shown.timeline)
    exhibit = next(shown for shown in step.show if shown.timeline)
    (line,) = MAKERS["timeline"](Setting(eleven, step, exhibit, TOLD["algeria"].words("en")))
    assert "Lesson 11" not in line.listed.text


def test_an_unknown_theme_is_refused():
    with pytest.raises(UnknownName):
        Timeline(Messages("en"), themes=["wars"], course=NOWHERE)
