"""Sockets between pages and their kernels: what may be sent, what is never told, how much and how fast."""

import asyncio
import time
from collections import defaultdict
from typing import Any, ClassVar

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError

from algeria_lab.apps.serving.kernels.page_kernels import is_of_page
from algeria_lab.apps.serving.pace import Waiting, pace_of
from algeria_lab.apps.serving.page_messages import fault_of

V1 = "v1.kernel.websocket.jupyter.org"
# Code and errors are for whoever runs the server; a widget says itself what went wrong.
UNTOLD = frozenset({"execute_input", "error"})
LONGEST_NAME = 100  # bytes; a browser takes 36
MOST_SOCKETS = 2  # to one kernel: its page has one, and one that it lost may not be noticed yet


class PageConnection(ZMQChannelsWebsocketConnection):
    """A connection from a page to its kernel; that of a notebook is left as Jupyter made it."""

    _of_kernel: ClassVar[defaultdict[str, list["PageConnection"]]] = defaultdict(list)  # the oldest first
    _has_told_of_proxies = False

    async def prepare(self) -> None:
        """Prepare the connection.

        Raises:
            HTTPError: The browser, or a proxy before it, does not offer the protocol of today, or gives the
                socket a name that no line to a kernel can have (400).
        """
        if is_of_page(self.kernel_manager):
            self._refuse_old_protocol()
            if len(self.session.bsession) > LONGEST_NAME:
                raise HTTPError(400, f"a socket has a name of {LONGEST_NAME} bytes at most")
        await super().prepare()

    def _refuse_old_protocol(self) -> None:
        """Refuse the legacy protocol: Voila takes its answers for new ones, and one would never end."""
        offered = self.websocket_handler.request.headers.get("Sec-WebSocket-Protocol", "")
        if V1 not in (name.strip() for name in offered.split(",")):
            if not PageConnection._has_told_of_proxies:  # once is enough: else anybody could fill the disk
                PageConnection._has_told_of_proxies = True
                self.log.error(
                    "A page asked for a socket without the protocol %s. If a proxy stands before this "
                    "server, it must pass on the header Sec-WebSocket-Protocol.",
                    V1,
                )
            raise HTTPError(400, f"a socket to a kernel needs the subprotocol {V1}")

    def connect(self) -> asyncio.Future[None] | None:  # type: ignore[override]  # as Jupyter's
        """Connect with the kernel, in place of the oldest socket if it has enough of them.

        Each costs the server several open files, which all readers share, and hears all that the kernel says.
        A page that comes back on a bad line finds its place, however many it has lost.
        """
        if is_of_page(self.kernel_manager):
            others = self._of_kernel[self.kernel_id]
            for other in others[: len(others) + 1 - MOST_SOCKETS]:
                other.websocket_handler.close()
            others.append(self)
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # as Jupyter's
        """Let go of the kernel."""
        others = self._of_kernel[self.kernel_id]
        if self in others:
            others.remove(self)
        if not others:
            del self._of_kernel[self.kernel_id]
        super().disconnect()

    def handle_incoming_message(self, incoming_msg: str | bytes) -> None:
        """Pass on a message of a page if it has the form of one and is of a kind that widgets need.

        What still comes while the socket is being closed is dropped: tornado has forgotten its protocol by
        then, and Jupyter would read a message of today as one of old, which begins with how many parts it
        has. That made a hundred million of them, 3.4 GB.
        """
        if self.websocket_handler.ws_connection is None:
            return
        if is_of_page(self.kernel_manager) and (fault := fault_of(incoming_msg, self.session.unpack)):
            self.log.warning("A message to kernel %s was not passed on: %s.", self.kernel_id, fault)
            return
        super().handle_incoming_message(incoming_msg)  # type: ignore[arg-type]  # Jupyter's hint leaves bytes out

    def handle_outgoing_message(self, stream: Any, outgoing_msg: list[Any]) -> None:
        """Pass on a message of a kernel, unless it is code, an error or what it writes to its terminal."""
        if not (is_of_page(self.kernel_manager) and self._is_untold(outgoing_msg)):
            super().handle_outgoing_message(stream, outgoing_msg)

    def _is_untold(self, outgoing_msg: list[Any]) -> bool:
        _, parts = self.session.feed_identities(outgoing_msg)
        kind = self.session.unpack(parts[1])["msg_type"]
        return kind in UNTOLD or (kind == "stream" and self.session.unpack(parts[4])["name"] == "stderr")


class PageSocket(KernelWebsocketHandler):
    """A socket of a page that is read no faster than a person plays, and told no more than it listens to.

    tornado reads the next message when the last one is done with: who sends thousands waits, and nobody else.
    It keeps all that the line does not take, however much: who does not listen is cut off.
    """

    LENGTH = 50_000  # bytes that count as one message more, said or answered
    # Bytes that may wait for the line: the largest page gets 0.6 MB when it opens, and 0.4 MB for its charts.
    MOST_WAITING = 8_000_000

    async def open(self, kernel_id: str) -> None:
        """Begin with what the page may say now, and send each message at once.

        An answer is three messages: the later ones would wait until the browser has said that it has the
        first, which it says after 40 ms.
        """
        self.set_nodelay(True)
        self.pace, self.waiting = pace_of(self.connection.kernel_manager), Waiting()
        await super().open(kernel_id)

    async def on_message(self, ws_message: str | bytes) -> None:
        """Pass a message on, and let the socket wait if there have been too many, or too many answers."""
        super().on_message(ws_message)
        if wait := self._spend(1 + len(ws_message) / self.LENGTH):
            await asyncio.sleep(wait)

    def _spend(self, cost: float) -> float:
        return self.pace.seconds_to_wait(cost, time.monotonic())

    def write_message(self, message: Any, binary: bool = False) -> asyncio.Future[None]:  # noqa: FBT001, FBT002 - as tornado has it
        """Hand a message to the line; cut the line if it does not take them.

        Nobody hears what is said to a socket that is gone, and that is no fault of the kernel that says it.
        """
        try:
            sent = super().write_message(message, binary)
        except WebSocketClosedError:
            sent = asyncio.get_running_loop().create_future()
            sent.set_result(None)
            return sent
        self.waiting.add(len(message), sent)
        self._spend(len(message) / self.LENGTH)
        if self.waiting.bytes > self.MOST_WAITING and self.ws_connection and self.ws_connection.stream:
            self.ws_connection.stream.close()  # at once: a farewell would wait behind all the rest
        return sent

    def send_ping(self) -> None:
        """Ask whether the page is there; a slow line that takes what it is given says so by that.

        The answer to a question would come after all that waits before it.
        """
        if self.waiting.moves and self.waiting.bytes:
            self.on_pong(b"")
        self.waiting.moves = False
        super().send_ping()

    def write_error(self, status_code: int, **_: Any) -> None:  # noqa: ARG002 - tornado has set the status
        """Refuse a socket without a word: no page reads any, and each would cost the log forty lines."""
        self.finish()
