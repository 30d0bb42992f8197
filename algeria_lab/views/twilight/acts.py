"""A stretch of a game cut into acts: what one side did in its turn, or what the game did by itself."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from algeria_lab.core.events import Chose, Entered, Event, Revealed, Rolled

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.twilight.state import State

TURN, CARD, PROPAGANDA = "turn", "card", "propaganda"
# The phases of a Propaganda Round [CT-6].
ROUND = frozenset({"victory", "resources", "commitment", "support", "redeploy", "reset"})


@dataclass
class Act:
    """What is told together.

    Attributes:
        kind: ``turn`` of a side, ``card`` that is revealed, or ``propaganda``, a Round.
        seat: The side that did it; empty for the game.
        at: The moment at which it was over, as a place in the history.
        before: The position before it.
        after: The position after it.
        events: What happened, in order.
        whose: The sides that decided anything in it.
    """

    kind: str
    seat: str
    at: int
    before: State
    after: State
    events: list[Event] = field(default_factory=list)
    whose: set[str] = field(default_factory=set)

    @property
    def rolled(self) -> bool:
        """Whether dice fell."""
        return any(isinstance(event, Rolled) for event in self.events)

    @property
    def is_plain(self) -> bool:
        """Whether a line says it all: a card that is revealed, and a pass."""
        return self.kind == CARD or not any(not isinstance(one, Entered | Chose) for one in self.events)

    def is_of(self, seat: str) -> bool:
        """Return whether it is a side's own doing, in which nobody else had a say."""
        return self.seat == seat and self.whose <= {seat}


def acts_of(history: Sequence[Entry[State]], first: int, last: int) -> list[Act]:
    """Return the acts of the actions from *first* to *last*."""
    found: list[Act] = []
    for at in range(first, last + 1):
        entry, before = history[at], history[max(at - 1, 0)].state
        for piece in _pieces(entry.events):
            kind, seat = _sort(piece, entry)
            if not found or (found[-1].kind, found[-1].seat) != (kind, seat):
                found.append(Act(kind, seat, at, before, entry.state))
            act = found[-1]
            act.at, act.after = at, entry.state
            act.events += piece
            act.whose |= {event.seat for event in piece if isinstance(event, Chose)}
    return [act for act in found if act.events]


def _pieces(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Yield what belongs together of one action: a phase, a turn or a card begins anew."""
    piece: list[Event] = []
    for event in events:
        if isinstance(event, Entered | Revealed) and piece:
            yield piece
            piece = []
        piece.append(event)
    if piece:
        yield piece


def _sort(piece: Sequence[Event], entry: Entry[State]) -> tuple[str, str]:
    """Return the kind of a piece, and the side that did it."""
    first = piece[0]
    phase = first.phase if isinstance(first, Entered) else ""
    if phase in ROUND or (not phase and entry.state.phase in ROUND and not isinstance(first, Revealed)):
        return PROPAGANDA, ""
    if isinstance(first, Chose):
        return TURN, first.seat
    return CARD, ""
