"""Questions of every kind in the panel of a guide: answered by keyboard alone, on a telephone, in French."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import VoilaServer
from tests.browser.test_access import grave_findings
from tests.browser.war_pages import go_to
from tests.views.scenarios.questions import TEXT

pytestmark = pytest.mark.browser

STEPS = """
steps:
  - id: asks
    text: {en: Answer., fr: Répondez.}
    ask: [choice, many, number, order, map, match, text]
"""


def asked(page: Page, name: str):
    return page.locator(f'[data-question="{name}"]')


def answer(page: Page, name: str, outcome: str) -> None:
    go_to(page, f'[data-question="{name}"] [type="submit"]')
    page.keyboard.press("Enter")
    expect(asked(page, name)).to_have_attribute("data-outcome", outcome)


def test_every_kind_is_answered_by_keyboard_on_a_telephone(
    page: Page, notebooks_server: VoilaServer, faults: list[str], tmp_path: Path
):
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(notebooks_server.page("scenario.ipynb", "lang=fr"), wait_until="commit")
    path = tmp_path / "every-kind.yaml"
    path.write_text(TEXT.replace("quiz:\n", STEPS + "quiz:\n", 1), encoding="utf-8")
    expect(page.locator(".al-examples button").first).to_be_visible(timeout=60_000)
    page.set_input_files(".al-files input", path)
    expect(asked(page, "text")).to_be_visible(timeout=20_000)
    go_to(page, '[data-question="choice"] [value="a"]')
    page.keyboard.press("Space")
    answer(page, "choice", "wrong")
    expect(asked(page, "choice").get_by_text("Regardez le signe sur la carte.")).to_be_visible()
    go_to(page, '[data-question="choice"] [value="a"]')
    page.keyboard.press("ArrowDown")
    answer(page, "choice", "right")
    expect(asked(page, "choice").locator(".al-asked-said")).to_be_focused()
    go_to(page, '[data-question="number"] input')
    page.keyboard.type("2,5 km")
    answer(page, "number", "right")
    go_to(page, '[data-question="order"] li:nth-child(3) button')
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    answer(page, "order", "wrong")
    go_to(page, '[data-question="map"] select')
    page.keyboard.type("Philippeville")
    answer(page, "map", "right")
    assert grave_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert faults == []
