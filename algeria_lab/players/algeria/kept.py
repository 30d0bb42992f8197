"""What players read of each area, kept: neighbouring decisions see nearly the same map.

What is kept is compared with the position each time it is asked for. It is never wrong, whoever asks and
whatever was done to the position, and threads that ask at the same time only look more often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import ALL, NONE, Units
from algeria_lab.algeria.state import State

T = TypeVar("T")


class _Look(NamedTuple, Generic[T]):
    """What was read, and of what: who stood where in which box and mode, and what the areas were like."""

    at: Mapping[str, Units]
    sets: tuple[Units, Units, Units, Units, Units, Units]
    marked: tuple[frozenset[str], frozenset[str]]
    found: Mapping[str, T]


class Kept(Generic[T]):
    """A reading of all areas that looks again only where something has changed since.

    Args:
        read: Reads one area: from its units, their boxes and modes, and its markers alone.
    """

    def __init__(self, read: Callable[[State, str], T]) -> None:
        self._read = read
        nowhere = frozenset[str]()
        self._last: _Look[T] = _Look(dict.fromkeys(AREA_IDS, -1), (ALL,) * 6, (nowhere, nowhere), {})

    def __call__(self, state: State) -> Mapping[str, T]:
        """Return what is read of each area of a position, in the order of the map."""
        last, read, at = self._last, self._read, state.at
        before, known = last.at, last.found
        sets = (state.ug, state.ops, state.ptl, state.oc, state.neutralized, state.dispersed)
        turned = _turned(last.sets, sets)
        marked = last.marked
        if state.terror == marked[0] and state.resettled == marked[1]:
            found = {
                area: known[area] if (here := at[area]) == before[area] and not here & turned else read(state, area)
                for area in AREA_IDS
            }
        else:
            marked = frozenset(state.terror), frozenset(state.resettled)
            found = {area: read(state, area) for area in AREA_IDS}
        self._last = _Look(at.copy(), sets, marked, found)
        return found


def _turned(before: tuple[Units, ...], now: tuple[Units, ...]) -> Units:
    """Return the units whose box or mode is another than before."""
    turned = NONE
    for one, other in zip(before, now, strict=True):
        turned |= one ^ other
    return turned
