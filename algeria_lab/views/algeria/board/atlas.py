"""What the board is told once: the drawing of the map, and what stands and lies on it, with all names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import AREAS
from algeria_lab.algeria.board.units import DISPERSED_DIVISION, KIND, Kind
from algeria_lab.views.algeria.board.layers import make_layers
from algeria_lab.views.show.drawings import drawing, relief

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words

Part = dict[str, Any]
# What stands on the board reads from above: the active first, then who is done, then the hidden.
BOXES = {"fln": ("OPS", "OC", "UG", "PTL"), "gov": ("PTL", "OPS", "OC", "UG")}
SHAPES = {"fln": "round", "gov": "square"}
# How the frame of a box is drawn, how a condition is, and how an area: see `widgets/map/types.ts`.
FRAMES = {"UG": "hollow", "OPS": "solid", "PTL": "double", "OC": "spent"}
CONDITIONS = {"neutralized": "struck", "dispersed": "under", "airmobile": "over"}
LOOKS = {"urban": "town", "rural": "land", "remote": "wild", "country": "abroad"}
KINDS = ("front", "cadre", "band", "failek", "division", "brigade", "elite", "algerian", "police")
MARKS = {"terror": True, "resettled": False, "oas": True}  # whether one is drawn to be seen first
LEGEND = ("state", "region", "area", "town", "wild", "ground", "scale")
GAUGES = ("fln_psl", "gov_psl")


def map_data() -> Part:
    """Return the lines of the map and where names and pieces may stand; not to be changed."""
    return drawing("algeria")


def make_atlas(words: Words) -> Part:
    """Return geometry, names and signs of everything on the board, in the language of *words*."""
    drawn = map_data()
    return drawn | {
        "relief": relief(),
        "name": words.say("atlas-name"),
        "places": [place | _place(place["id"], words) for place in drawn["places"]],
        "letters": [part | {"text": words.say(f"atlas-letters-{part['id']}")} for part in drawn["letters"]],
        "regions": [part | _region(part["id"], words) for part in drawn["regions"]],
        "scale": drawn["scale"] | {"text": words.say("atlas-scale", km=drawn["scale"]["km"])},
        "sides": [_side(seat, words) for seat in BOXES],
        "kinds": [_kind(name, words) for name in KINDS],
        "boxes": [_box(box, frame, words) for box, frame in FRAMES.items()],
        "conditions": [
            {"id": name, "look": look, "about": words.say(f"atlas-condition-{name}")}
            for name, look in CONDITIONS.items()
        ],
        "marks": [_mark(name, words, strong=strong) for name, strong in MARKS.items()],
        "layers": make_layers(words),
        "contested": words.say("atlas-control-none"),
        "gauges": list(GAUGES),
        "legend": {name: words.say(f"atlas-legend-{name}") for name in LEGEND},
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


def _region(region: str, words: Words) -> Part:
    return {
        "number": words.say("atlas-region", id=region),
        "name": words.say(f"atlas-region-{region.lower()}"),
    }


def _side(seat: str, words: Words) -> Part:
    return {
        "id": seat,
        "name": words.side(seat),
        "shape": SHAPES[seat],
        "boxes": list(BOXES[seat]),
        "control": words.say(f"atlas-control-{seat}"),
        "units": words.say(f"atlas-units-{seat}"),
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


def _mark(name: str, words: Words, *, strong: bool) -> Part:
    about = {"name": words.say(f"atlas-mark-{name}"), "about": words.say(f"atlas-mark-about-{name}")}
    return {"id": name, **about, **({"strong": True} if strong else {})}


def _box(box: str, frame: str, words: Words) -> Part:
    name = box.lower()
    return {
        "id": box,
        "look": frame,
        "name": words.say(f"atlas-box-{name}"),
        "about": words.say(f"atlas-box-about-{name}"),
    }
