"""A reader who asks for much and never listens: the server's memory must not pay for it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.benchmarks.readers.reader import Reader
from tests.benchmarks.readers.wire import CONTROL, PROTOCOL

SOCKETS = 8  # that it tries to hold at once; each hears all that the kernel says
A_SECOND = 100  # questions, each for the state of all widgets


class SilentReader:
    """A reader with an open page.

    Args:
        reader: Who opened it.

    Attributes:
        asked: How often the states of all widgets were asked for.
        opened: How many sockets were opened, those that the server cut off among them.
    """

    def __init__(self, reader: Reader) -> None:
        self.asked = self.opened = 0
        self._reader = reader

    async def sit(self, *, asks: bool) -> None:
        """Hold a socket and take nothing from it; say unasked that it is there; once cut, begin again."""
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with self._socket() as socket:
                    self.opened += 1
                    await (self._ask(socket) if asks else self._stay(socket))
            await asyncio.sleep(1 / A_SECOND)

    def _socket(self) -> connect:
        lines = self._reader.lines
        address = f"ws://{lines.host}:{lines.port}/api/kernels/{self._reader.kernel}/channels"
        return connect(
            f"{address}?session_id={uuid.uuid4()}",
            subprotocols=[PROTOCOL],  # type: ignore[list-item]  # a name like any other
            additional_headers={"Cookie": lines.cookie},
            max_queue=1,  # then nothing more is read
            ping_interval=None,
            close_timeout=0.1,
            proxy=None,
        )

    async def _stay(self, socket: ClientConnection) -> None:
        while True:
            await socket.pong()
            await asyncio.sleep(1)

    async def _ask(self, socket: ClientConnection) -> None:
        line = uuid.uuid4().hex
        target = {"comm_id": line, "target_name": "jupyter.widget.control", "data": {}}
        await socket.send(_message("comm_open", target, CONTROL))
        asked = {"comm_id": line, "data": {"method": "request_states"}}
        while True:
            await socket.send(_message("comm_msg", asked))
            await socket.pong()
            self.asked += 1
            await asyncio.sleep(1 / A_SECOND)


def _message(kind: str, content: object, metadata: object = None) -> bytes:
    header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "username": "", "session": uuid.uuid4().hex}
    header |= {"date": "2026-01-01T00:00:00.000Z", "version": "5.3"}
    parts = [json.dumps(part).encode() for part in (header, {}, metadata or {}, content)]
    return bytes(serialize_msg_to_ws_v1(parts, "shell"))


@asynccontextmanager
async def not_listening(address: str, page: str) -> AsyncIterator[SilentReader]:
    """Let a reader of *page* ask and not listen while something else is done."""
    reader = Reader(address, page, 0)
    await reader.join(wants_board=False)
    silent = SilentReader(reader)
    tasks = [asyncio.create_task(silent.sit(asks=at == 0)) for at in range(SOCKETS)]
    try:
        yield silent
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await reader.leave()
