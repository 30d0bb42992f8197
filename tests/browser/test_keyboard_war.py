"""A whole war without a mouse: only Tab, Enter and typing, from the settings to the last decision."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.war_pages import Mirror, go_to, take_by_tab

pytestmark = pytest.mark.browser

SHORT_WAR = 77
NUMBER = ".al-room :is(input[type=text], input[type=number])"


def begin_by_keyboard(page: Page, seed: int) -> None:
    """Open the settings, write the number of the dice, begin."""
    go_to(page, ".al-room-button")
    page.keyboard.press("Enter")
    expect(page.locator(NUMBER).first).to_be_visible()
    go_to(page, NUMBER)
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(str(seed))
    page.keyboard.press("Tab")  # to the button that begins
    page.keyboard.press("Enter")
    expect(page.locator(NUMBER).first).to_be_hidden()


@pytest.mark.slow
def test_a_whole_war_is_played_by_keyboard_alone(room: Page):
    mirror, decisions = Mirror(SHORT_WAR), 0
    begin_by_keyboard(room, SHORT_WAR)
    while mirror.table.person_decides:
        offered = mirror.next_choice()
        take_by_tab(room, offered)
        mirror.take(offered["id"])
        expect(room.locator(".al-line-value")).to_have_text(mirror.levels)
        expect(room.locator(".al-board")).not_to_have_attribute("aria-busy", "true")
        decisions += 1
        assert decisions < 200

    assert decisions > 20
    expect(room.locator(".al-over")).to_contain_text("The war ends.")
