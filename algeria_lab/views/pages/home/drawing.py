"""The map of the home page: the outlines of the real one, without what only a player needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.views.algeria.board.atlas import LOOKS, map_data

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words

Part = dict[str, Any]
_KEPT = ("coast", "borders", "letter")
_SEA = 45  # of the height: sea at the upper edge that this map does without


def make_drawing(words: Words) -> Part:
    """Return the outlines, and the places with their names."""
    drawing = map_data()
    places = [_place(place, words) for place in drawing["places"] if place["id"] in AREAS]
    abroad = [place["path"] for place in drawing["places"] if place["id"] in ("TUNISIA", "MOROCCO")]
    land = [part["path"] for part in drawing["land"]]
    left, top, width, height = drawing["viewBox"]
    cut = {"viewBox": [left, top + _SEA, width, height - _SEA], "land": [*land, *abroad], "places": places}
    return {key: drawing[key] for key in _KEPT} | cut


def _place(place: Part, words: Words) -> Part:
    kept = {key: place[key] for key in ("id", "path", "centre", "label")}
    return kept | {"name": words.place_name(place["id"]), "look": LOOKS[AREAS[place["id"]].kind]}
