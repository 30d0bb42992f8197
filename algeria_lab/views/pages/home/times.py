"""The timeline of the war at the foot of the home page: it is drawn when somebody opens it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ipywidgets

from algeria_lab.views.lessons.timeline.view import Timeline
from algeria_lab.views.shared.html import element
from algeria_lab.views.shared.messages import Messages

if TYPE_CHECKING:
    from algeria_lab.lessons.course import Course

ANCHOR = "timeline"


class Times(ipywidgets.VBox):
    """A heading, a button, and below it the timeline while it is open.

    Attributes:
        button: Opens and shuts the timeline.
        timeline: The timeline; None while it is shut.

    Args:
        words: The reader's language.
        course: The lessons to lead to.
    """

    timeline: Timeline | None

    def __init__(self, words: Messages, course: Course) -> None:
        self._words, self._course = words, course
        self._head = ipywidgets.HTML()
        self.button = ipywidgets.Button()
        self.button.on_click(self._toggle)
        super().__init__(layout=ipywidgets.Layout(overflow="visible", width="100%"))
        self.timeline = None
        self.add_class("al-home-times")
        self._show()

    def speak(self, words: Messages) -> None:
        """Say everything in another language; what is open stays open."""
        self._words = words
        opened = self.timeline
        self.timeline = self._new() if opened else None
        self._show()
        if opened:
            opened.close()

    def _toggle(self, _button: object) -> None:
        shut, self.timeline = self.timeline, None if self.timeline else self._new()
        self._show()
        if shut:
            shut.close()

    def _new(self) -> Timeline:
        return Timeline(Messages(self._words.written), course=self._course)

    def _show(self) -> None:
        say = self._words.say
        title = element("h2", say("timeline-title", kind="war", first="", last=""), id=ANCHOR)
        self._head.value = title + element("p", say("home-timeline-about"))
        self.button.description = say("home-timeline-shut" if self.timeline else "home-timeline-open")
        self.children = [self._head, self.button, *([self.timeline] if self.timeline else [])]
