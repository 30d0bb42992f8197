"""Rally: Guerrillas, Bases, hiding, the France Track, and the Agitation after it [CT-5.4.1]."""

from __future__ import annotations

from typing import Final, NamedTuple

from algeria_lab.players.twilight.insurgency.changing import gain, gain_of_level
from algeria_lab.players.twilight.insurgency.spaces import rounds_in_sight
from algeria_lab.players.twilight.insurgency.special import extort, use_special
from algeria_lab.players.twilight.insurgency.weights import WEIGHTS
from algeria_lab.players.twilight.insurgency.worth import Rater
from algeria_lab.players.twilight.plan import Opening, Plan
from algeria_lab.twilight.geography import AVAILABLE, EVERYWHERE, FRANCE_TRACK, is_country
from algeria_lab.twilight.operations.rally import (
    FOR_A_BASE,
    LAST_BOX,
    base_refusal,
    bases_at,
    most_placed,
    space_refusal,
)
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK as BOXES
from algeria_lab.twilight.state import OPPOSE, State

MOST_PLACES: Final = 12
POOR: Final = 2
LEAST_GAIN: Final = 0.1
"""Points that a place must bring beyond its price."""


class Way(NamedTuple):
    """What a Rally may bring to a place.

    Attributes:
        value: Points, before the price.
        place: The space or the France Track.
        verb: What is done there; empty for the track.
        args: With what.
    """

    value: float
    place: int
    verb: str = ""
    args: tuple[int, ...] = ()


def plan_rally(
    view: State, word: str, opening: Opening[Way | None] | None = None, most: int = MOST_PLACES
) -> Plan | None:
    """Return a whole Rally in a box; None without a place worth it.

    Args:
        view: The position in which the turn begins, or in which an Event grants a Rally.
        word: The box; empty for a Rally that has begun.
        opening: What it begins with, if that is known.
        most: At how many places at most.
    """
    plan = Plan(view, "fln")
    if word and not plan.act("rally", word):
        return None
    is_special = word == "with-special"
    extorted = is_special and plan.state.fln_resources <= POOR and extort(plan)
    limit = 1 if word == "limited" else most
    way = opening.of(plan) if opening and not extorted else best_way(plan)
    while way is not None and plan.act("rally", way.place):
        if way.verb:
            plan.act(way.verb, *way.args)
        way = best_way(plan) if len(plan.places) < limit else None
    if not plan.places:
        return None
    _agitate(plan)
    if is_special and not extorted:
        use_special(plan)
    return plan if plan.act("done") else None


def best_way(plan: Plan) -> Way | None:
    """Return what a Rally best does next; None where nothing is worth its price."""
    state, places = plan.state, plan.places
    free = getattr(plan.top, "free", False)
    if not free and state.fln_resources < 1:
        return None
    rater = Rater(state)
    price = 0.0 if free else rater.price(1)
    stirred = max([agitation_value(rater, space) for space in places if space in EVERYWHERE], default=0.0)
    at_base = getattr(plan.top, "at_base", False)
    ways = [] if at_base else _track_ways(plan, rater)
    for space in state.fln_spaces:
        if space not in places and (not at_base or state.pieces[space][B]):
            ways += _ways(rater, space, max(0.0, stirred))
    best = max(ways, default=None)
    return best if best and best.value > price + LEAST_GAIN else None


def _track_ways(plan: Plan, rater: Rater) -> list[Way]:
    state = rater.state
    if state.france == LAST_BOX or FRANCE_TRACK in plan.places:
        return []
    now, then = BOXES[state.france], BOXES[state.france + 1]
    lost = then.commitment_lost - now.commitment_lost + 1 / 3
    won = WEIGHTS.resource * (then.fln_resources - now.fln_resources)
    return [Way(WEIGHTS.france * (lost + won) * rounds_in_sight(state), FRANCE_TRACK)]


def _ways(rater: Rater, space: int, stirred: float) -> list[Way]:
    """Return what a Rally could bring to a space, the Agitation after it included."""
    state = rater.state
    if space_refusal(state, space) is not None:
        return []
    row, available = state.pieces[space], state.pieces[AVAILABLE]
    ways = list[Way]()
    if number := min(most_placed(state, space), available[U]):
        ways.append(_way(rater, space, stirred, "place", (number,), ((U, number),)))
    if row[U] + row[A] >= FOR_A_BASE and base_refusal(state, space) is None:
        active = min(2, row[A])
        changes = ((U, active - 2), (A, -active), (B, 1))
        ways.append(_way(rater, space, stirred, "base", (2 - active, active), changes))
    if row[A] and bases_at(state, space):
        ways.append(_way(rater, space, stirred, "hide", (), ((U, row[A]), (A, -row[A]))))
    if row[B] and not is_country(space):
        ways.append(_way(rater, space, stirred, "nothing", (), ()))
    return ways


def _way(
    rater: Rater,
    space: int,
    stirred: float,
    verb: str,
    args: tuple[int, ...],
    changes: tuple[tuple[int, int], ...],
) -> Way:
    row = rater.state.pieces[space]
    if is_country(space):
        return Way(_value_abroad(rater, dict(changes)), space, verb, args)
    value = gain(rater, space, *changes)
    for kind, number in changes:
        row[kind] += number
    value += max(0.0, agitation_value(rater, space) - stirred)
    for kind, number in changes:
        row[kind] -= number
    return Way(value, space, verb, args)


def _value_abroad(rater: Rater, changes: dict[int, int]) -> float:
    base = 1 + WEIGHTS.base * rounds_in_sight(rater.state)
    guerrillas = changes.get(U, 0) + changes.get(A, 0)
    return base * changes.get(B, 0) + WEIGHTS.abroad * guerrillas


def agitation_value(rater: Rater, space: int) -> float:
    """Return what Agitation in a space after the Rally would bring beyond its price; 0 if it cannot be."""
    state = rater.state
    level = state.support[space]
    if level == OPPOSE or not state.is_populated(space):
        return 0.0
    steps = state.terror[space] + 1
    if (state.control(space) != "FLN" and not state.pieces[space][B]) or state.fln_resources < steps:
        return 0.0
    return gain_of_level(rater, space, level - 1, -state.terror[space]) - rater.price(steps)


def _agitate(plan: Plan) -> None:
    """Agitate in the selected space in which it brings most, if it brings anything."""
    rater = Rater(plan.state)
    rated = [(agitation_value(rater, space), -space) for space in plan.places if space in EVERYWHERE]
    value, space = max(rated, default=(0.0, 0))
    if value <= 0:
        return
    for _ in range(plan.state.terror[-space] + 1):
        plan.act("agitate", -space)
