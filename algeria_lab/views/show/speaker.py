"""The voice of a game: its words and pictures, for whatever of it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import Actions
from algeria_lab.core.events import Story
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry, History
from algeria_lab.core.keeping.positions import Position
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import Refusal
from algeria_lab.core.rules import Ending
from algeria_lab.core.verbs import Verbs
from algeria_lab.players.decisions import Decisions
from algeria_lab.players.table import Table
from algeria_lab.views.show.choices import ActionsFace, ChancesFace, RefusalFace, VerbsFace
from algeria_lab.views.show.doings import DecisionsFace, EntryFace, HistoryFace, StoryFace
from algeria_lab.views.show.face import Face
from algeria_lab.views.show.moments import BeginningFace, EndingFace, GameFace, PositionFace, TableFace

if TYPE_CHECKING:
    from algeria_lab.core.words.voice import Shown, Voice
    from algeria_lab.views.shared.messages import GameWords
    from algeria_lab.views.show.showing import Showing


class Speaker:
    """A voice that has read its words; see `core.voice.Voice`.

    Args:
        showing: What the game says of itself, in the reader's language.
    """

    def __init__(self, showing: Showing[Any, Any]) -> None:
        self._showing = showing

    @property
    def language(self) -> str:
        """See `Voice.language`."""
        return self.words.language

    @property
    def words(self) -> GameWords:
        """See `Voice.words`."""
        words: GameWords = self._showing.words
        return words

    def refusal(self, refusal: Shown) -> str:
        """See `Voice.refusal`."""
        return face_of(self._showing, refusal).text()

    def refused(self, asked: str, refusal: Shown) -> str:
        """See `Voice.refused`."""
        return self.words.say("show-refused", asked=asked, why=self.refusal(refusal))

    def line(self, thing: Shown) -> str:
        """See `Voice.line`."""
        return face_of(self._showing, thing).line()

    def brief(self, thing: Shown) -> str:
        """See `Voice.brief`."""
        return face_of(self._showing, thing).brief()

    def text(self, thing: Shown) -> str:
        """See `Voice.text`."""
        return face_of(self._showing, thing).text()

    def html(self, thing: Shown) -> str | None:
        """See `Voice.html`."""
        page = face_of(self._showing, thing).page()
        return page.page() if page else None

    def speaking(self, language: str | None) -> Voice:
        """See `Voice.speaking`."""
        if language is None:
            return self
        return Speaker(type(self._showing)(self._showing.words.speaking(language)))


FACES: dict[type[Shown], type[Face[Any]]] = {
    Game: GameFace,
    Position: BeginningFace,
    Story: StoryFace,
    History: HistoryFace,
    Entry: EntryFace,
    Actions: ActionsFace,
    Verbs: VerbsFace,
    Distribution: ChancesFace,
    Refusal: RefusalFace,
    Ending: EndingFace,
    Table: TableFace,
    Decisions: DecisionsFace,
}


def face_of(showing: Showing[Any, Any], thing: Shown) -> Face[Any]:
    """Return how a thing is shown; what is none of the kinds above is a position of its game."""
    kind = next((FACES[kind] for kind in type(thing).__mro__ if kind in FACES), PositionFace)
    return kind(showing, thing)
