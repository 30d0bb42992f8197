"""How decisions are described: the list of options is the rule; it lists, guards and explains.

The top frame of the agenda says what is awaited. A decision has verbs; a procedure runs by itself. Inside the
rules a card is a number, in text an id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Concatenate, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.actions import Action, Seat
from algeria_lab.insurgent.cite import cite
from algeria_lab.insurgent.draft import Draft
from algeria_lab.insurgent.frames import Frame
from algeria_lab.insurgent.state import State

# What serves several kinds of frames serves each of them.
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)
Args: TypeAlias = tuple[Any, ...]
Options: TypeAlias = Callable[[State, F_contra], Sequence[Args]]
Resolution: TypeAlias = Callable[Concatenate[Draft, F_contra, ...], None]

OPTIONAL = cite("INS-3.4.2")
SKIP, CONCEDE = "skip", "concede"


class Verb(NamedTuple, Generic[F_contra]):
    """One kind of action at a decision.

    Attributes:
        rule: Citation key of the rule that allows it.
        takes: What its arguments are: ``card``, ``slot``, ``place`` or ``facing``.
        options: All arguments that the rules allow, in a stable order.
        resolve: Carries the action out on a draft from whose agenda the frame has been taken.
        rolls: Whether dice fall.
        ends: Whether it ends the decision and leaves undone what it is about.
    """

    rule: str
    takes: tuple[str, ...]
    options: Options[F_contra]
    resolve: Resolution[F_contra]
    rolls: bool = False
    ends: bool = False


Step: TypeAlias = Mapping[str, Verb[F_contra]]
Steps: TypeAlias = dict[type, Step[Any]]
Runs: TypeAlias = dict[type, Callable[[Draft, Any], None]]


def decision(kind: type[F_contra], step: Step[F_contra]) -> Steps:
    """Return the entry of a decision in a table of steps: its verbs know its fields."""
    return {kind: step}


def main_verb(step: Step[Any]) -> tuple[str, Verb[Any]]:
    """Return the one verb, with its name, that does what a decision is about."""
    (found,) = [item for item in step.items() if not item[1].ends]
    return found


def once(state: State, frame: Frame) -> Sequence[Args]:
    """Offer the verb once, without arguments."""
    return ((),)


def plain(
    rule: str, resolve: Resolution[F_contra], *, rolls: bool = False, ends: bool = False
) -> Verb[F_contra]:
    """Return a verb without arguments."""
    return Verb(rule, (), once, resolve, rolls, ends)


def do_without(draft: Draft, frame: Frame) -> None:
    """Leave an optional icon undone [INS-3.4.2]."""


SKIPPED = plain(OPTIONAL, do_without, ends=True)


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
