"""The war room in JupyterLab: the notebook runs, and the war is played there, too."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from algeria_lab.apps.voila_server import HOST, free_port, wait_until_ready
from tests.browser.conftest import ROOT, Requests
from tests.browser.war_pages import choice, prompt

pytestmark = pytest.mark.browser

# Not awaited: a question that Lab asks meanwhile would hold the test for ever.
START = "void window.jupyterapp.commands.execute('notebook:run-all-cells')"
CAN_START = "window.jupyterapp?.commands.isEnabled('notebook:run-all-cells')"


@pytest.fixture
def lab(tmp_path: Path) -> Iterator[str]:
    """Serve a copy of the notebook, and yield the address of the server."""
    folder = tmp_path / "notebooks"
    shutil.copytree(ROOT / "notebooks", folder)
    port = free_port(0)
    options = [f"--port={port}", f"--ip={HOST}", "--no-browser", "--allow-root", "--IdentityProvider.token="]
    options += [
        "--LabApp.expose_app_in_browser=True",
        "--LabApp.open_browser=False",
        f"--ServerApp.root_dir={folder}",
    ]
    variables = {
        **os.environ,
        "JUPYTER_CONFIG_DIR": str(tmp_path),
        "JUPYTER_DATA_DIR": str(tmp_path / "data"),
    }
    with (tmp_path / "lab.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *options],
            env=variables,
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    address = f"http://{HOST}:{port}/"
    if not wait_until_ready(address, server):
        server.terminate()
        server.wait(timeout=20)
        pytest.fail((tmp_path / "lab.log").read_text())
    yield address
    server.terminate()
    server.wait(timeout=20)


def test_the_notebook_runs_and_a_war_is_played(page: Page, lab: str, requests: Requests):
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{lab}lab/tree/war-room.ipynb?reset")
    # Run before its kernel is there, a notebook would ask which one to take.
    expect(page.get_by_text("| Idle").first).to_be_visible(timeout=60_000)
    page.wait_for_function(CAN_START, timeout=40_000)
    page.evaluate(START)

    expect(prompt(page)).to_contain_text("place your units", timeout=40_000)
    page.locator(".al-board").get_by_role("button", name="Map", exact=True).click()
    choice(page, "fln quick").first.click()
    expect(page.locator(".al-board")).to_contain_text("turn 1")
    expect(page.locator(".bk-Figure")).to_be_visible(timeout=20_000)
    assert requests.elsewhere == []
