"""The page of scenarios in a browser: by keyboard alone, in French; and nothing of a file runs."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import VoilaServer
from tests.browser.guide_pages import click, come_to
from tests.browser.test_access import grave_findings
from tests.browser.waiting import wait_until
from tests.browser.war_pages import come_to_rest, go_to, skip_by_tab
from tests.payloads import PAYLOADS
from tests.views.scenarios.payloads import hostile_scenario

pytestmark = pytest.mark.browser

PAGE = "scenario.ipynb"
PANEL = ".al-lead"
# Anything that a payload could have made, and that no part of the page makes of its own.
MADE = (
    f"{PANEL} :is(script, iframe, object, embed, base, meta, math, video, [onerror], [onload], [onfocus],"
    " [ontoggle], [href^='javascript'])"
)


@pytest.fixture
def scenarios(page: Page, notebooks_server: VoilaServer, faults: list[str]) -> Page:
    """Open the page in French in a window of a laptop; errors of the page are the test's."""
    assert faults == []
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(notebooks_server.page(PAGE, "lang=fr"), wait_until="commit")
    expect(page.locator(".al-examples button").first).to_be_visible(timeout=60_000)
    return page


def press(page: Page, deed: str) -> None:
    """Press a button of the guide by keys alone, and wait for the answer."""
    come_to(page, PANEL, deed)
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).not_to_have_attribute("aria-busy", "true")


LEADS_ON = {"read": "go-on", "done": "go-on", "ask": "skip-questions", "watch": "watch"}


def go_on_until(page: Page, wanted: str) -> None:
    """Read, leave out and watch by keys alone, until something is to be played or the debrief has come."""
    panel = page.locator(PANEL)
    for _ in range(20):
        status = panel.get_attribute("data-status") or ""
        if status == wanted:
            return
        before = panel.evaluate("panel => panel.innerText")
        press(page, LEADS_ON[status])
        wait_until(page, f"before => document.querySelector('{PANEL}').innerText !== before", before)
    pytest.fail(f"the guide did not come to {wanted}")


def test_a_scenario_is_played_to_its_debrief_by_keyboard_alone(scenarios: Page):
    page, panel = scenarios, scenarios.locator(PANEL)
    page.get_by_role("button", name="Un vote à New York").evaluate("title => title.dataset.wanted = ''")
    go_to(page, ".al-examples [data-wanted]")
    page.keyboard.press("Enter")
    expect(panel.get_by_text("Étape 1 sur 3", exact=True)).to_be_visible(timeout=20_000)
    go_on_until(page, "play")
    expect(panel.get_by_role("heading", name="Première question")).to_be_focused()
    go_to(page, '.al-board [data-pick="gov skip"]')
    page.keyboard.press("Enter")
    expect(panel).to_have_attribute("data-status", "done", timeout=20_000)
    go_on_until(page, "play")
    press(page, "hint")
    expect(panel.get_by_text("puis le texte clair")).to_be_visible()
    skip_by_tab(page)
    come_to_rest(page)
    assert grave_findings(page) == []
    go_to(page, '.al-board [data-pick^="gov event unshaded"]')
    page.keyboard.press("Enter")
    expect(panel).to_have_attribute("data-status", "ask", timeout=20_000)
    # Loaded again, the page goes on with what was chosen and not sent.
    chosen = panel.locator('[data-question="two-texts"] [value="a"]')
    go_to(page, '[data-question="two-texts"] [value="a"]')
    page.keyboard.press("Space")
    page.reload()
    expect(chosen).to_be_checked(timeout=60_000)
    go_on_until(page, "debrief")
    expect(panel.get_by_text("À discuter")).to_be_visible()
    assert grave_findings(page) == []


@pytest.mark.browser_context_args(bypass_csp=True)  # the policy would stop what the page let through
def test_nothing_of_a_hostile_scenario_runs(scenarios: Page, tmp_path: Path):
    page, panel = scenarios, scenarios.locator(PANEL)
    asked: list[str] = []
    page.on("dialog", lambda dialog: asked.append(dialog.message) or dialog.dismiss())
    path = tmp_path / "hostile.yaml"
    path.write_text(hostile_scenario(), encoding="utf-8")
    page.set_input_files(".al-files input", path)
    for deed in ("accept", "hint", "show-me", "go-on", "skip-questions"):
        click(page, PANEL, deed)
        expect(page.locator('[aria-busy="true"]')).to_have_count(0)  # a press meanwhile would be lost
        assert page.locator(MADE).count() == 0
    expect(panel).to_have_attribute("data-status", "debrief")
    shown = panel.inner_text()
    assert [payload for payload in PAYLOADS if payload not in shown] == []
    assert page.locator(MADE).count() == 0
    assert page.evaluate("window.ran") is None
    assert asked == []
