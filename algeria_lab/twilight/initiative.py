"""The initiative track: its five boxes, which are open, and where a cylinder ends [CT-4.2]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cards import PROPAGANDA
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.state import Box, State

BOXES = cite("CT-4.2")
ELIGIBILITY = cite("CT-4.3")
STAY_FIRST: Final = ("PASS", "EVENT", "LIM_OP")
OPEN_TO_FIRST: Final[tuple[Box, ...]] = ("PASS", "EVENT", "OP_SA", "LIM_OP", "OP_ONLY")
OPEN_TO_SECOND: Final[dict[Box, tuple[Box, ...]]] = {
    "PASS": OPEN_TO_FIRST,
    "EVENT": ("OP_SA", "PASS"),
    "OP_SA": ("EVENT", "LIM_OP", "PASS"),
    "LIM_OP": ("OP_SA", "OP_ONLY", "PASS"),
    "OP_ONLY": ("LIM_OP", "PASS"),
}
# How the box of an operation is written in an action, such as ``gov train limited``.
WORDS: Final[dict[Box, str]] = {"OP_SA": "with-special", "LIM_OP": "limited", "OP_ONLY": "alone"}
BOX_OF_WORD: Final[dict[str, Box]] = {word: box for box, word in WORDS.items()}


def open_boxes(state: State) -> tuple[Box, ...]:
    """Return the boxes that are open to the side that acts next [CT-4.2]."""
    return OPEN_TO_SECOND[state.box1] if state.box1 else OPEN_TO_FIRST


def box_refusal(state: State, box: str) -> Refusal | None:
    """Return why a box is closed to the side that acts next, or None [CT-4.2]."""
    if box in open_boxes(state):
        return None
    return Refusal(
        "ct-box-closed", BOXES, {"box": box, "taken": state.box1, "open": " ".join(open_boxes(state))}
    )


def settle_box(draft: Draft, seat: Seat, box: Box) -> None:
    """Put the cylinder of a side into a box."""
    draft.set("box1" if seat == draft.state.first else "box2", box, BOXES)


def settle_eligibility(draft: Draft) -> None:
    """Settle who is 1st Eligible for the next card, and empty the boxes [CT-4.3]."""
    state = draft.state
    if state.card in PROPAGANDA:
        draft.set("first", "fln", ELIGIBILITY)
    elif state.box1 and state.box1 not in STAY_FIRST:
        draft.set("first", state.second, ELIGIBILITY)
    draft.set("box1", "", ELIGIBILITY)
    draft.set("box2", "", ELIGIBILITY)
