"""How many Guerrillas cubes Activate, and the cubes an operation has moved [CT-5.2.2, CT-5.2.3]."""

from __future__ import annotations

from typing import Final

from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import PAID_PEACE, Draft
from algeria_lab.twilight.frames.government import Cubes
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, PLACES, SPACES, is_mountain
from algeria_lab.twilight.operations.common import in_force
from algeria_lab.twilight.pieces import AP, AT, FP, FT, KINDS, U
from algeria_lab.twilight.state import State

BRAVE = cite("CT-8.4/05")
PRICE_OF_PEACE: Final = 1
GARRISONED: Final = tuple([space for space in ALGERIA if SPACES[space].pop])
"""Where a Garrison moves Police and Activates: printed Population 1 or more, Resettled or not [CT-11/A04]."""


def activated_by(state: State, space: int, french: int, algerian: int) -> int:
    """Return how many Guerrillas some French and Algerian cubes would Activate in a space if there."""
    if not is_mountain(space):
        return french + algerian
    if "commandos_gov" in state.capabilities:
        return algerian + french // 2
    return (french + algerian) // 2


def garrison_activates(state: State, space: int) -> int:
    """Return how many Guerrillas a Garrison would Activate in a space."""
    row = state.pieces[space]
    return min(row[U], activated_by(state, space, row[FP], row[AP]))


def sweep_activates(state: State, space: int) -> int:
    """Return how many Guerrillas a Sweep would Activate in a space, with the cubes that are there."""
    row = state.pieces[space]
    if not in_force(state, "challe_fln"):
        return min(row[U], activated_by(state, space, row[FT] + row[FP], row[AT] + row[AP]))
    troops = activated_by(state, space, row[FT], row[AT])
    police = activated_by(state, space, row[FP], row[AP])
    return min(row[U], max(troops, police))


def moved_there(moved: Cubes, space: int, kind: int) -> int:
    """Return how many cubes of a kind that an operation has moved are in a space."""
    return sum([number for place, what, number in moved if place == space and what == kind])


def unmoved(state: State, moved: Cubes, space: int, kind: int) -> int:
    """Return how many cubes of a kind in a space the operation may still move."""
    there = state.pieces[space][kind]
    return max(0, there - moved_there(moved, space, kind)) if moved else there


def carry_mark(state: State, moved: Cubes, source: int, target: int, kind: int, number: int) -> Cubes:
    """Return what has been moved once other rules take cubes elsewhere, those not yet moved first.

    Args:
        state: The position before they go.
        moved: Cubes that the operation has moved.
        source: Where they leave.
        target: Where they go.
        kind: Their kind.
        number: How many.
    """
    marked = number - unmoved(state, moved, source, kind)
    if marked <= 0:
        return moved
    return (*moved, (source, kind, -marked), (target, kind, marked))


def unmoved_refusal(
    state: State, moved: Cubes, space: int, kind: int, number: int, rule: str
) -> Refusal | None:
    """Return why as many cubes of a kind may not leave a space, or None."""
    there = unmoved(state, moved, space, kind)
    if 1 <= number <= there:
        return None
    values = {"place": PLACES[space], "kind": KINDS[kind], "given": number, "there": there}
    return Refusal("ct-too-few-to-move", rule, values)


def remove_by_peace(draft: Draft, space: int, kind: int) -> None:
    """Pay to take a Guerrilla of a space away by Peace of the Brave."""
    draft.pay("gov", PRICE_OF_PEACE, BRAVE, space, PAID_PEACE)
    draft.move(kind, 1, space, AVAILABLE, BRAVE)
