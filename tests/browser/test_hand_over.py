"""A duel between two browsers without a room: the turn goes there as a link, and comes back as a file."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import VoilaServer
from tests.browser.test_access import grave_findings
from tests.browser.war_pages import use_file_desk

pytestmark = pytest.mark.browser

PAGE = "duel.ipynb"
PATIENCE = 60_000


def somebody(browser: Browser, width: int, height: int) -> Page:
    """Return a page of a browser of its own."""
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    page.set_default_timeout(PATIENCE)
    return page


def ready(page: Page) -> None:
    """Wait until the table has its answer."""
    expect(page.locator(".al-duel-prompt-text")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".al-duel")).not_to_have_attribute("aria-busy", "true", timeout=PATIENCE)


def hand_over(page: Page) -> str:
    """Hand the turn over, and return the link."""
    page.get_by_role("button", name="Hand the turn over").click()
    link = page.get_by_role("textbox", name="The turn as a link")
    expect(link).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("heading", name="Send this turn")).to_be_focused()
    return link.input_value()


def test_a_turn_goes_there_as_a_link_and_comes_back_as_a_file(
    browser: Browser, notebooks_server: VoilaServer, tmp_path: Path
):
    one, two = somebody(browser, 1366, 625), somebody(browser, 360, 780)
    one.goto(notebooks_server.page(PAGE, "lang=en"), wait_until="commit")
    ready(one)
    use_file_desk(one, "Play with somebody elsewhere")
    expect(one.get_by_label("Against", exact=True)).to_have_value("elsewhere", timeout=PATIENCE)
    one.get_by_role("button", name="Begin the game").click()
    expect(one.locator(".al-hand")).to_contain_text("You play: FLN.", timeout=PATIENCE)
    one.locator('[data-pick="fln keep"]').click()
    link = hand_over(one)
    held = one.locator(".al-duel-hands [data-card]").evaluate_all("all => all.map(one => one.dataset.card)")
    findings = grave_findings(one)

    two.goto(link.replace("duel.ipynb", "duel.ipynb?lang=en"), wait_until="commit")
    expect(two.locator(".al-hand")).to_contain_text("You play: French.", timeout=PATIENCE)
    ready(two)
    assert len(held) == 5
    assert two.locator(", ".join(f'[data-card="{card}"]' for card in held)).count() == 0
    two.locator('[data-pick="gov keep"]').click()
    hand_over(two)
    with two.expect_download() as download:
        two.get_by_role("button", name="Save the turn as a file").click()
    download.value.save_as(tmp_path / "turn.json")
    findings += grave_findings(two)
    two.reload(wait_until="commit")
    expect(two.get_by_role("button", name="Show once more what to send")).to_be_visible(timeout=PATIENCE)

    with one.expect_file_chooser() as chooser:
        one.get_by_role("button", name="Open the turn that came back").click()
    chooser.value.set_files(tmp_path / "turn.json")
    expect(one.locator(".al-duel-prompt-text")).to_contain_text("Play one card", timeout=PATIENCE)
    expect(one.locator(".al-duel-head")).to_contain_text("somebody elsewhere")
    one.goto(link, wait_until="commit")
    expect(one.locator(".al-files-note")).to_contain_text("other side", timeout=PATIENCE)
    expect(one.locator(".al-hand")).to_contain_text("You play: FLN.", timeout=PATIENCE)
    assert findings == []
    for page in (one, two):
        page.close()
