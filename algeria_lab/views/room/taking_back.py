"""What would be taken back at a table, in words: which action, what has followed, and where one comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.actions import SEATS
from algeria_lab.core.refusals import CannotUndo
from algeria_lab.views.shared.messages import Value
from algeria_lab.views.shared.notices import Notice, stopped

if TYPE_CHECKING:
    from algeria_lab.room.tables.sitting import Sitting
    from algeria_lab.views.room.shared_table import RoomTable
    from algeria_lab.views.shared.messages import GameWords

Values = dict[str, Value]


class Past(NamedTuple):
    """What a board says of the past of its game.

    Attributes:
        action: Returns what was done after a moment, as the log of the board says it.
        moment: Returns what stands over the board at a moment.
    """

    action: Callable[[int], str]
    moment: Callable[[int], str]


def taken_back(words: GameWords, sitting: Sitting[Any], to: int, by: str, past: Past) -> Values:
    """Return what the messages about taking back are filled with; what one press decided is one move.

    Args:
        words: The reader's language.
        sitting: The page at the table.
        to: The moment to which one goes back.
        by: The side that asks.
        past: The board's own words.
    """
    game = sitting.game
    since = game.history[to + 1 :]
    begun = [entry for at, entry in enumerate(since, to) if at == to or not sitting.goes_on(at)]
    many = Counter[str](entry.action.seat for entry in begun if entry.action)
    first, *others = [one for one in (by, *(side for side in SEATS if side != by)) if many[one]] or [by]
    acts = _acts(words, first, many[first])
    for other in others:
        acts = words.say("table-acts-and", first=acts, second=_acts(words, other, many[other]))
    return {
        "seat": by,
        "game": words.game,
        "action": past.action(to).removesuffix("."),
        "acts": acts,
        "count": len(begun),
        "moment": past.moment(to),
        "at": to,
        "last": game.ply,
        "dice": "yes" if any(entry.faces for entry in since) else "no",
    }


def _acts(words: GameWords, side: str, count: int) -> str:
    return words.say("table-acts", count=count, seat=side, game=words.game)


class TakesBack(ABC):
    """Part of a session at a table: what its reader decided goes back if the other side consents.

    Attributes:
        sitting: The page at the table.
        wish_undo: Called with the moment to which the reader may wish to go back.
    """

    sitting: Sitting[Any]
    wish_undo: Callable[[int], object] = staticmethod(lambda _to: None)
    _words: Any

    @property
    @abstractmethod
    def past(self) -> Past:
        """What the board says of the past of the table."""

    @property
    @abstractmethod
    def _at_table(self) -> RoomTable[Any]:
        """The table, whatever else the page shows."""

    def _undone_to(self, last: int) -> int:
        """Return the moment before the press to which the last decision of the reader's side belongs."""
        return next(at for at in range(last, -1, -1) if not at or not self.sitting.goes_on(at))

    def _wish_back(self) -> Notice | None:
        """Ask the reader whether the other side shall be asked; return why it cannot be.

        Raises:
            CannotUndo: If the reader has decided nothing yet.
        """
        last, obstacle = self._at_table.last_decision, self._at_table.undo_obstacle()
        if last is None:
            raise CannotUndo("undo-nothing")
        if not self.sitting.record.agreed.undo:
            return stopped(self._words, "table-refused-not-allowed")
        if obstacle:
            return stopped(self._words, "table-undo-not-now")
        self.wish_undo(self._undone_to(last))
        return None

    def _undo_words(self) -> dict[str, str]:
        """Return what stands on the button that takes back, and all that it means; nothing without one."""
        table = self._at_table
        last, side = table.last_decision, next(iter(self.sitting.own), "")
        if table.undo_obstacle() or last is None:
            return {}
        said = taken_back(self._words, self.sitting, self._undone_to(last), side, self.past)
        return {name: self._words.say(f"table-undo-{name}", **said) for name in ("button", "full")}
