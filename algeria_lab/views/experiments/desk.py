"""A desk around many wars, drawn in the browser and decided in the kernel: fields, bars to draw, a run."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypedDict

import anywidget
import traitlets

from algeria_lab.views.shared.bundles import bundle

if TYPE_CHECKING:
    from algeria_lab.views.experiments.controls import Scene

Answer = Callable[[Mapping[str, Any]], None]


class Shown(TypedDict):
    """What the browser shows of a run.

    Attributes:
        going: Whether it is being played.
        done: Wars played.
        wars: Wars asked for.
        text: Both in words, with the time left.
        said: What a screen reader hears: it changes at every quarter, and in the end.
        notes: What went wrong without doing harm.
        error: What ended it.
    """

    going: bool
    done: int
    wars: int
    text: str
    said: str
    notes: list[str]
    error: str


class ExperimentDesk(anywidget.AnyWidget):
    """Sections with their fields and buttons.

    The browser sends what the reader does: ``{"kind": "set", "key", "value"}``, ``press`` (a button),
    ``predict`` (a bar).

    Args:
        scene: What to show.
        strings: The messages ``lab-ui-...`` in the reader's language.
        answer: Called with each message. It may raise: `failed` then gets what it raised.
        failed: Called with an exception.
    """

    _esm = bundle("lab.js")
    _css = bundle("lab.css")

    scene = traitlets.Dict().tag(sync=True)
    strings = traitlets.Dict().tag(sync=True)
    progress = traitlets.Dict().tag(sync=True)
    message = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        scene: Scene,
        strings: Mapping[str, str],
        answer: Answer,
        failed: Callable[[Exception], None],
    ) -> None:
        self._answer, self._failed = answer, failed
        self._answers = 0
        super().__init__(scene=scene, strings=dict(strings))
        self.on_msg(self._on_message)

    def show(self, scene: Scene, strings: Mapping[str, str] | None = None) -> None:
        """Show something else."""
        with self.hold_sync():
            if strings is not None:
                self.strings = dict(strings)
            self.scene = dict(scene)

    def follow(self, progress: Shown) -> None:
        """Show how a run stands."""
        self.progress = dict(progress)

    def tell(self, text: str, *, fault: bool = False) -> None:
        """Say something in a line of its own, such as that a file was saved; an empty text takes it away."""
        self._answers += 1  # a second, equal message is a change, too
        self.message = {"level": "error" if fault else "info", "text": text, "answer": self._answers}

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        try:
            if isinstance(message, dict) and isinstance(message.get("kind"), str):
                self._answer(message)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback
            self._failed(error)
