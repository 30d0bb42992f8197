"""A class in real browsers: the key, the projector, and a full room that lets in by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from algeria_lab.apps.serving.rooms.keys import hang_lock
from tests.apps.serving.conftest import serving
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

FIRST = "voila/render/page.ipynb"
OPTIONS = ("--PageKernels.places=1", "--PageServer.in_class=True", f"--PageServer.first_page={FIRST}")
SOON = 60_000  # milliseconds in which a page must be there, or say what has happened


@pytest.fixture
def links(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Open a room with one place; give its address and its key."""
    file = tmp_path_factory.mktemp("lock") / "lock.json"
    key = hang_lock(file).key
    with serving(tmp_path_factory.mktemp("class"), "1", *OPTIONS, f"--PageServer.lock_file={file}") as port:
        yield f"http://127.0.0.1:{port}/", key


def somebody(browser: Browser) -> Page:
    """Return a page of a browser of its own, on a phone."""
    return browser.new_context(viewport={"width": 360, "height": 640}).new_page()


def test_a_class_comes_in_one_by_one(browser: Browser, links: tuple[str, str]):
    address, key = links
    first, second, board = (somebody(browser) for _ in range(3))
    first.goto(address)
    findings = grave_findings(first)
    first.get_by_label("Key").fill(f"{key[:4]}-{key[4:]}".upper())
    first.keyboard.press("Enter")
    expect(first).to_have_url(f"{address}{FIRST}", timeout=SOON)
    expect(first.locator("#al-lost b")).to_have_text("1", timeout=SOON)
    board.goto(f"{address}class?token={key}")
    expect(board.locator("[data-count=here]")).to_have_text("1", timeout=SOON)
    board.goto(f"{address}class?lang=fr")
    expect(board.locator("[data-number]").first).to_have_text("présent 1", use_inner_text=True, timeout=SOON)
    findings += grave_findings(board)

    kept = first.context.cookies()
    first.context.add_cookies([{**cookie, "value": "of a room that was closed"} for cookie in kept])  # type: ignore[misc]
    first.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(first.locator("#al-lost").get_by_text("Your key does not open this room any more")).to_be_visible()
    first.context.add_cookies(kept)  # type: ignore[arg-type]
    first.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(first.locator("#al-lost")).to_be_hidden()

    second.goto(f"{address}?token={key}")
    expect(second.get_by_role("heading", name="Every place is taken")).to_be_visible()
    findings += grave_findings(second)
    first.close()
    second.wait_for_selector(".jp-LabShell", timeout=SOON)

    assert findings == []
    for state in ("coming", "free"):
        expect(board.locator(f"[data-count={state}]")).to_have_text("0", timeout=SOON)
    for page in (second, board):
        page.close()
