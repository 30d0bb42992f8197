"""The page of a game on a map: choose, play, see the figures move, look at two branches beside each other."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from abc import abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from algeria_lab.core.game import Game
from algeria_lab.core.rules import S
from algeria_lab.players.branches import Branches, load_branches
from algeria_lab.players.table import Table
from algeria_lab.room.by_hand import OTHER, ByHand, open_turn
from algeria_lab.views.play.asked import W
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.play.page import GamePage
from algeria_lab.views.play.time.comparing import CompareRoom
from algeria_lab.views.play.time.exchange import exchanged
from algeria_lab.views.shared.later import Later
from algeria_lab.views.show.speaker import Speaker

if TYPE_CHECKING:
    from collections.abc import Mapping

    import ipywidgets

    from algeria_lab.core.branches import Branch
    from algeria_lab.core.keeping.positions import Position
    from algeria_lab.core.rules import Options
    from algeria_lab.players.roster import Roster
    from algeria_lab.room.turn_file import TurnHead
    from algeria_lab.views.charts.room import ChartRoom
    from algeria_lab.views.play.map_game import MapGame
    from algeria_lab.views.play.settings import PlaySettings
    from algeria_lab.views.play.time.comparing import Told
    from algeria_lab.views.show.showing import Showing

CHART_AFTER = 0.25  # seconds without a message of the board: the charts do not make it wait
WARM_UP_AFTER = 4.0  # seconds until the charting library is fetched for the first chart
HAS_THREADS = sys.platform != "emscripten"  # a browser's Python has none: the board would wait


class MapPage(GamePage[MapSession[S, W, Any], W], Generic[S, W]):
    """Everything of the page in one widget; see `GamePage`.

    Attributes:
        own: What the game says of itself.
        players: Who may sit at its table.

    Args:
        words: The language that the page begins with.
        settings: The choices before a game.
        charts: The charts of the game, which close by `close_charts` and lead to moments by `show_moment`.
    """

    own: ClassVar[MapGame[Any, Any, Any]]
    players: ClassVar[Roster[Any]]
    _comparison: CompareRoom | None = None

    def __init__(self, words: W, settings: PlaySettings[W], charts: ChartRoom[Any, W]) -> None:
        self._charts = charts
        self._drawing, self._beginning = Later(CHART_AFTER), Later(0)
        charts.show(shown=False)
        super().__init__(words, settings)
        with contextlib.suppress(RuntimeError):  # without a running loop there is no page to warm up for
            loop = asyncio.get_running_loop()
            if HAS_THREADS:
                loop.call_later(WARM_UP_AFTER, loop.run_in_executor, None, self._warm_up)

    @abstractmethod
    def _showing(self) -> Showing[Any, Any]:
        """Return how things of the game show themselves in the language of the page."""

    @abstractmethod
    def _tell_apart(self, current: Branch[Any], other: Branch[Any]) -> Told:
        """Return two branches compared; the first is the one that is played."""

    def _options(self, options: Options, seats: Mapping[str, str]) -> Options:  # noqa: ARG002 - one game asks
        """Return the options of a game with others at the table."""
        return options

    def _parts(self) -> list[ipywidgets.Widget]:
        return [*super()._parts(), self._charts]

    def _speak(self, change: Mapping[str, Any]) -> None:
        self._end_comparison()
        super()._speak(change)
        self._charts.speak(self._words)

    def _begin(self) -> None:
        chosen = self._settings.chosen()
        begun = chosen["scenario"], chosen["options"], chosen["seed"]
        if rival := chosen["elsewhere"]:
            self._take(ByHand(self._game(*begun), OTHER[rival]))
        else:
            self._play(*begun, chosen["players"])
        self._settings.reseed()

    def _begin_anew(self, way: str) -> None:
        """Begin the game of the board again once the board is answered: from the other side, or as it was."""
        assert self._session is not None
        seed, seats = self._session.game.seed, self._session.table.seat_names
        chosen = exchanged(self.players, seats) if way == "exchange" else seats
        self._beginning.wish(lambda: self._play_again(seed, chosen))

    def _play_again(self, seed: int, seats: Mapping[str, str]) -> None:
        """Begin the game of the board again with dice of a number, played by others or by the same."""
        assert self._session is not None
        game = self._session.game
        start, options = game.start or game.scenario, self._options(game.options, seats)
        self._try(lambda: self._play(start, options, seed, seats))

    def _play(self, start: str | Position, options: Options, seed: int, seats: Mapping[str, str]) -> None:
        """Begin a game."""
        self._put_table(Table(self._game(start, options, seed), self.players.seat(seats)))

    def _game(self, start: str | Position, options: Options, seed: int) -> Game[S]:
        """Return a game at its beginning."""
        return Game(self.own.rules, start, options, seed=seed, voice=Speaker(self._showing()))

    def _put_table(self, table: Table[S]) -> None:
        self._put(Branches(table))

    def _read_turn(self, name: str, text: str, head: TurnHead, known: TurnHead | None) -> ByHand[S]:
        voice = Speaker(self._showing())
        return open_turn(text, head, self.own.rules, name=name, known=known, voice=voice)

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game, all its branches with it.

        Raises:
            SaveError: If the file does not hold one; the game on the board stays as it is.
        """
        games = {self.own.rules.name: self.own.rules}
        voice = Speaker(self._showing())
        self._put(load_branches(text, games, self.players.seat, name=name, voice=voice))

    def _put(self, war: Branches[S]) -> None:
        """Put a game on the board, and the charts and comparisons beside it in step with it."""
        session = MapSession(self.own, war, self._words, self.open_charts, spares=not self._hand.here)
        session.results.begin(branch.game for branch in war.all)
        self._seat(session)
        session.on_begin(self._begin_anew)
        session.on_compare(self._show_beside)

    def _seat(self, session: MapSession[S, W, Any]) -> None:
        """Put a game on the board; a comparison of the one before is put away."""
        self._end_comparison()
        self._charts.show(shown=False)
        super()._seat(session)
        session.watch_moment(self._follow)
        session.board.on_msg(self._drawing.postpone)

    def open_charts(self, shown: bool) -> None:  # noqa: FBT001 - called by the session with what the reader wishes
        """Show the charts, or hide them."""
        self._charts.show(shown=shown)

    def close_charts(self) -> None:
        """Close the charts, and say so on the board."""
        assert self._session is not None
        self._session.show_charts(shown=False)

    def show_moment(self, at: int) -> None:
        """Show a moment of the game on the board."""
        assert self._session is not None
        self._session.show_moment(at)

    def _follow(self, game: Game[Any], at: int | None) -> None:
        """Keep the charts in step with the board, once it rests."""
        self._drawing.wish(lambda: self._try(lambda: self._draw(game, at), "session-watcher-failed"))

    def _draw(self, game: Game[Any], at: int | None) -> None:
        """Bring the charts up to date; nothing is drawn while they are closed."""
        if self._session and self._session.game is game:
            self._charts.update(game, at)

    def _warm_up(self) -> None:
        """Read the charting library while the reader looks at the map; in a thread: the board answers."""
        from algeria_lab.views.shared.bokeh_pane import warm_up

        warm_up()
        self._charts.warm_up()

    def _show_beside(self, other: str) -> None:
        """Show another branch beside the one that is played."""
        assert self._session is not None
        war = self._session.war
        self._end_comparison()
        told = self._tell_apart(war.current, war.find(other))
        self._comparison = CompareRoom(told, self._words, self._end_comparison)
        self._stage.children = [self._session.board, self._comparison]

    def _end_comparison(self) -> None:
        if self._session and self._comparison:
            self._comparison.close_all()
            self._comparison = None
            self._stage.children = [self._session.board]
            self._session.board.show(self._session.scene())  # without the word that it stands below
