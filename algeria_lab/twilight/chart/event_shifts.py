"""Events of the Non-Player that turn spaces: whom they shift, and in what order [CT-8.1, CT-8.4]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from algeria_lab.twilight.chart import event_places as places
from algeria_lab.twilight.chart.filters import AT_SUPPORT, MOST_POPULATION
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.chart.training import could_train
from algeria_lab.twilight.pieces import U
from algeria_lab.twilight.state import NEUTRAL, OPPOSE, State


def _out_of_reach(chart: Chart, space: int) -> int:
    return not could_train(chart.state, space)


OUT_OF_REACH: Final = Filter("chart-test-no-train-there", _out_of_reach)
OPPOSITION: Final[Chain] = (AT_SUPPORT, MOST_POPULATION, OUT_OF_REACH)
"""How spaces are chosen that shall turn to Opposition [CT-8.1]."""


def choose(chart: Chart, rule: str, spaces: list[int], chain: Chain) -> int:
    """Choose a space of an Event; the draw bears the number of the card."""
    return sift(chart, rule, f"chart-draw-event-{chart.state.card}", spaces, chain)


def _up_to_two(
    chart: Chart, rule: str, found: Callable[[State], list[int]], change: Callable[[int], None]
) -> None:
    """Change up to two different spaces, looking again after the first."""
    done: list[int] = []
    while len(done) < 2:
        spaces = [space for space in found(chart.state) if space not in done]
        if not spaces:
            return
        done.append(choose(chart, rule, spaces, OPPOSITION))
        change(done[-1])


def snatch(chart: Chart, rule: str) -> None:
    """Set up to two spaces that the FLN controls to Oppose."""
    _up_to_two(chart, rule, places.for_snatch, lambda space: chart.draft.set_support(space, OPPOSE, rule))


def bureau(chart: Chart, rule: str) -> None:
    """Shift two Sectors one level toward Opposition."""
    _up_to_two(chart, rule, places.for_bureau, lambda space: chart.draft.shift_support(space, -1, rule))


def beni_oui_oui(chart: Chart, rule: str) -> None:
    """Set up to two Neutral spaces to Oppose."""
    _up_to_two(
        chart, rule, places.for_beni_oui_oui, lambda space: chart.draft.set_support(space, OPPOSE, rule)
    )


def elections(chart: Chart, rule: str) -> None:
    """Set a Sector at Support to Neutral."""
    spaces = places.for_elections(chart.state)
    space = choose(chart, rule, spaces, (MOST_POPULATION, OUT_OF_REACH))
    chart.draft.set_support(space, NEUTRAL, rule)


def third_force(chart: Chart, rule: str) -> None:
    """Set a Sector with Algerian Police to Oppose."""
    space = choose(chart, rule, places.for_third_force(chart.state), OPPOSITION)
    chart.draft.set_support(space, OPPOSE, rule)


def population_control(chart: Chart, rule: str) -> None:
    """Set a City to Neutral."""
    space = choose(chart, rule, places.for_population_control(chart.state), (MOST_POPULATION,))
    chart.draft.set_support(space, NEUTRAL, rule)


def stripey_hole_unshaded(chart: Chart, rule: str) -> None:
    """Activate the Guerrillas of a Sector and set it to Oppose; the recorded games do nothing [CT-11/D05]."""
    state = chart.state
    if not state.switches.stripey_hole_avoids_bases:
        return
    space = choose(chart, rule, places.for_stripey_hole_unshaded(state), (MOST_POPULATION,))
    chart.draft.activate(space, state.pieces[space][U], rule)
    chart.draft.set_support(space, OPPOSE, rule)


def atrocities(chart: Chart, rule: str) -> None:
    """Place up to two Terror markers, each for a Resource and a Commitment; the spaces become Neutral."""
    draft, done = chart.draft, set[int]()
    different = chart.state.switches.atrocities_takes_different_spaces
    for _ in range(2):
        spaces = [space for space in places.for_atrocities(chart.state) if not (different and space in done)]
        if not spaces:
            return
        space = choose(chart, rule, spaces, (AT_SUPPORT, MOST_POPULATION))
        done.add(space)
        draft.pay("fln", 1, rule, space)
        draft.add_terror(space, 1, rule)
        draft.set_support(space, NEUTRAL, rule)
        draft.count("commitment", -1, rule)
