"""The war room: choose a war, play it on the board, see support move, save and go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.branches import Branches, load_branches
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.session import Session
from algeria_lab.views.algeria.showing import AlgeriaShowing
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.war_room.charts import WarCharts
from algeria_lab.views.pages.war_room.settings import Settings
from algeria_lab.views.play.compared_page import ComparedPage
from algeria_lab.views.play.exchange import exchanged
from algeria_lab.views.shared.later import Later
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.core.branches import Branch
    from algeria_lab.core.keeping.positions import Position
    from algeria_lab.core.rules import Options
    from algeria_lab.views.play.beside import Told


class WarRoom(ComparedPage[Session, Words]):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    family = "room"
    game = "algeria"
    page = "war-room"

    def __init__(self, language: str = "en") -> None:
        self._rules = AlgeriaRules()
        self._beginning = Later(0)
        words = Words(language)
        settings = Settings(words, self._rules.scenarios(), self.begin)
        super().__init__(words, settings, WarCharts(words, self._replay, self.close_charts, self.show_moment))

    def _words_in(self, language: str) -> Words:
        return Words(language)

    def _begin(self) -> None:
        chosen = self._settings.chosen()
        self._play(chosen["scenario"], chosen["options"], chosen["seed"], chosen["players"])
        self._settings.reseed()

    def _replay(self, seed: int) -> None:
        """Begin the war of the board again, with the dice of that number."""
        assert self._session is not None
        self._play_again(seed, self._session.table.seat_names)

    def _play_again(self, seed: int, seats: Mapping[str, str]) -> None:
        """Begin the war of the board again with dice of a number, played by others or by the same."""
        assert self._session is not None
        game = self._session.game
        self._try(lambda: self._play(game.start or game.scenario, game.options, seed, seats))

    def _begin_anew(self, way: str) -> None:
        """Begin the war of the board again once the board is answered: from the other side, or as it was."""
        assert self._session is not None
        seed, seats = self._session.game.seed, self._session.table.seat_names
        chosen = exchanged(PLAYERS, seats) if way == "exchange" else seats
        self._beginning.wish(lambda: self._play_again(seed, chosen))

    def _play(self, start: str | Position, options: Options, seed: int, seats: Mapping[str, str]) -> None:
        """Begin a war."""
        game: Game[State] = Game(
            self._rules, start, options, seed=seed, voice=Speaker(AlgeriaShowing(self._words))
        )
        self._put(Branches(Table(game, PLAYERS.seat(seats))))

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved war, all its branches with it.

        Raises:
            SaveError: If the file does not hold one; the war on the board stays as it is.
        """
        games = {self._rules.name: self._rules}
        self._put(
            load_branches(text, games, PLAYERS.seat, name=name, voice=Speaker(AlgeriaShowing(self._words)))
        )

    def _put(self, war: Branches[State]) -> None:
        """Put a war on the board, and the charts and comparisons beside it in step with it."""
        session = Session(war, self._words, self.open_charts)
        self._seat(session)
        session.on_begin(self._begin_anew)

    def _tell_apart(self, current: Branch[State], other: Branch[State]) -> Told:
        from algeria_lab.views.pages.war_room.compare import tell_apart

        return tell_apart(current, other, self._words)
