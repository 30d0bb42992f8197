"""A game on the board of a page: what is asked for is done, computers answer, whoever looks is told."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction, LabError
from algeria_lab.core.rules import S
from algeria_lab.players.table import Table
from algeria_lab.views.play.picks import Picks
from algeria_lab.views.shared.messages import GameWords
from algeria_lab.views.shared.notices import Notice, failed, info, obstacle, refused
from algeria_lab.views.shared.scene_widget import Scene, SceneWidget

Message = dict[str, Any]
W = TypeVar("W", bound=GameWords)
_LOG = logging.getLogger(__name__)


class Deed(NamedTuple):
    """Something that the browser may ask for.

    Attributes:
        do: Does it and returns what to say of it; raises a `LabError` where something stands in its way.
        is_about_now: Whether it means something else at another moment than the one on the reader's screen.
        is_kept: Whether it changes what is saved, although nobody moves.
    """

    do: Callable[[Message], Notice | None]
    is_about_now: bool = False
    is_kept: bool = False


class Session(ABC, Generic[S, W]):
    """One game and one board; each game adds its table, its scene and deeds of its own.

    Attributes:
        family: First part of the names of the messages about what was done.
        widget: What shows the game.
        board: The widget to show.

    Args:
        words: The reader's language.
        charts: Called with whether the reader wishes to see charts; without it none are offered.
    """

    family: ClassVar[str]
    widget: ClassVar[type[SceneWidget]]

    def __init__(self, words: W, charts: Callable[[bool], None] | None = None) -> None:
        self._at: int | None = None
        self._watchers: list[Callable[[Game[S]], None]] = []
        self._lookers: list[Callable[[Game[S], int | None], None]] = []
        self._open_charts = charts
        self._charts = None if charts is None else False
        self._picks: WeakKeyDictionary[Table[S], Picks] = WeakKeyDictionary()
        self._deeds = self.deeds()
        before = self.game.ply
        self.table.let_computers_act()
        self._use(words)
        self._opened(before)
        strings = self.widget.fixed_words(words)
        self.board = self.widget(self.atlas(), strings, self.scene(), self.answer, self.inform)

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
    def inform(self, message: Message) -> dict[str, Any]:
        """Answer a question of the browser, which changes nothing."""

    @abstractmethod
    def save_text(self) -> str:
        """Return the text of a save file."""

    @abstractmethod
    def position_text(self) -> str:
        """Return the text of a save file that ends with the moment shown."""

    def watch(self, watcher: Callable[[Game[S]], None]) -> None:
        """Call *watcher* after each change of what is saved, beginning now."""
        self._watchers.append(watcher)
        watcher(self.game)

    def watch_moment(self, looker: Callable[[Game[S], int | None], None]) -> None:
        """Call *looker* with the game and the moment shown (None: the present) each time, beginning now."""
        self._lookers.append(looker)
        looker(self.game, self._at)

    def show_charts(self, *, shown: bool) -> None:
        """Open or close the charts beside the board, and say so on it."""
        self._turn_charts(shown=shown)
        self.board.show(self.scene())

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
        if notice := self._out_of_time(message):
            return self.scene(notice)
        before = self.game.history[-1]
        notice, is_kept = self._carry_out(message)
        if is_kept or self.game.history[-1] is not before:
            notice = self._tell(self._watchers, self.game) or notice
        return self.scene(self._tell(self._lookers, self.game, self._at) or notice)

    def play(self, line: str) -> None:
        """Play a line of actions from a notebook cell and show it on the board.

        Raises:
            IllegalAction: If an action is refused; nothing has changed.
        """
        self._decide(line)
        self._rest()
        notice = self._tell(self._watchers, self.game)
        self.board.show(self.scene(self._tell(self._lookers, self.game, self._at) or notice))

    def _out_of_time(self, message: Message) -> Notice | None:
        """Return why a deed about the present does not fit the screen from which it comes, or None."""
        if self._deeds[message["kind"]].is_about_now and message["ply"] != self.game.ply:
            return info(self._words, f"{self.family}-old-screen")
        return None

    def _carry_out(self, message: Message) -> tuple[Notice | None, bool]:
        """Do a deed and return what to say, and whether there is something to keep beside the moves."""
        deed = self._deeds[message["kind"]]
        try:
            return deed.do(message), deed.is_kept
        except IllegalAction as error:
            return refused(self._words, error.refusal), False
        except LabError as error:
            return obstacle(self._words, error, may_branch="branch" in self._deeds), False
        except Exception as error:  # noqa: BLE001 - the edge of the widget: Voila shows no traceback of a callback
            _LOG.exception("The session could not answer %r", message)
            return failed(self._words, f"{self.family}-failed", error), False

    def _tell(self, watchers: Iterable[Callable[..., None]], *news: object) -> Notice | None:
        """Tell those who watch; one that fails does not stop the game."""
        notice = None
        for watcher in watchers:
            try:
                watcher(*news)
            except Exception as error:  # noqa: BLE001 - the game has gone on: the reader must see it, and hear of the rest
                _LOG.exception("A watcher of the game failed")
                notice = failed(self._words, f"{self.family}-watcher-failed", error)
        return notice

    def _decide(self, line: str) -> None:
        """Play a line for the person and let computers answer."""
        self._at, before = None, self.game.ply
        self.table.play(line)
        own = self.game.ply
        try:
            self.table.let_computers_act()
        finally:  # where a computer fails, the person has decided all the same
            self._picks_here.note(before, self.game.ply)
            self._decided(before, own)

    def _opened(self, before: int) -> None:
        """Hear that the game is on the board: the moment *before* computers decided anything."""

    def _rest(self) -> None:
        """Hear that the board is to show where things stand, whatever led there."""

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
        self._at = None if at == self.game.ply else at
        return None
