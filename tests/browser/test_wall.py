"""The wall of a real room: two pages speak, the desk shows what they said, and its keys drive the wall."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from algeria_lab.apps.serving.rooms.keys import Lock
from tests.apps.serving.conftest import serving_room
from tests.apps.serving.hall.test_wall import show
from tests.apps.serving.visitor import Visitor
from tests.browser.test_access import grave_findings

pytestmark = pytest.mark.browser

SOON = 60_000  # milliseconds in which what was said must be seen
FIRST = "voila/render/page.ipynb"
PLACES = 3
# Both say another thing, each by the number of its place.
SAYS = """from algeria_lab.room.line import room_line
line = room_line()
def speak(said):
    odd = line.number % 2
    given = {"asleep": "yes" if odd else "no", "say-why": "lost" if odd else "bill"}
    answers = {name: [{"given": one, "outcome": "told"}] for name, one in given.items()}
    ways = {"everything": [float(number % 9) for number in range(40)], "covered": [30.0, 34.0] * 20}
    experiments = {"everything-or-covered": {"measure": "gov.psl@3", "ways": ways}}
    series = {"turn": [1, 2, 3], "measures": {"gov.psl": [50, 40, 30 + 5 * odd]}}
    line.stand("stands", lesson="l01-control", form=50, step="bill", number=3)
    line.stand("answers", lesson="l01-control", form=50, answers=answers)
    line.stand("war", lesson="l01-control", game="algeria", series=series, over=True)
    line.stand("runs", lesson="l01-control", experiments=experiments)
    line.say("name", nickname="Lina")
def vote(said):
    if said.get("vote"):
        line.say("vote", round=said["vote"]["round"], given=["bill"])
line.hear("place", speak)
line.hear("hour", vote)
"""


@pytest.fixture
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Lock]]:
    """Open a room with two pages that have spoken; give where it listens, and its keys."""
    with serving_room(tmp_path_factory, SAYS, FIRST, PLACES, forks=True) as (port, lock):
        for _ in range(2):
            pupil = Visitor(port)
            pupil.ask(f"?token={lock.key}")
            pupil.open_page("page.ipynb")
        yield port, lock


def open_page(browser: Browser, address: str) -> Page:
    page = browser.new_context(viewport={"width": 1920, "height": 1080}).new_page()
    page.goto(address)
    return page


def test_the_wall_shows_what_pages_said_as_the_desk_wishes_and_names_nobody(
    browser: Browser, room: tuple[int, Lock]
):
    port, lock = room
    address = f"http://127.0.0.1:{port}/"
    wall = open_page(browser, f"{address}class?token={lock.key}&lang=fr")
    wall.goto(f"{address}class?lang=fr")
    teacher = Visitor(port)
    teacher.ask(f"desk?desk={lock.desk}")
    about = {"lesson": "l01-control"}

    assert show(teacher, kind="predictions", question="asleep", result=True, **about) == 200
    expect(wall.locator(".al-wall-foot")).to_have_text("Réponses : 2 sur 2", timeout=SOON)
    expect(wall.locator("[data-came]")).to_contain_text("oui")
    findings = grave_findings(wall)
    show(teacher, kind="wars", measure="gov.psl", number=1, **about)
    expect(wall.locator(".al-wall-end[data-marked=this]")).to_have_text("1")
    show(teacher, kind="pooled", **about)
    expect(wall.locator(".al-wall-rows section")).to_have_count(2)
    expect(wall.locator(".al-wall-foot")).to_contain_text("Guerres de chaque option : 80")
    findings += grave_findings(wall)
    wall.get_by_role("button", name="Salle sombre").click()
    findings += grave_findings(wall)
    wall.reload()
    expect(wall.get_by_role("button", name="Salle claire")).to_be_visible()

    desk = open_page(browser, f"{address}desk?desk={lock.desk}")
    desk.goto(f"{address}desk?lang=fr")
    expect(desk.get_by_role("button", name="Qui est là, étape par étape")).to_be_visible(timeout=SOON)
    desk.keyboard.press("2")
    expect(wall.locator(".al-wall-many")).to_contain_text("2")
    desk.keyboard.press("ArrowRight")
    expect(wall.locator(".al-wall-large")).to_contain_text("Dans l’Algérie de 1958")
    show(teacher, kind="votes", question="say-why", **about)
    expect(wall.locator(".al-wall-foot")).to_have_text("Réponses\N{NO-BREAK SPACE}: 2 sur 2")
    desk.get_by_role("button", name="Voter à nouveau").click()
    expect(wall.locator(".al-wall-waits")).to_have_text("Votez sur vos pages\N{NO-BREAK SPACE}: 2 sur 2")
    desk.get_by_role("button", name="Clore le vote").first.click()
    expect(wall.locator(".al-wall-foot")).to_contain_text("Ont répondu à nouveau\N{NO-BREAK SPACE}: 2 sur 2")
    expect(wall.locator(".al-wall-foot")).to_contain_text("1 sur 2 qui ont répondu les deux fois")
    desk.keyboard.press("b")
    expect(wall.locator(".al-wall-show")).to_be_empty()

    assert "Lina" not in wall.content()
    assert findings == []
    for page in (wall, desk):
        page.close()
