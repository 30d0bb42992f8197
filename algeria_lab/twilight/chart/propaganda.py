"""The Non-Player in the Propaganda Round: Agitation and Redeploy [CT-9.15]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from algeria_lab.twilight.chart.filters import AT_SUPPORT, FEWEST_TERROR
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import ALGERIA, IN_WILAYA, PLACES, WILAYAS, is_city
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.propaganda.redeploy import redeploy as move_over
from algeria_lab.twilight.propaganda.support import agitate_space_refusal, agitate_step
from algeria_lab.twilight.state import SUPPORT, State

PROPAGANDA = cite("CT-9.15")


def agitate_everywhere(chart: Chart) -> None:
    """Agitate for up to two thirds of the Resources, where it shifts most."""
    budget = chart.state.fln_resources * 2 // 3
    while True:
        spaces = [space for space in ALGERIA if _may_agitate(chart.state, space, budget)]
        if not spaces:
            return
        space = sift(chart, PROPAGANDA, "chart-draw-prop-agitate", spaces, _agitation_chain(budget))
        levels = _levels(chart.state, space, budget)
        price = chart.state.terror[space] + levels
        chart.did(PROPAGANDA, "agitate", space)
        for _ in range(price):
            agitate_step(chart.draft, space)
        budget -= price


def _may_agitate(state: State, space: int, budget: int) -> bool:
    return budget > state.terror[space] and agitate_space_refusal(state, space) is None


def _levels(state: State, space: int, budget: int) -> int:
    """Return by how many levels a space can be shifted for a budget."""
    return min(2 if state.support[space] == SUPPORT else 1, budget - state.terror[space])


def _agitation_chain(budget: int) -> Chain:
    def most_levels(chart: Chart, space: int) -> int:
        return _levels(chart.state, space, budget)

    return Filter("chart-test-most-levels", most_levels), AT_SUPPORT, FEWEST_TERROR


class Redeployment:
    """Who may go where, by the numbers at the start of the Phase and the moves planned since.

    Attributes:
        chart: Who plans.
        spaces: The spaces of the Wilaya.
        count: Guerrillas in each space.
        moves: Planned moves: destination, source.
    """

    def __init__(self, chart: Chart, spaces: tuple[int, ...]) -> None:
        self.chart = chart
        self.spaces = spaces
        self.count = {space: chart.state.guerrillas(space) for space in spaces}
        self.moves: list[tuple[int, int]] = []

    def plan(self) -> None:
        """Plan one move after the other, until none is wanted or possible."""
        while True:
            targets = [space for space in self.spaces if self._wanted(space)]
            givers = [space for space in self.spaces if self._spare(space)]
            if not targets or not givers:
                return
            target = sift(self.chart, PROPAGANDA, "chart-draw-redeploy-to", targets, self._target_chain())
            source = sift(self.chart, PROPAGANDA, "chart-draw-redeploy-from", givers, self._source_chain())
            self.count[target] += 1
            self.count[source] -= 1
            self.moves.append((target, source))

    def _wanted(self, space: int) -> int:
        state = self.chart.state
        return max(0, state.pop(space) + 1 - self.count[space]) if state.pieces[space][B] else 0

    def _spare(self, space: int) -> int:
        state, count = self.chart.state, self.count[space]
        if state.pieces[space][B]:
            return max(0, count - state.pop(space) - 1)
        return max(0, count - 1) if _keeps_one(state, space) else count

    def _target_chain(self) -> Chain:
        return (
            Filter("chart-test-no-guerrillas-there", lambda chart, space: not self.count[space]),
            Filter("chart-test-most-wanted", lambda chart, space: self._wanted(space)),
            MOST_CUBES,
            AT_SUPPORT,
        )

    def _source_chain(self) -> Chain:
        return (
            Filter("chart-test-no-city-or-support", lambda chart, space: not _keeps_one(chart.state, space)),
            Filter("chart-test-leaves-control", self._is_unequal),
            Filter("chart-test-fewest-to-spare", lambda chart, space: -self._spare(space)),
            Filter("chart-test-fewest-cubes", lambda chart, space: -chart.state.cubes(space)),
        )

    def _is_unequal(self, chart: Chart, space: int) -> int:
        state = chart.state
        by_plan = state.switches.redeploy_plan_counts_for_control
        guerrillas = self.count[space] if by_plan else state.guerrillas(space)
        fln = guerrillas + state.pieces[space][B]
        return state.is_populated(space) and state.gov_pieces(space) != fln


def _keeps_one(state: State, space: int) -> bool:
    return is_city(space) or state.support[space] == SUPPORT


def _most_cubes(chart: Chart, space: int) -> int:
    return chart.state.cubes(space)


MOST_CUBES: Final = Filter("chart-test-most-cubes", _most_cubes)


def redeploy(chart: Chart) -> None:
    """Bring Guerrillas to the Bases that want them, Wilaya by Wilaya."""
    everywhere = "covert_fln" in chart.state.capabilities
    regions: Iterable[tuple[int, ...]] = (
        (ALGERIA,) if everywhere else [IN_WILAYA[wilaya] for wilaya in WILAYAS]
    )
    for spaces in regions:
        plan = Redeployment(chart, spaces)
        plan.plan()
        for target, source in sorted(plan.moves, key=_by_name):
            kind = A if chart.state.pieces[source][A] else U
            chart.did(PROPAGANDA, "redeploy", target)
            move_over(chart.draft, kind, 1, source, target)


def _by_name(move: tuple[int, int]) -> tuple[str, str]:
    return PLACES[move[0]], PLACES[move[1]]
