"""A reader at a table of a room, on the page of a game with its board: opens it or sits down, and decides."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from tests.benchmarks.readers.reader import Lost, Reader

OTHER = "gov"  # the side of who does not open the table
GAME = "voila/render/notebooks/war-room.ipynb"
COMES_WITHIN, LOOK = 60.0, 0.1  # seconds in which a table is there; between two looks


class Seat(Reader):
    """A reader who plays at a table; the other arguments and attributes are those of `Reader`.

    Args:
        key: Of the room.
    """

    def __init__(self, address: str, key: str, seed: int) -> None:
        super().__init__(address, f"/{GAME}?lang=en", seed)
        self._key = key

    async def join(self, *, cached: bool = False, wants_board: bool = True) -> None:
        """Come into the room, and open the page of the game."""
        await self.lines.get(f"/?token={self._key}")
        await super().join(cached=cached, wants_board=wants_board)

    async def open_table(self) -> None:
        """Open a table as the FLN, and wait until the page shows it."""
        form = next(
            name
            for name, state in self.wire.models.items()
            if state.get("form", {}).get("opens") == "al-open-table"
        )
        await self.wire.tell(form, {"kind": "begin", "values": {}})
        await self._until(lambda: self._view().get("table") is not None)

    async def sit_down(self) -> None:
        """Sit down as the Government at the table that was opened last."""
        await self._until(lambda: bool(self._free()))
        await self.wire.tell(self._lobby, {"kind": "do", "do": self._free()[-1], "value": ""})
        await self._until(lambda: self._view().get("table") is not None)

    async def decide(self) -> None:
        """Decide if this side is asked; wait otherwise."""
        _, scene = self.board()
        if scene["actions"] or scene.get("telling", {}).get("card"):
            await super().decide()

    @property
    def _lobby(self) -> str:
        return next(
            name
            for name, state in self.wire.models.items()
            if {"rows", "open"} <= state.get("view", {}).keys()
        )

    def _view(self) -> dict[str, object]:
        return dict(self.wire.models[self._lobby]["view"])

    def _free(self) -> list[str]:
        rows = self.wire.models[self._lobby]["view"]["rows"]
        return [deed["do"] for row in rows for deed in row["deeds"] if deed["do"].endswith(f" {OTHER}")]

    async def _until(self, holds: Callable[[], bool]) -> None:
        for _ in range(int(COMES_WITHIN / LOOK)):
            if holds():
                return
            await asyncio.sleep(LOOK)
        raise Lost("no table has come")


async def seated(address: str, key: str, tables: int) -> list[Seat]:
    """Return readers of whom two and two sit at a table each."""
    seats = [Seat(address, key, seed) for seed in range(1, 2 * tables + 1)]
    for first, second in zip(seats[::2], seats[1::2], strict=True):
        await asyncio.gather(first.join(), second.join())
        await first.open_table()
        await second.sit_down()
    return seats


async def play(seats: list[Seat], pause: tuple[float, float], is_over: Callable[[], bool]) -> None:
    """Let all of them play at the pace of people until it is over."""

    def looks(rng: Random) -> float:
        return rng.uniform(*pause)

    async with asyncio.TaskGroup() as group:
        for seat in seats:
            group.create_task(seat.play_on(looks, is_over))
