"""A war on the board: what the reader picks is played, computers answer, everybody who looks is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.refusals import IllegalAction, LabError
from algeria_lab.views.algeria_atlas import make_atlas
from algeria_lab.views.algeria_scene import Scene, make_scene
from algeria_lab.views.board_widget import BoardWidget
from algeria_lab.views.logbook import Logbook

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table
    from algeria_lab.views.text import Words

Notice = dict[str, str]


class Session:
    """One table, one board, one language.

    Attributes:
        board: The widget to show.

    Args:
        table: The game and who sits where.
        words: The reader's language.
    """

    def __init__(self, table: Table[State], words: Words) -> None:
        self.table = table
        self._words = words
        self._logbook = Logbook(words)
        self._watchers: list[Callable[[Game[State]], None]] = []
        self.table.let_computers_act()
        self.board = BoardWidget(make_atlas(words), words.ui("board-"), self.scene(), self.answer)

    @property
    def game(self) -> Game[State]:
        """The game on the table."""
        return self.table.game

    def watch(self, watcher: Callable[[Game[State]], None]) -> None:
        """Call *watcher* after each change, beginning now."""
        self._watchers.append(watcher)
        watcher(self.game)

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        return make_scene(
            self.game,
            self._words,
            self._logbook.lines(self.game),
            yours=self.table.person_decides,
            can_undo=self.table.can_undo(),
            notice=notice,
        )

    def answer(self, message: dict[str, Any]) -> Scene:
        """Carry out a message of the browser and return the next scene; refusals come as notices."""
        if message["ply"] != self.game.ply:
            return self.scene(self._info("session-old-screen"))
        try:
            notice = self._do(message)
        except IllegalAction as error:
            return self.scene(self._refused(error))
        except LabError as error:
            return self.scene({"level": "refusal", "text": str(error), "rule": "", "hint": ""})
        self._tell()
        return self.scene(notice)

    def play(self, line: str) -> None:
        """Play a line of actions from a notebook cell and show it on the board.

        Raises:
            IllegalAction: If an action is refused; nothing has changed.
        """
        self.table.play(line)
        self.table.let_computers_act()
        self._tell()
        self.board.show(self.scene())

    def _do(self, message: dict[str, Any]) -> Notice | None:
        if message["kind"] == "undo":
            self.table.undo()
            return self._info("session-taken-back")
        if message["kind"] == "redo":
            self.table.redo()
            return None
        self.table.play(message["id"])
        self.table.let_computers_act()
        return None

    def _tell(self) -> None:
        for watcher in self._watchers:
            watcher(self.game)

    def _info(self, key: str) -> Notice:
        return {"level": "info", "text": self._words.say(key), "rule": "", "hint": ""}

    def _refused(self, error: IllegalAction) -> Notice:
        said = self._words.refusal(error.refusal)
        return {"level": "refusal", "text": said.text, "rule": error.refusal.rule, "hint": said.hint}
