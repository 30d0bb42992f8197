"""Who plays the wars of the laboratory: workers of server or browser, or processes; or else a thread."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack
from os import cpu_count
from typing import TYPE_CHECKING

from algeria_lab.experiments.playing.blocks import play_block
from algeria_lab.experiments.playing.queued import places, players

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from algeria_lab.experiments.playing.blocks import Block, Played

_LOG = logging.getLogger(__name__)
IDLE = 120.0  # seconds after the last war until the processes are ended: they hold memory


class Workers:
    """The processes that play, started when they are first needed and ended when nobody needs them any more.

    Attributes:
        number: How many there are.

    Args:
        number: How many processes; when left out as many as server or browser have workers, or as there are
            cores.
        start: Makes the executor; the tests give their own.
        idle: Seconds of rest after which the processes are ended.
    """

    def __init__(
        self,
        number: int | None = None,
        start: Callable[[int], AbstractContextManager[Executor]] = players,
        idle: float = IDLE,
    ) -> None:
        self.number = number or places() or cpu_count() or 1
        self._start, self._idle = start, idle
        self._stack = ExitStack()
        self._pool: Executor | None = None
        self._closing: asyncio.TimerHandle | None = None
        self._thread: ThreadPoolExecutor | None = None

    @property
    def are_started(self) -> bool:
        """Whether processes stand ready."""
        return self._pool is not None

    @property
    def before(self) -> int:
        """How many turns of other readers come before the next block is played."""
        return getattr(self._pool, "before", 0)

    def send(self, block: Block) -> asyncio.Future[Played]:
        """Hand a block to the processes; must be called in the event loop.

        Raises:
            Exception: Whatever the executor raises if it cannot take it.
        """
        if self._closing:
            self._closing.cancel()
            self._closing = None
        if self._pool is None:
            self._pool = self._stack.enter_context(self._start(self.number))
        return asyncio.wrap_future(self._pool.submit(play_block, block))

    def rest(self) -> None:
        """Note that nothing is to be played; after a while the processes are ended."""
        if self._pool is not None:
            self._closing = asyncio.get_running_loop().call_later(self._idle, self.close)

    def close(self) -> None:
        """End the processes; the next block starts new ones."""
        if self._closing:
            self._closing.cancel()
        stack, self._stack, self._pool, self._closing = self._stack, ExitStack(), None, None
        try:
            # Ending waits for what is being played, so it is not done where the page would wait, too.
            asyncio.get_running_loop().run_in_executor(None, _end, stack)
        except RuntimeError:  # no loop runs: nobody waits
            _end(stack)

    async def play_here(self, block: Block) -> Played:
        """Play a block in a thread, so that the event loop stays free; where there are none, in the loop."""
        loop = asyncio.get_running_loop()
        if self._thread is None:
            # One: several would leave the page a small share of the time.
            self._thread = ThreadPoolExecutor(1)
        try:
            return await loop.run_in_executor(self._thread, play_block, block)
        except RuntimeError as error:
            if "thread" not in str(error):
                raise
            await asyncio.sleep(0)
            return play_block(block)


def _end(stack: ExitStack) -> None:
    try:
        stack.close()
    except Exception:  # noqa: BLE001 - whatever ended them before: new ones can be started
        _LOG.exception("The processes of the laboratory did not end well")
