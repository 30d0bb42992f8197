"""The Rally box: its nine steps, what they may cost, and the Agitation that two of them prepare [CT-9.9]."""

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
from algeria_lab.twilight.chart.rally_places import (
    RALLY,
    Doing,
    carry_out,
    hoped,
    is_open,
    plan_base,
    plan_placing,
)
from algeria_lab.twilight.chart.reasoning import Chain, Chart, Filter, sift
from algeria_lab.twilight.chart.special import try_extort
from algeria_lab.twilight.geography import (
    ALGERIA,
    AVAILABLE,
    COUNTRIES,
    EVERYWHERE,
    FRANCE_TRACK,
    SECTORS,
    SPACES,
)
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.operations.rally import place_refusal, push_france_track
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.state import NEUTRAL, SUPPORT, State

LOCATIONS: Final = 6
RICH: Final = 9
TWICE: Final = 2


class Rally:
    """A Rally under way.

    Attributes:
        chart: Who rallies.
        limit: How many locations it may select.
        budget: How much it may spend in all; None for no limit.
        spent: What it has spent.
        places: Locations selected so far.
        reserved: Resources kept for the Agitation.
        agitate_in: Where it will Agitate; None for nowhere yet.
        bases_only: Whether only spaces with an FLN Base may be selected [CT-8.4/06].
    """

    __slots__ = ("agitate_in", "bases_only", "budget", "chart", "limit", "places", "reserved", "spent")

    def __init__(self, chart: Chart, *, limit: int = NO_LIMIT, bases_only: bool = False) -> None:
        self.chart = chart
        held = chart.state.fln_resources
        by_six = chart.state.switches.rally_limited_to_six
        most = LOCATIONS if by_six or held < RICH else max(LOCATIONS, held * 2 // 3)
        self.limit = min(limit, chart.limit, most)
        self.budget = held * 2 // 3 if by_six and held >= RICH and not chart.is_free else None
        self.spent = 0
        self.places: list[int] = []
        self.reserved = 0
        self.agitate_in: int | None = None
        self.bases_only = bases_only

    @property
    def has_room(self) -> bool:
        """Whether another location may be selected."""
        return len(self.places) < self.limit

    def may_select(self, space: int) -> bool:
        """Return whether a space may still be selected."""
        state = self.chart.state
        if space in self.places or not is_open(state, space):
            return False
        return not self.bases_only or state.pieces[space][B] > 0

    def can_afford(self, price: int) -> bool:
        """Return whether a price is within what may be spent in all."""
        return self.budget is None or self.spent + price <= self.budget

    def pay(self, price: int, place: int) -> None:
        """Pay a price."""
        self.spent += price
        self.chart.draft.pay("fln", price, RALLY, place)

    def can_select(self) -> bool:
        """Return whether a location can be paid without what is reserved, by an Extort if need be."""
        chart = self.chart
        if chart.is_free:
            return True
        if not self.can_afford(1 + self.reserved):
            return chart.ask(RALLY, "chart-rally-within-budget", answer=False, spent=self.spent)
        if chart.state.fln_resources > self.reserved:
            return True
        try_extort(chart)
        return chart.state.fln_resources > self.reserved

    def select(self, place: int, step: str) -> None:
        """Select and pay a location."""
        self.chart.did(RALLY, "rally", place, step)
        if not self.chart.is_free:
            self.pay(1, place)
        self.places.append(place)
        self.chart.locations += 1


Places = Callable[[Rally], list[int]]
Plan = Callable[[State, int], Doing | None]


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


def can_build(rally: Rally) -> bool:
    """Return whether a space could get a Base by one of the first two steps [CT-9.8]."""
    return any(step.places(rally) for step in BUILDING)


def run_step(rally: Rally, step: Step) -> None:
    """Rally in the spaces of a step, the best one first, as long as it can be paid.

    Where only so many Rallies are allowed, spaces in which nothing can be done are left out; in the recorded
    games they use up a try [CT-11/D32].
    """
    state = rally.chart.state
    counts_made = step.most != NO_LIMIT and state.switches.rally_counts_only_rallies_made
    left, tries = step.places(rally), step.most
    while tries and rally.has_room:
        if counts_made:
            left = [space for space in left if step.plan(state, space)]
        if not left:
            return
        space = sift(rally.chart, RALLY, f"chart-draw-rally-{step.id}", left, step.chain)
        left.remove(space)
        is_made = _rally_in(rally, step, space)
        if counts_made and not is_made:
            return
        tries -= 1


def _rally_in(rally: Rally, step: Step, space: int) -> bool:
    """Rally in a space by a step, and return whether that was possible."""
    state = rally.chart.state
    doing = step.plan(state, space)
    if doing is None or not rally.can_select():
        return False
    if state.switches.rally_counts_anew_after_extort:
        doing = step.plan(state, space) or doing
    rally.select(space, step.id)
    carry_out(rally.chart, space, doing)
    return True


def stir_france(rally: Rally) -> None:
    """Move the France Track by one box (step 4) [CT-9.9]."""
    chart = rally.chart
    is_wanted = place_refusal(chart.state, FRANCE_TRACK) is None and not rally.bases_only and rally.has_room
    if (
        chart.ask(RALLY, "chart-rally-france-track", is_wanted, france=chart.state.france)
        and rally.can_select()
    ):
        rally.select(FRANCE_TRACK, "4")
        push_france_track(chart.draft)
