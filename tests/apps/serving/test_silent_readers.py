"""Who asks and never listens costs a server a few megabytes and loses the line; who is slow does not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import KernelManager
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from algeria_lab.apps.serving.pace import Pace, Waiting, pace_of
from algeria_lab.apps.serving.sockets import PageSocket
from tests.apps.serving.conftest import CELL, ORDINARY, serving
from tests.apps.serving.visitor import SECONDS, V1, Visitor, heard, message

MEGABYTE = 1_000_000
ANSWER = 500_000  # bytes, as many as all widgets of a war room


def ask_for(socket: ClientConnection, many: int) -> None:
    """Have the page's kernel tell so many long answers to whoever hears it."""
    socket.send(message("comm_msg", comm_id="talk", data={"lengths": [ANSWER] * many}))


def listen_to_the_end(socket: ClientConnection) -> int:
    """Return how many bytes come before the line is cut."""
    received = 0
    try:
        while True:
            received += len(socket.recv(timeout=SECONDS))
    except ConnectionClosed:
        return received


@contextmanager
def hearing(reader: Visitor, kernel: str) -> Iterator[ClientConnection]:
    """Open a socket that hears the kernel from now on."""
    with reader.socket(kernel, V1) as socket:
        socket.send(message("kernel_info_request"))
        heard(socket, "kernel_info_reply")
        yield socket


def hear_all(socket: ClientConnection) -> None:
    """Take every answer up to the last one."""
    while {"said": "all"} not in [one["content"].get("data") for one in heard(socket, "comm_msg")]:
        pass


def test_who_does_not_listen_is_cut_off(tmp_path: Path):
    """Eight such sockets filled 300 MB a second, until the system ended the server and everybody's page."""
    with serving(tmp_path, CELL, ORDINARY) as port:
        reader = Visitor(port)
        kernel = reader.open_page("page.ipynb")
        with hearing(reader, kernel) as other, reader.socket(kernel, V1, unread=1) as silent:
            ask_for(silent, 60)
            hear_all(other)
            received = listen_to_the_end(silent)
            ask_for(other, 1)
            hear_all(other)

    assert received < 25 * MEGABYTE  # of 30: what waits at the server, and what the system itself keeps
    assert (tmp_path / "server.log").read_text() == ""


def test_a_line_that_takes_nothing_for_a_while_is_not_cut_for_one_large_page(reader: Visitor, kernel: str):
    with hearing(reader, kernel) as other, reader.socket(kernel, V1, unread=1) as slow:
        ask_for(slow, 10)
        hear_all(other)
        hear_all(slow)


def test_what_is_answered_counts_as_said():
    """A hundred short questions a second have answers of fifty megabytes."""
    socket: Any = PageSocket.__new__(PageSocket)
    socket.pace = Pace(store=400, a_second=100, now=0)

    socket._spend(40 * MEGABYTE / PageSocket.LENGTH)

    assert socket.pace.left < -300


def test_the_sockets_of_a_page_have_one_pace_between_them():
    one, other = KernelManager(), KernelManager()

    assert pace_of(one) is pace_of(one)
    assert pace_of(one) is not pace_of(other)


def test_a_slow_line_says_by_what_it_takes_that_it_is_there(monkeypatch: pytest.MonkeyPatch):
    """Its answer to the server's ping comes after all that waits before it."""
    told: list[str] = []
    socket: Any = PageSocket.__new__(PageSocket)
    socket.waiting, socket.on_pong = Waiting(), told.append
    monkeypatch.setattr(
        "jupyter_server.base.websocket.WebSocketMixin.send_ping", lambda _: told.append("ping")
    )

    for waits, moves in ((9, True), (9, False), (0, True)):
        socket.waiting.bytes, socket.waiting.moves = waits, moves
        socket.send_ping()
        socket.send_ping()

    assert told == [b"", "ping", "ping", "ping", "ping", "ping", "ping"]
