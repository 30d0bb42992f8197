"""The board in a notebook: scenes go to the browser, picks come back, and no failure passes unseen."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import RLock
from typing import Any

import anywidget
import traitlets

STATIC = Path(__file__).parent.parent / "static"
Scene = dict[str, Any]
Answer = Callable[[dict[str, Any]], Mapping[str, Any] | None]
_LOG = logging.getLogger(__name__)


class BoardWidget(anywidget.AnyWidget):
    """Shows scenes of a map game and hands what the reader picks to *answer*.

    Args:
        atlas: The drawing and the names, sent once.
        strings: The messages `board-...` in the reader's language.
        scene: What the board shows first.
        answer: Called with each message of the browser, `{"kind": "pick", "id", "ply"}`, `{"kind": "undo",
            "ply"}` or `{"kind": "redo", "ply"}`. It returns the scene to show next, or None to leave that to
            a later `show`. It may raise: the reader then sees a notice over the scene as it was.
    """

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"

    atlas = traitlets.Dict().tag(sync=True)
    strings = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)

    def __init__(
        self, atlas: Mapping[str, Any], strings: Mapping[str, str], scene: Mapping[str, Any], answer: Answer
    ) -> None:
        self._answer = answer
        self._answers = 0
        # Some front ends run callbacks in threads of their own; decisions are taken one after the other.
        self._lock = RLock()
        super().__init__(atlas=dict(atlas), strings=dict(strings), scene={**scene, "answer": 0})
        self.on_msg(self._on_message)

    def show(self, scene: Mapping[str, Any]) -> None:
        """Show a scene in every view of the board.

        Each scene gets a number of its own: without it a second, equal refusal would look to the browser
        like no answer at all.
        """
        with self._lock:
            self._answers += 1
            self.scene = {**scene, "answer": self._answers}

    def speak(
        self, strings: Mapping[str, str], scene: Mapping[str, Any], atlas: Mapping[str, Any] | None = None
    ) -> None:
        """Change the language: the fixed words, the scene and the names on the map in one message."""
        with self.hold_sync():
            self.strings = dict(strings)
            self.show(scene)
            if atlas is not None:
                self.atlas = dict(atlas)

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        with self._lock:
            fault = message_fault(message)
            if fault:
                self._complain("refusal", "board-malformed", fault)
                return
            try:
                scene = self._answer(message)
            except Exception as error:  # noqa: BLE001 - the edge of the widget, see below
                # Voila shows no traceback of a callback, so the reader is told in words.
                _LOG.exception("The board could not answer %r", message)
                what = message.get("id", message["kind"])
                self._complain("error", "board-answer-failed", f"{what}: {type(error).__name__}: {error}")
                return
            if scene is not None:
                self.show(scene)

    def _complain(self, level: str, key: str, detail: str) -> None:
        text = f"{self.strings.get(key, key)} ({detail})"
        notice = {"level": level, "text": text, "rule": "", "hint": self.strings.get(f"{key}-hint", "")}
        self.show({**self.scene, "notice": notice})


def message_fault(message: Any) -> str:
    """Return what is wrong with the form of a message of the browser, or nothing."""
    if not isinstance(message, dict):
        return f"{message!r}"
    kind, ply = message.get("kind"), message.get("ply")
    if kind not in ("pick", "undo", "redo"):
        return f"kind = {kind!r}"
    if not isinstance(ply, int) or isinstance(ply, bool):
        return f"ply = {ply!r}"
    if kind == "pick" and not isinstance(message.get("id"), str):
        return f"id = {message.get('id')!r}"
    return ""
