"""The connections of a browser to a server: six at most, kept open, with the cookies of one visitor."""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from time import perf_counter
from urllib.parse import urlsplit

AT_ONCE = 6  # connections that a browser opens to one host


class Unreachable(Exception):
    """A server that has closed a connection in the middle of an answer, or never answered."""


@dataclass
class Answer:
    """What a server said.

    Attributes:
        status: The code of the answer.
        headers: Its headers, names in lower case; of several of one name the last.
        body: The body as it came over the line, packed if the server packed it.
        seconds: From the request to the last byte.
    """

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""
    seconds: float = 0.0

    @property
    def text(self) -> str:
        """The body unpacked, as text."""
        packed = self.headers.get("content-encoding") == "gzip"
        return (zlib.decompress(self.body, 31) if packed else self.body).decode()


@dataclass
class _Line:
    """One connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter


class Connections:
    """A visitor's connections to one server.

    Args:
        address: Where the server answers, such as ``http://127.0.0.1:8866/``.
        language: What the visitor's browser asks for.
    """

    def __init__(self, address: str, language: str = "en") -> None:
        parts = urlsplit(address)
        assert parts.hostname is not None, f"no host in {address}"
        self.host, self.port = parts.hostname, parts.port or 80
        self.origin = f"http://{self.host}:{self.port}"
        self.cookies: dict[str, str] = {}
        self._language = language
        self._free: list[_Line] = []
        self._places = asyncio.Semaphore(AT_ONCE)

    @property
    def cookie(self) -> str:
        """The header that carries the cookies; empty where there are none."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def get(self, path: str) -> Answer:
        """Fetch *path* whole."""
        return await self.ask("GET", path)

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Send a request and return its answer.

        Raises:
            Unreachable: If the connection ends before the answer does.
        """
        begun = perf_counter()
        async with self._line() as line:
            answer = await self._head(line, method, path, body, headers or {})
            answer.body = b"".join([part async for part in _body(line.reader, answer)])
        answer.seconds = perf_counter() - begun
        return answer

    @asynccontextmanager
    async def stream(self, path: str) -> AsyncIterator[tuple[Answer, AsyncIterator[str]]]:
        """Fetch *path* and give its text piece by piece, as it comes."""
        async with self._line() as line:
            answer = await self._head(line, "GET", path, b"", {})
            yield answer, _text(_body(line.reader, answer), packed="content-encoding" in answer.headers)

    async def close(self) -> None:
        """Hang up."""
        while self._free:
            writer = self._free.pop().writer
            writer.close()
            with contextlib.suppress(ConnectionError):  # the server may have been first
                await writer.wait_closed()

    @asynccontextmanager
    async def _line(self) -> AsyncIterator[_Line]:
        """Take a connection that is free, or open one; where something went wrong it is not used again."""
        async with self._places:
            line = self._free.pop() if self._free else None
            if line is None or line.reader.at_eof():
                line = _Line(*await asyncio.open_connection(self.host, self.port))
            try:
                yield line
            except (asyncio.IncompleteReadError, ConnectionError) as error:
                line.writer.close()
                raise Unreachable(f"{self.origin} hung up: {error}") from error
            except BaseException:
                line.writer.close()
                raise
            self._free.append(line)

    async def _head(
        self, line: _Line, method: str, path: str, body: bytes, headers: Mapping[str, str]
    ) -> Answer:
        own = {"Host": f"{self.host}:{self.port}", "Accept-Encoding": "gzip", **headers}
        own["Accept-Language"] = self._language
        if self.cookies:
            own["Cookie"] = self.cookie
        if body:
            own["Content-Length"] = str(len(body))
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in own.items())]
        line.writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        first, *rest = (await line.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
        answer = Answer(int(first.split(" ", 2)[1]))
        for name, _, value in (one.partition(": ") for one in rest):
            answer.headers[name.lower()] = value
            if name.lower() == "set-cookie":
                self._keep(value)
        return answer

    def _keep(self, header: str) -> None:
        for name, cookie in SimpleCookie(header).items():
            if cookie["max-age"] == "0" or not cookie.value:
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = cookie.value


async def _body(reader: asyncio.StreamReader, answer: Answer) -> AsyncIterator[bytes]:
    """Give the body of an answer piece by piece."""
    if answer.headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readuntil(b"\r\n"), 16):
            yield await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readexactly(2)
    elif length := int(answer.headers.get("content-length", 0)):
        yield await reader.readexactly(length)


async def _text(pieces: AsyncIterator[bytes], *, packed: bool) -> AsyncIterator[str]:
    """Unpack and decode as the pieces come; a letter may stand in two of them."""
    unpack = zlib.decompressobj(31)
    rest = b""
    async for piece in pieces:
        rest += unpack.decompress(piece) if packed else piece
        text = rest.decode(errors="ignore")
        rest = rest[len(text.encode()) :]
        yield text
