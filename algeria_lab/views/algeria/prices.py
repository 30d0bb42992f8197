"""What actions cost, in words: read from their verbs, and added up along a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.frames import FRAMES, Flush, Operations, Preparing, React
from algeria_lab.algeria.rules import OPERATIONS, awaited
from algeria_lab.algeria.spending import HALVES, in_points
from algeria_lab.algeria.steps import FREE, Price

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.algeria.state import State
    from algeria_lab.core.actions import Action
    from algeria_lab.views.algeria.words.text import Words


def line_price(positions: Sequence[State], actions: Sequence[Action], words: Words) -> str:
    """Return what a line costs, in words; empty where it is free.

    Args:
        positions: The position before each action.
        actions: The actions.
        words: The reader's language.
    """
    rest = map(price_of, positions[1:], actions[1:])
    return price_text(total([owed(positions[0], actions[0]), *rest]), words)


def owed(state: State, action: Action) -> Price:
    """Return what an action costs, with the mission that it goes on preparing."""
    return total([price_of(state, action), _price_of_mission(state)])


def _price_of_mission(state: State) -> Price:
    """Return what the mission costs that is being prepared, with the Air Points committed so far."""
    frame = state.top
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


def price_text(price: Price, words: Words) -> str:
    """Return a price in words; empty for what is free."""
    said = [words.say("scene-price-ap", count=price.ap)] if price.ap else []
    if price.halves:
        # The amount decides between singular and plural, the number is written the reader's way.
        number = words.number(in_points(price.halves))
        said.append(words.say("scene-price-support", count=price.halves / HALVES, number=number))
    said += [words.say("panel-price-air", count=price.air)] if price.air else []
    said += [words.say("panel-price-helicopter", count=price.helicopter)] if price.helicopter else []
    return words.listed(said)
