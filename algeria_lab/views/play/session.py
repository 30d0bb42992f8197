"""A game on the board of a page: what is asked for is done, computers answer, whoever looks is told."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar, Generic, TypeVar
from weakref import WeakKeyDictionary

from algeria_lab.core.actions import Action
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction, LabError
from algeria_lab.core.rules import S
from algeria_lab.players.table import Table
from algeria_lab.views.play.deeds import Deed, Message
from algeria_lab.views.play.hearers import Hearer, Hearers, Looker
from algeria_lab.views.play.looking_on import LookingOn
from algeria_lab.views.play.moment import Moment
from algeria_lab.views.play.picks import Picks
from algeria_lab.views.play.told.result import Results
from algeria_lab.views.play.waiting import Waiting
from algeria_lab.views.shared.later import Paced
from algeria_lab.views.shared.messages import GameWords
from algeria_lab.views.shared.notices import Notice, failed, info, obstacle, refused, stopped
from algeria_lab.views.shared.scene_widget import Scene, SceneWidget, Unanswered
from algeria_lab.views.shared.thinking import Thought

W = TypeVar("W", bound=GameWords)
# What whoever limits a table, such as a guide, says of an error; None if it is not theirs.
LimitTeller = Callable[[LabError, GameWords], Notice | None]
PACE = 0.1  # seconds between two scenes while a program plays
_LOG = logging.getLogger(__name__)


class Session(LookingOn, Waiting[S], ABC, Generic[S, W]):
    """One game and one board; each game adds its table, its scene and deeds of its own.

    The board follows its game: what is played elsewhere, as in a cell of a notebook, is answered by the
    computers of the table and shown.

    Attributes:
        family: First part of the names of the messages about what was done.
        widget: What shows the game.
        board: The widget to show.
        kept_as: The name under which a browser keeps the game, where its save does not say it: that of a line
            which left a game that stays as it is.
        results: Says how the game ended, where that counts.

    Args:
        words: The reader's language.
        charts: Called with whether the reader wishes to see charts; without it none are offered.
    """

    family: ClassVar[str]
    widget: type[SceneWidget]
    kept_as = ""

    def __init__(self, words: W, charts: Callable[[bool], None] | None = None) -> None:
        self._moment = Moment[S](lambda: self.game)
        self.results = Results[S]()
        self._hearers = Hearers[S](lambda error: failed(self._words, f"{self.family}-watcher-failed", error))
        self._open_charts = charts
        self._charts = None if charts is None else False
        self._limit_teller: LimitTeller | None = None
        self._picks: WeakKeyDictionary[Table[S], Picks] = WeakKeyDictionary()
        self._deeds = self.deeds()
        before = self.game.ply
        self.table.let_computers_act()
        self._use(words)
        self._opened(before)
        strings = self.widget.fixed_words(words)
        self.board = self.widget(self.atlas(), strings, self.scene(), self.answer, self._inform)
        self._fault: Notice | None = None
        self._catching_up = Paced(PACE, self._catch_up)
        self._moment.show()
        self._moment.hear()
        self.game.follow(self._hear)

    @property
    @abstractmethod
    def table(self) -> Table[S]:
        """The line that is played, and who sits at it."""

    @property
    def game(self) -> Game[S]:
        """The game on the table."""
        return self.table.game

    @property
    def viewer(self) -> str:
        """The side whose eyes are before the screen; empty where all see the same."""
        return ""

    @property
    @abstractmethod
    def title(self) -> str:
        """What is played, in words."""

    def tell_limits(self, teller: LimitTeller) -> None:
        """Say what stands in the way at a limited table as *teller* does, where it knows."""
        self._limit_teller = teller

    def _off_limits(self, state: S, action: Action) -> Notice | None:
        """Return why an action is not part of what the table is limited to; None if it is."""
        try:
            if self.table.limit:
                self.table.limit.check(state, action)
        except LabError as error:
            return self._said_of(error, "A limit refuses")
        return None

    def deeds(self) -> dict[str, Deed]:
        """Return what the browser may ask for, by the kind of its message."""
        return {
            "pick": Deed(self._pick, is_about_now=True),
            "undo": Deed(self._undo, is_about_now=True),
            "redo": Deed(self._redo, is_about_now=True),
            "look": Deed(self._look),
        }

    @abstractmethod
    def atlas(self) -> dict[str, Any]:
        """Return what the board is told once in a language: names and drawings."""

    @abstractmethod
    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""

    @abstractmethod
    def inform(self, message: Message) -> dict[str, Any] | Thought[dict[str, Any]]:
        """Answer a question of the browser, which changes nothing; one that takes thought in steps."""

    @abstractmethod
    def save_text(self) -> str:
        """Return the text of a save file."""

    @abstractmethod
    def position_text(self) -> str:
        """Return the text of a save file that ends with the moment shown."""

    def keep(self, keeper: Hearer[S]) -> None:
        """Call *keeper* before a change of what is saved is shown, beginning now.

        What a person decides is kept before computers think about it, too: whatever ends this game meanwhile.
        """
        self._hearers.keepers.append(keeper)
        keeper(self.game)

    def watch(self, watcher: Hearer[S]) -> None:
        """Call *watcher* after each change of what is saved, beginning now."""
        self._hearers.watchers.append(watcher)
        watcher(self.game)

    def watch_moment(self, looker: Looker[S]) -> None:
        """Call *looker* with the game and the moment shown (None: the present) each time, beginning now."""
        self._hearers.lookers.append(looker)
        looker(self.game, self._moment.at)

    def show_charts(self, *, shown: bool) -> None:
        """Open or close the charts beside the board, and say so on it."""
        self._turn_charts(shown=shown)
        self.board.show(self.scene())

    def show_moment(self, at: int) -> None:
        """Show a moment of the game, to look at only, where something beside the board leads to it."""
        self.board.show(self.answer({"kind": "look", "at": at, "ply": self.game.ply}))

    def _turn_charts(self, *, shown: bool) -> None:
        self._charts = shown
        if self._open_charts:
            self._open_charts(shown)

    def speak(self, words: W) -> None:
        """Go on in another language."""
        self._use(words)
        self.board.speak(self.widget.fixed_words(words), self.scene(), self.atlas())

    def _use(self, words: W) -> None:
        """Say everything from now on with other words."""
        self._words = words

    def answer(self, message: Message) -> Scene:
        """Carry out a message of the browser and return the next scene.

        Whatever stands in the way comes as a notice over the position as it is then.
        """
        with self._acting():
            leaves = self._leave()
            notice = self._out_of_time(message) or self._act(message)
        if leaves and notice is None:
            notice = info(self._words, "live-branch")
        self._catching_up.drop()
        self._moment.show()
        return self.scene(notice)

    def _act(self, message: Message) -> Notice | None:
        before = self.game.history[-1]
        notice, is_kept = self._carry_out(message)
        if is_kept or self.game.history[-1] is not before:
            notice = self._hearers.changed(self.game) or notice
        return self._hearers.shown(self.game, self._moment.at) or notice

    def stand(self) -> None:
        """Stand at this moment from now on: show only what is done on this board.

        Once the game has gone on elsewhere, a deed on the board begins a game of its own at the moment shown.
        """
        self._moment.stand()
        self.table.since = self.game.ply
        self.board.show(self.scene())

    def close(self) -> None:
        """End the board and let the game go."""
        self._moment.is_closed = True
        self._catching_up.drop()
        self.board.close()

    @abstractmethod
    def seat(self, table: Table[S]) -> None:
        """Put another table on the board; the next scene shows it."""

    def reseat(self, table: Table[S]) -> None:
        """Put another table on the board and show it at once."""
        with self._acting():
            self._moment.at = None
            self.seat(table)
            self._fault = self._answer_elsewhere()
        self._moment.show()
        self.renew()

    def renew(self) -> None:
        """Show the scene once more, where something beside the game has changed, such as a limit.

        A board that is answering shows it with its answer: the browser takes the first scene that comes for
        the answer, and would send what was pressed next with a ply that is passed already.
        """
        if not self._moment.is_acting:
            self.board.renew(self.scene, "game")

    def _leave(self) -> bool:
        """Leave a game that has gone on elsewhere while this board stood."""
        stood = self._moment.stands
        if stood is None or not self._moment.was_left:
            return False
        self.seat(Table(stood, self.table.seats, since=stood.ply))
        return True

    @contextmanager
    def _acting(self) -> Iterator[None]:
        """Do something here: what moves meanwhile is no news for this board, which shows it itself."""
        try:
            with self._moment.acting():
                yield
        finally:
            self.game.follow(self._hear)

    def _hear(self) -> None:
        """Hear that a game of this board was changed elsewhere: computers answer, and soon all is shown.

        Raises:
            CannotUndo: If what was taken back answered a decision that cannot be taken back with it.
        """
        moment = self._moment
        if not moment.hears or self.looks_on():
            return
        if moment.has_news:
            moment.at = None
            with self._acting():
                if moment.was_taken_back:
                    self.table.undo_rest()
                self._fault = self._answer_elsewhere()
                self._rest(moment.shown)
        self._catching_up.wish()

    def _answer_elsewhere(self) -> Notice | None:
        """Let computers answer what was played elsewhere, as they did before where it was done again."""
        try:
            self.table.redo_rest()
            self.table.let_computers_act()
        except Exception as error:  # noqa: BLE001 - it is no fault of whoever played: the board says it
            return self._said_of(error, "A computer could not answer")
        return None

    def _said_of(self, error: Exception, what: str) -> Notice:
        """Return what is said of something that was not done; a fault of the program is logged."""
        if isinstance(error, LabError) and self._limit_teller:
            said = self._limit_teller(error, self._words)
            if said:
                return said
        if isinstance(error, IllegalAction):
            return refused(self._words, error.refusal)
        if isinstance(error, LabError):
            return obstacle(self._words, error, may_branch="branch" in self._deeds)
        _LOG.exception("%s", what)
        return failed(self._words, f"{self.family}-failed", error)

    def _inform(self, message: Message) -> dict[str, Any] | Thought[dict[str, Any]]:
        """Answer a question; one that no longer fits, for the game has moved on, is answered kindly."""
        try:
            return self.inform(message)
        except Exception as error:
            if self._catching_up.waits or message["ply"] != self.board.scene["ply"]:
                raise Unanswered(info(self._words, f"{self.family}-old-screen")) from error
            raise

    def _catch_up(self) -> None:
        """Show what was done elsewhere."""
        notice = self._hearers.changed(self.game)
        notice = self._hearers.shown(self.game, self._moment.at) or notice
        self._moment.show()
        self.board.renew(lambda: self.scene(self._fault or notice), "game")

    def _out_of_time(self, message: Message) -> Notice | None:
        """Return why a deed about the present does not fit the screen from which it comes, or None."""
        # What led here can be taken back while it is told: the screen shows an earlier moment then.
        is_told = self.is_telling and message["kind"] == "undo" and message["ply"] == self.board.scene["ply"]
        is_old = self._catching_up.waits or (message["ply"] != self.game.ply and not is_told)
        if is_old and self._deeds[message["kind"]].is_about_now:
            return info(self._words, f"{self.family}-old-screen")
        return None

    def _carry_out(self, message: Message) -> tuple[Notice | None, bool]:
        """Do a deed and return what to say, and whether there is something to keep beside the moves."""
        deed, why_not = self._deeds[message["kind"]], self.forbids(message["kind"])
        if why_not:
            return stopped(self._words, why_not), False
        try:
            return deed.do(message), deed.is_kept
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            return self._said_of(error, f"The session could not answer {message!r}"), False

    def _decide(self, line: str) -> None:
        """Play a line for the person and let computers answer."""
        self._moment.at, before = None, self.game.ply
        self.table.play(line)
        own = self.game.ply
        try:
            if not self.table.person_decides:
                self._hearers.decided(self.game)
            self.table.let_computers_act()
            self._spare()
        finally:  # where a computer fails, the person has decided all the same
            self._picks_here.note(before, self.game.ply)
            self._decided(before, own)

    def _spare(self) -> None:
        """Answer what people do not wish to be asked."""

    def _opened(self, before: int) -> None:
        """Hear that the game is on the board: the moment *before* computers decided anything."""

    def _rest(self, since: int, *, is_watched: bool = False) -> None:
        """Hear what was done elsewhere *since* a moment, or watched: the board shows where things stand."""

    def _decided(self, before: int, own: int) -> None:
        """Hear of a decision: the moment *before* it, and the one after the person's *own* actions."""

    @property
    def _picks_here(self) -> Picks:
        """The picks of the line that is played."""
        return self._picks.setdefault(self.table, Picks())

    def _pick(self, message: Message) -> Notice | None:
        self._decide(message["id"])
        return None

    def _undo(self, _message: Message) -> Notice | None:
        self._picks_here.undo(self.table, self.viewer)
        return info(self._words, f"{self.family}-taken-back")

    def _redo(self, _message: Message) -> Notice | None:
        self._picks_here.redo(self.table)
        self.table.let_computers_act()
        return None

    def _chart(self, _message: Message) -> Notice | None:
        """Open the charts, or close them."""
        self._turn_charts(shown=not self._charts)
        return None

    def _look(self, message: Message) -> Notice | None:
        """Show a moment, to look at only."""
        at = self.game.ply if message["at"] is None else message["at"]
        self.game.state_at(at)  # raises where there is no such moment
        self._moment.at = None if at == self.game.ply else at
        return None
