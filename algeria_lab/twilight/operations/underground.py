"""The Underground Guerrillas that Terror needs [CT-5.4.4]."""

from __future__ import annotations

from algeria_lab.twilight.geography import ALGERIA, is_city
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.state import State


def needed(state: State, space: int) -> int:
    """Return how many Underground Guerrillas Terror in a space Activates."""
    return 2 if "taleb_gov" in state.capabilities and is_city(space) else 1


def leaves_terror_possible(state: State, exposed: int) -> bool:
    """Return whether Terror still has a target if one more Guerrilla of a space becomes Active."""
    return any(
        state.is_populated(space) and state.pieces[space][U] - (space == exposed) >= needed(state, space)
        for space in ALGERIA
    )
