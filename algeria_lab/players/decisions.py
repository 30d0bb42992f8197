"""What computers at a table decided, and the refusal to decide for one of them."""

from __future__ import annotations

from typing import NamedTuple

from algeria_lab.core.actions import Seat
from algeria_lab.core.events import Story
from algeria_lab.core.refusals import Tellable
from algeria_lab.core.words.voice import Several
from algeria_lab.players.base import Choice


class SeatTaken(Tellable, ValueError):
    """Somebody else decides at this point; nothing has changed.

    Attributes:
        asked: The action that was asked for.
        seat: The side that decides there.
        player: Who plays that side.
    """

    def __init__(self, asked: str, seat: str, player: str) -> None:
        self.asked, self.seat, self.player = asked, seat, player
        said = (
            f"{asked!r} was not played: at that point {seat} decides, and {seat} is played by {player!r}. "
            "End the line before it; the other side then answers by itself."
        )
        super().__init__(said, "seat", given=asked, player=player)


class Decision(NamedTuple):
    """What a computer decided.

    Attributes:
        ply: Place in the history of the first action of its line.
        seat: Its side.
        choice: The line, and why.
        events: What happened.
    """

    ply: int
    seat: Seat
    choice: Choice
    events: Story


class Decisions(Several[Decision, None]):
    """What computers decided one after the other: a tuple that tells itself."""

    @property
    def events(self) -> Story:
        """Everything that happened."""
        events = (event for decision in self for event in decision.events)
        return Story(events, self.voice, self[-1].events.about if self else None)

    def plain(self) -> str:
        return f"Decisions({len(self)})"
