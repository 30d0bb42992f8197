"""The laboratory in a real browser: a question from the first click to the file, by mouse and by keys."""

import json
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from algeria_lab.views.pages.laboratory.link import read_link
from tests.browser.conftest import Requests, VoilaServer
from tests.browser.lab_pages import (
    LABORATORY,
    QUESTION,
    bars,
    button,
    draw,
    field,
    open_laboratory,
    question_of,
    wait_for_results,
)
from tests.browser.war_pages import go_to, wait_for_board

pytestmark = pytest.mark.browser

WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"
GRAVE = {"serious", "critical"}
SMALL = """[...document.querySelectorAll('.al-lab :is(button, select, input, a, [role=slider])')]
    .filter(one => one.checkVisibility() && one.type !== 'radio')
    .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 24).map(([name]) => name)"""


@pytest.fixture
def laboratory(
    page: Page, notebooks_server: VoilaServer, requests: Requests, faults: list[str]
) -> Iterator[Page]:
    """Open the laboratory in English in a window of a laptop; nothing may be asked of another host."""
    page.set_viewport_size({"width": 1100, "height": 768})
    open_laboratory(page, notebooks_server.page(LABORATORY, "lang=en"))
    yield page
    assert len(requests.seen) > 5
    assert requests.elsewhere == []


def grave_findings(page: Page) -> list[str]:
    """Return what axe finds serious or critical."""
    return [
        f"{found['impact']} {found['id']}: {[node['html'][:160] for node in found['nodes'][:3]]}"
        for found in Axe().run(page).response["violations"]
        if found["impact"] in GRAVE
    ]


@pytest.mark.site_alone
def test_a_question_is_predicted_played_read_and_passed_on(
    laboratory: Page, context: BrowserContext, notebooks_server: VoilaServer
):
    page = laboratory
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    field(page, "Wars for each pairing").select_option("100")
    draw(page, 0, 0.6)
    draw(page, 1, 0.2)
    expect(bars(page).nth(1)).to_have_attribute("aria-valuetext", "−59")
    button(page, "run").click()
    wait_for_results(page)
    expect(page.locator(".al-lab-count").first).to_contain_text("200 of 200 wars")
    headlines = page.locator(".al-pane-headline")
    expect(headlines.first).to_contain_text("of the 2 results")
    expect(headlines.last).to_contain_text("lower than with “mixed”")
    asked, found = (
        page.locator(part).bounding_box() for part in (".al-lab-beside:not([hidden])", ".al-experiment")
    )
    assert asked
    assert found
    assert asked["x"] > found["x"] + found["width"]  # the question stays beside what came out

    button(page, "link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert read_link(link.partition("#q=")[2]).question.runs == 100
    other = context.new_page()
    open_laboratory(other, link)
    expect(field(other, "Wars for each pairing")).to_have_value("100")
    assert question_of(other) == question_of(page)
    other.reload()
    expect(field(other, "Wars for each pairing")).to_have_value("100", timeout=60_000)


def test_a_question_to_begin_with_takes_one_click(laboratory: Page):
    page = laboratory
    page.get_by_role("button", name="What does a barrier on the border change?").click()
    expect(button(page, "starter.barrier")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".al-lab-note").first).to_contain_text("Say what you expect, then play.")
    button(page, "run").click()
    wait_for_results(page)
    expect(page.locator(".al-finding")).to_contain_text("What it shows")


LISTEN = """() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const text = typeof data === "string" ? data : new TextDecoder().decode(data);
        if (text.includes('"kind":"leave"')) sessionStorage.setItem("farewell", String(this.readyState));
        return send.call(this, data);
    };
}"""


def test_a_page_that_is_left_tells_its_kernel(laboratory: Page, notebooks_server: VoilaServer):
    page = laboratory
    page.evaluate(LISTEN)
    button(page, "starter.resettlement").click()
    button(page, "run").click()
    expect(page.locator(".al-lab-count").first).to_be_visible()
    page.goto(f"{notebooks_server.address}voila/tree")

    assert page.evaluate("sessionStorage.getItem('farewell') === String(WebSocket.OPEN)")


def test_everything_can_be_done_by_keys(laboratory: Page):
    page = laboratory
    for is_open in (False, True):
        go_to(page, f"{QUESTION} .al-lab-fold > summary")
        page.keyboard.press("Enter")
        expect(page.locator(f"{QUESTION} .al-lab-fold[open]")).to_have_count(int(is_open))
    go_to(page, 'select:has(option[value="grid"])')
    page.keyboard.press("ArrowDown")
    expect(field(page, "Doctrine").first).to_have_value("grid")
    go_to(page, 'select:has(option[value="10000"])')
    page.keyboard.press("Home")
    expect(field(page, "Wars for each pairing")).to_have_value("100")
    expect(bars(page).first).to_have_attribute("aria-label", "Prediction for grid")
    go_to(page, "[role=slider]")
    for key in ("Home", "PageUp", "ArrowRight"):
        page.keyboard.press(key)
    expect(bars(page).first).to_have_attribute("aria-valuetext", "−78")
    go_to(page, "[data-do=run]")
    page.keyboard.press("Enter")
    expect(page.locator(".al-lab-said").first).to_contain_text("wars are played", timeout=60_000)
    wait_for_results(page)
    go_to(page, "[data-do=save-question]")
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    data = json.loads(download.value.path().read_text("utf-8"))
    assert [way["name"] for way in data["question"]["ways"]] == ["grid", "resettle-3"]
    assert data["prediction"] == {"grid": -78.0}


def test_a_stop_keeps_what_was_played(laboratory: Page):
    page = laboratory
    field(page, "Wars for each pairing").select_option("10000")
    button(page, "run").click()
    expect(button(page, "cancel")).to_be_focused()  # in the place of what was pressed: nobody is led away
    expect(page.locator(".bk-Figure").first).to_be_visible(timeout=60_000)
    # The page answers while it plays.
    field(page, "Last turn").fill("11")
    field(page, "Last turn").press("Tab")
    expect(button(page, "run")).to_have_text("Play this question instead")
    button(page, "cancel").click()
    expect(page.locator(".al-lab-notes li").first).to_contain_text("kept, in whole pairs")
    expect(button(page, "save-wars")).to_be_visible()
    expect(page.locator(".bk-Figure").first).to_be_visible()


def test_a_war_is_watched_in_the_war_room(laboratory: Page):
    page = laboratory
    field(page, "Wars for each pairing").select_option("100")
    button(page, "run").click()
    wait_for_results(page)
    button(page, "watch-keep").click()
    page.get_by_role("link", name="Open the war room").click()
    wait_for_board(page)
    expect(page.locator(".al-files-note")).to_contain_text("Your war goes on: War", timeout=30_000)


def test_a_wrong_link_is_explained_and_the_first_question_stands(
    page: Page, notebooks_server: VoilaServer, faults: list[str]
):
    open_laboratory(page, f"{notebooks_server.page(LABORATORY, 'lang=en')}#q=broken")

    expect(page.locator(".al-lab-note").first).to_contain_text("Copy the whole link once more")
    expect(field(page, "Wars for each pairing")).to_have_value("200")


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1600, "light")])
def test_the_page_fits_speaks_both_languages_and_has_no_grave_finding(
    page: Page, notebooks_server: VoilaServer, width: int, scheme: str
):
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    open_laboratory(page, notebooks_server.page(LABORATORY, "lang=fr"))
    page.get_by_label("une option, avec un nombre du modèle changé").check()
    expect(page.locator(".al-lab-scale").first).to_contain_text("imprimée")
    assert grave_findings(page) == []
    page.get_by_label("Guerres pour chaque couple doctrine-adversaire").select_option("100")
    button(page, "run").click()
    wait_for_results(page)

    assert page.evaluate(WIDTH) <= width
    assert page.evaluate(SMALL) == []
    assert grave_findings(page) == []
    page.get_by_role("button", name="English").click()
    expect(button(page, "more")).to_have_text("Ask again with other dice")
    expect(page.get_by_label("Wars for each pairing")).to_have_value("100")
    expect(page.locator(".bk-Figure").first).to_be_visible()
