"""A stretch of a war cut into acts: what one side did in one go, or what the game did by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import ID_OF
from algeria_lab.algeria.draft import fold
from algeria_lab.core.actions import Action
from algeria_lab.core.events import Chose, Counted, Entered, Event, Flipped, Rolled

if TYPE_CHECKING:
    from algeria_lab.algeria.state import State
    from algeria_lab.core.history import Entry

# Steps at which an act begins, by the phase to which they belong; at all others one is gone on with.
PHASE_OF = {
    "setup": "setup",
    "gov_reinforcement": "reinforcement",
    "mobilize": "reinforcement",
    "fln_reinforcement": "reinforcement",
    "gov_deployment": "deployment",
    "deploy": "deployment",
    "fln_deployment": "deployment",
    "place_oas": "oas",
    "oas_removal": "oas",
}
GOES_ON = frozenset({*PHASE_OF.values(), "game_over"})
PASSES = frozenset({"pass", "auto_pass", "yield"})
REACTS = frozenset({"pick", "lift", "air", "done"})
# Missions without a fight: several in a row read as one act in many places.
ALIKE = frozenset({"civil_affairs", "move", "propaganda"})
# What the final adjustment pays out; it stands by itself where a coup comes before it.
ADJUSTMENTS = frozenset({"oas", "terror", "resettled", "no-mobile-units", "army-abroad", "control"})
# Acts of the end of a turn.
ENDINGS = frozenset({"interphase", "coup", "adjustment"})
NO_EVENT = "none"


@dataclass
class Act:
    """What is told on one card.

    Attributes:
        kind: What was done: a mission, a phase, or what the game does by itself.
        seat: The side that did it; empty for the game.
        at: The moment at which it was over, as a place in the history.
        before: The position before it.
        after: The position after it.
        events: What happened, in order.
        whose: The sides that decided anything in it.
        begun_by: The side whose decision it is; empty where it came by itself.
        place: Where it happened, if it is a mission in one place.
        goes_on: Whether it began before what is told.
    """

    kind: str
    seat: str
    at: int
    before: State
    after: State
    events: list[Event] = field(default_factory=list)
    whose: set[str] = field(default_factory=set)
    begun_by: str = ""
    place: str = ""
    goes_on: bool = False

    @property
    def rolled(self) -> bool:
        """Whether dice fell."""
        return any(isinstance(event, Rolled) for event in self.events)

    @property
    def shown(self) -> State:
        """The position to show beside it; the end of a turn stands under that turn, not the next."""
        if self.kind not in ENDINGS:
            return self.after
        shown = self.after.copy()
        shown.turn, shown.phase = self.before.turn, "interphase"
        return shown

    def is_of(self, seat: str) -> bool:
        """Return whether it is a side's own doing, in which nobody else had a say."""
        return self.begun_by == seat and self.whose <= {seat}

    @property
    def is_plain(self) -> bool:
        """Whether a line says it all: a pass, no reaction, no random event, units that go by themselves."""
        if self.kind in ("reinforcement", "deployment"):
            return not any(isinstance(event, Counted | Rolled) or _is_order(event) for event in self.events)
        return all(map(_is_plain, self.events)) or (self.kind, self.seat) == ("setup", "")


def _is_order(event: Event) -> bool:
    return isinstance(event, Chose) and Action.parse(event.action).verb != "done"


def _is_plain(event: Event) -> bool:
    if isinstance(event, Rolled):
        return event.what == "event" and event.row == NO_EVENT
    if isinstance(event, Flipped):
        return event.what in ("passes", "fln_passed", "gov_passed")
    return isinstance(event, Entered | Chose)


def acts_of(history: Sequence[Entry[State]], first: int, last: int) -> list[Act]:
    """Return the acts of the actions from *first* to *last*.

    What was begun before *first* is named after its beginning; only what happened from *first* on is in it.
    """
    found: list[Act] = []
    for at in range(_beginning(history, first) if first <= last else first, last + 1):
        position = history[max(at - 1, 0)].state if at else None
        pieces = list(_pieces(history[at].events))
        for number, piece in enumerate(pieces):
            act = _act_for(piece[0], found[-1] if found else None, at, position or history[at].state)
            if not found or act is not found[-1]:
                found.append(act)
            act.after = history[at].state if number == len(pieces) - 1 else _folded(act.after, piece)
            act.at, position = at, act.after
            if at >= first:
                act.events += piece
                act.whose |= {event.seat for event in piece if isinstance(event, Chose)}
            else:
                act.before, act.goes_on = act.after, True
    return _together([act for act in found if act.events])


def _beginning(history: Sequence[Entry[State]], first: int) -> int:
    """Return the place of the action with which the act began that the one at *first* goes on with."""
    at = max(first, 0)
    while at > 0 and not _begins(history[at].events[0], history[at - 1]):
        at -= 1
    return at


def _begins(chose: Event, before: Entry[State]) -> bool:
    """Return whether a choice begins an act; units of a reaction are picked one after the other."""
    if not isinstance(chose, Chose):
        return True
    if chose.step == "react":
        earlier = before.events[0]
        return not (isinstance(earlier, Chose) and earlier.step == "react")
    return chose.step == "operations" or chose.step in PHASE_OF


def _pieces(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Cut the events of one action where something else begins by itself."""
    piece: list[Event] = []
    for event in events:
        if piece and _cuts(event):
            yield piece
            piece = []
        piece.append(event)
    if piece:
        yield piece


def _cuts(event: Event) -> bool:
    if isinstance(event, Rolled):
        return event.what in ("coup-check", "no-mobile-units")
    if isinstance(event, Counted):
        return event.why in ADJUSTMENTS
    return isinstance(event, Entered) or (isinstance(event, Flipped) and event.what == "winner")


def _act_for(head: Event, current: Act | None, at: int, before: State) -> Act:
    """Return the act to which a piece belongs: the current one, or a new one."""
    kind, seat, begun_by = _kind(head, current)
    if current and not kind:
        return current
    if current and (kind, seat) == (current.kind, current.seat) and kind in GOES_ON:
        current.begun_by = current.begun_by or begun_by
        return current
    return Act(kind or "mission", seat, at, before, before, begun_by=begun_by, place=_place(head, before))


def _place(head: Event, before: State) -> str:
    """Return the place of a mission or reaction that begins; empty for anything else."""
    if not isinstance(head, Chose):
        return ""
    if head.step == "react":
        return getattr(before.top, "area", "")
    named = [before.place[ID_OF[arg]] if arg in ID_OF else arg for arg in head.action.split()[2:]]
    return named[0] if head.step == "operations" and named and named[0] in PLACES else ""


def _kind(head: Event, current: Act | None) -> tuple[str, str, str]:
    """Return what begins with an event, whose it is and who decided it; nothing where the act goes on."""
    if isinstance(head, Chose):
        return _kind_chosen(head, current)
    if isinstance(head, Entered):
        return head.phase, head.seat, ""
    if isinstance(head, Flipped) and head.what == "winner":
        return "game_over", "", ""
    if isinstance(head, Rolled) and head.what == "coup-check":
        return ("coup", "", "") if head.row == "no" else ("", "", "")
    # The final adjustment goes on with the end of the turn, unless a coup came between.
    return ("adjustment", "", "") if current and current.kind == "coup" else ("", "", "")


def _kind_chosen(head: Chose, current: Act | None) -> tuple[str, str, str]:
    verb, seat = Action.parse(head.action).verb, head.seat
    if head.step == "operations":
        return ("pass" if verb in PASSES else verb), seat, seat
    if head.step == "react":
        if verb not in REACTS:
            return "decline", seat, seat
        return ("", "", "") if current and current.kind == "react" else ("react", seat, seat)
    if head.step in PHASE_OF:
        return PHASE_OF[head.step], seat, seat
    return ("", "", "") if current else (head.step, seat, seat)


def _folded(state: State, events: Sequence[Event]) -> State:
    after = state.copy()
    for event in events:
        fold(after, event)
    return after


def _together(found: Sequence[Act]) -> list[Act]:
    """Join missions that are alike, and let a neighbour tell what one line says."""
    joined: list[Act] = []
    waiting: Act | None = None
    for act in found:
        last = joined[-1] if joined else None
        if act.is_plain and not (act.kind == "decline" and last):
            waiting = _join(waiting, act) if waiting else act
        elif act.is_plain and last:
            joined[-1] = replace(_join(last, act), begun_by=last.begun_by)
        elif last and not waiting and act.kind in ALIKE and (act.kind, act.seat) == (last.kind, last.seat):
            joined[-1] = _join(last, act)
        else:
            joined.append(_join(waiting, act, named=act) if waiting else act)
            waiting = None
    if waiting and joined:
        joined[-1] = _join(joined[-1], waiting)
        waiting = None
    return [*joined, waiting] if waiting else joined


def _join(one: Act, other: Act, named: Act | None = None) -> Act:
    """Return two neighbours as one act, which goes by the name of the first, or of *named*."""
    name = named or one
    events, whose = one.events + other.events, name.whose
    return replace(name, at=other.at, before=one.before, after=other.after, events=events, whose=whose)


def moments(act: Act) -> int:
    """Return how many times the act was done: missions that are alike stand on one card."""
    costs = sum(isinstance(event, Counted) and event.why == "mission-cost" for event in act.events)
    rolls = sum(isinstance(event, Rolled) and event.what == "move" for event in act.events)
    return max(costs, rolls, 1)
