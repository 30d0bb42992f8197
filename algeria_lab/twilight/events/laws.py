"""What must be true of the frames of Events in a position that somebody wrote [CT-8.1]."""

from __future__ import annotations

from typing import Any, Final

from algeria_lab.twilight.events.table import EFFECTS
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.events import (
    ChooseBranch,
    ChooseSpaces,
    ChooseWilaya,
    DiscardMarker,
    Effect,
    MovePieces,
    PlacePieces,
    RaiseCommitment,
    RemovePieces,
    SetLevels,
    ShiftFrance,
)

ASKED_BY: Final[dict[type, str]] = {
    ChooseSpaces: "spaces",
    SetLevels: "levels",
    ChooseWilaya: "wilaya",
    ChooseBranch: "branch",
    ShiftFrance: "france",
    RaiseCommitment: "raise",
    RemovePieces: "remove",
    PlacePieces: "place",
    MovePieces: "move",
    DiscardMarker: "discard",
}


def fault_of(frame: Frame, beneath: Frame | None) -> str:
    """Return what is wrong with a frame of an Event: its card lacks the effect, or it does not ask here.

    Args:
        frame: What waits.
        beneath: What waits beneath it; where an effect is followed by another, that one.
    """
    if type(frame) not in ASKED_BY and not isinstance(frame, Effect):
        return ""
    text: Any = frame
    rows = EFFECTS.get((text.card, text.text), ())
    if not 0 <= text.step < len(rows):
        return "no-effect"
    if isinstance(frame, Effect):
        return ""
    is_asked = rows[text.step].do == ASKED_BY[type(frame)]
    return "" if is_asked and (text.step + 1 == len(rows) or _is_next(beneath, text)) else "not-asked"


def _is_next(beneath: Frame | None, text: Any) -> bool:
    return isinstance(beneath, Effect) and beneath[1:4] == (text.card, text.text, text.step + 1)
