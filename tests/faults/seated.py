"""A page of a room that sits at a table and plays by itself: what the lists of kills kill.

Its cell calls `sit`. Places 1 and 2 play together, 3 and 4, and so on. What the page holds is written to a
file named after its kernel, which whoever kills it reads.
"""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from random import Random
from typing import Any

from algeria_lab.core.game import Game
from algeria_lab.games import game_named
from algeria_lab.room.line import RoomLine, room_line
from algeria_lab.room.tables.record import TableRecord
from algeria_lab.room.tables.shared import SharedTable
from algeria_lab.room.tables.sitting import Sitting
from algeria_lab.room.wire import Said, offered

BEGINNINGS = (("algeria", "1958"), ("twilight", "short"), ("insurgent", "duel"))
AGREED = {"hints": True, "undo": False, "watched": True, "minutes": 0}
HASTE = 0.3  # how likely a reader decides on while the last decision is on its way
LOOK = 0.3  # seconds after which a page that came again would know its table


class Seated:
    """A page whose reader picks among what is legal.

    Attributes:
        cuts: How likely a decision is on its way when the line breaks.

    Args:
        line: Its line to the room.
        folder: Where it writes what it holds.
        pause: Seconds between two looks whether it decides.
        most: After how many decisions a war counts as over; its own end comes first in most.
    """

    cuts = 0.02

    def __init__(self, line: RoomLine, folder: Path, pause: float, most: int) -> None:
        address = offered()
        assert address is not None, "the page stands in a room"
        self._file = folder / f"held-{address.word.partition('.')[0]}.json"
        self._line, self._pause, self._most = line, pause, most
        self._rng = Random(os.getpid())
        self._sitting: Sitting[Any] | None = None
        self._tables: list[Said] | None = None
        line.hear("tables", self._look)
        line.hear("table", self._sit_down)

    async def play(self) -> None:
        """Play until the war is over; stay then, as a page does."""
        while True:
            await asyncio.sleep(self._pause)
            if self._sitting is None:
                await self._find()
            else:
                self._decide(self._sitting)
                self._write(self._sitting)

    def _look(self, said: Said) -> None:
        self._tables = said["tables"]

    def _sit_down(self, said: Said) -> None:
        if self._sitting is None:
            record = TableRecord.read(said["record"])
            rules = game_named(record.game).rules()
            self._sitting = Sitting(
                self._line, record, Game(rules, record.scenario, record.options, seed=record.seed)
            )

    async def _find(self) -> None:
        """Open the table of this place, or sit down at that of the place before it."""
        await asyncio.sleep(LOOK)
        if self._tables is None or self._sitting is not None:
            return
        number = self._line.number
        game, scenario = BEGINNINGS[number // 2 % len(BEGINNINGS)]
        if number % 2 and not any(number in one["seats"]["fln"] for one in self._tables):
            said = {"game": game, "scenario": scenario, "options": {}, "side": "fln", "agreed": AGREED}
            self._line.say("table", what="open", **said)
        for one in self._tables:
            if number % 2 == 0 and one["seats"] == {"fln": [number - 1], "gov": []}:
                self._line.say("table", what="sit", table=one["id"], side="gov")

    def _decide(self, sitting: Sitting[Any]) -> None:
        game = sitting.game
        if self._is_over(sitting) or not (sitting.is_confirmed or self._rng.random() < HASTE):
            return
        if game.to_move not in sitting.own or not sitting.record.seats["gov"]:
            return
        SharedTable(game, sitting.own).play(self._rng.choice(game.legal()))
        sitting.acted()
        if self._rng.random() < self.cuts and self._line._writer is not None:
            self._line._writer.transport.abort()

    def _is_over(self, sitting: Sitting[Any]) -> bool:
        return sitting.game.outcome is not None or len(sitting.acts) >= self._most

    def _write(self, sitting: Sitting[Any]) -> None:
        held = {
            "pid": os.getpid(),
            "number": self._line.number,
            "table": sitting.record.id,
            "known": [act.told() for act in sitting.acts],
            "checks": [entry.check for entry in sitting.game.history[1:]],
            "over": self._is_over(sitting) and sitting.is_confirmed,
        }
        beside = self._file.with_suffix(".new")
        beside.write_text(json.dumps(held), "utf-8")
        beside.replace(self._file)


def sit(folder: str, pause: float, most: int) -> asyncio.Task[None]:
    """Begin to play on the loop of the page; whoever calls it keeps what is returned."""
    line = room_line()
    assert line is not None, "the page stands in a room"
    return asyncio.get_running_loop().create_task(Seated(line, Path(folder), pause, most).play())
