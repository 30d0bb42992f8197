"""The board's Python side: what comes from the browser, what goes back, and that no failure is silent."""

from typing import Any

import pytest

from algeria_lab.views.algeria.widget import BoardWidget

STRINGS = {
    "widget-answer-failed": "It failed.",
    "widget-answer-failed-hint": "Try again.",
    "board-malformed": "Unreadable.",
}


class Desk:
    """Stands for the game: keeps what was asked and gives the scene it was told to give."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.reply: dict[str, Any] | Exception | None = {"ply": 2, "notice": None}

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Note the message and reply as told."""
        self.asked.append(message)
        if isinstance(self.reply, Exception):
            raise self.reply
        return self.reply


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def board(desk: Desk) -> BoardWidget:
    return BoardWidget({"places": []}, STRINGS, {"ply": 1, "notice": None}, desk.answer)


def test_a_pick_is_handed_on_and_its_scene_is_shown(board: BoardWidget, desk: Desk) -> None:
    board._handle_custom_msg({"kind": "pick", "id": "fln raid V-4", "ply": 1}, [])

    assert desk.asked == [{"kind": "pick", "id": "fln raid V-4", "ply": 1}]
    assert board.scene == {"ply": 2, "notice": None, "answer": 1}


def test_no_scene_in_the_answer_leaves_the_board_alone(board: BoardWidget, desk: Desk) -> None:
    desk.reply = None

    board._handle_custom_msg({"kind": "undo", "ply": 1}, [])

    assert desk.asked == [{"kind": "undo", "ply": 1}]
    assert board.scene == {"ply": 1, "notice": None, "answer": 0}


def test_equal_scenes_still_reach_the_browser(board: BoardWidget) -> None:
    """A second refusal in the same words is a change, or the browser would wait for ever."""
    seen: list[int] = []
    board.observe(lambda change: seen.append(change["new"]["answer"]), "scene")

    board.show({"ply": 1})
    board.show({"ply": 1})

    assert seen == [1, 2]


def test_a_failure_becomes_a_notice_over_the_same_position(
    board: BoardWidget, desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    desk.reply = ValueError("no such area: V-99")

    board._handle_custom_msg({"kind": "pick", "id": "fln raid V-99", "ply": 1}, [])

    assert board.scene["ply"] == 1
    assert board.scene["notice"] == {
        "level": "error",
        "text": "It failed. (fln raid V-99: ValueError: no such area: V-99)",
        "rule": "",
        "hint": "Try again.",
    }
    assert "Traceback" in caplog.text


@pytest.mark.parametrize(
    "message",
    [
        "pick",
        {},
        {"kind": "eval", "ply": 1},
        {"kind": "pick", "ply": 1},
        {"kind": "pick", "id": 7, "ply": 1},
        {"kind": "pick", "id": "fln pass", "ply": "1"},
        {"kind": "undo", "ply": True},
    ],
)
def test_a_malformed_message_is_refused_in_words(board: BoardWidget, desk: Desk, message: object) -> None:
    board._on_message(board, message, [])

    assert desk.asked == []
    assert board.scene["notice"]["level"] == "refusal"
    assert board.scene["notice"]["text"].startswith("Unreadable.")


def test_the_next_scene_takes_the_notice_away(board: BoardWidget, desk: Desk) -> None:
    board._on_message(board, {}, [])
    board._handle_custom_msg({"kind": "pick", "id": "fln pass", "ply": 1}, [])

    assert board.scene["notice"] is None


def test_a_change_of_language_sends_words_and_scene_together(board: BoardWidget, desk: Desk) -> None:
    board.speak({"board-map": "Carte"}, {"ply": 1, "lang": "fr"})

    assert (board.strings, board.scene["lang"]) == ({"board-map": "Carte"}, "fr")
