"""“Which war looks like the one that was?” as a widget: what is ticked is counted, drawn and told."""

import pytest

from algeria_lab.experiments.results.likeness import likeness
from algeria_lab.experiments.results.marks import Calendar, marks, unread
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.exhibits.likeness import record_wars
from algeria_lab.views.lessons.exhibits.registry import pages, pieces, shown_or_told
from algeria_lab.views.lessons.exhibits.setting import Setting
from algeria_lab.views.lessons.likeness.chart import MOST
from algeria_lab.views.lessons.likeness.view import LikenessDesk
from algeria_lab.views.shared.html import Page
from tests.scenarios.guide.played import scenario

CHOSEN = ("control", "end", "independence")
LANGUAGES = ("en", "fr")


@pytest.fixture(params=LANGUAGES)
def desk(request: pytest.FixtureRequest) -> LikenessDesk:
    return LikenessDesk(Words(request.param), record_wars(), CHOSEN)


def shown(exhibit: dict[str, object], language: str = "en") -> Setting:
    guide = Guide(scenario({"id": "look", "text": "Look.", "show": [{"likeness": exhibit}]}))
    return Setting(guide, guide.step, guide.step.show[0], Words(language))


def test_it_says_how_many_fit_and_that_they_may_fit_for_wrong_reasons(desk: LikenessDesk):
    found, words = likeness(record_wars(), CHOSEN), desk._words
    text = desk.listed.text
    assert words.say("likeness-wrong-reasons") in text
    assert words.say("likeness-count", fitting=len(found.fitting), wars=found.wars) in text
    for name in marks():
        assert words.say(f"likeness-reads-{name}") in text
    for why in unread():
        assert words.say(f"likeness-unread-{why}") in text


def test_the_picture_has_the_largest_differences_and_the_table_beside_it_all(desk: LikenessDesk):
    found = likeness(record_wars(), CHOSEN)
    sources = desk.chart.sources
    assert list(sources["ours"].data["x"]) == [row.share.mean for row in found.shared[:MOST]]
    assert list(sources["theirs"].data["x"]) == [row.others.mean for row in found.shared[:MOST]]
    assert [row[1:3] for row in desk.chart.pane.table[1:]] == [
        [row.wars, row.fitting] for row in found.shared
    ]


def test_each_tick_and_each_choice_counts_again(desk: LikenessDesk):
    first = desk.chart.pane.summary
    desk.boxes["fewer"].value = True
    assert desk.chosen == ("control", "fewer", "end", "independence")
    second = desk.chart.pane.summary
    assert second != first
    desk.months.value, desk.slack.value = 12, 0
    assert desk.calendar == Calendar(12, 0)
    found = likeness(record_wars(), desk.chosen, Calendar(12, 0))
    said = {"fitting": len(found.fitting), "wars": found.wars}
    assert desk.chart.pane.summary.startswith(desk._words.say("likeness-count", **said))
    assert desk.chart.pane.summary != second


def test_what_a_screen_reader_hears_changes_with_the_count(desk: LikenessDesk):
    assert 'role="status"' in desk._count.value
    before = desk._count.value
    desk.boxes["independence"].value = False
    assert desk._count.value != before


def test_nothing_ticked_and_nothing_that_fits_are_said(desk: LikenessDesk):
    for box in desk.boxes.values():
        box.value = False
    assert desk._words.say("likeness-nothing", wars=6120) in desk.listed.text
    desk.boxes["reinforcement"].value = True
    desk.months.value, desk.slack.value = 6, 0
    assert desk._words.say("likeness-none-fit") in desk.listed.text
    desk.months.value = 18
    assert desk._words.say("likeness-all-fit") in desk.listed.text
    assert desk._words.say("likeness-all-fit") in desk._count.value
    assert desk.chart.pane.layout.display == "none"  # nothing to compare: no empty picture
    desk.boxes["reinforcement"].value, desk.boxes["end"].value = False, True
    assert desk.chart.pane.layout.display is None


def test_until_it_has_counted_it_says_so_and_then_all_parts_change(desk: LikenessDesk):
    heard: list[str] = []
    desk._count.observe(lambda change: heard.append(change["new"]), "value")
    desk.boxes["fewer"].value = True
    assert desk._words.say("likeness-counting") in heard[0]
    assert len(heard) == 2


def test_a_mark_that_lasts_has_the_record_of_its_beginning_and_one_turn_is_one_number(desk: LikenessDesk):
    rows = desk.listed.text
    assert "11 December" not in rows.split(desk._words.say("likeness-unread-rules"))[0]
    desk.months.value, desk.slack.value = 18, 0
    span = desk._words.say("likeness-turns", first=3, last=3)
    assert span not in desk.listed.text


def test_the_whole_chart_stays_in_its_axis(desk: LikenessDesk):
    for name in marks():
        desk.boxes[name].value = name == "end"
    data = desk.chart.sources["ours"].data
    assert max(data["high"]) <= desk.chart.figure.x_range.end


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_shows_it_with_the_marks_and_the_calendar_of_its_author(language: str):
    asked = {"marks": ["end"], "months": 12, "slack": 2}
    (made,) = pieces(shown(asked, language))
    assert isinstance(made, LikenessDesk)
    assert (made.chosen, made.calendar) == (("end",), Calendar(12, 2))
    (told,) = pages(shown(asked, language))
    assert isinstance(told, Page)
    assert told.text == made.listed.text


def test_an_unknown_mark_is_told_in_its_place():
    (told,) = shown_or_told(shown({"marks": ["victory"]}))
    assert isinstance(told, Page)
    assert "victory" in told.text


def test_it_closes_with_all_that_it_shows(desk: LikenessDesk):
    parts = [desk.chart.pane, *desk.boxes.values(), desk.months]
    desk.close()
    assert all(part.comm is None for part in parts)
