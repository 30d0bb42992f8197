"""The board of words and tables in a notebook."""

from __future__ import annotations

from typing import ClassVar

from algeria_lab.views.shared.scene_widget import STATIC, Deeds, SceneWidget


class PlainWidget(SceneWidget):
    """Shows how a game stands and what may be chosen; see `SceneWidget`."""

    _esm = STATIC / "plain.js"
    _css = STATIC / "plain.css"
    deeds: ClassVar[Deeds] = {
        "pick": {"id": str},
        "undo": {},
        "redo": {},
        "look": {"at": (int, type(None))},
    }
    family: ClassVar[str] = "plain"
