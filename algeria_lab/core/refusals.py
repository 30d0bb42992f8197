"""Refusals and errors: what was asked, what stood in the way, which rule, what would work."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Literal

from algeria_lab.core.words.voice import PLAIN, Shown, Voice

Value = str | int
MOST_NAMES, SOME_NAMES, MOST_MEANT = 60, 10, 3


@dataclass(slots=True, repr=False)
class Refusal(Shown):
    """Why an action cannot be taken now, as data; its voice turns it into a sentence.

    Nobody changes one. It is not frozen, because a frozen one takes three times as long to make, and a random
    game makes thousands.

    Attributes:
        reason: Message id of the obstacle, such as ``strike-needs-urban``.
        rule: Citation key of the rule that stands in the way.
        values: Names and numbers that the sentence quotes.
        hint: Message id of what would work; empty when nothing would.
        voice: How it is told; that of the game that was asked.
    """

    reason: str
    rule: str
    values: Mapping[str, Value] = field(default_factory=dict)
    hint: str = ""
    voice: Voice = field(default=PLAIN, compare=False)

    def plain(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.values.items())
        return f"{self.reason}{f' ({said})' if said else ''} [{self.rule}]"


class LabError(Exception):
    """Base of all errors that a user may meet: the text says what would work, and they can be pickled."""

    def __reduce__(self) -> tuple[Callable[..., LabError], tuple[object, ...]]:
        return _remade, (type(self), self.args, self.__dict__)

    def _render_traceback_(self) -> list[str]:
        """Return what IPython shows: the reader's own lines and the message, nothing from in here."""
        steps = [
            step for step in traceback.extract_tb(self.__traceback__) if _is_readers(Path(step.filename))
        ]
        return [*(f"line {step.lineno}: {step.line}" for step in steps), f"{type(self).__name__}: {self}"]


def _is_readers(file: Path) -> bool:
    """Return whether a file is neither of this package nor of Python or anything else that was installed."""
    theirs = {Path(__file__).parents[1], Path(traceback.__file__).parent}
    return theirs.isdisjoint(file.parents) and "site-packages" not in file.parts


def _remade(kind: type[LabError], args: tuple[object, ...], held: dict[str, object]) -> LabError:
    """Return an error as it was in the other process; its text is not made again."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(held)
    return error


class Tellable(LabError):
    """An error that other languages can tell too: beside its sentence it is data.

    Attributes:
        cause: ``fault-cause-<cause>`` is its message; empty where there is only the sentence.
        values: What that message quotes; an error stands for what it says.
    """

    def __init__(self, said: str, cause: str = "", **values: Value | LabError) -> None:
        self.cause, self.values = cause, values
        super().__init__(said)


class IllegalAction(LabError, ValueError):
    """An action was refused; nothing has changed."""

    def __init__(self, asked: str, refusal: Refusal, told: str = "") -> None:
        self.asked = asked
        self.refusal = refusal
        super().__init__(told or PLAIN.refused(asked, refusal))


class MalformedAction(LabError, ValueError):
    """A text is not an action at all."""


class NearlyNamed(MalformedAction):
    """A word of an action is not the name of anything, but nearly that of something.

    Attributes:
        given: The word, or several.
        meant: The name that it is near to, with what it stands for in brackets if that is something else.
    """

    def __init__(self, given: str, meant: str) -> None:
        self.given, self.meant = given, meant
        super().__init__(f"{given!r} is the name of nothing here. Did you mean {meant}?")


def _listed(names: tuple[str, ...]) -> str:
    """Return names for a message: all of them, or of very many the first."""
    shown = names if len(names) <= MOST_NAMES else names[:SOME_NAMES]
    more = f" and {len(names) - len(shown)} more" if len(shown) < len(names) else ""
    return f"{', '.join(shown) or 'none'}{more}"


class UnknownName(LabError, LookupError):
    """A name is not known; the message lists the known ones, and the nearest or what to write instead."""

    def __init__(self, what: str, name: object, known: Iterable[str], hint: str = "") -> None:
        self.what, self.name, self.known = what, name, tuple(known)
        by_letters = {each.casefold(): each for each in self.known}
        asked = str(name).casefold()
        near = [each for each in by_letters if asked in each.split("_")] or get_close_matches(
            asked, by_letters, n=1
        )
        meant = " or ".join(repr(by_letters[each]) for each in near[:MOST_MEANT])
        guess = f"Did you mean {meant}?" if near else hint
        super().__init__(f"unknown {what} {name!r:.80}. Known: {_listed(self.known)}. {guess}".rstrip())

    def __str__(self) -> str:
        return str(self.args[0])


class WrongOption(Tellable, ValueError):
    """An option or argument has a value that it cannot take, or does not fit the rest."""


class SealedPosition(LabError, TypeError):
    """A position that belongs to a game was to be changed; nothing has changed."""


class DiceRanOut(LabError, RuntimeError):
    """Fixed dice were used up before the action was over."""


class TooManyOutcomes(LabError, RuntimeError):
    """An exact distribution would need more leaves than allowed; sample instead."""


class SaveError(Tellable, ValueError):
    """A saved game is damaged, foreign, or does not replay."""


class CannotUndo(LabError, RuntimeError):
    """Something cannot be taken back, or done again; nothing has changed.

    Attributes:
        obstacle: Message id of what stands in the way.
    """

    def __init__(self, obstacle: Obstacle, asked: str = "") -> None:
        self.obstacle: Obstacle = obstacle
        super().__init__(_CANNOT_UNDO[obstacle].format(asked=asked))


Obstacle = Literal["undo-nothing", "undo-dice", "undo-shown", "undo-others", "undo-over", "redo-nothing"]
_BRANCH = "Branch from an earlier moment instead: the line played so far is kept."
_CANNOT_UNDO: dict[Obstacle, str] = {
    "undo-nothing": "there is nothing to take back: this is the start of the game, or of what you decided.",
    "undo-dice": f"{{asked}} cannot be taken back: dice have fallen since. {_BRANCH}",
    "undo-shown": f"{{asked}} cannot be taken back: something hidden has been shown since. {_BRANCH}",
    "undo-others": "{asked} cannot be taken back: somebody else has decided since.",
    "undo-over": "{asked} cannot be taken back: the game is over, and everything lies open.",
    "redo-nothing": "there is nothing to do again.",
}
