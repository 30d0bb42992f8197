"""An experiment of a lesson by keyboard alone, on a telephone, in French: predicted, played, written."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import VoilaServer
from tests.browser.test_access import grave_findings
from tests.browser.war_pages import go_to
from tests.views.scenarios.trials import NO_KEPT

pytestmark = pytest.mark.browser


def press(page: Page, deed: str) -> None:
    go_to(page, f'.al-trial [data-do="{deed}"]')
    page.keyboard.press("Enter")


@pytest.mark.site
def test_an_experiment_is_worked_by_keyboard_on_a_telephone(
    page: Page, notebooks_server: VoilaServer, faults: list[str], tmp_path: Path
):
    page.set_viewport_size({"width": 360, "height": 780})
    page.goto(notebooks_server.page("scenario.ipynb", "lang=fr"), wait_until="commit")
    path = tmp_path / "small.yaml"
    path.write_text(NO_KEPT.partition("  - id: rolls")[0], encoding="utf-8")
    expect(page.locator(".al-examples button").first).to_be_visible(timeout=60_000)
    page.set_input_files(".al-files input", path)
    trial = page.locator(".al-trial")
    expect(trial.get_by_role("heading", name="Votre pronostic")).to_be_visible(timeout=30_000)
    expect(trial.locator('[data-do="play"]')).to_have_count(0)

    for place, key in enumerate(("ArrowRight", "PageDown")):
        trial.get_by_role("slider").nth(place).focus()
        page.keyboard.press(key)
    press(page, "predict")
    expect(trial.get_by_text("aucune : 1 ; trois zones : −20", exact=False)).to_be_visible(timeout=20_000)
    press(page, "play")
    expect(trial.locator(".bk-Figure").first).to_be_visible(timeout=60_000)
    expect(trial.get_by_role("table").first).to_contain_text("trois zones")

    go_to(page, ".al-trial textarea")
    page.keyboard.type("Le regroupement ne paie pas.")
    page.keyboard.press("Tab")
    press(page, "write")
    expect(trial.get_by_text("Ce qui a été trouvé, dans ce modèle")).to_be_visible(timeout=20_000)
    expect(trial.get_by_text("Un modèle.")).to_be_visible()

    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert grave_findings(page) == []
    assert faults == []
