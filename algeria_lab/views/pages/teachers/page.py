"""The page for teachers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets

from algeria_lab.checking.programmes import programmes
from algeria_lab.core.refusals import UnknownName
from algeria_lab.lessons.course import Course, read_course, written_lessons
from algeria_lab.views.pages.teachers.briefs import lessons_view
from algeria_lab.views.pages.teachers.receipts import ReceiptDesk
from algeria_lab.views.pages.teachers.sections import sections_view
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.notices import stopped
from algeria_lab.views.shared.scene_widget import SceneWidget, Unanswered

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from algeria_lab.views.pages.teachers.briefs import Papers
    from algeria_lab.views.shared.scene_widget import Deeds


class TeachersWidget(SceneWidget):
    """Shows the page for teachers; see `SceneWidget`."""

    _esm = bundle("teachers.js")
    _css = bundle("teachers.css")

    deeds: ClassVar[Deeds] = {
        "speak": {"lang": str},
        "receipt": {"name": str, "text": str, "left": int},
        "clear_receipts": {},
    }
    family: ClassVar[str] = "teach-ui"


Scene = dict[str, Any]
_ASKED = ("receipts", "paper")  # what the browser may ask for


class Teachers(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
        course: The lessons; those around the place where the program was started if left out.
        in_room: Whether the page is served to a class: then it gives out no keys, and reads no receipts.
        command: How this program is called in a terminal of this computer; no line for one is shown without.
        papers: Makes the sheets of the lessons, given where their folder is; none are offered without.
    """

    def __init__(
        self,
        language: str,
        course: Course | None = None,
        *,
        in_room: bool = False,
        command: str = "",
        papers: Callable[[Path | None, Course], Papers] | None = None,
    ) -> None:
        self._in_room, self._command = in_room, "" if in_room else command
        self._words = Messages(language)
        lessons = written_lessons()
        self._course = read_course(lessons) if course is None else course
        self._receipts = ReceiptDesk(lessons)
        self._papers = papers(lessons, self._course) if papers else None
        self._shown: Scene = {}
        strings = TeachersWidget.fixed_words(self._words)
        self.widget = TeachersWidget({}, strings, self._scene(), self._answer, self._inform)
        super().__init__([self.widget], layout=ipywidgets.Layout(overflow="visible"))

    def _answer(self, message: dict[str, Any]) -> Scene | None:
        """Do what was asked for; in a room nothing is done with receipts, whatever a browser sends."""
        if message["kind"] == "speak":
            self._speak(message)
            return None
        if self._in_room:
            return self._scene() | {"notice": stopped(self._words, "teach-receipts-room")}
        if message["kind"] == "clear_receipts":
            self._receipts.clear()
        else:
            self._receipts.take(message["name"], message["text"])
            if message["left"] > 0:  # the tables follow the last one
                return {**self.widget.scene, "receipts": self._shown | {"count": self._receipts.count}}
        return self._scene()

    def _inform(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the files to save or to open."""
        if message["what"] not in _ASKED:
            raise UnknownName("question", message["what"], _ASKED)
        if self._in_room:
            raise Unanswered(stopped(self._words, "teach-receipts-room"))
        if message["what"] == "paper":
            return {"file": self._paper(message)}
        return {"files": self._receipts.files(str(message.get("form")), self._words.language)}

    def _paper(self, message: dict[str, Any]) -> dict[str, str]:
        """Return the sheet that is asked for."""
        made, lesson, period = (message.get(name) for name in ("made", "lesson", "period"))
        minutes = period if isinstance(period, int) else 0
        tongue = self._words.language
        file = self._papers.made(str(made), str(lesson), tongue, minutes) if self._papers else None
        if file is None:
            raise Unanswered(stopped(self._words, "teach-papers-learners"))
        return file

    def _speak(self, message: dict[str, Any]) -> None:
        """Say everything in the language that was asked for."""
        self._words = Messages(message["lang"])
        self.widget.speak(TeachersWidget.fixed_words(self._words), self._scene())

    def _scene(self) -> Scene:
        words = self._words
        self._shown = {} if self._in_room else self._receipts.part(words)
        return {
            "ply": 0,
            "time": {"at": 0, "last": 0},
            "lang": words.language,
            "dir": words.direction,
            "title": words.say("teach-title"),
            "lead": words.say("teach-introduction"),
            "sections": sections_view(words, in_room=self._in_room, command=self._command),
            "receipts": self._shown,
            "lessons": lessons_view(self._course, self._papers, words, in_room=self._in_room),
            "command": self._command,
            "programmes": [
                {
                    "id": one.id,
                    "title": one.title[words.language],
                    "place": one.place[words.language],
                }
                for one in programmes().values()
            ],
            "notice": None,
        }
