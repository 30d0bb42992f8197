"""The Propaganda Round, phase by phase, and victory [CT-6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.actions import Seat
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames.propaganda import Victory
from algeria_lab.twilight.state import State

SCORING = cite("CT-6.7")
SUPPORT_LINE: Final = 35
OPPOSITION_LINE: Final = 30


def begin_round(draft: Draft) -> None:
    """Lay a Propaganda Round on the agenda."""
    draft.push(Victory())


def margins(state: State) -> dict[Seat, int]:
    """Return the margin of each side: Government S+C over 35, FLN O+B over 30 [CT-6.7]."""
    return {
        "gov": state.support_commitment - SUPPORT_LINE,
        "fln": state.opposition_bases - OPPOSITION_LINE,
    }


def ahead(state: State) -> Seat:
    """Return the side with the higher margin, the FLN on ties [CT-6.7]."""
    margin = margins(state)
    return "gov" if margin["gov"] > margin["fln"] else "fln"


def score(draft: Draft) -> None:
    """End the game by its margins [CT-6.7].

    Raises:
        GameOver: Always.
    """
    end(draft, ahead(draft.state), "final", SCORING)


def end(draft: Draft, winner: str, reason: str, rule: str) -> None:
    """End the game.

    Raises:
        GameOver: Always.
    """
    draft.set("winner", winner, rule)
    draft.set("reason", reason, rule)
    draft.enter("over", "", rule)
    draft.finish()
