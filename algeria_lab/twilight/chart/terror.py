"""The Terror box [CT-9.5]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.chart.filters import AT_SUPPORT, MOST_POPULATION, safe_to_activate
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.chart.special import try_extort, use_special
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import MOST_TERROR
from algeria_lab.twilight.geography import ALGERIA, PLACES
from algeria_lab.twilight.operations.terror import TERROR, carry_out_terror, price
from algeria_lab.twilight.operations.train import may_train
from algeria_lab.twilight.operations.underground import needed
from algeria_lab.twilight.state import NEUTRAL, SUPPORT, State

BOX = cite("CT-9.5")


def _is_worth_marking(chart: Chart, space: int) -> int:
    state = chart.state
    return state.is_final_campaign and state.support[space] == NEUTRAL and state.terror_markers < MOST_TERROR


CHAIN: Final[Chain] = (
    AT_SUPPORT,
    Filter("chart-test-neutral-in-final-campaign", _is_worth_marking),
    MOST_POPULATION,
)


def candidates(state: State) -> list[int]:
    """Return the spaces in which the chart would carry out Terror."""
    return [space for space in ALGERIA if _is_target(state, space)]


def _is_target(state: State, space: int) -> bool:
    level = state.support[space]
    if not state.is_populated(space) or not safe_to_activate(state, space, needed(state, space)):
        return False
    if level == SUPPORT:
        return "intimidation" not in state.momentum
    return (
        level == NEUTRAL and state.is_final_campaign and not state.terror[space] and may_train(state, space)
    )


def terrorize(chart: Chart) -> bool:
    """Carry out Terror in one space after the other, then a special activity; return whether any was."""
    done: list[int] = []
    while len(done) < chart.limit:
        spaces = [space for space in candidates(chart.state) if space not in done]
        if not spaces:
            break
        space = sift(chart, BOX, "chart-draw-terror", spaces, CHAIN)
        if not _can_pay(chart, space):
            break
        chart.did(BOX, "terror", space)
        chart.draft.pay("fln", price(chart.state, space), TERROR, space)
        carry_out_terror(chart.draft, space)
        done.append(space)
        chart.locations += 1
    if done:
        use_special(chart)
    return bool(done)


def _can_pay(chart: Chart, space: int) -> bool:
    """Return whether Terror in a space can be paid, by an Extort that spares its Guerrillas if need be."""
    state = chart.state
    cost = price(state, space)
    if state.fln_resources < cost:
        try_extort(chart, {space: needed(state, space)})
    held = state.fln_resources
    return chart.ask(
        BOX, "chart-terror-can-pay", held >= cost, place=PLACES[space], price=cost, resources=held
    )
