"""What a saved notebook keeps of a widget: words and a picture, hidden while the widget lives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from IPython.core.interactiveshell import InteractiveShell
from traitlets.config import Config

import algeria_lab
from algeria_lab.views.shared.left_behind import WIDGET

LESSON = Path(__file__).parents[3] / "lessons/05-resettlement/lesson.yaml"


def shown() -> dict[str, Any]:
    """Return things of a notebook and a word that each must leave."""
    war = algeria_lab.open_game("algeria", "1958", seed=3)
    lesson = algeria_lab.lesson(LESSON)
    return {
        "<svg": algeria_lab.board(war),
        "<table": algeria_lab.chart(war),
        "Commandos": algeria_lab.board(algeria_lab.open_game("twilight", "short", seed=3)),
        "What does it cost": lesson,
        "Places and units": lesson.board,
        "In which of these three areas": lesson.panel("rule"),
    }


@pytest.mark.parametrize(
    "sign",
    ["<svg", "<table", "Commandos", "Places and units", "What does it cost", "In which of these three areas"],
)
def test_viewers_without_widgets_have_words_and_a_picture(sign: str):
    bundle = shown()[sign]._repr_mimebundle_()

    assert WIDGET in bundle
    assert sign in bundle["text/html"]
    assert "object at 0x" not in bundle["text/plain"]
    assert len(bundle["text/plain"].splitlines()) > 1


def test_a_board_is_told_in_its_language():
    board = algeria_lab.board(algeria_lab.open_game("insurgent", seed=3), language="fr")

    assert "Le plateau tel qu’il était" in board._repr_mimebundle_()["text/plain"]


class Cell:
    """A cell that somebody runs in a notebook, or a program runs."""

    def __init__(self, cell_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.published: list[dict[str, Any]] = []
        InteractiveShell.clear_instance()
        shell = InteractiveShell.instance(config=Config({"HistoryManager": {"enabled": False}}))
        parent = {"metadata": {"cellId": cell_id} if cell_id else {}, "header": {"msg_id": "1"}}
        monkeypatch.setattr(type(shell), "get_parent", lambda _: parent, raising=False)
        monkeypatch.setattr(shell.display_pub, "publish", self._publish)
        self.format = shell.display_formatter.format

    def _publish(self, data: dict[str, Any], **_: object) -> None:
        self.published.append(data)


def test_in_a_notebook_the_words_are_an_output_of_their_own(monkeypatch: pytest.MonkeyPatch):
    cell = Cell("a", monkeypatch)

    assert cell.format(algeria_lab.board(algeria_lab.open_game("algeria", "1958", seed=3))) == ({}, {})

    widget, words = cell.published
    assert set(widget) == {WIDGET, "text/plain"}
    assert widget["text/plain"] == ""
    assert "<svg" in words["text/html"]
    assert ".al-left" in words["text/html"], "it brings the style that hides it while the widget lives"
    InteractiveShell.clear_instance()


def test_on_pages_and_in_builds_the_widget_is_one_output(monkeypatch: pytest.MonkeyPatch):
    cell = Cell("", monkeypatch)

    data, _ = cell.format(algeria_lab.board(algeria_lab.open_game("algeria", "1958", seed=3)))

    assert WIDGET in data
    assert cell.published == []
    InteractiveShell.clear_instance()


def test_what_is_closed_leaves_nothing(monkeypatch: pytest.MonkeyPatch):
    cell = Cell("a", monkeypatch)
    board = algeria_lab.board(algeria_lab.open_game("algeria", "1958", seed=3))
    board.close()

    data, _ = cell.format(board)

    assert "closed" in data["text/plain"]
    assert cell.published == []
    InteractiveShell.clear_instance()
