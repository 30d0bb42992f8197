"""Events of the Non-Player that move pieces, and those that grant a free Rally [CT-8.4, CT-8.5]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.chart.events import places
from algeria_lab.twilight.chart.events.shifts import choose, die_name
from algeria_lab.twilight.chart.filters import MOST_POPULATION
from algeria_lab.twilight.chart.march.plans import unseen_leavers
from algeria_lab.twilight.chart.rally.box import rather_rally, run_rally
from algeria_lab.twilight.chart.rally.under_way import Rally
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.draft import half
from algeria_lab.twilight.geography import AVAILABLE, EVERYWHERE, MOROCCO, TUNISIA, is_city
from algeria_lab.twilight.pieces import FT, A, U
from algeria_lab.twilight.state import State

TROOPS_MOVED: Final = 4
REMOVED: Final = 2


def _free_rally(chart: Chart, limit: int, *, bases_only: bool) -> None:
    """Rally without paying, if the chart would rather Rally than March [CT-9.8]."""
    held = chart.is_free, chart.limit
    chart.is_free, chart.limit = True, limit
    rally = Rally(chart, limit=limit, bases_only=bases_only)
    if rather_rally(rally):
        run_rally(rally)
    chart.is_free, chart.limit = held


def brave(chart: Chart, rule: str) -> None:
    """Rally in two locations for nothing."""
    _free_rally(chart, 2, bases_only=False)


def factionalism(chart: Chart, rule: str) -> None:
    """Rally in one space with an FLN Base for nothing."""
    _free_rally(chart, 1, bases_only=True)


# --- Ventilos


def _is_city(chart: Chart, space: int) -> int:
    return is_city(space)


def _most_unseen(chart: Chart, space: int) -> int:
    return unseen_leavers(chart.state, space)


COAST: Final[Chain] = (Filter("chart-test-city", _is_city), MOST_POPULATION)


def ventilos(chart: Chart, rule: str) -> None:
    """Bring Underground Guerrillas to as many coastal spaces at Support as possible: three spaces in all."""
    state = chart.state
    number = chart.draft.read_die(die_name(chart), half, rule)
    targets, sources = places.coastal_support(state), places.coastal_sources(state)
    rich = _sources_for_two(state, sources, number) if len(targets) > 1 else []
    first = choose(chart, rule, targets, COAST)
    if rich:
        second = choose(chart, rule, [space for space in targets if space != first], COAST)
        source = _source(chart, rule, rich)
        moved = min(number, unseen_leavers(state, source))
        fewer = moved // 2
        chart.draft.move(U, moved - fewer, source, first, rule)
        chart.draft.move(U, fewer, source, second, rule)
        return
    for _ in range(2):
        if not number or not sources:
            return
        source = _source(chart, rule, sources)
        moved = min(number, unseen_leavers(state, source))
        chart.draft.move(U, moved, source, first, rule)
        number -= moved
        sources.remove(source)


def _sources_for_two(state: State, sources: list[int], number: int) -> list[int]:
    """Return the sources that can serve two spaces; recorded: alone with all who may move [CT-11/D20]."""
    most = min(number, sum([unseen_leavers(state, space) for space in sources]))
    enough = 2 if _at_random(state) else most
    return [space for space in sources if most > 1 and unseen_leavers(state, space) >= enough]


def _at_random(state: State) -> bool:
    """Return whether any source may be drawn; the recorded games take the largest [CT-11/D20]."""
    return state.switches.ventilos_sources_at_random


def _source(chart: Chart, rule: str, spaces: list[int]) -> int:
    at_random = _at_random(chart.state)
    chain = () if at_random else (Filter("chart-test-most-underground", _most_unseen),)
    return sift(chart, rule, f"chart-draw-event-{chart.state.card}", spaces, chain, lot=at_random)


# --- Factional Plot


def factional_plot(chart: Chart, rule: str) -> None:
    """Make Morocco and Tunisia even, in all and in each kind: the larger keeps what is odd."""
    state = chart.state
    larger, smaller = sorted((MOROCCO, TUNISIA), key=state.guerrillas, reverse=True)
    here, there = state.pieces[larger], state.pieces[smaller]
    number = (state.guerrillas(larger) - state.guerrillas(smaller)) // 2
    unseen = (here[U] - there[U]) // 2
    if not state.switches.factional_plot_evens_both_kinds:
        unseen = max(0, unseen)
    for kind, moved in ((U, unseen), (A, number - unseen)):
        chart.draft.move(kind, moved, larger, smaller, rule)
        chart.draft.move(kind, -moved, smaller, larger, rule)


# --- Operation 744


def _emptiest(chart: Chart, space: int) -> int:
    return -chart.state.guerrillas(space)


def operation_744(chart: Chart, rule: str) -> None:
    """Send French Troops away to a Sector where they do no harm [CT-8.5]."""
    state = chart.state
    goes_to_empty = places.seeks_empty_sector(state)
    chain = () if goes_to_empty else (Filter("chart-test-fewest-guerrillas", _emptiest),)
    target = choose(chart, rule, places.for_operation(state), chain)
    move_troops = _move_random_troops if goes_to_empty else _move_largest_stacks
    move_troops(chart, rule, target)
    if not goes_to_empty:
        _remove_own(chart, rule, target, state)


def _troops(state: State, target: int) -> list[int]:
    return [space for space in EVERYWHERE if state.pieces[space][FT] and space != target]


def _move_random_troops(chart: Chart, rule: str, target: int) -> None:
    """Move French Troops one by one from spaces that are drawn."""
    for _ in range(TROOPS_MOVED):
        spaces = _troops(chart.state, target)
        if spaces:
            chart.draft.move(FT, 1, choose(chart, rule, spaces, ()), target, rule)


def _move_largest_stacks(chart: Chart, rule: str, target: int) -> None:
    """Move French Troops from the largest stacks, as the recorded games do [CT-11/D24]."""
    state, left = chart.state, TROOPS_MOVED
    for space in sorted(_troops(state, target), key=lambda space: -state.pieces[space][FT]):
        moved = min(left, state.pieces[space][FT])
        chart.draft.move(FT, moved, space, target, rule)
        left -= moved


def _remove_own(chart: Chart, rule: str, target: int, state: State) -> None:
    active = min(REMOVED, state.pieces[target][A])
    unseen = min(REMOVED - active, state.pieces[target][U])
    chart.draft.move(A, active, target, AVAILABLE, rule)
    chart.draft.move(U, unseen, target, AVAILABLE, rule)
