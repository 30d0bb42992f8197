"""Pages in a real browser: servers that the tests share, and a record of every request that leaves."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, expect

from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from tests.browser.war_pages import wait_for_board
from tests.children import FAMILY, begin, end

ROOT = Path(__file__).parents[2]
ROOM = "war-room.ipynb"
OWN_HOSTS = {HOST, "localhost", ""}
PATIENCE = 60.0  # seconds in which a server has to end, and a page to show something; a guard against hanging
expect.set_options(timeout=PATIENCE * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest, so that none is waited for in the end."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@dataclass
class VoilaServer:
    """A running server: where it answers and what it wrote."""

    address: str
    log: Path

    def page(self, notebook: str, query: str = "") -> str:
        """Return the address of *notebook*, a path inside the served folder."""
        return f"{self.address}voila/render/{notebook}{'?' + query if query else ''}"


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path], VoilaServer]]:
    """Return a function that serves a folder of notebooks; each folder gets one server a session."""
    running: dict[Path, tuple[VoilaServer, subprocess.Popen[bytes]]] = {}

    def serve(folder: Path) -> VoilaServer:
        folder = folder.resolve()
        if folder not in running:
            running[folder] = _start(folder, tmp_path_factory.mktemp("voila") / "server.log")
            FAMILY.keep(running[folder][1])
        return running[folder][0]

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
        if message.type == "error" and not expected:
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
