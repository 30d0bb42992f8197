"""The desk of a room in real browsers: two readers on phones, and a teacher who reads and speaks to them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from algeria_lab.apps.serving.rooms.keys import Lock
from tests.apps.serving.conftest import serving_room
from tests.browser.test_access import grave_findings
from tests.browser.test_class import FIRST, SOON, somebody

pytestmark = pytest.mark.browser

HOSTILE = "<img src=x onerror=fail>"  # of the twenty letters of a nickname the most
PLACES = 3
# What the page of a reader says, and what it shows of what it hears.
SAYS = """
import ipywidgets
from algeria_lab.room.line import room_line
label = ipywidgets.Label("nothing")
def speak(said):
    number = said["number"]
    at = {"lesson": "l01-control", "form": 50, "step": "bill", "number": 3, "of": 9, "phase": "asked"}
    line.stand("stands", **at, heading="<b>Bill</b>")
    given = {"say-why": [{"given": ["lost", "bill"][number - 1]}]}
    given["first-answer"] = [{"given": "<script>fail()</script> by a flag"}]
    line.stand("answers", lesson="l01-control", form=50, answers=given)
    if number == 1:
        line.say("name", nickname="<img src=x onerror=fail>")
        line.say("hand", raised=True)
        line.say("hand-in", lesson="l01-control", receipt="{}", report="", word="<i>done</i>")
def hour(said):
    label.value = str((said.get("wait") or {}).get("text", "nothing"))
line = room_line()
line.hear("place", speak)
line.hear("hour", hour)
label
"""


@pytest.fixture
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Lock]]:
    """Open a room; give its address and its keys."""
    with serving_room(tmp_path_factory, SAYS, FIRST, PLACES, forks=True) as (port, lock):
        yield f"http://127.0.0.1:{port}/", lock


def test_a_teacher_reads_two_readers_and_is_read_by_them(browser: Browser, room: tuple[str, Lock]):
    address, lock = room
    readers = [somebody(browser), somebody(browser)]
    desk = browser.new_context(viewport={"width": 1366, "height": 625}).new_page()
    faults: list[str] = []
    desk.on("pageerror", lambda error: faults.append(str(error)))
    desk.goto(f"{address}desk?desk={lock.desk}&lang=fr")
    assert lock.desk not in desk.url
    for number, reader in enumerate(readers, 1):
        reader.goto(f"{address}?token={lock.key}", wait_until="commit", timeout=SOON)
        expect(desk.locator("#desk-places tbody tr")).to_have_count(number, timeout=SOON)
        expect(reader.locator(".widget-label")).to_have_text("nothing", timeout=SOON)

    read(desk)
    findings = grave_findings(desk)
    speak(desk, readers)
    desk.set_viewport_size({"width": 360, "height": 780})
    assert desk.evaluate("document.documentElement.scrollWidth") <= 360
    assert desk.locator("img, [onerror]").count() == 0
    assert (findings + grave_findings(desk), faults) == ([], [])


def read(desk: Page) -> None:
    """Look at what the desk tells: hands, places, what was answered, what was handed in, as text."""
    first = desk.locator("#desk-places tbody tr").first
    expect(desk.locator("#desk-hands")).to_contain_text(HOSTILE[:20])
    expect(first).to_contain_text("<b>Bill</b> · répond", timeout=SOON)
    expect(first).to_contain_text("main levée")
    asked = desk.locator("#desk-answers details", has_text="l’explique le mieux")
    asked.locator("summary").click()
    expect(asked).to_contain_text("2 réponses, une juste")
    expect(asked).to_contain_text("ce n’est pas là qu’il est parti")
    desk.locator("#desk-answers summary").first.click()
    expect(desk.locator("#desk-answers")).to_contain_text("<script>fail()</script> by a flag")
    expect(desk.locator("#desk-handed")).to_contain_text("<i>done</i>")
    expect(desk.locator("#desk-handed")).to_contain_text("ne tient pas", timeout=SOON)


def speak(desk: Page, readers: list[Page]) -> None:
    """Say what the desk says to all, by the keyboard alone, and see it on every page; then save."""
    desk.get_by_label("Un mot avec").focus()
    desk.keyboard.type("Levez les yeux")
    desk.keyboard.press("Tab")
    desk.keyboard.press("Enter")
    for reader in readers:
        expect(reader.locator(".widget-label")).to_have_text("Levez les yeux", timeout=SOON)
    desk.get_by_role("button", name="Continuer").press("Enter")
    for reader in readers:
        expect(reader.locator(".widget-label")).to_have_text("nothing", timeout=SOON)
    desk.get_by_role("button", name="Baisser").click()
    expect(desk.locator("#desk-hands")).to_contain_text("Aucune main")
    with desk.expect_download() as saved:
        desk.get_by_role("link", name="Tout enregistrer").click()
    assert saved.value.suggested_filename.startswith("travaux-rendus-")
    expect(desk.locator("#desk-handed")).to_contain_text("Tout est enregistré", timeout=SOON)
