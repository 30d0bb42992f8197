"""The drawing of the map with its names: what the board is sent once."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.geography import AREAS

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words


@cache
def _drawing() -> dict[str, Any]:
    source = resources.files("algeria_lab.data") / "algeria" / "map.json"
    drawing: dict[str, Any] = json.loads(source.read_text("utf-8"))
    return drawing


def make_atlas(words: Words) -> dict[str, Any]:
    """Return geometry, names and ratings of all places, in the language of *words*."""
    drawing = _drawing()
    places = [place | _description(place["id"], words) for place in drawing["places"]]
    land = [part | {"name": words.place_name(part["id"].upper())} for part in drawing["land"]]
    return drawing | {"places": places, "land": land}


def _description(place: str, words: Words) -> dict[str, str]:
    area = AREAS.get(place)
    return {
        "name": words.place_name(place),
        "modern": area.modern if area else "",
        "kind": area.kind if area else "country",
        "wilaya": area.wilaya if area else "",
    }
