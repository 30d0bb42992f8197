"""A small scenario by keyboard alone: predict, play, see, say why, go back, another game, documents."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import VoilaServer
from tests.browser.guide_pages import come_to
from tests.browser.test_access import grave_findings
from tests.browser.war_pages import go_to

pytestmark = pytest.mark.browser

FILES = Path(__file__).parent / "frame"
GUIDE = ".al-guided > * > .al-lead"
CELLS = ["from algeria_lab.door.guiding import guide", 'page = guide("frame.yaml", language="en")', "page"]
SECOND = 1000


@pytest.fixture
def frame(page: Page, voila: Callable[[Path], VoilaServer], tmp_path: Path, faults: list[str]) -> Page:
    assert faults == []
    for file in FILES.iterdir():
        shutil.copy(file, tmp_path)
    code = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
    cells = [{**code, "id": f"frame-{number}", "source": [text]} for number, text in enumerate(CELLS)]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel, "title": "Frame"}, "nbformat": 4}
    (tmp_path / "frame.ipynb").write_text(json.dumps({**notebook, "nbformat_minor": 5}), "utf-8")
    page.set_viewport_size({"width": 1366, "height": 625})
    page.goto(voila(tmp_path).page("frame.ipynb"), wait_until="commit")
    expect(page.locator(".al-board svg").first).to_be_visible(timeout=90 * SECOND)
    return page


def press(page: Page, deed: str) -> None:
    """Press a button of the lesson's guide by keys alone, and wait for the answer."""
    come_to(page, GUIDE, deed)
    page.keyboard.press("Enter")
    expect(page.locator(GUIDE).first).not_to_have_attribute("aria-busy", "true", timeout=20 * SECOND)


def test_a_step_is_predicted_played_seen_and_said(frame: Page):
    guide = frame.locator(GUIDE).first
    expect(guide.get_by_text("Predict first: the rest opens then.", exact=True)).to_be_visible()
    expect(frame.locator(".al-exhibit")).to_have_count(0)
    go_to(frame, ".al-asked input")
    frame.keyboard.type("8")
    frame.keyboard.press("Enter")
    expect(guide.locator('.al-lead-phases [aria-current="step"]')).to_contain_text("Do")
    press(frame, "show-me")
    expect(guide.locator(".al-lead-findings h3")).to_contain_text("You expected 8")
    expect(frame.locator(".al-exhibit")).to_have_count(2, timeout=20 * SECOND)
    expect(frame.locator(".bk-Figure")).to_be_attached(timeout=20 * SECOND)
    assert grave_findings(frame) == []

    press(frame, "skip-questions")
    expect(guide.locator(".al-lead-said-lead")).to_contain_text(
        "The game goes back to the beginning of “Resettle once”"
    )
    expect(frame.locator(".al-exhibit")).to_have_count(0)
    press(frame, "show-me")
    expect(frame.get_by_text("The line that you left, up to turn 2")).to_be_attached(timeout=20 * SECOND)

    press(frame, "go-on")
    expect(frame.locator(".al-guided .al-guided .al-duel")).to_be_visible(timeout=20 * SECOND)
    expect(frame.locator(".al-board").first).to_be_hidden()
    press(frame, "end-part")
    press(frame, "go-on")
    expect(frame.locator(".al-exhibit")).to_have_count(2, timeout=20 * SECOND)
    expect(frame.locator(".al-voices li")).to_have_count(3)
    assert grave_findings(frame) == []
    press(frame, "go-on")
    expect(guide.locator(".al-lead-debrief")).to_contain_text("What did the model leave out?")
