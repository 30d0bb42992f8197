"""What all operations have in common: selecting and paying places, the special activity, the end [CT-5.1].

An operation is a frame that is replaced as it goes on: its places are selected one after the other, a special
activity stands on top of it while it lasts, and ``done`` ends it. What it does on the map are functions over
a draft, which the Non-Player's chart calls as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.cite import cite
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames import FRAMES, Frame
from algeria_lab.twilight.geography import PLACES
from algeria_lab.twilight.initiative import settle_box
from algeria_lab.twilight.pieces import KINDS
from algeria_lab.twilight.state import Box, State
from algeria_lab.twilight.steps import Args, Candidates, Step, Verb, always, plain

GENERAL = cite("CT-5.1")
LIMITED = cite("CT-4.4")
NO_LIMIT: Final = 99
WITHOUT_CODE: Final = ("balky", "call_up", "challe_fln")


class Operation(Protocol):
    """The fields that the frames of all operations begin with, in this order.

    Attributes:
        seat: Who carries it out.
        box: The box that was chosen: ``OP_SA``, ``LIM_OP`` or ``OP_ONLY``; empty where an Event grants it.
        limit: How many places may be selected at most; `NO_LIMIT` for any number.
        free: Whether selecting costs nothing [CT-4.6].
        places: Places selected so far, tracks included.
        special: Name of the special activity that was begun; empty for none yet.
    """

    @property
    def seat(self) -> Seat:
        """Who carries it out."""

    @property
    def box(self) -> str:
        """The box that was chosen; empty where an Event grants it."""

    @property
    def limit(self) -> int:
        """How many places may be selected at most."""

    @property
    def free(self) -> bool:
        """Whether selecting costs nothing [CT-4.6]."""

    @property
    def places(self) -> tuple[int, ...]:
        """Places selected so far."""

    @property
    def special(self) -> str:
        """Name of the special activity that was begun."""


class Kind(NamedTuple):
    """One of the eight operations, as the turn of a side offers it.

    Attributes:
        seat: Whose it is.
        rule: Citation key.
        begin: Makes its first frame: seat, box, limit, whether it is free.
        steps: Its verbs.
        forbidden: Why it may not be carried out at all now, or None.
    """

    seat: Seat
    rule: str
    begin: Callable[[Seat, str, int, bool], Frame]
    steps: Step[Any]
    forbidden: Callable[[State], Refusal | None]


F = TypeVar("F", bound=Frame)


def in_force(state: State, code: str) -> bool:
    """Return whether a marker of Momentum is in play and has its effect [CT-1.7, CT-11/D08]."""
    if code not in state.momentum:
        return False
    return state.switches.every_momentum_works or code not in WITHOUT_CODE


def limit_of(box: Box) -> int:
    """Return how many places may be selected in a box [CT-4.4]."""
    return 1 if box == "LIM_OP" else NO_LIMIT


def selection_refusal(state: State, frame: Operation, place: int, price: int) -> Refusal | None:
    """Return why a place may not be selected and paid, whatever the operation, or None [CT-5.1]."""
    if place in frame.places:
        return Refusal("ct-selected-already", GENERAL, {"place": PLACES[place]})
    return another_refusal(state, frame, price)


def another_refusal(state: State, frame: Operation, price: int) -> Refusal | None:
    """Return why no further place may be selected and paid, whichever it is, or None [CT-5.1]."""
    if len(frame.places) >= frame.limit:
        return Refusal("ct-no-more-places", LIMITED, {"limit": frame.limit})
    return payment_refusal(state, frame.seat, 0 if frame.free else price)


def while_affordable(candidates: Candidates[F], price: Callable[[State, F], int]) -> Candidates[F]:
    """Return candidates that are none once no further place may be selected, whichever it is.

    Args:
        candidates: The places, as arguments of the verb that selects one.
        price: What the cheapest place costs.
    """

    def narrowed(state: State, frame: F) -> Iterable[Args]:
        operation: Any = frame
        hindrance = another_refusal(state, operation, price(state, frame))
        return () if hindrance else candidates(state, frame)

    return narrowed


def payment_refusal(state: State, seat: Seat, price: int) -> Refusal | None:
    """Return why a side may not pay a price, or None [CT-7.3]."""
    held = state.resources(seat)
    if held < price:
        return Refusal("ct-cannot-pay", GENERAL, {"price": price, "held": held, "seat": seat})
    return None


def too_few(rule: str, space: int, kind: int, number: int, there: int) -> Refusal:
    """Return the refusal of more pieces of a kind than there are to choose from in a space."""
    return Refusal(
        "ct-too-few-there",
        rule,
        {"place": PLACES[space], "kind": KINDS[kind], "given": number, "there": there},
    )


def select(draft: Draft, frame: F, place: int, price: int, rule: str, **changes: object) -> F:
    """Pay for a place and put the operation back on the agenda with it; return the new frame."""
    operation: Any = frame
    if not operation.free:
        draft.pay(operation.seat, price, rule, place)
    chosen: F = operation._replace(places=(*operation.places, place), **changes)
    draft.push(chosen)
    return chosen


def special_refusal(frame: Operation, name: str) -> Refusal | None:
    """Return why a special activity may not be begun beside an operation, whatever it does, or None."""
    if frame.box != "OP_SA":
        return Refusal("ct-no-special-here", GENERAL, {"special": name})
    if frame.special:
        return Refusal("ct-special-used", GENERAL, {"special": frame.special})
    return None


def special_verb(
    name: str,
    rule: str,
    begin: Callable[[Seat], Frame],
    steps: Callable[[], Step[Any]],
    hinders: Callable[[State, Any], Refusal | None] = always,
    *,
    may_be_empty: bool = False,
) -> Verb[Any]:
    """Return the verb with which a special activity interrupts an operation [CT-5.1].

    Args:
        name: Its name, which the operation remembers.
        rule: Citation key of the activity.
        begin: Makes its first frame for a side.
        steps: Its own verbs; it may begin when one of them is legal.
        hinders: Why the operation as it stands does not let it begin, or None.
        may_be_empty: Whether it may begin, unless hindered, although it can do nothing.
    """

    def refusal(state: State, frame: Operation) -> Refusal | None:
        if hindrance := special_refusal(frame, name) or hinders(state, frame):
            return hindrance
        if not may_be_empty and not any_legal(state, begin(frame.seat), steps()):
            return Refusal("ct-special-impossible", rule, {"special": name})
        return None

    def resolve(draft: Draft, frame: Any) -> None:
        draft.push(frame._replace(special=name))
        draft.push(begin(frame.seat))

    return plain(rule, resolve, refusal)


def idle_refusal(state: State, frame: Any, selecting: Iterable[Verb[Any]]) -> Refusal | None:
    """Return why an operation must not go on without a place: it has none and can select none; or None."""
    if frame.places or may_select(state, frame, selecting):
        return None
    return Refusal("ct-nothing-to-select", GENERAL, {"operation": FRAMES.name(frame)})


def may_select(state: State, frame: Frame, selecting: Iterable[Verb[Any]]) -> bool:
    """Return whether a place may be selected by one of some verbs."""
    return any(verb.allows_any(state, frame) for verb in selecting)


def any_legal(state: State, frame: Frame, step: Mapping[str, Verb[Any]]) -> bool:
    """Return whether something other than ending a decision is legal at it."""
    return any(verb.allows_any(state, frame) for verb in step.values() if not verb.ends)


def done_verb(
    rule: str,
    selecting: Callable[[], Iterable[Verb[Any]]],
    at_last: Callable[[Draft, Any], None] = lambda draft, frame: None,
    leaves_out: Callable[[State, Any], Refusal | None] = always,
) -> Verb[Any]:
    """Return the verb that ends an operation: once a place was selected, or none can be any more.

    Args:
        rule: Citation key of the operation.
        selecting: The verbs that select a place.
        at_last: What still happens once the cylinder stands.
        leaves_out: Why an operation that has a place may not end yet, or None.
    """

    def refusal(state: State, frame: Any) -> Refusal | None:
        if frame.places:
            return leaves_out(state, frame)
        if not may_select(state, frame, selecting()):
            return None
        return Refusal("ct-select-a-place", GENERAL, {})

    def resolve(draft: Draft, frame: Any) -> None:
        finish(draft, frame)
        at_last(draft, frame)

    return plain(rule, resolve, refusal, ends=True)


def finish(draft: Draft, frame: Operation) -> None:
    """Put the cylinder where it ends: the 1st Eligible's in the box of what was done [CT-4.2]."""
    if frame.box:
        is_first = frame.seat == draft.state.first
        settle_box(draft, frame.seat, box_done(frame) if is_first else frame.box)  # type: ignore[arg-type]


def box_done(frame: Operation) -> Box:
    """Return the box of what an operation really did [CT-4.2]."""
    if frame.special:
        return "OP_SA"
    return "LIM_OP" if len(frame.places) == 1 else "OP_ONLY"
