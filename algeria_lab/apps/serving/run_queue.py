"""The queue in which all kernels of a server wait for its workers, with fair shares.

Kernels and workers come over the loopback address and say the word that the server gave them in their
environment. The event loop of the server only passes lines on: what is in them it does not read.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
import os
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from algeria_lab.apps.serving.crew import Crew, Hand
from algeria_lab.apps.serving.turns import TURN, Job, Turns
from algeria_lab.experiments.wire import HURRY, LONGEST, LOOPBACK, Address, message

_LOG = logging.getLogger(__name__)
KERNEL = "kernel-"
PULSE = 0.25  # seconds between two looks at who waits
GRACE = 1.0  # seconds that a block which nobody wants any more may take to end by itself
MOST_HALTED = 8  # blocks that may be halted at a time: each holds the memory of a worker
MOST_TRIES = 2  # times that a block is given to a worker: it may be the block that ends them
MOST_WAITING = 2048  # blocks of one kernel


@dataclass(eq=False)
class Line:
    """A connection with a kernel.

    Attributes:
        reader: Whose it is.
        writer: Where it is answered.
        question: The question that was sent last.
        jobs: What was asked for and is not answered yet, by the number that the kernel gave it.
        told: How many turns the kernel was told to be before its own.
    """

    reader: str
    writer: asyncio.StreamWriter
    question: bytes = b""
    jobs: dict[int, Block] = field(default_factory=dict)
    told: int = 0


@dataclass(eq=False, kw_only=True)
class Block(Job):
    """A block of wars of one kernel.

    Attributes:
        line: Who is answered.
        number: The number by which the kernel knows it.
        head: Which seeds, for the worker.
        question: The question.
        hand: The worker that plays it, or is halted in it.
        tries: How often it was given to a worker.
    """

    line: Line
    number: int
    head: dict[str, Any]
    question: bytes
    hand: Hand | None = None
    tries: int = 0


class RunQueue:
    """The queue of one server.

    Args:
        places: How many blocks are played at the same time; as many as there are cores when left out.
        turn: Seconds of a turn.
    """

    def __init__(self, places: int | None = None, turn: float = TURN) -> None:
        self._turns = Turns(places or os.cpu_count() or 1, turn)
        self._secret = secrets.token_bytes(32)
        self._crew = Crew(self._lost)
        self._guests: dict[asyncio.Task[None], asyncio.StreamWriter] = {}
        self._lines: set[Line] = set()
        self._opening = asyncio.Lock()
        self._server: asyncio.Server | None = None
        self._pulse: asyncio.Task[None] | None = None

    async def address(self) -> Address:
        """Return where a kernel finds the queue, which begins to listen when it is first asked for.

        Each kernel is given an address of its own, by which it is known: its shares are its own.
        """
        async with self._opening:
            if self._server is None:
                self._server = await asyncio.start_server(self._meet, LOOPBACK, 0, limit=LONGEST)
                self._crew.address = self._address_of
        return self._address_of(f"{KERNEL}{secrets.token_hex(8)}")

    def _address_of(self, name: str) -> Address:
        assert self._server is not None, "the queue listens"
        port = self._server.sockets[0].getsockname()[1]
        return Address(port, self._turns.places, f"{name}.{self._seal(name)}")

    def _seal(self, name: str) -> str:
        return hmac.digest(self._secret, name.encode(), "sha256").hex()

    async def close(self) -> None:
        """End the workers and listen no more."""
        if self._server is not None:
            self._server.close()
        for writer in self._guests.values():
            writer.close()
        ends = await asyncio.gather(*self._guests, return_exceptions=True)
        self._crew.close()
        for end in ends:
            if isinstance(end, Exception):
                _LOG.error("Somebody in the queue of runs did not end well", exc_info=end)

    # Who comes

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear a kernel or a worker until it is gone; anybody else is sent away."""
        heard, guest = _messages(reader), asyncio.current_task()
        assert guest is not None, "each connection is heard in a task of its own"
        self._guests[guest] = writer
        try:
            head, _ = await asyncio.wait_for(anext(heard, ({}, b"")), HURRY)
            name, _, seal = str(head.get("word")).partition(".")
            if not hmac.compare_digest(seal, self._seal(name)):
                return
            if name.startswith(KERNEL):
                await self._serve(Line(name, writer), heard)
            else:
                await self._employ(name, writer, heard)
        except (OSError, ValueError, TimeoutError):
            _LOG.debug("Whoever came to the queue of runs left it", exc_info=True)
        finally:
            del self._guests[guest]
            writer.close()

    async def _serve(self, line: Line, heard: AsyncIterator[tuple[dict[str, Any], bytes]]) -> None:
        self._lines.add(line)
        try:
            async for head, body in heard:
                if "play" in head:
                    self._ask(line, head, body)
                elif block := line.jobs.get(head.get("drop", 0)):
                    self._drop(block)
                self._hand_out()
        finally:
            self._lines.discard(line)
            for block in list(line.jobs.values()):
                self._drop(block)
            self._hand_out()

    async def _employ(
        self, name: str, writer: asyncio.StreamWriter, heard: AsyncIterator[tuple[dict[str, Any], bytes]]
    ) -> None:
        hand = self._crew.meet(name, writer)
        if hand is None:
            return
        try:
            async for _, body in heard:
                self._played(hand, body)
                self._hand_out()
        finally:
            self._crew.lose(hand)
            self._hand_out()

    # What is to be played

    def _ask(self, line: Line, head: dict[str, Any], question: bytes) -> None:
        line.question = question or line.question
        number = int(head["play"])
        seeds = {"seed": head["seed"], "runs": head["runs"]}
        block = Block(line.reader, line=line, number=number, head=seeds, question=line.question)
        if len(line.jobs) >= MOST_WAITING:
            self._answer(block)
            return
        line.jobs[number] = block
        self._turns.ask(block, monotonic())
        if self._pulse is None or self._pulse.done():
            self._pulse = asyncio.get_running_loop().create_task(self._beat())

    def _hand_out(self) -> None:
        """Give free places to whoever has the next turn."""
        while job := self._turns.next(monotonic()):
            assert isinstance(job, Block), "only blocks are put into this queue"
            if job.hand is not None:
                job.hand.say(go=True)
                continue
            job.tries += 1
            job.hand = self._crew.give(job, job.question, job.head)
        for line in self._lines:
            # Told at once: whoever waits no more must not go on to say so.
            if line.told and not self._turns.before(line.reader, monotonic()):
                self._tell(line, 0)

    def _played(self, hand: Hand, body: bytes) -> None:
        block = hand.job
        self._crew.free(hand)
        if isinstance(block, Block):
            self._turns.end(block, monotonic())
            self._answer(block, body)

    def _answer(self, block: Block, body: bytes = b"") -> None:
        """Tell a kernel what was played; nothing if a block could not be."""
        if block.line.jobs.pop(block.number, None):
            block.line.writer.write(message(body, played=block.number))

    def _drop(self, block: Block) -> None:
        """Forget a block that nobody wants; its worker is ended if it does not come to an end itself."""
        block.line.jobs.pop(block.number, None)
        hand = block.hand
        if hand is None:
            self._turns.end(block, monotonic())
        elif block.began is None:
            hand.kill()
        else:
            asyncio.get_running_loop().call_later(GRACE, self._end_unwanted, hand, block)

    @staticmethod
    def _end_unwanted(hand: Hand, block: Block) -> None:
        if hand.job is block:
            hand.kill()

    def _lost(self, job: object) -> None:
        """Hear that a worker has ended within a block: another one plays it, unless it is to blame."""
        assert isinstance(job, Block), "only blocks are given to workers"
        job.hand = None
        self._turns.end(job, monotonic())
        if job.line.jobs.get(job.number) is not job:
            return
        if job.tries < MOST_TRIES:
            self._turns.ask(job, monotonic())
        else:
            self._answer(job)

    # As time goes by

    async def _beat(self) -> None:
        """Look now and then who has had enough and how many are before whom, as long as anybody is here."""
        while self._turns.waits or self._crew.is_there:
            await asyncio.sleep(PULSE)
            now = monotonic()
            self._crew.look_after(now)
            self._halt(now)
            self._hand_out()
            for line in self._lines:
                if line.jobs:
                    self._tell(line, self._turns.before(line.reader, now))

    def _halt(self, now: float) -> None:
        """Halt what takes longer than a turn while others wait."""
        blocks = [block for line in self._lines for block in line.jobs.values()]
        room = MOST_HALTED - sum(block.hand is not None and block.began is None for block in blocks)
        for job in self._turns.overdue(now)[: max(0, room)]:
            if isinstance(job, Block) and job.hand and job.hand.is_here:
                job.hand.say(halt=True)
                self._turns.halt(job, now)

    def _tell(self, line: Line, before: int) -> None:
        if before != line.told:
            line.told = before
            line.writer.write(message(before=before))


async def _messages(reader: asyncio.StreamReader) -> AsyncIterator[tuple[dict[str, Any], bytes]]:
    """Yield head and body of each message until the other side is gone; see `wire.messages`."""
    with contextlib.suppress(ConnectionError):
        while (head := await reader.readline()) and (body := await reader.readline()):
            yield json.loads(head), body.rstrip(b"\n")
