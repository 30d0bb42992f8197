"""What the board is told once: the drawing of the map, and what stands and lies on it, with all names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.geography import PLACE, SPACES
from algeria_lab.views.play.drawn.atlas import Signs, compose_atlas, mark_sign
from algeria_lab.views.show.drawings import drawing
from algeria_lab.views.twilight.board.layers import make_layers
from algeria_lab.views.twilight.board.pieces import ACTIVE, ON, SIGNS, UNDERGROUND
from algeria_lab.views.twilight.board.places import ground_says

if TYPE_CHECKING:
    from algeria_lab.views.twilight.words.text import TwilightWords

Part = dict[str, Any]
BOXES = {"fln": (ON, ACTIVE, UNDERGROUND), "gov": (ON,)}
# How the frame of a box is drawn, and how a space: see `widgets/map/types.ts`.
FRAMES = {ON: "solid", ACTIVE: "solid", UNDERGROUND: "hollow"}
LOOKS = {"urban": "town", "plains": "land", "mountain": "wild"}
ABROAD = "abroad"
BARE = frozenset({ON})  # what stands in it says all
STRONG = frozenset({"terror"})  # drawn to be seen first
LEVELS = {"support": "gov", "neutral": "", "oppose": "fln"}  # whose each level is
MARKS = (*LEVELS, "terror", "resettled", "plus_pop", "plus_base")
LEGEND = ("closed", "state", "region", "area", "town", "wild", "ground", "callout", "scale")
LEAST = 14  # pixels: so small the pieces of a crowded space may be, which bear no letters
MODERN = {"orleansville": "Chlef", "philippeville": "Skikda", "bougie": "Béjaïa"}
GAUGES = ("support_commitment", "opposition_bases")


def map_data() -> Part:
    """Return the lines of the map and where names and pieces may stand; not to be changed."""
    return drawing("twilight")


def make_atlas(words: TwilightWords) -> Part:
    """Return geometry, names and signs of everything on the board, in the language of *words*."""
    signs = Signs(
        family="campaign",
        place=lambda place: _place(place, words),
        boxes=BOXES,
        frames=FRAMES,
        kinds=[_kind(kind, seat, words) for kind, seat in SIGNS],
        marks=[mark_sign(name, "campaign", words, **_of_mark(name, words)) for name in MARKS],
        gauges=GAUGES,
        legend=LEGEND,
    )
    made = compose_atlas(
        map_data(), signs, words, name=words.say("campaign-atlas"), layers=make_layers(words)
    )
    boxes = [box | ({"bare": True} if box["id"] in BARE else {}) for box in made["boxes"]]
    veterans = {verb: words.say(f"play-veteran-{verb}") for verb in ("skip", "done", "pass")}
    return made | {"least": LEAST, "boxes": boxes, "deeds": veterans}


def _place(place: str, words: TwilightWords) -> Part:
    space = SPACES[PLACE[place]]
    return {
        "name": words.place(place),
        "modern": MODERN.get(place, ""),
        "look": ABROAD if space.kind == "country" else LOOKS[space.terrain],
        "kind": ground_says(space, words),
        **({"high": True} if space.terrain == "mountain" else {}),
    }


def _kind(name: str, seat: str, words: TwilightWords) -> Part:
    return {
        "id": name,
        "side": seat,
        "name": words.say(f"campaign-piece-{name}"),
        "does": words.say(f"campaign-does-{name}"),
    }


def _of_mark(name: str, words: TwilightWords) -> Part:
    """Return what is told only of some markers: whom they count, whose they are, which is seen first."""
    counted = {"counted": words.say(f"campaign-counted-{name}", count="%count%")} if name in LEVELS else {}
    whose = {"side": side} if (side := LEVELS.get(name)) else {}
    return counted | whose | ({"strong": True} if name in STRONG else {})
