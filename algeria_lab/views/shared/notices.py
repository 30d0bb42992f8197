"""Notices over the board: what was done, or what stands in the way and what would work."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.checking import causes
from algeria_lab.core.refusals import CannotUndo, DiceRanOut, LabError, UnknownName
from algeria_lab.players.branches import OnlyBranch
from algeria_lab.players.decisions import SeatTaken

if TYPE_CHECKING:
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.views.shared.messages import GameWords, Messages

Notice = dict[str, str]


class AsksOnce(LabError):
    """What is done once it is asked for again: its reader is told what it means, and refused nothing."""


# What stands in the way; other errors bring their own sentence.
_OBSTACLES: dict[type[LabError], str] = {
    DiceRanOut: "session-dice-ran-out",
    SeatTaken: "session-seat-taken",
    OnlyBranch: "time-only-branch",
}
_IN_TIME = ("moment", "bookmark", "branch")
_SHOWN = ("undo-dice", "undo-shown")


def info(words: Messages, key: str, *, hint: str = "", **values: str) -> Notice:
    """Return a piece of information."""
    return _notice("info", words.say(key, **values), hint=words.say(hint) if hint else "")


def told(text: str) -> Notice:
    """Return a piece of information that is in words already."""
    return _notice("info", text)


def refused(words: GameWords, refusal: Refusal) -> Notice:
    """Return why an action was refused, and under which rule."""
    said = words.refusal(refusal)
    return _notice("refusal", said.text, refusal.rule, said.hint)


def stopped(words: Messages, key: str, *, hint: str = "") -> Notice:
    """Return what stands in the way where no rule of the game does; *hint* is in words already."""
    return _notice("refusal", words.say(key), hint=hint)


def obstacle(words: Messages, error: LabError, *, may_branch: bool = False) -> Notice:
    """Return what stood in the way of a deed.

    Args:
        words: The reader's language.
        error: Why it was not done.
        may_branch: Whether the reader may go another way from an earlier moment.
    """
    text, hint = _OBSTACLES.get(type(error), ""), ""
    if isinstance(error, CannotUndo):
        text = error.obstacle
        hint = "time-cannot-undo-hint" if may_branch and text in _SHOWN else ""
    if isinstance(error, UnknownName) and error.what in _IN_TIME:
        text = "time-not-there"
    said = words.say(text) if text else causes.told(error, words.language)
    level = "info" if isinstance(error, AsksOnce) else "refusal"
    return _notice(level, said, hint=words.say(hint) if hint else "")


def failed(words: Messages, key: str, error: Exception) -> Notice:
    """Return a fault of the program in words."""
    text = f"{words.say(key)} ({type(error).__name__}: {error})"
    return _notice("error", text, hint=words.say("session-failed-hint"))


def _notice(level: str, text: str, rule: str = "", hint: str = "") -> Notice:
    return {"level": level, "text": text, "rule": rule, "hint": hint}
