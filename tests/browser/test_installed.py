"""The wheel, installed where there is no checkout: its pages are opened, and a move is played in each."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from algeria_lab.apps.voila_server import DIRECT, HOST, free_port, wait_until_ready
from tests.browser.conftest import Requests, VoilaServer
from tests.browser.test_lesson import DEEDS, GUIDE, OFFERED, press
from tests.browser.war_pages import wait_for_board
from tests.built_wheel import apart, built, command_of, installed
from tests.children import HUNG, child
from tests.views.scenarios.marking.handed_in import handed_in

LESSONS = sum(1 for _ in (Path(__file__).parents[2] / "lessons").glob("*/lesson.yaml"))

pytestmark = pytest.mark.browser

LONG = 90_000  # milliseconds: the first page waits until its server has prepared kernels
MOST_DEEDS = 20
LESSON = "lessons/05-resettlement"
SITE = "lib/python*/site-packages/algeria_lab"
# What no server of pages gives out, be it asked for under the folder that it serves or beside it.
SHUT = (
    f"voila/files/{LESSON}/lesson.learner.yaml",
    f"voila/files/{LESSON}/fr.ipynb",
    "voila/files/notebooks/home.ipynb",
    "voila/files/../teachers/lessons/05-resettlement/lesson.yaml",
    "voila/files/..%2fteachers%2flessons%2f05-resettlement%2flesson.yaml",
    "voila/render/..%2fteachers%2flessons%2f05-resettlement%2flesson.yaml",
    "files/notebooks/home.ipynb",
    "api/contents/notebooks/home.ipynb",
)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment in which the wheel is installed, and nothing leads to the checkout."""
    wheel = built("wheel", tmp_path_factory.mktemp("wheel"))
    return installed(wheel, tmp_path_factory.mktemp("installed") / "env")


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty folder, such as a reader is in."""
    return tmp_path_factory.mktemp("empty")


@pytest.fixture(scope="module")
def server(environment: Path, empty: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[VoilaServer]:
    """Start the pages as a reader does, in an empty folder."""
    port, log = free_port(0), tmp_path_factory.mktemp("log") / "server.log"
    found = VoilaServer(f"http://{HOST}:{port}/", log)
    line = [command_of(environment), "app", "--no-browser", "--port", str(port)]
    with (
        log.open("wb") as output,
        child(line, cwd=empty, env=apart(), stdout=output, stderr=output) as process,
    ):
        assert wait_until_ready(found.address, process), log.read_text()
        yield found


def files_of(environment: Path) -> dict[Path, int]:
    """Return the files of the installed package, and when each was changed; not what Python compiles."""
    (site,) = environment.glob(SITE)
    found = (path for path in site.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path: path.stat().st_mtime_ns for path in found}


def said(environment: Path, folder: Path, *arguments: str) -> str:
    """Run the command in a folder; return what it writes."""
    line = [command_of(environment), *arguments, "--lang", "en"]
    done = subprocess.run(
        line,
        cwd=folder,
        env=apart() | {"COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=HUNG,
        check=False,
    )
    assert done.returncode == 0, (arguments, done.stdout, done.stderr)
    return done.stdout


def test_the_commands_find_their_lessons_and_write_only_where_the_reader_is(
    environment: Path, tmp_path: Path
):
    before = files_of(environment)

    assert "05-resettlement: Resettlement" in said(environment, tmp_path, "lessons", "--list")
    said(environment, tmp_path, "lessons", "mine")
    lesson = tmp_path / "mine" / "05-resettlement"
    assert {"en.ipynb", "fr.ipynb", "lesson.learner.yaml"} <= {one.name for one in lesson.iterdir()}
    assert not (lesson / "lesson.yaml").exists()
    (lesson / "en.ipynb").write_text("mine", "utf-8")
    assert "stays as it is" in said(environment, tmp_path, "lessons", "mine", "--teachers")
    assert (lesson / "en.ipynb").read_text("utf-8") == "mine"
    assert "nothing to mend" in said(environment, tmp_path, "check", "mine/05-resettlement/lesson.yaml")
    assert "nothing to mend" in said(environment, tmp_path, "check", "05-resettlement")
    assert "Answer" in said(environment, tmp_path, "key", "00-starter")
    (tmp_path / "class").mkdir()
    for name in ("a.json", "g.json"):
        (tmp_path / "class" / name).write_text(handed_in()[name], "utf-8")
    assert "2 receipts read, all of them hold" in said(environment, tmp_path, "receipts", "class")
    said(environment, tmp_path, "sheet", "05-resettlement")
    said(environment, tmp_path, "paper", "05-resettlement")

    assert files_of(environment) == before
    assert len(list(tmp_path.glob("*.html"))) == 3


def test_the_pages_of_the_wheel_are_opened_and_played(
    page: Page, server: VoilaServer, environment: Path, empty: Path, requests: Requests, faults: list[str]
):
    before = files_of(environment)
    page.set_viewport_size({"width": 1366, "height": 768})
    page.emulate_media(reduced_motion="reduce")
    roll_on_the_home_page(page, server)
    build_in_the_war_room(page, server)
    begin_a_lesson_in_french(page, server)
    write_in_the_studio(page, server)
    offer_sheets_to_teachers(page, server)

    assert requests.elsewhere == []
    assert list(empty.iterdir()) == []
    assert files_of(environment) == before


def roll_on_the_home_page(page: Page, server: VoilaServer) -> None:
    """Open the bare address, which leads home, where all lessons are on the path; throw the die."""
    page.goto(f"{server.address}?lang=en", wait_until="commit")
    expect(page.locator(".al-home-path li")).to_have_count(LESSONS, timeout=LONG)
    page.locator(".al-home-rows button").first.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".al-home-steps")).to_contain_text("The die shows")


def build_in_the_war_room(page: Page, server: VoilaServer) -> None:
    """Take the first thing that can be done."""
    page.goto(server.page("notebooks/war-room.ipynb", "lang=en"), wait_until="commit")
    wait_for_board(page)
    before = page.locator(".al-prompt-text").inner_text()
    page.locator(".al-board .al-choice:visible").first.click()
    expect(page.locator(".al-prompt-text")).not_to_have_text(before)


def begin_a_lesson_in_french(page: Page, server: VoilaServer) -> None:
    """Go on until an order has been played on its board."""
    page.goto(server.page(f"{LESSON}/fr.ipynb"), wait_until="commit")
    expect(page.locator(GUIDE).first).to_be_visible(timeout=LONG)
    assert page.locator("html").get_attribute("lang") == "fr"
    pressed: list[str] = []
    while "show-me" not in pressed:
        assert len(pressed) < MOST_DEEDS, pressed
        offered = page.evaluate(OFFERED)
        pressed.append(next(one for one in DEEDS if one in offered))
        press(page, pressed[-1])


def write_in_the_studio(page: Page, server: VoilaServer) -> None:
    """Write a line that is wrong, and read that it is."""
    page.goto(server.page("notebooks/studio.ipynb", "lang=en"), wait_until="commit")
    says = page.locator(".al-studio-problems .al-studio-says")
    expect(says).to_contain_text("No faults", timeout=LONG)
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+End")
    page.keyboard.type("side: goverment\n")
    fault = page.locator(".al-studio-faults button:has(.al-studio-kind:not(.al-studio-warns))")
    expect(fault).to_have_count(1)


def offer_sheets_to_teachers(page: Page, server: VoilaServer) -> None:
    """Find the authors' files, from which sheets and keys are made."""
    page.goto(server.page("notebooks/teachers.ipynb", "lang=en"), wait_until="commit")
    expect(page.locator('[data-makes="key"]').first).to_be_attached(timeout=LONG)


@pytest.mark.parametrize("path", SHUT)
def test_no_file_of_the_wheel_is_handed_out_as_it_is(server: VoilaServer, path: str):
    with pytest.raises(OSError, match=r"HTTP Error (400|403|404|405|421)") as refusal:
        DIRECT.open(f"{server.address}{path}", timeout=HUNG)

    assert '"cells"' not in refusal.value.read().decode()
