"""Before the class: what the page tells of a lesson, and the sheets that it makes; none in a room."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from algeria_lab.apps.authors.paper_desk import MAKERS, NOTES, PaperDesk
from algeria_lab.lessons.course import read_course
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.views.pages.teachers import page as teachers_page
from algeria_lab.views.pages.teachers.page import Teachers
from algeria_lab.views.shared.messages import LANGUAGES
from algeria_lab.views.shared.scene_widget import Unanswered
from tests.views.scenarios.pages import Page, assert_harmless

LESSONS = Path(__file__).parents[4] / "lessons"
SLUG, LESSON = "05-resettlement", "l05-resettlement"
COMMAND = "/opt/algeria/bin/algeria-lab"
FOR_TEACHERS = {"sheet", "through", "key"}


def ask(teachers: Teachers, made: str, lesson: str = LESSON, period: Any = 50) -> dict[str, str]:
    """Ask as the browser does, and return the file."""
    question = {"kind": "ask", "what": "paper", "made": made, "lesson": lesson, "period": period}
    return dict(teachers._inform(question)["file"])


def brief(teachers: Teachers, lesson: str = LESSON) -> dict[str, Any]:
    return next(dict(row["brief"]) for row in teachers.widget.scene["lessons"] if row["id"] == lesson)


@pytest.fixture(scope="module", params=LANGUAGES)
def teachers(request: pytest.FixtureRequest) -> Teachers:
    return Teachers(request.param, read_course(LESSONS), command=COMMAND, papers=PaperDesk)


def test_every_lesson_says_what_is_to_be_known_before_the_class(teachers: Teachers):
    tongue = teachers._words.language
    for row, entry in zip(teachers.widget.scene["lessons"], read_course(LESSONS).entries, strict=True):
        told = dict(row["brief"]["facts"])
        texts = " ".join(told.values())
        assert entry.question[tongue] in texts
        lengths = [teachers._words.number(f"{entry.lengths[minutes]:g}") for minutes in (50, 90)]
        assert all(length in texts for length in lengths)
        assert teachers._words.say("teach-brief-unread") in texts or entry.readers
        assert row["brief"]["papers"] == list(MAKERS)
    assert brief(teachers, "l04-quadrillage")["facts"][-1][1].startswith(("Lesson 5", "Leçon 5"))
    assert teachers._words.faults == []


@pytest.mark.parametrize("made", MAKERS)
def test_each_button_makes_a_page_in_the_language_of_the_reader(teachers: Teachers, made: str):
    file = ask(teachers, made)
    tongue = teachers._words.language
    page = Page(file["text"])

    assert file["name"] == f"{LESSON}-{made}-50-{tongue}.html"
    assert f'lang="{tongue}"' in file["text"]
    assert_harmless(page)
    assert len(page.letters) > 800


@pytest.mark.parametrize("made", [made for made in MAKERS if made not in FOR_TEACHERS])
def test_what_a_class_gets_tells_no_key(teachers: Teachers, made: str):
    lesson = read_scenario(
        (LESSONS / SLUG / "lesson.yaml").read_text("utf-8"), "lesson.yaml", LESSONS / SLUG
    ).lesson
    assert lesson is not None
    secrets = [text.model_dump()[teachers._words.language] for text in (*lesson.pitfalls, *lesson.care)]
    sheet, given = (Page(ask(teachers, name)["text"]).letters for name in ("sheet", made))

    assert len(secrets) > 2
    assert all(secret in sheet and secret not in given for secret in secrets)


def test_the_forms_differ_and_a_number_that_is_none_means_the_shortest(teachers: Teachers):
    short, long = ask(teachers, "paper")["text"], ask(teachers, "paper", period=90)["text"]

    assert len(short) < len(long)
    assert ask(teachers, "paper", period="x")["text"] == ask(teachers, "paper", period=7)["text"] == short


def test_content_notes_are_those_of_the_lessons(teachers: Teachers):
    file = ask(teachers, NOTES, "")
    page = Page(file["text"])
    tongue = teachers._words.language

    assert_harmless(page)
    for entry in read_course(LESSONS).entries:
        assert entry.title[tongue] in page.letters
        assert all(note[tongue] in page.letters for note in entry.content_notes)
    assert page.tags.count("section") == len(read_course(LESSONS).entries)
    assert (
        "il y est question de la perte" if tongue == "fr" else "speaks of the loss"
    ) in page.letters.lower()


@pytest.mark.parametrize(("made", "lesson"), [("x", LESSON), ("sheet", "x"), ("sheet", "../05-resettlement")])
def test_what_there_is_not_is_refused_in_words(teachers: Teachers, made: str, lesson: str):
    with pytest.raises(Unanswered):
        ask(teachers, made, lesson)


@pytest.mark.parametrize("made", [*MAKERS, NOTES])
def test_in_a_room_no_sheet_is_offered_or_made(made: str):
    teachers = Teachers("en", read_course(LESSONS), in_room=True, command=COMMAND, papers=PaperDesk)

    assert brief(teachers)["papers"] == []
    assert "outside the room" in brief(teachers)["why"]
    assert COMMAND not in str(teachers.widget.scene)
    with pytest.raises(Unanswered):
        ask(teachers, made)


def test_where_only_the_edition_of_the_pupils_is_there_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = tmp_path / "lessons" / SLUG
    shutil.copytree(LESSONS / SLUG, folder)
    file = folder / "lesson.yaml"
    file.write_text(learners_edition(file.read_text("utf-8"), file.name, folder, is_fixed=True), "utf-8")
    monkeypatch.setattr(teachers_page, "written_lessons", lambda: folder.parent)
    teachers = Teachers("en", command=COMMAND, papers=PaperDesk)

    assert brief(teachers)["papers"] == []
    assert "lesson.yaml" in brief(teachers)["why"]
    with pytest.raises(Unanswered):
        ask(teachers, "key")


def test_the_command_is_handed_to_the_page_whole(teachers: Teachers):
    lines = [
        block["line"]
        for section in teachers.widget.scene["sections"]
        for block in section["blocks"]
        if block["kind"] == "command"
    ]

    assert teachers.widget.scene["command"] == COMMAND
    assert [line.startswith(f"{COMMAND} receipts ") for line in lines] == [True]
    shown = str(teachers.widget.scene["sections"]).replace(COMMAND, "")
    assert "algeria-lab pack" not in shown
