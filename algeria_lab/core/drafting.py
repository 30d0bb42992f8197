"""What every draft can do: its agenda, the beginning of a phase, and the end of the game.

A draft is the only thing that changes a position. One serves one action (over a copy) or a whole simulated
game (without events). Each game adds mutators of its own, which also note the event that they perform.
"""

from __future__ import annotations

from typing import Any, Generic, NoReturn, Protocol, TypeVar

from algeria_lab.core.dice import Dice
from algeria_lab.core.events import Entered, Event, Events
from algeria_lab.core.rules import GameState


class Waiting(GameState, Protocol):
    """A position with an agenda, the frame that comes next at its end; see `core.agenda`."""

    @property
    def agenda(self) -> list[Any]:
        """Frames of the game; a draft changes it in place."""


P = TypeVar("P", bound=Waiting)
F = TypeVar("F")


class GameOver(Exception):
    """The game ended in the middle of a procedure: nothing that would come later is done."""


class Draft(Generic[P, F]):
    """A position being changed.

    Attributes:
        state: The position; changed in place.
        dice: Where faces come from.
        events: What has happened so far, or None when nobody listens.
    """

    __slots__ = ("dice", "events", "state")

    def __init__(self, state: P, dice: Dice, *, listening: bool = True) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] | None = [] if listening else None

    @property
    def happened(self) -> Events:
        """Everything that has happened so far; nothing when nobody listens."""
        return tuple(self.events or ())

    def push(self, frame: F) -> None:
        """Put a frame on top of the agenda."""
        self.state.agenda.append(frame)

    def pop(self) -> F:
        """Take the top frame off the agenda."""
        frame: F = self.state.agenda.pop()
        return frame

    def replace(self, frame: F) -> None:
        """Replace the top frame of the agenda."""
        self.state.agenda[-1] = frame

    def begin(self, turn: int, phase: str, seat: str, rule: str) -> None:
        """Give a phase its own dice, and note that it begins."""
        self.dice.enter(turn, f"{phase} {seat}" if seat else phase)
        if self.events is not None:
            self.events.append(Entered(turn, phase, seat, rule))

    def finish(self) -> NoReturn:
        """End the game: nothing waits any more.

        Raises:
            GameOver: Always.
        """
        self.state.agenda.clear()
        raise GameOver
