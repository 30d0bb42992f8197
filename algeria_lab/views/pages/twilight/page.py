"""The page of *Colonial Twilight*: choose a game, play it on its map, save and go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.game import Game
from algeria_lab.players.branches import Branches, load_branches
from algeria_lab.players.table import Table
from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import CHART, TwilightRules
from algeria_lab.twilight.switches import SOLO
from algeria_lab.views.charts.room import ChartRoom
from algeria_lab.views.pages.twilight.settings import Settings
from algeria_lab.views.pages.twilight.tutorial import TutorialLink
from algeria_lab.views.play.compared_page import ComparedPage
from algeria_lab.views.play.exchange import exchanged
from algeria_lab.views.shared.later import Later
from algeria_lab.views.show.speaker import Speaker
from algeria_lab.views.twilight.charts.listing import KEYS, chart_classes
from algeria_lab.views.twilight.session import CampaignSession
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    import ipywidgets

    from algeria_lab.core.branches import Branch
    from algeria_lab.core.keeping.positions import Position
    from algeria_lab.core.rules import Options
    from algeria_lab.twilight.state import State
    from algeria_lab.views.play.beside import Told


class CampaignRoom(ComparedPage[CampaignSession, TwilightWords]):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    family = "campaign"
    game = "twilight"
    page = "twilight"

    def __init__(self, language: str = "en") -> None:
        self._rules = TwilightRules()
        self._beginning = Later(0)
        words = TwilightWords(language)
        self._tutorial = TutorialLink()
        settings = Settings(words, self._rules.scenarios(), self.begin)
        charts = ChartRoom(words, KEYS, chart_classes, self.close_charts, self.show_moment)
        super().__init__(words, settings, charts)

    def _words_in(self, language: str) -> TwilightWords:
        return TwilightWords(language)

    def _parts(self) -> list[ipywidgets.Widget]:
        head, *others = super()._parts()
        return [head, self._tutorial, *others]

    def _entitle(self) -> None:
        super()._entitle()
        self._tutorial.speak(self._words)

    def _begin(self) -> None:
        chosen = self._settings.chosen()
        self._play(chosen["scenario"], chosen["options"], chosen["seed"], chosen["players"])
        self._settings.reseed()

    def _begin_anew(self, way: str) -> None:
        """Begin the game of the board again once the board is answered: from the other side, or as it was."""
        assert self._session is not None
        game, seats = self._session.game, self._session.table.seat_names
        chosen = exchanged(PLAYERS, seats) if way == "exchange" else seats
        start = game.start or game.scenario
        options = {name: value for name, value in game.options.items() if name != SOLO}
        if chosen["fln"] == CHART:
            options[SOLO] = True
        self._beginning.wish(lambda: self._try(lambda: self._play(start, options, game.seed, chosen)))

    def _play(self, start: str | Position, options: Options, seed: int, seats: Mapping[str, str]) -> None:
        """Begin a game."""
        game: Game[State] = Game(self._rules, start, options, seed=seed, voice=self._voice)
        self._put(Branches(Table(game, PLAYERS.seat(seats))))

    @property
    def _voice(self) -> Speaker:
        return Speaker(TwilightShowing(self._words))

    def open_save(self, name: str, text: str) -> None:
        """Go on with a saved game, all its branches with it.

        Raises:
            SaveError: If the file does not hold one; the game on the board stays as it is.
        """
        games = {self._rules.name: self._rules}
        self._put(load_branches(text, games, PLAYERS.seat, name=name, voice=self._voice))

    def _put(self, war: Branches[State]) -> None:
        """Put a game on the board."""
        session = CampaignSession(war, self._words, self.open_charts)
        self._seat(session)
        session.on_begin(self._begin_anew)

    def _tell_apart(self, current: Branch[State], other: Branch[State]) -> Told:
        from algeria_lab.views.pages.twilight.compare import tell_apart

        return tell_apart(current, other, self._words)
