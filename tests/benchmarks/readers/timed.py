"""A page that sits at a table, plays at the pace of people, and notes when it decided and when it heard."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.room.line import room_line
from algeria_lab.room.tables.sitting import Sitting
from algeria_lab.room.wire import Said
from tests.faults.seated import Seated


class Timed(Seated):
    """A page that notes times, on the clock that all processes of a computer have in common.

    Attributes:
        decided: By the number of a decision at this page, when the room was told.
        heard: By the number of a decision elsewhere, when this page had played it.
    """

    cuts = 0.0

    def __init__(self, *arguments: Any) -> None:
        """Sit down with nothing noted."""
        self.decided: dict[int, float] = {}
        self.heard: dict[int, float] = {}
        super().__init__(*arguments)

    def _sit_down(self, said: Said) -> None:
        is_new = self._sitting is None
        super()._sit_down(said)
        if is_new and self._sitting is not None:
            self._sitting.on_acts = self._note_heard

    def _note_heard(self, game: Game[Any], _before: int) -> None:
        self.heard[game.ply] = time.monotonic()

    def _decide(self, sitting: Sitting[Any]) -> None:
        before, ply = time.monotonic(), sitting.game.ply
        super()._decide(sitting)
        if sitting.game.ply > ply:
            self.decided[sitting.game.ply] = before

    def _write(self, sitting: Sitting[Any]) -> None:
        super()._write(sitting)
        times = {"table": sitting.record.id, "decided": self.decided, "heard": self.heard}
        self._file.with_suffix(".times").write_text(json.dumps(times), "utf-8")


def sit(folder: str, pause: float, most: int) -> asyncio.Task[None]:
    """Begin to play on the loop of the page; see `seated.sit`."""
    line = room_line()
    assert line is not None, "the page stands in a room"
    return asyncio.get_running_loop().create_task(Timed(line, Path(folder), pause, most).play())
