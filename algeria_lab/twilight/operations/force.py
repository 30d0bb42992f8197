"""The force of an Assault, and what it would remove [CT-5.2.4]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from algeria_lab.twilight.geography import SPACES, is_city, is_mountain
from algeria_lab.twilight.operations.common import in_force
from algeria_lab.twilight.pieces import AP, AT, FP, FT, A, B, U
from algeria_lab.twilight.state import State


def price(state: State) -> int:
    """Return the Resources that an Assault in a space costs."""
    return 3 if "napalm_fln" in state.capabilities else 2


class Arms(NamedTuple):
    """What decides the force of an Assault beside the pieces of a space, wherever it is.

    Attributes:
        police_everywhere: Whether Police count as Troops in all spaces.
        borders: Whether Border Sectors are in use, where they count as well.
        one_sort: Whether only Troops or only Police take part.
        napalm: Whether a Guerrilla in the Mountains falls as elsewhere.
    """

    police_everywhere: bool
    borders: bool
    one_sort: bool
    napalm: bool


def arms_of(state: State) -> Arms:
    """Return what decides the force of Assaults in a position."""
    momentum = state.momentum
    return Arms(
        "challe_gov" in momentum,
        state.is_independent,
        in_force(state, "challe_fln"),
        "napalm_gov" in state.capabilities,
    )


def police_fight(arms: Arms, space: int) -> bool:
    """Return whether Police count as Troops in an Assault in a space."""
    return is_city(space) or arms.police_everywhere or (arms.borders and bool(SPACES[space].border))


def strength(arms: Arms, space: int, row: Sequence[int], more: int = 0) -> int:
    """Return the force of the cubes among the pieces of a space, with some more Troops if any."""
    troops = row[FT] + row[AT] + more
    police = row[FP] + row[AP] if police_fight(arms, space) else 0
    return max(troops, police) if arms.one_sort else troops + police


def prices(arms: Arms, space: int) -> tuple[int, int]:
    """Return how much force it takes to remove a Guerrilla, and a Base."""
    if not is_mountain(space):
        return 1, 1
    return (1 if arms.napalm else 2), 2


def losses_among(arms: Arms, space: int, row: Sequence[int], force: int) -> tuple[int, int]:
    """Return how many Active Guerrillas and how many Bases among the pieces of a space some force removes."""
    guerrilla, base = prices(arms, space)
    lost = min(row[A], force // guerrilla)
    if row[U] or lost < row[A]:
        return lost, 0
    return lost, min(row[B], (force - lost * guerrilla) // base)


def force(state: State, space: int, more: int = 0) -> int:
    """Return the force of the cubes in a space, with some more Troops if any."""
    return strength(arms_of(state), space, state.pieces[space], more)


def rates(state: State, space: int) -> tuple[int, int]:
    """Return how much force it takes to remove a Guerrilla, and a Base, in a space."""
    return prices(arms_of(state), space)


def assault_losses(state: State, space: int) -> tuple[int, int]:
    """Return how many Active Guerrillas and how many Bases an Assault in a space would remove."""
    arms, row = arms_of(state), state.pieces[space]
    return losses_among(arms, space, row, strength(arms, space, row))


def losses_to(state: State, space: int, strength: int) -> tuple[int, int]:
    """Return how many Active Guerrillas and how many Bases of a space some force would remove."""
    return losses_among(arms_of(state), space, state.pieces[space], strength)


def is_exposed(state: State, space: int) -> bool:
    """Return whether an Assault with enough force would remove something in a space."""
    row = state.pieces[space]
    return row[A] > 0 or (row[B] > 0 and not row[U])
