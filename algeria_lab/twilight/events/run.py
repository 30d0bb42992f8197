"""The effects by name, and how the list of a text is worked off [CT-8.1]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.steps import procedure
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.events import arriving, at_once, choosing, dice, granted, moving, removing, tracks
from algeria_lab.twilight.events.table import EFFECTS, row_of
from algeria_lab.twilight.frames.events import (
    AgitateFree,
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
from algeria_lab.twilight.steps import Runs, Steps, decision

DOES: Final[dict[str, at_once.Carrier]] = {
    **at_once.AT_ONCE,
    "die": dice.die,
    "roll": dice.roll,
    "france": tracks.shift_france,
    "raise": tracks.raise_commitment,
    "spaces": choosing.choose_spaces,
    "levels": choosing.choose_levels,
    "wilaya": choosing.choose_wilaya,
    "branch": choosing.choose_branch,
    "discard": choosing.choose_marker,
    "remove": removing.remove,
    "place": arriving.place_pieces,
    "move": moving.move,
    "operate": granted.operate,
    "note_control": granted.note_control,
    "agitate": granted.offer_agitation,
    "subvert": granted.subvert,
}


def run_effect(draft: Draft, frame: Effect) -> None:
    """Carry out the next effect of a text; the ones after it wait below what it asks."""
    if frame.step + 1 < len(EFFECTS[frame.card, frame.text]):
        draft.push(frame._replace(step=frame.step + 1))
    row = row_of(frame)
    DOES[row.do](draft, frame, row)


STEPS: Steps = {
    **decision(ChooseSpaces, choosing.SPACES_STEP),
    **decision(SetLevels, choosing.LEVELS_STEP),
    **decision(ChooseWilaya, choosing.WILAYA_STEP),
    **decision(ChooseBranch, choosing.BRANCH_STEP),
    **decision(DiscardMarker, choosing.MARKER_STEP),
    **decision(ShiftFrance, tracks.FRANCE_STEP),
    **decision(RaiseCommitment, tracks.COMMITMENT_STEP),
    **decision(RemovePieces, removing.REMOVE_STEP),
    **decision(PlacePieces, arriving.PLACE_STEP),
    **decision(MovePieces, moving.MOVE_STEP),
    **decision(AgitateFree, granted.AGITATE_STEP),
}
RUNS: Runs = procedure(Effect, run_effect)
