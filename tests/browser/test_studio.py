"""The studio in a real browser: written, mended and played by keyboard; nothing of a text ever runs."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from algeria_lab.views.shared.save_links import pack
from tests.browser.conftest import Requests, VoilaServer
from tests.payloads import IMG, PAYLOADS

pytestmark = pytest.mark.browser

STUDIO = "studio.ipynb"
GRAVE = {"serious", "critical"}
PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="


def hostile() -> str:
    """Return a scenario with a payload in every text that is shown anywhere in the studio."""
    texts = iter(PAYLOADS)

    def text() -> str:
        return "'" + next(texts).replace("'", "''") + "'"

    return f"""\
format: algeria-scenario/1
id: hostile
title: {text()}
about: {text()}
authors: [{text()}]
content_notes: [{text()}]
game: algeria
start: 1956-like
steps:
  - id: one
    title: {text()}
    text: {text()}
    hints: [{text()}, {text()}]
    on_done: {text()}
    ask: [asked, counted]
    content_note: {text()}
  - id: two
    text: {{key: shared}}
    picture: {{file: "{PIXEL}", alt: {text()}}}
    goal: turn >= 1
    branches: [{{when: turn > 30, to: one}}]
quiz:
  - id: asked
    kind: choice
    ask: {text()}
    options: [{{id: a, text: {text()}}}, {{id: b, text: {text()}}}]
    answer: a
    misconceptions: {{b: {text()}}}
    hints: {text()}
    after: {text()}
  - id: counted
    kind: number
    ask: {text()}
    unit: {text()}
    answer: 3
strings:
  shared: {{en: {text()}}}
dice:
  script: [{{faces: [3, 4], label: {text()}}}]
events:
  - turn: 2
    say: {text()}
    content_note: {text()}
goals:
  - {{id: g, when: turn > 1, say: {text()}}}
debrief:
  - ask: {text()}
  - ask: {text()}
# {PAYLOADS[0]}
"""


@pytest.fixture
def studio(
    page: Page, notebooks_server: VoilaServer, requests: Requests, faults: list[str]
) -> Iterator[Page]:
    """Open the studio in English; nothing may be asked of another host, and no payload may run."""
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(notebooks_server.page(STUDIO, "lang=en"), wait_until="commit")
    expect(page.locator(".al-studio-problems .al-studio-says")).to_contain_text("No faults", timeout=60_000)
    yield page
    assert page.evaluate("window.ran") is None
    assert requests.elsewhere == []


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def grave_findings(page: Page) -> list[str]:
    """Return what axe finds serious or critical in the studio."""
    return [
        f"{found['impact']} {found['id']}: {[node['html'][:160] for node in found['nodes'][:3]]}"
        for found in Axe().run(page, context=".al-studio-page").response["violations"]
        if found["impact"] in GRAVE
    ]


@pytest.mark.browser_context_args(bypass_csp=True)  # the policy would stop what the page let through
def test_no_payload_in_any_text_runs(studio: Page):
    page = studio
    page.evaluate("letters => { location.hash = '#scenario=' + letters; }", pack(hostile()))
    expect(page.locator(".cm-content")).to_contain_text("id: hostile")
    expect(page.locator(".al-studio-problems .al-studio-says")).to_contain_text("No faults")
    name = f"{IMG}.yaml"
    page.locator(".al-studio-bar input").set_input_files(
        [{"name": name, "mimeType": "application/yaml", "buffer": hostile().encode()}]
    )
    expect(page.locator(".al-studio-note")).to_contain_text(name)
    expect(page.locator(".al-studio-problems .al-studio-says")).to_contain_text("No faults")
    for summary in page.locator(".al-studio-part > summary").all()[1:]:
        summary.click()
    shown = {
        "Branches": ("graph", page.locator(".al-studio-graph svg")),
        "Keys": ("keys", page.locator(".al-studio-room .al-says h3").first),
        "Play": ("play", page.get_by_role("region", name="Guide")),
    }
    for name, (room, seen) in shown.items():
        tab(page, name)
        page.locator(f"[data-show={room}]").click()
        expect(seen).to_be_visible(timeout=20_000)
    page.wait_for_timeout(500)  # a picture that is not there would have failed by now
    assert grave_findings(page) == []


@pytest.mark.site_alone
def test_a_scenario_is_written_mended_and_played_by_keyboard(studio: Page):
    page = studio
    assert grave_findings(page) == []
    before = page.locator(".cm-content").inner_text()
    page.locator(".al-studio-form .al-studio-part > summary").last.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).not_to_be_focused()
    assert page.locator(".cm-content").inner_text() == before
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("side: goverment\n")
    fault = page.locator(".al-studio-faults button:has(.al-studio-kind:not(.al-studio-warns))")
    expect(fault).to_have_count(1)
    expect(page.locator(".al-studio-sign:not(.al-studio-warns)")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(fault).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".cm-content")).to_be_focused()
    page.keyboard.press("End")
    for _ in "goverment":
        page.keyboard.press("Backspace")
    page.keyboard.type("gov")
    page.keyboard.press("Escape")
    expect(page.locator(".al-studio-problems .al-studio-says")).to_contain_text("No faults")

    page.get_by_role("tab", name="Form").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Play")).to_be_focused()
    page.locator("[data-show=play]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Guide")).to_be_visible(timeout=20_000)
    page.get_by_role("tab", name="Play").focus()
    page.keyboard.press("Home")
    field = page.locator('[data-path="title"] input').first
    field.fill("Changed by a form")
    field.press("Tab")
    expect(page.locator(".cm-content")).to_contain_text("title: Changed by a form")
    a_step_is_made(page)
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("title: Changed by a form", timeout=60_000)
    expect(page.locator(".cm-content")).to_contain_text("id: what-did-you-see")


ORDERED = """\
format: algeria-scenario/1
id: ordered
title: {en: Ordered, fr: Ordonné}
game: algeria
start: {scenario: "1958", phase: reinforcement}
steps:
  - id: line
    text: {en: Build it., fr: Construisez.}
    play: gov done
"""


def test_an_order_is_clicked_on_the_board_by_keyboard_and_stands_in_the_text(studio: Page):
    page = studio
    page.set_viewport_size({"width": 1366, "height": 625})
    page.evaluate("letters => { location.hash = '#scenario=' + letters; }", pack(ORDERED))
    expect(page.locator(".cm-content")).to_contain_text("id: ordered")
    page.locator('.al-studio-part[data-path="steps"] > summary').press("Enter")
    page.locator('li[data-path="steps.0"] summary').first.press("Enter")
    field = page.locator('[data-path="steps.0.play"]')
    field.locator(".al-studio-order-way button").press("Enter")
    bar = page.locator(".al-studio-order-bar")
    expect(bar.locator("h3")).to_be_focused()
    use = bar.locator('[data-order="use"]')
    expect(use).to_have_attribute("aria-disabled", "true")
    board = page.locator(".al-studio-order")
    board.get_by_role("button", name="Activate the Border Zone").press("Enter")
    expect(bar.locator("code")).to_have_text("gov border activate")
    bar.locator('[data-order="undo"]').press("Enter")
    expect(bar.get_by_text("Nothing was clicked yet.")).to_be_visible()
    board.get_by_role("button", name="Activate the Border Zone").press("Enter")
    expect(bar.locator("li")).to_have_text(["Government: Activate the Border Zone"])
    assert grave_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 1366
    use.press("Enter")
    expect(field.locator("textarea")).to_be_focused()
    expect(field.locator("textarea")).to_have_value("gov border activate")
    expect(field.locator(".al-studio-said-order")).to_have_text("Government: Activate the Border Zone")
    expect(page.locator(".cm-content")).to_contain_text("play: gov border activate")
    expect(page.locator(".al-studio-problems .al-studio-says")).to_contain_text("No faults")
    expect(page.get_by_role("tab", name="Order")).to_be_hidden()
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+z")
    expect(page.locator(".cm-content")).to_contain_text("play: gov done")


def a_step_is_made(page: Page) -> None:
    """Let the class watch in a step, take that back, and ask a question there, all by keyboard."""
    text = page.locator(".cm-content")
    page.locator(".al-studio-part > summary").filter(has_text="Steps").press("Enter")
    page.locator('li[data-path="steps.0"] > details > summary').press("Enter")
    happens = page.locator('[data-path="steps.0.happens"] select')
    happens.press("End")  # keys that pass by change nothing before the field is left
    expect(text).not_to_contain_text("watch")
    happens.press("Tab")
    expect(text).to_contain_text("watch: 3")
    page.get_by_role("button", name="Undo").press("Enter")
    expect(text).not_to_contain_text("watch")
    page.get_by_role("button", name="New question here").press("Enter")
    asked = page.locator('[data-path="quiz.0.ask"] textarea').first
    expect(asked).to_be_focused(timeout=20_000)
    asked.fill("What did you see?")
    asked.press("Tab")
    expect(text).to_contain_text("ask: [what-did-you-see]")
    assert grave_findings(page) == []
