"""How one destination of a March is reached: who may leave, who goes, which way, at what cost [CT-9.10]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from algeria_lab.twilight.chart.march.paths import Path, is_barred, sources, unseen_capacity
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.geography import COUNTRIES, EVERYWHERE
from algeria_lab.twilight.pieces import A, B, U
from algeria_lab.twilight.state import SUPPORT, State

MARCH = cite("CT-9.10.4")
LIMITS = cite("CT-9.10.2")
RICH: Final = 9
BASE_KEEPS: Final = 2
BARRED: Final = -1


class March:
    """A March under way.

    Attributes:
        chart: Who marches.
        paid: Spaces paid on this card; whoever enters them later enters free.
        most_paid: How many spaces may be paid in all; None for no limit.
        arrived: Guerrillas that have moved on this card, Underground and Active, by space.
        places: Destinations reached.
    """

    __slots__ = ("_capacities", "arrived", "chart", "most_paid", "paid", "places")

    def __init__(self, chart: Chart) -> None:
        held = chart.state.fln_resources
        self.chart = chart
        self.paid: set[int] = set()
        self.most_paid = 1 if chart.is_limited else held * 2 // 3 if held >= RICH else None
        self.arrived: dict[int, tuple[int, int]] = {}
        self.places: list[int] = []
        self._capacities: dict[tuple[int, Path], int] = {}

    def capacity(self, source: int, path: Path) -> int:
        """Return how large a group may be that is not Activated on a way; `BARRED` if nobody may take it.

        It stays the same all through a March: neither cubes nor levels change in it.
        """
        key = source, path
        known = self._capacities.get(key)
        if known is None:
            state = self.chart.state
            known = BARRED if is_barred(state, source, path) else unseen_capacity(state, source, path)
            self._capacities[key] = known
        return known

    @property
    def chains(self) -> bool:
        """Whether a group may enter more than one space."""
        return not self.chart.is_limited and "covert_gov" not in self.chart.state.capabilities


class Group(NamedTuple):
    """Guerrillas that leave one space together.

    Attributes:
        source: Where they stand.
        path: The spaces that they enter.
        number: How many they are.
        unseen: How many of them arrive Underground.
    """

    source: int
    path: Path
    number: int
    unseen: int


class Plan(NamedTuple):
    """How a destination is reached.

    Attributes:
        target: The destination.
        groups: Who goes there.
        paid: Spaces that have to be paid for it.
        hidden: Whether everybody has to arrive Underground.
        ways: The ways of all sources, the best first.
        unseen_first: Whether those are best that bring most Underground; else the cheapest.
    """

    target: int
    groups: tuple[Group, ...]
    paid: tuple[int, ...]
    hidden: bool
    ways: tuple[Way, ...] = ()
    unseen_first: bool = False

    @property
    def cost(self) -> int:
        """What it costs."""
        return len(self.paid)

    @property
    def unseen(self) -> int:
        """How many Guerrillas arrive Underground."""
        return sum([group.unseen for group in self.groups])


def guard(state: State, space: int) -> int:
    """Return how many Guerrillas must stay so that the Government does not gain Control [CT-9.10.2]."""
    if space in COUNTRIES or state.control(space) == "GOV":
        return 0
    if not state.switches.march_guard_counts_all_pieces:
        return state.gov_pieces(space)
    if not state.is_populated(space):
        return 0
    return max(0, state.gov_pieces(space) - state.pieces[space][B])


def unseen_leavers(state: State, space: int) -> int:
    """Return how many Underground ones may leave a space, none having moved on this card [CT-9.10.2]."""
    return _leavers(state, space, 0, 0, hidden=True)[0]


def may_leave(march: March, space: int, *, hidden: bool) -> tuple[int, int]:
    """Return how many Underground Guerrillas, and how many in all, may leave a space [CT-9.10.2].

    Args:
        march: The March.
        space: Where they stand.
        hidden: Whether only Underground Guerrillas are asked for.
    """
    came_unseen, came_active = march.arrived.get(space, (0, 0))
    return _leavers(march.chart.state, space, came_unseen, came_active, hidden=hidden)


def _leavers(
    state: State, space: int, came_unseen: int, came_active: int, *, hidden: bool
) -> tuple[int, int]:
    row, switches = state.pieces[space], state.switches
    unseen, active = row[U] - came_unseen, row[A] - came_active
    if not switches.march_keeps_arrivals_that_were_activated:
        unseen = max(0, unseen)
    every = unseen + active
    if not every:
        return 0, 0
    is_base = row[B] > 0 and space not in COUNTRIES
    stay = max(guard(state, space), BASE_KEEPS if is_base else 0, state.support[space] == SUPPORT)
    counts_all = not hidden or switches.march_unseen_counts_active_stayers
    counted = row[U] + (row[A] if counts_all else came_active)
    every = max(0, min(every, counted - stay))
    unseen = max(0, min(unseen, every, row[U] - 1 if is_base else row[U]))
    return unseen, unseen if hidden else every


class Way(NamedTuple):
    """The way that one source would use.

    Attributes:
        source: Where Guerrillas stand.
        path: The spaces that they enter.
        cost: How many of those are not paid yet.
        movers: How many may leave.
        unseen: How many of them would arrive Underground.
    """

    source: int
    path: Path
    cost: int
    movers: int
    unseen: int


def listed_sources(march: March, *, hidden: bool) -> dict[int, int]:
    """Return how many Guerrillas each space may give that may give any: Underground ones, or of all."""
    numbers = {space: may_leave(march, space, hidden=hidden)[1] for space in EVERYWHERE}
    return {space: number for space, number in numbers.items() if number}


def possible_ways(march: March, target: int, *, hidden: bool, listed: Mapping[int, int]) -> list[list[Way]]:
    """Return all ways to a destination, source by source [CT-9.10.4].

    Where everybody has to arrive Underground those ways are closed on which all would be seen who could leave
    at the start of the step, and a source without anybody to give is left out in the recorded games too.

    Args:
        march: The March.
        target: The destination.
        hidden: Whether everybody has to arrive Underground.
        listed: What each space had to give at the start of the step; see `listed_sources`.
    """
    switches, paid, found = march.chart.state.switches, march.paid, []
    for source, paths in sources(target, chains=march.chains, crosses=switches.march_crosses_after_chain):
        if source not in listed:
            continue
        unseen = may_leave(march, source, hidden=True)[0]
        every = may_leave(march, source, hidden=False)[1]
        available = unseen if hidden else every
        if not available and (hidden or switches.march_leaves_out_emptied_sources):
            continue
        options = []
        for path in paths:
            capacity = march.capacity(source, path)
            if capacity == BARRED or (hidden and listed[source] > capacity):
                continue
            cost = sum([space not in paid for space in path])
            options.append(Way(source, path, cost, every, min(unseen, capacity)))
        if options:
            found.append(options)
    return found


def best_ways(possible: list[list[Way]], *, hidden: bool, unseen_first: bool) -> list[Way]:
    """Return the best way of each source, the best source first [CT-9.10.4].

    Args:
        possible: The ways of each source.
        hidden: Whether everybody has to arrive Underground; then the cheapest source is the best.
        unseen_first: Whether the way is preferred that brings most Underground; else the cheapest.
    """
    within = _hidden_order if unseen_first or hidden else _cheap_order
    best = [min(options, key=within) if len(options) > 1 else options[0] for options in possible]
    best.sort(key=_hidden_order if unseen_first and not hidden else _cheap_order)
    return best


def _cheap_order(way: Way) -> tuple[int, int]:
    return way.cost, -way.movers


def _hidden_order(way: Way) -> tuple[int, int]:
    return -way.unseen, way.cost


def build(march: March, target: int, number: int, found: list[Way], *, hidden: bool) -> Plan | None:
    """Return a plan that draws on several ways until enough Guerrillas come, or None [CT-9.10.4]."""
    groups: list[Group] = []
    missing = number
    for way in found:
        if not missing:
            break
        leaving = min(way.movers, way.unseen if hidden else way.movers, missing)
        missing -= leaving
        kept = arrive_unseen(march, way.source, way.path, leaving, hidden=hidden)
        groups.append(Group(way.source, way.path, leaving, kept))
    if missing:
        return None
    paid = dict.fromkeys([space for group in groups for space in group.path if space not in march.paid])
    if march.most_paid is not None and len(march.paid) + len(paid) > march.most_paid:
        return None
    return Plan(target, tuple(groups), tuple(paid), hidden, tuple(found))


def arrive_unseen(march: March, source: int, path: Path, number: int, *, hidden: bool) -> int:
    """Return how many of a group arrive Underground."""
    if number > unseen_capacity(march.chart.state, source, path):
        return 0
    return drawn(march, source, number, seen=False, hidden=hidden)[0]


def refreshed(march: March, plan: Plan, after: Chart) -> Plan | None:
    """Return a plan as it goes on the board after an Extort, which has turned some Guerrillas Active.

    None where too few can leave Underground that have to [CT-11/D30].
    """
    there = March(after)
    there.arrived = march.arrived
    groups = []
    for group in plan.groups:
        number = group.number
        if plan.hidden:
            number = min(number, may_leave(there, group.source, hidden=True)[0])
        if number < group.number and march.chart.state.switches.march_fails_when_extort_exposes:
            return None
        kept = arrive_unseen(there, group.source, group.path, number, hidden=plan.hidden)
        groups.append(group._replace(unseen=kept))
    return plan._replace(groups=tuple(groups))


def drawn(march: March, source: int, number: int, *, seen: bool, hidden: bool) -> tuple[int, int]:
    """Return how many of a group are Underground and Active ones [CT-9.10.2].

    Active ones go first if the group will be seen, or leaves a Base space; else Underground ones.
    """
    state = march.chart.state
    if hidden:
        return min(number, may_leave(march, source, hidden=True)[0]), 0
    row = state.pieces[source]
    unseen = may_leave(march, source, hidden=False)[0]
    active = row[A] - march.arrived.get(source, (0, 0))[1]
    if seen or row[B]:
        leaving = min(active, number)
        return number - leaving, leaving
    leaving = min(unseen, number)
    return leaving, number - leaving
