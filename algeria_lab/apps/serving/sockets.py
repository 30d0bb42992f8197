"""Sockets between pages and their kernels: what may be sent, what is never told, how fast."""

import asyncio
import time
from itertools import pairwise
from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import HTTPError

from algeria_lab.apps.serving.page_kernels import is_of_page

V1 = "v1.kernel.websocket.jupyter.org"
# What widgets need; nothing by which a kernel runs code.
ALLOWED = frozenset({"comm_open", "comm_close", "comm_msg", "comm_info_request", "kernel_info_request"})
CHANNELS = frozenset({"shell", "control"})
# Code and errors are for whoever runs the server; a widget says itself what went wrong.
UNTOLD = frozenset({"execute_input", "error"})
MOST_PARTS = 100  # of a message: four, and its buffers
MOST_SOCKETS = 8  # to one kernel: its page has one, and one that it lost may not be noticed yet


class PageConnection(ZMQChannelsWebsocketConnection):
    """A connection from a page to its kernel; that of a notebook is left as Jupyter made it."""

    async def prepare(self) -> None:
        """Prepare the connection.

        Raises:
            HTTPError: The browser, or a proxy before it, does not offer the protocol of today (400), or too
                many sockets to this kernel are open already (429).
        """
        if is_of_page(self.kernel_manager):
            self._refuse_old_protocol()
            self._refuse_crowd()
        await super().prepare()

    def _refuse_old_protocol(self) -> None:
        """Refuse the legacy protocol: Voila takes its answers for new ones, and one would never end."""
        offered = self.websocket_handler.request.headers.get("Sec-WebSocket-Protocol", "")
        if V1 not in (name.strip() for name in offered.split(",")):
            self.log.error(
                "A page asked for a socket without the protocol %s. If a proxy stands before this server, "
                "it must pass on the header Sec-WebSocket-Protocol.",
                V1,
            )
            raise HTTPError(400, f"a socket to a kernel needs the subprotocol {V1}")

    def _refuse_crowd(self) -> None:
        """Refuse a socket too many: each costs the server several open files, which all readers share."""
        if self.multi_kernel_manager.kernel_model(self.kernel_id)["connections"] >= MOST_SOCKETS:
            raise HTTPError(429, f"a kernel has {MOST_SOCKETS} sockets at most")

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        """Pass on a message of a page if it has the form of one and is of a kind that widgets need.

        What still comes while the socket is being closed is dropped: tornado has forgotten its protocol by
        then, and Jupyter would read a message of today as one of old, which begins with how many parts it
        has. That made a hundred million of them, 3.4 GB.
        """
        if self.websocket_handler.ws_connection is None:
            return
        if is_of_page(self.kernel_manager) and (fault := self._fault(incoming_msg)):
            self.log.warning("A message to kernel %s was not passed on: %s.", self.kernel_id, fault)
            return
        super().handle_incoming_message(incoming_msg)  # type: ignore[arg-type]  # Jupyter's hint leaves bytes out

    def _fault(self, line: str | bytes) -> str:
        """Return what is wrong with a message, nothing if it may pass; Jupyter would trust its form."""
        parts = message_parts(line)
        if parts is None:
            return "it has not the form of one"
        if parts[0] not in {channel.encode() for channel in CHANNELS}:
            return "there is no such channel"
        try:
            kind = self.session.unpack(parts[1])["msg_type"]
        except (ValueError, TypeError, KeyError):
            return "its header cannot be read"
        return "" if isinstance(kind, str) and kind in ALLOWED else "its kind is not allowed"

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Pass on a message of a kernel, unless it is code, an error or what it writes to its terminal."""
        if not (is_of_page(self.kernel_manager) and self._is_untold(outgoing_msg)):
            super().handle_outgoing_message(stream, outgoing_msg)

    def _is_untold(self, outgoing_msg: list[Any]) -> bool:
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1])["msg_type"]
        return kind in UNTOLD or (kind == "stream" and self.session.unpack(parts[4])["name"] == "stderr")


def message_parts(line: str | bytes) -> list[bytes] | None:
    """Return channel and parts of a message in the form of `V1`, or None if it has not that form.

    It begins with the number of places that follow, 8 bytes each, the lowest first; a part reaches from one
    place to the next. Jupyter counts to that number without a look at how long the message is.
    """
    if not isinstance(line, bytes) or len(line) < 8:
        return None
    count = int.from_bytes(line[:8], "little")
    if not 6 <= count <= MOST_PARTS + 2 or len(line) < 8 * (count + 1):
        return None
    places = [int.from_bytes(line[8 * at : 8 * at + 8], "little") for at in range(1, count + 1)]
    if places != sorted(places) or places[0] < 8 * (count + 1) or places[-1] > len(line):
        return None
    return [line[start:end] for start, end in pairwise(places)]


class Pace:
    """How fast one socket may speak: a store of so many messages, filled up steadily."""

    def __init__(self, store: float, a_second: float, now: float) -> None:
        """Begin at *now* (seconds) with a full store of messages."""
        self.store, self.left, self.a_second, self.seen = store, store, a_second, now

    def seconds_to_wait(self, cost: float, now: float) -> float:
        """Take *cost* messages out of the store at *now*, and return how many seconds it then lacks."""
        self.left = min(self.store, self.left + (now - self.seen) * self.a_second) - cost
        self.seen = now
        return max(0.0, -self.left / self.a_second)


class PageSocket(KernelWebsocketHandler):
    """A socket of a page that is read no faster than a person plays.

    tornado reads the next message when the last one is done with: who sends thousands waits, and nobody else.
    """

    STORE = 400.0  # messages at once: a page that opens asks for all its widgets
    A_SECOND = 100.0  # messages: more than a slider sends
    LENGTH = 50_000  # bytes that count as one message more

    async def open(self, kernel_id: str) -> None:
        """Begin with a full store, and send each message at once.

        An answer is three messages: the later ones would wait until the browser has said that it has the
        first, which it says after 40 ms.
        """
        self.set_nodelay(True)
        self.pace = Pace(self.STORE, self.A_SECOND, time.monotonic())
        await super().open(kernel_id)

    async def on_message(self, ws_message: str | bytes) -> None:
        """Pass a message on, and let the socket wait if there have been too many."""
        super().on_message(ws_message)
        if wait := self.pace.seconds_to_wait(1 + len(ws_message) / self.LENGTH, time.monotonic()):
            await asyncio.sleep(wait)
