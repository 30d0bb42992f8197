"""The chance that the other side dominates a front at its next turn, by sampling [INS-5.2]."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from algeria_lab.insurgent.cards import OTHER
from algeria_lab.views.shared.numbers import percent

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.insurgent.state import State
    from algeria_lab.views.insurgent.text import DuelWords

HUNDREDTHS = 100
RARE = Fraction(5, HUNDREDTHS)  # below, a sample of this size cannot tell how rare


def risk_texts(words: DuelWords, view: State, seat: Seat) -> dict[str, str]:
    """Return by front how likely the opponent of *seat* wins there at the next turn, where that may happen.

    The sample depends on what *seat* sees and on the moment alone: looking again tells nothing new.
    """
    from algeria_lab.players.insurgent.chances import domination_risk

    rng = Random(f"risk {seat} {view.turn} {len(view.agenda)}")
    shares = domination_risk(view, seat, rng)
    return {front: _risk_text(words, OTHER[seat], share) for front, share in shares.items() if share > 0}


def _risk_text(words: DuelWords, rival: str, share: float) -> str:
    """Return a sampled share in words, no finer than it deserves, and never as a certainty."""
    if share < RARE:
        return words.say("duel-risk-rare", seat=rival, chance=percent(words, RARE))
    hundredths = min(round(share * HUNDREDTHS), HUNDREDTHS - 1)
    return words.say("duel-risk", seat=rival, chance=percent(words, Fraction(hundredths, HUNDREDTHS)))
