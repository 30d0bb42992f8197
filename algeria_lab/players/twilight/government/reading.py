"""What the Government reads in a position: threats, what may leave a space, who acts next [CT-12.2]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.geography import ALGERIA, SPACES, is_city
from algeria_lab.twilight.initiative import STAY_FIRST
from algeria_lab.twilight.pieces import GB, POLICE, TROOPS, A, B, U
from algeria_lab.twilight.set_up import PILE
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

RESERVE: Final = 2
"""Resources that a turn leaves, but for the final Campaign [CT-12.2]."""
GUARD: Final = 3
"""Cubes that make any Guerrilla Active that marches into a space at Support [CT-5.4.2]."""


def reserve(state: State) -> int:
    """Return the Resources that a turn should leave."""
    return 0 if state.is_final_campaign else RESERVE


def threat(state: State, space: int) -> int:
    """Return how much a space threatens the Government [CT-12.2]."""
    row = state.pieces[space]
    total = 3 * row[B] + row[U] + row[A]
    if space in ALGERIA and (state.support[space] == OPPOSE or state.control(space) == "FLN"):
        total += 2 * state.pop(space)
    return total


def acts_twice(state: State) -> bool:
    """Return whether the Government, acting now or just done, acts again before the FLN does [CT-4.3]."""
    return state.first == "fln" and bool(state.box1) and state.box1 not in STAY_FIRST


def round_is_near(state: State) -> float:
    """Return the chance, from what everybody knows, that one of the next two cards is Propaganda [CT-3.3]."""
    pile, seen = divmod(state.turn - 1, PILE + 1)
    left = PILE - seen
    if state.propaganda_played <= pile:
        return min(1.0, 2 / max(left, 1))
    return max(0, 2 - left) / (PILE + 1)


def needed(state: State, space: int) -> int:
    """Return how many Government pieces a space should keep: enough for Control where people live."""
    if not state.is_populated(space):
        return 0
    row = state.pieces[space]
    enough = row[U] + row[A] + row[B] + 1
    if state.support[space] == SUPPORT or is_city(space):
        return max(enough, GUARD)
    return enough


def spare(state: State, space: int) -> int:
    """Return how many Government pieces may leave a space; all where they hold nothing."""
    row = state.pieces[space]
    there = state.gov_pieces(space)
    least = needed(state, space)
    if there < least and not is_city(space):
        least = row[GB] if there <= row[U] + row[A] + row[B] else min(least, row[U] + row[A] + row[B] + 1)
    return max(0, there - least)


def spare_of(state: State, space: int, kind: int) -> int:
    """Return how many pieces of a kind may leave; one Troops and one Police stay where they Pacify."""
    row = state.pieces[space]
    most = min(row[kind], spare(state, space))
    if not most or not state.is_populated(space) or state.support[space] == SUPPORT:
        return most
    same = TROOPS if kind in TROOPS else POLICE if kind in POLICE else ()
    if same and state.control(space) == "GOV":
        return max(0, min(most, state.count(space, same) - 1))
    return most


def neighbours(space: int) -> tuple[int, ...]:
    """Return the spaces of Algeria beside a space."""
    return _BESIDE[space]


_BESIDE: Final = {
    space: tuple([near for near in SPACES[space].adjacent if near in ALGERIA]) for space in ALGERIA
}
