"""Sockets to the kernels of pages: what may be sent, what is never told; nothing stops the server."""

import asyncio
import time
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from algeria_lab.apps.serving.pace import Pace
from algeria_lab.apps.serving.sockets import MOST_SOCKETS, PageConnection, PageSocket
from tests.apps.serving.conftest import CELL, ORDINARY, serving
from tests.apps.serving.visitor import V1, Visitor, heard, message


def places(*numbers: int) -> bytes:
    """Return numbers as a message begins with them."""
    return b"".join(number.to_bytes(8, "little") for number in numbers)


PING, CLOSE = 0x89, 0x88  # how frames of a socket begin that are whole
# Messages that no browser makes: how many places they claim to have, and where those are.
MALFORMED = {
    "places without number": places(2**62),
    "many places": places(2**31) + bytes(64),
    "no places": places(0),
    "too short": b"\x06",
    "nothing": b"",
    "backwards": places(6, 90, 80, 70, 60, 50, 40) + bytes(200),
    "within the table": places(6, 48, 61, 63, 65, 67, 69) + b"shell" + b"{}" * 8,
    "beyond the end": places(6, 56, 60, 70, 80, 90, 10**9) + bytes(60),
    "no words": places(6, 56, 61, 63, 65, 67, 69) + b"shell" + b"\xff" * 8,
}


def test_the_old_protocol_is_refused(reader: Visitor, kernel: str, visitor: Visitor):
    """One answer with bytes in the old form made the server spin for ever; it is read as the new one."""
    with pytest.raises(InvalidStatus, match="400"):
        reader.socket(kernel)

    assert visitor.ask("voila/tree").status == 200


@pytest.mark.parametrize("line", MALFORMED.values(), ids=MALFORMED.keys())
def test_no_message_stops_the_server(reader: Visitor, kernel: str, visitor: Visitor, line: bytes):
    """A number of parts that no message has made the server count to it, in front of everybody."""
    with reader.socket(kernel, V1) as socket:
        socket.send(line)
        assert visitor.ask("voila/tree").status == 200
        socket.send(message("kernel_info_request"))
        assert heard(socket, "kernel_info_reply")


def test_what_a_kernel_says_is_packed_for_a_browser_that_can_unpack(reader: Visitor, kernel: str):
    """The code of a board is most of what a page waits for; packed, it is a third as long."""
    with reader.socket(kernel, V1) as socket:
        assert [extension.name for extension in socket.protocol.extensions] == ["permessage-deflate"]
        socket.send(message("kernel_info_request"))
        assert heard(socket, "kernel_info_reply")


def test_a_text_is_no_message_and_harms_nobody(reader: Visitor, kernel: str):
    with reader.socket(kernel, V1) as socket:
        socket.send("{}")
        socket.send(message("kernel_info_request"))
        assert heard(socket, "kernel_info_reply")


def test_a_kernel_tells_no_errors_and_no_paths(reader: Visitor, kernel: str):
    """What it writes for whoever runs the server does not go to the reader; its answers do, bytes and all."""
    with reader.socket(kernel, V1) as socket:
        socket.send(message("comm_msg", comm_id="fail", data={}))
        socket.send(message("comm_msg", comm_id="talk", data={"lengths": []}))
        told = heard(socket, "comm_msg") + heard(socket, "comm_msg")

    assert {"kind": "comm_msg", "content": {"data": {"done": 1}, "comm_id": "fail"}} in told
    assert told[-1]["content"] == {"data": {"said": "all"}, "comm_id": "talk"}  # after all that went wrong
    assert {one["kind"] for one in told} <= {"status", "comm_msg"}


@pytest.mark.parametrize("kind", ["execute_request", "inspect_request", "shutdown_request", "debug_request"])
@pytest.mark.parametrize("channel", ["shell", "control", "stdin"])
def test_a_page_asks_its_kernel_for_what_widgets_need_and_no_more(
    reader: Visitor, kernel: str, kind: str, channel: str
):
    with reader.socket(kernel, V1) as socket:
        socket.send(message(kind, channel, code="1", silent=False))
        socket.send(message("kernel_info_request"))
        told = heard(socket, "kernel_info_reply")

    assert {one["kind"] for one in told} <= {"status", "kernel_info_reply"}
    assert reader.ask(f"api/kernels/{kernel}").status == 200


def test_the_newest_sockets_of_a_kernel_take_the_place_of_the_oldest(
    reader: Visitor, kernel: str, visitor: Visitor
):
    """Without number they would use up the files that the server may open, and each hears every answer."""
    with ExitStack() as open_ones:
        sockets = [open_ones.enter_context(reader.socket(kernel, V1)) for _ in range(MOST_SOCKETS + 2)]
        for socket in sockets[-MOST_SOCKETS:]:
            socket.send(message("kernel_info_request"))
            assert heard(socket, "kernel_info_reply")
        for socket in sockets[:-MOST_SOCKETS]:
            with pytest.raises(ConnectionClosed):
                heard(socket, "never")
        assert visitor.ask("voila/tree").status == 200


def test_a_page_that_speaks_too_fast_waits():
    pace = Pace(store=3, a_second=2, now=0)

    assert [pace.seconds_to_wait(1, now=0) for _ in range(5)] == [0, 0, 0, 0.5, 1]
    assert pace.seconds_to_wait(1, now=1) == 0.5
    assert pace.seconds_to_wait(3, now=100) == 0
    assert pace.seconds_to_wait(1, now=100) == 0.5


def test_the_socket_of_a_page_is_not_read_while_it_waits(monkeypatch: pytest.MonkeyPatch):
    """Tornado reads on when the last message is done with; nothing that was said is lost."""
    waited: list[float] = []
    passed: list[bytes] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def speak() -> None:
        for line in (b"one", b"two", b"three"):
            await socket.on_message(line)

    monkeypatch.setattr("asyncio.sleep", wait)
    socket = PageSocket.__new__(PageSocket)
    socket.pace = Pace(store=2.5, a_second=1e-9, now=time.monotonic())
    socket.connection = SimpleNamespace(handle_incoming_message=passed.append)
    asyncio.run(speak())

    assert passed == [b"one", b"two", b"three"]
    assert len(waited) == 1


def test_what_comes_while_a_socket_is_closed_is_dropped():
    """Tornado has forgotten the protocol by then: read as one of old, a message of a page became 3.4 GB."""
    closed: Any = SimpleNamespace(websocket_handler=SimpleNamespace(ws_connection=None))

    PageConnection.handle_incoming_message(closed, message("kernel_info_request"))  # nowhere to go


def test_who_falls_silent_has_lost_the_connection_after_three_pings(tmp_path: Path):
    """A network that fails ends no connection: without this its place would be held for two minutes."""
    with serving(tmp_path, CELL, ORDINARY, "--PageServer.pulse=0.1") as port:
        reader = Visitor(port)
        with reader.silent_socket(reader.open_page("page.ipynb")) as frames:
            kinds: list[int] = []
            while CLOSE not in kinds:
                kind, length = frames.read(2)
                long = {126: 2, 127: 8}.get(length, 0)
                frames.read(int.from_bytes(frames.read(long)) if long else length)
                kinds.append(kind)

    assert kinds.count(PING) in {2, 3}
