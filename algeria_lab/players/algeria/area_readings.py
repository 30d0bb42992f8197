"""What players read of each area, kept: neighbouring decisions see nearly the same map.

What is kept is compared with the position each time it is asked for. It is never wrong, whoever asks and
whatever was done to the position, and threads that ask at the same time only look more often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, TypeVar

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import NONE, Units
from algeria_lab.algeria.state import State

T = TypeVar("T")


class _Look(NamedTuple, Generic[T]):
    """What was read, and of what: who stood where in which box and mode, and which areas were marked."""

    at: Mapping[str, Units]
    ug: Units
    ops: Units
    ptl: Units
    neutralized: Units
    dispersed: Units
    terror: frozenset[str]
    resettled: frozenset[str]
    found: dict[str, T]


class AreaReadings(Generic[T]):
    """A reading of all areas that looks again only where something has changed since.

    Args:
        read: Reads one area: from its units, their boxes and modes, and its markers alone.
    """

    def __init__(self, read: Callable[[State, str], T]) -> None:
        self._read = read
        unknown, nowhere = dict.fromkeys(AREA_IDS, -1), frozenset[str]()
        self._last: _Look[T] = _Look(unknown, NONE, NONE, NONE, NONE, NONE, nowhere, nowhere, {})

    def __call__(self, state: State) -> Mapping[str, T]:
        """Return what is read of each area of a position, in the order of the map."""
        last, at, found = self._last, state.at, self._last.found.copy()
        before, turned = last.at, _turned(last, state)
        changed = [area for area in AREA_IDS if (here := at[area]) != before[area] or here & turned]
        changed += (state.terror ^ last.terror) | (state.resettled ^ last.resettled)
        for area in changed:
            found[area] = self._read(state, area)
        self._last = _Look(
            at.copy() if changed else before,
            state.ug,
            state.ops,
            state.ptl,
            state.neutralized,
            state.dispersed,
            last.terror if state.terror == last.terror else frozenset(state.terror),
            last.resettled if state.resettled == last.resettled else frozenset(state.resettled),
            found,
        )
        return found


def _turned(last: _Look[T], state: State) -> Units:
    """Return the units whose box or mode is another than before; who is in no other box is in OC."""
    return (
        (last.ug ^ state.ug)
        | (last.ops ^ state.ops)
        | (last.ptl ^ state.ptl)
        | (last.neutralized ^ state.neutralized)
        | (last.dispersed ^ state.dispersed)
    )
