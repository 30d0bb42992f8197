"""Pages of Voila in a real browser: a server a folder, and a record of every request that leaves."""

import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Request

from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready

ROOT = Path(__file__).parents[2]
OWN_HOSTS = {HOST, "localhost", ""}


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
        return running[folder][0]

    yield serve
    for _, process in running.values():
        process.terminate()
    for _, process in running.values():
        process.wait(timeout=20)


def _start(folder: Path, log: Path) -> tuple[VoilaServer, subprocess.Popen[bytes]]:
    port = free_port(0)
    with log.open("wb") as output:
        process = subprocess.Popen(
            command(folder, port), env=environment(), stdout=output, stderr=subprocess.STDOUT, cwd=ROOT
        )
    server = VoilaServer(f"http://{HOST}:{port}/", log)
    if not wait_until_ready(server.address, process):
        process.terminate()
        process.wait(timeout=20)
        pytest.fail(f"Voila did not start:\n{log.read_text()}")
    return server, process


@pytest.fixture(scope="session")
def notebooks_server(voila: Callable[[Path], VoilaServer]) -> VoilaServer:
    """Serve the project's own pages."""
    return voila(ROOT / "notebooks")


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
