"""Errors as the terminal says them: what was asked, what stood in the way, what would work."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, cast

from algeria_lab.checking.faults import WrongFile, listed
from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import (
    CannotUndo,
    IllegalAction,
    LabError,
    MalformedAction,
    NearlyNamed,
    SaveError,
    UnknownName,
    WrongOption,
)
from algeria_lab.players.algeria.doctrine_files import WrongNumber
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import SeatTaken

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.text import Words

WRONG_USE = 2
FAILED = 1


class WrongUse(LabError, ValueError):
    """The command cannot do what was asked; the text is in the reader's language already."""


_WRONG_USE = (UnknownName, MalformedAction, WrongFile, WrongNumber, WrongOption, WrongUse)


def sentence(error: LabError, words: Words) -> str:
    """Return an error in the reader's language; details that only exist in English stand at the end."""
    for kind, say in _SAID.items():
        if isinstance(error, kind):
            return say(error, words)
    return str(error)


def status_of(error: LabError) -> int:
    """Return the exit status: 2 where the command was used wrongly, 1 where something failed."""
    return WRONG_USE if isinstance(error, _WRONG_USE) else FAILED


def player(name: str, seat: str, words: Words) -> str:
    """Return who plays a side, in words; the name of somebody unknown here stays as it is."""
    if name == HUMAN:
        return words.say("terminal-player-human")
    try:
        title = PLAYERS.title(name, cast("Seat", seat), words.language)
    except (UnknownName, WrongNumber):
        return name
    return words.say("terminal-player-computer", title=title)


def _refused(error: IllegalAction, words: Words) -> str:
    said = words.refusal(error.refusal)
    text = words.say("terminal-refused", action=error.asked, reason=said.text, rule=error.refusal.rule)
    return f"{text} {said.hint}".strip()


def _unknown(error: UnknownName, words: Words) -> str:
    known = words.listed(error.known) or words.say("terminal-nothing")
    key = f"terminal-what-{error.what.replace(' ', '-')}"
    what = words.say(key) if words.has(key) else error.what
    text = words.say("terminal-unknown", what=what, name=str(error.name), known=known)
    near = get_close_matches(str(error.name), error.known, n=1)
    return f"{text} {words.say('terminal-near', near=near[0])}" if near else text


def _taken(error: SeatTaken, words: Words) -> str:
    side, name = words.side(error.seat), player(error.player, error.seat, words)
    return words.say("terminal-seat-taken", action=error.asked, side=side, player=name)


def _number(error: WrongNumber, words: Words) -> str:
    return words.say("terminal-wrong-number", name=error.name, least=str(error.least), most=str(error.most))


_SAID: dict[type[LabError], Callable[[Any, Words], str]] = {
    IllegalAction: _refused,
    UnknownName: _unknown,
    SeatTaken: _taken,
    WrongFile: lambda error, words: listed(error, words.say),
    WrongNumber: _number,
    NearlyNamed: lambda error, words: words.say("terminal-nearly", given=error.given, meant=error.meant),
    MalformedAction: lambda _, words: words.say("terminal-malformed"),
    CannotUndo: lambda error, words: words.say(error.obstacle),
    WrongOption: lambda error, words: words.say("terminal-bad-option", detail=str(error)),
    SaveError: lambda error, words: words.say("terminal-bad-save", detail=str(error)),
}
