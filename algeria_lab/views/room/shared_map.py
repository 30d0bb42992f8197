"""The page of a game on a map in a room: besides playing alone, it can sit at a table of the room."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Generic

from algeria_lab.core.dice import Dice, SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import S
from algeria_lab.players.base import Choice
from algeria_lab.room.line import room_line
from algeria_lab.room.tables.record import TableRecord
from algeria_lab.room.tables.sitting import AnotherGame
from algeria_lab.views.play.asked import W
from algeria_lab.views.play.map_page import MapPage
from algeria_lab.views.play.settings import PlaySettings
from algeria_lab.views.room.at_table import AtTable
from algeria_lab.views.room.lobby import Lobby
from algeria_lab.views.room.page_table import RESUMED, PageSitting, keep_at_table, when_known
from algeria_lab.views.room.shared_session import SharedSession
from algeria_lab.views.room.table_form import TableForm
from algeria_lab.views.shared.notices import info
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    import ipywidgets

    from algeria_lab.views.charts.room import ChartRoom
    from algeria_lab.views.play.map_session import MapSession


class SharedMapPage(MapPage[S, W], Generic[S, W]):
    """A page of a game on a map that can sit at a table of its room; elsewhere it is a `MapPage`."""

    _lobby: Lobby[W] | None = None
    _at_table: AtTable[S, W] | None = None

    def __init__(self, words: W, settings: PlaySettings[W], charts: ChartRoom[Any, W]) -> None:
        self._line = room_line()
        if self._line:
            inner = self._inner_settings(words)
            form = TableForm(words, inner, self._open_table)
            self._lobby = Lobby(words, self._line, self.game, form)
            self._form = form
        super().__init__(words, settings, charts)
        if self._lobby:
            self._lobby.on_table = self._come_to
            self._lobby.listen()

    @abstractmethod
    def _inner_settings(self, words: W) -> PlaySettings[W]:
        """Return settings of the page that are not shown: what is offered before a table is opened."""

    def _unseen(self, state: S, dice: Dice) -> S:  # noqa: ARG002 - one game hides a deck
        """Return a position in which what nobody has seen yet is dealt anew."""
        return state

    def _hide_dice(self, *, hidden: bool) -> None:
        """Show the number of the dice nowhere beside the board, or show it again."""

    def _parts(self) -> list[ipywidgets.Widget]:
        head, *others = super()._parts()
        return [head, self._lobby, self._form, *others] if self._lobby else [head, *others]

    def _open_table(self) -> None:
        assert self._lobby is not None
        self._lobby.open_table()

    # Coming to a table and leaving it

    def _come_to(self, record: TableRecord) -> None:
        """Sit down at a table: its history is on its way, or here already."""
        assert self._line is not None
        assert self._lobby is not None
        try:
            sitting: PageSitting[S] = PageSitting(self._line, record, self._game_of(record))
        except (LabError, AnotherGame) as error:
            self._lobby.say(self._words.say("table-broken", why=str(error)))
            return
        when_known(self._line, sitting, lambda: self._sit(sitting))

    def _game_of(self, record: TableRecord) -> Game[S]:
        """Return a game at its beginning; its dice are the room's, and their number stands nowhere."""
        return Game(
            self.own.rules,
            record.scenario,
            record.options,
            dice=SeededDice(record.seed),
            voice=Speaker(self._showing()),
        )

    def _sit(self, sitting: PageSitting[S]) -> None:
        """Put the table on the board."""
        assert self._line is not None
        assert self._lobby is not None
        self._leave_table()
        self._lobby.returns = False
        at_table = AtTable(self._words, self._line, self._lobby, sitting, self.players)
        session: SharedSession[S, W, Any] = SharedSession(
            self.own, sitting, at_table.title, self._words, self.open_charts, unseen=self._unseen
        )
        session.awaited, session.given_up = at_table.awaited, at_table.given_up
        session.wish_undo, at_table.past = at_table.wish_undo, session.past
        at_table.apart, at_table.on_back = (lambda: session.is_apart), session.go_back
        at_table.on_news, at_table.on_rise = session.hear_others, self._rise
        at_table.on_change = lambda said: self._hear_change(session, said)
        at_table.on_computer = lambda ply, choice: _note(session, ply, choice)
        sitting.on_fault = self._lose_table
        self._seat(session)
        self._at_table = at_table
        self._hide_dice(hidden=True)
        session.on_begin(self._begin_anew)
        session.on_compare(self._show_beside)
        session.watch(lambda _game: self._follow_table(session))
        session.board.show(session.scene())
        at_table.write()

    def _follow_table(self, session: SharedSession[S, W, Any]) -> None:
        """Say who is awaited after each change; once all is over the number of the dice may be known."""
        game = session.sitting.game
        if game.outcome is not None and game.seed != session.sitting.record.seed:
            game.seed = session.sitting.record.seed
            self._hide_dice(hidden=False)
        if self._at_table:
            self._at_table.write()

    def _hear_change(self, session: SharedSession[S, W, Any], said: str) -> None:
        session.renew_table(info(self._words, said) if said else None)

    def _rise(self) -> None:
        """Go on alone: the reader has left the table."""
        self._leave_table()
        self.begin()

    def _lose_table(self, error: Exception) -> None:
        """Leave a table whose game this page cannot follow, and say so."""
        assert self._lobby is not None
        self._leave_table()
        self._lobby.say(self._words.say("table-broken", why=str(error)))

    def _leave_table(self) -> None:
        if self._at_table:
            self._at_table.close()
            self._at_table = None
            self._hide_dice(hidden=False)

    # What the page does besides

    def _seat(self, session: MapSession[S, W, Any]) -> None:
        """Put a game on the board; whoever plays something else there has left the table to itself."""
        if not isinstance(session, SharedSession):
            self._leave_table()
        super()._seat(session)

    def begin(self) -> None:
        """Begin the game that the settings describe."""
        self._stay_here()
        super().begin()

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game, that of a table too; what a browser goes on with by itself is no wish.

        Raises:
            SaveError: As for `MapPage.open_save`.
        """
        if self._desk.way == RESUMED and self._is_seated:
            return
        if self._desk.way != RESUMED:
            self._stay_here()
        super().open_save(name, unseal(text, name))

    @property
    def _is_seated(self) -> bool:
        return self._at_table is not None

    def _stay_here(self) -> None:
        """Go to no table by itself: the reader has chosen something else."""
        if self._lobby:
            self._lobby.returns = False

    def _keep(self, session: MapSession[S, W, Any]) -> None:
        if not isinstance(session, SharedSession):
            super()._keep(session)
            return
        self._stand(session)
        if session.war.shared.people_have_acted:
            keep_at_table(self._desk, self._words, session, session.war.shared.game)

    def _play_again(self, seed: int, seats: Mapping[str, str]) -> None:
        if self._at_table and isinstance(self._session, SharedSession) and not self._session.is_over:
            self._status.say(self._words.say("table-not-over"))
            return
        super()._play_again(seed, seats)

    def _speak(self, change: Mapping[str, Any]) -> None:
        super()._speak(change)
        if self._lobby:
            self._lobby.speak(self._words)
        if self._at_table:
            self._at_table.speak(self._words)


def _note(session: SharedSession[Any, Any, Any], ply: int, choice: Choice) -> None:
    """Note why a computer decided as it did at this page."""
    session.war.shared.reasons[ply] = choice
