"""The Propaganda Round, phase by phase, and victory [CT-6]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.state import State

FRAME = cite("CT-6.0")
SCORING = cite("CT-6.7")
SUPPORT_LINE: Final = 35
OPPOSITION_LINE: Final = 30


def begin_round(draft: Draft) -> None:
    """Begin a Propaganda Round."""
    draft.set("propaganda_played", draft.state.propaganda_played + 1, FRAME)


def margins(state: State) -> dict[str, int]:
    """Return the margin of each side: Government S+C over 35, FLN O+B over 30 [CT-6.7]."""
    return {
        "gov": state.support_commitment - SUPPORT_LINE,
        "fln": state.opposition_bases - OPPOSITION_LINE,
    }


def score(draft: Draft) -> None:
    """End the game by its margins: the higher one wins, the FLN on ties [CT-6.7].

    Raises:
        GameOver: Always.
    """
    margin = margins(draft.state)
    end(draft, "gov" if margin["gov"] > margin["fln"] else "fln", "final", SCORING)


def end(draft: Draft, winner: str, reason: str, rule: str) -> None:
    """End the game.

    Raises:
        GameOver: Always.
    """
    draft.set("winner", winner, rule)
    draft.set("reason", reason, rule)
    draft.enter("over", "", rule)
    draft.finish()
