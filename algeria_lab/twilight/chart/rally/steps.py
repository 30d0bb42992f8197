"""The steps of the Rally box that select spaces: where, what, and their tie-breaks [CT-9.9]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from algeria_lab.twilight.chart.filters import (
    CUBES_THERE,
    FEWEST_TERROR,
    IN_ALGERIA,
    MOST_GUERRILLAS,
    MOST_POPULATION,
    NO_CUBES,
)
from algeria_lab.twilight.chart.rally.places import Doing, hoped, plan_base, plan_placing
from algeria_lab.twilight.chart.rally.under_way import Rally
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter
from algeria_lab.twilight.geography import ALGERIA, AVAILABLE, COUNTRIES, EVERYWHERE, SECTORS, SPACES
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.state import NEUTRAL, SUPPORT, State

TWICE: Final = 2
Places = Callable[[Rally], list[int]]
Plan = Callable[[Chart, int], Doing | None]


class Step(NamedTuple):
    """A step of the Rally box that selects spaces.

    Attributes:
        id: As the chart numbers it.
        places: The candidates.
        chain: How one of them is chosen, before the draw.
        plan: What is done there.
        most: In how many spaces.
    """

    id: str
    places: Places
    chain: Chain
    plan: Plan
    most: int = NO_LIMIT


# --- candidates


def _for_base_without_cubes(rally: Rally) -> list[int]:
    """Three Guerrillas, no cubes (if only one location is open they do not matter) [CT-9.9]."""
    state, is_limited = rally.chart.state, rally.limit == 1
    return [
        space for space in _for_base(rally, 3) if space in COUNTRIES or is_limited or not state.cubes(space)
    ]


def _for_base_with_many(rally: Rally) -> list[int]:
    return [space for space in _for_base(rally, 4) if not rally.chart.state.pieces[space][B]]


def _for_base(rally: Rally, needed: int) -> list[int]:
    """Return where Guerrillas can become a Base: never a second one in a space of Algeria."""
    state = rally.chart.state
    if not state.pieces[AVAILABLE][B]:
        return []
    return [
        space
        for space in EVERYWHERE
        if state.guerrillas(space) >= needed
        and rally.may_select(space)
        and state.has_room_for_base(space)
        and (space in COUNTRIES or not state.pieces[space][B])
    ]


def _uncovered_bases(rally: Rally) -> list[int]:
    state = rally.chart.state
    return [
        space
        for space in EVERYWHERE
        if state.pieces[space][B]
        and state.pieces[space][U] < (2 if state.is_populated(space) else 1)
        and rally.may_select(space)
    ]


def _unseen_support(rally: Rally) -> list[int]:
    state = rally.chart.state
    return [
        space
        for space in SECTORS
        if state.support[space] == SUPPORT and not state.pieces[space][U] and rally.may_select(space)
    ]


def _anywhere(rally: Rally) -> list[int]:
    state = rally.chart.state
    return [
        space
        for space in ALGERIA
        if rally.may_select(space)
        and (not state.pieces[space][B] or state.guerrillas(space) < state.pop(space) + 1)
    ]


def _with_guerrillas(rally: Rally) -> list[int]:
    state = rally.chart.state
    return [
        space
        for space in EVERYWHERE
        if not state.pieces[space][B] and state.guerrillas(space) and rally.may_select(space)
    ]


# --- tests


def _mixed(active: int, unseen: int) -> Callable[[Chart, int], int]:
    def worth(chart: Chart, space: int) -> int:
        row = chart.state.pieces[space]
        return row[A] >= active and row[U] >= unseen

    return worth


def _is_populated(chart: Chart, space: int) -> int:
    return chart.state.pop(space) >= 1


def _most_active(chart: Chart, space: int) -> int:
    return chart.state.pieces[space][A] if chart.state.switches.rally_covers_most_active_first else 0


def _fewest_underground(chart: Chart, space: int) -> int:
    return -chart.state.pieces[space][U]


def _lead_after(state: State, space: int) -> int:
    """Return by how much the Government would lead in a space after a Rally there."""
    return state.gov_pieces(space) - state.fln_pieces(space) - hoped(state, space)


def _wins_control(chart: Chart, space: int) -> int:
    state = chart.state
    return state.support[space] == NEUTRAL and state.control(space) != "FLN" and _lead_after(state, space) < 0


def _ends_control(chart: Chart, space: int) -> int:
    state = chart.state
    return (
        state.support[space] == NEUTRAL and state.control(space) == "GOV" and _lead_after(state, space) <= 0
    )


def _is_far(chart: Chart, space: int) -> int:
    return SPACES[space].wilaya in ("II", "IV", "V")


BASE_CHAIN: Final[Chain] = (
    Filter("chart-test-two-active-one-underground", _mixed(2, 1)),
    Filter("chart-test-active-and-underground", _mixed(1, 1)),
    Filter("chart-test-one-active", _mixed(1, 0)),
)
COVER_CHAIN: Final[Chain] = (
    IN_ALGERIA,
    CUBES_THERE,
    Filter("chart-test-populated", _is_populated),
    Filter("chart-test-most-active", _most_active),
    Filter("chart-test-fewest-underground", _fewest_underground),
)
SPREAD_CHAIN: Final[Chain] = (
    MOST_POPULATION,
    Filter("chart-test-wins-control", _wins_control),
    Filter("chart-test-ends-government-control", _ends_control),
    Filter("chart-test-wilaya-two-four-five", _is_far),
    FEWEST_TERROR,
)
BUILDING: Final = (
    Step("1", _for_base_without_cubes, BASE_CHAIN, plan_base),
    Step("2", _for_base_with_many, BASE_CHAIN, plan_base),
)
COVER: Final = Step("3", _uncovered_bases, COVER_CHAIN, plan_placing)
APPEAR: Final = Step("5", _unseen_support, (MOST_POPULATION,), plan_placing)
SPREAD: Final = Step("7", _anywhere, SPREAD_CHAIN, plan_placing, TWICE)
GROW: Final = Step("8", _with_guerrillas, (IN_ALGERIA, MOST_GUERRILLAS, NO_CUBES), plan_placing, TWICE)
