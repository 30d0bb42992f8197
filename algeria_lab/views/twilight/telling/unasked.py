"""A phase of a Propaganda Round in which a side was asked nothing, as it could do nothing; and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from algeria_lab.core.events import Chose, Entered
from algeria_lab.twilight.frames.propaganda import (
    AgitatePhase,
    BringIn,
    Moves,
    PacifyPhase,
    SendOut,
    SuezReturn,
)
from algeria_lab.twilight.geography import ALGERIA, OUT_OF_PLAY
from algeria_lab.twilight.operations.train import PRICE_OF_PACIFYING
from algeria_lab.twilight.pieces import FRENCH
from algeria_lab.twilight.propaganda.support import agitate_space_refusal, pacify_space_refusal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.events import Event
    from algeria_lab.twilight.state import State
    from algeria_lab.views.twilight.words.text import TwilightWords

ASKED: Final[dict[str, tuple[type, ...]]] = {
    "commitment": (BringIn, SendOut),
    "support": (PacifyPhase, AgitatePhase),
    "redeploy": (SuezReturn, Moves),
}
"""What is asked in a phase, if anything can be done in it."""


def unasked(events: Sequence[Event], after: State, words: TwilightWords) -> str:
    """Return that nothing could be done in a phase, and why; empty where something could.

    Args:
        events: What happened, from the beginning of the phase.
        after: The position that it led to.
        words: The reader's language.
    """
    head = events[0] if events else None
    if not isinstance(head, Entered) or head.phase not in ASKED:
        return ""
    top: Any = after.agenda[-1] if after.agenda else None
    is_asked = type(top) in ASKED[head.phase] and top.seat == head.seat
    if is_asked or any(isinstance(event, Chose) for event in events):
        return ""
    return words.say(f"campaign-told-unasked-{head.phase}", seat=head.seat, why=_why(head, after))


def _why(head: Entered, state: State) -> str:
    """Return what was lacking: a space, Resources, Commitment, or pieces."""
    if head.phase == "support":
        return _why_no_support(head.seat, state)
    if head.phase == "commitment":
        return "commitment" if state.count(OUT_OF_PLAY, FRENCH) else "pieces"
    return "pieces"


def _why_no_support(seat: str, state: State) -> str:
    refusal = pacify_space_refusal if seat == "gov" else agitate_space_refusal
    if all(refusal(state, space) for space in ALGERIA):
        return "space"
    is_capped = seat == "gov" and state.commitment < PRICE_OF_PACIFYING
    return "commitment" if is_capped else "resources"
