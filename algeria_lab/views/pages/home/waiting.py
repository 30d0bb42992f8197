"""Who waits at a table of the room: the home page says at which game, and leads there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.core.actions import SEATS
from algeria_lab.views.pages.home.ways_on import BOARDS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from algeria_lab.room.line import RoomLine
    from algeria_lab.room.wire import Said
    from algeria_lab.views.shared.messages import Messages

MOST_SHOWN = 4


class Waiting:
    """The tables of a room at which somebody waits, and those at which the reader sits.

    Args:
        line: The line of the page to its room.
        told: Called when it is another table, or another side, that waits.
    """

    def __init__(self, line: RoomLine, told: Callable[[], None]) -> None:
        self._line, self._told = line, told
        self._tables: list[Said] = []
        line.hear("tables", self._hear)

    def close(self) -> None:
        """Hear nothing any more."""
        self._line.unhear("tables", self._hear)

    def view(self, words: Messages) -> list[dict[str, Any]]:
        """Return links to the tables, in words: the reader's own first."""
        own, others = [], []
        for table in self._tables:
            link = {"link": BOARDS[table["game"]]}
            said = {"game": table["game"], "title": words.say("home-game", game=table["game"])}
            if any(self._line.number in team for team in table["seats"].values()):
                own.append(link | {"text": words.say("home-table-own", table=table["id"][1:], **said)})
            else:
                waits = [words.say("home-table-waits", seat=side, **said) for side in _free(table)]
                others += [link | {"text": text} for text in waits]
        return [*own, *others][:MOST_SHOWN]

    def _hear(self, said: Said) -> None:
        open_now = [one for one in said["tables"] if one["game"] in BOARDS and not one["over"]]
        before, self._tables = self._tables, open_now
        if before != self._tables:
            self._told()


def _free(table: Said) -> Iterator[str]:
    """Yield the side for which nobody plays, at a table at which somebody sits."""
    free = [side for side in SEATS if not table["seats"].get(side) and side not in table["computers"]]
    if len(free) < len(SEATS):
        yield from free
