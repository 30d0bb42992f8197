"""The guide's panel: it shows the step, and what the reader asks for there is done."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from algeria_lab.core.refusals import LabError
from algeria_lab.views.scenarios.guide_scene import GuideScene, Scene, Seen
from algeria_lab.views.scenarios.limits import limit_said
from algeria_lab.views.shared.later import Paced
from algeria_lab.views.shared.notices import Notice, failed, obstacle
from algeria_lab.views.shared.rules import rule_view
from algeria_lab.views.shared.scene_widget import STATIC, Deeds, SceneWidget

if TYPE_CHECKING:
    from algeria_lab.scenarios.guide.guide import Guide
    from algeria_lab.views.shared.messages import GameWords

Message = dict[str, Any]
PACE = 0.1  # seconds between two scenes while a program plays
_LOG = logging.getLogger(__name__)


class GuideWidget(SceneWidget):
    """Shows the step that is under way; see `SceneWidget`."""

    _esm = STATIC / "guide.js"
    _css = STATIC / "guide.css"
    deeds: ClassVar[Deeds] = {
        "go-on": {},
        "accept": {},
        "watch": {},
        "hint": {},
        "leave": {},
        "come-back": {},
        "debrief": {},
    }
    family: ClassVar[str] = "guided"


class GuidePanel:
    """A guide and the panel that shows it; moves that are made elsewhere show here, too.

    Args:
        guide: The guide.
        words: The reader's language.
        folder: Where the scenario stands, for its pictures; None for one from elsewhere.

    Attributes:
        widget: The panel.
    """

    def __init__(self, guide: Guide, words: GameWords, folder: Path | None = None) -> None:
        self.guide = guide
        self._words, self._seen = words, Seen(folder=folder)
        self._changed: Callable[[], None] = lambda: None
        self._status = guide.status
        self._deeds: Mapping[str, Callable[[Message], object]] = {
            "go-on": lambda _: guide.go_on(),
            "accept": self._accept,
            "watch": lambda _: guide.watch(),
            "hint": lambda _: guide.hint(),
            "leave": lambda _: guide.leave(),
            "come-back": lambda _: guide.come_back(),
            "debrief": lambda _: guide.debrief(),
        }
        strings = GuideWidget.fixed_words(words)
        self.widget = GuideWidget({}, strings, self.scene(), self.answer, self._inform)
        self._catching_up = Paced(PACE, self.renew)

    def on_change(self, changed: Callable[[], None]) -> None:
        """Call *changed* once something was done at the panel that others show, too."""
        self._changed = changed

    def speak(self, words: GameWords) -> None:
        """Go on in another language."""
        self._words = words
        self.widget.speak(GuideWidget.fixed_words(words), self.scene())

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the panel shows now."""
        return GuideScene(self.guide, self._words, self._seen).scene(notice)

    def hear(self) -> None:
        """Hear that the game of the guide has changed: soon the panel shows what that means for the step."""
        self._catching_up.wish()

    def renew(self) -> None:
        """Show the step as it stands."""
        self._note_done()
        self.widget.renew(self.scene, "step")

    def answer(self, message: Message) -> Scene:
        """Carry out a message of the browser and return the next scene; a notice says what did not go."""
        self._seen.said = []
        try:
            self._deeds[message["kind"]](message)
        except LabError as error:
            notice = limit_said(self.guide, error, self._words) or obstacle(self._words, error)
            return self.scene(notice)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The guide could not answer %r", message)
            return self.scene(failed(self._words, "guiding-failed", error))
        self._status = self.guide.status
        self._changed()
        return self.scene()

    def close(self) -> None:
        """End the panel."""
        self._catching_up.drop()
        self.widget.close()

    def _note_done(self) -> None:
        """Say what the author says once a step is done."""
        before, self._status = self._status, self.guide.status
        step = self.guide.step
        self._seen.said = []
        if step and self._status == "done" and before != "done":
            said = GuideScene(self.guide, self._words, self._seen).text(step.on_done)
            self._seen.said = [said or self._words.say("guiding-step-done")]

    def _accept(self, _message: Message) -> None:
        if self.guide.step:
            self._seen.accepted.add(self.guide.step.id)

    def _inform(self, message: Message) -> Mapping[str, Any]:
        return rule_view(str(message.get("key")), self._words, self._words.game)
