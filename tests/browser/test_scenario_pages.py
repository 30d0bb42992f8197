"""Pages of scenarios that are files: opened from a disk without a network, by keyboard, and on paper."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.apps.terminal import run
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

EXAMPLE = resources.files("algeria_lab.data") / "scenarios" / "examples" / "leaving-a-province.yaml"
WIDTHS = (360, 768, 1280)
TWO_SHEETS = 2
TWO_LEAVES = 4  # pages on both sides: lessons from 6 on have texts at length
FIRST_AT_LENGTH = "06"
MOST_PAGES = 12  # of a whole lesson of 50 minutes
LESSONS = Path(__file__).parents[2] / "lessons"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a packed scenario and its preview."""
    folder = tmp_path_factory.mktemp("pages")
    assert run("pack", str(EXAMPLE), "--out", str(folder / "pack.html")).exit_code == 0
    assert run("preview", str(EXAMPLE), "--out", str(folder / "preview.html")).exit_code == 0
    return folder


@pytest.fixture
def offline(browser: Browser) -> Page:
    """Return a page of a browser without a network."""
    return browser.new_context(offline=True).new_page()


@pytest.mark.parametrize("name", ["pack.html", "preview.html"])
def test_a_page_opens_from_a_disk_without_asking_for_anything(offline: Page, files: Path, name: str):
    asked, said = [], []
    offline.on("request", lambda request: asked.append(request.url))
    offline.on("console", lambda message: said.append(message.text))
    offline.goto((files / name).as_uri())

    assert asked == [(files / name).as_uri()]
    assert said == []
    for width in WIDTHS:
        offline.set_viewport_size({"width": width, "height": 800})
        assert offline.evaluate("document.documentElement.scrollWidth") <= width
    assert grave_findings(offline) == []


def test_the_language_is_chosen_by_keyboard_and_only_one_is_read(offline: Page, files: Path):
    offline.goto((files / "pack.html").as_uri())
    assert offline.locator("h1:visible").all_inner_texts() == ["Leaving a province"]
    offline.keyboard.press("Tab")
    offline.keyboard.press("ArrowRight")

    assert offline.locator("h1:visible").all_inner_texts() == ["Quitter une province"]
    assert grave_findings(offline) == []


def test_folded_parts_open_on_paper(offline: Page, files: Path):
    offline.goto((files / "preview.html").as_uri())
    folded = offline.locator("details > ul > li").first
    assert not folded.is_visible()
    offline.emulate_media(media="print")

    assert folded.is_visible()
    assert pages_on_paper(offline) > TWO_SHEETS


def pages_on_paper(page: Page) -> int:
    """Return on how many pages a page is printed."""
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(prefer_css_page_size=True)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_documents_of_each_lesson_are_two_leaves_and_all_of_it_twelve_pages(
    offline: Page, tmp_path: Path, language: str
):
    for file in sorted(LESSONS.glob("*/lesson.yaml")):
        found = {}
        for what in ("documents", "whole"):
            out = tmp_path / f"{file.parent.name}-{what}.html"
            assert run("pack", str(file), f"--{what}", "--out", str(out), "--lang", language).exit_code == 0
            offline.goto(out.as_uri())
            found[what] = pages_on_paper(offline)
            assert grave_findings(offline) == []
        most = TWO_SHEETS if file.parent.name < FIRST_AT_LENGTH else TWO_LEAVES
        assert found["documents"] <= most, file.parent.name
        assert found["whole"] <= MOST_PAGES, file.parent.name
