"""The line over a board whose other side somebody elsewhere plays: whose turn it is, what to send."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import anywidget
import traitlets

from algeria_lab.views.shared.bundles import bundle


class HandLine(anywidget.AnyWidget):
    """Says whose turn it is, and hands it over as a file and a link; nothing of the board stands in it.

    Attributes:
        view: What it shows; empty while nobody elsewhere plays. ``card`` holds the turn once handed over.

    Args:
        hand_over: Called when the reader hands the turn over.
    """

    _esm = bundle("hand.js")
    _css = bundle("hand.css")

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, hand_over: Callable[[], None]) -> None:
        self._hand_over = hand_over
        super().__init__()
        self.on_msg(self._on_message)

    def _on_message(self, _widget: object, message: Any, _buffers: object) -> None:
        if message == {"kind": "hand"}:
            self._hand_over()
