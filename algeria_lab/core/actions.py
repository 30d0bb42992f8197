"""Actions: tiny values with a text form that parses back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Literal, NamedTuple

from algeria_lab.core.refusals import MalformedAction
from algeria_lab.core.words.voice import Several

Seat = Literal["fln", "gov"]
SEATS: tuple[Seat, ...] = ("fln", "gov")

_WORD = re.compile(r"[A-Za-z0-9_:+-]{1,40}")
_MOST_WORDS = 12


class Action(NamedTuple):
    """One atomic decision: who, what, and with which arguments.

    Examples:
        >>> Action.parse("fln raid V-4")
        Action(seat='fln', verb='raid', args=('V-4',))
        >>> str(Action("gov", "done"))
        'gov done'
    """

    seat: Seat
    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.seat, self.verb, *self.args))

    @classmethod
    def parse(cls, text: str, seat: Seat | None = None) -> Action:
        """Read an action from its text form.

        Args:
            text: For example ``fln raid V-4``; the seat may be left out when *seat* is given.
            seat: Who is to move, for texts that do not say.

        Raises:
            MalformedAction: If the text is not of the form ``seat verb arguments``.
        """
        words = text.split()
        if not words or len(words) > _MOST_WORDS or not all(_WORD.fullmatch(word) for word in words):
            raise MalformedAction(
                f"{text!r} is not an action. An action is a side, a verb and its arguments, "
                "such as 'fln raid V-4' or 'gov done'."
            )
        for known in SEATS:
            if words[0] == known:
                seat, words = known, words[1:]
                break
        if not words:
            raise MalformedAction(
                f"{text!r} names a side but does not say what it does, as in '{text} done'."
            )
        if seat is None:
            raise MalformedAction(f"{text!r} does not say who acts; begin with {' or '.join(SEATS)}.")
        return cls(seat, words[0], tuple(words[1:]))


def actions_with(seat: Seat, verb: str, arguments: Iterable[tuple[str, ...]]) -> list[Action]:
    """Return an action for each of *arguments*; where hundreds are legal, most of the time goes into this."""
    make = tuple.__new__
    return [make(Action, (seat, verb, args)) for args in arguments]


class Actions(Several[Action, object]):
    """Actions that may be taken at one moment: a tuple that tells itself.

    Attributes:
        about: The position in which they may be taken; None if it is not known.
    """

    def plain(self) -> str:
        verbs = Counter(action.verb for action in self)
        return f"Actions({', '.join(f'{count} {verb}' for verb, count in verbs.items())})"

    def plain_text(self) -> str:
        return "\n".join(map(str, self))


def parse_line(text: str) -> list[str]:
    """Split a line of play such as ``fln raid V-4; band-3; done`` into its parts.

    Parts after the first may leave out the seat, and the verb where only a piece is named.

    Raises:
        MalformedAction: If there is no part at all.
    """
    parts = [part.strip() for part in text.split(";")]
    parts = [part for part in parts if part]
    if not parts:
        raise MalformedAction(f"{text!r} holds no action. Separate actions by ';'.")
    return parts
