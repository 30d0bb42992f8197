"""Extort and Subvert within an operation, where they bring more than they expose [CT-5.5.1, CT-5.5.2]."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

from algeria_lab.players.twilight.insurgency.changing import gain
from algeria_lab.players.twilight.insurgency.worth import Rater
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.frames.fln import Subvert
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, COUNTRIES, EVERYWHERE
from algeria_lab.twilight.pieces import ALGERIAN, AP, A, U
from algeria_lab.twilight.special.extort import source_refusal
from algeria_lab.twilight.special.subvert import MOST_REMOVED
from algeria_lab.twilight.state import State

LEAST_EXTORTED: Final = 0.4
LEAST_SUBVERTED: Final = 0.15
"""Points that the activity must bring: Guerrillas stay hidden while there is money enough."""


# --- Extort


def extortion_value(rater: Rater, space: int) -> float:
    """Return what a Resource extorted in a space is worth, less what the Guerrilla shown there is."""
    money = rater.state.fln_resources
    got = rater.resources(money + 1) - rater.resources(money)
    return got if space in COUNTRIES else got + gain(rater, space, (U, -1), (A, 1))


def _extortions(state: State) -> list[tuple[float, int]]:
    """Return where something could be extorted, the best place first: worth, space."""
    rater = Rater(state)
    sources = [space for space in EVERYWHERE if state.pieces[space][U] and not source_refusal(state, space)]
    rated = sorted([(extortion_value(rater, space), -space) for space in sources], reverse=True)
    return [(value, -space) for value, space in rated]


def extort(plan: Plan, least: float = LEAST_EXTORTED) -> bool:
    """Extort wherever that is worth at least something; return whether anything was."""
    chosen = [space for value, space in _extortions(plan.state) if value >= least]
    if not chosen or not plan.act("extort"):
        return False
    for space in chosen:
        plan.act("extort", space)
    return plan.act("done")


# --- Subvert


class Subversion(NamedTuple):
    """A way to subvert.

    Attributes:
        value: Points.
        verb: ``remove`` or ``replace``.
        cubes: Spaces and kinds.
    """

    value: float
    verb: str = ""
    cubes: tuple[tuple[int, int], ...] = ()


def best_subversion(state: State) -> Subversion:
    """Return what is best subverted; nothing where nothing can be."""
    rater = Rater(state)
    spaces = [space for space in ALGERIA if state.pieces[space][U] and state.count(space, ALGERIAN)]
    ways = [Subversion(0.0), *_removals(rater, spaces)]
    if state.pieces[AVAILABLE][U]:
        ways += [
            Subversion(gain(rater, space, (AP, -1), (U, 1)), "replace", ((space, AP),))
            for space in spaces
            if state.pieces[space][AP]
        ]
    return max(ways)


def _removals(rater: Rater, spaces: list[int]) -> list[Subversion]:
    """Return the ways to remove a cube, or two."""
    ways = list[Subversion]()
    best = list[Subversion]()
    for space in spaces:
        row = rater.state.pieces[space]
        cubes = [(space, kind) for kind in ALGERIAN for _ in range(min(MOST_REMOVED, row[kind]))]
        singles = [
            Subversion(gain(rater, space, (kind, -1)), "remove", ((space, kind),)) for _, kind in cubes
        ]
        pairs = [
            Subversion(gain(rater, space, (one[1], -1), (other[1], -1)), "remove", (one, other))
            for one, other in combinations(cubes, MOST_REMOVED)
        ]
        ways += singles + pairs
        best.append(max(singles))
    best = sorted(best, reverse=True)[:MOST_REMOVED]
    both = tuple([cube for way in best for cube in way.cubes])
    return [*ways, Subversion(sum([way.value for way in best]), "remove", both)] if best else ways


def subvert(plan: Plan, way: Subversion) -> bool:
    """Subvert as it was found best; return whether anything was."""
    if not plan.act("subvert"):
        return False
    for space, kind in way.cubes:
        plan.act(way.verb, *((space,) if way.verb == "replace" else (space, kind)))
    return not isinstance(plan.top, Subvert) or plan.act("done")


def use_special(plan: Plan) -> None:
    """Extort or Subvert, whichever brings more, once the operation has its places."""
    extorted = sum([max(0.0, value) for value, _ in _extortions(plan.state)])
    way = best_subversion(plan.state)
    if way.value <= max(extorted, LEAST_SUBVERTED) or not subvert(plan, way):
        extort(plan)
