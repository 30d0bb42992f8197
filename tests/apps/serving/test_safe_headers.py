"""What browsers are told with every answer: pages, lists, errors and files."""

import asyncio
import inspect
import re

import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPResponse
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application, RequestHandler
from voila.handler import VoilaHandler

from algeria_lab.apps.page_words import page_words
from algeria_lab.apps.serving.safe_headers import HEADERS, HEARTBEAT, POLICY, digest, seal
from algeria_lab.apps.serving.server import PageServer
from algeria_lab.apps.voila_server import CONFIG

TEMPLATE = CONFIG.parent / "template"
ANSWERED = {
    "voila/tree": 200,
    "voila/static/voila.js": 200,
    "voila/templates/algeria/static/algeria.css": 200,
    "voila/render/none.ipynb": 404,
    "voila/static/none.js": 403,
    "voila/files/home.ipynb": 403,
    "api/kernels/00000000-0000-4000-8000-000000000000": 403,
    "nowhere": 404,
}


def answers(app: Application, paths: list[str]) -> list[HTTPResponse]:
    """Return what *app* answers at each path, asked over a socket of this computer."""

    async def ask() -> list[HTTPResponse]:
        socket, port = bind_unused_port()
        server = HTTPServer(app)
        server.add_socket(socket)
        client = AsyncHTTPClient(force_instance=True)
        try:
            asked = [client.fetch(f"http://127.0.0.1:{port}/{path}", raise_error=False) for path in paths]
            return list(await asyncio.gather(*asked))
        finally:
            client.close()
            server.stop()
            await server.close_all_connections()

    return asyncio.run(ask())


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, HTTPResponse]:
    """Return what a server of pages answers at each of the addresses."""
    folder = tmp_path_factory.mktemp("served")
    PageServer.clear_instance()
    server = PageServer(config_file_paths=[str(CONFIG)], connection_dir=str(folder))
    server.initialize([str(folder), "--KernelProvisionerFactory.default_provisioner_name=local-provisioner"])
    server.app = Application(**server.init_settings(), **server.tornado_settings)
    server.app.add_handlers(".*$", server.init_handlers())
    return dict(zip(ANSWERED, answers(server.app, list(ANSWERED)), strict=True))


@pytest.mark.parametrize("path", ANSWERED)
def test_every_answer_says_what_a_page_may_load(told: dict[str, HTTPResponse], path: str):
    assert told[path].code == ANSWERED[path]
    assert {name: told[path].headers.get_list(name) for name in HEADERS} == {
        name: [value] for name, value in HEADERS.items()
    }


def test_an_address_that_nothing_stands_behind_is_answered_in_words(told: dict[str, HTTPResponse]):
    text = told["nowhere"].body.decode()

    assert set(page_words()["missing-heading"].values()) <= set(re.findall(r">([^<>]+)</span>", text))


def test_the_policy_allows_nothing_from_elsewhere_and_no_script_in_the_page():
    sources = {word for allowed in POLICY.values() for word in allowed.split()}

    assert sources == {"'none'", "'self'", "'unsafe-inline'", "blob:", "data:", digest(HEARTBEAT)}
    assert set(POLICY["script-src"].split()) == {"'self'", "blob:", digest(HEARTBEAT)}
    assert POLICY["default-src"] == POLICY["base-uri"] == "'none'"
    assert POLICY["form-action"] == "'self'"


def test_the_one_script_that_the_policy_knows_is_the_one_that_voila_writes():
    written = re.findall(r"<script>(.*?)</script>", inspect.getsource(VoilaHandler))

    assert written == [HEARTBEAT]
    assert f"{HEARTBEAT.removesuffix('()')} =" in (TEMPLATE / "static" / "algeria.js").read_text()


@pytest.mark.parametrize(
    "name", [file.name for file in TEMPLATE.iterdir() if file.suffix in {".j2", ".html"}]
)
def test_no_script_stands_in_a_page_itself(name: str):
    text = (TEMPLATE / name).read_text()

    assert re.findall(r"<script(?![^>]* src=)", text) == []
    assert re.findall(r"\son[a-z]+\s*=|javascript:", text) == []


def test_beside_a_jupyter_server_only_pages_are_sealed():
    app = Application([("/.*", type("Page", (RequestHandler,), {"get": lambda self: self.write("here")}))])
    seal(app, "/user/x/voila/")

    page, lab = answers(app, ["user/x/voila/render/home.ipynb", "user/x/lab/tree/voila/notes.ipynb"])

    assert page.headers["Content-Security-Policy"] == HEADERS["Content-Security-Policy"]
    assert not set(HEADERS) & set(lab.headers)
