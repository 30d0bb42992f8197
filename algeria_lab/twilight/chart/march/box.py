"""The March box: the best destination of each step, one after the other [CT-9.10]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from algeria_lab.twilight.chart.account import Did, Sifted
from algeria_lab.twilight.chart.march.paths import first_seen
from algeria_lab.twilight.chart.march.plans import (
    LIMITS,
    MARCH,
    Group,
    March,
    Plan,
    Way,
    best_ways,
    build,
    drawn,
    listed_sources,
    possible_ways,
    refreshed,
)
from algeria_lab.twilight.chart.march.steps import HIDDEN, PREFER_HIDDEN, STEPS, Step
from algeria_lab.twilight.chart.reasoning import Chart, sift
from algeria_lab.twilight.chart.special import NOTHING, try_extort, use_special
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.operations.march import march_along
from algeria_lab.twilight.pieces import B

STEPS_RULE = cite("CT-9.10.3")
WayTest: TypeAlias = tuple[str, Callable[[Way], int]]
CHEAPEST: Final[WayTest] = ("chart-test-cheapest", lambda way: -way.cost)
MOST_LEAVE: Final[WayTest] = ("chart-test-most-leave", lambda way: way.movers)
MOST_UNSEEN: Final[WayTest] = ("chart-test-most-arrive-underground", lambda way: way.unseen)


def march_box(chart: Chart) -> bool:
    """March step by step, then use a special activity; return whether anybody marched."""
    march = March(chart)
    for step in STEPS:
        run_step(march, step(chart.state))
    if march.places:
        use_special(chart)
    return bool(march.places)


def run_step(march: March, step: Step) -> None:
    """March to the best destinations of a step, looking again after each."""
    chart = march.chart
    left, reached = step.places, 0
    listed = listed_sources(march, hidden=step.status == HIDDEN)
    while left and reached < step.most:
        plans = _reachable(march, step, left, listed)
        if not chart.ask(
            STEPS_RULE,
            f"chart-march-step-{step.id}",
            bool(plans),
            wanted=chart.names(left),
            reachable=chart.names(plans),
        ):
            break
        space = sift(chart, STEPS_RULE, f"chart-draw-march-{step.id}", list(plans), step.chain(plans))
        go(march, plans[space], step.id)
        left = [other for other in left if other != space]
        reached += 1


def _reachable(march: March, step: Step, spaces: list[int], listed: Mapping[int, int]) -> dict[int, Plan]:
    """Return a plan for each destination that can be reached and paid."""
    plans = {}
    for space in spaces:
        plan = _plan(march, step, space, listed)
        if plan:
            plans[space] = plan
    return plans


def _plan(march: March, step: Step, space: int, listed: Mapping[int, int]) -> Plan | None:
    """Return how a destination is best reached; where it does not matter who is seen, at no greater cost."""
    number, hidden = step.needed(march.chart.state, space), step.status == HIDDEN
    possible = possible_ways(march, space, hidden=hidden, listed=listed)
    if number > sum([options[0].movers for options in possible]):
        return None

    def built(*, unseen_first: bool) -> Plan | None:
        found = best_ways(possible, hidden=hidden, unseen_first=unseen_first)
        plan = build(march, space, number, found, hidden=hidden)
        if plan is None:
            return None
        return paid_for(march, plan._replace(unseen_first=unseen_first and not hidden))

    unseen = built(unseen_first=True)
    if hidden or (unseen and step.status == PREFER_HIDDEN):
        return unseen
    cheap = built(unseen_first=False)
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
    for place, group in enumerate(plan.groups):
        if chart.account is not None:
            chart.account.records.append(_why_source(plan, place))
        _move(march, group, plan)


def _why_source(plan: Plan, place: int) -> Sifted:
    """Return how the source of a group was chosen among those that were left."""
    tests = (MOST_UNSEEN, CHEAPEST) if plan.unseen_first else (CHEAPEST, MOST_LEAVE)
    left = plan.ways[place:]
    among, kept = left, []
    for test, worth in tests:
        best = max([worth(way) for way in left])
        left = tuple([way for way in left if worth(way) == best])
        kept.append((test, tuple([PLACES[way.source] for way in left])))
    names = tuple([PLACES[way.source] for way in among])
    return Sifted(
        MARCH, "chart-choose-march-source", names, tuple(kept), PLACES[left[0].source], by_lot=False
    )


def _move(march: March, group: Group, plan: Plan) -> None:
    chart = march.chart
    seen_at = first_seen(chart.state, group.source, group.path, group.number)
    unseen, active = drawn(march, group.source, group.number, seen=seen_at is not None, hidden=plan.hidden)
    if chart.account is not None:
        is_seen = seen_at is not None
        chart.ask(LIMITS, "chart-march-seen", is_seen, place=PLACES[plan.target], number=group.number)
        from_base = chart.state.pieces[group.source][B] > 0
        active_first = not plan.hidden and (is_seen or from_base)
        chart.ask(LIMITS, "chart-march-active-first", active_first, place=PLACES[group.source])
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
