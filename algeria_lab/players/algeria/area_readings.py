"""What players read of each area, kept: neighbouring decisions see nearly the same map.

What is kept is compared with the position each time it is asked for. It is never wrong, whoever asks and
whatever was done to the position, and threads that ask at the same time only look more often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import Generic, NamedTuple, TypeVar

from algeria_lab.algeria.board.geography import AREA_IDS
from algeria_lab.algeria.board.units import NONE, Units
from algeria_lab.algeria.state import State

T = TypeVar("T")
_where: Callable[[Mapping[str, Units]], tuple[Units, ...]] = itemgetter(*AREA_IDS)


class _Look(NamedTuple, Generic[T]):
    """What was read, and of what: who stood where in which box and mode, and which areas were marked."""

    at: tuple[Units, ...]
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
        unknown, nowhere = (-1,) * len(AREA_IDS), frozenset[str]()
        self._last: _Look[T] = _Look(unknown, NONE, NONE, NONE, NONE, NONE, nowhere, nowhere, {})

    def __call__(self, state: State) -> Mapping[str, T]:
        """Return what is read of each area of a position, in the order of the map."""
        last, at = self._last, _where(state.at)
        turned = _turned(last, state)
        changed = [
            area
            for area, here, before in zip(AREA_IDS, at, last.at, strict=True)
            if here != before or here & turned
        ]
        changed += (state.terror ^ last.terror) | (state.resettled ^ last.resettled)
        found, read = last.found.copy(), self._read
        for area in changed:
            found[area] = read(state, area)
        self._last = _Look(
            at,
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
