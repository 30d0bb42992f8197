"""What only teachers get of a lesson, on paper and on a screen: a sheet is two pages in every form."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from algeria_lab.apps.authors.lesson_papers import WHATS, teachers_paper
from algeria_lab.scenarios.from_text import read_scenario
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

LESSONS = sorted((Path(__file__).parents[2] / "lessons").glob("*/lesson.yaml"))
WIDTHS = (360, 1366)
TWO_PAGES = 2
MOST_WORDS = 2_700  # that are read in ten minutes or hardly more
every_lesson = pytest.mark.parametrize("file", LESSONS, ids=lambda file: file.parent.name)


@pytest.fixture(scope="module")
def offline(browser: Browser) -> Page:
    """Return a page of a browser without a network."""
    return browser.new_context(offline=True).new_page()


@every_lesson
def test_the_sheet_of_a_lesson_is_two_pages_of_paper(offline: Page, file: Path):
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)

    for period in whole.periods:
        for language in ("en", "fr"):
            offline.set_content(teachers_paper("sheet", whole, file.parent, language, period))
            assert pages_of(offline) == TWO_PAGES, (period, language)


@every_lesson
@pytest.mark.parametrize("what", WHATS)
def test_a_paper_for_teachers_is_read_on_any_screen(offline: Page, file: Path, what: str):
    whole = read_scenario(file.read_text("utf-8"), file.name, file.parent)
    offline.set_content(teachers_paper(what, whole, file.parent, "fr"))

    for width in WIDTHS:
        offline.set_viewport_size({"width": width, "height": 800})
        assert offline.evaluate("document.documentElement.scrollWidth") <= width
    assert grave_findings(offline) == []
    if what == "through":
        assert_two_levels(offline)


def assert_two_levels(page: Page) -> None:
    """See to it that ten minutes read a look-through, and that its box unfolds all of it, also on paper."""
    words = "document.body.innerText.split(/\\s+/).length"
    few, sheets = page.evaluate(words), pages_of(page)
    page.get_by_role("checkbox").check()

    assert MOST_WORDS // 3 < few <= MOST_WORDS
    assert page.evaluate(words) > 2 * few
    assert pages_of(page) > sheets


def pages_of(page: Page) -> int:
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True)))
