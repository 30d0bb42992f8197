"""One question of a scenario in a notebook cell of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from algeria_lab.views.scenarios.quiz_scene import View, question_view, read_answer
from algeria_lab.views.shared.scene_widget import STATIC, Deeds, message_fault

if TYPE_CHECKING:
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.shared.messages import GameWords

ANSWERS: Deeds = {
    "answer": {"question": str, "given": (str, list)},
    "question-hint": {"question": str},
    "question-key": {"question": str},
}
_LOG = logging.getLogger(__name__)


class QuestionWidget(anywidget.AnyWidget):
    """A question to be answered; the key never goes to the page before it may be known.

    Attributes:
        asking: The question, and what was answered.

    Args:
        asking: The question.
        words: The reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
        changed: Called after each answer, hint or look at the key.
    """

    _esm = STATIC / "question.js"
    _css = STATIC / "question.css"
    strings = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        asking: Asking,
        words: GameWords,
        folder: Path | None = None,
        changed: Callable[[], None] = lambda: None,
    ) -> None:
        self.asking = asking
        self._words, self._folder, self._changed = words, folder, changed
        self._last: Verdict | None = None
        strings = words.ui("widget-", "quiz-panel-")
        super().__init__(strings=strings, view=self._viewed())
        self.on_msg(self._on_message)

    def speak(self, words: GameWords) -> None:
        """Go on in another language."""
        self._words = words
        with self.hold_sync():
            self.strings, self.view = words.ui("widget-", "quiz-panel-"), self._viewed()

    def _viewed(self) -> View:
        return question_view(self.asking, self._words, self._last, self._folder)

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        heard = {**message, "ply": 0} if isinstance(message, dict) else message
        if fault := message_fault(heard, ANSWERS):
            self._say("quiz-panel-malformed", fault)
            return
        try:
            self._do(message)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The question could not answer %r", message)
            self._say("widget-answer-failed", f"{type(error).__name__}: {error}")
            return
        self.view = self._viewed()
        self._changed()

    def _do(self, message: Mapping[str, Any]) -> None:
        if message["kind"] == "answer":
            given = read_answer(self.asking, message["given"])
            self._last = self.asking.answer(given, self._words.language)
        elif message["kind"] == "question-hint":
            self.asking.hint()
        else:
            self.asking.show_key()

    def _say(self, key: str, detail: str) -> None:
        self.view = {**self.view, "outcome": "unclear", "said": f"{self.strings.get(key, key)} ({detail})"}
