"""Two at two computers of one room: a table is opened, played at, and found again after a reload."""

import re
from collections.abc import Callable, Iterator
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.apps.serving.conftest import serving_room
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

FIRST = "voila/render/page.ipynb"
CAMPAIGN = "from algeria_lab.views.pages.twilight.page import CampaignRoom\nCampaignRoom()"
DUEL = "from algeria_lab.views.pages.duel.page import DuelPage\nDuelPage()"
SOON = 60_000  # milliseconds in which a page must be there


@pytest.fixture
def link(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[str]:
    """Open a room with two places whose page is a game; give the link to it."""
    with serving_room(tmp_path_factory, request.param, FIRST, forks=True) as (port, lock):
        yield f"http://127.0.0.1:{port}/?token={lock.key}"


def come(browser: Browser, link: str, told: Callable[[str], object] = str) -> Page:
    """Return the page of somebody who has come in; *told* is called with all that its browser hears."""
    page = browser.new_context(viewport={"width": 1366, "height": 625}).new_page()
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: told(str(frame))))
    page.goto(link, wait_until="commit", timeout=SOON)
    expect(page.locator(".al-lobby summary")).to_be_visible(timeout=SOON)
    return page


def open_table(page: Page) -> list[str]:
    """Open a table for the FLN; return what would hinder somebody at the sheet on which that is done."""
    page.locator(".al-lobby summary").click()
    page.get_by_role("button", name="Open a table …").click()
    findings = grave_findings(page)
    page.get_by_role("dialog").get_by_text("FLN", exact=True).first.click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".al-lobby-seat b")).to_have_text("Table 1, you play the FLN.", timeout=SOON)
    return findings


def sit_down(page: Page, side: str) -> None:
    """Sit down at the table that is open."""
    page.locator(".al-lobby summary").click()
    page.get_by_role("button", name=f"Sit down on the side of the {side}").click()
    expect(page.locator(".al-lobby-seat b")).to_have_text(f"Table 1, you play the {side}.", timeout=SOON)


def come_to(moment: int, *pages: Page) -> None:
    """Wait until pages have heard of as many decisions."""
    for page in pages:
        expect(page.locator(".al-time-at").first).to_have_text(re.compile(rf"/ {moment}$"), timeout=SOON)


def decide(one: Page, two: Page) -> None:
    """Let whoever is asked read what happened, and press what leads on.

    The bar of the table, what is told and what is asked come one after the other, and the dice of a
    table are drawn anew each time: what is pressed is what is seen, and not what lets itself be expected.
    """
    told = "[data-do=told-next]:visible"
    asked = ".al-choice.al-primary:visible", ".al-choice:visible"  # a step may have nothing that ends it
    until = monotonic() + SOON / 1000
    while monotonic() < until:
        for page in (one, two):
            if page.locator(told).count():
                page.locator(told).press("n")  # the next card, or what is asked
            elif found := next(filter(Locator.count, map(page.locator, asked)), None):
                return found.first.click()
        one.wait_for_timeout(100)
    seen = [page.locator("button:visible").all_inner_texts() for page in (one, two)]
    pytest.fail(f"nobody has anything to press: {seen}")


def decides(one: Page, two: Page) -> Page:
    """Return the page of whoever decides, once a bar says so."""
    until = monotonic() + SOON / 1000
    while monotonic() < until:
        for page in (one, two):
            if page.locator(".al-lobby-seat [role=status]", has_text="You decide.").count():
                return page
        one.wait_for_timeout(100)
    pytest.fail("no bar says that its reader decides")


@pytest.mark.parametrize("link", [CAMPAIGN], indirect=True, ids=["campaign"])
def test_two_play_at_one_table_and_one_page_is_loaded_again(browser: Browser, link: str):
    one, two = come(browser, link), come(browser, link)
    findings = open_table(one)
    sit_down(two, "Government")
    findings += grave_findings(two)

    for moment in range(2):  # what comes later may need a plan, which depends on the dice
        decide(one, two)
        come_to(moment + 1, one, two)
    before = decides(one, two)
    two.reload(timeout=SOON)
    expect(two.locator(".al-lobby-seat b")).to_have_text("Table 1, you play the Government.", timeout=SOON)
    come_to(2, two)
    assert decides(one, two) == before
    decide(one, two)
    come_to(3, one, two)
    assert findings == []
    for page in (one, two):
        page.context.close()


HAND = ".al-duel-hand [data-card]"
ALL_OF_FLN = {f"FLN-{number:02}" for number in range(1, 22)}


def hand(page: Page) -> set[str]:
    """Return the ids of the cards that lie open in a reader's hand."""
    return set(page.locator(HAND).evaluate_all("cards => cards.map((card) => card.dataset.card)"))


@pytest.mark.parametrize("link", [DUEL], indirect=True, ids=["duel"])
def test_two_duel_at_one_table_and_neither_browser_is_told_the_hand_of_the_other(browser: Browser, link: str):
    frames: list[str] = []
    one, two = come(browser, link), come(browser, link, frames.append)
    open_table(one)
    sit_down(two, "French")
    expect(one.locator(HAND)).to_have_count(5)
    expect(two.locator(HAND)).to_have_count(5)
    drawn = hand(one)

    one.get_by_role("button", name="Keep this hand").click()
    two.get_by_role("button", name="Keep this hand").click()
    expect(one.locator(".al-lobby-seat [role=status]")).to_have_text("You decide.")
    expect(two.locator(".al-lobby-seat [role=status]")).to_have_text("The FLN decides: place 1.")
    assert len(drawn) == 5
    assert not drawn & hand(two)
    assert not drawn & set(re.findall(r"FLN-\d\d", two.content()))
    named = [cards for frame in frames if (cards := set(re.findall(r"FLN-\d\d", frame)))]
    assert any(cards == ALL_OF_FLN for cards in named)  # what is printed on all cards is public
    assert not [cards for cards in named if cards & drawn and cards != ALL_OF_FLN]
    for page in (one, two):
        page.context.close()
