"""What a judgement found on the map, kept while the map stands still.

Missions such as Civil Affairs move nobody: who looked for prey before them would find the same after them.
What is kept is compared with the position each time it is asked for, as in `area_readings`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from algeria_lab.algeria.state import State

P = TypeVar("P")
T = TypeVar("T")


def while_map_stands(look: Callable[[State, P], T]) -> Callable[[State, P], T]:
    """Return *look* with a memory of its last answer, for the same parameters and the same map.

    Args:
        look: Looks at a position: at the units, their places, boxes and modes, at Terror and resettled areas,
            and at Helicopter Points alone.
    """
    last: tuple[Any, Any, Any] = (None, None, None)

    def kept(state: State, p: P) -> T:
        nonlocal last
        seen, asked, found = last
        if p is not asked or _map_of(state) != seen:
            found = look(state, p)
            last = (_kept(state), p, found)
        return found  # type: ignore[no-any-return]

    return kept


def _map_of(state: State) -> tuple[object, ...]:
    """Return all that is seen of a map, what changes most often first."""
    return (
        state.ops,
        state.oc,
        state.ptl,
        state.ug,
        state.neutralized,
        state.dispersed,
        state.airmobile,
        state.helicopter,
        state.terror,
        state.resettled,
        state.at,
    )


def _kept(state: State) -> tuple[object, ...]:
    """Return the same, not to change with the position."""
    *units, terror, resettled, at = _map_of(state)
    return (*units, frozenset(terror), frozenset(resettled), at.copy())  # type: ignore[attr-defined, call-overload]
