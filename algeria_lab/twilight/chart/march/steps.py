"""The steps of the March box: their destinations, whom they want there, and their tie-breaks [CT-9.10.3]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from algeria_lab.twilight.chart.filters import FEWEST_CUBES, MOST_POPULATION, MOUNTAIN
from algeria_lab.twilight.chart.march.plans import Plan
from algeria_lab.twilight.chart.reasoning import Chain, Filter
from algeria_lab.twilight.geography import ALGERIA, CITIES, SECTORS
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.pieces import B, U
from algeria_lab.twilight.state import OPPOSE, SUPPORT, State

HIDDEN, PREFER_HIDDEN, PLAIN = "hidden", "prefer", "plain"
FOR_A_BASE: Final = 3


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


def _one(state: State, space: int) -> int:
    return 1


def _three(state: State, space: int) -> int:
    return FOR_A_BASE


def _uncovered_bases(state: State) -> Step:
    spaces = [space for space in ALGERIA if state.pieces[space][B] and not state.pieces[space][U]]
    return Step("1", spaces, _one, HIDDEN, NO_LIMIT, lambda plans: (_cheapest(plans),))


def _empty_cities(state: State) -> Step:
    spaces = []
    if "taleb_gov" in state.capabilities:
        spaces = [city for city in CITIES if state.support[city] == SUPPORT and _counted(state, city) < 2]
    return Step("2a", spaces, _up_to_two, _wish(state), 1, lambda plans: (_unseen(plans), _cheapest(plans)))


def _up_to_two(state: State, space: int) -> int:
    return 2 - _counted(state, space)


def _wish(state: State) -> str:
    return HIDDEN if state.is_final_campaign else PREFER_HIDDEN


def _counted(state: State, space: int) -> int:
    """Return the Guerrillas of a space; in the final Campaign only Underground ones count."""
    return state.pieces[space][U] if state.is_final_campaign else state.guerrillas(space)


def _support(state: State) -> Step:
    spaces = [space for space in ALGERIA if state.support[space] == SUPPORT and not _counted(state, space)]
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
        _three,
        PLAIN,
        1,
        lambda plans: (FEWEST_CUBES, MOUNTAIN, _cheapest(plans), _unseen(plans)),
    )


def _cheapest(plans: dict[int, Plan]) -> Filter:
    return Filter("chart-test-cheapest", lambda chart, space: -plans[space].cost)


def _unseen(plans: dict[int, Plan]) -> Filter:
    return Filter("chart-test-arrives-underground", lambda chart, space: plans[space].unseen > 0)


STEPS: Final = (_uncovered_bases, _empty_cities, _support, _government_sectors, _refuges)
"""The steps in order; each looks at the board when it begins."""
