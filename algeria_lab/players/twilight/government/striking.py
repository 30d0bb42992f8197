"""Striking what is exposed: Assault, Troop Lift before it, Neutralize with an operation [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.lifting import lift_to
from algeria_lab.players.twilight.government.reading import reserve
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.operations.force import assault_losses, force, is_exposed, price, rates
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.special.neutralize import may_neutralize, most_pieces
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

BASE: Final = 2.3
"""Points for an FLN Base removed: its own, the Commitment that comes with it, and income of the FLN."""
GUERRILLA: Final = 0.35
TERROR_MARKER: Final = 0.5
LEAST_VALUE: Final = 0.6
"""Points that an Assault in a space must bring: about what its Resources could bring elsewhere."""
MOST_LIFTED: Final = 6


# --- Assault


def strike_value(state: State, space: int) -> float:
    """Return the points that an Assault in a space would bring, before its price."""
    guerrillas, bases = assault_losses(state, space)
    near = 0.3 * guerrillas * state.pop(space) if state.support[space] == SUPPORT else 0.0
    return BASE * bases + GUERRILLA * guerrillas + near


def plan_assault(view: State, word: str, most: int = len(ALGERIA)) -> Plan | None:
    """Return a whole Assault in a box, Troops lifted first if that brings down a Base; None without target.

    Args:
        view: The position in which the turn begins.
        word: The box.
        most: In how many spaces at most.
    """
    plan = Plan(view)
    if not plan.act("assault", word):
        return None
    if word == "with-special":
        lift_to_a_base(plan)
    while len(plan.places) < most and (space := _best_strike(plan)) is not None:
        plan.act("assault", space)
    return plan if plan.places and plan.act("done") else None


def _best_strike(plan: Plan) -> int | None:
    """Return where the next Assault brings most; None where nothing is worth its price."""
    state = plan.state
    if state.gov_resources < price(state) + reserve(state):
        return None
    spaces = [space for space in ALGERIA if is_exposed(state, space) and plan.allows("assault", space)]
    best = max(spaces, key=lambda space: strike_value(state, space), default=None)
    return best if best is not None and strike_value(state, best) >= LEAST_VALUE else None


def missing_force(state: State, space: int) -> int:
    """Return how much more force an Assault would need to leave no FLN piece in a space."""
    row, (guerrilla, base) = state.pieces[space], rates(state, space)
    return row[A] * guerrilla + row[B] * base - force(state, space)


def lift_to_a_base(plan: Plan) -> None:
    """Lift Troops to the exposed Base that needs fewest more, if they suffice."""
    state = plan.state
    bases = [space for space in ALGERIA if state.pieces[space][B] and not state.pieces[space][U]]
    lacking = [
        (missing, space) for space in bases if 0 < (missing := missing_force(state, space)) <= MOST_LIFTED
    ]
    for missing, target in sorted(lacking):
        if lift_to(plan, target, missing):
            return


# --- Neutralize


def neutralize_value(state: State, space: int, pieces: int) -> tuple[float, tuple[int, ...]]:
    """Return the points that removing up to a number of pieces in a space brings, and their kinds."""
    row = state.pieces[space]
    kinds: tuple[int, ...] = ()
    if "torture" in state.capabilities:
        kinds = (U,) * min(1, row[U])
        pieces += 1
    kinds += (A,) * min(row[A], pieces - len(kinds))
    if len(kinds) == row[U] + row[A]:
        kinds += (B,) * min(row[B], pieces - len(kinds))
    value = sum([BASE if kind == B else GUERRILLA for kind in kinds])
    return value - resentment(state, space), kinds


def resentment(state: State, space: int) -> float:
    """Return the points that a Neutralize in a space costs by what the population makes of it."""
    if not state.is_populated(space):
        return float(state.support[space] == SUPPORT)
    if state.support[space] == OPPOSE:
        return 0.0 if state.terror[space] else TERROR_MARKER
    return float(state.pop(space))


def neutralize(plan: Plan) -> bool:
    """Neutralize where it brings most, in up to two spaces; return whether anything was worth it."""
    left, used = most_pieces(plan.state), 0
    while left > 0 and (found := _best_neutralized(plan, left, begun=bool(used))):
        space, kinds = found
        if not used and not plan.act("neutralize"):
            return False
        if not plan.act("neutralize", space):
            break
        used += 1
        for kind in kinds:
            plan.act("remove", space, kind)
        left -= len(kinds) - ("torture" in plan.state.capabilities)
    return bool(used) and plan.act("done")


def _best_neutralized(plan: Plan, left: int, *, begun: bool) -> tuple[int, tuple[int, ...]] | None:
    state = plan.state
    rated = [
        (*neutralize_value(state, space, left), space)
        for space in ALGERIA
        if may_neutralize(state, space) and not (begun and not plan.allows("neutralize", space))
    ]
    value, kinds, space = max(rated, default=(0.0, (), 0))
    price_of_torture = 1.0 if "torture" in state.capabilities and not begun else 0.0
    return (space, kinds) if kinds and value > price_of_torture + 0.2 else None
