"""Closing a page ends its kernel, another tab in front does not, and no other site can end it."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import APIRequestContext, BrowserContext, Page, Playwright

from tests.browser.conftest import ROOT, VoilaServer

pytestmark = pytest.mark.browser

SOON = 10.0  # seconds in which a kernel must be gone
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
HIDDEN = "dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))"
SECRET, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 2


class Server:
    """A server of pages, asked by the browser of its pages and by a program that is none of them."""

    def __init__(self, found: VoilaServer, own: APIRequestContext, asking: APIRequestContext) -> None:
        self.address, self._duel = found.address, found.page("duel.ipynb")
        self._own, self._asking = own, asking

    def open_page(self, context: BrowserContext) -> tuple[Page, str]:
        """Open a page and return it with the id of its kernel."""
        page = context.new_page()
        page.goto(self._duel)
        return page, kernel_of(page)

    def has(self, kernel: str) -> bool:
        """Return whether a kernel runs; the browser may know, to whose page it belongs."""
        status = self._own.get(f"{self.address}api/kernels/{kernel}").status
        assert status in {200, 404}
        return status == 200

    def loses_soon(self, kernel: str) -> bool:
        """Return whether a kernel ends within some seconds."""
        end = time.monotonic() + SOON
        while self.has(kernel) and time.monotonic() < end:
            time.sleep(0.1)
        return not self.has(kernel)

    def end(self, kernel: str, *, cookie: str = "", token: str = "", origin: str = "") -> int:
        """Ask to end a kernel and return the answer; the origin is that of the asking page."""
        headers = {"Cookie": f"_xsrf={cookie}"} if cookie else {}
        headers |= {"Origin": origin} if origin else {}
        url = f"{self.address}voila/api/shutdown/{kernel}"
        return self._asking.post(url, headers=headers, form={"_xsrf": token} if token else {}).status


@pytest.fixture(params=["voila", "jupyter"])
def server(
    request: pytest.FixtureRequest, context: BrowserContext, playwright: Playwright
) -> Iterator[Server]:
    """Return a server of pages: Voila alone, and a Jupyter server as on Binder."""
    if request.param == "jupyter":
        found = VoilaServer(str(request.getfixturevalue("jupyter")), log=Path())
    else:
        serve: Callable[[Path], VoilaServer] = request.getfixturevalue("voila")
        found = serve(ROOT / "notebooks")
    asking = playwright.request.new_context()
    yield Server(found, context.request, asking)
    asking.dispose()


def kernel_of(page: Page) -> str:
    """Return the id of a page's kernel, once its widgets are there."""
    page.wait_for_selector(".al-duel", timeout=60_000)
    return str(page.evaluate(KERNEL))


def test_a_page_that_is_closed_or_loaded_again_ends_its_kernel(context: BrowserContext, server: Server):
    page, first = server.open_page(context)
    page.reload()
    second = kernel_of(page)
    page.close()

    assert first != second
    assert server.loses_soon(first)
    assert server.loses_soon(second)


def test_a_page_behind_another_tab_keeps_its_kernel(context: BrowserContext, server: Server):
    page, kernel = server.open_page(context)
    front = context.new_page()
    front.goto(f"{server.address}voila/tree")
    front.bring_to_front()
    page.evaluate(HIDDEN)  # as when the browser keeps a page to go back to
    time.sleep(1)

    assert server.has(kernel)
    page.close()
    assert server.loses_soon(kernel)


def test_nobody_ends_a_kernel_without_the_token_of_its_own_site(context: BrowserContext, server: Server):
    page, kernel = server.open_page(context)
    answers = [
        server.end(kernel),
        server.end(kernel, token=SECRET),
        server.end(kernel, cookie=SECRET),
        server.end(kernel, cookie=SECRET, token=OTHER),
    ]
    abroad = server.end(kernel, cookie=SECRET, token=SECRET, origin="http://elsewhere.example")
    nobodys = server.end(f"{'0' * 8}-0000-4000-8000-{'0' * 12}", cookie=SECRET, token=SECRET)

    assert answers == [403] * 4
    assert abroad in {403, 404}
    assert nobodys in {403, 404}
    assert server.has(kernel)
    page.close()
    assert server.loses_soon(kernel)
