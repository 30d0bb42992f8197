"""One question of a scenario in a notebook cell of its own."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from algeria_lab.scenarios.guide.stage import NotNow
from algeria_lab.views.scenarios.quiz.scene import View, question_view, read_answer
from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.scene_widget import Deeds, message_fault

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.scenarios.quiz.asking import Asking
    from algeria_lab.scenarios.quiz.verdicts import Verdict
    from algeria_lab.views.shared.messages import GameWords

ANSWERS: Deeds = {
    "answer": {"question": str, "given": (str, list, dict)},
    "question-hint": {"question": str},
    "question-key": {"question": str},
}
_LOG = logging.getLogger(__name__)


class QuestionWidget(anywidget.AnyWidget):
    """A question to be answered; the key never goes to the page before it may be known.

    Args:
        question: The question; of a guide, which keeps what is answered, its id.
        words: The reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.
        guide: The guide that asks it, if one does.

    Attributes:
        is_closed: Whether it was closed.
    """

    _esm = bundle("question.js")
    _css = bundle("question.css")
    strings = traitlets.Dict().tag(sync=True)
    view = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        question: Asking | str,
        words: GameWords,
        folder: Path | None = None,
        guide: Guide | None = None,
    ) -> None:
        self._question, self._guide = question, guide
        self._words, self._folder, self.is_closed = words, folder, False
        self._last: Verdict | None = None
        strings = words.ui("widget-", "quiz-panel-")
        super().__init__(strings=strings, view=self._viewed())
        self.on_msg(self._on_message)
        if guide:
            guide.audience.on_change(self._renew)

    @property
    def asking(self) -> Asking:
        """The question, and what was answered."""
        if isinstance(self._question, str):
            assert self._guide is not None, "a name stands for a question of a guide"
            return self._guide.answered(self._question)
        return self._question

    def close(self) -> None:
        """End the widget."""
        self.is_closed = True
        if self._guide:
            self._guide.audience.let_go(self._renew)
        super().close()

    def _renew(self) -> None:
        if not self.is_closed:
            self.view = self._viewed()

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
        except NotNow:
            self._say("quiz-panel-elsewhere")
            return
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The question could not answer %r", message)
            self._say("widget-answer-failed", f"{type(error).__name__}: {error}")
            return
        self._renew()

    def _do(self, message: Mapping[str, Any]) -> None:
        asking, language = self.asking, self._words.language
        if message["kind"] == "answer":
            given = read_answer(asking, message["given"])
            if self._guide:
                self._last = self._guide.answer(asking.question.id, given, language)
            else:
                self._last = asking.answer(given, language)
            self._last = None if self._last.counts else self._last
        elif message["kind"] == "question-hint":
            self._guide.hint(asking.question.id) if self._guide else asking.hint()
        else:
            self._guide.show_key(asking.question.id) if self._guide else asking.show_key()

    def _say(self, key: str, detail: str = "") -> None:
        said = self.strings.get(key, key)
        self.view = {**self.view, "outcome": "unclear", "said": f"{said} ({detail})" if detail else said}
