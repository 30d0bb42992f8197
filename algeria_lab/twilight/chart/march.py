"""The March box: its steps, one destination after the other [CT-9.10]."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from algeria_lab.twilight.chart.account import Did
from algeria_lab.twilight.chart.filters import FEWEST_CUBES, MOST_POPULATION, MOUNTAIN
from algeria_lab.twilight.chart.march_paths import first_seen
from algeria_lab.twilight.chart.march_plans import (
    MARCH,
    Group,
    March,
    Plan,
    build,
    drawn,
    may_leave,
    refreshed,
    ways,
)
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.chart.special import NOTHING, try_extort, use_special
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import ALGERIA, CITIES, EVERYWHERE, PLACES, SECTORS
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.march import march_along
from algeria_lab.twilight.pieces import B, U
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

STEPS_RULE = cite("CT-9.10.3")
HIDDEN, PREFER_HIDDEN, PLAIN = "hidden", "prefer", "plain"


class Step(NamedTuple):
    """A step of the March box.

    Attributes:
        id: As the chart numbers it.
        places: Destinations, listed at its start.
        needed: How many Guerrillas a destination takes.
        status: ``hidden`` if they must arrive Underground, ``prefer`` if they had better, else ``plain``.
        most: How many destinations.
        chain: How one of the destinations that can be reached is chosen; it looks at the plans.
    """

    id: str
    places: list[int]
    needed: Callable[[State, int], int]
    status: str
    most: int
    chain: Callable[[dict[int, Plan]], Chain]


def march_box(chart: Chart) -> bool:
    """March step by step, then use a special activity; return whether anybody marched."""
    march = March(chart)
    for steps in (_uncovered_bases, _empty_cities, _support, _government_sectors, _refuges):
        run_step(march, steps(chart.state))
    if march.places:
        use_special(chart)
    return bool(march.places)


# --- the steps


def _one(state: State, space: int) -> int:
    return 1


def _uncovered_bases(state: State) -> Step:
    spaces = [space for space in ALGERIA if state.pieces[space][B] and not state.pieces[space][U]]
    return Step("1", spaces, _one, HIDDEN, NO_LIMIT, lambda plans: (_cheapest(plans),))


def _empty_cities(state: State) -> Step:
    spaces = []
    if "taleb_gov" in state.capabilities:
        spaces = [city for city in CITIES if state.support[city] == SUPPORT and state.guerrillas(city) < 2]
    return Step("2a", spaces, _up_to_two, _wish(state), 1, lambda plans: (_unseen(plans), _cheapest(plans)))


def _up_to_two(state: State, space: int) -> int:
    return 2 - state.guerrillas(space)


def _wish(state: State) -> str:
    return HIDDEN if state.is_final_campaign else PREFER_HIDDEN


def _support(state: State) -> Step:
    spaces = [
        space
        for space in ALGERIA
        if state.support[space] == SUPPORT
        and not (state.pieces[space][U] if state.is_final_campaign else state.guerrillas(space))
    ]
    most = 2 if state.switches.march_visits_two_support_spaces else NO_LIMIT
    return Step("2b", spaces, _one, _wish(state), most, lambda plans: (_unseen(plans), _cheapest(plans)))


def _government_sectors(state: State) -> Step:
    spaces = [
        space
        for space in SECTORS
        if state.is_populated(space) and state.control(space) == "GOV" and state.support[space] != OPPOSE
    ]
    return Step("3", spaces, _lead, PLAIN, 1, lambda plans: (MOUNTAIN, MOST_POPULATION, _cheapest(plans)))


def _lead(state: State, space: int) -> int:
    return state.gov_pieces(space) - state.fln_pieces(space)


def _refuges(state: State) -> Step:
    spaces = [
        space
        for space in SECTORS
        if not state.pop(space)
        and not state.resettled[space]
        and not state.pieces[space][B]
        and state.has_room_for_base(space)
    ]
    return Step(
        "4",
        spaces,
        lambda state, space: 3,
        PLAIN,
        1,
        lambda plans: (FEWEST_CUBES, MOUNTAIN, _cheapest(plans), _unseen(plans)),
    )


def _cheapest(plans: dict[int, Plan]) -> Filter:
    return Filter("chart-test-cheapest", lambda chart, space: -plans[space].cost)


def _unseen(plans: dict[int, Plan]) -> Filter:
    return Filter("chart-test-arrives-underground", lambda chart, space: plans[space].unseen > 0)


# --- one step


def run_step(march: March, step: Step) -> None:
    """March to the best destinations of a step, looking again after each."""
    chart = march.chart
    left, reached = step.places, 0
    listed = frozenset(
        [space for space in EVERYWHERE if may_leave(march, space, hidden=step.status == HIDDEN)[1]]
    )
    while left and reached < step.most:
        plans = _reachable(march, step, left, listed)
        if not plans:
            break
        space = sift(chart, STEPS_RULE, f"chart-draw-march-{step.id}", list(plans), step.chain(plans))
        go(march, plans[space], step.id)
        left = [other for other in left if other != space]
        reached += 1


def _reachable(march: March, step: Step, spaces: list[int], listed: frozenset[int]) -> dict[int, Plan]:
    """Return a plan for each destination that can be reached and paid."""
    plans = {}
    for space in spaces:
        plan = _plan(march, step, space, listed)
        if plan:
            plans[space] = plan
    return plans


def _plan(march: March, step: Step, space: int, listed: frozenset[int]) -> Plan | None:
    number = step.needed(march.chart.state, space)

    def built(*, unseen_first: bool) -> Plan | None:
        hidden = step.status == HIDDEN
        found = ways(march, space, hidden=hidden, unseen_first=unseen_first, listed=listed)
        plan = build(march, space, number, found, hidden=hidden)
        return paid_for(march, plan) if plan else None

    if step.status == HIDDEN:
        return built(unseen_first=True)
    if step.status == PREFER_HIDDEN:
        return built(unseen_first=True) or built(unseen_first=False)
    cheap, unseen = built(unseen_first=False), built(unseen_first=True)
    if cheap and unseen:
        return unseen if unseen.cost <= cheap.cost else cheap
    return cheap or unseen


def paid_for(march: March, plan: Plan) -> Plan | None:
    """Return a plan as it would go once it is paid, by an Extort if need be; None if it cannot be paid."""
    chart = march.chart
    if chart.state.fln_resources >= plan.cost:
        return plan
    if not chart.may_use_special:
        return None
    twin = chart.trial()
    try_extort(twin, _protected(plan))
    if twin.state.fln_resources < plan.cost:
        return None
    return refreshed(march, plan, twin)


def _protected(plan: Plan) -> dict[int, int]:
    if not plan.hidden:
        return dict(NOTHING)
    return {group.source: group.number for group in plan.groups}


def go(march: March, plan: Plan, step: str) -> None:
    """Carry out a plan: pay, then move each group in one go."""
    chart = march.chart
    if chart.state.fln_resources < plan.cost:
        try_extort(chart, _protected(plan))
    if chart.account is not None:
        paid = tuple([PLACES[space] for space in plan.paid])
        record = Did(MARCH, "march_to", chart.happened, PLACES[plan.target], step, paid=paid)
        chart.account.records.append(record)
    chart.draft.pay("fln", plan.cost, MARCH, plan.target)
    march.paid.update(plan.paid)
    march.places.append(plan.target)
    chart.locations = len(march.paid)
    for group in plan.groups:
        _move(march, group, plan)


def _move(march: March, group: Group, plan: Plan) -> None:
    chart = march.chart
    seen_at = first_seen(chart.state, group.source, group.path, group.number)
    unseen, active = drawn(march, group.source, group.number, seen=seen_at is not None, hidden=plan.hidden)
    if chart.account is not None:
        path = tuple([PLACES[space] for space in (group.source, *group.path)])
        where = "" if seen_at is None else PLACES[seen_at]
        record = Did(MARCH, "march", chart.happened, path=path, number=group.number, active_at=where)
        chart.account.records.append(record)
    march_along(chart.draft, (group.source, *group.path), unseen, active)
    if seen_at is not None:
        unseen, active = 0, unseen + active
    target = plan.target
    before = march.arrived.get(target, (0, 0))
    march.arrived[target] = (before[0] + unseen, before[1] + active)
