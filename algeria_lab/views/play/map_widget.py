"""The map of any game in a notebook; each game says which bundle draws it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from algeria_lab.views.shared.messages import Messages
from algeria_lab.views.shared.scene_widget import Deeds, SceneWidget


class MapWidget(SceneWidget):
    """Shows scenes of a game on its map and hands what the reader picks to the session; see `SceneWidget`.

    Attributes:
        own: First part of the names of the fixed words that a game has in place of the common ones, as in
            ``campaign-board-time`` instead of ``board-time``; empty where it has none.
    """

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
        "guide": {"on": bool},
        "told": {"to": (int, type(None))},
        "spare": {"always": (bool, type(None))},
        "resign": {},
    }
    family: ClassVar[str] = "board"
    own: ClassVar[str] = ""
    passing: ClassVar[Mapping[str, Any]] = {"motion": []}

    @classmethod
    def fixed_words(cls, words: Messages) -> dict[str, str]:
        """Return the fixed words; those that a game has of its own stand in place of the common ones."""
        own = words.ui(f"{cls.own}-{cls.family}-") if cls.own else {}
        return super().fixed_words(words) | {key.removeprefix(f"{cls.own}-"): own[key] for key in own}
