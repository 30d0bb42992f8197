"""What a change in one space would be worth: it is made on the plan's own copy, rated, and taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from algeria_lab.players.twilight.insurgency.worth import Rater

Changes: TypeAlias = Iterable[tuple[int, int]]
"""Kinds of pieces, and how many more of each there would be."""


def gain(rater: Rater, space: int, *changes: tuple[int, int]) -> float:
    """Return how much more a space would be worth with some pieces more or fewer."""
    row = rater.state.pieces[space]
    before = rater.space(space)
    for kind, number in changes:
        row[kind] += number
    after = rater.space(space)
    for kind, number in changes:
        row[kind] -= number
    return after - before


def gain_of_level(rater: Rater, space: int, level: int, terror: int) -> float:
    """Return how much more a space would be worth at another level, and with so many Terror markers more."""
    state = rater.state
    before, held = rater.space(space), state.support[space]
    state.support[space] = level
    state.terror[space] += terror
    after = rater.space(space)
    state.support[space] = held
    state.terror[space] -= terror
    return after - before
