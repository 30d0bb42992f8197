"""A kernel that waits for its reader: it learns the language when somebody comes, and never waits twice."""

import os
import sys

import pytest

from algeria_lab.apps import preheated
from algeria_lab.apps.page_words import asked_language


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stand in for Voila: a reader comes at once and asks for French."""
    made: list[str] = []

    def come() -> None:
        made.append("waited")
        os.environ["QUERY_STRING"] = "lang=fr"

    monkeypatch.setattr(preheated, "get_ready", lambda: made.append("ready"))
    monkeypatch.setattr("voila.utils.wait_for_request", come)
    for name in ("QUERY_STRING", "HTTP_ACCEPT_LANGUAGE", preheated.WAITS):
        monkeypatch.setenv(name, "")
    return made


def test_a_kernel_of_a_page_does_not_wait(calls: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(preheated.WAITS, "False")
    monkeypatch.setenv("QUERY_STRING", "lang=en")

    assert asked_language() == "en"
    assert calls == []


def test_a_preheated_kernel_gets_ready_then_waits_once(calls: list[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(preheated.WAITS, "True")

    assert [asked_language(), asked_language()] == ["fr", "fr"]
    assert calls == ["ready", "waited"]


def test_the_kernel_of_the_home_page_gets_only_that_ready(monkeypatch: pytest.MonkeyPatch):
    made: list[str] = []
    monkeypatch.setenv(preheated.PAGE, "home")
    monkeypatch.setattr(preheated, "_get_board_ready", lambda: made.append("board"))

    preheated.get_ready()

    assert made == []
    assert "algeria_lab.views.pages.home.page" in sys.modules


def test_a_kernel_that_is_ready_has_read_what_the_page_needs():
    preheated.get_ready()

    assert {"bokeh.plotting", "algeria_lab.views.shared.scene_widget"} <= set(sys.modules)
