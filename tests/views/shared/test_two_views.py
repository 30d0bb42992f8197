"""Two views of one widget: each is answered its own question, whatever the other has asked meanwhile."""

from collections.abc import Callable
from typing import Any

import pytest

from algeria_lab import guide
from algeria_lab.views.pages.home.page import Home
from algeria_lab.views.pages.teachers.page import Teachers
from algeria_lab.views.shared.scene_widget import SceneWidget, message_fault
from tests.views.algeria.sessions import session_of
from tests.views.insurgent.tables import new_session
from tests.views.scenarios.panels import panel_of
from tests.views.twilight.campaigns import campaign

LESSON = """
format: algeria-scenario/1
id: one-step
title: One step
start: "1956-like"
steps: [{id: look, text: Look around.}]
"""
# A widget, and two rules of its game.
WIDGETS: dict[str, tuple[Callable[[], SceneWidget], str, str]] = {
    "board": (lambda: session_of().board, "A:9.14", "A:9.21"),
    "campaign": (lambda: campaign().board, "CT-3.2.1", "CT-3.2.2"),
    "duel": (lambda: new_session().board, "INS-4.3", "INS-4.5"),
    "guide": (lambda: panel_of(guide(LESSON)), "A:9.14", "A:9.21"),
    "home": (lambda: Home("en").widget, "A:9.14", "A:9.21"),
}


def asked(widget: SceneWidget, *questions: dict[str, Any]) -> list[dict[str, Any]]:
    """Return what the widget sends to all its views when these questions come."""
    sent: list[dict[str, Any]] = []
    widget.send = sent.append  # type: ignore[method-assign, assignment] # what ipywidgets sends by
    for question in questions:
        widget._handle_custom_msg({"kind": "ask", "ply": widget.scene["ply"], **question}, [])
    return sent


@pytest.mark.parametrize("name", WIDGETS)
def test_each_of_two_views_gets_its_own_answer(name: str) -> None:
    """Both number their questions from 1; their names tell the answers apart."""
    make, first, second = WIDGETS[name]
    one, other = asked(
        make(),
        {"ask": 1, "view": "one", "what": "rule", "key": first},
        {"ask": 1, "view": "other", "what": "rule", "key": second},
    )

    assert (one["kind"], one["ask"], one["view"]) == ("reply", 1, "one")
    assert (other["kind"], other["ask"], other["view"]) == ("reply", 1, "other")
    assert (one["reply"]["key"], other["reply"]["key"]) == (first, second)


@pytest.mark.parametrize("make", [*(make for make, _, _ in WIDGETS.values()), lambda: Teachers("en").widget])
def test_a_fault_is_told_to_the_view_that_asked(make: Callable[[], SceneWidget]) -> None:
    (said,) = asked(make(), {"ask": 3, "view": "other", "what": "no such question"})

    assert (said["ask"], said["view"]) == (3, "other")
    assert said["fault"]["text"]


@pytest.mark.parametrize("view", [{}, {"view": 1}, {"view": None}])
def test_a_question_of_nobody_is_malformed(view: dict[str, Any]) -> None:
    question = {"kind": "ask", "ask": 1, "ply": 0, "what": "rule"}

    assert message_fault(question | view, {}).startswith("view = ")
    assert message_fault(question | {"view": "one"}, {}) == ""
