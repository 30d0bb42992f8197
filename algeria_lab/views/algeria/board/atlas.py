"""What the board is told once: the drawing of the map, and what stands and lies on it, with all names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.algeria.board.units import DISPERSED_DIVISION, KIND, Kind
from algeria_lab.views.algeria.board.layers import make_layers
from algeria_lab.views.play.drawn.atlas import Signs, compose_atlas, mark_sign
from algeria_lab.views.show.drawings import drawing

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words

Part = dict[str, Any]
# What stands on the board reads from above: the active first, then who is done, then the hidden.
BOXES = {"fln": ("OPS", "OC", "UG", "PTL"), "gov": ("PTL", "OPS", "OC", "UG")}
# How the frame of a box is drawn, how a condition is, and how an area: see `widgets/map/types.ts`.
FRAMES = {"UG": "hollow", "OPS": "solid", "PTL": "double", "OC": "spent"}
CONDITIONS = {"neutralized": "struck", "dispersed": "under", "airmobile": "over"}
LOOKS = {"urban": "town", "rural": "land", "remote": "wild", "country": "abroad"}
KINDS = ("front", "cadre", "band", "failek", "division", "brigade", "elite", "algerian", "police")
DEEDS = "verb-algeria-"  # what each order does, in a sentence, as it is typed
ABOUT = "panel-about-"  # the same for what is clicked, where that is not the same
MARKS = {"terror": True, "resettled": False, "oas": True}  # whether one is drawn to be seen first
LEGEND = ("state", "region", "area", "town", "wild", "ground", "callout", "scale")
GAUGES = ("fln_psl", "gov_psl")


def map_data() -> Part:
    """Return the lines of the map and where names and pieces may stand; not to be changed."""
    return drawing("algeria")


def make_atlas(words: Words) -> Part:
    """Return geometry, names and signs of everything on the board, in the language of *words*."""
    strong = {True: {"strong": True}, False: {}}
    signs = Signs(
        family="atlas",
        place=lambda place: _place(place, words),
        boxes=BOXES,
        frames=FRAMES,
        kinds=[_kind(name, words) for name in KINDS],
        marks=[mark_sign(name, "atlas", words, **strong[first]) for name, first in MARKS.items()],
        gauges=GAUGES,
        legend=LEGEND,
    )
    conditions = [
        {"id": name, "look": look, "about": words.say(f"atlas-condition-{name}")}
        for name, look in CONDITIONS.items()
    ]
    return compose_atlas(
        map_data(),
        signs,
        words,
        name=words.say("atlas-name"),
        conditions=conditions,
        deeds=_deeds(words),
        layers=make_layers(words),
    )


def _deeds(words: Words) -> dict[str, str]:
    """Return what each order does, by its verb: a button says it to whoever asks."""
    return {
        key.removeprefix(start): said for start in (DEEDS, ABOUT) for key, said in words.ui(start).items()
    }


def _place(place: str, words: Words) -> Part:
    area = AREAS.get(place)
    kind = area.kind if area else "country"
    return {
        "name": words.place_name(place),
        "modern": area.modern if area else "",
        "look": LOOKS[kind],
        "kind": words.say(f"atlas-place-{kind}"),
    }


def _kind(name: str, words: Words) -> Part:
    kind = KIND[name]
    about = {"facts_if": {"dispersed": _facts(DISPERSED_DIVISION, words)}} if name == "division" else {}
    return {
        "id": name,
        "side": kind.side,
        "name": words.say(f"atlas-kind-{name}"),
        "initials": words.say(f"atlas-initials-{name}"),
        "does": words.say(f"atlas-does-{name}"),
        "facts": _facts(kind, words),
        **about,
    }


def _facts(kind: Kind, words: Words) -> str:
    return words.say(f"atlas-facts-{kind.side}", rating=kind.rating, firepower=kind.firepower)
