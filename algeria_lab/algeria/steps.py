"""How decisions are described: one predicate per rule lists, guards and explains.

A *frame* on the agenda says what is awaited: ``(step, seat, ...)``. Decision steps have verbs; all
other frames run by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple, TypeAlias

from algeria_lab.algeria.draft import Draft
from algeria_lab.algeria.geography import AREAS, PLACES
from algeria_lab.algeria.state import Frame, State
from algeria_lab.algeria.units import KIND, Units, is_unit, names
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import Refusal

Args: TypeAlias = tuple[str, ...]
Candidates: TypeAlias = Callable[[State, Frame], Iterable[Args]]
Predicate: TypeAlias = Callable[..., Refusal | None]
Resolution: TypeAlias = Callable[..., None]


class Verb(NamedTuple):
    """One kind of action at a decision step.

    Attributes:
        rule: Citation key of the rule that allows it.
        takes: What its arguments are: ``unit``, ``area``, ``place``, ``kind``, ``number`` or a list of
            words joined by ``|``.
        candidates: Arguments worth asking about, in a stable order.
        refusal: Why the arguments are not allowed, or None; lists, guards and explains.
        resolve: Carries the action out on a draft whose top frame is the step's.
    """

    rule: str
    takes: tuple[str, ...]
    candidates: Candidates
    refusal: Predicate
    resolve: Resolution


Step: TypeAlias = Mapping[str, Verb]
Run: TypeAlias = Callable[[Draft, Frame], None]


def seat_of(frame: Frame) -> Seat:
    """Return who decides at a decision frame."""
    seat: Seat = frame[1]
    return seat


def no_arguments(state: State, frame: Frame) -> Iterable[Args]:
    """Offer the verb once, without arguments."""
    return ((),)


def each(units: Units) -> Iterable[Args]:
    """Offer each of *units* by name."""
    return [(name,) for name in names(units)]


def always(state: State, frame: Frame, *args: str) -> Refusal | None:
    """Refuse nothing."""
    return None


def plain(rule: str, resolve: Resolution, refusal: Predicate = always) -> Verb:
    """Return a verb without arguments."""
    return Verb(rule, (), no_arguments, refusal, resolve)


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
