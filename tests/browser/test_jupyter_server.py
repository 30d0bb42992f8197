"""The pages under a Jupyter server, as on Binder: another base address, the same frame."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Page, expect

from algeria_lab.apps.voila_server import HOST, free_port, wait_until_ready
from tests.browser.conftest import ROOT, Requests

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a Jupyter server as the Binder image does, and yield its address with the user's prefix."""
    folder = tmp_path_factory.mktemp("binder")
    metadata = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}}
    source = "import ipywidgets\nipywidgets.Button(description='a widget')"
    nbformat.write(
        nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(source)], metadata=metadata),
        folder / "page.ipynb",
    )
    port = free_port(0)
    options = [f"--port={port}", f"--ip={HOST}", "--no-browser", "--allow-root", "--ServerApp.port_retries=0"]
    options += [
        "--ServerApp.base_url=/user/reader/",
        "--IdentityProvider.token=",
        f"--ServerApp.root_dir={folder}",
    ]
    server = [sys.executable, "-m", "jupyter_server", *options]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [ROOT / "binder" / "start", *server],
            env={**os.environ, "PATH": path},
            stdout=log,
            stderr=subprocess.STDOUT,
            cwd=folder,
        )
    address = f"http://{HOST}:{port}/user/reader/"
    if not wait_until_ready(address, process):
        process.terminate()
        process.wait(timeout=20)
        pytest.fail((folder / "server.log").read_text())
    yield address
    process.terminate()
    process.wait(timeout=20)


def test_a_page_works_under_the_readers_own_address(page: Page, binder: str, requests: Requests):
    page.goto(f"{binder}voila/render/page.ipynb?lang=fr")

    expect(page.get_by_text("a widget")).to_be_visible(timeout=30_000)
    expect(page.get_by_text("Jeux de plateau sur la guerre d’Algérie")).to_be_visible()
    assert requests.elsewhere == []


def test_a_wrong_address_is_explained_there_too(page: Page, binder: str):
    page.goto(f"{binder}voila/render/none.ipynb?lang=fr")

    expect(page.get_by_role("heading", name="Cette page n’existe pas")).to_be_visible()
