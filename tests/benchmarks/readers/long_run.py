"""Readers of the laboratory who let ten thousand wars be played each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.benchmarks.readers.reader import Reader

LABORATORY = "/voila/render/notebooks/laboratory.ipynb?lang=en"
WARS = 10_000  # for each way to act: far more than are played while it is measured


class LongRun:
    """A reader with a long run.

    Args:
        address: Where the server answers.
        seed: Number of the reader.
    """

    def __init__(self, address: str, seed: int) -> None:
        self._reader = Reader(address, LABORATORY, seed)
        self._desk = ""

    async def begin(self) -> None:
        """Open the laboratory and let the wars begin."""
        await self._reader.join(wants_board=False)
        models = self._reader.wire.models
        self._desk = next(name for name, state in models.items() if {"scene", "progress"} <= state.keys())
        for deed in ({"kind": "set", "key": "runs", "value": str(WARS)}, {"kind": "press", "key": "run"}):
            await self._reader.wire.tell(self._desk, deed)

    @property
    def progress(self) -> str:
        """How the run stands, as the page says it."""
        return str(self._reader.wire.models[self._desk]["progress"]["text"])

    async def leave(self) -> None:
        """Close the page in the middle of the run."""
        await self._reader.leave()


@asynccontextmanager
async def running(address: str, count: int) -> AsyncIterator[list[LongRun]]:
    """Let *count* readers have long runs while something else is done."""
    runs = [LongRun(address, seed) for seed in range(count)]
    await asyncio.gather(*(run.begin() for run in runs))
    try:
        yield runs
    finally:
        await asyncio.gather(*(run.leave() for run in runs))
