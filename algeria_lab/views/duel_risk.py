"""The chance that the other side dominates a front at its next turn, by sampling [INS-5.2]."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

from algeria_lab.insurgent.cards import OTHER
from algeria_lab.views.odds_text import percent

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.insurgent.state import State
    from algeria_lab.views.duel_text import DuelWords

HUNDREDTHS = 100


def risk_texts(words: DuelWords, view: State, seat: Seat) -> dict[str, str]:
    """Return by front how likely the opponent of *seat* wins there at the next turn, where that may happen.

    The sample depends on what *seat* sees and on the moment alone: looking again tells nothing new.
    """
    from algeria_lab.players.insurgent.chances import domination_risk

    rng = Random(f"risk {seat} {view.turn} {len(view.agenda)}")
    shares = domination_risk(view, seat, rng)
    return {
        front: words.say("duel-risk", seat=OTHER[seat], chance=percent(words, rounded(share)))
        for front, share in shares.items()
        if share > 0
    }


def rounded(share: float) -> Fraction:
    """Return a sampled share no finer than it deserves, and never as a certainty."""
    hundredths = min(max(round(share * HUNDREDTHS), 1), HUNDREDTHS - 1)
    return Fraction(hundredths, HUNDREDTHS)
