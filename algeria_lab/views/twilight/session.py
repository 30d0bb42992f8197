"""A game of *Colonial Twilight* on its map: picks are played, computers answer, whoever looks is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.twilight.state import State
from algeria_lab.views.play.map_session import MapSession, Part
from algeria_lab.views.play.sheets import turn_to_read
from algeria_lab.views.play.timeline import make_time
from algeria_lab.views.play.who_played import only_person
from algeria_lab.views.shared.glossary import make_glossary
from algeria_lab.views.twilight.board.atlas import make_atlas
from algeria_lab.views.twilight.board.motion import motions
from algeria_lab.views.twilight.board.scene import make_scene, make_support
from algeria_lab.views.twilight.questions import Questions
from algeria_lab.views.twilight.sheets.campaign_page import page_due, pages_at
from algeria_lab.views.twilight.sheets.guide import LAST_GUIDED_CARD, make_guide
from algeria_lab.views.twilight.sheets.minute import first_minute
from algeria_lab.views.twilight.telling.acts import Act
from algeria_lab.views.twilight.telling.logbook import Logbook
from algeria_lab.views.twilight.telling.teller import CampaignTeller
from algeria_lab.views.twilight.widget import CampaignWidget
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.views.play.guide import Guide
    from algeria_lab.views.shared.notices import Notice
    from algeria_lab.views.shared.scene_widget import Scene


class CampaignSession(MapSession[State, TwilightWords, Act]):
    """One game with its branches, and one board; see `MapSession`."""

    family = "session"
    widget = CampaignWidget

    @property
    def title(self) -> str:
        """What is played, in words: the position that the game began from."""
        return self._words.begun(self.game)

    @property
    def teller(self) -> CampaignTeller:
        """The words in which a game is told."""
        return self._teller

    def atlas(self) -> dict[str, Any]:
        """Return the drawing of the map, the names on it, and the words of the game."""
        return make_atlas(self._words) | {"terms": make_glossary(self._words, "twilight")}

    def _use(self, words: TwilightWords) -> None:
        super()._use(words)
        self._logbook, self._teller = Logbook(words), CampaignTeller(words)

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        table, act = self.shown, self.told_act
        game = table.game
        present = self._at is None and not self.is_telling
        yours = present and table.person_decides
        lines = self._logbook.lines(game, table.reasons)
        legal = filter(table.shows, game.legal()) if yours else ()
        scene = make_scene(game, self._words, lines, act.after if act else game.state, legal, yours=yours)
        fresh = self._at is None and not self.table.people_have_acted
        due = page_due(game.history, turn_to_read(table)) if present else None
        more = {
            "turn_page": due,
            "minute": first_minute(game, self._words, only_person(self.table.seats)) if fresh else None,
            "prediction": self._news.prediction,
            "guide": self._guide(),
            "notice": notice,
            "telling": self.tale.view() if self._at is None else None,
            "limited": "" if self.is_telling else self.limited,
        }
        return scene | {
            "support": make_support(game, self._words, charts=self._charts),
            "can": {"undo": present and not table.undo_obstacle(), "redo": table.can_redo()},
            "time": make_time(self.war, game.ply, self._words)
            | {"pages": pages_at(self.game.history, game.ply)},
            "motion": self._news.motion,
            "rolls": self._news.rolls,
            **{name: part for name, part in more.items() if part},
        }

    def inform(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answer a question of the browser about the moment shown."""
        questions = Questions(self.shown, self._words, self._logbook, self._off_limits, self.table)
        return questions.answer(message)

    @property
    def _is_new(self) -> bool:
        return self.game.state.turn <= LAST_GUIDED_CARD

    def _make_guide(self) -> Guide | None:
        return make_guide(self.game, self._words)

    def _rolls(self, first: int, last: int) -> list[Part]:
        return self._logbook.rolls(self.game, first, last)

    def _motions(self, step: Sequence[Entry[State]]) -> list[Part]:
        if not step:
            return []
        events = [event for entry in step[1:] for event in entry.events]
        return motions(step[0].state, events, step[-1].state)

    def _acts_motion(self, acts: Sequence[Act]) -> list[Part]:
        if not acts:
            return []
        return motions(acts[0].before, [event for act in acts for event in act.events], acts[-1].after)
