"""The page of a small lesson in a room, for tests."""

from __future__ import annotations

from typing import Any

import pytest

from algeria_lab.door import guiding
from algeria_lab.room.line import RoomLine
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.views.pages.lesson.page import LessonPage
from algeria_lab.views.room import strip as strips
from algeria_lab.views.room.strip import Strip
from tests.room.rooms import Room, until
from tests.scenarios.forms_lesson import two_forms

Scene = dict[str, Any]


class Reader:
    """A reader at the page of a lesson.

    Attributes:
        page: The page.
        line: Its line to the room.
    """

    def __init__(self, page: LessonPage, line: RoomLine) -> None:
        self.page, self.line = page, line

    @property
    def strip(self) -> Strip:
        """The strip at its head."""
        assert self.page._room
        return self.page._room._strip

    @property
    def hour(self) -> Scene:
        """What the strip shows."""
        return self.strip.widget.scene

    @property
    def panel(self) -> Scene:
        """What the panel of the guide shows."""
        return self.page.guided.lead.scene()

    def does(self, kind: str, **more: object) -> Scene:
        """Press something at the panel; return what it shows then."""
        return self.page.guided.lead.answer({"kind": kind, **more})

    def asks(self, kind: str, **more: object) -> Scene:
        """Press something at the strip; return what it shows then."""
        widget = self.strip.widget
        widget._on_message(widget, {"kind": kind, "ply": 0, **more}, [])
        return widget.scene


async def reader_in(
    room: Room, monkeypatch: pytest.MonkeyPatch, number: int = 7, scenario: Scenario | None = None
) -> Reader:
    """Return a reader who has opened a lesson in a room."""
    line = await room.page(f"k{number}", number)
    lesson = scenario or two_forms()
    with monkeypatch.context() as here:
        here.setattr(strips, "room_line", lambda: line)
        page = LessonPage(lesson, "en", lambda journal: guiding._guided(lesson, "en", journal))
    reader = Reader(page, line)
    await until(lambda: reader.hour["heard"])
    return reader
