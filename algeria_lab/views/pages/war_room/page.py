"""The war room: choose a war, play it on the board, see support move, save and go on."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.core.actions import SEATS
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.branches import Branches, load_branches
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.session import Session
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.war_room.charts import ChartRoom
from algeria_lab.views.pages.war_room.settings import Settings
from algeria_lab.views.shared.file_desk import FileDesk
from algeria_lab.views.shared.page_head import PageHead
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from algeria_lab.algeria.state import State
    from algeria_lab.core.refusals import Refusal
    from algeria_lab.views.pages.war_room.compare import CompareRoom

CHART_AFTER = 0.25  # seconds without another decision: the charts do not make the board wait
WARM_UP_AFTER = 4.0  # seconds until the charting library is fetched for the first chart


class WarRoom(ipywidgets.VBox):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    def __init__(self, language: str = "en") -> None:
        self._rules = AlgeriaRules()
        self._session: Session | None = None
        self._comparison: CompareRoom | None = None
        self._drawing: asyncio.TimerHandle | None = None
        self._words = Words(language)
        self._another = ipywidgets.ToggleButton()
        self._another.add_class("al-room-button")
        self._desk = FileDesk(self._words.ui("files-"), self.open_save, lang=language)
        self._head = PageHead(language, self._speak, self._another, self._desk)
        self._settings = Settings(self._words, self._rules.scenarios(), self.begin)
        self._charts = ChartRoom(self._words, self._replay)
        self._charts.show(shown=False)
        self._status = PageStatus()
        self._stage = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%", overflow="visible"))
        super().__init__(layout=ipywidgets.Layout(overflow="visible"))
        self.add_class("al-room")
        self.children = [self._head, self._settings, self._status, self._stage, self._charts]
        self._another.observe(lambda change: self._settings.show(shown=change["new"]), "value")
        self._entitle()
        self.begin()
        with contextlib.suppress(RuntimeError):  # without a running loop there is no page to warm up for
            asyncio.get_running_loop().call_later(WARM_UP_AFTER, _warm_up)

    @property
    def session(self) -> Session | None:
        """The war being played, if one has begun."""
        return self._session

    def _entitle(self) -> None:
        """Write title, introduction and the button of the settings."""
        say = self._words.say
        self._head.entitle(self._words, say("room-title"), say("room-introduction"))
        self._another.description = say("room-choose")

    def _speak(self, change: Mapping[str, Any]) -> None:
        """Say everything in another language; the war goes on where it is."""
        self._words = Words(change["new"])
        self._entitle()
        self._desk.speak(self._words.ui("files-"), self._words.language)
        self._settings.speak(self._words)
        self._status.say("")
        self._charts.speak(self._words)
        self._end_comparison()
        if self._session:
            self._session.speak(self._words)
            self._keep(self._session)

    def begin(self) -> None:
        """Begin the war that the settings describe; what stands in the way is said under them."""
        self._try(self._begin)

    def _replay(self, seed: int) -> None:
        """Begin the war of the board again, with the same dice."""
        self._try(lambda: self._begin_again(seed))

    def _begin_again(self, seed: int) -> None:
        assert self._session is not None
        game, seats = self._session.game, self._session.table.seat_names
        again: Game[State] = Game(self._rules, game.scenario, game.options, seed=seed, explain=self._explain)
        self._seat(Branches(Table(again, PLAYERS.seat(seats))))

    def _try(self, act: Callable[[], None]) -> None:
        self._status.attempt(act, self._words.say("room-failed"))

    def _begin(self) -> None:
        chosen = self._settings.chosen()
        people = SEATS if chosen["side"] == "both" else (chosen["side"],)
        seats = {seat: "human" if seat in people else chosen["opponent"] for seat in SEATS}
        game: Game[State] = Game(
            self._rules, chosen["scenario"], chosen["options"], seed=chosen["seed"], explain=self._explain
        )
        self._seat(Branches(Table(game, PLAYERS.seat(seats))))
        self._settings.reseed()

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved war, all its branches with it.

        Raises:
            SaveError: If the file does not hold one; the war on the board stays as it is.
        """
        rules = {self._rules.name: self._rules}
        self._seat(load_branches(text, rules, PLAYERS.seat, name=name, explain=self._explain))

    def _explain(self, refusal: Refusal) -> str:
        return self._words.refusal(refusal).text

    def _seat(self, war: Branches[State]) -> None:
        """Put a war on the board: a new one or an opened one."""
        session = Session(war, self._words)
        self._session = session
        self._desk.clear()
        self._status.say("")
        self._end_comparison()
        self._stage.children = [session.board]
        self._another.value = False
        session.watch(lambda _game: self._keep_later(session))
        session.watch_moment(self._follow)
        session.on_compare(self._show_beside)

    def _keep_later(self, session: Session) -> None:
        """Keep the war once the board is painted: a long save takes a while to write and to send."""
        self._later(0, lambda: self._keep(session))

    def _keep(self, session: Session) -> None:
        """Hand the war to the browser, to be saved or resumed.

        A war in which nobody has decided anything yet is not kept: it would push an older one, which the
        reader may want to resume, out of the browser's store.
        """
        if session.table.people_have_acted:
            game = session.game
            self._desk.keep(session.save_text(), self._file_name(game), self._label(game))

    def _follow(self, game: Game[State], at: int | None) -> None:
        """Keep the charts in step with the board, once it rests."""
        if self._drawing:
            self._drawing.cancel()
        self._drawing = self._later(CHART_AFTER, lambda: self._draw(game, at))

    def _draw(self, game: Game[State], at: int | None) -> None:
        """Bring the charts up to date; before the first turn there is nothing to draw."""
        if self._session is None or self._session.game is not game:
            return
        self._charts.update(game, at)
        if bool(game.state.turn) != (self._charts.layout.display != "none"):
            self._charts.show(shown=bool(game.state.turn))

    def _show_beside(self, other: str) -> None:
        """Show another branch beside the one that is played."""
        from algeria_lab.views.pages.war_room.compare import CompareRoom

        assert self._session is not None
        war = self._session.war
        self._end_comparison()
        self._comparison = CompareRoom((war.current, war.find(other)), self._words, self._end_comparison)
        self._stage.children = [self._session.board, self._comparison]

    def _end_comparison(self) -> None:
        if self._session and self._comparison:
            self._comparison.close_all()
            self._comparison = None
            self._stage.children = [self._session.board]
            self._session.board.show(self._session.scene())  # without the word that it stands below

    @staticmethod
    def _later(seconds: float, act: Callable[[], object]) -> asyncio.TimerHandle | None:
        """Do something once the kernel is idle; at once where no loop runs, as in a script."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            act()
            return None
        return loop.call_later(seconds, act)

    def _file_name(self, game: Game[State]) -> str:
        return f"{game.scenario}-turn-{game.state.turn}.algeria.json"

    def _label(self, game: Game[State]) -> str:
        return self._words.say(
            "room-label", scenario=self._words.scenario(game.scenario), turn=game.state.turn
        )


def _warm_up() -> None:
    """Import the charting library while the reader looks at the map."""
    import bokeh.plotting  # noqa: F401
