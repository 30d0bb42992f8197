"""The pages under a Jupyter server, as on Binder: another base address, the same frame."""

import json
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.apps.serving.visitor import V1, Visitor, heard, message
from tests.browser.conftest import Requests
from tests.browser.war_pages import choice, wait_for_board

pytestmark = pytest.mark.browser


def test_a_page_works_under_the_readers_own_address(page: Page, jupyter: str, requests: Requests):
    page.goto(f"{jupyter}voila/render/war-room.ipynb?lang=fr")
    wait_for_board(page)
    choice(page, "fln quick").first.click()

    expect(page.locator(".al-board")).to_contain_text("tour 1")
    with page.expect_request(lambda asked: "/api/kernels/" in asked.url) as look:  # is the kernel there?
        page.get_by_role("button", name="Graphiques", exact=True).click()
        expect(page.locator(".bk-Figure").first).to_be_visible(timeout=60_000)
    expect(page.get_by_role("link", name="algeria_lab")).to_be_visible()
    assert requests.elsewhere == []
    # Without its secret a JupyterHub refuses to say, and the page would tell that the program is lost.
    secret = page.evaluate("document.cookie.match(/_xsrf=([^;]*)/)[1]")
    assert look.value.headers["x-xsrftoken"] == secret


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


def test_code_is_for_notebooks_and_not_for_pages(jupyter: str):
    """The server runs what a notebook sends; the kernel of a page beside it hears what widgets need."""
    address = urlsplit(jupyter)
    visitor = Visitor(address.port or 80, address.path)
    visitor.cookies["_xsrf"] = "made"
    started = visitor.ask("api/kernels", "POST", "{}", **{"X-XSRFToken": "made"})
    notebook, page = json.loads(started.text)["id"], visitor.open_page("home.ipynb")
    kinds = {}
    for kernel, last in ((notebook, "error"), (page, "kernel_info_reply")):
        with visitor.socket(kernel, V1) as socket:
            socket.send(message("execute_request", code="1 / 0", silent=False))
            socket.send(message("kernel_info_request"))
            kinds[kernel] = {one["kind"] for one in heard(socket, last)}
        visitor.change(f"api/kernels/{kernel}", "DELETE")

    assert "execute_input" in kinds[notebook]
    assert kinds[page] <= {"status", "kernel_info_reply"}
