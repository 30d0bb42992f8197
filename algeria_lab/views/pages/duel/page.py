"""The page of the card game in a room: besides playing alone, it can sit at a table of the room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError
from algeria_lab.insurgent.cards import Cards
from algeria_lab.insurgent.rules import InsurgentRules
from algeria_lab.insurgent.state import State
from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.room.line import room_line
from algeria_lab.room.tables.sitting import AnotherGame
from algeria_lab.views.insurgent.session import DuelSession
from algeria_lab.views.insurgent.shared_session import SharedDuelSession
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.pages.duel.alone import LoneDuelPage
from algeria_lab.views.pages.duel.settings import DuelSettings
from algeria_lab.views.room.at_table import AtTable
from algeria_lab.views.room.lobby import Lobby
from algeria_lab.views.room.page_table import RESUMED, PageSitting, keep_at_table, when_known
from algeria_lab.views.room.table_form import TableForm
from algeria_lab.views.shared.notices import info

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.room.tables.record import TableRecord


class DuelPage(LoneDuelPage):
    """A page of the card game that can sit at a table of its room; elsewhere it is a `LoneDuelPage`.

    Args:
        language: ``en`` or ``fr``.
    """

    _lobby: Lobby[DuelWords] | None = None
    _at_table: AtTable[State, DuelWords] | None = None

    def __init__(self, language: str = "en") -> None:
        self._line = room_line()
        super().__init__(language)
        if self._line:
            inner = DuelSettings(self._words, self._shelf, lambda: None)
            self._form = TableForm(self._words, inner, self._open_table)
            self._lobby = Lobby(self._words, self._line, self.game, self._form)
            self._lobby.options = lambda chosen: dict(
                InsurgentRules(Cards(chosen["decks"]["fln"], chosen["decks"]["gov"])).options()
            )
            self._lobby.on_table = self._come_to
            head, *others = self.children
            self.children = [head, self._lobby, self._form, *others]
            self._lobby.listen()

    def _open_table(self) -> None:
        assert self._lobby is not None
        self._lobby.open_table()

    # Coming to a table and leaving it

    def _come_to(self, record: TableRecord) -> None:
        """Sit down at a table: its history is on its way, or here already."""
        line, lobby = self._line, self._lobby
        assert line is not None
        assert lobby is not None
        try:
            sitting: PageSitting[State] = PageSitting(line, record, self._game_of(record))
        except (LabError, AnotherGame) as error:
            lobby.say(self._words.say("table-broken", why=str(error)))
            return
        when_known(line, sitting, lambda: self._sit(sitting))

    def _game_of(self, record: TableRecord) -> Game[State]:
        """Return a game at its beginning; its dice are the room's, and their number stands nowhere.

        Raises:
            WrongDecks: If it is played with decks that are not at hand.
        """
        rules = InsurgentRules(self._cards_of(record.options, record.id))
        dice = SeededDice(record.seed)
        return Game(rules, record.scenario, record.options, dice=dice, voice=self._voice(rules))

    def _sit(self, sitting: PageSitting[State]) -> None:
        """Put the table on the page."""
        line, lobby = self._line, self._lobby
        assert line is not None
        assert lobby is not None
        self._leave_table()
        lobby.returns = False
        cards = sitting.game.rules.cards  # type: ignore[attr-defined]  # the rules of this game
        self._words = DuelWords(self._words.language, cards)
        at_table = AtTable(self._words, line, lobby, sitting, OPPONENTS)
        session = SharedDuelSession(sitting, self._words)
        session.elsewhere, session.given_up = at_table.awaited, at_table.given_up
        session.wish_undo, at_table.past = at_table.wish_undo, session.past
        at_table.on_news, at_table.on_rise = session.hear_others, self._rise
        at_table.on_change = lambda said: session.renew_table(info(self._words, said) if said else None)
        sitting.on_fault = self._lose_table
        self._seat(session)
        self._at_table = at_table
        session.watch(lambda _game: self._follow_table(session))
        session.board.show(session.scene())
        at_table.write()

    def _follow_table(self, session: SharedDuelSession) -> None:
        """Say who is awaited after each change; once all is over the number of the dice may be known."""
        if session.game.outcome is not None:
            session.game.seed = session.sitting.record.seed
        if self._at_table:
            self._at_table.write()

    def _rise(self) -> None:
        """Go on alone: the reader has left the table."""
        self._leave_table()
        self._begin_anew()

    def _lose_table(self, error: Exception) -> None:
        """Leave a table whose game this page cannot follow, and say so."""
        assert self._lobby is not None
        self._leave_table()
        self._lobby.say(self._words.say("table-broken", why=str(error)))

    def _leave_table(self) -> None:
        if self._at_table:
            self._at_table.close()
            self._at_table = None

    # What the page does besides

    @property
    def _is_running(self) -> bool:
        """Whether a game would be lost by another one: one at a table stays there."""
        return super()._is_running and self._at_table is None

    def _seat(self, session: DuelSession) -> None:
        """Put a game on the page; whoever plays something else there has left the table to itself."""
        if not isinstance(session, SharedDuelSession):
            self._leave_table()
        super()._seat(session)

    def begin(self) -> None:
        """Begin the game that the settings describe."""
        self._stay_here()
        super().begin()

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game; what a browser goes on with by itself is no wish to leave the table.

        Raises:
            SaveError, WrongDecks: As for `LoneDuelPage.open_save`.
        """
        if self._desk.way == RESUMED and self._is_seated:
            return
        if self._desk.way != RESUMED:
            self._stay_here()
        super().open_save(name, text)

    @property
    def _is_seated(self) -> bool:
        return self._at_table is not None

    def _stay_here(self) -> None:
        """Go to no table by itself: the reader has chosen something else."""
        if self._lobby:
            self._lobby.returns = False

    def _keep(self, session: DuelSession) -> None:
        if not isinstance(session, SharedDuelSession):
            super()._keep(session)
            return
        self._stand(session)
        if session.table.people_have_acted:
            keep_at_table(self._desk, self._words, session, session.game)

    def _speak(self, change: Mapping[str, Any]) -> None:
        super()._speak(change)
        if self._lobby:
            self._lobby.speak(self._words)
        if self._at_table:
            self._at_table.speak(self._words)
