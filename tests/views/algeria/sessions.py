"""Sessions and picks for the tests of the views."""

from collections.abc import Sequence
from typing import Any

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.dice import Dice
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.branches import Branches
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.game import WAR
from algeria_lab.views.algeria.telling.acts import Act
from algeria_lab.views.algeria.telling.logbook import WarLog
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.asked import Asked, Look
from algeria_lab.views.play.map_scene import map_scene
from algeria_lab.views.play.map_session import MapSession
from algeria_lab.views.play.questions import answer
from algeria_lab.views.play.told.log import Line

Session = MapSession[State, Words, Act]


def session_of(
    fln: str = HUMAN,
    gov: str = "mixed",
    *,
    scenario: str = "1954",
    seed: int = 5,
    dice: Dice | None = None,
    language: str = "en",
) -> Session:
    """Return a war on a board, at the first decision of a person."""
    game: Game[State] = Game(AlgeriaRules(), scenario, seed=seed, dice=dice)
    session = war_session(Table(game, PLAYERS.seat({"fln": fln, "gov": gov})), language)
    skip(session, session.scene())
    return session


def war_session(
    table: Table[State] | Branches[State], language: str = "en", *, in_notebook: bool = False
) -> Session:
    """Return a board for a table."""
    return MapSession(WAR, table, Words(language), in_notebook=in_notebook)


def scene_of(game: Game[State], words: Words, lines: Sequence[Line] = (), **more: Any) -> dict[str, Any]:
    """Return what a board shows where the person before it decides."""
    look = Look(game, game.state, game.legal(), yours=True)
    return map_scene(WAR, look, lines, words, charts=None, **more)


class Asking:
    """Answers the questions of a board about a moment of a war."""

    def __init__(self, table: Table[State], words: Words) -> None:
        self._asked = Asked(table, words, WarLog(words), table)

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        """Return the reply to a question."""
        return answer(WAR, self._asked, message)


def pick(session: Session, action: str) -> dict[str, Any]:
    """Send a pick as the browser does, and return the scene that comes once all that followed is told."""
    return skip(session, session.answer({"kind": "pick", "id": action, "ply": session.game.ply}))


def skip(session: Session, scene: dict[str, Any]) -> dict[str, Any]:
    """Go on to what is asked, if something is told."""
    return tell(session, None) if scene.get("telling", {}).get("card") else scene


def tell(session: Session, card: int | None) -> dict[str, Any]:
    """Ask for a card of what is told; None: go on to what is asked."""
    return session.answer({"kind": "told", "to": card, "ply": session.game.ply})


def send(session: Session, kind: str) -> dict[str, Any]:
    """Send `undo` or `redo` as the browser does, and return the scene that comes back."""
    return session.answer({"kind": kind, "ply": session.game.ply})
