"""A class in real browsers: a hand, a word to all that is read past by keyboard, a closed gate."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from algeria_lab.apps.serving.rooms.keys import Lock
from tests.apps.serving.conftest import serving_room
from tests.apps.serving.test_desk import look, wish
from tests.apps.serving.visitor import Visitor
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

FIRST = "voila/render/page.ipynb"
SHOWN = """import algeria_lab
from pathlib import Path
folder = Path(algeria_lab.__file__).parent / "data/scenarios/examples"
lesson = algeria_lab.lesson(folder / "leaving-a-province.yaml")
lesson"""
LESSON, FIRST_STEP = "leaving-a-province", "look"
SOON = 60_000  # milliseconds in which a page must be there


@pytest.fixture
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Lock]]:
    """Open a room with two places for a lesson."""
    with serving_room(tmp_path_factory, SHOWN, FIRST) as opened:
        yield opened


def reader(browser: Browser, room: tuple[int, Lock]) -> Page:
    """Return the page of a reader on a phone."""
    page = browser.new_context(viewport={"width": 360, "height": 780}).new_page()
    page.goto(f"http://127.0.0.1:{room[0]}/?token={room[1].key}")
    return page


def test_a_teacher_leads_two_readers(browser: Browser, room: tuple[int, Lock]):
    teacher = Visitor(room[0])
    teacher.ask(f"desk?desk={room[1].desk}")
    one, other = reader(browser, room), reader(browser, room)
    for page in (one, other):
        expect(page.locator(".al-hour-place")).to_have_text(
            "Place 1" if page is one else "Place 2", timeout=SOON
        )
    row = one.locator(".al-hour-row").bounding_box()
    assert row is not None
    assert row["height"] <= 48, "one line, on a phone too"
    assert row["x"] + row["width"] <= 360

    one.get_by_role("button", name="Raise my hand").click()
    expect(one.get_by_role("button", name="Hand raised: lower it")).to_be_visible()
    assert [hand["number"] for hand in look(teacher)["hands"]] == [1]
    assert wish(teacher, do="down", number=1) == 200
    expect(one.get_by_role("button", name="Raise my hand")).to_be_visible()

    assert wish(teacher, do="wait", text="<b>Look</b> up.") == 200
    for page in (one, other):
        expect(page.get_by_role("alertdialog")).to_contain_text("<b>Look</b> up.")
        expect(page.get_by_role("button", name="I wait")).to_be_focused()
    assert grave_findings(one) == []
    one.keyboard.press("Escape")
    expect(one.get_by_role("alertdialog")).to_be_hidden()
    one.reload()
    expect(one.locator(".al-hour-place")).to_have_text("Place 1", timeout=SOON)
    expect(one.get_by_role("alertdialog")).to_be_hidden()
    foot = one.locator(".al-hour-foot")
    one.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(foot.get_by_text("Your teacher asks you to wait")).to_be_in_viewport()
    box, page_end = foot.bounding_box(), one.locator("#main").bounding_box()
    assert box is not None
    assert page_end is not None
    assert page_end["y"] + page_end["height"] <= box["y"] + 1, "it covers nothing at the end of the page"
    assert wish(teacher, do="go-on") == 200
    expect(other.get_by_role("alertdialog")).to_be_hidden()
    expect(foot.locator(".al-hour-told")).to_be_hidden()

    def stands() -> tuple[str, str]:
        at = look(teacher)["seats"][1]["stands"]  # type: ignore[index]
        return at["phase"], at["step"]

    assert stands() == ("opening", "")
    other.locator("[data-do=begin]").click()
    for _ in range(200):
        if stands()[1] == FIRST_STEP:
            break
        other.wait_for_timeout(50)
    assert stands()[1] == FIRST_STEP
    assert wish(teacher, do="gate", lesson=LESSON, step=FIRST_STEP) == 200
    expect(other.locator(".al-lead [data-do=debrief]")).to_have_count(0)
    assert wish(teacher, do="open") == 200
    expect(other.locator(".al-lead [data-do=debrief]")).to_have_count(1)
    for page in (one, other):
        page.context.close()
