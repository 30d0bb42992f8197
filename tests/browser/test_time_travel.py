"""Looking back, branches and their comparison in a browser; and nothing of it is lost with the kernel."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import gettempdir

import psutil
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.players.branches import load_branches
from tests.browser.conftest import ROOM, VoilaServer
from tests.browser.waiting import wait_until
from tests.browser.war_pages import area, begin, choice, prompt, use_file_desk, use_tool, wait_for_board

pytestmark = pytest.mark.browser

FIRST, SECOND, MARK = "The war as first played", "Another way", "Before Tlemcen"
KERNEL = re.compile(r"/api/kernels/([0-9a-f-]+)/channels")


@pytest.fixture
def kernels(page: Page) -> list[str]:
    """Note the kernels that the page talks to; asked for before the page is opened."""
    found: list[str] = []

    def note(address: str) -> None:
        if named := KERNEL.search(address):
            found.append(named[1])

    page.on("websocket", lambda socket: note(socket.url))
    return found


@pytest.fixture
def branched(kernels: list[str], room: Page) -> Page:
    """Return the page of a war with a bookmark and two branches, played on in the second."""
    begin(room, 8)
    choice(room, "fln quick").click()
    expect(prompt(room)).to_contain_text("build and convert")
    moment = moment_of(room)
    open_moments(room)
    room.get_by_label("Name of the bookmark").fill(MARK)
    room.get_by_role("button", name="Bookmark this moment").click()
    expect(room.locator(".al-marks")).to_contain_text(MARK)
    choose(room, "fln build cadre V-2")

    room.get_by_role("button", name=re.compile(f"^{MARK}")).click()
    expect(past(room)).to_contain_text(f"moment {moment} of {moment + 1}")
    room.get_by_role("button", name="Go on from here").click()
    room.get_by_label("Name of the new branch").fill(SECOND)
    room.keyboard.press("Enter")
    expect(past(room)).to_be_hidden()
    choose(room, "fln build cadre I-4")
    choose(room, "fln build cadre III-1")
    # It is kept once the board is painted: what the browser has must hold the last decision.
    wait_until(
        room,
        "action => Object.values(localStorage).some(kept => kept.includes(action))",
        "fln build cadre III-1",
    )
    return room


def choose(page: Page, action: str) -> None:
    """Take a choice in the list and wait until it is done."""
    before = moment_of(page)
    choice(page, action, ".al-actions").first.click()
    expect(page.locator(".al-time-at").first).to_have_text(f"{before + 1} / {before + 1}")


def moment_of(page: Page) -> int:
    return int(page.locator(".al-time-at").first.inner_text().partition(" / ")[0])


def past(page: Page) -> Locator:
    return page.locator(".al-past").first


def open_moments(page: Page) -> None:
    use_tool(page, "Moments")


def branch(page: Page, name: str) -> Locator:
    """Return the line of a branch in the list."""
    return page.locator(".al-branches li").filter(has=page.get_by_text(name, exact=True))


def expect_all_is_there(page: Page) -> None:
    """Check both branches, the bookmark, and that each branch has its own war."""
    open_moments(page)
    expect(page.locator(".al-branches li")).to_have_count(2)
    expect(branch(page, SECOND)).to_have_attribute("aria-current", "true")
    expect(branch(page, SECOND)).to_contain_text(f"left “{FIRST}” at moment")
    expect(page.locator(".al-marks li")).to_have_count(1)
    expect(page.locator(".al-marks")).to_contain_text(MARK)
    expect(page.locator(".al-log-box")).to_contain_text("new in Tizi Ouzou (III-1)")
    branch(page, FIRST).get_by_role("button", name="Show this one").click()
    expect(branch(page, FIRST)).to_have_attribute("aria-current", "true")
    expect(page.locator(".al-log-box")).to_contain_text("new in Tlemcen (V-2)")
    expect(page.locator(".al-log-box")).not_to_contain_text("new in Tizi Ouzou (III-1)")
    branch(page, SECOND).get_by_role("button", name="Show this one").click()
    expect(branch(page, SECOND)).to_have_attribute("aria-current", "true")


@pytest.mark.site
def test_two_branches_are_compared_below_the_board(branched: Page):
    branch(branched, FIRST).get_by_role("button", name="Compare").click()

    beside = branched.locator(".al-compare")
    title = beside.get_by_role("heading", name="Compare two branches")
    expect(title).to_be_focused(timeout=20_000)
    expect(title).to_be_in_viewport()
    expect(beside.locator(".al-still-name")).to_have_text([SECOND, FIRST])
    ringed = [one.locator(".al-glow path[data-pointed]") for one in beside.locator(".al-board").all()]
    assert len(ringed) == 2
    for rings in ringed:
        expect(rings).to_have_count(3)  # Tlemcen, Tebessa and Tizi Ouzou
    expect(beside).to_contain_text("3 places differ in turn 1")
    expect(beside.locator(".bk-Figure")).to_be_visible(timeout=20_000)
    row = beside.get_by_role("row").filter(has_text="Tizi Ouzou")
    assert row.first.locator("td").all_inner_texts()[1] != row.first.locator("td").all_inner_texts()[2]
    expect(beside.get_by_text("are the same up to moment")).to_have_count(1)

    beside.get_by_role("button", name="Close the comparison").click()
    expect(beside).to_have_count(0)
    expect(branch(branched, FIRST).get_by_role("button", name="Compare")).to_be_focused()


def test_a_branch_is_removed_only_after_a_second_yes(branched: Page):
    branch(branched, FIRST).get_by_role("button", name="Remove").click()
    branch(branched, FIRST).get_by_role("button", name="Keep").click()
    expect(branched.locator(".al-branches li")).to_have_count(2)
    branch(branched, FIRST).get_by_role("button", name="Remove").click()
    branch(branched, FIRST).get_by_role("button", name="Remove for good").click()
    expect(branched.locator(".al-branches li")).to_have_count(1)
    expect(branched.locator(".al-log-box")).to_contain_text("new in Tizi Ouzou (III-1)")


@pytest.mark.site_alone
def test_a_moment_is_looked_at_from_the_log_and_left_again(branched: Page):
    now = moment_of(branched)
    branched.get_by_role("tab", name="What happened").click()
    line = branched.locator(".al-log-box li").filter(has_text="new in Tebessa (I-4)")
    line.hover()
    line.get_by_role("button", name="Look").click()

    expect(past(branched)).to_contain_text(f"moment {now - 1} of {now}")
    expect(branched.locator("[data-pick]:visible")).to_have_count(0)
    area(branched, "V-2").locator(".al-area").click(force=True)
    expect(branched.locator("[data-pick]:visible")).to_have_count(0)
    branched.get_by_role("button", name="Back to now").click()
    expect(past(branched)).to_be_hidden()
    assert moment_of(branched) == now
    branched.get_by_role("tab", name="Choices").click()
    expect(branched.get_by_role("button", name="End reinforcement")).to_be_visible()


def test_a_killed_kernel_takes_no_branch_and_no_bookmark_with_it(
    branched: Page, kernels: list[str], gone: list[str], tmp_path: Path, elsewhere: Callable[[], Page]
):
    gone.append(kernels[-1])
    kill(kernels[-1])

    # What the page has is saved without a kernel, too.
    with branched.expect_download() as download:
        use_file_desk(branched, "Save to a file")
    download.value.save_as(tmp_path / "war.json")
    war = load_branches((tmp_path / "war.json").read_text("utf-8"), {"algeria": AlgeriaRules()}, PLAYERS.seat)
    assert [one.name for one in war.all] == ["", SECOND]
    assert all(MARK in one.game.bookmarks for one in war.all)

    branched.reload()
    wait_for_board(branched)
    expect(branched.get_by_text("Your war goes on: 1954, turn 1.")).to_be_visible()
    expect_all_is_there(branched)

    other = elsewhere()
    assert other.get_by_role("button", name="Resume").count() == 0
    other.set_input_files(".al-files input", tmp_path / "war.json")
    expect(other.get_by_text("war.json is open.")).to_be_visible()
    expect_all_is_there(other)


def kill(kernel: str) -> None:
    """End the process of a kernel without a word, as a full memory does."""
    file = next(Path(gettempdir()).glob(f"voila_*/kernel-{kernel}.json"))
    line = json.loads(file.read_text("utf-8"))
    address = f"{line['ip']}-{line['shell_port']}"  # a file: no other account reaches the kernels of pages
    (listening,) = {one.pid for one in psutil.net_connections("unix") if one.laddr == address}
    running = psutil.Process(listening)
    running.kill()
    psutil.wait_procs([running], timeout=10)


@pytest.fixture
def elsewhere(browser: Browser, notebooks_server: VoilaServer) -> Iterator[Callable[[], Page]]:
    """Return a way to open the war room in a browser that has kept nothing."""
    context = browser.new_context(viewport={"width": 1366, "height": 768})

    def fresh() -> Page:
        page = context.new_page()
        page.goto(notebooks_server.page(ROOM, "lang=en"), wait_until="commit")
        wait_for_board(page)
        return page

    yield fresh
    context.close()
