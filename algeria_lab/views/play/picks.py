"""What the reader decided on one line of a war, so that taking back goes pick by pick."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from algeria_lab.core.rules import S
    from algeria_lab.players.table import Table


class Span(NamedTuple):
    """A pick and what computers answered, as places in the history."""

    before: int
    after: int


class Picks:
    """The picks of one line; a pick may have been several actions, but is taken back whole.

    Args:
        done: Picks of the line that this one left.
    """

    def __init__(self, done: tuple[Span, ...] = ()) -> None:
        self._done = list(done)
        self._taken_back: list[Span] = []

    def note(self, before: int, after: int) -> None:
        """Remember a new pick; what was taken back cannot be done again."""
        self._taken_back.clear()
        self._done.append(Span(before, after))

    def until(self, at: int) -> Picks:
        """Return the picks of a line that leaves this one at a moment."""
        return Picks(tuple(span for span in self._done if span.after <= at))

    def undo(self, table: Table[S], by: str = "") -> None:
        """Take back the last pick whole.

        Args:
            table: The line.
            by: As for `Table.undo_obstacle`.

        Raises:
            CannotUndo: If nothing was decided yet, or something has been shown since.
        """
        after = table.game.ply
        while self._done and self._done[-1].after > after:
            self._done.pop()
        known = bool(self._done) and self._done[-1].after == after
        before = self._done[-1].before if known else after - 1
        table.undo(by)
        if known:
            self._done.pop()
        while table.game.ply > before and not table.undo_obstacle(by):
            table.undo(by)
        self._taken_back.append(Span(table.game.ply, after))

    def redo(self, table: Table[S]) -> None:
        """Do again the last pick that was taken back.

        Raises:
            CannotUndo: If there is none.
        """
        ply = table.game.ply
        span = self._taken_back[-1] if self._taken_back else Span(ply, ply + 1)
        table.redo()
        while table.game.ply < span.after and table.can_redo():
            table.redo()
        del self._taken_back[-1:]
        self._done.append(Span(span.before, table.game.ply))
