"""The page of *Colonial Twilight*: choose a game, play it on its map, save and go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.core.dice import Dice
from algeria_lab.players.twilight.opponents import OPPONENTS
from algeria_lab.twilight.rules import CHART
from algeria_lab.twilight.state import State
from algeria_lab.twilight.switches import SOLO
from algeria_lab.views.charts.room import ChartRoom
from algeria_lab.views.pages.twilight.settings import Settings
from algeria_lab.views.pages.twilight.shuffled import shuffled
from algeria_lab.views.pages.twilight.tutorial import TutorialLink
from algeria_lab.views.room.shared_map import SharedMapPage
from algeria_lab.views.twilight.charts.listing import KEYS, chart_classes
from algeria_lab.views.twilight.game import CAMPAIGN
from algeria_lab.views.twilight.showing import TwilightShowing
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    import ipywidgets

    from algeria_lab.core.branches import Branch
    from algeria_lab.core.rules import Options
    from algeria_lab.views.play.time.comparing import Told


class CampaignRoom(SharedMapPage[State, TwilightWords]):
    """Everything of the page in one widget.

    Args:
        language: ``en`` or ``fr``.
    """

    own, players = CAMPAIGN, OPPONENTS
    family = "campaign"
    game = "twilight"
    page = "twilight"

    def __init__(self, language: str = "en") -> None:
        words = TwilightWords(language)
        self._tutorial = TutorialLink()
        settings = Settings(words, CAMPAIGN.rules.scenarios(), self.begin)
        charts = ChartRoom(words, KEYS, chart_classes, self.close_charts, self.show_moment)
        super().__init__(words, settings, charts)

    def _inner_settings(self, words: TwilightWords) -> Settings:
        return Settings(words, CAMPAIGN.rules.scenarios(), lambda: None)

    def _unseen(self, state: State, dice: Dice) -> State:
        return shuffled(state, dice)

    def _words_in(self, language: str) -> TwilightWords:
        return TwilightWords(language)

    def _showing(self) -> TwilightShowing:
        return TwilightShowing(self._words)

    def _parts(self) -> list[ipywidgets.Widget]:
        title, *others = self._head.children
        self._head.children = [title, self._tutorial, *others]
        return super()._parts()

    def _entitle(self) -> None:
        super()._entitle()
        self._tutorial.speak(self._words)

    def _options(self, options: Options, seats: Mapping[str, str]) -> Options:
        """Return the options; whoever plays against the published chart plays by the rules for one [CT-9]."""
        others = {name: value for name, value in options.items() if name != SOLO}
        return others | {SOLO: True} if seats["fln"] == CHART else others

    def _tell_apart(self, current: Branch[State], other: Branch[State]) -> Told:
        from algeria_lab.views.pages.twilight.compare import tell_apart

        return tell_apart(current, other, self._words)
