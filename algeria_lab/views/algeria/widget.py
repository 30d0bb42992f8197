"""The map in a notebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from algeria_lab.views.shared.scene_widget import STATIC, Deeds, SceneWidget


class BoardWidget(SceneWidget):
    """Shows scenes of the war and hands what the reader picks to the session; see `SceneWidget`."""

    _esm = STATIC / "board.js"
    _css = STATIC / "board.css"
    deeds: ClassVar[Deeds] = {
        "pick": {"id": str},
        "undo": {},
        "redo": {},
        "look": {"at": (int, type(None))},
        "mark": {"name": str},
        "unmark": {"name": str},
        "branch": {"at": int, "name": str},
        "switch": {"branch": str},
        "drop": {"branch": str},
        "compare": {"branch": str},
        "guide": {"on": bool},
        "begin": {"way": str},
        "chart": {},
        "told": {"to": (int, type(None))},
    }
    family: ClassVar[str] = "board"
    passing: ClassVar[Mapping[str, Any]] = {"motion": []}
