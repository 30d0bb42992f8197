"""A lesson without a board has none on paper either, and is of no side."""

from collections.abc import Callable

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.views.scenarios.handouts.lesson_paper import lesson_page
from algeria_lab.views.scenarios.handouts.pack import pack_page
from algeria_lab.views.scenarios.handouts.preview import preview_page
from algeria_lab.views.scenarios.handouts.report import report_file
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from tests.scenarios.formed import formed
from tests.scenarios.forms_lesson import BOARDLESS, two_forms

from .pages import Page, assert_harmless

SHOWING = game_named("algeria").showing("en")


def reported(one: Scenario) -> str:
    guide = Guide(one)
    guide.answer("first", "Villages.")
    return str(report_file(guide, SHOWING, "")["text"])


PRINTED: dict[str, Callable[[Scenario], str]] = {
    "preview": lambda one: preview_page(one, walk(one), SHOWING),
    "pack": lambda one: pack_page(one, walk(one), {"en": SHOWING}),
    "whole lesson": lambda one: lesson_page(Parts(one, SHOWING)),
    "report": reported,
}


@pytest.mark.parametrize("paper", PRINTED)
def test_nothing_of_a_board_is_printed(paper: str):
    page = Page(PRINTED[paper](formed(BOARDLESS)))

    assert_harmless(page)
    assert "figure" not in page.tags
    assert "the learner plays" not in page.letters


@pytest.mark.parametrize("paper", ["preview", "pack", "report"])
def test_another_lesson_has_its_board(paper: str):
    assert "figure" in Page(PRINTED[paper](two_forms())).tags
