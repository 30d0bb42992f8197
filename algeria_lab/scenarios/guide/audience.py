"""Who is told that a guide has something new: who keeps it first, then who shows tables, then the rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from algeria_lab.players.table import Table

Seater = Callable[[Table[Any]], None]
Listener = Callable[[], None]


class Audience:
    """Those whom a guide tells of changes."""

    def __init__(self) -> None:
        self._keepers: list[Listener] = []
        self._seaters: list[Seater] = []
        self._listeners: list[Listener] = []
        self._table: Table[Any] | None = None

    def on_keep(self, keeper: Listener) -> None:
        """Call *keeper* before anybody else hears of a change, and before another table is shown."""
        self._keepers.append(keeper)

    def on_seat(self, seater: Seater) -> None:
        """Call *seater* with the table whenever another one is to be shown."""
        self._seaters.append(seater)

    def on_change(self, listener: Listener) -> None:
        """Call *listener* whenever the guide may say something else than before."""
        self._listeners.append(listener)

    def let_go(self, listener: Listener) -> None:
        """Call a listener no longer; to let go of it twice does no harm."""
        if listener in self._listeners:
            self._listeners.remove(listener)

    def tell(self, table: Table[Any]) -> None:
        """Tell of a change: the table is shown if it is another one than last time."""
        for keeper in (*self._keepers,):
            keeper()
        if table is not self._table:
            self._table = table
            for seater in (*self._seaters,):
                seater(table)
        for listener in (*self._listeners,):
            listener()
