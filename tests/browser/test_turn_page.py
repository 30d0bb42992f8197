"""The pages over the board in a browser: whole in a small window, alone on paper, left by keys."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from algeria_lab.core.keeping.saves import save_text
from tests.views.algeria.whole_wars import whole_war

pytestmark = pytest.mark.browser

LAPTOP = {"width": 1366, "height": 625}  # what a window of 1366 by 768 leaves of the page
SHEET = ".al-leaf"
# Whatever scrolls in itself, or hangs over its box.
CUT = """page => [...page.querySelectorAll('*')]
    .filter(part => getComputedStyle(part).overflowX !== 'visible' &&
        part.scrollHeight > part.clientHeight + 1
        && !part.matches('.al-hidden-text')).map(part => part.className)"""


@pytest.fixture
def letters_of_the_system(page: Page) -> None:
    """Leave the page's own letters unanswered: on a slow line it is read in others, which are wider."""
    page.route("**/*.woff2", lambda route: route.fulfill(content_type="font/woff2", body=""))


@pytest.fixture
def after_a_turn(letters_of_the_system: None, room: Page, tmp_path: Path) -> Page:
    """Open a war whose third turn, with a coup attempt and the OAS, has just ended."""
    room.remove_locator_handler(room.locator(SHEET))
    room.set_viewport_size(LAPTOP)
    game = whole_war("1958", 0)
    ended = next(ply for ply, entry in enumerate(game.history) if entry.state.turn == 4)
    path = tmp_path / "war.json"
    path.write_text(save_text(game.fork(ended), {"fln": "human", "gov": "human"}), encoding="utf-8")
    room.set_input_files(".al-files input", path)
    return room


def test_the_page_of_a_turn_stands_whole_in_a_small_window_and_alone_on_paper(after_a_turn: Page) -> None:
    page, sheet = after_a_turn, after_a_turn.locator(SHEET)
    expect(sheet.get_by_role("heading", name="Turn 3", exact=True)).to_be_focused(timeout=20_000)
    box = sheet.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= LAPTOP["height"]
    assert sheet.evaluate(CUT) == []
    page.emulate_media(media="print")
    expect(page.locator(".al-svg")).to_be_hidden()
    expect(sheet.get_by_role("button", name="Go on", exact=True)).to_be_hidden()
    page.emulate_media(media="screen")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    expect(page.locator(".al-prompt-text")).to_be_focused()


def test_the_war_so_far_is_a_page_whose_report_is_a_file(after_a_turn: Page, tmp_path: Path) -> None:
    page, sheet = after_a_turn, after_a_turn.locator(SHEET)
    sheet.get_by_role("button", name="The war so far").click(timeout=20_000)
    expect(sheet.get_by_role("heading", name="The war so far, turn 4")).to_be_focused()
    with page.expect_download() as given:
        sheet.get_by_role("button", name="Report to print").click()
    given.value.save_as(tmp_path / "report.html")
    assert given.value.suggested_filename == "algeria-1958-0-turn-4.html"
    assert "Report of a war".lower() in (tmp_path / "report.html").read_text("utf-8").lower()
