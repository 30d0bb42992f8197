"""Revealing Guerrillas: Sweep with Troops, Garrison with Police, each with what strikes afterwards [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.plan import Plan
from algeria_lab.players.twilight.government.reading import acts_twice, needed, neighbours, reserve, spare_of
from algeria_lab.players.twilight.government.striking import (
    BASE,
    GUERRILLA,
    lift_to,
    missing_force,
    neutralize,
    resentment,
)
from algeria_lab.twilight.geography import ALGERIA, is_mountain
from algeria_lab.twilight.operations.activation import GARRISONED, garrison_activates, sweep_activates
from algeria_lab.twilight.pieces import AP, AT, FP, FT, POLICE, TROOPS, A, B, U
from algeria_lab.twilight.special.neutralize import most_pieces
from algeria_lab.twilight.state import SUPPORT, State

PRICE: Final = 2
LEAST_VALUE: Final = 0.6
MOST_SWEPT: Final = 3
MOST_POLICE: Final = 6
LURKING: Final = 0.5
SHARE_OF_LATER: Final = 0.7
"""What an Assault that the next turn allows counts of its worth now."""


# --- Sweep


def plan_sweep(view: State, word: str, most: int = MOST_SWEPT) -> Plan | None:
    """Return a whole Sweep in a box, with Neutralize where it helps; None without a space worth it.

    Args:
        view: The position in which the turn begins.
        word: The box.
        most: In how many spaces at most.
    """
    plan = Plan(view)
    special = word == "with-special"
    if not plan.act("sweep", word):
        return None
    while len(plan.places) < most and _can_pay(plan.state):
        target = _best_to_sweep(plan, special=special)
        if target is None or not plan.act("sweep", target):
            break
        bring_troops(plan, target, wanted_troops(plan.state, target, special=special))
    swept = plan.places
    for space in swept:
        plan.act("activate", space)
    if special and swept:
        neutralize(plan)
    return plan if swept and plan.act("done") else None


def _can_pay(state: State) -> bool:
    return state.gov_resources >= PRICE + reserve(state)


def _best_to_sweep(plan: Plan, *, special: bool) -> int | None:
    state = plan.state
    rated = [
        (sweep_value(state, space, special=special), -space)
        for space in ALGERIA
        if state.pieces[space][U] and space not in plan.places
    ]
    value, found = max(rated, default=(0.0, 0))
    return -found if value >= LEAST_VALUE else None


def movable_troops(state: State, space: int) -> int:
    """Return how many Troops beside a space may be spared to enter it."""
    rows = state.pieces
    return sum(
        [spare_of(state, near, kind) for near in neighbours(space) for kind in TROOPS if rows[near][kind]]
    )


def _activated_by(state: State, space: int, more: int) -> int:
    """Return how many Guerrillas a Sweep would Activate in a space with more French Troops."""
    if not more:
        return sweep_activates(state, space)
    row = state.pieces[space]
    row[FT] += more
    try:
        return sweep_activates(state, space)
    finally:
        row[FT] -= more


def wanted_troops(state: State, space: int, *, special: bool) -> int:
    """Return how many Troops a Sweep should bring into a space: to Activate all, to Neutralize or Assault."""
    row = state.pieces[space]
    cubes = row[FT] + row[FP] + row[AT] + row[AP]
    want = max(0, row[U] * (2 if is_mountain(space) else 1) - cubes)
    if special and not state.troops(space) and state.police(space):
        want = max(want, 1)
    if acts_twice(state):
        exposed = max(0, missing_force(state, space) + row[U] * (2 if is_mountain(space) else 1))
        want = max(want, exposed)
    return want


def sweep_value(state: State, space: int, *, special: bool) -> float:
    """Return the points that a Sweep in a space promises, with what can be struck afterwards."""
    row = state.pieces[space]
    more = min(movable_troops(state, space), wanted_troops(state, space, special=special))
    shown = _activated_by(state, space, more)
    if not shown:
        return 0.0
    value = 0.1 * shown
    if state.support[space] == SUPPORT:
        value += LURKING * state.pop(space) * (shown >= row[U])
    return value + max(
        _value_of_neutralizing(state, space, shown, more) if special else 0.0,
        _value_of_assault_next(state, space, shown, more) if acts_twice(state) else 0.0,
    )


def _value_of_neutralizing(state: State, space: int, shown: int, more: int) -> float:
    row = state.pieces[space]
    if not (state.troops(space) + more and state.police(space)):
        return 0.0
    pieces = most_pieces(state)
    fallen = min(row[A] + shown, pieces)
    bases = min(row[B], pieces - fallen) if fallen == row[A] + row[U] else 0
    return max(0.0, GUERRILLA * fallen + BASE * bases - resentment(state, space))


def _value_of_assault_next(state: State, space: int, shown: int, more: int) -> float:
    row = state.pieces[space]
    active, left = row[A] + shown, row[U] - shown
    lacking = missing_force(state, space) + (row[U] - left) * (2 if is_mountain(space) else 1) - more
    if not left and row[B] and lacking <= 0:
        return SHARE_OF_LATER * (BASE * row[B] + GUERRILLA * active)
    return SHARE_OF_LATER * GUERRILLA * min(active, (state.troops(space) + more) // 2)


def bring_troops(plan: Plan, target: int, number: int) -> None:
    """Bring up to a number of Troops into the destination last selected, from where most are spared."""
    state = plan.state
    beside = sorted(
        [
            (spare_of(state, near, kind), kind == FT, near, kind)
            for near in neighbours(target)
            for kind in (FT, AT)
            if state.pieces[near][kind]
        ],
        reverse=True,
    )
    for _, _, near, kind in beside:
        sent = min(number, spare_of(state, near, kind))
        if sent and plan.act("bring", near, kind, sent):
            number -= sent


# --- Garrison


def plan_garrison(view: State, word: str) -> Plan | None:
    """Return a whole Garrison in a box: Police go where they reveal what can be struck, or take Control."""
    plan = Plan(view)
    if not plan.act("garrison", word):
        return None
    special, left = word == "with-special", MOST_POLICE
    shown = _best_to_reveal(plan.state, special=special)
    if shown is not None and plan.act("garrison", shown):
        left -= bring_police(plan, shown, min(left, _police_to_reveal(plan.state, shown)))
    limited = word == "limited"
    while left and not (limited and plan.places) and (found := _best_to_control(plan, left)):
        target, lacking = found
        if not plan.act("garrison", target):
            break
        brought = bring_police(plan, target, lacking)
        left -= brought
        if not brought:
            break
    if not plan.places:
        return None
    if shown is not None:
        plan.act("activate", shown)
    if special and neutralize(plan):
        return plan if plan.act("done") else None
    return plan if plan.act("done") else None


def _police_to_reveal(state: State, space: int) -> int:
    return max(0, state.pieces[space][U] * (2 if is_mountain(space) else 1) - state.police(space))


def spared_police(state: State, target: int) -> int:
    """Return how many Police may leave other spaces for one."""
    return sum(
        [
            spare_of(state, space, kind)
            for space in GARRISONED
            if space != target
            for kind in POLICE
            if state.pieces[space][kind]
        ]
    )


def _best_to_reveal(state: State, *, special: bool) -> int | None:
    rated = [
        (_reveal_value(state, space, special=special), -space)
        for space in GARRISONED
        if state.pieces[space][U]
    ]
    value, found = max(rated, default=(0.0, 0))
    return -found if value >= LEAST_VALUE else None


def _reveal_value(state: State, space: int, *, special: bool) -> float:
    row = state.pieces[space]
    more = min(MOST_POLICE, spared_police(state, space), _police_to_reveal(state, space))
    row[FP] += more
    try:
        shown = garrison_activates(state, space)
        if not shown:
            return 0.0
        struck = _value_of_neutralizing(state, space, shown, 0) if special else 0.0
    finally:
        row[FP] -= more
    value = 0.1 * shown + struck
    if state.support[space] == SUPPORT:
        value += LURKING * state.pop(space) * (shown >= row[U])
    if acts_twice(state):
        value = max(value, _value_of_assault_next(state, space, shown, 0))
    return value


def _best_to_control(plan: Plan, left: int) -> tuple[int, int] | None:
    """Return the populated space where few Police change Control, and how many; None if there is none."""
    state, rated = plan.state, []
    for space in GARRISONED:
        population = state.pop(space)
        if not population or space in plan.places:
            continue
        lead = state.gov_pieces(space) - state.fln_pieces(space)
        lacking = 1 - lead
        if lead <= 0 and lacking <= min(left, spared_police(state, space)):
            value = population * (1.0 + (lead < 0) + 0.5 * (state.troops(space) > 0)) / lacking
            rated.append((value, -space, lacking))
    if not rated:
        return None
    _, found, lacking = max(rated)
    return -found, lacking


def bring_police(plan: Plan, target: int, number: int) -> int:
    """Bring up to a number of Police to the destination last selected; return how many came."""
    state, brought = plan.state, 0
    sources = sorted(
        [
            (spare_of(state, space, kind), kind == FP, space, kind)
            for space in GARRISONED
            if space != target
            for kind in (FP, AP)
            if state.pieces[space][kind]
        ],
        reverse=True,
    )
    for _, _, space, kind in sources:
        sent = min(number - brought, spare_of(state, space, kind))
        if sent > 0 and space not in plan.places and plan.act("bring", space, kind, sent):
            brought += sent
    return brought

