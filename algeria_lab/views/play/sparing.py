"""A question that comes again and again: the page answers it for the person, until they wish to be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.rules import S
from algeria_lab.players.table import AUTHOR
from algeria_lab.views.shared.notices import Notice, info

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.players.table import Table
    from algeria_lab.views.play.deeds import Message

NOBODY_ASKED = -1


class Sparing(Generic[S]):
    """What is answered for the people at a table, and whether they wish to be asked instead.

    The rules ask all the same: what is answered stands in the history, decided by nobody at the table.

    Args:
        answer: Returns the line that answers a position, empty where it is no such question.
    """

    def __init__(self, answer: Callable[[S], str]) -> None:
        self._answer = answer
        self._always = self._armed = False
        self._asked_in = NOBODY_ASKED  # the turn in which people are asked, though they are not always
        self._from, self._to = NOBODY_ASKED, NOBODY_ASKED  # moments: before what was answered last, and after

    def is_asked(self, table: Table[S]) -> bool:
        """Return whether the question is open just now."""
        return table.person_decides and bool(self._answer(table.game.state))

    def spare(self, table: Table[S]) -> None:
        """Answer for people what they do not wish to be asked, with what computers do then."""
        begun = table.game.ply
        while table.limit is None and self.is_asked(table) and not self._wants(table.game.state.turn):
            table.game.play(self._answer(table.game.state), by=AUTHOR)
            table.let_computers_act()
        if table.game.ply > begun:
            self._from, self._to = begun, table.game.ply

    def _wants(self, turn: int) -> bool:
        if self._armed:
            self._armed, self._asked_in = False, turn
        return self._always or self._asked_in == turn

    def was_spared(self, table: Table[S]) -> bool:
        """Return whether the question was answered just before, and nobody has decided anything since."""
        return self._to == table.game.ply

    def may_reopen(self, table: Table[S]) -> bool:
        """Return whether the question can be asked after all: nothing was shown since it was answered."""
        return self.was_spared(table) and table.game.undo_obstacle(self._from) is None

    def wish(self, table: Table[S], message: Message, words: Any) -> Notice | None:
        """Ask now if that can be, else before the next card; or always, or no more."""
        always = message["always"]
        if always is not None:
            self._always = always
        if always is False:
            return None
        if self.is_asked(table):
            self._asked_in = table.game.state.turn
            return None
        if self.may_reopen(table):
            while table.game.ply > self._from:
                table.game.undo()
            table.game.forget_undone()
            self._asked_in, self._to = table.game.state.turn, NOBODY_ASKED
            return None
        if self._always:
            return None
        self._armed = not self._armed
        return info(words, f"session-spare-{'armed' if self._armed else 'disarmed'}")

    def view(self, table: Table[S], words: Any) -> dict[str, Any]:
        """Return what the board shows of it; see `Spare` in the browser's types."""
        spared = self.was_spared(table)
        state = "open" if self.is_asked(table) else "spared" if spared else "closed"
        told = {"says": words.say("session-spared")} if spared else {}
        wishes = {"always": self._always, "armed": self._armed, "again": self.may_reopen(table)}
        return {"state": state} | wishes | told
