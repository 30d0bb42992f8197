"""The lesson on resettlement in a browser: as a Voila page, and cell by cell in JupyterLab."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from algeria_lab.apps.voila_server import HOST, environment, free_port, wait_until_ready
from tests.browser.conftest import ROOT, Requests, VoilaServer

pytestmark = pytest.mark.browser

LESSON = ROOT / "lessons" / "05-resettlement"
SECOND = 1000
RUN_ALL = "window.jupyterapp.commands.execute('notebook:run-all-cells')"
CELLS = "window.jupyterapp.shell.currentWidget.context.model.toJSON().cells"
ALL_RUN = f"() => {CELLS}.filter(cell => cell.cell_type === 'code').every(cell => cell.execution_count)"
FAILED = f"{CELLS}.filter(cell => (cell.outputs || []).some(output => output.output_type === 'error')).length"


@pytest.fixture(scope="module")
def lesson(voila: Callable[[Path], VoilaServer]) -> VoilaServer:
    return voila(LESSON)


def test_the_lesson_is_a_page_to_its_end(page: Page, lesson: VoilaServer, requests: Requests):
    """One visit: all is there, the reader predicts and plays, the page fits a narrow screen."""
    page.goto(lesson.page("en.ipynb"))
    expect(page.get_by_role("heading", name="10. Sources and credits")).to_be_attached(timeout=90 * SECOND)

    check_all_is_there(page)
    check_prediction(page)
    check_play_on_an_old_board(page)
    check_narrow_screen(page)
    assert requests.elsewhere == []


def check_all_is_there(page: Page) -> None:
    expect(page.locator(".al-board")).to_have_count(2, timeout=20 * SECOND)
    expect(page.locator(".bk-Figure")).to_have_count(4, timeout=20 * SECOND)
    for shown in (page.locator(".al-board svg").first, page.locator(".bk-Figure").last):
        shown.scroll_into_view_if_needed()
        expect(shown).to_be_visible()
    expect(page.get_by_role("table", name="What is on record")).to_be_visible()
    expect(page.get_by_text("400 of 400 wars played")).to_be_visible()
    assert not re.search(
        "Traceback|Error:|could not be prepared|algeria_lab\\.lessons", page.inner_text("body")
    )


def check_prediction(page: Page) -> None:
    """What the reader chose stands beside the answer of the model."""
    page.get_by_role("combobox", name="It pays").select_option("after 7 turns")
    expect(page.get_by_text("Your prediction: after 7 turns.")).to_be_attached(timeout=20 * SECOND)
    page.locator("summary", has_text="Answer").first.click()
    expect(page.get_by_text("With that it never pays.")).to_be_visible()


def check_play_on_an_old_board(page: Page) -> None:
    """The page ran to its end long ago; a pick on its first board begins a branch and says so."""
    board = page.locator(".al-board").first
    board.get_by_text("Population Resettlement").first.click()
    board.get_by_role("button", name="Population Resettlement in Medea (IV-1)").click()
    expect(board.get_by_text("The lesson has moved on from here.")).to_be_visible(timeout=20 * SECOND)
    expect(board.locator(".al-prompt-text")).to_contain_text("FLN: choose a mission")


def check_narrow_screen(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    choice = page.get_by_role("combobox", name="It pays")
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box is not None
    assert box["width"] > 100
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.fixture(scope="module")
def jupyter_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start JupyterLab on a copy of the lesson, and yield its address."""
    folder = tmp_path_factory.mktemp("lab")
    shutil.copy(LESSON / "en.ipynb", folder / "en.ipynb")
    port = free_port(0)
    options = [
        f"--port={port}",
        f"--ServerApp.ip={HOST}",
        "--no-browser",
        "--allow-root",
        "--IdentityProvider.token=",
    ]
    options += [
        "--ServerApp.port_retries=0",
        f"--ServerApp.root_dir={folder}",
        "--LabApp.expose_app_in_browser=True",
    ]
    with (folder / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *options],
            env=environment(),
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    address = f"http://{HOST}:{port}/"
    if not wait_until_ready(address, process):
        process.terminate()
        process.wait(timeout=20)
        pytest.fail((folder / "server.log").read_text())
    yield address
    process.terminate()
    process.wait(timeout=20)


def test_every_cell_runs_in_jupyterlab(page: Page, jupyter_lab: str, requests: Requests):
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{jupyter_lab}lab/tree/en.ipynb?reset")
    expect(page.get_by_role("heading", name="Resettlement: the price list")).to_be_visible(
        timeout=60 * SECOND
    )
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=60 * SECOND)

    page.evaluate(RUN_ALL)
    page.wait_for_function(ALL_RUN, timeout=90 * SECOND)

    assert page.evaluate(FAILED) == 0
    page.get_by_role("heading", name="2. The position").scroll_into_view_if_needed()
    expect(page.locator(".al-board svg").first).to_be_visible(timeout=20 * SECOND)
    page.get_by_role("heading", name="6. Two hundred wars each way").scroll_into_view_if_needed()
    expect(page.locator(".bk-Figure").first).to_be_visible(timeout=20 * SECOND)
    assert requests.elsewhere == []
