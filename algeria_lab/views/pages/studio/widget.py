"""The browser side of the studio: what it is told, and what it may ask for."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from threading import RLock
from typing import Any, TypeAlias

import anywidget
import ipywidgets
import traitlets

from algeria_lab.views.shared.bundles import bundle
from algeria_lab.views.shared.messages import Messages

Message: TypeAlias = dict[str, Any]
# What the browser may send: the keys beside `kind`, and their types.
DEEDS: Mapping[str, Mapping[str, type]] = {
    "check": {"text": str, "ticket": int},
    "new": {"which": str},
    "link": {"text": str},
    "war": {"text": str},
    "complete": {"text": str, "line": int, "column": int, "number": int},
    "share": {"text": str},
    "lay": {"text": str, "how": str},
    "hand": {"text": str, "what": str},
    "show": {"text": str, "what": str, "step": str},
    "edit": {"text": str, "ticket": int, "do": str, "path": list, "field": str},
    "order": {"do": str, "text": str, "path": list, "field": str},
}
_LOG = logging.getLogger(__name__)


class StudioWidget(anywidget.AnyWidget):
    """Text, faults and views of a scenario.

    Attributes:
        put: A text that takes the place of the one before, see `put_text`.
        verdict: What was found in a text, with the number that came with the text.
        form: The parts of the form; empty while the text cannot be read.
        fields: Parts likewise, in which a position without a board can be edited.
        spots: Line and column of every key and value, by the way to it.
        starters: What a new scenario can be made from.
        rooms: What is shown behind the tabs, by name.
        steps: Name and title of each step.
        exercise: A first exercise, told step by step.
        order: What is said over the board on which an order is clicked; see `clicked.OrderRoom`.
        said: Orders in words, by the way to each.
        lists: Long lists that many fields choose from, by name: each name with what it means.
        links: What a scenario is handed on as, see `hand_on`.
        room: How a room is opened with it, see `sharing.room_view`.

    Args:
        words: The reader's language.
        rooms: See there.
        answer: Called with each message of the browser; it may raise, the reader is then told in words.
    """

    _esm = bundle("studio.js")
    _css = bundle("studio.css")

    strings = traitlets.Dict().tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    put = traitlets.Dict().tag(sync=True)
    verdict = traitlets.Dict().tag(sync=True)
    starters: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    form: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    fields: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    spots = traitlets.Dict().tag(sync=True)
    message = traitlets.Dict().tag(sync=True)
    rooms = traitlets.Dict().tag(sync=True, **ipywidgets.widget_serialization)
    steps: traitlets.List[list[str]] = traitlets.List().tag(sync=True)
    lists = traitlets.Dict().tag(sync=True)
    links = traitlets.Dict().tag(sync=True)
    exercise = traitlets.Dict().tag(sync=True)
    order = traitlets.Dict().tag(sync=True)
    said = traitlets.Dict().tag(sync=True)
    room = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        words: Messages,
        rooms: Mapping[str, ipywidgets.Widget],
        answer: Callable[[Message], None],
        **traits: Any,
    ) -> None:
        self._answer, self._answers, self._edition = answer, 0, 0
        # Some front ends run callbacks in threads of their own.
        self._lock = RLock()
        super().__init__(rooms=dict(rooms), **self._said(words), **traits)
        self.on_msg(self._on_message)

    def speak(self, words: Messages) -> None:
        """Change the language of the fixed words."""
        with self._lock, self.hold_sync():
            for name, value in self._said(words).items():
                setattr(self, name, value)

    def put_text(self, text: str, own: str) -> None:
        """Put a text in place of the one before.

        Args:
            text: The text.
            own: Name under which the browser keeps what becomes of it.
        """
        with self._lock:
            self._edition += 1
            self.put = {"edition": self._edition, "text": text, "own": own}

    def tell(self, text: str, *, fault: bool = False) -> None:
        """Say something above the text."""
        self._answers += 1  # a second, equal message is a change, too
        self.message = {"level": "error" if fault else "info", "text": text, "answer": self._answers}

    def hand_on(self, letters: Mapping[str, str]) -> None:
        """Offer links.

        Args:
            letters: What stands behind the # of each, by whom it is for; empty where it would be too long.
        """
        self._answers += 1
        self.links = {**letters, "answer": self._answers}

    @staticmethod
    def _said(words: Messages) -> dict[str, Any]:
        return {"strings": words.ui("studio-ui-", "studio-cm-"), "lang": words.language}

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        with self._lock:
            if not is_deed(message):
                self.tell(self.strings["studio-ui-malformed"], fault=True)
                return
            try:
                self._answer(message)
            except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback
                _LOG.exception("The studio could not answer %r", message["kind"])
                failed = self.strings["studio-ui-failed"]
                self.tell(f"{failed} ({type(error).__name__}: {error})", fault=True)


def is_deed(message: Any) -> bool:
    """Return whether a message has the form of something that the browser may ask for."""
    kind = message.get("kind") if isinstance(message, dict) else None
    if not isinstance(kind, str) or kind not in DEEDS:
        return False
    wanted = DEEDS[kind]
    return all(
        isinstance(message.get(name), kind) and not isinstance(message.get(name), bool)
        for name, kind in wanted.items()
    )
