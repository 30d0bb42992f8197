"""What a class gets on paper: role cards, questions, documents, the whole lesson, each under its own name."""

from pathlib import Path

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.games import game_named
from algeria_lab.lessons.course import read_course
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.scenarios.handouts.class_sheets import class_sheet
from algeria_lab.views.scenarios.handouts.names import handout_name
from algeria_lab.views.scenarios.handouts.roles import roles, roles_of

from .pages import Page, assert_harmless, scenario
from .test_report import ASKING


@pytest.mark.parametrize("language", ["en", "fr"])
def test_role_cards_are_one_page_with_a_question_each(language: str):
    guide = Guide(scenario(ASKING))
    file = class_sheet("roles", guide, game_named("algeria").showing(language))
    page = Page(file["text"])

    assert file["name"] == f"leaving-a-province-roles-{language}.html"
    assert_harmless(page)
    assert page.tags.count("section") == len(roles_of("")) == 5
    for role in roles_of(""):
        assert role.asks[language] in page.letters


LESSONS = sorted((Path(__file__).parents[3] / "lessons").glob("*/lesson.yaml"))


def test_no_sheet_is_written_over_another():
    lessons = [read_scenario(file.read_text("utf-8"), file.name, file.parent) for file in LESSONS]
    forms = [lesson.for_period(minutes) for lesson in lessons for minutes in lesson.periods]
    kinds, languages = ("roles", "paper", "key", "documents", "whole"), ("en", "fr")
    names = [
        *(handout_name(form, what, language) for form in forms for what in kinds for language in languages),
        *(handout_name(form, "pack") for form in forms),
        *(
            handout_name(one, what, ending=".zip", all_forms=True)
            for one in lessons
            for what in ("pack", "learner")
        ),
    ]

    assert len(names) == len(set(names)) == len(forms) * 11 + len(lessons) * 2
    assert "l05-resettlement-documents-50-fr.html" in names
    assert "l05-resettlement-pack.zip" in names


@pytest.mark.parametrize("what", ["paper", "documents", "whole"])
def test_a_sheet_of_a_lesson_is_a_file_with_no_key(what: str):
    file = next(one for one in LESSONS if one.parent.name == "05-resettlement")
    lesson = read_scenario(file.read_text("utf-8"), file.name, file.parent).for_period(50)
    found = class_sheet(what, lesson, game_named("algeria").showing("fr"), file.parent)

    assert found["name"] == f"l05-resettlement-{what}-50-fr.html"
    assert found["type"].startswith("text/html")
    page = Page(found["text"])
    assert_harmless(page)
    assert "Le regroupement" in page.letters
    assert "Une bonne réponse" not in page.letters


def test_a_key_is_no_sheet_of_a_class():
    with pytest.raises(UnknownName):
        class_sheet("key", scenario(ASKING), game_named("algeria").showing("en"))


def test_one_role_takes_no_side():
    assert [role.id for role in roles_of("") if not role.side] == ["chronicler"]
    assert {role.side for role in roles()} == {"gov", "fln", ""}


def test_a_lesson_gets_only_the_roles_that_have_something_to_do_in_it():
    """In lessons 3 and 5 nobody decides for the FLN."""
    course = read_course(Path(__file__).parents[3] / "lessons")
    own = {entry.id: [role.id for role in roles_of(entry.id)] for entry in course.entries}

    assert {name for role in roles() for name in role.lessons} == {
        "l03-conditional",
        "l05-resettlement",
        "l11-memories",
    }
    assert own["l03-conditional"] == ["orderer", "witness", "historian", "chronicler"]
    assert own["l05-resettlement"] == own["l03-conditional"]
    assert own["starter"] == ["government", "command", "interior", "abroad", "chronicler"]


def test_the_questions_on_paper_do_not_tell_what_is_right():
    guide = Guide(scenario(ASKING))
    page = Page(class_sheet("paper", guide, game_named("algeria").showing("en"))["text"])

    assert "Who held it?" in page.letters
    assert "A reason" not in page.letters
