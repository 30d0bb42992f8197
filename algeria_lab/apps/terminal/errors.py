"""Errors as the terminal says them: what was asked, what stood in the way, what would work."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from algeria_lab.apps.terminal.eyes import NotYours
from algeria_lab.checking.causes import told
from algeria_lab.checking.faults import WrongFile, listed
from algeria_lab.checking.unread import CannotRead, NotBeside
from algeria_lab.core.refusals import (
    CannotUndo,
    IllegalAction,
    LabError,
    MalformedAction,
    NearlyNamed,
    SaveError,
    TooManyOutcomes,
    UnknownName,
    WrongOption,
)
from algeria_lab.players.decisions import SeatTaken

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board, Screen

WRONG_USE = 2
FAILED = 1


class WrongUse(LabError, ValueError):
    """The command cannot do what was asked; the text is in the reader's language already."""


_WRONG_USE = (UnknownName, MalformedAction, WrongFile, WrongOption, WrongUse, CannotRead, NotBeside)
# What rules and players say of a game: in the words of its board, where one is open.
_OF_A_GAME = (IllegalAction, SeatTaken, NotYours, MalformedAction)
# An error of the players of one game: known by its name, for whoever plays another does not wait for them.
WRONG_NUMBER = "WrongNumber"


def sentence(error: LabError, screen: Screen) -> str:
    """Return an error in the reader's language; details that only exist in English stand at the end."""
    if screen.board is None and isinstance(error, _OF_A_GAME):  # one that a scenario begins, and nobody plays
        return told(error, screen.words.language)
    for kind, say in _SAID.items():
        if isinstance(error, kind):
            return say(error, screen)
    return _number(error, screen) if type(error).__name__ == WRONG_NUMBER else str(error)


def status_of(error: LabError) -> int:
    """Return the exit status: 2 where the command was used wrongly, 1 where something failed."""
    is_wrong_use = isinstance(error, _WRONG_USE) or type(error).__name__ == WRONG_NUMBER
    return WRONG_USE if is_wrong_use else FAILED


def _board(screen: Screen) -> Board:
    """Return what shows the game that the rules have spoken of."""
    assert screen.board, "rules speak of a game that has begun"
    return screen.board


def _refused(error: IllegalAction, screen: Screen) -> str:
    said = _board(screen).showing.words.refusal(error.refusal)
    rule = error.refusal.rule
    text = screen.words.say("terminal-refused", action=error.asked, reason=said.text, rule=rule)
    return f"{text} {said.hint}".strip()


def _unknown(error: UnknownName, screen: Screen) -> str:
    words, name = screen.words, str(error.name)
    known = screen.listed(error.known) or words.say("terminal-nothing")
    key = f"terminal-what-{error.what.replace(' ', '-')}"
    what = words.say(key) if words.has(key) else error.what
    text = words.say("terminal-unknown", what=what, name=name, known=known)
    begun = [one for one in error.known if name and one.startswith(name)]
    near = begun or get_close_matches(name, error.known, n=1)
    hints = [words.say("terminal-near", near=near[0])] if near else []
    owner = scenario_owner(name) if error.what in {"game", "scenario"} else ""
    hints += [words.say("terminal-scenario-of", name=name, game=owner)] if owner else []
    return " ".join([text, *hints])


def scenario_owner(name: str) -> str:
    """Return the game that has a scenario of that name; empty if none has."""
    from algeria_lab.games import GAMES

    return next((game for game, record in GAMES.items() if name in record.rules().scenarios()), "")


def _taken(error: SeatTaken, screen: Screen) -> str:
    board = _board(screen)
    side, name = board.side(error.seat), board.player(error.player, error.seat)
    return screen.words.say("terminal-seat-taken", action=error.asked, side=side, player=name)


def _not_yours(error: NotYours, screen: Screen) -> str:
    side = _board(screen).side(error.seat)
    return screen.words.say("terminal-not-yours", action=error.asked, side=side)


def _number(error: LabError, screen: Screen) -> str:
    """Return that a player's number, such as that of ``barrier-3``, is outside its range."""
    values = {name: str(getattr(error, name)) for name in ("name", "least", "most")}
    return screen.words.say("terminal-wrong-number", **values)


def _malformed(_: MalformedAction, screen: Screen) -> str:
    return screen.words.say("terminal-malformed", example=_board(screen).example)


_SAID: dict[type[LabError], Callable[[Any, Screen], str]] = {
    IllegalAction: _refused,
    UnknownName: _unknown,
    SeatTaken: _taken,
    NotYours: _not_yours,
    WrongFile: lambda error, screen: listed(error, screen.words.say),
    NearlyNamed: lambda error, screen: screen.words.say(
        "terminal-nearly", given=error.given, meant=error.meant
    ),
    MalformedAction: _malformed,
    CannotRead: lambda error, screen: screen.words.say(
        "scenario-check-cannot", file=str(error.file), reason=error.reason
    ),
    NotBeside: lambda error, screen: screen.words.say(
        f"guidance-{error.problem}", file=error.file, detail=error.detail
    ),
    CannotUndo: lambda error, screen: screen.words.say(error.obstacle),
    TooManyOutcomes: lambda _, screen: screen.words.say("terminal-odds-too-many"),
    WrongOption: lambda error, screen: screen.words.say(
        "terminal-bad-option", detail=told(error, screen.words.language)
    ),
    SaveError: lambda error, screen: screen.words.say(
        "terminal-bad-save", detail=told(error, screen.words.language)
    ),
}
