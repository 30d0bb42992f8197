"""What a change in one space would be worth."""

from __future__ import annotations

from algeria_lab.players.twilight.insurgency.worth import Rater


def gain(rater: Rater, space: int, *changes: tuple[int, int]) -> float:
    """Return how much more a space would be worth with some pieces, by kind, more or fewer."""
    row = rater.state.pieces[space].copy()
    for kind, number in changes:
        row[kind] += number
    state = rater.state
    return rater.rate(space, row, state.support[space], state.terror[space]) - rater.space(space)


def gain_of_level(rater: Rater, space: int, level: int, terror: int) -> float:
    """Return how much more a space would be worth at another level, and with so many Terror markers more."""
    state = rater.state
    return rater.rate(space, state.pieces[space], level, state.terror[space] + terror) - rater.space(space)
