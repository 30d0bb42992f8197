"""Resettlement as the model prices it: where it could be done, what it costs and when it pays [A:9.27]."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from algeria_lab.algeria.fln_reinforcement import CONVERT_COST, area_income
from algeria_lab.algeria.interphase import standing_charge
from algeria_lab.algeria.police_missions import PRICE
from algeria_lab.algeria.spending import HALVES
from algeria_lab.algeria.state import State
from algeria_lab.algeria.support import REDUCTION_FLN, REDUCTION_GOV
from algeria_lab.algeria.units import FRONTS, count
from algeria_lab.core.game import Game

VERB = "resettle"
MEAN_OF_A_DIE = Fraction(7, 2)


class Case(NamedTuple):
    """One area that could be resettled now.

    Attributes:
        area: Its code.
        control: ``fln``, ``gov``, or empty for a contested area.
        front: Whether a Front is there.
        income: AP that the FLN would get there next turn.
        income_after: AP that it would get there once the area is resettled.
    """

    area: str
    control: str
    front: bool
    income: int
    income_after: int


def cases(game: Game[State]) -> list[Case]:
    """Return every area that the side to act may resettle now."""
    return [case(game.state, action.args[0]) for action in game.legal() if action.verb == VERB]


def case(state: State, area: str) -> Case:
    """Return what resettling *area* would change there."""
    front = bool(state.at[area] & FRONTS)
    control = state.control.get(area, "")
    return Case(area, control, front, area_income(state, area), area_income(_resettled(state, area), area))


def _resettled(state: State, area: str) -> State:
    after = state.copy()
    after.resettled.add(area)
    after.terror.add(area)
    return after


def award(before: State, after: State) -> int:
    """Return the support that the dice of a resettlement gave the FLN, without what its Front lost."""
    fronts = count(before.on_map() & FRONTS) - count(after.on_map() & FRONTS)
    return after.fln_psl - before.fln_psl - fronts * REDUCTION_FLN


class Price(NamedTuple):
    """The price list of one resettlement, in points of support; an AP counts as one point.

    Attributes:
        at_once: Mean swing towards the FLN: its award and the cost of the mission, less the Front.
        rebuilding: AP that the FLN would pay to make a Front of its Cadre again.
        saved: AP a turn that the FLN no longer gets in the area.
        charge: Points a turn that the area costs the Government.
        feedback: AP a turn that the FLN gets for its new support.
    """

    at_once: Fraction
    rebuilding: int
    saved: int
    charge: int
    feedback: Fraction

    def turns_to_pay(self, *, feedback: bool) -> Fraction | None:
        """Return after how many turns the price is made good; None for never.

        Args:
            feedback: Whether to count the AP that new support brings the FLN.
        """
        a_turn = self.saved - self.charge - (self.feedback if feedback else 0)
        return max(Fraction(0), self.at_once - self.rebuilding) / a_turn if a_turn > 0 else None


def price(state: State, area: str) -> Price:
    """Return what resettling *area* costs and saves on average, by the constants of the state's profile."""
    here, profile = case(state, area), state.profile
    dice = profile.resettlement_award_dice * MEAN_OF_A_DIE
    lost = REDUCTION_GOV - REDUCTION_FLN if here.front else 0
    return Price(
        Fraction(PRICE, HALVES) + dice - lost,
        CONVERT_COST["cadre", "front"] if here.front else 0,
        here.income - here.income_after,
        standing_charge(_resettled(state, area), area),
        dice / profile.psl_per_ap if profile.psl_per_ap else Fraction(0),
    )
