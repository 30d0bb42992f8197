"""Sweep: Troops come from beside to reveal Guerrillas, and what strikes them afterwards [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.lifting import lift_to_pacify
from algeria_lab.players.twilight.government.reading import acts_twice, neighbours, reserve, spare_of
from algeria_lab.players.twilight.government.revealing import LEAST_VALUE, cubes_to_show, value_of_showing
from algeria_lab.players.twilight.government.striking import missing_force, neutralize
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.operations.activation import activated_by
from algeria_lab.twilight.operations.force import rates
from algeria_lab.twilight.pieces import AP, AT, FP, FT, TROOPS, U
from algeria_lab.twilight.state import State

PRICE: Final = 2
MOST_SWEPT: Final = 3


def plan_sweep(view: State, word: str, most: int = MOST_SWEPT) -> Plan | None:
    """Return a whole Sweep in a box, with Neutralize where it helps; None without a space worth it.

    Args:
        view: The position in which the turn begins.
        word: The box.
        most: In how many spaces at most.
    """
    plan, special = Plan(view), word == "with-special"
    if not plan.act("sweep", word):
        return None
    while len(plan.places) < most and plan.state.gov_resources >= PRICE + reserve(plan.state):
        target = _best_target(plan, special=special)
        if target is None or not plan.act("sweep", target):
            break
        _bring(plan, target, wanted_troops(plan.state, target, special=special))
    swept = plan.places
    for space in swept:
        plan.act("activate", space)
    if special and swept and not neutralize(plan):
        lift_to_pacify(plan)
    return plan if swept and plan.act("done") else None


def _best_target(plan: Plan, *, special: bool) -> int | None:
    state, places = plan.state, plan.places
    hidden = [space for space in ALGERIA if state.pieces[space][U] and space not in places]
    rated = [(sweep_value(state, space, special=special), -space) for space in hidden]
    value, found = max(rated, default=(0.0, 0))
    return -found if value >= LEAST_VALUE else None


def sweep_value(state: State, space: int, *, special: bool) -> float:
    """Return the points that a Sweep in a space promises, with what can be struck afterwards."""
    row = state.pieces[space]
    more = min(movable_troops(state, space), wanted_troops(state, space, special=special))
    shown = min(row[U], activated_by(state, space, row[FT] + row[FP] + more, row[AT] + row[AP]))
    return value_of_showing(state, space, shown, more, special=special)


def movable_troops(state: State, space: int) -> int:
    """Return how many Troops beside a space may be spared to enter it."""
    return sum([spare for spare, _, _ in _sources(state, space)])


def _sources(state: State, space: int) -> list[tuple[int, int, int]]:
    """Return the Troops beside a space that may be spared: how many, the kind, where; most first."""
    rows = state.pieces
    found = [
        (spare, kind, near)
        for near in neighbours(space)
        for kind in TROOPS
        if rows[near][kind] and (spare := spare_of(state, near, kind))
    ]
    return sorted(found, reverse=True)


def wanted_troops(state: State, space: int, *, special: bool) -> int:
    """Return how many Troops a Sweep should bring: to Activate all, and to Neutralize or Assault then."""
    want = max(0, cubes_to_show(state, space) - state.cubes(space))
    if special and not state.troops(space) and state.police(space):
        want = max(want, 1)
    if acts_twice(state):
        shown = state.pieces[space][U] * rates(state, space)[0]
        want = max(want, missing_force(state, space) + shown)
    return want


def _bring(plan: Plan, target: int, number: int) -> None:
    """Bring up to a number of Troops into the destination last selected, from where most are spared."""
    for _, kind, near in _sources(plan.state, target):
        sent = min(number, spare_of(plan.state, near, kind))
        if sent and plan.act("bring", near, kind, sent):
            number -= sent
