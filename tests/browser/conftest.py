"""Pages in a real browser: servers that the tests share, and a record of every request that leaves."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from algeria_lab.apps.site.serving import is_site
from algeria_lab.apps.site.serving import server as site_server
from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from tests.browser.war_pages import wait_for_board
from tests.children import FAMILY, begin, end

ROOT = Path(__file__).parents[2]
SITE = ROOT / "dist" / "site"
ON_SITE = "ALGERIA_LAB_ON_SITE"  # names a site, on whose pages the tests marked `site` are run
ROOM = "war-room.ipynb"
OWN_HOSTS = {HOST, "localhost", ""}
PATIENCE = 60.0  # seconds in which a server has to end, and a page to show something; a guard against hanging
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that hold most."""
    here = Counter(item.path for item in items if item.get_closest_marker("browser"))
    items.sort(key=lambda item: -here[item.path])


@dataclass
class VoilaServer:
    """A running server: where it answers, what it wrote, and in which of its folders pages are looked for."""

    address: str
    log: Path
    folder: str = ""

    def page(self, notebook: str, query: str = "") -> str:
        """Return the address of *notebook*, a path inside the folder."""
        return f"{self.address}voila/render/{self.folder}{notebook}{'?' + query if query else ''}"


@dataclass
class SiteServer:
    """A running server of the site without a server: it has the same pages, as files.

    Attributes:
        address: Where it answers.
        folder: The folder of the checkout whose pages are meant.
    """

    address: str
    folder: Path

    def page(self, notebook: str, query: str = "") -> str:
        """Return the address of the page that stands for *notebook*, a path inside the folder."""
        path = (self.folder / notebook).relative_to(ROOT).with_suffix(".html").as_posix()
        return f"{self.address}{path}{'?' + query if query else ''}"


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Serve the site that is named by `ON_SITE`, and yield its address."""
    if ON_SITE not in os.environ:
        pytest.skip("this is about the site without a server: `make site-test` builds and names it")
    folder = ROOT / os.environ[ON_SITE]
    assert is_site(folder), f"there is no site in {folder}: `make site` writes it"
    with site_server(folder) as running:
        Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{running.server_port}/"
        running.shutdown()


@pytest.fixture(scope="session")
def voila(request: pytest.FixtureRequest) -> Iterator[Callable[[Path], VoilaServer | SiteServer]]:
    """Return a function that serves a folder of notebooks; each folder gets one server a session.

    Where `ON_SITE` is set, the same pages are those of the site, whose Python runs in the browser.
    """
    if ON_SITE in os.environ:
        address = request.getfixturevalue("site")
        yield lambda folder: SiteServer(address, folder.resolve())
    else:
        yield from _servers(request.getfixturevalue("tmp_path_factory"))


def _servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], VoilaServer]]:
    """Return a function that serves a folder; those of the project share one server, as `make lab` has it.

    Until a server has read what kernels are made of, some twelve seconds of a core have gone.
    """
    running: dict[Path, tuple[VoilaServer, subprocess.Popen[bytes]]] = {}

    def serve(folder: Path) -> VoilaServer:
        folder = folder.resolve()
        root = ROOT if folder.is_relative_to(ROOT) else folder
        if root not in running:
            running[root] = _start(root, tmp_path_factory.mktemp("voila") / "server.log")
            FAMILY.keep(running[root][1])
        inside = "" if folder == root else f"{folder.relative_to(root).as_posix()}/"
        return replace(running[root][0], folder=inside)

    yield serve
    for _, process in running.values():
        process.terminate()
    for _, process in running.values():
        process.wait(timeout=PATIENCE)


def _start(folder: Path, log: Path) -> tuple[VoilaServer, subprocess.Popen[bytes]]:
    port = free_port(0)
    server = VoilaServer(f"http://{HOST}:{port}/", log)
    return server, start_server(command(folder, port), server.address, log, environment(target=folder))


def start_server(
    line: list[str], address: str, log: Path, variables: dict[str, str]
) -> subprocess.Popen[bytes]:
    """Start a server and wait until it answers; a server that does not fails the test with what it wrote."""
    with log.open("wb") as output:
        process = begin(line, env=variables, stdout=output, stderr=subprocess.STDOUT, cwd=ROOT)
    if not wait_until_ready(address, process):
        end(process)
        pytest.fail(f"the server did not start:\n{log.read_text()}")
    return process


@pytest.fixture(scope="session")
def notebooks_server(voila: Callable[[Path], VoilaServer]) -> VoilaServer:
    """Serve the project's own pages."""
    return voila(ROOT / "notebooks")


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a Jupyter server as the Binder image does, and yield its address with the reader's prefix.

    It serves JupyterLab, Notebook 7 and Voila at once, over copies of the pages and of a lesson.
    """
    home = tmp_path_factory.mktemp("jupyter")
    folder = shutil.copytree(ROOT / "notebooks", home / "work", ignore=shutil.ignore_patterns(".*"))
    lesson = ROOT / "lessons" / "05-resettlement"
    shutil.copytree(lesson, folder / "lesson")
    port = free_port(0)
    options = [f"--port={port}", f"--ip={HOST}", "--no-browser", "--allow-root", "--ServerApp.port_retries=0"]
    options += ["--ServerApp.base_url=/user/reader/", "--IdentityProvider.token="]
    options += [f"--ServerApp.root_dir={folder}", "--LabApp.expose_app_in_browser=True"]
    options += ["--JupyterNotebookApp.expose_app_in_browser=True"]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    own = {"JUPYTER_CONFIG_DIR": str(home / "config"), "JUPYTER_DATA_DIR": str(home / "data")}
    line = [str(ROOT / "binder" / "start"), sys.executable, "-m", "jupyter_server", *options]
    address = f"http://{HOST}:{port}/user/reader/"
    process = start_server(line, address, home / "server.log", {**os.environ, **own, "PATH": path})
    yield address
    process.terminate()
    process.wait(timeout=PATIENCE)


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Give pages the time of a slow machine: the first one waits until its server has prepared kernels."""
    context.set_default_timeout(PATIENCE * 1000)
    return context


@pytest.fixture
def gone() -> list[str]:
    """Take the ids of kernels that a test ends: the page looks for its own, and must not find it."""
    return []


@pytest.fixture
def faults(page: Page, gone: list[str]) -> Iterator[list[str]]:
    """Collect errors of the page; there must be none in the end."""
    found: list[str] = []

    def note(message: ConsoleMessage) -> None:
        url = message.location["url"]
        expected = any(url.endswith(f"/api/kernels/{kernel}") for kernel in gone)
        # The Python of a site writes there what a server writes into its log.
        of_python = ON_SITE in os.environ and message.type == "warning" and "Traceback" in message.text
        if (message.type == "error" and not expected) or of_python:
            found.append(f"{message.text} ({url})")

    page.on("console", note)
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert found == []


@dataclass
class Requests:
    """Every request of a test's pages."""

    seen: list[str] = field(default_factory=list)

    @property
    def elsewhere(self) -> list[str]:
        """The requests to a host other than this machine."""
        return [url for url in self.seen if (urlsplit(url).hostname or "") not in OWN_HOSTS]


@pytest.fixture
def requests(context: BrowserContext) -> Requests:
    """Record each request of the test's pages, so that a test can assert that none went elsewhere."""
    record = Requests()

    def note(request: Request) -> None:
        record.seen.append(request.url)

    context.on("request", note)
    return record


@pytest.fixture
def room(page: Page, notebooks_server: VoilaServer, requests: Requests, faults: list[str]) -> Iterator[Page]:
    """Open the war room in English in a window of a laptop; nothing may be asked of another host."""
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(notebooks_server.page(ROOM, "lang=en"), wait_until="commit")
    wait_for_board(page)
    yield page
    assert len(requests.seen) > 5
    assert requests.elsewhere == []
