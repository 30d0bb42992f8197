"""March: Guerrillas go where they hide, agitate or strike better [CT-5.4.2]."""

from __future__ import annotations

from typing import Final, NamedTuple

from algeria_lab.players.twilight.insurgency.changing import gain
from algeria_lab.players.twilight.insurgency.spaces import BESIDE
from algeria_lab.players.twilight.insurgency.special import extort, use_special
from algeria_lab.players.twilight.insurgency.weights import WEIGHTS
from algeria_lab.players.twilight.insurgency.worth import Rater
from algeria_lab.players.twilight.plan import Opening, Plan
from algeria_lab.twilight.frames.fln import March
from algeria_lab.twilight.geography import COUNTRIES
from algeria_lab.twilight.operations.march import most_undetected, step_refusal
from algeria_lab.twilight.pieces import A, U
from algeria_lab.twilight.state import State

MOST_PLACES: Final = 5
MOST_TOGETHER: Final = 3
LEAST_GAIN: Final = 0.15


class Step(NamedTuple):
    """A group's step.

    Attributes:
        value: Points, before the price.
        source: Where the group leaves.
        target: Where it goes.
        underground, active: Who goes.
    """

    value: float
    source: int
    target: int
    underground: int
    active: int


def plan_march(
    view: State, word: str, opening: Opening[Step | None] | None = None, most: int = MOST_PLACES
) -> Plan | None:
    """Return a whole March in a box; None without a step worth it; see `rallying.plan_rally`."""
    plan = Plan(view, "fln")
    if word and not plan.act("march", word):
        return None
    is_special = word == "with-special"
    extorted = is_special and plan.state.fln_resources < 1 and extort(plan, 0.0)
    limit = 1 if word == "limited" else most
    arrived: set[int] = set()
    known = None if extorted else opening
    for _ in range(2 * limit):
        step = known.of(plan) if known else _best_step(plan, arrived, limit)
        if step is None or not plan.act("march", step.target):
            break
        known = None
        plan.act("group", step.source, step.underground, step.active)
        arrived.add(step.target)
    if not plan.places or not isinstance(plan.top, March):
        return None
    if is_special and not extorted:
        use_special(plan)
    return plan if plan.act("done") else None


def first_step(plan: Plan) -> Step | None:
    """Return the best step of a March that begins; None where none is worth its price."""
    return _best_step(plan, set(), 1)


def _best_step(plan: Plan, arrived: set[int], limit: int) -> Step | None:
    state, places = plan.state, plan.places
    free = getattr(plan.top, "free", False)
    sent = {way[:2] for way in getattr(plan.top, "sent", ())}
    rater = Rater(state)
    may_pay = len(places) < limit and (free or state.fln_resources > 0)
    price = 0.0 if free else rater.price(1)
    gains = _Gains(rater)
    best = Step(LEAST_GAIN, 0, 0, 0, 0)
    for source in state.fln_spaces:
        row = state.pieces[source]
        if source in arrived or not (row[U] or row[A]):
            continue
        groups = [(*group, gains.of(source, -group[0], -group[1])) for group in _groups(row)]
        for target in BESIDE[source]:
            is_paid = target in places
            if (source, target) in sent or not (is_paid or may_pay):
                continue
            if step_refusal(state, source, target) is not None:
                continue
            most = most_undetected(state, source, target)
            for underground, active, left in groups:
                hidden = underground if underground + active <= most else 0
                come = gains.of(target, hidden, active + underground - hidden)
                value = come + left - (0.0 if is_paid else price)
                if value > best.value:
                    best = Step(value, source, target, underground, active)
    return best if best.underground or best.active else None


def _groups(row: list[int]) -> list[tuple[int, int]]:
    groups = [(number, 0) for number in range(1, min(MOST_TOGETHER, row[U]) + 1)]
    return [*groups, (0, min(MOST_TOGETHER, row[A]))] if row[A] else groups


class _Gains:
    """What spaces gain by Guerrillas that come or leave: each change is rated once.

    Args:
        rater: Rates the position.
    """

    def __init__(self, rater: Rater) -> None:
        self._rater = rater
        self._known: dict[tuple[int, int, int], float] = {}

    def of(self, space: int, underground: int, active: int) -> float:
        """Return what a space gains by so many Guerrillas more."""
        if space in COUNTRIES:
            return WEIGHTS.abroad * (underground + active)
        key = (space, underground, active)
        if key not in self._known:
            self._known[key] = gain(self._rater, space, (U, underground), (A, active))
        return self._known[key]
