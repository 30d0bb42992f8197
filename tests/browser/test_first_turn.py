"""A newcomer's first turn: only what the screen says is followed, and what to do next is always in sight."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.waiting import wait_until
from tests.browser.war_pages import begin, come_to_rest, prompt

pytestmark = pytest.mark.browser

MOST_STEPS = 40
CHOICE_IN_SIGHT = """() => [...document.querySelectorAll(
  ":is(.al-head, .al-decide, .al-actions) .al-choice")].some(found => {
  const at = found.getBoundingClientRect();
  const seen = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
  return at.top >= 0 && at.bottom <= innerHeight && !!seen && (found.contains(seen) || seen.contains(found));
})"""


def assert_guided(page: Page) -> None:
    """The guide says what the step is about, what to do, and why."""
    card = page.locator(".al-guide")
    expect(card).to_be_visible()
    assert all(card.locator(part).inner_text() for part in ("h3", ".al-advice strong", ".al-quiet"))


def assert_something_to_choose_is_in_sight(page: Page) -> None:
    """As the page stands, after whatever was opened before, nothing has to be scrolled to find a button."""
    wait_until(page, CHOICE_IN_SIGHT, seconds=10)


def take_one_step(page: Page) -> bool:
    """Have the guide’s advice shown and do it; return whether dice were rolled for it."""
    page.locator('.al-guide [data-do="advice"]').click()
    advised = page.locator(".al-guide .al-advice strong").inner_text()
    expect(page.locator(".al-hint-text")).to_have_text(advised)
    go = page.locator(".al-hint-box .al-go:not([aria-disabled])")
    expect(go).to_be_visible()
    rolls = go.inner_text().startswith("Roll the dice")
    go.click()
    return rolls


@pytest.mark.site_alone
def test_a_newcomer_finishes_the_first_turn_with_nothing_but_the_screen(room: Page):
    """Seed 8, FLN: set-up, reinforcement, deployment, missions with their chances, then the next turn."""
    begin(room, 8)
    rolled = 0
    asked: list[str] = []
    heading = room.locator(".al-head h2")
    while len(asked) < MOST_STEPS:
        come_to_rest(room)  # while the end of turn 1 is told, the heading still says so
        if "turn 2" in heading.inner_text():
            break
        assert_guided(room)
        assert_something_to_choose_is_in_sight(room)
        asked.append(prompt(room).inner_text())
        before = room.locator(".al-time-at").inner_text()
        rolled += take_one_step(room)
        expect(room.locator(".al-time-at")).not_to_have_text(before)

    assert "turn 2" in heading.inner_text(), asked
    assert rolled > 1
    kinds = ("place your units", "build and convert", "come out from underground", "choose a mission")
    assert all(any(kind in one for one in asked) for kind in kinds), asked
