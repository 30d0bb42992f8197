"""What the FLN reads in a position: who acts next, and which Bases the Government could bring down."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.geography import ALGERIA, SPACES, is_mountain
from algeria_lab.twilight.initiative import STAY_FIRST
from algeria_lab.twilight.operations.force import force
from algeria_lab.twilight.pieces import AP, AT, FP, FT, A, B, U
from algeria_lab.twilight.state import State

MOST_LIFTED: Final = 4
"""Troops that a Troop Lift is likely to bring."""
_BESIDE: Final = {
    space: tuple([near for near in SPACES[space].adjacent if near in ALGERIA]) for space in ALGERIA
}


def neighbours(space: int) -> tuple[int, ...]:
    """Return the spaces of Algeria beside a space."""
    return _BESIDE[space]


def fln_acts_next(state: State) -> bool:
    """Return whether the FLN, acting now or just done, acts again before the Government does [CT-4.3]."""
    return state.first == "gov" and bool(state.box1) and state.box1 not in STAY_FIRST


class Threat:
    """What Troops can reach: it stays as it is while only FLN pieces change.

    Args:
        state: The position.
    """

    __slots__ = ("_lifted", "_state", "_troops")

    def __init__(self, state: State) -> None:
        self._state = state
        self._troops = {space: state.pieces[space][FT] + state.pieces[space][AT] for space in ALGERIA}
        self._lifted = min(MOST_LIFTED, sum([state.pieces[space][FT] for space in ALGERIA]))

    def fallen(self, space: int) -> float:
        """Return how many Bases of a space a Sweep and an Assault after it would bring down."""
        state = self._state
        row = state.pieces[space]
        coming = sum([self._troops[near] for near in _BESIDE[space]])
        seen = coming + row[FT] + row[FP] + row[AT] + row[AP]
        rate = 2 if is_mountain(space) else 1
        if not row[U]:
            coming = max(coming, self._lifted)
        elif seen // rate < row[U]:
            return 0.0
        left = force(state, space) + coming - rate * (row[A] + row[U])
        return min(row[B], max(0.0, left / rate))
