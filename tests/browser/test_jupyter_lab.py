"""The notebooks in JupyterLab and in Notebook 7: the cells run, the board is played, the charts are there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Requests
from tests.browser.war_pages import choice, prompt, wait_for_board

pytestmark = pytest.mark.browser

SECOND = 1000
RUN_ALL = "notebook:run-all-cells"
# Not awaited: a question that the front end asks meanwhile would hold the test for ever.
START = f"void window.jupyterapp.commands.execute('{RUN_ALL}')"
CAN_START = f"window.jupyterapp?.commands.isEnabled('{RUN_ALL}')"
PANEL = "window.jupyterapp.shell.currentWidget"
IS_IDLE = f"{PANEL}?.sessionContext?.session?.kernel?.status === 'idle'"
CELLS = f"{PANEL}.context.model.toJSON().cells"
ALL_RUN = f"() => {CELLS}.filter(cell => cell.cell_type === 'code').every(cell => cell.execution_count)"
FAILED = f"{CELLS}.filter(cell => (cell.outputs || []).some(output => output.output_type === 'error')).length"


def run_all(page: Page, address: str) -> None:
    """Open a notebook and run its cells."""
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(address)
    page.wait_for_function(CAN_START, timeout=60 * SECOND)
    # Run before its kernel is there, a notebook would ask which one to take.
    page.wait_for_function(IS_IDLE, timeout=60 * SECOND)
    page.evaluate(START)


def run_new_cell(page: Page, source: str) -> None:
    """Write a cell at the end of the notebook and run it."""
    page.evaluate(
        f"""async (source) => {{
        const cells = {PANEL}.content, run = name => window.jupyterapp.commands.execute('notebook:' + name);
        cells.activeCellIndex = cells.widgets.length - 1;
        await run('insert-cell-below');
        cells.activeCell.model.sharedModel.setSource(source);
        void run('run-cell');
    }}""",
        source,
    )


@pytest.mark.parametrize("front_end", ["lab/tree/war-room.ipynb?reset", "notebooks/war-room.ipynb"])
def test_a_war_is_played_in_the_notebook(page: Page, jupyter: str, requests: Requests, front_end: str):
    run_all(page, jupyter + front_end)

    wait_for_board(page)
    expect(prompt(page)).to_contain_text("place your units", timeout=40 * SECOND)
    page.locator(".al-board").get_by_role("button", name="Map", exact=True).click()
    expect(page.locator(".al-board .al-svg")).to_be_visible()
    choice(page, "fln quick").first.click()
    expect(page.locator(".al-board")).to_contain_text("turn 1")
    page.get_by_role("button", name="Charts", exact=True).click()
    expect(page.locator(".bk-Figure").first).to_be_visible(timeout=20 * SECOND)
    assert requests.elsewhere == []


def test_every_cell_of_a_lesson_runs(page: Page, jupyter: str, requests: Requests):
    run_all(page, f"{jupyter}lab/tree/lesson/en.ipynb?reset")
    page.wait_for_function(ALL_RUN, timeout=90 * SECOND)

    assert page.evaluate(FAILED) == 0
    check_page_and_cells_are_one(page)
    check_a_wrong_change(page)
    check_a_board_in_one_line(page)
    assert requests.elsewhere == []


def check_page_and_cells_are_one(page: Page) -> None:
    """What is done in the cell of a step shows on the page above; a step whose turn has not come says so."""
    page.evaluate(f"{PANEL}.content.scrollToItem(5, 'start')")
    cell = page.locator(".al-guided-step").first
    cell.get_by_role("button", name="Read this step").click(timeout=20 * SECOND)
    expect(cell.locator(".al-voices")).to_be_visible(timeout=20 * SECOND)
    page.evaluate(f"{PANEL}.content.scrollToItem(7, 'start')")
    expect(page.get_by_text("The guide is at another step.").first).to_be_visible(timeout=20 * SECOND)
    page.evaluate(f"{PANEL}.content.scrollToItem(2, 'start')")
    expect(page.locator(".al-lesson .al-voices")).to_be_visible(timeout=20 * SECOND)


def check_a_wrong_change(page: Page) -> None:
    """A wrong name in a cell is told by the line and a sentence, and nothing of the lesson is lost."""
    run_new_cell(page, "lesson.at('order').odds('gov resettle V-4', of=lambda after: after.nothing)")
    told = page.locator(".jp-Notebook .jp-OutputArea-output", has_text="Nothing of the lesson is lost")
    expect(told).to_contain_text("Line 1: lesson.at", timeout=20 * SECOND)
    assert len(told.inner_text().strip().splitlines()) < 6


def check_a_board_in_one_line(page: Page) -> None:
    """A board plays in the reader's own game, keeps its keys, and moves when a later cell plays."""
    run_new_cell(page, "import algeria_lab\nown = algeria_lab.open_game(seed=3)\nalgeria_lab.board(own)")
    board = page.locator(".al-board").last
    asked = board.locator(".al-prompt-text")
    board.get_by_role("button", name="Use the ready-made deployment").first.click(timeout=20 * SECOND)
    expect(asked).to_contain_text("FLN", timeout=20 * SECOND)
    window, shown = page.locator(".jp-WindowedPanel-outer").bounding_box(), board.bounding_box()
    assert window
    assert shown
    assert shown["height"] <= window["height"], "the board fits the notebook's window"
    cells = page.evaluate(f"{CELLS}.length")
    asked.focus()
    for key in ("d", "d"):
        page.keyboard.press(key)
    assert page.evaluate(f"{CELLS}.length") == cells

    run_new_cell(page, "own.play('fln quick')")

    expect(asked).to_contain_text("activate, mobilize or buy", timeout=20 * SECOND)


def test_a_saved_notebook_without_its_kernel_keeps_words_and_a_picture(page: Page, jupyter: str):
    """The front end alone would say that a model was not found, and nothing else."""
    run_all(page, f"{jupyter}lab/tree/lesson/fr.ipynb?reset")
    page.wait_for_function(ALL_RUN, timeout=90 * SECOND)
    run_new_cell(page, "import algeria_lab\nalgeria_lab.board(algeria_lab.open_game(seed=3))")
    page.locator(".al-board").last.wait_for(timeout=20 * SECOND)
    left = page.locator(".al-left")
    expect(left.last).to_be_hidden(timeout=20 * SECOND)
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.wait_for_function(f"!{PANEL}.context.model.dirty")
    page.evaluate("window.jupyterapp.serviceManager.sessions.shutdownAll()")

    page.goto(f"{jupyter}lab/tree/lesson/fr.ipynb?reset")
    page.wait_for_function(IS_IDLE, timeout=60 * SECOND)
    page.evaluate(f"{PANEL}.content.scrollToItem({PANEL}.content.widgets.length - 1, 'start')")

    expect(left.last).to_be_visible(timeout=20 * SECOND)
    expect(left.last.locator("svg").first).to_be_visible()
    gone = page.locator(".jp-OutputArea:has(.al-left)").get_by_text("model not found")
    assert [one.is_visible() for one in gone.all()] == [False] * gone.count()
