"""What actions cost and what that leaves: read from their verbs, added up, and paid on a copy."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.algeria.board.units import names
from algeria_lab.algeria.cite import cite
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import FRAMES, Flush, GovReinforcement, Mobilize, Operations, Preparing, React
from algeria_lab.algeria.phases.gov_reinforcement import mobilize_price
from algeria_lab.algeria.rules import OPERATIONS, awaited
from algeria_lab.algeria.spending import HALVES, half_points, spend
from algeria_lab.algeria.steps import FREE, Price
from algeria_lab.core.drafting import GameOver
from algeria_lab.views.play.lines import NO_DICE
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action
    from algeria_lab.views.algeria.words.text import Words

SPENDING = cite("A:6.3")


class Account(NamedTuple):
    """What one kind of points is before and after a price is paid, in half points.

    Attributes:
        points: Which points, as the messages call them: ``ap``, ``support``, ``air`` or ``helicopter``.
        before: How many there are.
        after: How many are left.
    """

    points: str
    before: int
    after: int


def line_price(positions: Sequence[State], actions: Sequence[Action]) -> Price:
    """Return what a line costs, with the mission or order that it goes on preparing.

    Args:
        positions: The position before each action.
        actions: The actions.
    """
    rest = map(price_of, positions[1:], actions[1:])
    return total([owed(positions[0], actions[0]), *rest])


def owed(state: State, action: Action) -> Price:
    """Return what an action costs, with what it goes on preparing."""
    return total([price_of(state, action), begun_price(state)])


def begun_price(state: State) -> Price:
    """Return what the mission or the unit costs that has been begun, with the Air Points committed so far."""
    frame = state.top
    if isinstance(frame, Mobilize):
        return mobilize_price(state, GovReinforcement(frame.seat), next(iter(names(frame.unit))))
    if not isinstance(frame, Preparing):
        return FREE
    committed = Price(air=frame.air) if isinstance(frame, Flush | React) else FREE
    mission = OPERATIONS[frame.seat].get(FRAMES.name(frame))
    # Who carries a mission out makes no difference to its price.
    return total([committed, mission.price(state, Operations(frame.seat))]) if mission else committed


def price_of(state: State, action: Action) -> Price:
    """Return what an action costs, paid at once or when what it begins is carried out."""
    frame, step = awaited(state)
    return step[action.verb].price(state, frame, *action.args)


def total(prices: Iterable[Price]) -> Price:
    """Return the sum of prices."""
    return Price(*[sum(amounts) for amounts in zip(FREE, *prices, strict=True)])


def paid(state: State, price: Price) -> State:
    """Return the position once a price has been paid and nothing else has happened."""
    draft = Draft(state.copy(), NO_DICE, listening=False)
    draft.pay_ap(price.ap, SPENDING, "", "")
    draft.count("air", -price.air, SPENDING)
    draft.count("helicopter", -price.helicopter, SPENDING)
    with suppress(GameOver):  # some profiles let the Government pay its last point
        spend(draft, price.halves, SPENDING)
    return draft.state


def accounts(before: State, after: State) -> Iterator[Account]:
    """Yield the kinds of points of which there are more, or fewer, after than before."""
    kinds = (
        Account("ap", HALVES * before.fln_ap, HALVES * after.fln_ap),
        Account("support", half_points(before), half_points(after)),
        Account("air", HALVES * before.air, HALVES * after.air),
        Account("helicopter", HALVES * before.helicopter, HALVES * after.helicopter),
    )
    return (account for account in kinds if account.before != account.after)


def price_text(state: State, price: Price, words: Words) -> str:
    """Return a price and what it leaves in words, as in ``support −16 (49 → 33)``; empty for what is free."""
    if price == FREE:
        return ""
    return words.listed(
        words.say(
            "price",
            points=words.say(f"price-{points}"),
            change=halved(words, after - before),
            before=halved(words, before),
            after=halved(words, after),
        )
        for points, before, after in accounts(state, paid(state, price))
    )
