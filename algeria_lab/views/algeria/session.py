"""A war on the board: what the reader picks is played, computers answer, everybody who looks is told."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.state import State
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.board.motion import acts_motion, motions
from algeria_lab.views.algeria.board.scene import Scene, make_scene
from algeria_lab.views.algeria.odds.predictions import Score, predict
from algeria_lab.views.algeria.questions import Questions
from algeria_lab.views.algeria.sheets.guide import LAST_GUIDED_TURN, make_guide
from algeria_lab.views.algeria.sheets.minute import first_minute
from algeria_lab.views.algeria.telling.acts import Act
from algeria_lab.views.algeria.telling.logbook import Logbook
from algeria_lab.views.algeria.telling.teller import WarTeller
from algeria_lab.views.algeria.widget import BoardWidget
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.map_session import MapSession, Part
from algeria_lab.views.play.sheets import turn_to_read
from algeria_lab.views.play.timeline import make_time
from algeria_lab.views.play.who_played import only_person
from algeria_lab.views.shared.glossary import make_glossary

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from algeria_lab.core.history import Entry
    from algeria_lab.views.play.deeds import Message
    from algeria_lab.views.play.guide import Guide
    from algeria_lab.views.shared.notices import Notice


class Session(MapSession[State, Words, Act]):
    """One war with its branches, and one board; see `MapSession`."""

    family = "session"
    widget = BoardWidget

    def __init__(
        self,
        war: Branches[State] | Table[State],
        words: Words,
        charts: Callable[[bool], None] | None = None,
    ) -> None:
        self._score = Score()
        super().__init__(war, words, charts)

    @property
    def title(self) -> str:
        """What is played, in words: the position that the war began from."""
        return self._words.begun(self.game)

    @property
    def teller(self) -> WarTeller:
        """The words in which a war is told."""
        return self._teller

    def atlas(self) -> dict[str, Any]:
        """Return the drawing of the map, the names on it, and the words of the game."""
        return make_atlas(self._words) | {"terms": make_glossary(self._words, "algeria")}

    def _use(self, words: Words) -> None:
        super()._use(words)
        self._logbook, self._teller = Logbook(words), WarTeller(words)

    def scene(self, notice: Notice | None = None) -> Scene:
        """Return what the board shows now."""
        table, act = self.shown, self.told_act
        present = self._at is None and not self.is_telling
        scene = make_scene(
            table.game,
            self._words,
            self._logbook.lines(table.game, table.reasons),
            yours=present and table.person_decides,
            can_undo=present and not table.undo_obstacle(),
            can_redo=table.can_redo(),
            notice=notice,
            motion=self._news.motion,
            rolls=self._news.rolls,
            prediction=self._news.prediction,
            guide=self._guide(),
            time=make_time(self.war, table.game.ply, self._words),
            charts=self._charts,
            position=act.shown if act else None,
            telling=self.tale.view() if self._at is None else None,
            shows=table.shows,
            limited="" if self.is_telling else self.limited,
        )
        ended = turn_to_read(table) if present else None
        more: Scene = {} if ended is None else {"turn_page": ended}
        if self._at is None and not self.table.people_have_acted:
            more["minute"] = first_minute(table.game, self._words, only_person(self.table.seats))
        return {**scene, **more}

    @property
    def _is_new(self) -> bool:
        return self.game.state.turn <= LAST_GUIDED_TURN

    def _make_guide(self) -> Guide | None:
        return make_guide(self.game, self._words)

    def inform(self, message: Message) -> dict[str, Any]:
        """Answer a question of the browser about the moment shown."""
        questions = Questions(
            self.shown, self._words, self._logbook, self.table, self._score, self._off_limits
        )
        return dict(questions.answer(message))

    def _rolls(self, first: int, last: int) -> list[Part]:
        return self._logbook.rolls(self.game, first, last)

    def _motions(self, step: Sequence[Entry[State]]) -> list[Part]:
        return motions(step)

    def _acts_motion(self, acts: Sequence[Act]) -> list[Part]:
        return acts_motion(acts)

    def _pick(self, message: Message) -> None:
        before, line, said = self.game.ply, message["id"], message.get("predicted")
        super()._pick(message)
        if isinstance(said, str):
            prediction = predict(self._words, self.game, before, line, said, self._score)
            self._news = replace(self._news, prediction=prediction)
