"""The part of the laboratory that the reader touches: drawn in the browser, decided in the kernel."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from algeria_lab.views.shared.file_desk import STATIC

if TYPE_CHECKING:
    from algeria_lab.views.pages.laboratory.controls import Scene
    from algeria_lab.views.pages.laboratory.files import File
    from algeria_lab.views.pages.laboratory.progress import Shown

_LOG = logging.getLogger(__name__)

Answer = Callable[[Mapping[str, Any]], None]


class Desk(anywidget.AnyWidget):
    """Sections of the page with their fields and buttons.

    The browser sends what the reader does: ``{"kind": "set", "key", "value"}``, ``press`` (a button),
    ``predict`` (a bar), ``open`` (a saved war), ``link`` (the end of the address), ``copy`` (a link).

    Args:
        scene: What to show.
        strings: The messages ``lab-ui-...`` in the reader's language.
        answer: Called with each message. It may raise: `failed` then gets what it raised.
        failed: Called with an exception.
    """

    _esm = STATIC / "lab.js"
    _css = STATIC / "lab.css"

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

    def give(self, file: File) -> None:
        """Hand a file to the browser, which saves it."""
        self.send({"kind": "file", "name": file.name, "type": file.type}, buffers=[file.packed])

    def give_link(self, letters: str) -> None:
        """Hand the browser the question as it stands, with all that it has said until now."""
        self.send({"kind": "link", "letters": letters})

    def keep(self, war: str, save: str, name: str, label: str) -> None:
        """Ask the browser to keep a war, where the war room finds it.

        Args:
            war: A name for the war, see `file_desk.war_of`.
            save: Its save file.
            name: Name of the file.
            label: Which war it is, in words.
        """
        self.send({"kind": "keep", "war": war, "save": save, "name": name, "label": label})

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        try:
            if isinstance(message, dict) and isinstance(message.get("kind"), str):
                self._answer(message)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback
            self._failed(error)
