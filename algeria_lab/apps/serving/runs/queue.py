"""The queue in which all kernels of a server wait for its workers, with fair shares.

Kernels and workers come over the loopback address and say the word that the server gave them in their
environment. The event loop of the server only passes bodies on: what is in them it does not read.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TypeVar

from algeria_lab.apps.serving.runs.crew import Crew
from algeria_lab.apps.serving.runs.foreman import Block, Foreman, Line
from algeria_lab.apps.serving.runs.turns import TURN, Turns
from algeria_lab.apps.serving.seals import Seals
from algeria_lab.experiments.playing.protocol import (
    FROM_KERNEL,
    FROM_WORKER,
    LONGEST_HEAD,
    Message,
    Misplaced,
    Misspoken,
    Word,
    head_of,
    written,
)
from algeria_lab.experiments.playing.wire import HURRY, LOOPBACK, Address

_LOG = logging.getLogger(__name__)
KERNEL = "kernel-"
PULSE = 0.25  # seconds between two looks at who waits

M = TypeVar("M", bound=Message)


class RunQueue:
    """The queue of one server.

    Args:
        places: How many blocks are played at the same time; as many as there are cores when left out.
        turn: Seconds of a turn.
    """

    def __init__(self, places: int | None = None, turn: float = TURN) -> None:
        self._places = places or os.cpu_count() or 1
        self._seals = Seals()
        self._crew: Crew[Block] = Crew()
        self._foreman = Foreman(Turns(self._places, turn), self._crew)
        self._guests: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._opening = asyncio.Lock()
        self._server: asyncio.Server | None = None
        self._pulse: asyncio.Task[None] | None = None

    async def address(self) -> Address:
        """Return where a kernel finds the queue, which begins to listen when it is first asked for.

        Each kernel is given an address of its own, by which it is known: its shares are its own.
        """
        async with self._opening:
            if self._server is None:
                self._server = await asyncio.start_server(self._meet, LOOPBACK, 0, limit=LONGEST_HEAD)
                self._crew.address = self._address_of
        return self._address_of(f"{KERNEL}{secrets.token_hex(8)}")

    def _address_of(self, name: str) -> Address:
        assert self._server is not None, "the queue listens"
        port = self._server.sockets[0].getsockname()[1]
        return Address(port, self._places, self._seals.word(name))

    async def close(self) -> None:
        """End the workers and listen no more."""
        if self._server is not None:
            self._server.close()
        for writer in self._guests.values():
            writer.close()
        if self._pulse is not None:
            self._pulse.cancel()
        ends = await asyncio.gather(*self._guests, return_exceptions=True)
        self._foreman.close()
        for end in ends:
            if isinstance(end, Exception):
                _LOG.error("Somebody in the queue of runs did not end well", exc_info=end)

    # Who comes

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear a kernel or a worker until it is gone; anybody else is sent away."""
        guest, name = asyncio.current_task(), ""
        assert guest is not None, "each connection is heard in a task of its own"
        self._guests[guest] = writer
        try:
            name = await self._greeted(reader)
            if name.startswith(KERNEL):
                await self._serve(Line(name, _saying(writer)), reader)
            elif name:
                await self._employ(name, reader, writer)
        except OSError:
            _LOG.debug("Whoever came to the queue of runs left it", exc_info=True)
        except (Misspoken, Misplaced) as fault:
            _LOG.warning("The queue of runs sends %s away: %s", name or "a stranger", fault)
        finally:
            del self._guests[guest]
            writer.close()

    async def _greeted(self, reader: asyncio.StreamReader) -> str:
        """Return who has come; nothing for anybody who does not say the word, in a short line and soon."""
        try:
            said = await asyncio.wait_for(anext(_messages(reader, Word), None), HURRY)
        except (OSError, Misspoken, TimeoutError) as stranger:
            _LOG.debug("A stranger came to the queue of runs: %s", stranger)
            return ""
        return "" if said is None else self._seals.name(said.word)

    async def _serve(self, line: Line, reader: asyncio.StreamReader) -> None:
        self._foreman.join(line)
        try:
            async for message in _messages(reader, *FROM_KERNEL):
                self._foreman.hear(line, message)
                self._look_again()
        finally:
            self._foreman.leave(line)

    async def _employ(self, name: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hand = self._foreman.meet(name, _saying(writer))
        if hand is None:
            return
        try:
            async for done in _messages(reader, *FROM_WORKER):
                self._foreman.end(hand, done)
        finally:
            self._foreman.lose(hand)

    # As time goes by

    def _look_again(self) -> None:
        """See to it that somebody looks at who waits, as long as anybody does."""
        if self._pulse is None or self._pulse.done():
            self._pulse = asyncio.get_running_loop().create_task(self._beat())
            self._pulse.add_done_callback(_tell_fault)

    async def _beat(self) -> None:
        while self._foreman.is_busy:
            await asyncio.sleep(PULSE)
            self._foreman.look()


def _saying(writer: asyncio.StreamWriter) -> Callable[[Message], None]:
    """Return what tells somebody something."""
    return lambda message: writer.write(written(message))


def _tell_fault(pulse: asyncio.Task[None]) -> None:
    if not pulse.cancelled() and (fault := pulse.exception()):
        _LOG.error("Nobody looks after the queue of runs until it is asked again", exc_info=fault)


async def _messages(reader: asyncio.StreamReader, *kinds: type[M]) -> AsyncIterator[M]:
    """Yield each message until the other side is gone; see `protocol.messages`.

    Raises:
        Misspoken: If something else is said than is awaited.
    """
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        while line := await _head(reader):
            head = head_of(line, *kinds)
            body = await reader.readexactly(head.length + 1)
            yield head.message(body[:-1])


async def _head(reader: asyncio.StreamReader) -> bytes:
    """Return the line of a message; it is not awaited to its end if it is too long for one."""
    try:
        return await reader.readuntil(b"\n")
    except asyncio.LimitOverrunError as error:
        raise Misspoken(f"a message begins with a line of up to {LONGEST_HEAD} bytes") from error
