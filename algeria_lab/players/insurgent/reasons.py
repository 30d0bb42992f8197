"""Why a player decided as it did, as data: questions it asked itself, with what it found.

The numbers tell what the player knew, such as how many ways to play its hand left: show them to its own side,
or to everybody once the game is over.
"""

from __future__ import annotations

from algeria_lab.players.base import Because
from algeria_lab.players.insurgent.icon_choices import Pick
from algeria_lab.players.insurgent.worth import WON


def because_of(pick: Pick, rule: str) -> tuple[Because, ...]:
    """Return the questions behind a decision under *rule*, in order; the last one decided."""
    if pick.reason != "best":
        return (Because(rule, f"judgement-duel-{pick.reason}", answer=True, values=_values(pick)),)
    wins = pick.gain >= WON
    win = Because(rule, "judgement-duel-win", answer=wins, values=(("deals", pick.deals),))
    best = Because(rule, "judgement-duel-best", answer=True, values=_values(pick))
    return (win,) if wins else (win, best)


def _values(pick: Pick) -> tuple[tuple[str, int], ...]:
    """Return what the finding may quote: worths in hundredths of a front, of a mean hand for the mulligan."""
    if pick.reason == "draw-five":
        return (("cards", round(pick.gain)),)
    return (
        ("ways", pick.ways),
        ("worth", round(100 * pick.gain)),
        ("second", round(100 * pick.second)),
        ("ahead", round(100 * pick.gain) - round(100 * pick.second)),
        ("deals", pick.deals),
    )
