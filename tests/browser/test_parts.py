"""The parts that pages are made of, each in all its states: a change of one is seen, and is told."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from tests.browser.parts.pictures import KEPT, WAYS, difference, keep, open_parts, photograph

pytestmark = pytest.mark.browser
RESULTS = Path("test-results") / "parts"
CHANGED = ".al-primary { border-radius: 24px !important; } .al-asked { padding-top: 32px !important; }"
# States that must be told apart by more than colour: where one is, and where the other is.
APART = [
    (".al-primary:not([aria-disabled])", ".al-button:not([aria-disabled], [aria-pressed])"),
    (".al-button[aria-pressed]", ".al-button:not([aria-disabled], [aria-pressed])"),
    (".al-button[aria-disabled]", ".al-button:not([aria-disabled], [aria-pressed])"),
    (".al-danger:not([aria-disabled])", ".al-danger[aria-disabled]"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("parts")


@pytest.mark.parametrize("way", WAYS)
def test_no_part_looks_otherwise_than_its_kept_picture(way: str, browser: Browser, folder: Path):
    page = open_parts(browser, way, folder)
    seen, changed = {}, {}
    for name, picture in photograph(page):
        kept = KEPT / way / f"{name}.webp"
        seen[name] = picture
        if not kept.exists():
            changed[name] = "no picture of it is kept"
        elif said := difference(picture, kept.read_bytes()):
            changed[name] = said
        if name in changed:
            keep(picture, RESULTS / way / kept.name)
    page.close()
    advice = f"Look at {RESULTS}. If it is meant: python -m tests.browser.parts --renew, and commit it."
    assert changed == {}, advice
    assert {file.stem for file in (KEPT / way).glob("*.webp")} == set(seen), "a kept picture has no part"


def test_the_guide_stands_in_the_states_that_its_parts_are_called_by(browser: Browser, folder: Path):
    page = open_parts(browser, "light", folder)
    seen = page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-part^=guide]")]
        .map(part => [part.dataset.part, part.querySelector(".al-lead").dataset.status]))"""
    )
    page.close()
    assert seen == {
        "guide-begin": "read",
        "guide-predict": "predict",
        "guide-play": "play",
        "guide-result": "ask",
        "guide-end": "debrief",
        "guide-steps": "play",
        "guide-class": "predict",
    }


def test_a_changed_part_is_seen(browser: Browser, folder: Path):
    page = open_parts(browser, "light", folder)
    before = dict(photograph(page))
    page.add_style_tag(content=CHANGED)
    after = dict(photograph(page))
    page.close()
    changed = {name for name in before if difference(before[name], after[name])}
    assert changed >= {"buttons", "question-open"}


@pytest.mark.parametrize("way", ["light", "dark", "forced"])
def test_what_is_written_can_be_read(way: str, browser: Browser, folder: Path):
    page = open_parts(browser, way, folder)
    found = Axe().run(page, options={"runOnly": ["color-contrast", "target-size"]})
    page.close()
    assert found.response["violations"] == [], found.generate_report()


def test_states_are_told_apart_without_our_colours(browser: Browser, folder: Path):
    page = open_parts(browser, "forced", folder)
    alike = [pair for pair in APART if not difference(*(_look(page, one) for one in pair))]
    page.close()
    assert alike == []


def _look(page: Page, selector: str) -> bytes:
    """Return a picture of what is first found."""
    return page.locator(f'[data-part="buttons"] {selector}').first.screenshot()
