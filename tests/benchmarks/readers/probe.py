"""How long a server does not answer: it is asked for something small, again and again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter

from tests.benchmarks.readers.connections import Connections

EVERY = 0.02  # seconds between two questions
SMALL = "/voila/templates/algeria/static/algeria.js"


@dataclass
class Pauses:
    """What the probe has seen.

    Attributes:
        server: Seconds that each answer of the server took.
        own: Seconds by which the measuring program itself was late: the server is not to blame for them.
    """

    server: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)


@asynccontextmanager
async def probing(address: str) -> AsyncIterator[Pauses]:
    """Ask the server all the time while something else is done."""
    pauses, lines = Pauses(), Connections(address)
    task = asyncio.create_task(_probe(lines, pauses))
    try:
        yield pauses
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await lines.close()


async def _probe(lines: Connections, pauses: Pauses) -> None:
    while True:
        begun = perf_counter()
        await asyncio.sleep(EVERY)
        pauses.own.append(perf_counter() - begun - EVERY)
        answer = await lines.get(SMALL)
        pauses.server.append(answer.seconds)
