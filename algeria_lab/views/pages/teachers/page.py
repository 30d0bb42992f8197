"""The page for teachers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets

from algeria_lab.checking.programmes import programmes
from algeria_lab.lessons.course import Course, lessons_folder, read_course
from algeria_lab.views.lessons.path import path_view
from algeria_lab.views.pages.teachers.sections import sections_view
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.scene_widget import SceneWidget

if TYPE_CHECKING:
    from algeria_lab.views.shared.scene_widget import Deeds


class TeachersWidget(SceneWidget):
    """Shows the page for teachers; see `SceneWidget`."""

    _esm = bundle("teachers.js")
    _css = bundle("teachers.css")

    deeds: ClassVar[Deeds] = {"speak": {"lang": str}}
    family: ClassVar[str] = "teach-ui"


Scene = dict[str, Any]


class Teachers(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
        course: The lessons; those around the place where the program was started if left out.
    """

    def __init__(self, language: str, course: Course | None = None) -> None:
        self._words = Messages(language)
        self._course = read_course(lessons_folder()) if course is None else course
        strings = TeachersWidget.fixed_words(self._words)
        self.widget = TeachersWidget({}, strings, self._scene(), self._answer)
        super().__init__([self.widget], layout=ipywidgets.Layout(overflow="visible"))

    def _answer(self, message: dict[str, Any]) -> None:
        """Say everything in the language that was asked for."""
        self._words = Messages(message["lang"])
        self.widget.speak(TeachersWidget.fixed_words(self._words), self._scene())

    def _scene(self) -> Scene:
        words = self._words
        return {
            "ply": 0,
            "time": {"at": 0, "last": 0},
            "lang": words.language,
            "dir": words.direction,
            "title": words.say("teach-title"),
            "lead": words.say("teach-introduction"),
            "sections": sections_view(words),
            "lessons": path_view(self._course, words),
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
