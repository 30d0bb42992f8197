"""Building up: Train with Pacification, the two tracks, and what is deployed with it [CT-12.4]."""

from __future__ import annotations

from typing import Final

from algeria_lab.players.twilight.government.deploying import deploy
from algeria_lab.players.twilight.government.lifting import lift_to_pacify
from algeria_lab.players.twilight.government.reading import GUARD, reserve
from algeria_lab.players.twilight.plan import Plan
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, BORDER_TRACK, COUNTRIES, FRANCE_TRACK, TRACKS
from algeria_lab.twilight.operations.train import (
    PRICE_OF_PACIFYING,
    may_train,
    most_cubes,
    most_pacified,
    trains_all_cubes,
)
from algeria_lab.twilight.pieces import AP, AT
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK as BOXES
from algeria_lab.twilight.state import SUPPORT, State

PRICE: Final = 2
RESOURCE: Final = 0.3
LEAST_VALUE: Final = 0.7
CONTROL, PACIFIED_LATER, WATCH = 0.25, 0.3, 0.2
"""Points for each Population: Control won or denied, a Support Phase prepared, Support watched over."""
MOST_LOCATIONS: Final = 3


def plan_train(view: State, word: str, most: int = MOST_LOCATIONS) -> Plan | None:
    """Return a whole Train in a box; None without a location worth it.

    Args:
        view: The position in which the turn begins, or in which an Event grants a Train.
        word: The box; empty for a Train that has begun.
        most: At how many locations at most.
    """
    plan = Plan(view)
    if word and not plan.act("train", word):
        return None
    pacified: list[int] = []
    while len(plan.places) < most and (location := _best_location(plan, pacified)) is not None:
        if not plan.act("train", location):
            break
        if location not in TRACKS:
            _place_cubes(plan, location)
            if pacification_value(plan.state, location) > 0:
                pacified.append(location)
    for space in pacified[: most_pacified(plan.state)]:
        _pacify(plan, space)
    if word == "with-special" and not deploy(plan):
        lift_to_pacify(plan)
    return plan if plan.places and plan.act("done") else None


def _pacify(plan: Plan, space: int) -> None:
    """Pacify a selected space until it has shifted a level, if that can be paid."""
    state = plan.state
    if state.gov_resources < pacification_price(state, space):
        return
    for _ in range(state.terror[space] + 1):
        plan.act("pacify", space)


def pacification_price(state: State, space: int) -> int:
    """Return what a shift of a level costs: Terror markers first."""
    return PRICE_OF_PACIFYING * (state.terror[space] + 1)


def pacification_value(state: State, space: int) -> float:
    """Return the points that Pacifying a trained space brings, less its price; 0 where it cannot be done."""
    lead = state.gov_pieces(space) - state.fln_pieces(space)
    if state.support[space] == SUPPORT or not state.is_populated(space) or lead <= 0:
        return 0.0
    if state.gov_resources < pacification_price(state, space):
        return 0.0
    gained = state.pop(space) + 0.5 * state.terror[space]
    return max(0.0, gained - RESOURCE * pacification_price(state, space) - 0.2 * state.guerrillas(space))


def _best_location(plan: Plan, pacified: list[int]) -> int | None:
    state = plan.state
    held_back = reserve(state) + sum([pacification_price(state, space) for space in pacified[:1]])
    if not getattr(plan.top, "free", False) and state.gov_resources < PRICE + held_back:
        return None
    may_pacify = len(pacified) < most_pacified(state)
    places = plan.places
    rated = [
        (value, -location)
        for location in (*ALGERIA, *TRACKS)
        if location not in places
        and (value := _value(state, location, may_pacify=may_pacify)) >= LEAST_VALUE
        and may_train(state, location)
    ]
    return -max(rated)[1] if rated else None


def _value(state: State, location: int, *, may_pacify: bool) -> float:
    """Return the points that a location promises, before its price."""
    rounds = max(1, state.propaganda_total - state.propaganda_played)
    if location == FRANCE_TRACK:
        return france_value(state, rounds)
    if location == BORDER_TRACK:
        return 0.35 * min(rounds, 2) if _abroad(state) >= 4 else 0.2 * min(rounds, 2)
    return _space_value(state, location, may_pacify=may_pacify)


def france_value(state: State, rounds: int) -> float:
    """Return what a box of the France Track toward A is worth: Commitment and Resources of coming Rounds."""
    if not state.france:
        return 0.0
    now, then = BOXES[state.france], BOXES[state.france - 1]
    saved = now.commitment_lost - then.commitment_lost
    return (0.5 + 0.5 * saved + 0.3) * min(rounds, 2) / (1 if rounds > 1 else 1.3)


def _space_value(state: State, space: int, *, may_pacify: bool) -> float:
    if not (population := state.pop(space)):
        return 0.0
    held, price = _cubes_held(state, space), pacification_price(state, space)
    lead = state.gov_pieces(space) - state.fln_pieces(space)
    value = 0.0
    if state.support[space] == SUPPORT:
        value += WATCH * population * (held > 0 and state.cubes(space) < GUARD)
    elif may_pacify and lead + held > 0 and state.gov_resources >= PRICE + price:
        value += population - RESOURCE * price
    if lead <= 0 < lead + held:
        value += (CONTROL + CONTROL * (lead < 0) + PACIFIED_LATER) * population
    return value


def _cubes_held(state: State, space: int) -> int:
    """Return how many Algerian cubes could be placed in a space out of Available."""
    row = state.pieces[AVAILABLE]
    return min(most_cubes(state), row[AP] + (row[AT] if trains_all_cubes(state, space) else 0))


def _place_cubes(plan: Plan, space: int) -> None:
    """Place Algerian cubes out of Available: Troops where there are none, Police as many as are of use."""
    state = plan.state
    row, most = state.pieces[AVAILABLE], most_cubes(state)
    lead = state.gov_pieces(space) - state.fln_pieces(space)
    wanted = max(2 - lead, GUARD - state.cubes(space), 1 if not state.police(space) else 0, 1)
    troops = int(not state.troops(space) and row[AT] > 0 and trains_all_cubes(state, space))
    police = min(row[AP], max(0, min(most, wanted) - troops), most - troops)
    if not troops and police < 1 - lead and trains_all_cubes(state, space):
        troops = min(row[AT], most - police, max(0, 1 - lead - police))
    if troops + police:
        plan.act("place", troops, police)


def _abroad(state: State) -> int:
    """Return how many Guerrillas are in Morocco and Tunisia."""
    return sum([state.guerrillas(space) for space in COUNTRIES])
