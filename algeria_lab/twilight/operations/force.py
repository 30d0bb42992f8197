"""The force of an Assault, and what it would remove [CT-5.2.4]."""

from __future__ import annotations

from algeria_lab.twilight.geography import is_city, is_mountain
from algeria_lab.twilight.operations.common import in_force
from algeria_lab.twilight.pieces import AP, AT, FP, FT, A, B, U
from algeria_lab.twilight.state import State


def price(state: State) -> int:
    """Return the Resources that an Assault in a space costs."""
    return 3 if "napalm_fln" in state.capabilities else 2


def police_fight(state: State, space: int) -> bool:
    """Return whether Police count as Troops in an Assault in a space."""
    return is_city(space) or state.is_border_sector(space) or "challe_gov" in state.momentum


def force(state: State, space: int, more: int = 0) -> int:
    """Return the force of the cubes in a space, with some more Troops if any."""
    row = state.pieces[space]
    troops = row[FT] + row[AT] + more
    police = row[FP] + row[AP] if police_fight(state, space) else 0
    return max(troops, police) if in_force(state, "challe_fln") else troops + police


def rates(state: State, space: int) -> tuple[int, int]:
    """Return how much force it takes to remove a Guerrilla, and a Base."""
    if not is_mountain(space):
        return 1, 1
    return (1 if "napalm_gov" in state.capabilities else 2), 2


def assault_losses(state: State, space: int) -> tuple[int, int]:
    """Return how many Active Guerrillas and how many Bases an Assault in a space would remove."""
    return losses_to(state, space, force(state, space))


def losses_to(state: State, space: int, strength: int) -> tuple[int, int]:
    """Return how many Active Guerrillas and how many Bases of a space some force would remove."""
    row = state.pieces[space]
    guerrilla, base = rates(state, space)
    lost = min(row[A], strength // guerrilla)
    if row[U] or lost < row[A]:
        return lost, 0
    return lost, min(row[B], (strength - lost * guerrilla) // base)


def is_exposed(state: State, space: int) -> bool:
    """Return whether an Assault with enough force would remove something in a space."""
    row = state.pieces[space]
    return row[A] > 0 or (row[B] > 0 and not row[U])
