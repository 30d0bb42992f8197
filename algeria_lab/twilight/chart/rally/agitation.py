"""Agitation at the end of the Non-Player's Rally: where, and how it is paid [CT-9.9]."""

from __future__ import annotations

from algeria_lab.twilight import operations
from algeria_lab.twilight.chart.rally.places import RALLY, gain, is_open, wanted
from algeria_lab.twilight.chart.rally.under_way import Rally
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.special import try_extort
from algeria_lab.twilight.chart.supply import place_guerrillas
from algeria_lab.twilight.draft import PAID_STEP
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.pieces import B
from algeria_lab.twilight.state import OPPOSE


def agitation_spaces(rally: Rally, least_population: int) -> list[int]:
    """Return where the chart would Agitate, the cheapest first, then the most populous."""
    state = rally.chart.state
    spaces = [
        space
        for space in ALGERIA
        if state.pop(space) >= least_population
        and state.support[space] != OPPOSE
        and is_open(state, space)
        and (state.pieces[space][B] or (not rally.bases_only and _has_control(rally, space)))
        and (space in rally.places or rally.has_room)
    ]
    return sorted(spaces, key=lambda space: (total_cost(rally, space), -state.pop(space)))


def _has_control(rally: Rally, space: int) -> bool:
    """Return whether the FLN controls a space now, or will by a Rally out of Available alone."""
    state = rally.chart.state
    if state.control(space) == "FLN":
        return True
    if space in rally.places:
        return False
    return state.fln_pieces(space) + gain(state, space) > state.gov_pieces(space)


def total_cost(rally: Rally, space: int) -> int:
    """Return what the Agitation in a space costs, with the Rally that it needs."""
    chart = rally.chart
    is_paid = space not in rally.places
    if chart.is_free and chart.state.switches.free_rally_pays_only_agitation:
        is_paid = False
    return chart.state.terror[space] + 1 + is_paid


def prepare_agitation(rally: Rally, step: str, least_population: int) -> None:
    """Choose where to Agitate, Rally there if that is not done yet, and reserve the money."""
    chart = rally.chart
    spaces = agitation_spaces(rally, least_population)
    chart.ask(RALLY, f"chart-rally-step-{step}", bool(spaces), spaces=chart.names(spaces))
    for space in spaces:
        price = total_cost(rally, space)
        can_pay = _can_finance(rally, price)
        chart.ask(RALLY, "chart-agitation-can-pay", can_pay, place=PLACES[space], price=price)
        if can_pay:
            _reserve(rally, step, space)
            return


def _reserve(rally: Rally, step: str, space: int) -> None:
    if space not in rally.places:
        rally.select(space, step)
        place_guerrillas(rally.chart, max(0, wanted(rally.chart.state, space)), space, RALLY)
    rally.reserved = rally.chart.state.terror[space] + 1
    rally.agitate_in = space


def _can_finance(rally: Rally, price: int) -> bool:
    """Return whether a price can be paid; an Extort that is not enough is taken back."""
    chart = rally.chart
    if not rally.can_afford(price):
        return False
    if chart.state.fln_resources >= price:
        return True
    if not chart.may_use_special:
        return False
    twin = chart.trial()
    try_extort(twin)
    is_enough = twin.state.fln_resources >= price
    chart.end_trial(twin, RALLY, "chart-try-extort", kept=is_enough)
    return is_enough


def agitate(rally: Rally, space: int) -> None:
    """Remove all Terror of a space and shift it one level toward Opposition."""
    chart = rally.chart
    if not _may_agitate(chart, space):
        return
    chart.did(RALLY, "agitate", space)
    for _ in range(chart.state.terror[space] + 1):
        rally.pay(1, space, PAID_STEP)
        operations.rally.agitate(chart.draft, space)


def _may_agitate(chart: Chart, space: int) -> bool:
    """Return whether a space has an FLN Base or FLN Control now."""
    state = chart.state
    if not state.switches.agitation_is_tested_again:
        return True
    is_held = state.pieces[space][B] > 0 or state.control(space) == "FLN"
    return chart.ask(RALLY, "chart-agitation-still-possible", is_held, place=PLACES[space])
