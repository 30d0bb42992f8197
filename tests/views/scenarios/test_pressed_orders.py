"""An exercise that is played in the panel: an order that is pressed, turns that are told, then the result."""

from pathlib import Path
from typing import Any

import pytest

from algeria_lab import guide
from algeria_lab.scenarios.examples import FOLDER
from algeria_lab.views.scenarios.guide.guided import Guided
from tests.views.scenarios.panels import panel_of

TEXT = Path(str(FOLDER / "the-morice-line.yaml")).read_text("utf-8")


def tell(lesson: Guided, kind: str, **more: object) -> dict[str, Any]:
    panel = panel_of(lesson)
    panel._on_message(None, {"kind": kind, "ply": panel.scene["ply"], **more}, None)
    return panel.scene


def pick(lesson: Guided, line: str) -> None:
    lesson.board._on_message(None, {"kind": "pick", "id": line, "ply": lesson.board.scene["ply"]}, None)


@pytest.fixture
def exercise() -> Guided:
    lesson = guide(TEXT)
    tell(lesson, "answer", question="three-turns", given="4")
    return lesson


def test_a_press_plays_a_whole_order_and_takes_back_what_was_begun_of_another(exercise: Guided):
    shown = panel_of(exercise).scene["choices"]["orders"]
    assert [one["open"] for one in shown] == [True, True, True]

    pick(exercise, "gov border activate")
    begun = tell(exercise, "hint")["choices"]["orders"]
    assert begun[0]["next"].startswith("Still to be played: ")
    assert [one["next"] for one in begun[1:]] == ["", ""]

    done = tell(exercise, "order", place=1)

    assert (done["status"], done["notice"]) == ("done", None)
    assert [one["chosen"] for one in done["choices"]["orders"]] == [False, True, False]
    assert not any(one["open"] for one in done["choices"]["orders"])
    played = [str(entry.action) for entry in exercise.game.history if entry.action]
    assert [line for line in played if line.startswith("gov")] == ["gov border improve", "gov done"]
    assert tell(exercise, "order", place=0)["notice"]["text"] == "That is not possible in this step."


@pytest.mark.parametrize("by_itself", [True, False])
def test_nothing_is_asked_before_the_board_has_told_the_turns(exercise: Guided, *, by_itself: bool):
    lesson = exercise
    tell(lesson, "order", place=2)
    tell(lesson, "go-on")

    told = tell(lesson, "watch")
    assert (told["status"], told["telling"], told["questions"]) == ("ask", True, [])
    assert told["buttons"][0]["do"] == "end-telling"

    if by_itself:
        lesson.board._on_message(None, {"kind": "told", "to": None, "ply": lesson.board.scene["ply"]}, None)
    else:
        tell(lesson, "end-telling")
    shown = panel_of(lesson).scene
    assert not shown["telling"]
    assert [question["id"] for question in shown["questions"]] == ["why"]


def test_what_came_is_told_once_the_board_has_told_the_turns(exercise: Guided):
    tell(exercise, "order", place=2)
    tell(exercise, "go-on")

    told = tell(exercise, "watch")
    assert told["telling"]
    assert told["now"].startswith("Look first at what the board tells")
    (waits,) = told["predictions"]
    assert (waits["state"], waits["scale"], waits["after"]) == ("awaited", None, [])
    assert waits["said"].startswith("You expect: 4 points. What came of it is told once")

    assert not exercise._stage.shelf.children, "the lines of support would tell it"
    board = exercise.board
    assert board.scene["can"]["undo"], "of what was watched, while it is told"
    board._on_message(None, {"kind": "undo", "ply": board.scene["ply"]}, None)
    assert tell(exercise, "hint")["status"] == "watch"
    assert tell(exercise, "watch")["telling"]

    board._on_message(None, {"kind": "told", "to": None, "ply": board.scene["ply"]}, None)
    (came,) = panel_of(exercise).scene["predictions"]
    assert came["state"] == "came"
    assert "one single game" in came["more"]
    assert "yours too" in came["more"]
    assert exercise._stage.shelf.children


def test_a_step_that_asks_nothing_shows_what_came_before_it_lets_go_on():
    lesson = guide(TEXT.replace("    ask: [why]\n", ""))
    tell(lesson, "answer", question="three-turns", given="4")
    tell(lesson, "order", place=2)
    tell(lesson, "go-on")

    told = tell(lesson, "watch")
    assert (told["status"], told["telling"]) == ("done", True)
    assert [one["do"] for one in told["buttons"]][:1] == ["end-telling"]
    assert "go-on" not in [one["do"] for one in told["buttons"]]

    shown = tell(lesson, "end-telling")
    (came,) = shown["predictions"]
    assert came["state"] == "came"
    assert shown["buttons"][0] == {"do": "go-on", "label": "Go on", "main": True}
