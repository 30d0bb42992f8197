"""The lines of a room: its kernels come over the loopback address and say the word that each was given."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from algeria_lab.apps.serving.pace import Pace
from algeria_lab.apps.serving.seals import Seals
from algeria_lab.room.wire import HURRY, LONGEST, LOOPBACK, Address, Misspoken, Said, read, written

_LOG = logging.getLogger(__name__)
MOST_UNREAD = 8 * 2**20  # bytes that wait for a kernel that does not listen: it is let go then
MOST_STRANGERS = 60  # who have not said their word yet; for one more the first of them goes
STORE = 400.0  # messages at once: a page that comes, or comes back, has much to say
A_SECOND = 50.0  # messages that a page may say; beyond that it waits
OF_COMING = 10.0  # messages that it counts to come: others are told
LENGTH = 3_500  # bytes that count as one message more: so ten million a minute
LENGTH_TOLD = 10 * LENGTH  # the same of what it asks to be told


class Listener(Protocol):
    """Who hears what kernels say."""

    def joined(self, kernel: str) -> None:
        """A kernel has come, or come again."""

    def hear(self, kernel: str, said: Said) -> None:
        """A kernel has said something.

        Raises:
            Misspoken: If that has not the form of what such a kernel may say.
        """

    def left(self, kernel: str) -> None:
        """A kernel's line has ended."""


class RoomLines:
    """All lines of one room; of each kernel the newest one.

    Args:
        listener: Makes who hears them, and is given what tells a kernel something.
    """

    def __init__(self, listener: Callable[[Callable[[str, Said], None]], Listener]) -> None:
        self._seals = Seals()
        self._writers: dict[str, asyncio.StreamWriter] = {}
        self._heard: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._strangers: dict[asyncio.StreamWriter, None] = {}  # the first who came first
        self._paces: defaultdict[str, Pace] = defaultdict(_full_store)
        self._server: asyncio.Server | None = None
        self._opening, self._closed = asyncio.Lock(), asyncio.Event()
        self._listener = listener(self.tell)

    async def address(self, kernel: str) -> Address:
        """Return where a kernel finds its room, which begins to listen when it is first asked for."""
        async with self._opening:
            if self._server is None:
                self._server = await asyncio.start_server(self._meet, LOOPBACK, 0, limit=LONGEST)
        return Address(self._server.sockets[0].getsockname()[1], self._seals.word(kernel))

    def tell(self, kernel: str, said: Said) -> None:
        """Tell a kernel something, if its line stands; one that does not listen loses its line."""
        writer = self._writers.get(kernel)
        if writer is None or writer.is_closing():
            return
        line = written(said)
        writer.write(line)
        self._spend(kernel, len(line) / LENGTH_TOLD)
        if writer.transport.get_write_buffer_size() > MOST_UNREAD:
            writer.transport.abort()

    async def close(self) -> None:
        """Hear nobody any more."""
        if self._server is not None:
            self._server.close()
        self._closed.set()  # for those who wait for their pace
        for writer in self._heard.values():
            writer.close()
        await asyncio.gather(*self._heard, return_exceptions=True)

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task, kernel = asyncio.current_task(), ""
        assert task is not None, "each connection is heard in a task of its own"
        self._heard[task] = writer
        try:
            kernel = await self._greeted(reader, writer)
            if kernel:
                await self._serve(kernel, reader, writer)
        except OSError:
            _LOG.debug("A kernel left its room", exc_info=True)
        except ValueError as fault:  # longer than a message may be, or none
            _LOG.warning("The room sends %s away: %s", kernel or "a stranger", fault)
        finally:
            del self._heard[task]
            if kernel and self._writers.get(kernel) is writer:
                del self._writers[kernel]
                self._listener.left(kernel)
            writer.close()

    async def _greeted(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> str:
        """Return which kernel has come; nothing for anybody who does not say its word, and soon.

        A kernel says it at once. Who opens lines and says nothing closes the first of them with the last.
        """
        while len(self._strangers) >= MOST_STRANGERS:
            first = next(iter(self._strangers))
            del self._strangers[first]
            first.transport.abort()
        self._strangers[writer] = None
        try:
            said = read(await asyncio.wait_for(reader.readline(), HURRY))
        except (Misspoken, TimeoutError) as stranger:
            _LOG.debug("A stranger came to the room: %s", stranger)
            return ""
        finally:
            self._strangers.pop(writer, None)
        return self._seals.name(str(said.get("word", "")))

    async def _serve(self, kernel: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if before := self._writers.get(kernel):
            before.close()
        self._writers[kernel] = writer
        await self._wait(self._spend(kernel, OF_COMING))
        self._listener.joined(kernel)
        while not self._closed.is_set() and (line := await reader.readline()):
            self._listener.hear(kernel, read(line))
            await self._wait(self._spend(kernel, 1 + len(line) / LENGTH))

    async def _wait(self, seconds: float) -> None:
        """Wait, but not beyond the end of the room."""
        if seconds:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), seconds)

    def _spend(self, kernel: str, cost: float) -> float:
        """Return how many seconds a kernel waits until it is heard again; a new line does not change that."""
        return self._paces[kernel].seconds_to_wait(cost, time.monotonic())


def _full_store() -> Pace:
    return Pace(STORE, A_SECOND, time.monotonic())
