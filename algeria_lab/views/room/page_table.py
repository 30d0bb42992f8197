"""What every page does at a table, whichever its game: it comes in once all is played, and keeps the game."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import S
from algeria_lab.room.tables.sitting import AnotherGame, Sitting

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.room.line import RoomLine
    from algeria_lab.room.wire import Said
    from algeria_lab.views.shared.file_desk import FileDesk
    from algeria_lab.views.shared.messages import Messages

RESUMED = "resume"  # the way in which a browser goes on by itself with what it has kept


class AtItsTable(Protocol):
    """The session of a game at a table."""

    @property
    def title(self) -> str:
        """What is played, in words."""

    @property
    def sitting(self) -> Sitting[Any]:
        """The page at the table."""

    def save_text(self) -> str:
        """Return the text of a save file."""


class PageSitting(Sitting[S]):
    """A sitting that tells its page where it cannot follow the room."""

    def __init__(self, *args: Any) -> None:
        self.on_fault: Any = lambda _error: None
        super().__init__(*args)

    def _hear(self, said: Said) -> None:
        try:
            super()._hear(said)
        except (AnotherGame, LabError) as error:
            self.on_fault(error)


def when_known(line: RoomLine, sitting: Sitting[Any], sit: Callable[[], None]) -> None:
    """Call *sit* once, as soon as all that the room knows of a table is played here."""

    def known(said: Said) -> None:
        count = said.get("from", -1) + len(said.get("acts", ()))
        if said["record"]["id"] == sitting.record.id and count == len(sitting.acts):
            line.unhear("table", known)
            sit()

    line.hear("table", known)


def keep_at_table(desk: FileDesk, words: Messages, session: AtItsTable, game: Game[Any]) -> None:
    """Hand the *game* of a table to the browser, under a name that no other table has."""
    record, turn = session.sitting.record, game.state.turn
    side = next(iter(session.sitting.own), "watched")
    name = f"{game.scenario}-{record.id}-{side}-turn-{turn}.{game.rules.name}.json"
    said = {"title": session.title, "game": game.rules.name, "table": record.id[1:]}
    own = hashlib.sha256(f"{record.id} {record.seed}".encode()).hexdigest()[:16]
    desk.keep(session.save_text(), name, words.say("table-save-label", turn=turn, **said), f"table-{own}")
