"""Readers without a browser say what a browser says: else a class that is measured would be no class."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from tests.benchmarks import bench_class, bench_soak
from tests.benchmarks.readers.connections import Connections, Unreachable
from tests.benchmarks.readers.pages import NoPage, visit
from tests.benchmarks.readers.reader import Reader
from tests.benchmarks.readers.served import served
from tests.benchmarks.readers.walker import LESSON, Walker
from tests.benchmarks.telling import print_answers

PAGE = """<script src="/voila/a.js"></script><link rel="stylesheet" href="/voila/b.css">
<script id="jupyter-config-data" type="application/json">{"kernelId": "k", "baseUrl": "/",
"fullStaticUrl": "/voila/static", "fullLabextensionsUrl": "/voila/labextensions",
"federated_extensions": [{"name": "x", "load": "y.js"}]}</script>"""


@asynccontextmanager
async def answering(answer: Callable[[str, str], bytes]) -> AsyncIterator[str]:
    """Serve what *answer* makes of the first line and the headers of a request; hang up where it says so."""
    lines: list[asyncio.StreamWriter] = []

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines.append(writer)
        given = b""
        with contextlib.suppress(asyncio.IncompleteReadError):
            while b"Connection: close" not in given:
                first, _, headers = (await reader.readuntil(b"\r\n\r\n")).decode().partition("\r\n")
                given = answer(first, headers)
                writer.write(given)
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    try:
        yield f"http://{host}:{port}/"
    finally:
        server.close()
        for line in lines:
            line.close()
            await line.wait_closed()


def with_server(answer: Callable[[str, str], bytes], check: Callable[[Connections], Awaitable[None]]) -> None:
    async def run() -> None:
        async with answering(answer) as address:
            lines = Connections(address)
            await check(lines)
            await lines.close()

    asyncio.run(run())


def said(body: bytes, *headers: str, status: str = "200 OK") -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body)}", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


def test_a_page_is_loaded_with_each_of_its_files_once_and_its_cookies():
    asked: list[str] = []
    cookies: set[str] = set()

    def answer(first: str, headers: str) -> bytes:
        path = first.split()[1]
        asked.append(path)
        if path != "/page":
            cookies.update(line for line in headers.split("\r\n") if line.startswith("Cookie"))
            return said(b"", status="404 Not Found") if path == "/voila/a.js" else said(b"file")
        head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Encoding: gzip\r\n"
        body = gzip.compress(PAGE.encode())
        chunks = [b"%x\r\n%s\r\n" % (len(part), part) for part in (body[:90], body[90:])]
        return (
            f"{head}Set-Cookie: who=me; Path=/; HttpOnly\r\n\r\n".encode() + b"".join(chunks) + b"0\r\n\r\n"
        )

    async def check(lines: Connections) -> None:
        found = await visit(lines, "/page")
        assert (found.config["kernelId"], found.missing) == ("k", 1)
        assert {
            "/voila/a.js",
            "/voila/b.css",
            "/voila/static/voila.js",
            "/voila/labextensions/x/y.js",
        } <= set(asked)
        assert len(asked) == len(set(asked)) == len(found.files) + 1
        assert cookies == {"Cookie: who=me"}
        assert lines.cookies["_xsrf"]

    with_server(answer, check)


def test_a_page_that_is_refused_is_told_with_its_code():
    async def check(lines: Connections) -> None:
        with pytest.raises(NoPage, match="503") as refused:
            await visit(lines, "/page")
        assert refused.value.answer.text == "full"

    with_server(lambda _first, _headers: said(b"full", status="503 Service Unavailable"), check)


def test_a_server_that_hangs_up_is_told():
    async def check(lines: Connections) -> None:
        with pytest.raises(Unreachable):
            await lines.get("/")

    with_server(lambda _first, _headers: said(b"half of it", "Connection: close")[:-5], check)


def test_readers_play_and_walk_a_lesson_and_leave_no_kernel(capsys: pytest.CaptureFixture[str]):
    """The smallest class there is; a file that a new Voila does not have any more is named by `missing`."""
    with served() as server:
        before = server.family.pids()

        async def do(reader: Reader) -> None:
            await reader.join()
            for _ in range(6):
                await reader.decide()
            await reader.leave()

        async def together() -> tuple[Reader, Reader]:
            reader = Reader(server.address, f"/{bench_class.ROOM}", 1)
            walker = Walker(server.address, f"/{LESSON}", 2)  # one that begins at the beginning
            await asyncio.gather(do(reader), do(walker))
            return reader, walker

        reader, walker = asyncio.run(together())

        assert server.family.wait_for_end(before, 20) == set()
    assert reader.visit.missing == walker.visit.missing == 0
    assert reader.refused == walker.refused == []
    assert {"look", "told", "decision"} == {answer.what for answer in reader.answers}
    assert {"look", "step"} <= {answer.what for answer in walker.answers} <= {"look", "step", "answer"}
    print_answers("answers", [reader], 0)
    assert f"answers, {len(reader.answers)}" in capsys.readouterr().out


def test_the_curve_of_a_soak_is_told_from_its_first_point_to_its_last(capsys: pytest.CaptureFixture[str]):
    curve = [bench_soak.Point(at, 20, 1000 + at, 90, 40, 50, 10 * at, 0) for at in range(100)]

    bench_soak.print_curve(curve)

    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == list(bench_soak.Point._fields)
    assert len(rows) == bench_soak.ROWS
    assert (rows[0].split()[2], rows[-1].split()[2]) == ("1000.0", "1099.0")
