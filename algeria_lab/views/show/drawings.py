"""The drawn maps of games, as `widgets/tools/draw_map` makes them, and the mountains under all of them."""

from __future__ import annotations

import json
from base64 import b64encode
from functools import cache
from importlib import resources
from typing import Any

_DATA = "algeria_lab.data"


@cache
def drawing(game: str) -> dict[str, Any]:
    """Return the lines of a game's map and where names and pieces may stand; not to be changed.

    Raises:
        FileNotFoundError: If the game has no drawn map.
    """
    file = resources.files(_DATA) / game / "map.json"
    drawn: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return drawn


@cache
def relief() -> str:
    """Return the address of the mountains as a picture of the whole sheet, which all maps share."""
    picture = (resources.files(_DATA) / "relief.png").read_bytes()
    return f"data:image/png;base64,{b64encode(picture).decode('ascii')}"
