"""Which face each kind of thing has."""

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
    from algeria_lab.core.words.voice import Shown
    from algeria_lab.views.show.showing import Showing


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
