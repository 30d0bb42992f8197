"""A reader who floods: asks for files and for answers as fast as the line takes them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tests.benchmarks.readers.connections import AT_ONCE, Connections, Unreachable
from tests.benchmarks.readers.probe import SMALL
from tests.benchmarks.readers.reader import Reader
from tests.benchmarks.readers.wire import Silence

BURST = 50  # messages to the kernel that are sent without a look at what comes back
BETWEEN = 0.05  # seconds between two bursts


@dataclass
class Flood:
    """What was poured in.

    Attributes:
        requests: Answers of the server to requests for a file.
        messages: Messages to the kernel.
    """

    requests: int = 0
    messages: int = 0


@asynccontextmanager
async def flooding(reader: Reader) -> AsyncIterator[Flood]:
    """Let *reader*, whose board is there, flood the server while something else is done."""
    flood = Flood()
    tasks = [asyncio.create_task(_ask_for_files(reader.lines, flood)) for _ in range(AT_ONCE)]
    tasks.append(asyncio.create_task(_talk(reader, flood)))
    try:
        yield flood
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _ask_for_files(lines: Connections, flood: Flood) -> None:
    with contextlib.suppress(Unreachable):  # a server that closes its door to this reader is in its right
        while True:
            await lines.get(SMALL)
            flood.requests += 1


async def _talk(reader: Reader, flood: Flood) -> None:
    board, scene = reader.board()
    asked = {"kind": "ask", "ask": 0, "view": "flood", "what": "minute", "ply": scene["ply"]}
    content = {"comm_id": board, "data": {"method": "custom", "content": asked}}
    with contextlib.suppress(Silence):  # as above
        while True:
            for _ in range(BURST):
                await reader.wire.send("comm_msg", content)
                flood.messages += 1
            await asyncio.sleep(BETWEEN)
