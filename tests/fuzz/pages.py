"""The pages that open files, each made once, and what they answer a browser."""

from __future__ import annotations

import json
from functools import cache
from typing import Any, Final

from ipywidgets import Widget

from algeria_lab import lesson
from algeria_lab.door.guiding import scenario_page, studio_page
from algeria_lab.scenarios.examples import example_text
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.duel.deck_form import DeckForm
from algeria_lab.views.pages.duel.page import DuelPage
from algeria_lab.views.pages.laboratory.page import Laboratory
from algeria_lab.views.pages.studio.page import StudioPage
from algeria_lab.views.pages.twilight.page import CampaignRoom
from algeria_lab.views.pages.war_room.page import WarRoom
from algeria_lab.views.scenarios.guide.shown import leave_out
from tests.views.pages.lesson.test_lesson_page import EXAMPLES
from tests.views.scenarios.panels import panel_of

GAMES: Final = {"algeria": WarRoom, "insurgent": DuelPage, "twilight": CampaignRoom}
LESSON: Final = "leaving-a-province"


@cache
def page(name: str) -> Any:
    """Return the page of a game, of scenarios or of a lesson."""
    if name in GAMES:
        return GAMES[name]()
    return scenario_page("en") if name == "scenario" else lesson(EXAMPLES / f"{LESSON}.yaml", language="en")


@cache
def deck_form() -> DeckForm:
    """Return the form of a deck."""
    return DeckForm(Words("en"), lambda _deck, _text: None)


def deck_form_answer(text: str) -> str:
    """Open a text in the form of a deck, and return what it says; ``opened`` if it is there as it was."""
    form = deck_form()
    form._answer({"kind": "open", "name": "mine.json", "text": text})
    sent(form.widget)
    return str(form.widget.message["text"]) if form.widget.message["level"] == "error" else "opened"


@cache
def kept_way(name: str) -> str:
    """Return what a browser keeps of a way through a lesson, or through any scenario."""
    if name == "lesson":
        begun: Any = lesson(EXAMPLES / f"{LESSON}.yaml", language="en")
    else:
        begun = scenario_page("en")
        begun.open_text(f"{LESSON}.yaml", example_text(f"{LESSON}.yaml"))
    leave_out(begun.guided.guide)
    return str(begun._desk.save)


@cache
def laboratory() -> Laboratory:
    """Return the laboratory."""
    return Laboratory("en")


def laboratory_answer(text: str, *, as_file: bool = False) -> str:
    """Give the laboratory a link or a file, and return what it says; ``opened`` if its question is put."""
    desk = laboratory()._desk
    file = {"kind": "open", "name": "mine.json", "text": text}
    desk._on_message(desk, file if as_file else {"kind": "link", "value": text}, [])
    sent(desk)
    return str(desk.message["text"]) if desk.message["level"] == "error" else "opened"


@cache
def studio() -> StudioPage:
    """Return the studio."""
    return studio_page("en")


def studio_answer(kind: str, text: str) -> str:
    """Ask the studio for something that a text makes, and return what it says; ``opened`` if it is done."""
    asked: dict[str, Any] = {"ticket": 1, "line": 3, "column": 1, "number": 1, "what": "graph", "step": ""}
    asked |= {"do": "write", "path": ["title"], "field": "", "value": "x"}
    if kind == "order":
        asked |= {"do": "begin", "path": ["steps", 0, "play"]}
    widget = studio().studio
    widget.message = {}
    widget._on_message(widget, {**asked, "kind": kind, "text": text}, [])
    sent(widget)
    return str(widget.message["text"]) if widget.message.get("level") == "error" else "opened"


def answer(name: str, way: str, text: str) -> str:
    """Give a text to the file desk of a page, and return what it says; ``opened`` if it opened."""
    opener = page(name)
    desk = opener._desk
    desk._on_message(desk, {"kind": way, "name": "mine.json", "text": text}, [])
    sent(desk)
    if desk.message["level"] != "info":
        return str(desk.message["text"])
    session, guided = getattr(opener, "session", None), getattr(opener, "guided", None)
    if session is not None:
        session.save_text().encode()
        sent(session.board)
    if guided is not None:
        sent(panel_of(guided))
        sent(guided.board)
    return "opened"


def sent(widget: Widget) -> None:
    """Raise unless all that a widget shows can be sent to a browser."""
    sent_data(widget.get_state())


def sent_data(data: object) -> None:
    """Raise unless data can be sent to a browser."""
    json.dumps(data, ensure_ascii=False, allow_nan=False, default=str).encode()
