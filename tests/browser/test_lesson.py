"""The starter and the lesson on resettlement as Voila pages, by keyboard from the text to the debrief."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Requests, VoilaServer
from tests.browser.guide_pages import come_to
from tests.browser.test_access import WIDTH, grave_findings
from tests.browser.war_pages import go_to

pytestmark = pytest.mark.browser

GUIDE = ".al-guided > * > .al-lead"
# What leads on, in the order in which a reader meets it; every one is a button of the guide.
DEEDS = ("begin", "accept", "skip-predictions", "watch", "show-me", "end-telling", "skip-questions", "go-on")
OFFERED = f"""() => [...document.querySelectorAll('{GUIDE} [data-do]')]
    .filter(button => (button.closest('.al-lead-skip') ?? button).checkVisibility())
    .map(button => button.dataset.do)"""
IS_LOST = "document.activeElement === null || document.activeElement === document.body"
ANSWER = f'{GUIDE}[data-status="ask"] .al-asked .al-asked-number input'
MOST_DEEDS = 80
SECOND = 1000


@pytest.mark.parametrize(
    ("lesson", "question"),
    [
        pytest.param("00-starter", "November 1954", marks=pytest.mark.site_alone),
        ("05-resettlement", "How were the regroupement camps"),
    ],
)
def test_a_lesson_is_worked_by_keyboard_alone_to_its_debrief(
    page: Page,
    voila: Callable[..., VoilaServer],
    requests: Requests,
    faults: list[str],
    lesson: str,
    question: str,
):
    page.goto(voila(ROOT / "lessons").page(f"{lesson}/en.ipynb"), wait_until="commit")
    expect(page.locator("#al-first h1")).to_contain_text(question)
    assert page.locator(".al-lead").count() == 0
    expect(page.locator(GUIDE)).to_be_visible(timeout=90 * SECOND)
    assert grave_findings(page) == []

    steps = worked(page)

    assert "number" in steps
    assert steps.count("go-on") + steps.count("skip-questions") > 8
    check_narrow_screen(page)
    assert grave_findings(page) == []
    assert requests.elsewhere == []


def worked(page: Page) -> list[str]:
    """Go along the guided line by keys alone, with one wrong answer, and return what was pressed."""
    pressed: list[str] = []
    debrief = page.locator(f"{GUIDE} .al-lead-debrief")
    while not debrief.is_visible():
        assert len(pressed) < MOST_DEEDS, pressed
        if "number" not in pressed and page.locator(ANSWER).first.is_visible():
            answer_wrongly(page)
            pressed.append("number")
        offered = page.evaluate(OFFERED)
        deed = next((one for one in DEEDS if one in offered), None)
        assert deed is not None, (pressed, offered)
        press(page, deed)
        pressed.append(deed)
    return pressed


def press(page: Page, deed: str) -> None:
    """Press a button of the guide by keys alone, wait for the answer, and look where the focus is."""
    before = page.locator(GUIDE).inner_text()
    come_to(page, GUIDE, deed)
    page.keyboard.press("Enter")
    expect(page.locator(GUIDE)).not_to_have_text(before, use_inner_text=True, timeout=20 * SECOND)
    expect(page.locator(GUIDE)).not_to_have_attribute("aria-busy", "true", timeout=20 * SECOND)
    assert not page.evaluate(IS_LOST), deed


def answer_wrongly(page: Page) -> None:
    """Answer a question with a number that nothing here comes to."""
    go_to(page, ANSWER)
    page.keyboard.type("0.987")  # it may be a chance that is asked for
    page.keyboard.press("Enter")
    said = page.locator(f"{GUIDE} .al-asked:has(.al-asked-number) .al-asked-said").first
    expect(said).to_contain_text("Not ", timeout=20 * SECOND)
    assert not page.evaluate(IS_LOST)


def check_narrow_screen(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    expect(page.locator(f"{GUIDE} .al-lead-debrief")).to_be_visible()
    assert page.evaluate(WIDTH) <= 320
