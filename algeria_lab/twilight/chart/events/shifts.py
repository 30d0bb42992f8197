"""Events of the Non-Player that turn spaces: whom they shift, and in what order [CT-8.1, CT-8.4]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from algeria_lab.twilight.cards import Text
from algeria_lab.twilight.chart.events import places
from algeria_lab.twilight.chart.filters import AT_SUPPORT, MOST_POPULATION
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.events.choosing import affect
from algeria_lab.twilight.operations.train import may_train
from algeria_lab.twilight.state import OPPOSE, State


def _out_of_reach(chart: Chart, space: int) -> int:
    return not may_train(chart.state, space)


ATROCITIES: Final = 28
OUT_OF_REACH: Final = Filter("chart-test-no-train-there", _out_of_reach)
OPPOSITION: Final[Chain] = (AT_SUPPORT, MOST_POPULATION, OUT_OF_REACH)
"""How spaces are chosen that shall turn to Opposition [CT-8.1]."""


def choose(chart: Chart, rule: str, spaces: list[int], chain: Chain) -> int:
    """Choose a space of an Event; the draw bears the number of the card."""
    return sift(chart, rule, f"chart-draw-event-{chart.state.card}", spaces, chain)


def die_name(chart: Chart, what: str = "") -> str:
    """Return what a die of the Event is called."""
    return f"event {chart.state.card} {what}".rstrip()


class Strike(NamedTuple):
    """A text that is carried out in spaces which the chart chooses one after the other.

    Attributes:
        text: Which text.
        places: The candidates.
        chain: How one of them is chosen, before the draw.
        most: In how many spaces.
    """

    text: Text
    places: Callable[[State], list[int]]
    chain: Chain
    most: int = 1


STRIKES: Final[Mapping[int, Strike]] = MappingProxyType(
    {
        3: Strike("shaded", places.for_snatch, OPPOSITION, 2),
        7: Strike("shaded", places.for_bureau, OPPOSITION, 2),
        28: Strike("single", places.for_atrocities, (AT_SUPPORT, MOST_POPULATION), 2),
        34: Strike("shaded", places.for_elections, (MOST_POPULATION, OUT_OF_REACH)),
        47: Strike("shaded", places.for_third_force, OPPOSITION),
        51: Strike("unshaded", places.for_stripey_hole_unshaded, (MOST_POPULATION,)),
        53: Strike("shaded", places.for_population_control, (MOST_POPULATION,)),
    }
)


def strike(chart: Chart, rule: str) -> None:
    """Carry out the text of the card in one space after the other, looking again after each."""
    state, card = chart.state, chart.state.card
    row = STRIKES[card]
    done: list[int] = []
    while len(done) < row.most:
        spaces = [space for space in row.places(state) if space not in done or _may_repeat(state)]
        if not spaces:
            return
        done.append(choose(chart, rule, spaces, row.chain))
        affect(chart.draft, "fln", card, row.text, done[-1])


def _may_repeat(state: State) -> bool:
    """Return whether a space may be struck twice: by Atrocities in the recorded games [CT-11/D06]."""
    return state.card == ATROCITIES and not places.atrocities_differ(state)


def stripey_hole_unshaded(chart: Chart, rule: str) -> None:
    """Strike a Sector; in the recorded games the card is used up and nothing is done [CT-11/D05]."""
    if places.stripey_hole_turns(chart.state):
        strike(chart, rule)


def beni_oui_oui(chart: Chart, rule: str) -> None:
    """Set up to two Neutral spaces to Oppose."""
    for _ in range(2):
        spaces = places.for_beni_oui_oui(chart.state)
        if spaces:
            space = choose(chart, rule, spaces, OPPOSITION)
            chart.draft.set_support(space, OPPOSE, rule)
