"""What a server of pages has no door for: kernels by list, files, raw notebooks, and sites elsewhere."""

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.apps.serving.visitor import SECONDS, V1, Visitor

CLOSED = (
    *("api/kernels", "api/sessions", "api/terminals", "api/kernelspecs", "api/contents/page.ipynb", "lab"),
    *("files/page.ipynb", "tree", "voila/files/page.ipynb", "voila/files/server.log", "page.ipynb"),
    *(
        "voila/static/../page.ipynb",
        "voila/static/%2e%2e/%2e%2e/server.log",
        "voila/files/..%2f..%2fetc/passwd",
    ),
    *("voila/render/..%2f..%2fetc/passwd", "voila/tree/..%2f..", "voila/render/server.log"),
)


@pytest.mark.parametrize("path", CLOSED)
def test_no_list_no_file_and_no_raw_notebook_is_served(reader: Visitor, kernel: str, path: str):
    answer = reader.ask(path)
    if answer.status == 302:  # Voila sends on to where files would be
        answer = reader.ask(answer.headers["Location"].removeprefix("/"))

    assert answer.status in {400, 403, 404, 405, 421}
    assert kernel not in answer.text
    assert '"cells"' not in answer.text


@pytest.mark.parametrize("path", ["api/kernels", "api/sessions", "api/terminals"])
def test_nobody_starts_anything_but_a_page(reader: Visitor, path: str):
    assert reader.change(path, "POST") in {403, 404, 405}


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"]
)
def test_a_page_elsewhere_opens_no_socket_with_the_keys_of_a_reader(
    reader: Visitor, kernel: str, origin: str
):
    """A browser sends the cookies of this server with the sockets of every page that a reader looks at."""
    with pytest.raises(InvalidStatus, match="403"):
        connect(
            f"ws://127.0.0.1:{reader.port}/api/kernels/{kernel}/channels?session_id=one",
            subprotocols=[V1],
            additional_headers=reader._headers() | {"Origin": origin},
            open_timeout=SECONDS,
            proxy=None,
        )
