"""What the board is told once: the drawing of the map, and what stands and lies on it, with all names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import PLACE, SPACES
from algeria_lab.views.show.drawings import drawing, relief
from algeria_lab.views.twilight.board.layers import SIDES, make_layers
from algeria_lab.views.twilight.board.pieces import ACTIVE, ON, SIGNS, UNDERGROUND
from algeria_lab.views.twilight.board.places import ground_says

if TYPE_CHECKING:
    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
SHAPES = {"fln": "round", "gov": "square"}
BOXES = {"fln": (ON, ACTIVE, UNDERGROUND), "gov": (ON,)}
# How the frame of a box is drawn, and how a space: see `widgets/map/types.ts`.
FRAMES = {ON: "solid", ACTIVE: "solid", UNDERGROUND: "hollow"}
LOOKS = {"urban": "town", "plains": "land", "mountain": "wild"}
ABROAD = "abroad"
BARE = frozenset({ON})  # what stands in it says all
STRONG = frozenset({"terror"})  # drawn to be seen first
LEVELS = {"support": "gov", "neutral": "", "oppose": "fln"}  # whose each level is
MARKS = (*LEVELS, "terror", "resettled", "plus_pop", "plus_base")
LEGEND = ("closed", "state", "region", "area", "town", "wild", "ground", "scale")
LEAST = 0.66  # of the usual size: rather smaller pieces than a number for some of them
MODERN = {"orleansville": "Chlef", "philippeville": "Skikda", "bougie": "Béjaïa"}
GAUGES = ("support_commitment", "opposition_bases")


def map_data() -> Part:
    """Return the lines of the map and where names and pieces may stand; not to be changed."""
    return drawing("twilight")


def make_atlas(words: TwilightWords) -> Part:
    """Return geometry, names and signs of everything on the board, in the language of *words*."""
    drawn = map_data()
    return drawn | {
        "relief": relief(),
        "least": LEAST,
        "name": words.say("campaign-atlas"),
        "places": [place | _place(place["id"], words) for place in drawn["places"]],
        "letters": [part | {"text": words.say(f"atlas-letters-{part['id']}")} for part in drawn["letters"]],
        "regions": [part | _region(part["id"], words) for part in drawn["regions"]],
        "scale": drawn["scale"] | {"text": words.say("atlas-scale", km=drawn["scale"]["km"])},
        "sides": [_side(seat, words) for seat in SIDES],
        "kinds": [_kind(kind, seat, words) for kind, seat in SIGNS],
        "boxes": [_box(box, frame, words) for box, frame in FRAMES.items()],
        "conditions": [],
        "marks": [_mark(name, words) for name in MARKS],
        "layers": make_layers(words),
        "contested": words.say("campaign-control-none"),
        "gauges": list(GAUGES),
        "legend": {name: words.say(f"campaign-legend-{name}") for name in LEGEND},
    }


def _place(place: str, words: TwilightWords) -> Part:
    space = SPACES[PLACE[place]]
    return {
        "name": words.place(place),
        "modern": MODERN.get(place, ""),
        "look": ABROAD if space.kind == "country" else LOOKS[space.terrain],
        "kind": ground_says(space, words),
        **({"high": True} if space.terrain == "mountain" else {}),
    }


def _region(region: str, words: TwilightWords) -> Part:
    return {
        "number": words.say("atlas-region", id=region),
        "name": words.say(f"atlas-region-{region.lower()}"),
    }


def _side(seat: str, words: TwilightWords) -> Part:
    return {
        "id": seat,
        "name": words.side(seat),
        "shape": SHAPES[seat],
        "boxes": list(BOXES[seat]),
        "control": words.say(f"campaign-control-{seat}"),
        "units": words.say(f"campaign-units-{seat}"),
    }


def _kind(name: str, seat: str, words: TwilightWords) -> Part:
    return {
        "id": name,
        "side": seat,
        "name": words.say(f"campaign-piece-{name}"),
        "does": words.say(f"campaign-does-{name}"),
    }


def _mark(name: str, words: TwilightWords) -> Part:
    about = words.say(f"campaign-mark-{name}"), words.say(f"campaign-mark-about-{name}")
    more: Part = {"counted": words.say(f"campaign-counted-{name}", count="%count%")} if name in LEVELS else {}
    if side := LEVELS.get(name):
        more["side"] = side
    if name in STRONG:
        more["strong"] = True
    return {"id": name, "name": about[0], "about": about[1], **more}


def _box(box: str, frame: str, words: TwilightWords) -> Part:
    name = box.lower()
    return {
        "id": box,
        "look": frame,
        "name": words.say(f"campaign-box-{name}"),
        "about": words.say(f"campaign-box-about-{name}"),
        **({"bare": True} if box in BARE else {}),
    }
