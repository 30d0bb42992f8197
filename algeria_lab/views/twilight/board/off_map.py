"""Tracks and boxes beside the map: where the markers stand, what each place means, which pieces lie where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from algeria_lab.twilight.draft import TRACK_LIMITS
from algeria_lab.twilight.geography import BOXES, PLACES, SUEZ
from algeria_lab.twilight.operations import rally, train
from algeria_lab.twilight.propaganda import OPPOSITION_LINE, SUPPORT_LINE
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.twilight.state import FRANCE_BOXES
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.board.pieces import groups_at

if TYPE_CHECKING:
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

Json = dict[str, Any]
# What is counted on the edge of the map, with the side it serves.
EDGE: Final = {
    "support_commitment": "gov",
    "opposition_bases": "fln",
    "commitment": "gov",
    "gov_resources": "gov",
    "fln_resources": "fln",
}
LINES: Final = {"support_commitment": SUPPORT_LINE, "opposition_bases": OPPOSITION_LINE}


def make_tracks(state: State, words: TwilightWords) -> Json:
    """Return the parts `edge`, `france` and `border`: each with what it means in words."""
    return {
        "edge": {
            "max": TRACK_LIMITS["commitment"],
            "marks": {name: _mark(state, name, seat, words) for name, seat in EDGE.items()},
            "lines": [
                {"at": line, "seat": EDGE[name], "says": words.say(f"cards-line-{name}", line=line)}
                for name, line in LINES.items()
            ],
        },
        "france": {
            "at": state.france,
            "boxes": [{"id": box, "says": _france(index, words)} for index, box in enumerate(FRANCE_BOXES)],
            "moves": words.say("cards-france-moves", rally=rally.PRICE, train=train.PRICE),
        },
        "border": _border(state, words),
    }


def _mark(state: State, name: str, seat: str, words: TwilightWords) -> Json:
    return {
        "name": words.say(f"campaign-track-{name}"),
        "short": words.say(f"cards-edge-short-{name}"),
        "value": getattr(state, name),
        "seat": seat,
    }


def _france(index: int, words: TwilightWords) -> str:
    lost, gained = FRANCE_TRACK[index]
    return words.say("cards-france-box", box=FRANCE_BOXES[index], commitment=lost, resources=gained)


def _border(state: State, words: TwilightWords) -> Json:
    last = TRACK_LIMITS["border_zone"]
    if not state.is_independent:
        return {"at": -1, "max": last, "says": words.say("cards-border-idle"), "moves": ""}
    return {
        "at": state.border_zone,
        "max": last,
        "says": words.say("cards-border-does", level=state.border_zone),
        "moves": words.say("cards-border-moves", train=train.PRICE),
    }


def make_boxes(state: State, words: TwilightWords) -> Json:
    """Return the boxes for pieces by id, with their pieces in groups; that of Suez only while in use."""
    used = [box for box in BOXES if box != SUEZ or any(state.pieces[SUEZ])]
    return {PLACES[box]: _box(state, box, words) for box in used}


def _box(state: State, box: int, words: TwilightWords) -> Json:
    pieces = groups_at(state, box, words)
    listed = words.listed([group["label"] for group in pieces.values()])
    name = sentence(words.place(PLACES[box]))
    return {
        "name": name,
        "about": words.say(f"cards-about-{PLACES[box]}"),
        "pieces": {
            key: {part: group[part] for part in ("kind", "box", "count", "label")}
            for key, group in pieces.items()
        },
        "says": words.labelled(name, listed or words.say("cards-box-empty")),
    }
