"""The war room: choose a war, play it on the board, see support move, save and go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.state import State
from algeria_lab.players.algeria.opponents import OPPONENTS
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.algeria.showing import AlgeriaShowing
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.pages.war_room.charts import WarCharts
from algeria_lab.views.pages.war_room.settings import Settings
from algeria_lab.views.room.shared_map import SharedMapPage

if TYPE_CHECKING:
    from algeria_lab.core.branches import Branch
    from algeria_lab.views.play.time.comparing import Told


class WarRoom(SharedMapPage[State, Words]):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    own, players = WAR, OPPONENTS
    family = "room"
    game = "algeria"
    page = "war-room"

    def __init__(self, language: str = "en") -> None:
        words = Words(language)
        settings = Settings(words, WAR.rules.scenarios(), self.begin)
        self._charts: WarCharts
        super().__init__(words, settings, WarCharts(words, self._replay, self.close_charts, self.show_moment))

    def _inner_settings(self, words: Words) -> Settings:
        return Settings(words, WAR.rules.scenarios(), lambda: None)

    def _hide_dice(self, *, hidden: bool) -> None:
        self._charts.hides_dice = hidden

    def _words_in(self, language: str) -> Words:
        return Words(language)

    def _showing(self) -> AlgeriaShowing:
        return AlgeriaShowing(self._words)

    def _replay(self, seed: int) -> None:
        """Begin the war of the board again, with the dice of that number."""
        assert self._session is not None
        self._play_again(seed, self._session.table.seat_names)

    def _tell_apart(self, current: Branch[State], other: Branch[State]) -> Told:
        from algeria_lab.views.pages.war_room.compare import tell_apart

        return tell_apart(current, other, self._words)
