"""A stretch of a game cut into acts: a side's turn on a card, a phase of a Round, a card that comes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Rolled
from algeria_lab.twilight.folding import fold
from algeria_lab.twilight.state import OTHER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.twilight.state import State

TURN, CARD, PROPAGANDA = "turn", "card", "propaganda"
TURNS = frozenset({"pivotal", "first", "second"})
# The phases of a Propaganda Round [CT-6].
ROUND = frozenset({"victory", "resources", "commitment", "support", "redeploy", "reset"})
# Conditions that say whose turn it is, or how far the Round has come: they stand in the lines anyway.
COUNTS_ONLY = frozenset({"box1", "box2", "first", "previous", "card", "propaganda_played", "frozen"})
PASSED = "PASS"
DUE = "round-"  # how the reasons begin for which a Round moves a track


class Piece(NamedTuple):
    """What belongs together in one action: a phase, a turn or a card begins another.

    Attributes:
        events: What happened.
        before: The position before it.
        after: The position after it.
    """

    events: tuple[Event, ...]
    before: State
    after: State


@dataclass
class Act:
    """What is told together.

    Attributes:
        kind: ``turn`` of a side, ``propaganda``, a phase of a Round, or ``card``, which comes.
        phase: The phase of the game in which it happens.
        seat: The side that did it; empty for the game.
        at: The moment at which it was over, as a place in the history.
        before: The position before it.
        after: The position after it.
        events: What happened, in order.
        whose: The sides that decided anything in it.
    """

    kind: str
    phase: str
    seat: str
    at: int
    before: State
    after: State
    events: list[Event] = field(default_factory=list)
    whose: set[str] = field(default_factory=set)

    @property
    def shown(self) -> State:
        """The position that the board shows while it is told: the one it led to."""
        return self.after

    @property
    def rolled(self) -> bool:
        """Whether dice fell."""
        return any(isinstance(event, Rolled) for event in self.events)

    @property
    def begins(self) -> bool:
        """Whether it is told from its beginning."""
        return isinstance(self.events[0], Entered)

    @property
    def is_plain(self) -> bool:
        """Whether a line says it all: a card that comes, a pass, a phase that moves nothing."""
        return self.kind == CARD or self.is_idle or any(_is_pass(event) for event in self.events)

    @property
    def is_idle(self) -> bool:
        """Whether nothing was done and nothing has moved: a phase that passes by."""
        return all(
            isinstance(event, Entered | Chose) or (_only_counts(event) and not _is_pass(event))
            for event in self.events
        )

    def is_of(self, seat: str) -> bool:
        """Return whether it is a side's own doing, in which neither anybody else nor a Round had a say."""
        return self.seat == seat and self.whose <= {seat} and not self.falls_due

    @property
    def falls_due(self) -> bool:
        """Whether a phase of a Round moves a track by itself in it, as Casualties do [CT-6.2]."""
        return any(isinstance(event, Counted) and event.why.startswith(DUE) for event in self.events)


def _is_pass(event: Event) -> bool:
    return isinstance(event, Flipped) and event.what in ("box1", "box2") and event.to == PASSED


def _only_counts(event: Event) -> bool:
    return isinstance(event, Flipped) and event.what in COUNTS_ONLY


def acts_of(history: Sequence[Entry[State]], first: int, last: int) -> list[Act]:
    """Return the acts of the actions from *first* to *last*.

    What was begun before *first* goes by the phase of its beginning; only what happened since is in it.
    """
    found: list[Act] = []
    for at in range(max(first, 0), last + 1):
        entry, before = history[at], history[at - 1].state if at else None
        for piece in pieces_of(entry, before):
            act = _act_for(piece, found[-1] if found else None, at)
            if not found or act is not found[-1]:
                found.append(act)
            act.at, act.after = at, piece.after
            act.events += piece.events
            act.whose |= {event.seat for event in piece.events if isinstance(event, Chose)}
    return [act for act in found if act.events]


def pieces_of(entry: Entry[State], before: State | None) -> Iterator[Piece]:
    """Yield the pieces of an action, each with the positions around it.

    Args:
        entry: The action.
        before: The position before it; None for the set-up.
    """
    cut = list(_cut(entry.events))
    position = before or entry.state
    for number, events in enumerate(cut, start=1):
        after = entry.state
        if before and number < len(cut):
            after = position.copy()
            for event in events:
                fold(after, event)
        yield Piece(tuple(events), position, after)
        position = after


def _cut(events: Sequence[Event]) -> Iterator[list[Event]]:
    piece: list[Event] = []
    for event in events:
        if isinstance(event, Entered) and piece and event.phase != "over":
            yield piece
            piece = []
        piece.append(event)
    if piece:
        yield piece


def _act_for(piece: Piece, current: Act | None, at: int) -> Act:
    """Return the act to which a piece belongs: the current one, or a new one."""
    head, before = piece.events[0], piece.before
    if isinstance(head, Entered):
        return Act(_kind(head.phase), head.phase, head.seat, at, before, piece.after)
    seat = _seat_of(before)
    if current and (current.phase, current.seat) == (before.phase, seat):
        return current
    return Act(_kind(before.phase), before.phase, seat, at, before, piece.after)


def _kind(phase: str) -> str:
    return TURN if phase in TURNS else PROPAGANDA if phase in ROUND else CARD


def _seat_of(state: State) -> str:
    """Return the side whose turn or phase it is; empty where it is nobody's."""
    if state.phase in ("pivotal", "first"):
        return state.first
    if state.phase == "second":
        return OTHER[state.first]
    seat: str = getattr(state.agenda[-1], "seat", "") if state.phase in ROUND and state.agenda else ""
    return seat
