"""Units that look the same: the same type in the same box and condition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.board.units import DIVISIONS, KINDS, Units, first, members

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State


def alike(state: State, units: Units) -> Iterator[Units]:
    """Split units of one place into groups of the same type, box and condition."""
    for kind in KINDS:
        left = units & kind.units
        while left:
            lowest = first(left)
            group = left & _box_units(state, lowest)
            for held in (state.neutralized, state.dispersed, state.airmobile):
                group &= held if held & lowest else ~held
            yield group
            left &= ~group


def _box_units(state: State, lowest: Units) -> Units:
    for held in (state.ug, state.ops, state.ptl, state.oc):
        if held & lowest:
            return held
    return -1


def flags(state: State, units: Units) -> list[str]:
    """Return the conditions of alike units."""
    one = first(units)
    held = {
        "neutralized": state.neutralized,
        "dispersed": state.dispersed & DIVISIONS,
        "airmobile": state.airmobile,
    }
    return [name for name, those in held.items() if one & those]


def box_of(state: State, units: Units) -> str:
    """Return the box of alike units."""
    return state.box_of(next(members(units)))
