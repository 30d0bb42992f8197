"""The line between a page and its kernel: Jupyter's protocol v1, and the models of widgets behind it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from time import perf_counter
from typing import Any, NamedTuple

from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PROTOCOL = "v1.kernel.websocket.jupyter.org"
CONTROL = {"version": "1.0.0"}  # of the protocol by which a page asks for all widgets
PATIENCE = 120  # seconds after which a message that was not answered is given up
Message = dict[str, Any]
State = dict[str, Any]


class Silence(Exception):
    """A message that the kernel did not answer, for the line was cut or time ran out."""


class Came(NamedTuple):
    """A message of the kernel.

    Attributes:
        kind: Its `msg_type`.
        parent: The id of the message that it answers; empty if none.
        content: What it says.
        at: When it came, in seconds of `perf_counter`.
    """

    kind: str
    parent: str
    content: Message
    at: float


def merged(old: Message, patch: Message) -> Message:
    """Return what a patch of the board makes of *old*, as the browser does; see `difference`."""
    result = dict(old)
    for key, change in patch.items():
        if change is None:
            del result[key]
        elif isinstance(change, list):
            [result[key]] = change
        else:
            result[key] = merged(result[key], change)
    return result


class Wire:
    """A page's line to its kernel, and what the page knows of the widgets there.

    Attributes:
        models: The state of each widget, by its id; an updated scene is put in its place.
        received: Bytes that have come.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.models: dict[str, State] = {}
        self.received = 0
        self._socket = socket
        self._session = uuid.uuid4().hex
        self._open: dict[str, asyncio.Queue[Came | None]] = {}
        self._task = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, address: str, cookie: str = "", protocol: str = PROTOCOL) -> Wire:
        """Open the line at *address*, of the form ``ws://…/api/kernels/<id>/channels``."""
        socket = await connect(
            f"{address}?session_id={uuid.uuid4()}",
            subprotocols=[protocol],  # type: ignore[list-item]  # a name like any other
            additional_headers={"Cookie": cookie} if cookie else None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=2,
            ping_interval=None,
            proxy=None,
        )
        return cls(socket)

    @property
    def is_open(self) -> bool:
        """Whether the line still stands."""
        return not self._task.done()

    async def read_models(self) -> None:
        """Ask for all widgets, as the widget manager of a page does when it begins."""
        await self._until_idle("kernel_info_request", {})
        control = uuid.uuid4().hex
        target = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        await self._until_idle("comm_open", target, CONTROL)
        asked = {"comm_id": control, "data": {"method": "request_states"}}
        for came in await self._until_idle("comm_msg", asked):
            data = came.content.get("data", {})
            if came.kind == "comm_msg" and data.get("method") == "update_states":
                self.models |= {name: model["state"] for name, model in data["states"].items()}
        await self.send("comm_close", {"comm_id": control, "data": {}})

    async def tell(self, model: str, content: Message) -> list[Came]:
        """Send a message to a widget and return what came of it, up to the moment when the kernel rests."""
        return await self._until_idle(
            "comm_msg", {"comm_id": model, "data": {"method": "custom", "content": content}}
        )

    async def send(self, kind: str, content: Message, metadata: Message | None = None) -> str:
        """Send a message without waiting for what comes of it; return its id."""
        name = uuid.uuid4().hex
        header = {"msg_id": name, "msg_type": kind, "username": "", "session": self._session}
        header |= {"date": "2026-01-01T00:00:00.000Z", "version": "5.3"}
        try:
            parts = [json.dumps(part).encode() for part in (header, {}, metadata or {}, content)]
            await self._socket.send(serialize_msg_to_ws_v1(parts, "shell"))
        except ConnectionClosed as error:
            raise Silence(f"the line was cut before {kind}") from error
        return name

    def cut(self) -> None:
        """Let the line break without a word."""
        self._socket.transport.abort()

    async def close(self) -> None:
        """Hang up."""
        await self._socket.close()
        await self._task

    async def _until_idle(self, kind: str, content: Message, metadata: Message | None = None) -> list[Came]:
        name = await self.send(kind, content, metadata)
        came: asyncio.Queue[Came | None] = asyncio.Queue()
        self._open[name] = came
        try:
            async with asyncio.timeout(PATIENCE):
                return [one async for one in _to_the_end(came, kind)]
        except TimeoutError as error:
            raise Silence(f"{kind} was not answered in {PATIENCE} s") from error
        finally:
            del self._open[name]

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self._socket:
                assert isinstance(data, bytes), "protocol v1 is binary"
                self.received += len(data)
                _, parts = deserialize_msg_from_ws_v1(data)
                header, parent, _, content = map(json.loads, parts[:4])  # the rest are buffers
                self._take(Came(header["msg_type"], parent.get("msg_id", ""), content, perf_counter()))
        for waiting in self._open.values():
            waiting.put_nowait(None)

    def _take(self, came: Came) -> None:
        if came.kind == "comm_open":
            self.models[came.content["comm_id"]] = came.content["data"].get("state", {})
        elif came.kind == "comm_close":
            self.models.pop(came.content["comm_id"], None)
        elif came.kind == "comm_msg":
            self._note(came.content)
        if came.parent in self._open:
            self._open[came.parent].put_nowait(came)

    def _note(self, content: Message) -> None:
        model, data = self.models.get(content["comm_id"]), content["data"]
        if model is None:
            return
        if data["method"] == "update":
            model.update(data["state"])
        elif data["method"] == "custom" and data["content"].get("kind") == "patch" and "scene" in model:
            patch = data["content"]
            if model["scene"]["answer"] == patch["base"]:
                model["scene"] = merged(model["scene"], patch["patch"])


async def _to_the_end(came: asyncio.Queue[Came | None], kind: str) -> Any:
    """Give what comes of a message until the kernel rests."""
    while one := await came.get():
        yield one
        if one.kind == "status" and one.content["execution_state"] == "idle":
            return
    raise Silence(f"the line was cut while {kind} was being answered")
