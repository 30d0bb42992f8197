"""Who sits at the table of the terminal: people and computers, as the command line names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.apps.terminal.errors import WrongUse
from algeria_lab.core.refusals import UnknownName
from algeria_lab.players.base import HUMAN

if TYPE_CHECKING:
    from algeria_lab.apps.terminal.screen import Board
    from algeria_lab.core.actions import Seat

BOTH = "both"
SIDES = ("fln", "gov", BOTH)


class Wish(NamedTuple):
    """Who is to play; either the first two are given or the last two.

    Attributes:
        side: The side of the person, or ``both``.
        opponent: Who plays the other side.
        fln: Who plays the FLN.
        gov: Who plays the Government.
    """

    side: str | None = None
    opponent: str | None = None
    fln: str | None = None
    gov: str | None = None

    def named(self, seat: Seat) -> str | None:
        """Return who was asked for by the name of a side."""
        return self.fln if seat == "fln" else self.gov


def seated(board: Board, scenario: str, wish: Wish) -> dict[Seat, str]:
    """Return who sits where; sides that the rules play themselves are left out.

    Raises:
        UnknownName: If there is no such side.
        WrongUse: If the wishes contradict each other, or a player is named for a side that needs none.
    """
    if wish.fln or wish.gov:
        if wish.side or wish.opponent:
            raise WrongUse(board.words.say("terminal-seats-twice"))
        return _by_name(board, scenario, wish)
    if wish.side and wish.side not in SIDES:
        raise UnknownName("side", wish.side, SIDES)
    needed, names = board.record.seats(scenario), board.record.players().names
    side = wish.side or needed[0]
    _check_needed(board, scenario, [seat for seat in SIDES[:-1] if seat == side])
    if wish.opponent and len(needed) == 1:
        _check_needed(board, scenario, [seat for seat in SIDES[:-1] if seat not in needed])
    return {seat: HUMAN if side in (seat, BOTH) else wish.opponent or names(seat)[0] for seat in needed}


def _by_name(board: Board, scenario: str, wish: Wish) -> dict[Seat, str]:
    """Return who sits where by names: beside a computer sits a person, beside a person a computer."""
    named = {seat: name for seat in board.record.rules().seats if (name := wish.named(seat))}
    _check_needed(board, scenario, list(named))
    is_against_computer = any(name != HUMAN for name in named.values())
    names = board.record.players().names
    return {
        seat: named.get(seat) or (HUMAN if is_against_computer else names(seat)[0])
        for seat in board.record.seats(scenario)
    }


def _check_needed(board: Board, scenario: str, seats: list[str]) -> None:
    """See to it that nobody is asked for who is to play a side that the rules play.

    Raises:
        WrongUse: If somebody is.
    """
    for seat in seats:
        if seat not in board.record.seats(scenario):
            side = board.side(seat)
            raise WrongUse(board.words.say("terminal-no-player-needed", side=side, scenario=scenario))
