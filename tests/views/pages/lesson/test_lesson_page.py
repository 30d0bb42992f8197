"""The page of a lesson: kept after each decision, resumed, refused where it is another lesson's."""

from pathlib import Path

import pytest

import algeria_lab
from algeria_lab.core.refusals import LabError
from algeria_lab.views.pages.lesson.kept_way import KeptWay, kept_way
from algeria_lab.views.pages.lesson.page import LessonPage, NotOfThisLesson
from algeria_lab.views.scenarios.guide.shown import leave_out

EXAMPLES = Path(algeria_lab.__file__).parent / "data" / "scenarios" / "examples"


def opened(name: str = "leaving-a-province", language: str = "en") -> LessonPage:
    return algeria_lab.lesson(EXAMPLES / f"{name}.yaml", language=language)


def test_nothing_is_kept_before_anything_was_done():
    page = opened()

    assert page._desk.save == ""
    assert page._desk.shelf == "lesson-leaving-a-province"


def test_what_was_done_is_kept_and_gone_on_with_in_the_other_language():
    page = opened()
    leave_out(page.guide)
    kept = page._desk.save

    way = kept_way(kept)
    assert way is not None
    assert (way.id, way.step, way.steps, way.done) == (
        "leaving-a-province",
        2,
        len(page.guide.scenario.steps),
        False,
    )
    other = opened(language="fr")
    called = other.open_text("kept", kept)
    assert called.endswith(other.guided.heading), "in the language of the page that goes on"
    assert other.guide.number == 2
    assert other.guided.heading.startswith("Étape 2")
    assert page._desk.war == "leaving-a-province"


@pytest.mark.parametrize("kind", ["open", "resume"])
def test_what_the_browser_kept_comes_back_under_the_name_that_it_was_kept_by(kind: str):
    page, other = opened(), opened(language="fr")
    leave_out(page.guide)
    message = {"kind": kind, "name": page._desk.name, "text": page._desk.save, "war": page._desk.war}
    other._desk._handle_custom_msg(message, [])
    assert other._desk.message["level"] == "info"
    assert other.guide.number == 2


def test_a_file_that_is_no_way_is_refused_in_words_and_the_way_so_far_stays():
    """What a lesson keeps is no saved game, so its name is kept with it, not read from it again."""
    page = opened()
    leave_out(page.guide)
    before = page._desk.save, page._desk.war
    desk = page._desk

    desk._on_message(desk, {"kind": "open", "name": "other.json", "text": "{}"}, [])

    assert desk.message["level"] == "error"
    assert (desk.save, desk.war) == before
    assert page.guide.number == 2


def test_the_debrief_is_the_end_of_the_path():
    page = opened()
    page.guide.debrief()

    way = KeptWay.of(page.guide)
    assert way.done
    assert way.step == way.steps


def test_the_way_through_another_lesson_is_refused_and_nothing_is_lost():
    page, other = opened(), opened("one-roll")
    leave_out(page.guide)
    before = page.guide

    with pytest.raises(NotOfThisLesson, match="page of the lesson"):
        page.open_text("other.json", KeptWay.of(other.guide).text())
    assert page.guide is before
    assert page.guide.number == 2


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "algeria-lesson/1"}', "[" * 100_000])
def test_what_is_no_way_at_all_is_refused(text: str):
    with pytest.raises(LabError):
        opened("one-roll").open_text("some.json", text)


def test_a_way_that_does_not_replay_is_refused_and_the_lesson_stays():
    page = opened("one-roll")
    way = KeptWay.of(page.guide).model_copy(update={"journal": {"inputs": "none"}})

    with pytest.raises(LabError):
        page.open_text("damaged.json", way.text())
    assert page.guide.number == 1
