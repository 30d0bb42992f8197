"""A war on the board: what the reader picks is played, computers answer, everybody who looks is told."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.refusals import CannotUndo, DiceRanOut, IllegalAction, LabError
from algeria_lab.players.table import SeatTaken
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
_LOG = logging.getLogger(__name__)
# What stands in the way, in the reader's language; other errors bring their own sentence.
_OBSTACLES: dict[type[LabError], str] = {
    DiceRanOut: "session-dice-ran-out",
    CannotUndo: "session-cannot-undo",
    SeatTaken: "session-seat-taken",
}


class Span(NamedTuple):
    """A pick and what computers answered, as places in the history."""

    before: int
    after: int


class Session:
    """One table and one board.

    Attributes:
        table: The game and who sits where.
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
        self._picks: list[Span] = []
        self._taken_back: list[Span] = []
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

    def speak(self, words: Words) -> None:
        """Go on in another language."""
        self._words, self._logbook = words, Logbook(words)
        self.board.speak(words.ui("board-"), self.scene(), make_atlas(words))

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
        """Carry out a message of the browser and return the next scene.

        Whatever stands in the way comes as a notice over the position as it is then.
        """
        if message["ply"] != self.game.ply:
            return self.scene(self._info("session-old-screen"))
        try:
            notice = self._do(message)
        except IllegalAction as error:
            return self.scene(self._refused(error))
        except LabError as error:
            return self.scene(self._obstacle(error))
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The session could not answer %r", message)
            return self.scene(self._failed("session-failed", error))
        return self.scene(self._tell() or notice)

    def play(self, line: str) -> None:
        """Play a line of actions from a notebook cell and show it on the board.

        Raises:
            IllegalAction: If an action is refused; nothing has changed.
        """
        self.table.play(line)
        self.table.let_computers_act()
        notice = self._tell()
        self.board.show(self.scene(notice))

    def _do(self, message: dict[str, Any]) -> Notice | None:
        if message["kind"] == "undo":
            self._undo()
            return self._info("session-taken-back")
        if message["kind"] == "redo":
            self._redo()
            return None
        before = self.game.ply
        self.table.play(message["id"])
        self._taken_back.clear()
        self.table.let_computers_act()
        self._picks.append(Span(before, self.game.ply))
        return None

    def _undo(self) -> None:
        """Take back the last pick whole, which may have been a line of several actions."""
        after = self.game.ply
        while self._picks and self._picks[-1].after > after:
            self._picks.pop()
        known = self._picks and self._picks[-1].after == after
        before = self._picks.pop().before if known else after - 1
        self.table.undo()
        while self.game.ply > before and self.table.can_undo():
            self.table.undo()
        self._taken_back.append(Span(self.game.ply, after))

    def _redo(self) -> None:
        span = self._taken_back.pop() if self._taken_back else Span(self.game.ply, self.game.ply + 1)
        self.table.redo()
        while self.game.ply < span.after and self.game.can_redo():
            self.table.redo()
        self._picks.append(Span(span.before, self.game.ply))

    def _tell(self) -> Notice | None:
        """Tell everybody who watches; a watcher that fails does not stop the war."""
        notice = None
        for watcher in self._watchers:
            try:
                watcher(self.game)
            except Exception as error:  # noqa: BLE001 - the war has gone on: the reader must see it, and hear of the rest
                _LOG.exception("A watcher of the war failed")
                notice = self._failed("session-watcher-failed", error)
        return notice

    def _info(self, key: str) -> Notice:
        return {"level": "info", "text": self._words.say(key), "rule": "", "hint": ""}

    def _refused(self, error: IllegalAction) -> Notice:
        said = self._words.refusal(error.refusal)
        return {"level": "refusal", "text": said.text, "rule": error.refusal.rule, "hint": said.hint}

    def _obstacle(self, error: LabError) -> Notice:
        key = _OBSTACLES.get(type(error))
        text = self._words.say(key) if key else str(error)
        return {"level": "refusal", "text": text, "rule": "", "hint": ""}

    def _failed(self, key: str, error: Exception) -> Notice:
        text = f"{self._words.say(key)} ({type(error).__name__}: {error})"
        return {"level": "error", "text": text, "rule": "", "hint": self._words.say("session-failed-hint")}
