"""A newcomer's first turn: only what the screen says is followed, and what to do next is always in sight."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.war_pages import area, begin, prompt

pytestmark = pytest.mark.browser

MOST_STEPS = 40
QUOTED = re.compile(r"“([^”]+)”")
NAMED_FIRST = re.compile(r"Choose ([A-Z][^,]+), then ([A-Z]\w+)")
# The button of each step that the guide's last line speaks of.
ENDS = re.compile(r"^(End|Pass)")
IN_SIGHT = """found => {
  const at = found.getBoundingClientRect();
  const seen = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return at.top >= 0 && at.bottom <= innerHeight && !!seen && (found.contains(seen) || seen.contains(found));
}"""


def guide(page: Page) -> Locator:
    """Return the guide’s lines of what to do; the card must be there."""
    card = page.locator(".al-guide")
    expect(card).to_be_visible()
    assert card.locator("h3").inner_text()
    return card.locator("li")


def assert_something_to_choose_is_in_sight(page: Page) -> None:
    """Neither the page nor the panel has to be scrolled to find a button for what is asked."""
    assert page.evaluate("scrollY") == 0
    buttons = page.locator(".al-head .al-choice, .al-decide .al-choice, .al-actions .al-choice").all()
    assert any(button.is_visible() and button.evaluate(IN_SIGHT) for button in buttons)


def named_button(page: Page, lines: list[str]) -> Locator | None:
    """Return the button whose name a line of the guide puts in quotation marks."""
    for line in lines:
        for name in QUOTED.findall(line):
            button = page.get_by_role("button", name=name, exact=True).and_(page.locator(":visible"))
            if button.count():
                return button.first
    return None


def follow_to_a_roll(page: Page, place: str, mission: str) -> None:
    """Choose the place that the guide names, then its mission; see the chances; roll."""
    name = re.sub(r" \(.*", "", place)
    area_of_that_name = page.locator(".al-places [data-place]").filter(has_text=name)
    found = area_of_that_name.first.get_attribute("data-place") if area_of_that_name.count() else None
    target = area(page, found) if found else page.locator(f'.al-places [aria-label^="{name}"]').first
    target.locator(".al-area").click(force=True)
    page.locator(".al-card .al-offer").filter(has_text=mission).first.click()
    expect(page.locator(".al-card .al-bars li").first).to_be_visible()
    page.locator(".al-card").get_by_role("button", name="Roll the dice").click()
    expect(page.locator(".al-roll .al-die").first).to_be_visible()


def take_one_step(page: Page, rolled: list[str]) -> None:
    """Do what the guide names: a place and its mission first, then a button, then the end of the step."""
    lines = guide(page).all_inner_texts()
    named = next((found for line in lines if (found := NAMED_FIRST.search(line))), None)
    if named and len(rolled) < 2:
        rolled.append(named[1])
        return follow_to_a_roll(page, named[1], named[2])
    if button := named_button(page, lines):
        return button.click()
    ends = page.locator(".al-head .al-choice").filter(has_text=ENDS)
    shared = page.locator(".al-decide .al-choice")
    return (ends if ends.count() else shared).first.click()


def test_a_newcomer_finishes_the_first_turn_with_nothing_but_the_screen(room: Page):
    """Seed 8, FLN: set-up, reinforcement, deployment, two missions with their chances, then the next turn."""
    begin(room, 8)
    rolled: list[str] = []
    asked: list[str] = []
    heading = room.locator(".al-head h2")
    while len(asked) < MOST_STEPS and "turn 2" not in heading.inner_text():
        expect(room.locator(".al-board")).not_to_have_attribute("aria-busy", "true")
        guide(room)
        assert_something_to_choose_is_in_sight(room)
        asked.append(prompt(room).inner_text())
        before = room.locator(".al-time-at").inner_text()
        take_one_step(room, rolled)
        expect(room.locator(".al-time-at")).not_to_have_text(before)

    assert "turn 2" in heading.inner_text(), asked
    assert len(rolled) == 2
    kinds = ("place your units", "build and convert", "comes out to Operations", "choose a mission")
    assert all(any(kind in one for one in asked) for kind in kinds), asked
