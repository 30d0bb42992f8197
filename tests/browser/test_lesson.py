"""The lesson on resettlement as a Voila page; test_jupyter_lab.py runs it cell by cell."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Requests, VoilaServer

pytestmark = pytest.mark.browser

LESSON = ROOT / "lessons" / "05-resettlement"
SECOND = 1000


@pytest.fixture(scope="module")
def lesson(voila: Callable[[Path], VoilaServer]) -> VoilaServer:
    return voila(LESSON)


def test_the_lesson_is_a_page_to_its_end(page: Page, lesson: VoilaServer, requests: Requests):
    """One visit: all is there, the reader predicts and plays, the page fits a narrow screen."""
    page.goto(lesson.page("en.ipynb"), wait_until="commit")
    expect(page.get_by_role("heading", name="10. Sources and credits")).to_be_attached(timeout=90 * SECOND)

    check_all_is_there(page)
    check_prediction(page)
    check_guide(page)
    check_narrow_screen(page)
    assert requests.elsewhere == []


def check_all_is_there(page: Page) -> None:
    expect(page.locator(".al-board")).to_have_count(2, timeout=20 * SECOND)
    expect(page.locator(".bk-Figure")).to_have_count(5, timeout=20 * SECOND)
    for shown in (page.locator(".al-board svg").first, page.locator(".bk-Figure").last):
        shown.scroll_into_view_if_needed()
        expect(shown).to_be_visible()
    expect(page.get_by_role("table", name="What the sources say")).to_be_visible()
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


def check_guide(page: Page) -> None:
    """The guide leads to the order; the board keeps to the step, and what it allows is played there."""
    guide, board = page.locator(".al-guided").first, page.locator(".al-board").first
    for number in (2, 3):
        guide.get_by_role("button", name="Go on without answering").click()
        expect(guide.get_by_text(f"Step {number} of 7", exact=True)).to_be_visible(timeout=20 * SECOND)
    guide.get_by_role("button", name="Read this step").click()
    board.get_by_role("button", name="Population Resettlement in Philippeville (II-2)").click()
    board.locator(".al-inline-plan .al-go").click()
    expect(board.get_by_text("dice 6 + 2 + 2 = 10").first).to_be_attached(timeout=20 * SECOND)
    expect(guide.get_by_text("no one who lives there is on the board").first).to_be_visible()


def check_narrow_screen(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    choice = page.get_by_role("combobox", name="It pays")
    choice.scroll_into_view_if_needed()
    box = choice.bounding_box()
    assert box is not None
    assert box["width"] > 100
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
