"""The pages under a Jupyter server, as on Binder: another base address, the same frame."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Requests
from tests.browser.war_pages import choice, wait_for_board

pytestmark = pytest.mark.browser


def test_a_page_works_under_the_readers_own_address(page: Page, jupyter: str, requests: Requests):
    page.goto(f"{jupyter}voila/render/war-room.ipynb?lang=fr")
    wait_for_board(page)
    choice(page, "fln quick").first.click()

    expect(page.locator(".al-board")).to_contain_text("tour 1")
    page.get_by_role("button", name="Graphiques", exact=True).click()
    expect(page.locator(".bk-Figure").first).to_be_visible(timeout=60_000)
    expect(page.get_by_role("link", name="algeria_lab")).to_be_visible()
    assert requests.elsewhere == []


def test_a_wrong_address_is_explained_there_too(page: Page, jupyter: str):
    page.goto(f"{jupyter}voila/render/none.ipynb?lang=fr")

    expect(page.get_by_role("heading", name="Cette page n’existe pas")).to_be_visible()


def test_the_list_of_pages_speaks_in_titles_there_too(page: Page, jupyter: str):
    page.goto(f"{jupyter}voila/tree?lang=fr")

    page.get_by_role("link", name="La salle d’opérations").click()
    expect(page.locator(".al-room-title h1")).to_have_text("La salle d’opérations", timeout=60_000)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Aller à la question posée")).to_be_focused()
    expect(page.locator("[data-first-stop]:visible").first).to_be_visible(timeout=60_000)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('[data-first-stop]')")
