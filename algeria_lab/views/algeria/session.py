"""A war on the board: what the reader picks is played, computers answer, everybody who looks is told."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import parse_line
from algeria_lab.core.refusals import IllegalAction, LabError
from algeria_lab.players.branches import Branches
from algeria_lab.views.algeria.atlas import make_atlas
from algeria_lab.views.algeria.guide import LAST_GUIDED_TURN, Guide, make_guide
from algeria_lab.views.algeria.logbook import Logbook
from algeria_lab.views.algeria.motion import Motion, motions
from algeria_lab.views.algeria.predictions import Score, predict
from algeria_lab.views.algeria.questions import Questions
from algeria_lab.views.algeria.scene import Scene, make_scene
from algeria_lab.views.play.picks import Picks
from algeria_lab.views.play.timeline import branch_name, make_time, new_bookmark_name, new_branch_name
from algeria_lab.views.shared.notices import Notice, failed, info, obstacle, refused
from algeria_lab.views.shared.scene_widget import BoardWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game
    from algeria_lab.players.table import Table
    from algeria_lab.views.algeria.words.rolls import Roll
    from algeria_lab.views.algeria.words.text import Words

_LOG = logging.getLogger(__name__)
# Deeds that change only what is shown: nobody else need hear of them, at whatever moment they come.
_ONLY_SHOWN = frozenset({"look", "guide", "compare"})
# Deeds about the moment shown, which mean something else at another one.
_ABOUT_NOW = frozenset({"pick", "undo", "redo"})
SMALL_STEP = 30  # actions: farther on, what moved on the way would be too much to follow


@dataclass(frozen=True)
class News:
    """What a scene tells of the step that led to it, and no later one."""

    motion: list[Motion] = field(default_factory=list)
    rolls: list[Roll] = field(default_factory=list)
    prediction: dict[str, object] | None = None


class Session:
    """One war with its branches, and one board.

    Attributes:
        war: All lines of the war, and which of them is played.
        board: The widget to show.

    Args:
        war: The war, with branches or as one table.
        words: The reader's language.
    """

    def __init__(self, war: Branches[State] | Table[State], words: Words) -> None:
        self.war = war if isinstance(war, Branches) else Branches(war)
        self._words = words
        self._logbook = Logbook(words)
        self._watchers: list[Callable[[Game[State]], None]] = []
        self._lookers: list[Callable[[Game[State], int | None], None]] = []
        self._comparers: list[Callable[[str], None]] = []
        self._picks = {branch.id: Picks() for branch in self.war.all}
        self._score = Score()
        self._guided: bool | None = None
        self._glance: Table[State] | None = None
        self._news = News()
        self._deeds: dict[str, Callable[[dict[str, Any]], Notice | None]] = {
            "pick": self._pick,
            "undo": self._undo,
            "redo": self._redo,
            "look": self._look,
            "mark": self._mark,
            "unmark": self._unmark,
            "branch": self._branch,
            "switch": self._switch,
            "drop": self._drop,
            "compare": self._compare,
            "guide": self._guide_on,
        }
        self.table.let_computers_act()
        self.board = BoardWidget(
            make_atlas(words), words.ui("board-"), self.scene(), self.answer, self.inform
        )

    @property
    def table(self) -> Table[State]:
        """The line that is played, and who sits at it."""
        return self.war.table

    @property
    def game(self) -> Game[State]:
        """The game on the table."""
        return self.table.game

    @property
    def shown(self) -> Table[State]:
        """The table as the board shows it: the present, or a past moment to look at."""
        return self._glance or self.table

    def seat(self, table: Table[State]) -> None:
        """Put another table on the board; the next scene shows it."""
        self.war, self._glance, self._news = Branches(table), None, News()
        self._picks = {branch.id: Picks() for branch in self.war.all}

    def watch(self, watcher: Callable[[Game[State]], None]) -> None:
        """Call *watcher* after each change of the war, its bookmarks or branches, beginning now."""
        self._watchers.append(watcher)
        watcher(self.game)

    def watch_moment(self, looker: Callable[[Game[State], int | None], None]) -> None:
        """Call *looker* with the war and the moment shown (None: the present) each time, beginning now."""
        self._lookers.append(looker)
        looker(self.game, None)

    def on_compare(self, comparer: Callable[[str], None]) -> None:
        """Call *comparer* with the id of a branch when the reader wants it compared with the current one."""
        self._comparers.append(comparer)

    def speak(self, words: Words) -> None:
        """Go on in another language."""
        self._words, self._logbook, self._news = words, Logbook(words), News()
        self.board.speak(words.ui("board-"), self.scene(), make_atlas(words))

    def save_text(self) -> str:
        """Return the text of a save file: every branch with its bookmarks, and who sits where."""
        return self.war.save_text()

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        table, present = self.shown, self._glance is None
        return make_scene(
            table.game,
            self._words,
            self._logbook.lines(table.game, table.reasons),
            yours=present and table.person_decides,
            can_undo=present and not table.undo_obstacle(),
            notice=notice,
            motion=self._news.motion,
            rolls=self._news.rolls,
            prediction=self._news.prediction,
            guide=self._guide(),
            time=make_time(self.war, table.game.ply, self._words),
        )

    def _guide(self) -> Guide | None:
        by_default = self.game.state.turn <= LAST_GUIDED_TURN
        wanted = by_default if self._guided is None else self._guided
        if not wanted or self._glance or not self.table.person_decides:
            return None
        return make_guide(self.game, self._words, first=not self.table.people_have_acted)

    def inform(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer a question of the browser about the moment shown."""
        return dict(Questions(self.shown, self._words, self._logbook).answer(message))

    def answer(self, message: dict[str, Any]) -> Scene:
        """Carry out a message of the browser and return the next scene.

        Whatever stands in the way comes as a notice over the position as it is then.
        """
        kind, before, self._news = message["kind"], self.game.history[-1], News()
        if fault := self._out_of_time(message):
            return self.scene(fault)
        is_done = False
        try:
            notice = self._deeds[kind](message)
            is_done = kind not in _ONLY_SHOWN
        except IllegalAction as error:
            notice = refused(self._words, error.refusal)
        except LabError as error:
            notice = obstacle(self._words, error, may_branch=True)
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The session could not answer %r", message)
            notice = failed(self._words, "session-failed", error)
        if is_done or self.game.history[-1] is not before:
            notice = self._tell() or notice
        return self.scene(self._tell_of_moment() or notice)

    def play(self, line: str) -> None:
        """Play a line of actions from a notebook cell and show it on the board.

        Raises:
            IllegalAction: If an action is refused; nothing has changed.
        """
        self._news, self._glance = News(), None
        self._decide(line)
        notice = self._tell()
        self.board.show(self.scene(self._tell_of_moment() or notice))

    def _out_of_time(self, message: dict[str, Any]) -> Notice | None:
        """Return why a deed about the present does not fit the screen from which it comes, or None."""
        if message["kind"] not in _ABOUT_NOW:
            return None
        if self._glance:
            return info(self._words, "time-only-looking", hint="time-only-looking-hint")
        return info(self._words, "session-old-screen") if message["ply"] != self.game.ply else None

    def _decide(self, line: str) -> int:
        """Play a line for the person, let computers answer, and return how many actions were the person's."""
        before = self.game.ply
        self.table.play(line)
        own = self.game.ply - before
        try:
            self.table.let_computers_act()
        finally:
            self._picks[self.war.current.id].note(before, self.game.ply)
            self._news = replace(
                self._news,
                motion=motions(self.game.history[before:]),
                rolls=self._logbook.rolls(self.game, before + 1, before + own),
            )
        return own

    def _pick(self, message: dict[str, Any]) -> None:
        before, line, said = self.game.ply, message["id"], message.get("predicted")
        self._decide(line)
        if isinstance(said, str) and parse_line(line):
            prediction = predict(self._words, self.game, before, line, said, self._score)
            self._news = replace(self._news, prediction=prediction)

    def _undo(self, _message: dict[str, Any]) -> Notice:
        self._picks[self.war.current.id].undo(self.table)
        return info(self._words, "session-taken-back")

    def _redo(self, _message: dict[str, Any]) -> None:
        before = self.game.ply
        self._picks[self.war.current.id].redo(self.table)
        self._news = News(motions(self.game.history[before:]))

    def _look(self, message: dict[str, Any]) -> None:
        """Show a moment, to look at only; what moved is shown on a small step forward."""
        start, at = self.shown.game.ply, message["at"]
        end = self.game.ply if at is None else at
        self._glance = None if end == self.game.ply else self.table.fork(end)
        if start < end <= start + SMALL_STEP:
            self._news = News(motions(self.game.history[start : end + 1]))

    def _mark(self, message: dict[str, Any]) -> Notice:
        at = message.get("at")
        at = at if isinstance(at, int) else message["ply"]
        name = new_bookmark_name(self.game, message["name"], at, self._words)
        moved = self.game.bookmarks.get(name, at) != at
        self.game.bookmark(name, at)
        return info(self._words, "time-mark-moved" if moved else "time-marked", name=name)

    def _unmark(self, message: dict[str, Any]) -> Notice:
        self.game.forget(message["name"])
        return info(self._words, "time-unmarked", name=message["name"])

    def _branch(self, message: dict[str, Any]) -> Notice:
        left, at = self.war.current, self.table.persons_moment(message["at"])
        turn = self.game.state_at(at).turn
        name = new_branch_name(self.war, message["name"], turn, self._words)
        branch = self.war.fork(at, name)
        self._picks[branch.id] = self._picks[left.id].until(branch.left)
        self._glance = None
        self.table.let_computers_act()
        kept = branch_name(left, self._words)
        hint = "time-branched-hint" if at == message["at"] else "time-branched-elsewhere"
        return info(self._words, "time-branched", hint=hint, name=branch.name, kept=kept)

    def _switch(self, message: dict[str, Any]) -> Notice:
        branch = self.war.switch(message["branch"])
        self._glance = None
        return info(self._words, "time-switched", name=branch_name(branch, self._words))

    def _drop(self, message: dict[str, Any]) -> Notice:
        before = self.war.current
        gone = self.war.drop(message["branch"])
        del self._picks[gone.id]
        if before is gone:
            self._glance = None
        return info(self._words, "time-dropped", name=branch_name(gone, self._words))

    def _compare(self, message: dict[str, Any]) -> Notice:
        other = self.war.find(message["branch"])
        if other is self.war.current:
            return info(self._words, "time-compare-itself")
        for comparer in self._comparers:
            comparer(other.id)
        return info(self._words, "time-compared", name=branch_name(other, self._words))

    def _guide_on(self, message: dict[str, Any]) -> None:
        self._guided = message["on"]

    def _tell(self) -> Notice | None:
        """Tell everybody who watches the war."""
        return self._call([partial(watcher, self.game) for watcher in self._watchers])

    def _tell_of_moment(self) -> Notice | None:
        """Tell everybody who follows the moment shown."""
        at = self._glance.game.ply if self._glance else None
        return self._call([partial(looker, self.game, at) for looker in self._lookers])

    def _call(self, watchers: Iterable[Callable[[], None]]) -> Notice | None:
        """Call those who watch; one that fails does not stop the war."""
        notice = None
        for watcher in watchers:
            try:
                watcher()
            except Exception as error:  # noqa: BLE001 - the war has gone on: the reader must see it, and hear of the rest
                _LOG.exception("A watcher of the war failed")
                notice = failed(self._words, "session-watcher-failed", error)
        return notice
