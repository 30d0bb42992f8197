"""The doors of the server: names that it does not have, and kernels of other people's pages."""

import subprocess
from pathlib import Path
from socket import gethostname

import pytest
from websockets.exceptions import InvalidStatus

from algeria_lab.apps.serving.doors import is_own_name
from algeria_lab.apps.voila_server import command, environment, free_port
from tests.apps.serving.conftest import ORDINARY, serving
from tests.apps.serving.visitor import V1, Visitor
from tests.children import HUNG


def test_the_kernel_of_a_page_is_for_its_browser_alone(reader: Visitor, kernel: str, visitor: Visitor):
    """Whoever knows the id of a kernel and nothing else may not look at it, end it or talk to it."""
    assert visitor.ask(f"api/kernels/{kernel}").status == 403
    assert visitor.change(f"api/kernels/{kernel}", "DELETE") == 403
    assert visitor.change(f"voila/api/shutdown/{kernel}", "POST") == 403
    with pytest.raises(InvalidStatus, match="403"):
        visitor.socket(kernel, V1)

    assert reader.ask(f"api/kernels/{kernel}").status == 200


def test_the_key_of_one_page_opens_no_other(reader: Visitor, kernel: str, visitor: Visitor):
    own = visitor.open_page("page.ipynb")
    assert visitor.ask(f"api/kernels/{own}").status == 200
    visitor.cookies |= {name.replace(own, kernel): value for name, value in visitor.cookies.items()}

    assert visitor.ask(f"api/kernels/{kernel}").status == 403


def test_a_page_ends_its_own_kernel_and_is_told_that_it_is_gone(visitor: Visitor):
    """The beacon of a page that closes, and the look at the kernel of a page that stays."""
    kernel, other = visitor.open_page("page.ipynb"), visitor.open_page("page.ipynb")

    assert visitor.change(f"voila/api/shutdown/{kernel}", "POST") == 204
    assert visitor.ask(f"api/kernels/{other}").status == 200
    assert visitor.change(f"api/kernels/{other}", "DELETE") == 204
    assert visitor.ask(f"api/kernels/{other}").status == 404


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@pytest.mark.parametrize("part", ["image", "script", "iframe", "empty"])
def test_a_server_elsewhere_cannot_fill_the_places_with_pages_that_nobody_sees(
    visitor: Visitor, part: str, site: str
):
    """A server on another port of this computer is of the same site."""
    asked = {"Sec-Fetch-Site": site, "Sec-Fetch-Dest": part}

    assert visitor.ask("voila/render/page.ipynb", **asked).status == 403


def test_a_link_elsewhere_leads_to_a_page(visitor: Visitor):
    asked = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "document"}

    assert visitor.ask("voila/render/page.ipynb", **asked).status == 200


def test_keys_of_pages_that_are_gone_are_taken_back_and_those_of_other_servers_are_left(visitor: Visitor):
    """Browsers send cookies to every server of a computer, whatever its port."""
    first = visitor.open_page("page.ipynb")
    gone = next(name for name in visitor.cookies if name.endswith(first))
    other = gone.replace(str(visitor.port), "1")
    visitor.cookies |= {other: visitor.cookies[gone], gone.replace(first, "no-page-of-any-one"): "forged"}
    visitor.change(f"voila/api/shutdown/{first}", "POST")
    said = visitor.ask("voila/render/page.ipynb").headers.get_all("Set-Cookie") or []

    assert [line.split("=")[0] for line in said if "expires" in line.lower()] == [gone]


def test_a_request_too_long_is_not_read(visitor: Visitor):
    """A hundred megabytes would be in memory before anybody asks who sends them."""
    with pytest.raises(ConnectionError):
        visitor.ask("voila/api/shutdown/any", "POST", "x" * 10**7)

    assert visitor.ask("voila/tree").status == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1.evil.example", "10.1.2.3", "localhost.evil.example:8866"]
)
@pytest.mark.parametrize("path", ["voila/tree", "voila/static/voila.js", "voila/render/page.ipynb"])
def test_a_server_answers_to_no_name_but_its_own(visitor: Visitor, host: str, path: str):
    assert visitor.ask(path, host=host).status == 421


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8866", "127.0.0.1", "[::1]:8866"])
def test_a_server_at_home_has_the_names_of_this_computer(visitor: Visitor, host: str):
    assert visitor.ask("voila/tree", host=host).status == 200


@pytest.mark.parametrize(
    ("host", "listens_on", "own"),
    [
        ("192.168.1.7", "127.0.0.1", False),
        ("192.168.1.7", "192.168.1.7", True),
        ("192.168.1.8", "192.168.1.7", False),
        ("192.168.1.7", "0.0.0.0", True),  # noqa: S104 - nothing listens
        ("[fe80::1]", "", True),
        (gethostname().lower(), "0.0.0.0", True),  # noqa: S104 - nothing listens
        ("evil.example", "0.0.0.0", False),  # noqa: S104 - nothing listens
        ("pages.example", "127.0.0.1", True),
        ("", "127.0.0.1", False),
    ],
)
def test_a_server_has_the_addresses_it_listens_at_and_the_names_it_was_given(
    host: str,
    listens_on: str,
    own: bool,  # noqa: FBT001 - a case of the table
):
    assert is_own_name(host, listens_on, ["Pages.example"]) is own


def test_a_server_does_not_start_with_a_door_that_one_visitor_can_shut(tmp_path: Path):
    """Two sockets on one invented id made the next reader of a waiting kernel wait for ever."""
    done = subprocess.run(
        [*command(tmp_path, free_port(0)), "--preheat_kernel=True"],
        env=environment(target=tmp_path),
        capture_output=True,
        text=True,
        timeout=HUNG,
        check=False,
    )

    assert done.returncode == 1
    assert "preheat_kernel" in done.stderr


def test_the_bare_address_leads_home_in_the_language_that_was_asked_for(tmp_path: Path):
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "home.ipynb").write_text("{}", "utf-8")
    with serving(tmp_path, "1", ORDINARY) as port:
        visitor = Visitor(port)
        for query in ("", "?lang=fr"):
            answer = visitor.ask(query)
            assert answer.status == 302
            assert answer.headers["Location"] == f"/voila/render/notebooks/home.ipynb{query}"
        assert visitor.ask("voila/tree").status == 200
