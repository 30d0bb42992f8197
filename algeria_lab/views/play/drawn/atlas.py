"""What the board of any game on a map is told once: names and signs, around the drawing of its map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.actions import SEATS
from algeria_lab.views.show.drawings import relief

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from algeria_lab.views.shared.messages import GameWords

Part = dict[str, Any]
SHAPES = {"fln": "round", "gov": "square"}


class Signs(NamedTuple):
    """What stands and lies on the map of a game.

    Attributes:
        family: First part of the names of the game's messages.
        place: What is told of a place, beside its drawing.
        boxes: In which boxes pieces of a side stand, in the order in which they are drawn.
        frames: How the frame of a box is drawn; see `widgets/map/types.ts`.
        kinds: The kinds of pieces, in the order of the legend.
        marks: The markers, in the order of the legend.
        gauges: The tracks of both sides that are drawn.
        legend: What the legend explains besides.
    """

    family: str
    place: Callable[[str], Part]
    boxes: Mapping[str, Sequence[str]]
    frames: Mapping[str, str]
    kinds: Sequence[Part]
    marks: Sequence[Part]
    gauges: Sequence[str]
    legend: Sequence[str]


def compose_atlas(drawn: Part, signs: Signs, words: GameWords, **more: Any) -> Part:
    """Return geometry, names and signs of everything on a board.

    Args:
        drawn: The lines of the map, and where names and pieces may stand.
        signs: What stands and lies on it.
        words: The reader's language.
        more: What only this game has.
    """
    own = signs.family
    return {
        **drawn,
        "relief": relief(),
        "places": [place | signs.place(place["id"]) for place in drawn["places"]],
        "letters": [part | {"text": words.say(f"atlas-letters-{part['id']}")} for part in drawn["letters"]],
        "regions": [part | _region(part["id"], words) for part in drawn["regions"]],
        "scale": drawn["scale"] | {"text": words.say("atlas-scale", km=drawn["scale"]["km"])},
        "sides": [_side(seat, signs, words) for seat in SEATS],
        "kinds": list(signs.kinds),
        "boxes": [_box(box, look, own, words) for box, look in signs.frames.items()],
        "conditions": [],
        "marks": list(signs.marks),
        "contested": words.say(f"{own}-control-none"),
        "gauges": list(signs.gauges),
        "legend": {name: words.say(f"{own}-legend-{name}") for name in signs.legend},
        **more,
    }


def mark_sign(name: str, family: str, words: GameWords, **more: Any) -> Part:
    """Return what is told of a marker."""
    return {
        "id": name,
        "name": words.say(f"{family}-mark-{name}"),
        "about": words.say(f"{family}-mark-about-{name}"),
        **more,
    }


def _region(region: str, words: GameWords) -> Part:
    return {
        "number": words.say("atlas-region", id=region),
        "name": words.say(f"atlas-region-{region.lower()}"),
    }


def _side(seat: str, signs: Signs, words: GameWords) -> Part:
    return {
        "id": seat,
        "name": words.side(seat),
        "shape": SHAPES[seat],
        "boxes": list(signs.boxes[seat]),
        "control": words.say(f"{signs.family}-control-{seat}"),
        "units": words.say(f"{signs.family}-units-{seat}"),
    }


def _box(box: str, look: str, family: str, words: GameWords) -> Part:
    name = box.lower()
    return {
        "id": box,
        "look": look,
        "name": words.say(f"{family}-box-{name}"),
        "about": words.say(f"{family}-box-about-{name}"),
    }
