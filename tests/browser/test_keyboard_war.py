"""A whole war without a mouse: only Tab, Enter and typing, from the settings to the last decision."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.war_pages import Mirror, go_to, take_by_tab, wait_for_another

pytestmark = pytest.mark.browser

SHORT_WAR = 77
FOCUSED = "document.activeElement.matches({selector!r})"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab on the sheet until an element has the focus."""
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED.format(selector=selector)):
            return
    pytest.fail(f"Tab does not lead to {selector}")


def open_sheet(page: Page) -> None:
    """Open the choices before a war, from the menu of files."""
    go_to(page, ".al-files-menu")
    page.keyboard.press("Enter")
    go_to(page, ".al-files-panel button")
    page.keyboard.press("Enter")
    expect(page.locator(".al-begin")).to_be_visible()


def begin_by_keyboard(page: Page, seed: int, level: str = "") -> None:
    """Open the sheet, leave it, open it again, choose a level, write the number of the dice, begin."""
    open_sheet(page)
    page.keyboard.press("Escape")
    expect(page.locator(".al-begin")).to_be_hidden()
    assert page.evaluate(FOCUSED.format(selector=".al-files-menu"))
    open_sheet(page)
    if level:
        tab_to(page, ".al-begin select")
        page.keyboard.type(level)
        note = page.locator(".al-begin-field p").first
        expect(note).to_contain_text("Follows the published chart")  # the sheet is written anew
    tab_to(page, ".al-begin-more summary")
    page.keyboard.press("Enter")
    tab_to(page, ".al-begin input[type=number]")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(str(seed))
    wait_for_another(page, ".al-board", lambda: page.keyboard.press("Enter"))


@pytest.mark.site_alone
@pytest.mark.slow
def test_a_whole_war_is_played_by_keyboard_alone(room: Page):
    mirror, decisions = Mirror(SHORT_WAR), 0
    begin_by_keyboard(room, SHORT_WAR)
    while mirror.table.person_decides:
        offered = mirror.next_choice()
        take_by_tab(room, offered)
        mirror.take(offered)
        expect(room.locator(".al-line-value")).to_have_text(mirror.levels)
        expect(room.locator(".al-board")).not_to_have_attribute("aria-busy", "true")
        decisions += 1
        assert decisions < 200

    assert decisions > 20
    expect(room.locator(".al-over")).to_contain_text("The war ends.")
