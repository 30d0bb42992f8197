"""The console of the browser: nothing that we cause stands there."""

import re

import pytest
from playwright.sync_api import ConsoleMessage, Page, expect

from tests.browser.conftest import ROOM, VoilaServer
from tests.browser.war_pages import choice, come_to_rest, wait_for_board

pytestmark = pytest.mark.browser

# Voila 0.5 is built on JupyterLab 4.2 and meets extensions that ask for a later one: theirs to mend.
NOT_OURS = re.compile(r"(Unsatisfied|No satisfying) version .* shared (singleton )?module @jupyterlab/")
BOARDS = {
    ROOM: ".al-board",
    "duel.ipynb": ".al-duel",
    "laboratory.ipynb": ".al-lab",
    "scenario.ipynb": ".al-examples",
    "studio.ipynb": ".al-studio",
}


@pytest.fixture
def said(page: Page) -> list[str]:
    """Return what the console says, as it comes."""
    found: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not NOT_OURS.match(message.text):
            found.append(f"{message.text} ({message.location['url']})")

    page.on("console", note)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


@pytest.mark.parametrize("name", BOARDS)
def test_a_page_leaves_nothing_in_the_console(
    page: Page, notebooks_server: VoilaServer, said: list[str], name: str
):
    page.goto(notebooks_server.page(name, "lang=en"))
    expect(page.locator(BOARDS[name]).first).to_be_visible(timeout=60_000)
    if name == ROOM:
        wait_for_board(page)
        choice(page, "fln quick").click()
        come_to_rest(page)  # what turn 1 begins with is told on a card
        page.get_by_role("button", name="Charts", exact=True).click()
        expect(page.locator(".bk-Figure").first).to_be_visible(timeout=20_000)
    page.wait_for_timeout(1000)
    page.reload()
    expect(page.locator(BOARDS[name]).first).to_be_visible(timeout=60_000)

    assert said == []
