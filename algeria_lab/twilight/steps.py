"""How decisions are described: one predicate per rule lists, guards and explains [all of CT].

The top frame of the agenda says what is awaited. A decision has verbs; a procedure runs by itself. Inside
the rules places, kinds and numbers are ints, in text they are words; `Verb.takes` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Concatenate, Final, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.refusals import Refusal
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.geography import PLACE, PLACES
from algeria_lab.twilight.pieces import KIND, KINDS
from algeria_lab.twilight.state import State

# What serves several kinds of frames serves each of them.
F_contra = TypeVar("F_contra", bound=Frame, contravariant=True)
Args: TypeAlias = tuple[Any, ...]
Candidates: TypeAlias = Callable[[State, F_contra], Iterable[Args]]
Predicate: TypeAlias = Callable[Concatenate[State, F_contra, ...], Refusal | None]
Resolution: TypeAlias = Callable[Concatenate[Draft, F_contra, ...], None]


class Verb(NamedTuple, Generic[F_contra]):
    """One kind of action at a decision.

    Attributes:
        rule: Citation key of the rule that allows it.
        takes: What its arguments are: ``space`` (a place by id), ``kind``, ``number``, or words joined
            by ``|``.
        candidates: Arguments worth asking about, in a stable order.
        refusal: Why the arguments are not allowed, or None; lists, guards and explains.
        resolve: Carries the action out on a draft from whose agenda the frame has been taken.
        rolls: Whether dice may fall when it is carried out.
        ends: Whether it ends the decision as it stands.
    """

    rule: str
    takes: tuple[str, ...]
    candidates: Candidates[F_contra]
    refusal: Predicate[F_contra]
    resolve: Resolution[F_contra]
    rolls: bool = False
    ends: bool = False

    def options(self, state: State, frame: F_contra) -> list[Args]:
        """Return all arguments that the rules allow, in a stable order."""
        refusal = self.refusal
        return [args for args in self.candidates(state, frame) if refusal(state, frame, *args) is None]

    def allows_any(self, state: State, frame: F_contra) -> bool:
        """Return whether the rules allow some arguments."""
        refusal = self.refusal
        for args in self.candidates(state, frame):  # noqa: SIM110 - asked so often that a generator tells
            if refusal(state, frame, *args) is None:
                return True
        return False


Step: TypeAlias = Mapping[str, Verb[F_contra]]
Steps: TypeAlias = dict[type, Step[Any]]
Runs: TypeAlias = dict[type, Callable[[Draft, Any], None]]

DONE: Final = "done"


def decision(kind: type[F_contra], step: Step[F_contra]) -> Steps:
    """Return the entry of a decision in a table of steps: its verbs know its fields."""
    return {kind: step}


def once(state: State, frame: Frame) -> Iterable[Args]:
    """Offer the verb once, without arguments."""
    return ((),)


def always(state: State, frame: Frame, *args: Any) -> Refusal | None:
    """Refuse nothing."""
    return None


def each_of(places: Iterable[int]) -> Candidates[Frame]:
    """Return candidates: each of some places, wherever the game stands."""
    listed = tuple([(place,) for place in places])
    return lambda state, frame: listed


def each_with(kinds: Iterable[int], places: Iterable[int]) -> Candidates[Frame]:
    """Return candidates: each of some places at which pieces of some kinds are."""
    wanted, listed = tuple(kinds), tuple([(place, (place,)) for place in places])

    def candidates(state: State, frame: Frame) -> list[Args]:
        rows = state.pieces
        return [args for place, args in listed if any(map(rows[place].__getitem__, wanted))]

    return candidates


def plain(
    rule: str,
    resolve: Resolution[F_contra],
    refusal: Predicate[F_contra] = always,
    *,
    rolls: bool = False,
    ends: bool = False,
) -> Verb[F_contra]:
    """Return a verb without arguments."""
    return Verb(rule, (), once, refusal, resolve, rolls, ends)


_WRITTEN: Final[dict[str, Callable[[int], str]]] = {
    "space": lambda place: PLACES[place],
    "kind": lambda kind: KINDS[kind],
    "number": str,
}


def to_action(seat: Seat, verb: str, takes: tuple[str, ...], args: Args) -> Action:
    """Return the text form of a choice."""
    words = [_WRITTEN[kind](arg) if kind in _WRITTEN else arg for kind, arg in zip(takes, args, strict=True)]
    return Action(seat, verb, tuple(words))


def from_words(takes: tuple[str, ...], words: tuple[str, ...]) -> Args:
    """Return the arguments of a choice from its text form, which `malformed` has passed."""
    return tuple(
        [_READ[kind](word) if kind in _READ else word for kind, word in zip(takes, words, strict=True)]
    )


_READ: Final[dict[str, Callable[[str], int]]] = {
    "space": lambda word: PLACE[word],
    "kind": lambda word: KIND[word],
    "number": int,
}
_DOMAIN: Final[dict[str, Callable[[str], bool]]] = {
    "space": lambda word: word in PLACE,
    "kind": lambda word: word in KIND,
    "number": lambda word: word.isascii() and word.isdigit() and len(word) < 3,
}


def malformed(verb: str, takes: tuple[str, ...], words: tuple[str, ...], rule: str) -> Refusal | None:
    """Return why *words* are not of the kinds that *verb* takes, or None."""
    if len(words) != len(takes):
        return Refusal("ct-wrong-arguments", rule, {"verb": verb, "takes": " ".join(takes) or "-"})
    for kind, word in zip(takes, words, strict=True):
        if not _DOMAIN.get(kind, lambda word, known=kind: word in known.split("|"))(word):
            reason = f"ct-not-a-{kind if kind in _DOMAIN else 'word'}"
            return Refusal(reason, rule, {"given": word, "takes": kind})
    return None
