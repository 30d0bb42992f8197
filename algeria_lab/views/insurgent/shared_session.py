"""A card game whose other side decides at another computer: each page shows what its own seat may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from algeria_lab.core.game import Game
from algeria_lab.core.keeping.sealed_saves import seal
from algeria_lab.core.refusals import CannotUndo
from algeria_lab.insurgent.state import State
from algeria_lab.room.tables.sitting import Sitting
from algeria_lab.views.insurgent.scene import turn_text
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.room.lobby import places
from algeria_lab.views.room.shared_table import RoomTable
from algeria_lab.views.room.taking_back import Past, TakesBack
from algeria_lab.views.shared.notices import Notice, info, stopped
from algeria_lab.views.shared.scene_widget import Unanswered

if TYPE_CHECKING:
    from algeria_lab.views.insurgent.hint import Adviser
    from algeria_lab.views.insurgent.scene import Scene
    from algeria_lab.views.play.deeds import Message


class SharedDuelSession(TakesBack, DuelSession):
    """One page at a table of its room, on the card table.

    The screen is never handed over: before it sits one seat from the first to the last decision, or whoever
    watches and sees what both sides may see.

    Attributes:
        given_up: Returns the end of the game in words once a side has given up.

    Args:
        sitting: The page at the table.
        words: The reader's language, with the cards of the game.
    """

    def __init__(self, sitting: Sitting[State], words: DuelWords) -> None:
        self.sitting = sitting
        self._since = 0  # where what a watcher has not seen yet begins
        self.given_up: Callable[[], str] = str
        self.looks_on = lambda: True  # the sitting says what others do
        super().__init__(RoomTable(sitting), words)

    @property
    def title(self) -> str:
        """Who plays against whom: people at a table are known by the numbers of their places."""
        record = self.sitting.record
        side = next(iter(sorted(self.sitting.own)), "")
        if not side:
            return super().title
        if record.computers:
            return self._words.say(f"duel-title-{side}")
        others = [number for one, team in record.seats.items() if one != side for number in team]
        said = places(self._words, others)
        return self._words.say("duel-title-table", seat=side, count=len(others), places=said)

    @property
    def viewer(self) -> str:
        """The seat of this page; empty for whoever watches while the game goes on."""
        own = next(iter(sorted(self.sitting.own)), "")
        return own or ("fln" if self.is_open else "")

    @property
    def _handover(self) -> str:
        return ""

    @property
    def is_open(self) -> bool:
        """Whether the game is over, by the rules or by giving up, and all cards lie open."""
        return super().is_open or bool(self.sitting.record.given_up)

    def hear_others(self, game: Game[State], before: int) -> None:
        """Show what was decided elsewhere, or taken back.

        Args:
            game: The game of the table; another one than before where something was taken back.
            before: The moment up to which the history is as it was.
        """
        was, notice = self.game, None
        with self._acting():
            self._since = min(before + 1, game.ply)
            self._moment.at = None
            if game is not was:
                self.seat(RoomTable(self.sitting))
                notice = info(self._words, "table-taken-back") if game.ply < was.ply else None
        self._paint(notice)

    def renew_table(self, notice: Notice | None = None) -> None:
        """Show anew what depends on who sits at the table, and a notice."""
        self._table = RoomTable(self.sitting)
        said = notice or self.board.scene.get("notice")  # what was said a moment ago holds
        self.board.renew(lambda: self.scene(said), "table")

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the table shows now."""
        scene = super().scene(notice)
        said = self.given_up()
        if said and not scene["ending"]:
            scene["ending"] = {"title": said, "text": "", "rule": "", "fronts": []}
        scene["undo"] = self._undo_words() if scene["can_undo"] else {}
        if not self.sitting.record.agreed.hints:
            scene["prompt"] = scene["prompt"] | {"hint": ""}
        return scene

    @property
    def _at_table(self) -> RoomTable[State]:
        assert isinstance(self._table, RoomTable)
        return self._table

    @property
    def past(self) -> Past:
        """What this page says of the past of the table: what its reader has seen of it."""
        return Past(self._action_at, self._moment_at)

    def _action_at(self, at: int) -> str:
        lines = self._log.lines(self.viewer, at + 1)
        own = next((line["text"] for line in lines if line["ply"] == at + 1), "")
        return str(own or self._words.say("table-undo-unnamed"))

    def _moment_at(self, at: int) -> str:
        return turn_text(self._words, self.game.state_at(at))

    def _paint(self, notice: Notice | None) -> None:
        """Show the table first, for somebody waits; then tell those who keep the game."""
        self._moment.show()
        self.board.renew(lambda: self.scene(notice), "table")
        if failed := self._hearers.changed(self.game):
            self.board.renew(lambda: self.scene(failed), "table")

    def _sealed(self, table: Any) -> str:  # type: ignore[override]  # this one knows who has given up
        text: str = table.save_text()
        return text if self.is_open else seal(text)

    def _missed_from(self, seat: str) -> int:
        """Return where what the reader has missed begins: for a watcher, what came last."""
        return super()._missed_from(seat) if seat or self.is_open else self._since

    def _risk(self, view: State) -> dict[str, str]:
        return super()._risk(view) if self.sitting.record.agreed.hints else {}

    def _adviser(self) -> Adviser:
        if not self.sitting.record.agreed.hints:
            raise Unanswered(info(self._words, "table-no-hints"))
        return super()._adviser()

    def _undo(self, message: Message) -> Notice | None:  # noqa: ARG002 - there is one thing to take back
        """Ask the reader, and then the other side, whether the last decision may be taken back."""
        return stopped(self._words, "table-undo-not-now") if self.is_open else self._wish_back()

    def _redo(self, message: Message) -> Notice | None:  # noqa: ARG002 - nothing is done again
        raise CannotUndo("redo-nothing")
