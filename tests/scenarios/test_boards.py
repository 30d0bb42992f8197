"""A lesson without a board: what of it asks for one is told, and what is not a lesson has one."""

import pytest

from algeria_lab.scenarios.from_text import inspect_scenario
from tests.scenarios.formed import formed
from tests.scenarios.forms_lesson import BOARDLESS, TWO_FORMS

MAP = "{id: where, kind: map, ask: {en: Where?, fr: Où ?}, answer: II-2}"
LOOK, FIRST = "{id: look, ", "  - {id: first, kind: text"


def told(text: str) -> list[tuple[str, ...]]:
    found = inspect_scenario(text).faults
    return [tuple(map(str, fault.path)) for fault in found if fault.code == "E515"]


def test_documents_alone_need_no_board():
    assert not formed(BOARDLESS).has_board
    assert told(BOARDLESS) == []


def test_a_lesson_has_a_board_unless_it_says_otherwise():
    assert formed(TWO_FORMS).has_board
    assert formed("{format: algeria-scenario/1, id: bare, title: Bare}").has_board


@pytest.mark.parametrize(
    "more",
    [
        "play: gov done, ",
        "opening: gov done, ",
        "watch: 1, ",
        "goal: turn > 1, ",
        "show: [{support: true}], ",
        "show: [{accounts: {turn: 1}}], ",
    ],
)
def test_what_is_played_or_reached_in_a_game_is_told(more: str):
    (path,) = told(BOARDLESS.replace(LOOK, LOOK + more))

    assert path[:2] == ("steps", "0")
    assert told(TWO_FORMS.replace(LOOK, LOOK + more)) == []


def test_a_question_on_the_map_is_told():
    assert told(BOARDLESS.replace(FIRST, f"  - {MAP}\n{FIRST}")) == [("quiz", "0", "kind")]
