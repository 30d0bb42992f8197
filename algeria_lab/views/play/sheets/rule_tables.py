"""The tables of a game on its board: what is read off them, the row that was just read marked."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from algeria_lab.core.events import Rolled

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from algeria_lab.core.history import Entry

NOWHERE = -1


@dataclass(frozen=True)
class RuleTable:
    """A table of the rules.

    Attributes:
        id: Its own among those of the game.
        title: Its heading.
        rule: Citation key.
        head: Headings of its columns; the first is that of the rows.
        rows: Its rows, each with its heading first.
        row: The row that was read last, or that holds now; -1 for none.
        column: The column of it, where only one cell was read; -1 for the whole row.
        note: What is added under it; may be empty.
    """

    id: str
    title: str
    rule: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    row: int = NOWHERE
    column: int = NOWHERE
    note: str = ""


def tables_view(tables: Iterable[RuleTable]) -> dict[str, Any]:
    """Return tables as the board reads them; see `RuleTables` in the browser's types."""
    return {"tables": [asdict(table) for table in tables]}


def last_roll(history: Sequence[Entry[Any]], tables: Iterable[str]) -> Rolled | None:
    """Return the last roll of the present turn for which one of some tables was read."""
    wanted = set(tables)
    turn = history[-1].state.turn
    for entry in reversed(history):
        if entry.state.turn < turn:
            return None
        for event in reversed(entry.events):
            if isinstance(event, Rolled) and wanted & {event.table, event.what}:
                return event
    return None
