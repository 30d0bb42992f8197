"""How a game of a page ended for the one person who played it against a computer: their browser remembers it.

What counts, and once: the first end of a game that was still open when it came onto the board. A game is
known by what stays the same from its first to its last move, its dice among them, and by who sat where:
played again with the same dice, taken back and ended otherwise, or left by a branch it is the same game.
Resigning is a loss. A game that was over when it was opened is only looked at; one in which computers played
for the person, or in which both sides were people, or none, is nobody's record; and so is a lesson: only
pages of games ask.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Generic, TypedDict

from algeria_lab.core.actions import SEATS
from algeria_lab.core.rules import S
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import AUTHOR
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.views.play.resigning import NAMES, other
from algeria_lab.views.shared.file_desk import war_of

if TYPE_CHECKING:
    from algeria_lab.core.actions import Seat
    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table

WON, DRAWN, LOST = "1", "=", "0"


class Result(TypedDict):
    """How a game ended.

    Attributes:
        game: Which game is played.
        id: What the game is known by.
        side: The side of the person.
        level: The name of the computer player.
        mark: ``1`` for a win, ``=`` for a draw, ``0`` for a loss.
    """

    game: str
    id: str
    side: str
    level: str
    mark: str


class Results(Generic[S]):
    """Says how the game on a board ended, where that counts; see the module."""

    def __init__(self) -> None:
        self._counts = False

    def begin(self, lines: Iterable[Game[Any]]) -> None:
        """Count the game on the board, unless one of its lines is over already."""
        self._counts = not any(map(_is_over, lines))

    def of(self, table: Table[S], left: Seat | None = None) -> Result | None:
        """Return how a game ended, None while it goes on or where it does not count.

        Args:
            table: The game, and who sits at it.
            left: The side that has resigned.
        """
        outcome = table.game.outcome
        if not self._counts or not (outcome or left) or isinstance(table, SharedTable) or table.limit:
            return None
        people = [seat for seat in SEATS if table.seats.get(seat) is None]
        if len(people) != 1 or not _played_alone(table, people[0]):
            return None
        (side,), winner = people, other(left) if left else outcome.winner if outcome else ""
        level = table.seat_names[other(side)]
        mark = WON if winner == side else LOST if winner in SEATS else DRAWN
        known = f"{war_of(table.save_text())}-{side}-{level}"
        return Result(game=table.game.rules.name, id=known, side=side, level=level, mark=mark)


def _is_over(game: Game[Any]) -> bool:
    return game.outcome is not None or bool(NAMES.keys() & game.bookmarks.keys())


def _played_alone(table: Table[S], side: Seat) -> bool:
    """Return whether the person decided for their side, and no computer for them."""
    own = {entry.by for entry in table.game.history if entry.action and entry.action.seat == side}
    return "" in own and own <= {"", HUMAN, AUTHOR}
