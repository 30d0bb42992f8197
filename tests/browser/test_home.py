"""Arriving: the home page by keyboard, in French, on a phone, and what it keeps of a lesson."""

import json
import re
from collections.abc import Callable
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Requests, VoilaServer
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
OTHERS = "() => Object.keys(localStorage).filter(key => !key.startsWith('algeria-lab'))"


@pytest.fixture
def home(voila: Callable[..., VoilaServer]) -> str:
    """Return the address of the home page, with all pages and lessons served together."""
    return voila(ROOT).page("notebooks/home.ipynb", "lang=en")


@pytest.mark.site
def test_the_first_roll_by_keyboard_the_path_and_french(
    page: Page, home: str, requests: Requests, faults: list[str]
):
    page.emulate_media(reduced_motion="reduce")
    page.goto(home, wait_until="commit")
    expect(page.locator("#al-first h1").first).to_be_visible(timeout=20_000)
    row = page.locator(".al-home-rows button")
    page.locator(".al-home-sent a").click(timeout=60_000)
    expect(page.locator("#path")).to_be_in_viewport()
    row.first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")

    expect(page.locator(".al-home-fell h3")).to_be_focused()
    expect(page.locator(".al-home-steps")).to_contain_text("The die shows")
    expect(page.locator(".al-home-steps .al-rule").first).to_be_visible()
    assert grave_findings(page) == []

    way = {"format": "algeria-lesson/1", "id": "l05-resettlement", "step": 3, "steps": 8, "done": False}
    kept = [{"war": "l05", "save": json.dumps(way), "name": "l05.json", "label": "l05", "when": 5}]
    page.evaluate(
        "kept => localStorage.setItem('algeria-lab:wars:lesson-l05-resettlement', kept)", json.dumps(kept)
    )
    page.evaluate("dispatchEvent(new Event('storage'))")
    expect(page.locator(".al-home-path li[data-state=begun]")).to_contain_text("step 3 of 8")

    page.get_by_role("link", name="Français").click()
    expect(page.locator("h1.al-home-h1")).to_have_text("Reprendre où vous en étiez")
    expect(page.locator(".al-home-steps")).to_contain_text("Le dé donne")
    assert "lang=fr" in page.url
    expect(page).to_have_title("Accueil · algeria_lab")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate(WIDTH) <= 320
    assert grave_findings(page) == []
    assert requests.elsewhere == []
    # What the page for teachers says of cookies is true: these, each of random letters.
    said = {"_xsrf", "username", "page"}
    assert {cookie["name"].partition("-")[0] for cookie in page.context.cookies()} <= said
    assert page.evaluate(OTHERS) == []


def test_the_page_for_teachers_opens_at_a_section_and_fits_a_phone(
    page: Page, voila: Callable[..., VoilaServer], faults: list[str]
):
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(voila(ROOT).page("notebooks/teachers.ipynb", "lang=fr") + "#privacy", wait_until="commit")

    expect(page.locator("#privacy h2")).to_be_in_viewport(timeout=60_000)
    expect(page.locator("#privacy table")).to_be_visible()
    expect(page.locator("#credits ul")).to_be_hidden()
    page.evaluate("location.hash = '#credits'")
    expect(page.locator("#credits ul")).to_be_visible()
    expect(page.locator(".al-teach-code")).to_be_hidden()  # nobody else could follow a code to this computer
    line = page.locator(".al-teach-share textarea[readonly]")
    expect(line).to_have_value(re.compile(r"app .*--class 28( --period \d+)? --network --lang fr"))
    page.locator(".al-teach-wishes select").nth(1).select_option("90")
    expect(page.locator(".al-teach-found").first).not_to_be_empty()
    assert page.evaluate(WIDTH) <= 320
    assert grave_findings(page) == []


def test_what_is_sent_is_packed(page: Page, home: str):
    """The program of a page is five megabytes, on the wire one and a half."""
    answer = page.request.get(urljoin(home, "/voila/static/voila.js"))

    assert answer.headers["content-encoding"] == "gzip"


def test_a_page_that_is_missing_leads_home(page: Page, voila: Callable[..., VoilaServer]):
    page.goto(voila(ROOT).page("none.ipynb", "lang=en"))

    expect(page).to_have_title("There is no such page · algeria_lab")
    home = page.get_by_role("link", name="Home").last
    assert "voila/render/notebooks/home.ipynb" in (home.get_attribute("href") or "")


def test_arabic_is_read_from_the_right(page: Page, home: str, requests: Requests, faults: list[str]):
    """A language that is begun is offered here, marked as such; the map stays as it lies."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(home, wait_until="commit")
    page.locator(".al-home-rows button").first.wait_for()
    offered = page.locator(".al-languages a", has_text="العربية")
    expect(offered).to_contain_text("(قيد الترجمة)")
    offered.click()

    root = page.locator("html")
    expect(root).to_have_attribute("dir", "rtl")
    expect(root).to_have_attribute("lang", "ar")
    expect(page).to_have_title("الرئيسية · algeria_lab")
    expect(page.locator(".al-subtitle")).to_contain_text("حرب الجزائر")
    expect(page.locator(".al-subtitle span[lang=en]")).to_be_hidden()
    page.locator(".al-home-rows button").first.click()
    expect(page.locator(".al-home-steps")).to_contain_text("يُظهر النرد")
    assert page.locator(".al-home-picture").evaluate("box => getComputedStyle(box).direction") == "ltr"
    for width in (360, 1366):
        page.set_viewport_size({"width": width, "height": 740})
        assert page.evaluate(WIDTH) <= width
        title, path = page.locator("h1.al-home-h1").bounding_box(), page.locator("#path").bounding_box()
        assert title
        assert path
        assert title["x"] + title["width"] > width / 2
        assert path["x"] + path["width"] > width / 2
    assert grave_findings(page) == []

    page.get_by_role("link", name="English").click()
    expect(root).to_have_attribute("dir", "ltr")
    expect(page.locator(".al-home-steps")).to_contain_text("The die shows")
