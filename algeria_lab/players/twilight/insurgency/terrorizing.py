"""Terror: where it takes Support away, or makes it dear [CT-5.4.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.insurgency.special import extort, use_special
from algeria_lab.players.twilight.insurgency.worth import Rater
from algeria_lab.players.twilight.plan import Opening, Plan
from algeria_lab.twilight.geography import ALGERIA
from algeria_lab.twilight.operations.terror import price
from algeria_lab.twilight.operations.underground import needed
from algeria_lab.twilight.pieces import A, U
from algeria_lab.twilight.state import NEUTRAL, OPPOSE, State

MOST_PLACES: Final = 8
LEAST_GAIN: Final = 0.1


def plan_terror(view: State, word: str, opening: Opening[int | None]) -> Plan | None:
    """Return a whole Terror in a box; None without a space worth it; see `rallying.plan_rally`."""
    plan = Plan(view, "fln")
    if not plan.act("terror", word):
        return None
    is_special = word == "with-special"
    extorted = is_special and plan.state.fln_resources < 1 and extort(plan, 0.0)
    limit = 1 if word == "limited" else MOST_PLACES
    space = best_space(plan) if extorted else opening.of(plan)
    while space is not None and plan.act("terror", space):
        space = best_space(plan) if len(plan.places) < limit else None
    if not plan.places:
        return None
    if is_special and not extorted:
        use_special(plan)
    return plan if plan.act("done") else None


def best_space(plan: Plan) -> int | None:
    """Return where Terror brings most next; None where nothing is worth its price."""
    state, places = plan.state, plan.places
    rater = Rater(state)
    rated = [
        (terror_value(rater, space), -space)
        for space in ALGERIA
        if state.pieces[space][U] and space not in places and state.is_populated(space)
    ]
    value, space = max(rated, default=(0.0, 0))
    return -space if value > LEAST_GAIN else None


def terror_value(rater: Rater, space: int) -> float:
    """Return what Terror in a space would bring, less its price."""
    state = rater.state
    shown = needed(state, space)
    row, cost = state.pieces[space].copy(), price(state, space)
    if state.support[space] == OPPOSE or row[U] < shown or state.fln_resources < cost:
        return 0.0
    row[U] -= shown
    row[A] += shown
    level = state.support[space] if "intimidation" in state.momentum else NEUTRAL
    after = rater.rate(space, row, level, max(1, state.terror[space]))
    return after - rater.space(space) - rater.price(cost)
