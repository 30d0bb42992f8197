"""A room with its lines in one event loop, for tests."""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any
from unittest.mock import patch

from algeria_lab.apps.serving.hall.hall import Hall
from algeria_lab.apps.serving.hall.lines import RoomLines
from algeria_lab.apps.serving.hall.tables.part import Tables
from algeria_lab.apps.serving.kernels.places import Place
from algeria_lab.room.line import RoomLine

HERE = timedelta()


class Room:
    """A room with its lines, whose places are given by the test."""

    def __init__(self) -> None:
        self.held: dict[str, Place] = {}
        self.lines = RoomLines(self._opened)

    def _opened(self, tell: Callable[[str, dict[str, Any]], None]) -> Hall:
        self.hall = Hall(tell, lambda: self.held)
        self.tables = Tables(self.hall)
        self.hall.parts.append(self.tables)
        return self.hall

    async def page(self, kernel: str, number: int, reader: str = "") -> RoomLine:
        """Return the line of a page that has come."""
        self.held[kernel] = Place(number, reader or f"reader-{number}", "here", HERE)
        line = RoomLine(await self.lines.address(kernel))
        line.open()
        await until(lambda: line.number == number)
        return line


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that another task does."""
    for _ in range(3000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never held")


def run(hour: Callable[[Room], Coroutine[Any, Any, None]]) -> None:
    """Play an hour in a room of its own, in which nobody waits a second for a line that broke."""

    async def play() -> None:
        room = Room()
        try:
            await hour(room)
        finally:
            await room.lines.close()

    with patch("algeria_lab.room.line.AGAIN", 0.02):
        asyncio.run(play())
