"""What it promises to reveal Guerrillas in a space: what can be struck then, now or next turn [CT-12.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.reading import acts_twice
from algeria_lab.players.twilight.government.striking import BASE, GUERRILLA, missing_force, resentment
from algeria_lab.twilight.geography import is_mountain
from algeria_lab.twilight.operations.force import rates
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.special.neutralize import most_pieces
from algeria_lab.twilight.state import SUPPORT, State

LEAST_VALUE: Final = 0.6
SHOWN: Final = 0.1
LURKING: Final = 0.5
SHARE_OF_LATER: Final = 0.7
"""What an Assault that the next turn allows counts of its worth now."""


def cubes_to_show(state: State, space: int) -> int:
    """Return how many cubes it takes to Activate every Guerrilla of a space."""
    return state.pieces[space][U] * (2 if is_mountain(space) else 1)


def value_of_showing(state: State, space: int, shown: int, more: int, *, special: bool) -> float:
    """Return the points that Activating some Guerrillas of a space promises.

    Args:
        state: The position.
        space: Where.
        shown: How many would turn Active.
        more: Troops that would have come.
        special: Whether a Neutralize may follow at once.
    """
    if not shown:
        return 0.0
    value = SHOWN * shown
    if state.support[space] == SUPPORT and shown >= state.pieces[space][U]:
        value += LURKING * state.pop(space)
    now = _value_of_neutralizing(state, space, shown, more) if special else 0.0
    later = _value_of_assault_next(state, space, shown, more) if acts_twice(state) else 0.0
    return value + max(now, later)


def _value_of_neutralizing(state: State, space: int, shown: int, more: int) -> float:
    row = state.pieces[space]
    if not (state.troops(space) + more and state.police(space)):
        return 0.0
    pieces = most_pieces(state)
    fallen = min(row[A] + shown, pieces)
    bases = min(row[B], pieces - fallen) if fallen == row[A] + row[U] else 0
    return max(0.0, GUERRILLA * fallen + BASE * bases - resentment(state, space))


def _value_of_assault_next(state: State, space: int, shown: int, more: int) -> float:
    row, rate = state.pieces[space], rates(state, space)[0]
    lacking = missing_force(state, space) + shown * rate - more
    active = row[A] + shown
    if shown == row[U] and row[B] and lacking <= 0:
        return SHARE_OF_LATER * (BASE * row[B] + GUERRILLA * active)
    return SHARE_OF_LATER * GUERRILLA * min(active, (state.troops(space) + more) // rate)
