"""Texts that would run script, through every door: none runs, no kernel ends, no page goes blank.

The policy of the pages would stop most of them. Here it is switched off, so that what is tried is the pages
themselves; that the policy would stop them, too, is tried for itself. What scenarios hold is tried where the
page of scenarios and the studio are.
"""

# ruff: noqa: T201 - a list that says how many were tried

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from algeria_lab.lessons.course import read_course
from algeria_lab.views.shared.save_links import pack
from tests.browser import hostile
from tests.browser.campaign_pages import CAMPAIGN
from tests.browser.conftest import ROOM, ROOT, VoilaServer
from tests.browser.lab_pages import LABORATORY, button, wait_for_results
from tests.browser.page_socket import PageSocket
from tests.browser.war_pages import use_file_desk, use_tool, wait_for_board
from tests.payloads import IMG, PAYLOADS

pytestmark = pytest.mark.browser

SHELF = "algeria-lab:wars:"
LESSON = "lessons/05-resettlement/en.ipynb"
PATIENCE = 90_000
PATHS = (
    "voila/tree?lang={}",
    "voila/tree/{}",
    "voila/render/{}.ipynb",
    "{}",
    "?template={}",
)
# Anything that a payload could have made, and that no part of a page makes of its own.
MADE = """body :is(iframe, object, embed, base, meta, link, math, video, audio, marquee, [onerror], [onload],
    [onfocus], [ontoggle], [onbegin], [onstart], [onpointerover], [href^='javascript'])"""
ALIVE = """async () => {
    const { baseUrl, kernelId } = JSON.parse(document.getElementById('jupyter-config-data').textContent);
    return (await (await fetch(`${baseUrl}api/kernels/${kernelId}`)).json()).execution_state;
}"""
FOLLOW = """async hashes => {
    for (const hash of hashes) {
        location.hash = hash;
        await new Promise(done => setTimeout(done, 5));
    }
}"""
FILL_STORES = """([store, stores]) => {
    for (const [key, text] of Object.entries(stores)) {
        window[store].setItem(key, text);
        dispatchEvent(new StorageEvent('storage', { key }));
    }
}"""
VISIT = """async addresses => Promise.all(addresses.map(address => new Promise(done => {
    const frame = document.createElement('iframe');
    frame.onload = frame.onerror = done;
    frame.src = address;
    document.body.append(frame);
})))"""
# Each payload as a page of its own inside this one; returns how many of them ran.
LIVE = """async payloads => {
    const frames = payloads.map(() => document.body.appendChild(document.createElement('iframe')));
    const ran = frames.map(() => false);
    for (const [place, frame] of frames.entries()) {
        frame.contentDocument.open();
        frame.contentDocument.write(payloads[place]);
        frame.contentDocument.close();
        await new Promise(done => setTimeout(done, 20));
        ran[place] = window.ran !== undefined;
        delete window.ran;
    }
    return frames.filter((frame, place) => ran[place] || frame.contentWindow?.ran).length;
}"""


class Doors:
    """The pages of one server in one tab, with what they keep; counts what was tried.

    Attributes:
        page: The tab.
        server: The server.
        tried: How many payloads came in.
    """

    def __init__(self, page: Page, server: VoilaServer) -> None:
        self.page, self.server, self.tried = page, server, 0
        self._socket = PageSocket(page)

    def fill(self, stores: dict[str, str], store: str = "localStorage") -> None:
        """Put texts where pages keep theirs."""
        self.page.evaluate(FILL_STORES, [store, stores])
        self.tried += len(stores)

    def open(self, notebook: str, ready: str, query: str = "lang=en", mark: str = "") -> None:
        """Open a page and wait for what is there once it is ready."""
        self.page.goto(f"{self.server.page(notebook, query)}{mark}", wait_until="commit", timeout=PATIENCE)
        expect(self.page.locator(ready).first).to_be_visible(timeout=PATIENCE)

    def tell(self, widget: str, messages: Sequence[object]) -> None:
        """Send messages to a widget."""
        self._socket.tell(widget, messages)
        self.tried += len(messages)

    def tell_all(self) -> None:
        """Send each widget of the page messages with each payload as all that it may be asked for."""
        for widget in sorted(self._socket.widgets):
            self.tell(widget, hostile.messages(widget))
        self.check()

    def follow(self, mark: str, letters: Sequence[str]) -> None:
        """Follow links within the page."""
        self.page.evaluate(FOLLOW, [f"#{mark}={one}" for one in letters])
        self.tried += len(letters)

    def follow_and_open(self, mark: str, texts: Sequence[str]) -> None:
        """Give texts to the page as files and as links, each second link a payload itself."""
        named = list(zip(PAYLOADS, texts, strict=True))
        self.follow(mark, [pack(text) if at % 2 else payload for at, (payload, text) in enumerate(named)])
        self.tell("FileDesk", [{"kind": "open", "name": name, "text": text} for name, text in named])
        self.check()

    def look_through(self, shelf: str, text: str, listed: str) -> None:
        """Let another page keep wars with payloads as names, five at a time, and look at the list of them."""
        for first in range(0, len(PAYLOADS), 5):
            some = PAYLOADS[first : first + 5]
            self.fill({shelf: hostile.kept(some, text)})
            expect(self.page.locator(listed)).to_contain_text(some[0])
        self.check()

    def check(self) -> None:
        """Nothing has run or was made, the kernel lives, and the page does not say that it is lost."""
        self.page.wait_for_timeout(200)  # a picture that is not there would have failed by now
        assert self.page.evaluate("window.ran") is None
        assert self.page.locator(MADE).count() == 0
        assert self.page.evaluate(ALIVE) in {"idle", "busy"}
        expect(self.page.locator("#al-lost")).to_be_hidden()


def try_addresses(doors: Doors) -> None:
    """Payloads in addresses of pages without a kernel, in the cookie, in all that is kept."""
    page = doors.page
    page.goto(f"{doors.server.address}voila/tree")
    asked = zip(PAYLOADS, PATHS * len(PAYLOADS), strict=False)
    addresses = [doors.server.address + path.format(quote(payload, safe="")) for payload, path in asked]
    page.evaluate(VISIT, addresses)
    assert [frame.evaluate("window.ran ?? 0") for frame in page.frames] == [0] * (len(addresses) + 1)
    doors.tried += len(addresses)
    doors.fill(stores())
    doors.fill({f"{SHELF}scenario": PAYLOADS[1]}, "sessionStorage")
    page.evaluate("text => { document.cookie = `_xsrf=${text};path=/`; }", IMG)


def stores() -> dict[str, str]:
    """Return what pages find kept when they are opened."""
    wars = {game: hostile.save(game) for game in ("algeria", "insurgent", "twilight")}
    lessons = {f"lesson-{entry.id}": PAYLOADS[0] for entry in read_course(ROOT / "lessons").entries}
    shelves = {
        f"{SHELF}{name}": hostile.kept(PAYLOADS[:5], text)
        for name, text in {**wars, **lessons, "scenario": IMG}.items()
    }
    own = {"scenarios": hostile.kept(PAYLOADS[:5], PAYLOADS[0]), "deck:draft": hostile.deck(), "keys": IMG}
    return shelves | {f"algeria-lab:{name}": text for name, text in own.items()}


def try_game(doors: Doors, notebook: str, game: str, lang: str) -> None:
    """Names, messages, links, saves and the store of the page of a game on a map."""
    doors.open(f"notebooks/{notebook}", ".al-files-note", f"lang={lang}")
    expect(doors.page.locator(".al-files-note")).to_contain_text(PAYLOADS[0])
    wait_for_board(doors.page)
    board = {"algeria": "BoardWidget", "twilight": "CampaignWidget"}[game]
    doors.tell(board, [{"kind": "mark", "name": payload, "ply": 0} for payload in PAYLOADS])
    doors.tell_all()
    doors.follow_and_open("war", [*hostile.wrong_saves(game)[1:], hostile.save(game)])
    use_tool(doors.page, "Moments")
    expect(doors.page.locator(".al-branches")).to_contain_text(PAYLOADS[0])
    doors.page.locator(".al-files-menu").click()
    doors.page.locator(".al-files-kept").evaluate("kept => { kept.open = true; }")
    doors.look_through(f"{SHELF}{game}", hostile.save(game), ".al-files-kept")


def try_duel(doors: Doors) -> None:
    """The store, decks, links, saves and messages of the card game; one deck of payloads is played with."""
    page = doors.page
    doors.open("notebooks/duel.ipynb", ".al-files-note")
    expect(page.locator(".al-files-note")).to_contain_text(PAYLOADS[0])
    doors.follow_and_open("war", [*hostile.wrong_saves("insurgent")[1:], hostile.save("insurgent")])
    use_file_desk(page, "Another game")
    page.get_by_role("button", name="Enter or open a deck of your own").click()
    expect(page.locator(".al-deck h2").first).to_be_visible()
    opened = zip(PAYLOADS, hostile.wrong_decks(), strict=True)
    doors.tell("DeckDesk", [{"kind": "open", "name": name, "text": text} for name, text in opened])
    doors.tell_all()
    page.get_by_role("button", name="Go on with the draft kept here").click()
    page.locator(".al-deck .al-primary").click()
    use_file_desk(page, "Another game")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.locator(".al-duel")).to_contain_text("window.ran=1")
    doors.check()


def try_laboratory(doors: Doors) -> None:
    """The store, messages, links and doctrines of the laboratory; one question of payloads is played."""
    page = doors.page
    doors.fill({f"{SHELF}algeria": hostile.kept(PAYLOADS[:5], hostile.save("algeria"))})
    doors.open(f"notebooks/{LABORATORY}", '.al-lab [data-do="run"]')
    expect(page.locator("optgroup").first).to_contain_text(PAYLOADS[0])
    doors.tell_all()
    doors.follow("q", PAYLOADS)
    doors.tell("Desk", [*hostile.fields(), *({"kind": "link", "value": one} for one in hostile.questions())])
    button(page, "run").click()
    wait_for_results(page)
    expect(page.locator(".al-laboratory")).to_contain_text(PAYLOADS[0])
    doors.check()


def try_studio(doors: Doors) -> None:
    """The store, links and messages of the studio; what a scenario holds is tried in `test_studio`."""
    doors.open("notebooks/studio.ipynb", ".cm-content")
    expect(doors.page.locator(".al-studio-note")).to_contain_text(PAYLOADS[0])
    doors.follow("scenario", [*PAYLOADS[::2], *map(pack, PAYLOADS[1::2])])
    doors.follow("war", [*PAYLOADS[::2], *map(pack, hostile.wrong_saves("algeria")[1::2])])
    doors.tell_all()


def try_scenarios(doors: Doors) -> None:
    """Address, store, links, messages of the page of scenarios; what one holds: `test_scenario_page`."""
    doors.open("notebooks/scenario.ipynb", ".al-examples button", f"lang=en&play={quote(PAYLOADS[0])}")
    doors.follow_and_open("scenario", PAYLOADS)
    doors.tell_all()


def try_lesson(doors: Doors) -> None:
    """The store, links and messages of a lesson."""
    doors.open(LESSON, ".al-files-whose button")  # it is another tab's: whose lesson it is is asked first
    doors.page.locator(".al-files-whose button").last.click()
    expect(doors.page.locator(".al-lead [data-do]").first).to_be_visible(timeout=PATIENCE)
    doors.follow_and_open("lesson", PAYLOADS)
    doors.tell_all()


def try_home(doors: Doors) -> None:
    """What the page at the beginning reads of lessons, and its messages."""
    doors.open("notebooks/home.ipynb", ".al-home-path li")
    ways = [json.dumps({"step": payload, "steps": payload, "done": payload}) for payload in PAYLOADS]
    lesson = read_course(ROOT / "lessons").entries[0].id
    for payload, way in zip(PAYLOADS, ways, strict=True):
        doors.fill({f"{SHELF}lesson-{lesson}": hostile.kept((payload,), way)})
    doors.tell_all()


def try_teachers(doors: Doors) -> None:
    """The part of the page for teachers that an address names, and its messages."""
    doors.open("notebooks/teachers.ipynb", ".al-teach h1", mark=f"#{PAYLOADS[0]}")
    doors.tell_all()


DOORS: tuple[Callable[[Doors], None], ...] = (
    try_addresses,
    partial(try_game, notebook=ROOM, game="algeria", lang=quote(PAYLOADS[0])),
    partial(try_game, notebook=CAMPAIGN, game="twilight", lang="en"),
    *(try_duel, try_laboratory, try_studio, try_scenarios, try_lesson, try_home, try_teachers),
)


@pytest.mark.slow
@pytest.mark.browser_context_args(bypass_csp=True)
def test_no_payload_runs_through_any_door(page: Page, voila: Callable[[Path], VoilaServer]):
    page.on("dialog", lambda dialog: pytest.fail(f"a page asked {dialog.message!r}"))
    doors = Doors(page, voila(ROOT))
    for try_door in DOORS:
        try_door(doors)

    print(f"tried {doors.tried} ran 0")
    assert doors.tried > len(PAYLOADS) * 10


def test_what_does_get_into_a_page_is_stopped_by_its_policy(browser: Browser, notebooks_server: VoilaServer):
    ran = {}
    for bypassed in (True, False):
        page = browser.new_page(bypass_csp=bypassed)
        page.goto(f"{notebooks_server.address}voila/tree")
        ran[bypassed] = page.evaluate(LIVE, list(PAYLOADS))
        page.close()

    assert ran[True] > len(PAYLOADS) // 2
    assert ran[False] == 0
