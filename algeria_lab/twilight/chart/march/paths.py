"""Ways by which the Non-Player's Guerrillas March, and where they would be seen [CT-9.10.4]."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from algeria_lab.twilight.geography import EVERYWHERE, IN_WILAYA, SPACES
from algeria_lab.twilight.operations.march import is_detected, most_undetected, step_refusal
from algeria_lab.twilight.state import State

Path: TypeAlias = tuple[int, ...]
"""The spaces that a group enters, the destination last."""


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
    """Return whether no group may take the last step of a way; the others stay in one Wilaya."""
    return step_refusal(state, path[-2] if len(path) > 1 else source, path[-1]) is not None


def unseen_capacity(state: State, source: int, path: Path) -> int:
    """Return how large a group may be that is not Activated anywhere on a way."""
    if len(path) == 1:
        return most_undetected(state, source, path[0])
    return min([most_undetected(state, *step) for step in pairwise((source, *path))])


def first_seen(state: State, source: int, path: Path, number: int) -> int | None:
    """Return the first space of a way in which a group is Activated, or None."""
    for step in pairwise((source, *path)):
        if is_detected(state, *step, number):
            return step[1]
    return None
