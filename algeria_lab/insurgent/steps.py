"""How decisions are described: the list of options is the rule; it lists, guards and explains.

A *frame* on the agenda says what is awaited: ``(step, seat, card, icon)``. Decision steps have verbs; all
other frames run by themselves. Inside the rules a card is a number, in text an id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from algeria_lab.core.actions import Action, Seat
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.state import Frame, State

Args: TypeAlias = tuple[Any, ...]
Options: TypeAlias = Callable[[State, Frame], Sequence[Args]]
Resolution: TypeAlias = Callable[..., None]

OPTIONAL = cite("INS-3.4.2")
SKIP, CONCEDE = "skip", "concede"


class Verb(NamedTuple):
    """One kind of action at a decision step.

    Attributes:
        rule: Citation key of the rule that allows it.
        takes: What its arguments are: ``card``, ``slot``, ``place`` or ``facing``.
        options: All arguments that the rules allow, in a stable order.
        resolve: Carries the action out on a draft from whose agenda the frame has been taken.
    """

    rule: str
    takes: tuple[str, ...]
    options: Options
    resolve: Resolution


Step: TypeAlias = Mapping[str, Verb]
Run: TypeAlias = Callable[[Draft, Frame], None]


def seat_of(frame: Frame) -> Seat:
    """Return who decides at a decision frame."""
    seat: Seat = frame[1]
    return seat


def once(state: State, frame: Frame) -> Sequence[Args]:
    """Offer the verb once, without arguments."""
    return ((),)


def plain(rule: str, resolve: Resolution) -> Verb:
    """Return a verb without arguments."""
    return Verb(rule, (), once, resolve)


def do_without(draft: Draft, frame: Frame) -> None:
    """Leave an optional icon undone [INS-3.4.2]."""


SKIPPED = plain(OPTIONAL, do_without)


def to_action(state: State, seat: Seat, verb: str, takes: tuple[str, ...], args: Args) -> Action:
    """Return the text form of a choice; cards go by their ids."""
    words = [state.name(arg) if kind == "card" else arg for kind, arg in zip(takes, args, strict=True)]
    return Action(seat, verb, tuple(words))


def from_words(state: State, takes: tuple[str, ...], words: tuple[str, ...]) -> Args | None:
    """Return the arguments of a choice from its text form, None if a card is not known."""
    args: list[Any] = []
    for kind, word in zip(takes, words, strict=True):
        if kind == "card" and word not in state.cards.number:
            return None
        args.append(state.cards.number[word] if kind == "card" else word)
    return tuple(args)
