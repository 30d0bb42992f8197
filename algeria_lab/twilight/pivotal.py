"""The Pivotal Events: when each may be played, and what it does [CT-8.6]."""

from __future__ import annotations

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cards import INDEPENDENCE, MOBILIZATION, PIVOTAL
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.state import State

WINDOW = cite("CT-4.5")
INDEPENDENT = cite("CT-8.6/61")


def pivotal_refusal(state: State, seat: Seat, card: int) -> Refusal | None:
    """Return why a side may not play a Pivotal Event now, or None."""
    if card not in PIVOTAL[seat]:
        return Refusal("ct-not-your-pivotal", WINDOW, {"card": card})
    if card in state.played:
        return Refusal("ct-pivotal-played", WINDOW, {"card": card})
    if card == INDEPENDENCE and MOBILIZATION in state.played:
        return None
    return Refusal("ct-pivotal-condition", WINDOW, {"card": card})


def resolve_pivotal(draft: Draft, seat: Seat, card: int) -> None:
    """Carry out a Pivotal Event."""
    draft.state.played.add(card)
    draft.flip("played", (str(card),), True, INDEPENDENT)
