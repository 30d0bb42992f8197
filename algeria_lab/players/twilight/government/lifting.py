"""Troop Lift: French Troops to a Base that they can bring down, or to where Police need them [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.reading import spare_of
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.pieces import FT
from algeria_lab.twilight.special.troop_lift import most_spaces
from algeria_lab.twilight.state import SUPPORT, State

TO_PACIFY: Final = 0.5
"""Points for each level and Population that the Support Phase could gain where Troops and Police meet."""
LEAST_VALUE: Final = 0.5


def _givers(state: State, targets: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the spaces that may spare French Troops, and how many; most first."""
    spared = [(spare_of(state, space, FT), space) for space in ALGERIA if space not in targets]
    return sorted([given for given in spared if given[0]], reverse=True)


def lift_to(plan: Plan, target: int, number: int) -> bool:
    """Lift a number of Troops to a space from where they are spared, or none; return whether it was done."""
    givers = _givers(plan.state, (target,))[: most_spaces(plan.state) - 1]
    if sum([spare for spare, _ in givers]) < number or not plan.act("troop-lift"):
        return False
    for spare, source in givers:
        sent = min(spare, number)
        if sent and plan.act("lift", source, target, sent):
            number -= sent
    return plan.act("done")


def value_of_troops(state: State, space: int) -> float:
    """Return the points that Troops would bring where Police and Control make Pacification possible."""
    if not state.is_populated(space) or state.support[space] == SUPPORT or state.troops(space):
        return 0.0
    if not state.police(space) or state.gov_pieces(space) < state.fln_pieces(space):
        return 0.0
    return TO_PACIFY * state.pop(space) * (SUPPORT - state.support[space])


def lift_to_pacify(plan: Plan) -> bool:
    """Lift one Troops each to where they are missed for Pacification; return whether it was done."""
    state = plan.state
    wanting = sorted([(value_of_troops(state, space), -space) for space in ALGERIA], reverse=True)
    targets = tuple([-space for value, space in wanting if value >= LEAST_VALUE])[: most_spaces(state) - 1]
    givers = _givers(state, targets)
    if not targets or not givers or not plan.act("troop-lift"):
        return False
    spare, source = givers[0]
    for target in targets[:spare]:
        plan.act("lift", source, target, 1)
    return plan.act("done")
