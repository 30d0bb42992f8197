"""How decisions are described: one predicate per rule lists, guards and explains.

The top frame of the agenda says what is awaited. A decision has verbs; a procedure runs by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Concatenate, Generic, NamedTuple, TypeAlias, TypeGuard, TypeVar

from algeria_lab.algeria.board.geography import AREAS, PLACES
from algeria_lab.algeria.board.units import KIND, Units, is_unit, names
from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.frames import DECISIONS, Decision, Frame
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal

# What serves several kinds of frames serves each of them.
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)
Args: TypeAlias = tuple[str, ...]
Candidates: TypeAlias = Callable[[State, F_contra], Iterable[Args]]
Predicate: TypeAlias = Callable[Concatenate[State, F_contra, ...], Refusal | None]
Resolution: TypeAlias = Callable[Concatenate[Draft, F_contra, ...], None]


class Price(NamedTuple):
    """What is paid for an action.

    Attributes:
        ap: AP of the FLN.
        halves: Half PSP of the Government.
        air: Air Points.
        helicopter: Helicopter Points.
    """

    ap: int = 0
    halves: int = 0
    air: int = 0
    helicopter: int = 0


FREE = Price()
Pricing: TypeAlias = Callable[Concatenate[State, F_contra, ...], Price]


def free(state: State, frame: Frame, *args: str) -> Price:
    """Ask for nothing."""
    return FREE


def costs(*, ap: int = 0, halves: int = 0) -> Pricing[Frame]:
    """Return the price of what always costs the same."""
    price = Price(ap, halves)

    def always_the_same(state: State, frame: Frame, *args: str) -> Price:
        return price

    return always_the_same


class Verb(NamedTuple, Generic[F_contra]):
    """One kind of action at a decision.

    Attributes:
        rule: Citation key of the rule that allows it.
        takes: What its arguments are: ``unit``, ``area``, ``place``, ``kind``, ``number`` or a list of
            words joined by ``|``.
        candidates: Arguments worth asking about, in a stable order.
        refusal: Why the arguments are not allowed, or None; lists, guards and explains.
        resolve: Carries the action out on a draft whose top frame is the decision.
        rolls: Whether dice may fall when it is carried out; what follows by itself may roll in any case.
        ends: Whether it ends the decision, or what was prepared, as it stands; it takes nothing.
        repeats: Whether it is often wanted for several units: the decision stays, and no dice fall.
        asks_first: Whether it takes a unit away or turns it over, so that nobody should do it by accident.
        price: What it costs, paid at once or when the mission or order that it begins is carried out.
        sure: Whether all candidates are allowed, so that nobody need ask about each of them.
    """

    rule: str
    takes: tuple[str, ...]
    candidates: Candidates[F_contra]
    refusal: Predicate[F_contra]
    resolve: Resolution[F_contra]
    rolls: bool = False
    ends: bool = False
    repeats: bool = False
    asks_first: bool = False
    price: Pricing[F_contra] = free
    sure: bool = False

    def allowed(self, state: State, frame: F_contra) -> Iterable[Args]:
        """Return the arguments that are allowed, in a stable order."""
        candidates, refusal = self.candidates(state, frame), self.refusal
        if self.sure:
            return candidates
        return [args for args in candidates if refusal(state, frame, *args) is None]


Step: TypeAlias = Mapping[str, Verb[F_contra]]
Steps: TypeAlias = dict[type, Step[Any]]
Runs: TypeAlias = dict[type, Callable[[Draft, Any], None]]


def decision(kind: type[F_contra], step: Step[F_contra]) -> Steps:
    """Return the entry of a decision in a table of steps: its verbs know its fields."""
    return {kind: step}


def is_decision(frame: Frame) -> TypeGuard[Decision]:
    """Return whether a side is to decide; everything else runs by itself."""
    return type(frame) in DECISIONS


def seat_of(frame: Frame) -> Seat:
    """Return who decides at a decision."""
    assert is_decision(frame), frame
    return frame.seat


def no_arguments(state: State, frame: Frame) -> Iterable[Args]:
    """Offer the verb once, without arguments."""
    return ((),)


def each(units: Units) -> Iterable[Args]:
    """Offer each of *units* by name."""
    return [(name,) for name in names(units)]


def always(state: State, frame: Frame, *args: str) -> Refusal | None:
    """Refuse nothing."""
    return None


def plain(
    rule: str,
    resolve: Resolution[F_contra],
    refusal: Predicate[F_contra] = always,
    *,
    rolls: bool = False,
    ends: bool = False,
    price: Pricing[F_contra] = free,
) -> Verb[F_contra]:
    """Return a verb without arguments."""
    return Verb(rule, (), no_arguments, refusal, resolve, rolls, ends, price=price)


def malformed(verb: str, takes: tuple[str, ...], args: Args, rule: str) -> Refusal | None:
    """Return why *args* are not of the kinds that *verb* takes, or None."""
    if len(args) != len(takes):
        return Refusal("wrong-arguments", rule, {"verb": verb, "takes": " ".join(takes) or "-"})
    for kind, value in zip(takes, args, strict=True):
        if not _DOMAIN.get(kind, lambda word, words=kind: word in words.split("|"))(value):
            return Refusal(
                "not-a-" + (kind if kind in _DOMAIN else "word"), rule, {"given": value, "takes": kind}
            )
    return None


_DOMAIN: dict[str, Callable[[str], bool]] = {
    "unit": is_unit,
    "units": lambda word: word == "all" or is_unit(word),
    "area": lambda word: word in AREAS,
    "place": lambda word: word in PLACES,
    "kind": lambda word: word in KIND,
    "number": lambda word: word.isascii() and word.isdigit() and len(word) < 3,
}
