"""Pages for everyone: a scan (axe) of each page and state, contrast of colours, mirrored layout."""

from collections.abc import Callable, Iterable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import ROOM, VoilaServer
from tests.browser.war_pages import (
    area,
    begin,
    choice,
    come_to_rest,
    open_charts,
    prompt,
    say_yes,
    use_file_desk,
    use_tool,
    wait_for_board,
)

pytestmark = pytest.mark.browser

AXE = Axe()
GRAVE = {"serious", "critical"}
MIRROR = "document.querySelectorAll('html, .al-board, .al-room-title').forEach(one => { one.dir = 'rtl' })"
SEEN = "one => getComputedStyle(one).direction"
WIDTH = "Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)"

# What is written in one colour on another, and what must be told apart without being text.
TEXT = [
    *[
        (ink, ground)
        for ink in ("ink", "quiet", "fln-deep", "gov-deep", "mark")
        for ground in ("surface", "sunken")
    ],
    ("fln-ink", "fln"),
    ("gov-ink", "gov"),
    *[("ink", ground) for ground in ("sea", "abroad", "soil", "town-fln", "town-gov")],
]
GRAPHICS = [
    ("edge", "surface"),
    ("fln-deep", "soil"),
    ("gov", "surface"),
    ("border", "soil"),
    *[(mark, ground) for mark in ("mark", "region") for ground in ("soil", "town-fln", "town-gov")],
]
# The colours of the page's own properties, as red, green and blue from 0 to 255, drawn and read back.
COLOURS = """names => {
    const parent = document.querySelector('.al-svg').parentElement;
    const brush = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d');
    const probe = parent.appendChild(document.createElement('span'));
    const read = name => {
        probe.style.color = `var(--al-${name})`;
        brush.clearRect(0, 0, 1, 1);
        brush.fillStyle = getComputedStyle(probe).color;
        brush.fillRect(0, 0, 1, 1);
        return [...brush.getImageData(0, 0, 1, 1).data];
    };
    const colours = Object.fromEntries(names.map(name => [name, read(name)]));
    probe.remove();
    return colours;
}"""


def grave_findings(page: Page) -> list[str]:
    """Return what axe finds serious or critical, with the first elements of each finding."""
    return [
        f"{found['impact']} {found['id']}: {[node['html'][:160] for node in found['nodes'][:3]]}"
        for found in AXE.run(page).response["violations"]
        if found["impact"] in GRAVE
    ]


def open_plan(page: Page) -> None:
    """Play a set-up, and look at a mission with dice before it is taken."""
    choice(page, "fln quick").first.click()
    for name in ("End reinforcement", "Bring all units out to Operations", "End deployment"):
        page.get_by_role("button", name=name).first.click()
        say_yes(page)
        expect(page.locator(".al-board")).not_to_have_attribute("aria-busy", "true")
    expect(prompt(page)).to_contain_text("choose a mission")
    area(page, "V-2").locator(".al-area").click(force=True)
    page.locator(".al-card .al-offer").first.click()
    expect(page.locator(".al-card .al-plan .al-go")).to_be_visible()
    expect(page.locator(".al-card .al-plan")).not_to_have_attribute("aria-busy", "true")


def open_card(page: Page) -> None:
    area(page, "V-2").locator(".al-area").click(force=True)
    expect(page.locator(".al-card")).to_be_visible()


def show_list(page: Page) -> None:
    page.locator(".al-board").get_by_role("button", name="List", exact=True).click()


def press(name: str) -> Callable[[Page], None]:
    """Return a step that presses a tool of the board."""
    return lambda page: use_tool(page, name)


def begin_war(page: Page) -> None:
    begin(page, 8)


STATES: list[tuple[str, Callable[[Page], None]]] = [
    ("the start", wait_for_board),
    ("a card", open_card),
    ("a war begun", begin_war),
    ("a plan", open_plan),
    ("the tools", lambda page: page.locator(".al-tool-menu").click()),
    ("the list", show_list),
    ("the legend", press("Legend")),
    ("the projector", press("Projector")),
    ("the settings", lambda page: use_file_desk(page, "Begin another war")),
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_state_of_the_war_room_has_a_grave_finding(room: Page, scheme: str):
    room.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for name, act in STATES:
        act(room)
        if scheme == "light" or name in {"the start", "a plan", "the list"}:
            found[name] = grave_findings(room)

    assert found["a plan"] == [] == found["the start"]
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.site_alone
def test_the_room_in_french_has_no_grave_finding(page: Page, notebooks_server: VoilaServer):
    page.goto(notebooks_server.page(ROOM, "lang=fr"), wait_until="commit")
    wait_for_board(page)
    choice(page, "fln quick").first.click()
    open_charts(page)

    assert grave_findings(page) == []


@pytest.mark.parametrize("path", ["voila/tree", "voila/render/none.ipynb"])
def test_pages_without_a_notebook_have_no_grave_finding(page: Page, notebooks_server: VoilaServer, path: str):
    page.goto(f"{notebooks_server.address}{path}")

    assert grave_findings(page) == []


def luminance(colour: Iterable[float]) -> float:
    """Return the relative luminance of a colour (WCAG 2.2)."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Iterable[float], other: Iterable[float]) -> float:
    """Return the contrast ratio of two colours, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_of_contrast_is_that_of_the_guidelines():
    assert contrast((0, 0, 0), (255, 255, 255)) == 21
    assert round(contrast((118, 118, 118), (255, 255, 255)), 2) == 4.54


def test_colours_of_both_themes_keep_their_distance(room: Page):
    names = sorted({name for pair in [*TEXT, *GRAPHICS] for name in pair})
    for scheme in ("light", "dark"):
        room.emulate_media(color_scheme=scheme)
        expect(room.locator("body")).to_have_attribute("data-jp-theme-light", str(scheme == "light").lower())
        colours = room.evaluate(COLOURS, names)
        assert [name for name in names if colours[name][3] < 255] == []
        weak = {
            f"{scheme}: {one} on {other}": round(ratio, 2)
            for pairs, least in ((TEXT, 4.5), (GRAPHICS, 3))
            for one, other in pairs
            if (ratio := contrast(colours[one][:3], colours[other][:3])) < least
        }
        assert weak == {}


@pytest.mark.parametrize("width", [360, 1366])
def test_a_mirrored_page_fits_and_does_not_mirror_map_and_time(
    context: BrowserContext, notebooks_server: VoilaServer, width: int
):
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": 740})
    page.goto(notebooks_server.page(ROOM, "lang=en"), wait_until="commit")
    wait_for_board(page)
    choice(page, "fln quick").first.click()
    expect(page.locator(".al-board")).to_contain_text("turn 1")
    expect(prompt(page)).to_be_visible()
    come_to_rest(page)  # what is told ends with a scene, and each scene says its direction anew
    page.evaluate(MIRROR)

    for view in ("List", "Map"):
        page.locator(".al-board").get_by_role("button", name=view, exact=True).click()
        assert page.evaluate(WIDTH) <= width
        assert page.locator(".al-sheet").evaluate(SEEN) == "rtl"
    assert page.locator(".al-svg").evaluate(SEEN) == "ltr"
    assert page.locator(".al-time-row").evaluate(SEEN) == "ltr"
    assert grave_findings(page) == []
