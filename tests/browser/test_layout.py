"""The board on a school laptop, which leaves a page 1366x625: all in sight, one scroller, nothing jumps."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.campaign_pages import CAMPAIGN
from tests.browser.conftest import ROOM, VoilaServer
from tests.browser.war_pages import MINUTE, TOLD, begin, come_to_rest, wait_for_board

pytestmark = pytest.mark.browser

STEPS = 24
OVER = "The war has ended."
MOST_SHIFT = 0.05
PAGE = {"width": 1366, "height": 625}
# Adds up every shift of the layout, those right after a click with them, and remembers what moved.
WATCH = """
window.shifts = [];
new PerformanceObserver(list => list.getEntries().forEach(entry => window.shifts.push(
    [entry.value, entry.sources.map(({node, previousRect: a, currentRect: b}) => [node?.className, a.y, b.y])]
))).observe({type: 'layout-shift'});
"""
# What of the named parts is not whole in the window, and which part of the column scrolls by itself.
OUT_OF_SIGHT = """parts => parts.filter(part => {
    const found = [...document.querySelectorAll(part)].find(one => one.checkVisibility());
    const at = found?.getBoundingClientRect();
    return !at || at.top < -1 || at.bottom > innerHeight + 1 || at.left < 0 || at.right > innerWidth + 1;
})"""
SCROLLERS = """[...document.querySelectorAll('.al-side *')].filter(one => one.checkVisibility()
    && ['auto', 'scroll'].includes(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1
).map(one => one.className)"""
# Where the map and its bar stand, as shares of the window, and what is written too small: sentences under 14
# pixels, labels under 13.
MEASURES = """() => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    const hasText = one => [...one.childNodes].some(part => part.nodeType === 3 && part.data.trim());
    const written = [...document.querySelectorAll('.al-board *')].filter(one =>
        one.checkVisibility() && !one.closest('.al-hidden-text, svg') && hasText(one));
    const size = one => parseFloat(getComputedStyle(one).fontSize);
    const isSentence = one => one.matches('p, li, p *, li *') && !one.matches('button, button *');
    const drawing = document.querySelector('.al-svg');
    const scale = box('.al-svg').width / drawing.viewBox.baseVal.width;
    const names = [...drawing.querySelectorAll('.al-name')];
    const plate = name => name.parentElement.transform.baseVal.consolidate()?.matrix.a ?? 1;
    return {
        wide: box('.al-frame').width / innerWidth,
        high: box('.al-frame').height / innerHeight,
        below: innerHeight - box('.al-bar').bottom,
        small: written.filter(one => size(one) > 0 && size(one) < (isSentence(one) ? 14 : 13))
            .map(one => `${one.className} ${size(one)}`),
        names: scale * Math.min(...names.map(name => size(name) * plate(name))),
    };
}"""
ALWAYS = [".al-support", ".al-frame", ".al-time-row"]
ASKED, CARD = [".al-prompt", ".al-deeds"], [".al-told-head", ".al-told-title"]


def parts_of(page: Page) -> list[str]:
    """Return what has to be whole in the window beside support, map and slider."""
    if page.locator(TOLD).is_visible():
        return CARD
    return [] if told(page) else ASKED


def told(page: Page) -> bool:
    """Return whether a card stands in place of the question."""
    return bool(page.locator(".al-instead > :visible").count())


def go_on(page: Page) -> None:
    """Do what the screen offers first: go on with what is told, take the guide's advice, or end the step."""
    page.keyboard.press("n")
    come_to_rest(page)
    if told(page) or page.locator(".al-board[data-page]").count():
        return
    choices = page.locator(".al-deeds .al-choice:visible, .al-decide .al-choice:visible")
    if not choices.count():
        choices = page.locator(".al-groups .al-choice:visible, .al-group summary:visible")
    if not choices.count():  # a page or a card is on its way
        return
    choices.first.click()
    asks = page.locator('[data-do="asks-yes"]')
    if asks.is_visible():
        asks.click()
    roll = page.locator(".al-inline-plan .al-go:visible")
    if roll.count():
        expect(roll).not_to_have_attribute("aria-disabled", "true")
        roll.click()
    come_to_rest(page)


@pytest.mark.parametrize("side", ["the FLN", "the Government"])
def test_question_choices_map_and_support_stay_in_sight_and_nothing_jumps(
    page: Page, notebooks_server: VoilaServer, side: str
):
    page.set_viewport_size(PAGE)
    page.emulate_media(reduced_motion="reduce")
    page.goto(notebooks_server.page(ROOM, "lang=en"), wait_until="commit")
    wait_for_board(page)
    begin(page, 8, side)
    for card in (MINUTE, TOLD, ".al-leaf"):  # from here on they are read and gone on from, not put away
        page.remove_locator_handler(page.locator(card))
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(500)
    page.evaluate(WATCH)
    hidden: list[tuple[str, list[str]]] = []
    for _ in range(STEPS):
        question = page.locator(".al-prompt-text").inner_text()
        if not page.locator(".al-board[data-page]").count():
            parts = ALWAYS + parts_of(page)
            hidden += [(question, out) for out in [page.evaluate(OUT_OF_SIGHT, parts)] if out]
            assert page.evaluate(SCROLLERS) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= PAGE["width"]
        go_on(page)
        if question != OVER:  # a page about the war may bring itself up; else the column alone is scrolled
            assert page.evaluate("scrollY") == 0, question
    assert hidden == []
    worst = sorted(page.evaluate("window.shifts"), reverse=True)[:3]
    assert sum(value for value, _ in page.evaluate("window.shifts")) < MOST_SHIFT * STEPS, worst
    assert worst == [] or worst[0][0] < MOST_SHIFT, worst


@pytest.mark.parametrize("notebook", [ROOM, CAMPAIGN])
def test_the_map_has_the_window_and_nothing_is_written_too_small(
    page: Page, notebooks_server: VoilaServer, notebook: str
):
    """Three fifths of the width and all the height down to the edge; on a phone nearly half of the height."""
    page.set_viewport_size(PAGE)
    page.goto(notebooks_server.page(notebook, "lang=fr"), wait_until="commit")
    wait_for_board(page)
    come_to_rest(page)
    page.evaluate("scrollTo(0, 0)")
    for width, height in ((1366, 625), (1600, 1000), (1000, 700), (360, 780)):
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        page.wait_for_timeout(300)
        found = page.evaluate(MEASURES)
        assert found["small"] == [], (width, found)
        assert found["names"] >= 12.9 or width <= 1000, (width, found)
        if width < 1000:
            assert found["high"] >= 0.45, (width, found)
        else:
            assert found["wide"] >= 0.6, (width, found)
            assert 0 <= found["below"] <= 12, (width, found)


def test_on_a_phone_what_is_pointed_at_is_told_clear_of_the_buttons_of_the_map(
    page: Page, notebooks_server: VoilaServer
):
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(notebooks_server.page(ROOM, "lang=fr"), wait_until="commit")
    wait_for_board(page)
    come_to_rest(page)
    for place in ("ALGIERS", "II-2", "III-1"):
        page.locator(f'.al-svg .al-place[data-place="{place}"]').dispatch_event("pointerover")
        expect(page.locator(".al-info")).to_be_visible()
        told = page.locator(".al-info").bounding_box()
        buttons = page.locator(".al-sizes").bounding_box()
        assert told
        assert buttons
        assert told["y"] + told["height"] <= buttons["y"], place


# A value of the row of tracks that is longer than the row, and how far it then stands out of it.
CUT_OFF = """() => {
    const value = document.querySelector('.al-rest dd');
    value.textContent = 'the OAS enters when support is 30 or less, and somebody places it '.repeat(3);
    const [row, at] = [value.closest('.al-rest'), value].map(one => one.getBoundingClientRect());
    return Math.max(row.left - at.left, at.right - row.right);
}"""


def test_no_track_is_cut_off_and_a_press_on_a_piece_draws_no_line_across_the_map(
    page: Page, notebooks_server: VoilaServer
):
    page.set_viewport_size(PAGE)
    page.goto(notebooks_server.page(ROOM, "lang=en"), wait_until="commit")
    wait_for_board(page)
    begin(page, 8)
    page.keyboard.press("Escape")  # whoever uses keys is shown where the focus is
    at = page.locator('.al-svg [data-place="ALGIERS"]').first.bounding_box()
    assert at is not None
    page.mouse.click(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)  # its pieces lie on it
    expect(page.locator(".al-svg")).to_be_focused()

    assert page.locator(".al-svg").evaluate("one => getComputedStyle(one).outlineStyle") == "none"
    assert page.evaluate(CUT_OFF) <= 1
