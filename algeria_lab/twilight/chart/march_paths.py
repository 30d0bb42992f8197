"""Ways by which the Non-Player's Guerrillas March, and where they would be seen [CT-9.10.4]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, TypeAlias

from algeria_lab.twilight.geography import COUNTRIES, EVERYWHERE, IN_WILAYA, SPACES, crosses_border, is_city
from algeria_lab.twilight.state import SUPPORT, State

Path: TypeAlias = tuple[int, ...]
"""The spaces that a group enters, the destination last."""
SEEN_ABOVE: Final = 3
UNSEEN: Final = 99


@cache
def paths(source: int, target: int, *, chains: bool, crosses: bool) -> tuple[Path, ...]:
    """Return the ways from a space to another, depth first, neighbours in the order of the map.

    Args:
        source: Where a group stands.
        target: Where it goes.
        chains: Whether it may enter more than one space, within the Wilaya.
        crosses: Whether it may go on within its own Wilaya and then cross into the target's [CT-11/A24].
    """
    if target in SPACES[source].adjacent:
        return ((target,),)
    wilaya = SPACES[source].wilaya
    if not chains or not wilaya or source == target:
        return ()
    if wilaya != SPACES[target].wilaya and not crosses:
        return ()
    return tuple(_walks((source,), target))


def _walks(trail: Path, target: int) -> Iterator[Path]:
    """Yield the ways on from the end of a trail, which never leave its Wilaya but for the target."""
    for near in SPACES[trail[-1]].adjacent:
        if near == target:
            yield (*trail[1:], near)
        elif near not in trail and near in IN_WILAYA[SPACES[trail[0]].wilaya]:
            yield from _walks((*trail, near), target)


@cache
def sources(target: int, *, chains: bool, crosses: bool) -> tuple[tuple[int, tuple[Path, ...]], ...]:
    """Return where Guerrillas may come from, with their ways: neighbours first, then the others."""
    near = SPACES[target].adjacent
    others = [space for space in EVERYWHERE if space not in near]
    found = [(space, paths(space, target, chains=chains, crosses=crosses)) for space in (*near, *others)]
    home = SPACES[target].wilaya
    listed = [pair for pair in found if pair[1]]
    return tuple(sorted(listed, key=lambda pair: _distance(pair[0], near, home)))


def _distance(source: int, near: Path, home: str) -> int:
    return 0 if source in near else 1 if SPACES[source].wilaya == home else 2


def is_barred(state: State, source: int, path: Path) -> bool:
    """Return whether a way leads through a closed Country, or into a Sector of another Wilaya in Paranoia."""
    if source in COUNTRIES and not state.is_independent:
        return True
    before = path[-2] if len(path) > 1 else source
    if "paranoia" not in state.momentum or before in COUNTRIES:
        return False
    return not is_city(path[-1]) and SPACES[before].wilaya != SPACES[path[-1]].wilaya


def unseen_capacity(state: State, source: int, path: Path) -> int:
    """Return how large a group may be that is not Activated anywhere on a way [CT-5.4.2]."""
    capacity, here = UNSEEN, source
    for space in path:
        capacity = min(capacity, step_capacity(state, here, space))
        here = space
    return capacity


def step_capacity(state: State, here: int, there: int) -> int:
    """Return how large a group may be that is not Activated by one step [CT-5.4.2]."""
    cubes = state.cubes(there)
    if cubes > 2 and "pop_control" in state.momentum and is_city(there):
        return 0
    crosses = crosses_border(here, there)
    if not crosses and state.support[there] != SUPPORT:
        return UNSEEN
    return max(0, SEEN_ABOVE - cubes - (state.border_zone if crosses else 0))


def first_seen(state: State, source: int, path: Path, number: int) -> int | None:
    """Return the first space of a way in which a group is Activated, or None."""
    here = source
    for space in path:
        if number > step_capacity(state, here, space):
            return space
        here = space
    return None
