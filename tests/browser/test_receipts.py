"""A teacher drops the receipts of a class on the page: with the mouse, by keyboard, in both languages."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, VoilaServer
from tests.browser.test_access import grave_findings
from tests.browser.test_home import WIDTH
from tests.views.scenarios.marking.handed_in import handed_in, write_all

pytestmark = pytest.mark.browser

SOON = 60_000  # milliseconds
# What a browser does with files that somebody drags from a folder.
DROP = """(zone, files) => {
  const carried = new DataTransfer();
  for (const [name, text] of Object.entries(files)) carried.items.add(new File([text], name));
  const how = {dataTransfer: carried, bubbles: true, cancelable: true, composed: true};
  const tell = (kind) => zone.dispatchEvent(new DragEvent(kind, how));
  const isTaken = [!tell("dragover"), !tell("drop")];
  return isTaken;
}"""


@pytest.fixture
def teachers(page: Page, voila: Callable[..., VoilaServer], faults: list[str]) -> Page:
    """Return the page for teachers, open at the receipts, on a phone."""
    # Without a listener the browser cancels the chooser at once, and one of the moment may come too late.
    page.on("filechooser", lambda _: None)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(voila(ROOT).page("notebooks/teachers.ipynb", "lang=en") + "#receipts", wait_until="commit")
    expect(page.locator(".al-teach-drop button")).to_be_visible(timeout=SOON)
    return page


def test_receipts_are_chosen_by_keyboard_shown_saved_and_removed(teachers: Page, tmp_path: Path):
    page, said = teachers, teachers.locator(".al-teach-receipts > [role=status]")
    write_all(tmp_path)
    page.locator(".al-teach-drop button").focus()
    with page.expect_file_chooser() as chooser:
        page.keyboard.press("Enter")
    assert chooser.value.is_multiple()
    chooser.value.set_files(sorted(tmp_path.iterdir()))

    expect(said).to_have_text("8 receipts read, 5 hold, one of another edition is unchecked.", timeout=SOON)
    region = page.get_by_role("region", name="Answers: Resettlement: what it costs, and whom")
    expect(region.locator("tbody tr")).to_have_count(5)
    expect(region.locator("tbody th").nth(4)).to_contain_text("no: it leads elsewhere")
    expect(page.locator(".al-teach-strays")).to_contain_text("h-junk.json")
    assert page.evaluate(WIDTH) <= 360
    assert grave_findings(page) == []

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the table (HTML)").click()
    assert saved.value.suggested_filename == "class-answers.html"
    page.emulate_media(media="print")  # of the page: pupils have a paper of their own
    expect(
        page.locator(".al-teach-wide, .al-teach-strays, .al-teach-print").locator("visible=true")
    ).to_have_count(0)
    expect(page.locator("#receipts li").first).to_be_visible()
    page.emulate_media(media="screen")
    expect(region).to_be_visible()
    expect(page.locator("p.al-teach-print")).to_contain_text("Without receipts")
    page.get_by_role("link", name="Français").click()
    expect(said).to_contain_text("8 reçus lus, dont 5 valables")
    expect(page.locator(".al-teach-wide tbody tr")).to_have_count(7)
    page.get_by_role("button", name="Tout retirer").click()
    expect(page.locator(".al-teach-wide")).to_have_count(0)
    expect(said).to_have_text("Tout est retiré.")


def test_receipts_are_dropped_and_a_file_beside_the_field_leaves_the_page(teachers: Page):
    files = {name: text for name, text in handed_in().items() if name[0] in "ab"}
    zone = teachers.locator(".al-teach-drop")

    assert teachers.locator("h1").first.evaluate(DROP, files) == [True, True]
    expect(teachers.locator(".al-teach-wide")).to_have_count(0)
    assert zone.evaluate(DROP, files) == [True, True]
    expect(teachers.locator(".al-teach-wide tbody tr")).to_have_count(2, timeout=SOON)
