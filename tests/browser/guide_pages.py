"""The guide's panel on a page: its buttons, and the menu of ways past a task."""

from playwright.sync_api import Page

from tests.browser.war_pages import go_to

WAYS_PAST = ("skip-questions", "skip-predictions", "show-me", "debrief")
MENU = ".al-lead-skip-menu"


def come_to(page: Page, panel: str, deed: str) -> None:
    """Move the focus to a button of the guide by keys alone; ways past a task stand in a menu."""
    if deed in WAYS_PAST:
        go_to(page, f"{panel} {MENU}")
        page.keyboard.press("Enter")
    go_to(page, f'{panel} [data-do="{deed}"]')


def click(page: Page, panel: str, deed: str) -> None:
    """Click a button of the guide, be it in the menu."""
    button = page.locator(f'{panel} [data-do="{deed}"]')
    button.wait_for(state="attached", timeout=20_000)
    if deed in WAYS_PAST:
        page.locator(f"{panel} {MENU}").click(timeout=20_000)
    button.click(timeout=20_000)
