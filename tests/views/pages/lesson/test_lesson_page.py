"""The page of a lesson: kept after each decision, resumed, refused where it is another lesson's."""

from pathlib import Path
from typing import Any

import pytest

import algeria_lab
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.receipts import TooLong, within
from algeria_lab.views.pages.lesson.kept_way import KeptWay, kept_way
from algeria_lab.views.pages.lesson.page import LessonPage, NotOfThisLesson
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.guide.shown import leave_out
from tests.scenarios.forms_lesson import TWO_FORMS

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
    assert way.passed == 0


def test_what_was_passed_over_is_counted_for_the_home_page_once_the_way_is_ended():
    page = opened()
    page.guide.skip(next(iter(page.guide.open_questions)))
    assert KeptWay.of(page.guide).passed == 0

    page.guide.debrief()
    assert KeptWay.of(page.guide).passed == 1


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


def test_where_a_step_cannot_be_opened_the_one_before_it_is():
    """Else the browser would set the whole way aside, and the lesson would begin anew."""
    page, other = opened(), opened()
    leave_out(page.guide)
    opener, asked = other._opener, list[int]()

    def fails_at_step_two(journal: dict[str, Any] | None) -> Guided:
        guided = opener(journal)
        asked.append(guided.guide.number)
        if guided.guide.number == 2:
            raise RuntimeError("the exhibit of step 2")
        return guided

    other._opener = fails_at_step_two
    message = {"kind": "resume", "name": "x", "text": page._desk.save, "war": page._desk.war}
    other._desk._handle_custom_msg(message, [])

    assert asked == [2, 1]
    assert other._desk.message["level"] == "info"
    assert other.guide.number == 1
    assert "the one before it" in other._status.value


def test_a_way_that_takes_too_long_is_kept_as_it_was_and_not_called_damaged():
    page, other = opened(), opened()
    leave_out(page.guide)

    def slow(_journal: dict[str, Any] | None) -> Guided:
        raise TooLong("it takes longer", "receipt-time", count="60")

    other._opener = slow
    message = {"kind": "resume", "name": "x", "text": page._desk.save, "war": page._desk.war}
    other._desk._handle_custom_msg(message, [])

    assert (other._desk.message["level"], other._desk.message["key"]) == ("error", "files-slow")
    assert other._desk.save == ""


def test_what_others_do_on_the_computer_is_not_counted():
    times = iter([0.0, 5.0, 61.0])
    check = within(60, lambda: next(times))

    check()
    with pytest.raises(TooLong):
        check()


# The forms of a lesson


def in_forms(tmp_path: Path, period: int | None = None, language: str = "en") -> LessonPage:
    file = tmp_path / "lesson.yaml"
    file.write_text(TWO_FORMS, "utf-8")
    return algeria_lab.lesson(file, language=language, period=period)


def tell(page: LessonPage, **message: object) -> dict:
    return page.guided._panel.answer(message)


def test_a_lesson_is_taken_in_its_shortest_form_until_somebody_chooses(tmp_path: Path):
    page = in_forms(tmp_path)

    scene = page.guided._panel.scene()

    assert [(row["minutes"], row["label"], row["chosen"]) for row in scene["periods"]] == [
        (50, "50 minutes · 2 steps", True),
        (90, "90 minutes · 4 steps", False),
    ]
    assert scene["left_out"] == ["More", "Last"]
    assert scene["heading"] == "Step 1 of 2"
    assert page._desk.save == "", "a choice alone is nothing that is kept"


def test_the_form_is_chosen_at_the_panel_and_all_follows(tmp_path: Path):
    page = in_forms(tmp_path, language="fr")
    before = page.guided

    tell(page, kind="period", minutes=90)

    assert page.guided is not before
    scene = page.guided._panel.scene()
    assert [row["chosen"] for row in scene["periods"]] == [False, True]
    assert (scene["heading"], scene["left_out"], scene["begun"]) == ("Étape 1 sur 4", [], False)


def test_whoever_teaches_opens_it_in_a_form(tmp_path: Path):
    assert in_forms(tmp_path, 90).guide.scenario.period == 90
    with pytest.raises(LabError, match="50, 90"):
        in_forms(tmp_path, 70)


def test_a_lesson_without_marks_leaves_no_choice():
    page = opened()

    assert page.guided._panel.scene()["periods"] == []
    assert tell(page, kind="period", minutes=90)["notice"]


def test_what_was_kept_comes_back_in_its_form(tmp_path: Path):
    page, other = in_forms(tmp_path, 90), in_forms(tmp_path)
    page.guide.answer("first", "Villages.")
    way = kept_way(page._desk.save)
    assert way
    assert (way.steps, way.journal["period"]) == (4, 90)

    other.open_text("kept", page._desk.save)

    assert other.guide.scenario.period == 90


def test_what_was_done_goes_along_to_the_other_form_where_it_can(tmp_path: Path):
    page = in_forms(tmp_path)
    page.guide.answer("first", "Villages.")

    tell(page, kind="period", minutes=90)

    assert page.guide.scenario.period == 90
    assert "first" in page.guide.answers.tries


def test_what_cannot_go_along_is_told_and_the_first_step_left_out_opens_when_asked_once_more(tmp_path: Path):
    page = in_forms(tmp_path)
    page.guide.answer("first", "Villages.")
    page.guide.go_on()
    page.guide.answer("saw", "A road.")

    scene = tell(page, kind="period", minutes=90)
    assert "open the first of them" in scene["notice"]["text"]
    assert page.guide.scenario.period == 50

    tell(page, kind="period", minutes=90)
    assert page.guide.scenario.period == 90
    assert page.guide.step is not None
    assert page.guide.step.id == "more"
    assert "first" in page.guide.answers.tries
    assert "saw" not in page.guide.answers.tries


def test_a_cell_of_a_step_that_is_left_out_says_so(tmp_path: Path):
    page = in_forms(tmp_path)

    scene = page.panel("more").scene

    assert (scene["step"]["title"], scene["buttons"]) == ("More", [])
    assert "90 minutes only" in scene["now"]
    assert page.at("more").ply == page.at("end").ply == 0
