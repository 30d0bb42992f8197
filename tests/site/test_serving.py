"""A site served from a folder: for this computer alone, texts packed, nothing outside the folder."""

import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from algeria_lab.apps.site.serving import HOST, MARK, is_site, server

TEXT = "<p>Une page</p>" * 100


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[http.client.HTTPConnection]:
    folder = tmp_path / "site"
    (folder / MARK).parent.mkdir(parents=True)
    (folder / MARK).write_text("//", "utf-8")
    (folder / "page.html").write_text(TEXT, "utf-8")
    (folder / "one.pack").write_bytes(b"\x00\x01")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    assert is_site(folder)
    assert not is_site(tmp_path)
    with server(folder) as running:
        thread = Thread(target=running.serve_forever)
        thread.start()
        yield http.client.HTTPConnection(HOST, running.server_port)
        running.shutdown()
        thread.join()


def get(
    line: http.client.HTTPConnection, path: str, **headers: str
) -> tuple[http.client.HTTPResponse, bytes]:
    line.request("GET", path, headers=headers)
    answer = line.getresponse()
    return answer, answer.read()


def test_texts_come_packed_to_who_can_unpack_them(connection: http.client.HTTPConnection):
    plain, whole = get(connection, "/page.html?lang=fr")
    answer, packed = get(connection, "/page.html?lang=fr", **{"Accept-Encoding": "gzip"})

    assert whole.decode() == TEXT
    assert plain.getheader("Content-Encoding") is None
    assert gzip.decompress(packed).decode() == TEXT
    assert len(packed) < len(whole) / 4
    assert answer.getheader("Content-Type") == "text/html"


def test_packs_are_given_as_they_lie(connection: http.client.HTTPConnection):
    answer, data = get(connection, "/one.pack", **{"Accept-Encoding": "gzip"})

    assert data == b"\x00\x01"
    assert answer.getheader("Content-Type") == "application/octet-stream"
    assert answer.getheader("X-Content-Type-Options") == "nosniff"


def test_nothing_outside_the_folder_is_given(connection: http.client.HTTPConnection):
    answer, data = get(connection, "/../secret.txt")

    assert answer.status == 404
    assert b"secret" not in data


def test_a_second_server_takes_another_port(connection: http.client.HTTPConnection, tmp_path: Path):
    with server(tmp_path, connection.port) as other:
        assert other.server_port != connection.port
