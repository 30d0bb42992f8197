"""Someone at the door of a server of pages: sends what a browser sends, and what none ever would."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPMessage
from http.cookies import SimpleCookie
from io import BufferedReader
from socket import create_connection
from uuid import uuid4

from jupyter_client.session import Session
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.children import HUNG

V1 = "v1.kernel.websocket.jupyter.org"
SECONDS = HUNG  # after which a server that does not answer counts as frozen


@dataclass
class Answer:
    """What the server said."""

    status: int
    headers: HTTPMessage
    text: str


@dataclass
class Visitor:
    """A browser of its own: it keeps the cookies that it was given."""

    port: int
    base: str = "/"
    cookies: dict[str, str] = field(default_factory=dict)

    def ask(self, path: str, method: str = "GET", body: str | None = None, **headers: str) -> Answer:
        """Return the answer to one request; ``host="…"`` names the server otherwise than it is named."""
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=SECONDS)) as line:
            line.request(method, self.base + path, body, self._headers() | headers)
            answer = line.getresponse()
            text = answer.read().decode()
        for one in answer.headers.get_all("Set-Cookie") or []:
            for name, morsel in SimpleCookie(one).items():
                self.cookies[name] = morsel.value
        return Answer(answer.status, answer.headers, text)

    def open_page(self, notebook: str) -> str:
        """Open a page, and return the id of its kernel."""
        page = self.ask(f"voila/render/{notebook}")
        assert page.status == 200, page.text
        return re.findall(r'"kernelId": ?"([^"]+)"', page.text)[0]

    def change(self, path: str, method: str) -> int:
        """Ask for a change as a page does, with the token that it made for itself; return the status."""
        self.cookies["_xsrf"] = "made"
        return self.ask(path, method, "", **{"X-XSRFToken": "made"}).status

    def socket(
        self, kernel: str, *protocols: str, unread: int | None = None, name: str = ""
    ) -> ClientConnection:
        """Open a socket to a kernel; with *unread*, one that takes so many messages and then leaves the line.

        It says nothing of that; once its messages are received, it goes on.
        """
        path = f"{self.base}api/kernels/{kernel}/channels?session_id={name or uuid4().hex}"
        return connect(
            f"ws://127.0.0.1:{self.port}{path}",
            subprotocols=[Subprotocol(name) for name in protocols] or None,
            additional_headers=self._headers(),
            open_timeout=SECONDS,
            proxy=None,
            max_queue=unread,  # what nobody reads does not hold up the end
        )

    @contextmanager
    def silent_socket(self, kernel: str) -> Iterator[BufferedReader]:
        """Open a socket to a kernel as somebody whose network fails then: it hears all and says nothing."""
        own = {"Host": f"127.0.0.1:{self.port}", "Upgrade": "websocket", "Connection": "Upgrade"}
        key = {"Sec-WebSocket-Key": b64encode(bytes(16)).decode(), "Sec-WebSocket-Version": "13"}
        wishes = own | key | {"Sec-WebSocket-Protocol": V1} | self._headers()
        lines = [
            f"GET {self.base}api/kernels/{kernel}/channels HTTP/1.1",
            *(f"{k}: {v}" for k, v in wishes.items()),
        ]
        with create_connection(("127.0.0.1", self.port), SECONDS) as line, line.makefile("rb") as stream:
            line.sendall("\r\n".join([*lines, "", ""]).encode())
            assert b" 101 " in stream.readline()
            while stream.readline().strip():
                pass
            yield stream

    def _headers(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookies} if cookies else {}


def message(kind: str, channel: str = "shell", **content: object) -> bytes:
    """Return a message to a kernel as a browser sends it."""

    def pack(part: object) -> bytes:
        return json.dumps(part, default=str).encode()

    return serialize_msg_to_ws_v1(Session().msg(kind, content=content), channel, pack)


def heard(socket: ClientConnection, until: str) -> list[dict[str, object]]:
    """Return kind and content of all that arrives at a socket, up to the first message of kind *until*."""
    found: list[dict[str, object]] = []
    while not found or found[-1]["kind"] != until:
        line = socket.recv(timeout=SECONDS)
        assert isinstance(line, bytes)
        _, parts = deserialize_msg_from_ws_v1(line)
        found.append({"kind": json.loads(parts[0])["msg_type"], "content": json.loads(parts[3])})
    return found
