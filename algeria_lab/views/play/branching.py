"""A game whose past can be looked at, marked and left again: bookmarks and branches."""

from __future__ import annotations

from collections.abc import Callable

from algeria_lab.core.rules import S
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.views.play.deeds import Deed, Message
from algeria_lab.views.play.session import Session, W
from algeria_lab.views.play.timeline import branch_name, new_bookmark_name, new_branch_name
from algeria_lab.views.shared.notices import Notice, info


class BranchingSession(Session[S, W]):
    """One game with its branches, and one board.

    Attributes:
        war: All lines of the game, and which of them is played.

    Args:
        war: The game, with branches or as one table.
        words: The reader's language.
        charts: As for `Session`.
    """

    def __init__(
        self, war: Branches[S] | Table[S], words: W, charts: Callable[[bool], None] | None = None
    ) -> None:
        self.war = war if isinstance(war, Branches) else Branches(war)
        self._comparers: list[Callable[[str], None]] = []
        self._beginners: list[Callable[[str], None]] = []
        super().__init__(words, charts)

    @property
    def table(self) -> Table[S]:
        """The line that is played, and who sits at it."""
        return self.war.table

    @property
    def shown(self) -> Table[S]:
        """The table as the board shows it: the present, or a past moment to look at."""
        return self.table if self._at is None else self.table.fork(self._at)

    def seat(self, table: Table[S]) -> None:
        """Put another table on the board; the next scene shows it."""
        self.war, self._at = Branches(table), None

    def on_compare(self, comparer: Callable[[str], None]) -> None:
        """Call *comparer* with the id of a branch when the reader wants it compared with the current one."""
        self._comparers.append(comparer)

    def on_begin(self, beginner: Callable[[str], None]) -> None:
        """Call *beginner* when the reader wants the game anew.

        It is told how: ``exchange``, the other side; ``again``, the same dice.
        """
        self._beginners.append(beginner)

    def save_text(self) -> str:
        """Return the text of a save file: every branch with its bookmarks, and who sits where."""
        return self.war.save_text()

    def position_text(self) -> str:
        """Return the text of a save file that ends with the moment shown, without other branches."""
        return self.shown.save_text()

    def deeds(self) -> dict[str, Deed]:
        """Return what the browser may ask for, by the kind of its message."""
        return super().deeds() | {
            "mark": Deed(self._mark, is_kept=True),
            "unmark": Deed(self._unmark, is_kept=True),
            "branch": Deed(self._branch, is_kept=True),
            "switch": Deed(self._switch, is_kept=True),
            "drop": Deed(self._drop, is_kept=True),
            "compare": Deed(self._compare),
            "begin": Deed(self._begin_anew),
        }

    def _out_of_time(self, message: Message) -> Notice | None:
        if self._at is not None and self._deeds[message["kind"]].is_about_now:
            return info(self._words, "time-only-looking", hint="time-only-looking-hint")
        return super()._out_of_time(message)

    def _mark(self, message: Message) -> Notice:
        at = message.get("at")
        at = at if isinstance(at, int) else message["ply"]
        name = new_bookmark_name(self.game, message["name"], at, self._words)
        moved = self.game.bookmarks.get(name, at) != at
        self.game.bookmark(name, at)
        return info(self._words, "time-mark-moved" if moved else "time-marked", name=name)

    def _unmark(self, message: Message) -> Notice:
        self.game.forget(message["name"])
        return info(self._words, "time-unmarked", name=message["name"])

    def _branch(self, message: Message) -> Notice:
        left, picks, at = self.war.current, self._picks_here, self.table.persons_moment(message["at"])
        name = new_branch_name(self.war, message["name"], self.game.state_at(at).turn, self._words)
        branch = self.war.fork(at, name)
        self._picks[self.table] = picks.until(branch.left)
        self._at = None
        self.table.let_computers_act()
        kept = branch_name(left, self._words)
        hint = "time-branched-hint" if at == message["at"] else "time-branched-elsewhere"
        return info(self._words, "time-branched", hint=hint, name=branch.name, kept=kept)

    def _switch(self, message: Message) -> Notice:
        branch = self.war.switch(message["branch"])
        self._at = None
        return info(self._words, "time-switched", name=branch_name(branch, self._words))

    def _drop(self, message: Message) -> Notice:
        before = self.war.current
        gone = self.war.drop(message["branch"])
        if before is gone:
            self._at = None
        return info(self._words, "time-dropped", name=branch_name(gone, self._words))

    def _compare(self, message: Message) -> Notice:
        other = self.war.find(message["branch"])
        if other is self.war.current:
            return info(self._words, "time-compare-itself")
        for comparer in self._comparers:
            comparer(other.id)
        return info(self._words, "time-compared", name=branch_name(other, self._words))

    def _begin_anew(self, message: Message) -> None:
        for beginner in self._beginners:
            beginner(message["way"])
