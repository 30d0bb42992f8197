"""What the board weighs, and that it stands still: facts that do not depend on the machine."""

import json

import pytest
from playwright.sync_api import Page, expect

from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.bundles import STATIC
from tests.benchmarks.bench_board import note_patch
from tests.benchmarks.painting import WATCH
from tests.browser.conftest import ROOM, VoilaServer
from tests.browser.waiting import wait_until
from tests.browser.war_pages import Mirror, begin, take_on_the_page, wait_for_board

pytestmark = pytest.mark.browser

KB = 1000
PICKS = 25


def test_bundles_and_map_stay_small():
    sizes = {path.name: path.stat().st_size for path in STATIC.glob("*.[jc]s*")}

    assert len(sizes) >= 5
    # Told cards, pages of turns and the lines of support took the board from 108 to 155 KB (50 packed); the
    # row of cards brings that of Colonial Twilight to 165. A page loads one of the two. What finds room for
    # every piece, beside its place where that is full, took 10 more; tables, hints that teach, the levels
    # side by side and what cost most another 25 (66 packed in all).
    studio = sizes.pop("studio.js")
    assert {name: size for name, size in sizes.items() if size >= 210 * KB} == {}
    assert studio < 480 * KB  # a text editor, which only authors load: see CONTRIBUTING
    assert len(json.dumps(make_atlas(Words("fr"))).encode()) < 150 * KB


def test_the_painted_board_stands_still_and_updates_stay_small(page: Page, notebooks_server: VoilaServer):
    patches: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: note_patch(frame, patches)))
    page.add_init_script(WATCH)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(notebooks_server.page(ROOM, "lang=en"), wait_until="commit")
    wait_for_board(page)
    wait_until(page, "notes.painted > 1")
    page.wait_for_timeout(1500)  # what comes late would come by now
    assert page.evaluate("notes.shifts.filter(shift => shift.startTime > notes.painted)") == []

    mirror = Mirror(8)
    begin(page, 8)
    for _ in range(PICKS):
        offered = mirror.next_choice()
        take_on_the_page(page, offered, by_keyboard=False)
        mirror.take(offered)
        expect(page.locator(".al-line-value")).to_have_text(mirror.levels)
        expect(page.locator(".al-board")).not_to_have_attribute("aria-busy", "true")
    assert len(patches) >= PICKS
    assert max(patches) < 20 * KB
