"""The Victory Phase, and which phases follow it [CT-6.0, CT-6.1]."""

from __future__ import annotations

from algeria_lab.core.actions import Seat
from algeria_lab.core.steps import procedure
from algeria_lab.twilight.cards import PROPAGANDA
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.propaganda import (
    Commitment,
    Redeploy,
    Reset,
    Resources,
    Support,
    Thaw,
    Victory,
)
from algeria_lab.twilight.frames.sequence import EndGame
from algeria_lab.twilight.propaganda import ahead, end, margins
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Runs

FRAME = cite("CT-6.0")
VICTORY = cite("CT-6.1")
_INCOME: tuple[Frame, ...] = (Resources(), Commitment())
_SUPPORT: tuple[Frame, ...] = (Support("gov"), Support("fln"))
_REST: tuple[Frame, ...] = (Redeploy("gov"), Redeploy("fln"), Thaw(), Reset())


def begin_victory(draft: Draft, _frame: Victory) -> None:
    """Count the card; unless the card before was Propaganda too, look for a victory and go on [CT-6.0]."""
    state = draft.state
    draft.enter("victory", "", VICTORY)
    draft.set("propaganda_played", state.propaganda_played + 1, FRAME)
    if state.previous in PROPAGANDA:
        if state.propaganda_played == state.propaganda_total:
            draft.push(EndGame())
        return
    if state.propaganda_played > 1 and (winner := victor(state)):
        end(draft, winner, "victory_phase", VICTORY)
    for frame in reversed(phases(state)):
        draft.push(frame)


def victor(state: State) -> Seat | None:
    """Return who has won in the Victory Phase, or None; against the Non-Player the FLN alone can [CT-6.1]."""
    over = {seat for seat, margin in margins(state).items() if margin > 0}
    if not state.switches.government_wins_in_play:
        over.discard("gov")
    if over == {"gov", "fln"}:
        return ahead(state)
    return next(iter(over), None)


def phases(state: State) -> tuple[Frame, ...]:
    """Return the phases after the first; the last Round ends early, with the game [CT-6.2, CT-9.16]."""
    if state.propaganda_played < state.propaganda_total:
        return (*_INCOME, *_SUPPORT, *_REST)
    return (*_INCOME, *(_SUPPORT if state.switches.final_support_phase else ()), EndGame())


RUNS: Runs = procedure(Victory, begin_victory)
