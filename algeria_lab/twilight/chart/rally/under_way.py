"""A Rally under way: what it may select and spend [CT-9.9]."""

from __future__ import annotations

from typing import Final

from algeria_lab.twilight.chart.rally.places import RALLY, is_open
from algeria_lab.twilight.chart.reasoning import Chart
from algeria_lab.twilight.chart.special import try_extort
from algeria_lab.twilight.draft import PAID
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.twilight.pieces import B

LOCATIONS: Final = 6
RICH: Final = 9


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

    def pay(self, price: int, place: int, why: str = PAID) -> None:
        """Pay a price."""
        self.spent += price
        self.chart.draft.pay("fln", price, RALLY, place, why)

    def can_select(self) -> bool:
        """Return whether a location can be paid without what is reserved, by an Extort if need be."""
        chart = self.chart
        if chart.is_free:
            return True
        if self.can_afford(1 + self.reserved):
            if chart.state.fln_resources <= self.reserved:
                try_extort(chart)
            can_pay = chart.state.fln_resources > self.reserved
        else:
            can_pay = False
        return chart.ask(
            RALLY,
            "chart-rally-can-pay",
            can_pay,
            resources=chart.state.fln_resources,
            reserved=self.reserved,
            spent=self.spent,
        )

    def select(self, place: int, step: str) -> None:
        """Select and pay a location."""
        self.chart.did(RALLY, "rally", place, step)
        if not self.chart.is_free:
            self.pay(1, place)
        self.places.append(place)
        self.chart.locations += 1
