"""Files of pages are packed once, and sent to each browser in the form that it wants."""

import asyncio
import gzip
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tornado.httpclient import HTTPResponse
from tornado.simple_httpclient import SimpleAsyncHTTPClient
from tornado.testing import bind_unused_port
from tornado.web import Application

from algeria_lab.apps.serving import packed_files
from algeria_lab.apps.serving.packed_files import FOREVER, ProgramFile

TEXT = "const words = 'many of them';\n" * 100
Fetch = Callable[..., Awaitable[HTTPResponse]]


def serve(folder: Path, check: Callable[[Fetch], Awaitable[None]]) -> None:
    """Serve a folder as the server of pages does, and check what comes."""

    async def run() -> None:
        socket, port = bind_unused_port()
        app = Application(
            [(r"/(.*)", ProgramFile, {"paths": [str(folder / "none"), str(folder)]})], compress_response=True
        )
        socket.close()
        server = app.listen(port, "127.0.0.1")
        client = SimpleAsyncHTTPClient(force_instance=True)

        def fetch(path: str, **headers: str) -> Awaitable[HTTPResponse]:
            address = f"http://127.0.0.1:{port}/{path}"
            return client.fetch(address, headers=headers, decompress_response=False, raise_error=False)

        try:
            await check(fetch)
        finally:
            client.close()
            server.stop()
            await server.close_all_connections()

    asyncio.run(run())


@pytest.fixture
def packings(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count what is packed: the lengths of the texts."""
    found: list[int] = []

    def compress(data: bytes, *args: int, **options: float) -> bytes:
        found.append(len(data))
        return pack(data, *args, **options)

    pack = gzip.compress
    monkeypatch.setattr(packed_files.gzip, "compress", compress)
    return found


def test_a_file_is_packed_for_the_first_reader_and_anew_when_it_has_changed(
    tmp_path: Path, packings: list[int]
):
    async def check(fetch: Fetch) -> None:
        for _ in range(3):
            answer = await fetch("a.js", **{"Accept-Encoding": "gzip"})
            assert gzip.decompress(answer.body).decode() == TEXT
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert "javascript" in answer.headers["Content-Type"]
        (tmp_path / "a.js").write_text(TEXT * 2)
        answer = await fetch("a.js", **{"Accept-Encoding": "gzip"})
        assert gzip.decompress(answer.body).decode() == TEXT * 2

    (tmp_path / "a.js").write_text(TEXT)
    serve(tmp_path, check)
    assert packings == [len(TEXT), 2 * len(TEXT)]


def test_who_has_the_file_already_is_told_so(tmp_path: Path):
    async def check(fetch: Fetch) -> None:
        first = await fetch("a.js", **{"Accept-Encoding": "gzip"})
        again = await fetch(
            "a.js", **{"Accept-Encoding": "gzip", "If-Modified-Since": first.headers["Last-Modified"]}
        )
        assert (again.code, again.body) == (304, b"")

    (tmp_path / "a.js").write_text(TEXT)
    serve(tmp_path, check)


def test_who_cannot_unpack_or_wants_a_part_gets_it_as_it_is(tmp_path: Path):
    async def check(fetch: Fetch) -> None:
        whole = await fetch("a.js")
        assert whole.body.decode() == TEXT
        part = await fetch("a.js", Range="bytes=0-4")
        assert (part.code, part.body) == (206, b"const")

    (tmp_path / "a.js").write_text(TEXT)
    serve(tmp_path, check)


def test_a_picture_is_not_packed(tmp_path: Path, packings: list[int]):
    async def check(fetch: Fetch) -> None:
        answer = await fetch("a.png", **{"Accept-Encoding": "gzip"})
        assert answer.body == (tmp_path / "a.png").read_bytes()

    (tmp_path / "a.png").write_bytes(os.urandom(5000))
    serve(tmp_path, check)
    assert packings == []


def test_no_file_outside_the_folder_is_sent(tmp_path: Path):
    async def check(fetch: Fetch) -> None:
        for path in ("../secret.js", "%2e%2e/secret.js", "missing.js"):
            assert (await fetch(path, **{"Accept-Encoding": "gzip"})).code in {403, 404}

    (tmp_path / "served").mkdir()
    (tmp_path / "secret.js").write_text(TEXT)
    serve(tmp_path / "served", check)


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("704.6a820cc839aca480.js", FOREVER),
        ("a.js?v=f8119197a6dca998", FOREVER),
        ("a.js", None),
        ("630.js", None),
    ],
)
def test_only_a_file_whose_address_names_its_version_is_kept_for_good(
    tmp_path: Path, path: str, kept: str | None
):
    async def check(fetch: Fetch) -> None:
        answer = await fetch(path, **{"Accept-Encoding": "gzip"})
        assert answer.code == 200
        assert answer.headers.get("Cache-Control") == kept

    (tmp_path / path.partition("?")[0]).write_text(TEXT)
    serve(tmp_path, check)
