"""What both planning players share: how they are asked, and how a thought begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import ClassVar, Final, Generic, TypeVar

from algeria_lab.core.actions import Seat
from algeria_lab.core.words.short import Named
from algeria_lab.players.base import Choice
from algeria_lab.players.twilight.judging import Order, advise, ask
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.initiative import open_boxes
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args

LEAVE_EVENT: Final = ("PASS", "OP_SA")
"""Boxes of the 1st Eligible after which the other side may play the Event [CT-4.2]."""
T = TypeVar("T", bound="Thinking")


class Thinking:
    """A decision being thought over.

    Args:
        view: What may be seen; a decision of the player's side is awaited.
        rng: The player's own generator.
    """

    def __init__(self, view: State, rng: Random) -> None:
        self.view, self.rng = view, rng

    @cached_property
    def boxes(self) -> tuple[str, ...]:
        """The boxes that are open."""
        return open_boxes(self.view)


class PlanningPlayer(Named, Generic[T]):
    """Plays a side by judgements of ours.

    Attributes:
        seat: The side.
        thought: What it thinks a decision over with.
        orders: Its judgements by the frame that awaits a decision.
        elsewhere: Its judgements at all other decisions.
    """

    seat: ClassVar[Seat]
    thought: ClassVar[type[Thinking]]
    orders: ClassVar[Mapping[type[Frame], Order[T]]]
    elsewhere: ClassVar[Order[T]]

    def choose(self, view: State, rng: Random) -> Choice:
        """Return what to do, with every question that was asked."""
        asked, advice = ask(self._order(view), self._think(view, rng))
        return Choice(tuple([move.action(self.seat) for move in advice.line]), asked)

    def decide(self, view: State, rng: Random) -> tuple[tuple[str, Args], ...]:
        """Return what `choose` would, by numbers and without reasons."""
        advice = advise(self._order(view), self._think(view, rng))
        return tuple([(move.verb, move.args) for move in advice.line])

    def _order(self, view: State) -> Order[T]:
        """Return the judgements of the awaited decision."""
        return self.orders.get(type(view.agenda[-1]), self.elsewhere)

    def _think(self, view: State, rng: Random) -> T:
        return self.thought(view, rng)  # type: ignore[return-value] # the thought of this player
