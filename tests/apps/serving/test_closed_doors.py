"""What a server of pages has no door for: kernels by list, files, raw notebooks, and sites elsewhere."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.apps.serving.conftest import ORDINARY, serving
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


# What cannot be meant, or is no door: each had forty lines in the log, before any key was asked for.
ODD = (
    *("voila/templates/x", "voila/templates/", "voila/templates/x/y", "voila/templates/algeria/static/"),
    *(
        "voila/templates/../static/voila.js",
        "voila/templates/algeria/static/%00",
        "voila/templates/a//static/b",
    ),
    *("voila/render/%00", "voila/render/x%0d%0ay", "voila/render/%ff", "voila/tree/%ff", "?token=%ff"),
    *("login?next=/x%0d%0ay", "login?next=http://[", "voila/api/room?kernel=%ff", "logout"),
)
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")


def test_refusals_cost_the_log_nothing(tmp_path: Path):
    """Somebody without any key wrote 3.6 MB a second to the disk and the terminal of the server."""
    with serving(tmp_path, "1", ORDINARY) as port:
        visitor = Visitor(port)
        answers = {(path, way): visitor.ask(path, way).status for path in ODD for way in METHODS}
        kernel = visitor.open_page("page.ipynb")
        for guest, protocols, name in (
            (Visitor(port), (V1,), "a"),
            (visitor, (), "a"),
            (visitor, (V1,), "a" * 256),
        ):
            for _ in range(2):
                with pytest.raises(InvalidStatus, match=r"40[03]"):
                    guest.socket(kernel, *protocols, name=name)

    assert {status for status in answers.values() if status >= 400} <= {400, 403, 404, 405}
    assert answers["login?next=/x%0d%0ay", "GET"] in {200, 302}
    told = (tmp_path / "server.log").read_text()
    assert told.count("\n") == 1  # once that a proxy may be to blame
    assert "Sec-WebSocket-Protocol" in told
