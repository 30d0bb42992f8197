"""The map of any game in a notebook; each game says which bundle draws it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from algeria_lab.views.shared.scene_widget import Deeds, SceneWidget


class MapWidget(SceneWidget):
    """Shows scenes of a game on its map and hands what the reader picks to the session; see `SceneWidget`."""

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
        "begin": {"way": str},
        "chart": {},
        "told": {"to": (int, type(None))},
    }
    family: ClassVar[str] = "board"
    passing: ClassVar[Mapping[str, Any]] = {"motion": []}
