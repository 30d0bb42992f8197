"""Garrison: Police reveal what can be struck, or change Control where few suffice [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.lifting import lift_to_pacify
from algeria_lab.players.twilight.government.reading import spare_of
from algeria_lab.players.twilight.government.revealing import LEAST_VALUE, cubes_to_show, value_of_showing
from algeria_lab.players.twilight.government.striking import neutralize
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.operations.activation import GARRISONED, activated_by
from algeria_lab.twilight.pieces import AP, FP, POLICE, U
from algeria_lab.twilight.state import State

MOST_POLICE: Final = 6


def plan_garrison(view: State, word: str) -> Plan | None:
    """Return a whole Garrison in a box; None without a space worth it.

    Args:
        view: The position in which the turn begins.
        word: The box.
    """
    plan, special = Plan(view), word == "with-special"
    if not plan.act("garrison", word):
        return None
    shown = _best_to_reveal(plan.state, special=special)
    left = MOST_POLICE
    if shown is not None and plan.act("garrison", shown):
        left -= _bring(plan, min(left, _police_to_reveal(plan.state, shown)))
    if word != "limited" or not plan.places:
        _take_control(plan, left, most=1 if word == "limited" else len(GARRISONED))
    if not plan.places:
        return None
    if shown is not None:
        plan.act("activate", shown)
    if special and not neutralize(plan):
        lift_to_pacify(plan)
    return plan if plan.act("done") else None


# --- to reveal


def _best_to_reveal(state: State, *, special: bool) -> int | None:
    police = _Police(state)
    rated = [
        (_reveal_value(state, space, police.elsewhere(space), special=special), -space)
        for space in GARRISONED
        if state.pieces[space][U]
    ]
    value, found = max(rated, default=(0.0, 0))
    return -found if value >= LEAST_VALUE else None


def _reveal_value(state: State, space: int, elsewhere: int, *, special: bool) -> float:
    row = state.pieces[space]
    more = min(MOST_POLICE, elsewhere, _police_to_reveal(state, space))
    shown = min(row[U], activated_by(state, space, row[FP] + more, row[AP]))
    return value_of_showing(state, space, shown, 0, special=special and bool(state.police(space) + more))


def _police_to_reveal(state: State, space: int) -> int:
    return max(0, cubes_to_show(state, space) - state.police(space))


# --- to control


def _take_control(plan: Plan, left: int, most: int) -> None:
    """Let some Police change Control in some populated spaces at most, the cheapest first."""
    while left > 0 and most > 0 and (found := _best_to_control(plan, left)):
        target, lacking = found
        if not plan.act("garrison", target):
            return
        brought = _bring(plan, lacking)
        left, most = left - brought, most - 1
        if not brought:
            return


def _best_to_control(plan: Plan, left: int) -> tuple[int, int] | None:
    """Return the populated space where few Police change Control, and how many; None if there is none."""
    state, places, rated = plan.state, plan.places, []
    police = _Police(state)
    for space in GARRISONED:
        population = state.pop(space)
        lead = state.gov_pieces(space) - state.fln_pieces(space)
        lacking = 1 - lead
        if population and space not in places and 0 < lacking <= min(left, police.elsewhere(space)):
            value = population * (1.0 + (lead < 0) + 0.5 * (state.troops(space) > 0)) / lacking
            rated.append((value, -space, lacking))
    if not rated:
        return None
    _, found, lacking = max(rated)
    return -found, lacking


# --- where they come from


class _Police:
    """The Police that may be spared, counted once for all targets.

    Args:
        state: The position.

    Attributes:
        groups: How many, whether French, where, and their kind; most first.
    """

    def __init__(self, state: State) -> None:
        rows = state.pieces
        found = [
            (spare, kind == FP, space, kind)
            for space in GARRISONED
            for kind in POLICE
            if rows[space][kind] and (spare := spare_of(state, space, kind))
        ]
        self.groups = sorted(found, reverse=True)
        self._all = sum([spare for spare, *_ in found])

    def elsewhere(self, target: int) -> int:
        """Return how many may leave other spaces for one."""
        return self._all - sum([spare for spare, _, space, _ in self.groups if space == target])


def _bring(plan: Plan, number: int) -> int:
    """Bring up to a number of Police to the destination last selected; return how many came."""
    brought = 0
    for _, _, space, kind in _Police(plan.state).groups:
        sent = min(number - brought, spare_of(plan.state, space, kind))
        if sent > 0 and space not in plan.places and plan.act("bring", space, kind, sent):
            brought += sent
    return brought
