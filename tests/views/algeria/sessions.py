"""Sessions and picks for the tests of the views."""

from typing import Any

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.state import State
from algeria_lab.core.dice import Dice
from algeria_lab.core.game import Game
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.base import HUMAN
from algeria_lab.players.table import Table
from algeria_lab.views.algeria.session import Session
from algeria_lab.views.algeria.words.text import Words


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
    session = Session(Table(game, PLAYERS.seat({"fln": fln, "gov": gov})), Words(language))
    skip(session, session.scene())
    return session


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
