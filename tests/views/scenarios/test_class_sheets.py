"""What a class gets on paper: role cards with somebody who takes no side, and questions without their key."""

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.views.scenarios.handouts.class_sheets import class_sheet
from algeria_lab.views.scenarios.handouts.roles import roles

from .pages import Page, assert_harmless, scenario
from .test_report import ASKING


@pytest.mark.parametrize("language", ["en", "fr"])
def test_role_cards_are_one_page_with_a_question_each(language: str):
    guide = Guide(scenario(ASKING))
    file = class_sheet("roles", guide, game_named("algeria").showing(language))
    page = Page(file["text"])

    assert file["name"] == "leaving-a-province-roles.html"
    assert_harmless(page)
    assert page.tags.count("section") == len(roles()) == 5
    for role in roles():
        assert role.asks[language] in page.letters


def test_one_role_takes_no_side():
    assert [role.id for role in roles() if not role.side] == ["chronicler"]
    assert {role.side for role in roles()} == {"gov", "fln", ""}


def test_the_questions_on_paper_do_not_tell_what_is_right():
    guide = Guide(scenario(ASKING))
    page = Page(class_sheet("paper", guide, game_named("algeria").showing("en"))["text"])

    assert "Who held it?" in page.letters
    assert "A reason" not in page.letters
