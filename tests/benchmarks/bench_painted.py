"""From a click on one page to the painted board of the other, at one of fifteen tables that play at once.

Two pages of Chromium sit at one table; at the others scripted readers play, whose boards are in the figures
as their kernels make them and send them, and not as a browser draws them. Both pages have the clock of this
machine. A board counts as painted when the second picture after its change begins: the first is then drawn.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import asyncio
import tempfile
import threading
from collections.abc import Mapping
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import NamedTuple, Self

from playwright.sync_api import Browser, Page, expect

from algeria_lab.apps.serving.rooms.keys import Lock, hang_lock
from tests.benchmarks.painting import browser, chromium_path
from tests.benchmarks.readers.seat import GAME, OTHER, Seat, play, seated
from tests.benchmarks.readers.served import Served, room_for, served
from tests.benchmarks.telling import print_times

SOON = 300_000  # milliseconds in which a page must be there, on a machine that does much else
# Before any choice; who carries out a plan has read its chances before.
FIRST = ("[data-do=minute-off]", "[data-do=asks-yes]", ".al-inline-plan:not(:has([aria-busy])) .al-go")
PLAN = ".al-inline-plan"
UNFOLD = (
    "document.querySelectorAll('.al-board details:has([data-pick])').forEach(one => { one.open = true; })"
)
STANDS_FOR = 30.0  # seconds that the pair waits for something to press
PART = 0.5  # of the pause between two decisions of a table, of which each reader's own differs
BETWEEN = 0.5  # seconds that a person of the pair looks before the next click
Row = dict[str, float]
PARTS = {
    "sent": "click to message, in the browser",
    "kernels": "through both kernels and the room",
    "wire": "from the other kernel to its page",
    "script": "scripts and forced layouts",
    "framed": "until the first picture is drawn",
    "painted": "click to painted board of the other",
}
# Notes, in each page: when a decision was clicked and sent, by the moment at which it was; when a board came
# that others changed, when the kernel had sent it, when it was drawn. In milliseconds of the machine's clock.
WATCH = """
window.notes = {clicks: {}, boards: {}};
const now = at => performance.timeOrigin + (at ?? performance.now());
const moment = () => Number(document.querySelector('.al-time-at')?.textContent.split('/')[1] ?? -1);
const afterFrame = then => requestAnimationFrame(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
});
let clicked = 0, came = null, told = -1;
addEventListener('click', ({timeStamp}) => { clicked = now(timeStamp); }, true);
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => {
            if (!(data instanceof ArrayBuffer)) return;
            const [view, words] = [new DataView(data), new TextDecoder()];
            const at = number => Number(view.getBigUint64(8 * number + 8, true));
            const part = one => words.decode(new Uint8Array(data, at(one), at(one + 1) - at(one)));
            const date = () => Date.parse(JSON.parse(part(1)).date);
            if (part(4).includes('"ply"')) came ??= {came: now(), kernel: date()};
        });
    }
    send(data) {
        if (clicked && typeof data !== 'string' && new TextDecoder().decode(data).includes('"pick"')) {
            notes.clicks[moment()] = {at: clicked, sent: now()};
            clicked = 0;
        }
        super.send(data);
    }
};
new MutationObserver(() => {
    const here = moment();
    if (here === told) return;
    told = here;
    const row = notes.boards[here] = {...(came ?? {}), changed: now()};
    came = null;
    afterFrame(() => { row.framed = now(); });
    requestAnimationFrame(() => requestAnimationFrame(() => { row.painted = now(); }));
}).observe(document, {subtree: true, childList: true, characterData: true});
// What a page hears besides is not of the next board.
setInterval(() => { if (came && now() - came.came > 2000) came = null; }, 500);
"""


class Pair(NamedTuple):
    """Two pages at one table."""

    one: Page
    two: Page


def run(tables: int, seconds: float, pause: float) -> None:
    """Measure a pair of pages at one of so many tables, at each of which somebody decides after a *pause*."""
    if chromium_path() is None:
        print("This is measured in a browser: install Chromium or name one in ALGERIA_LAB_CHROMIUM.")
        return
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "lock.json")
        lock = hang_lock(file)
        with (
            served(room_for(file, GAME, 2 * tables)) as server,
            browser() as chromium,
            Others(server, lock, tables - 1, (PART * pause, (2 - PART) * pause)) as others,
        ):
            pair = sit_down(chromium, f"{server.address}?token={lock.key}&lang=en")
            used, made = server.family.seconds(), others.decisions
            play_pair(pair, seconds)
            used, made = server.family.seconds() - used, others.decisions - made
            clicks = sum(page.evaluate("Object.keys(notes.clicks).length") for page in pair)
            rows = rows_of(pair.one, pair.two) + rows_of(pair.two, pair.one)
    print(
        f"{tables} tables, {made} decisions at the others meanwhile; {clicks} of the pair, {len(rows)} seen"
    )
    print(f"{'server, processor meanwhile':40} {used:8.2f} s in {seconds:.0f} s")
    for part, name in PARTS.items():
        print_times(name, [row[part] / 1000 for row in rows if part in row])


class Others(threading.Thread):
    """Scripted readers who play at tables of their own while something else is done.

    Args:
        server: The server.
        lock: With the key of the room.
        tables: How many tables there are.
        pause: Seconds from and to which each of them looks whether to decide.
    """

    def __init__(self, server: Served, lock: Lock, tables: int, pause: tuple[float, float]) -> None:
        super().__init__()
        self._where, self._pause = (server.address, lock.key, tables), pause
        self._begun, self._ended = threading.Event(), threading.Event()
        self._seats: list[Seat] = []
        self._fault: Exception | None = None

    @property
    def decisions(self) -> int:
        """How many decisions they have made."""
        return sum(seat.decisions for seat in self._seats)

    def run(self) -> None:
        """Sit down and play."""
        try:
            asyncio.run(self._play())
        except Exception as error:  # noqa: BLE001 - raised where the thread is waited for
            self._fault = error
        finally:
            self._begun.set()

    async def _play(self) -> None:
        self._seats = await seated(*self._where)
        self._begun.set()
        await play(self._seats, self._pause, self._ended.is_set)
        await asyncio.gather(*(seat.leave() for seat in self._seats))

    def __enter__(self) -> Self:
        self.start()
        self._begun.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self.join()
        if self._fault:
            raise self._fault


def sit_down(chromium: Browser, link: str) -> Pair:
    """Open two pages, and let them sit at a table of their own."""
    pages = []
    for _ in range(2):
        context = chromium.new_context(viewport={"width": 1366, "height": 768})
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(link, timeout=SOON)
        expect(page.locator(".al-lobby summary")).to_be_visible(timeout=SOON)
        page.locator(".al-lobby summary").click()
        pages.append(page)
    one, two = pages
    one.locator(".al-lobby-inside > button").click()
    one.get_by_role("dialog").locator(".al-primary").last.click()
    expect(one.locator(".al-lobby-seat b")).to_be_visible(timeout=SOON)
    two.locator(f".al-lobby [data-key^='sit '][data-key$=' {OTHER}'] button").filter(
        visible=True
    ).last.click()
    expect(two.locator(".al-lobby-seat b")).to_be_visible(timeout=SOON)
    return Pair(one, two)


def play_pair(pair: Pair, seconds: float) -> None:
    """Let the pair play for a while, or until neither is asked for anything any more."""
    end, moved, rng = monotonic() + seconds, monotonic(), Random(1)
    while monotonic() < end and monotonic() - moved < STANDS_FOR:
        sleep(BETWEEN)
        if any(press(page, rng) for page in pair):
            moved = monotonic()


def press(page: Page, rng: Random) -> bool:
    """Press what a page asks for: what it tells is read on, then it is decided; return whether it asked."""
    told = page.locator("[data-do=told-next]")
    if told.is_visible():
        told.press("n")
        return True
    for first in FIRST:
        if page.locator(first).first.is_visible():
            page.locator(first).first.click()
            return True
    if page.locator(PLAN).first.is_visible():
        return False
    page.evaluate(UNFOLD)
    choices = page.locator(".al-board [data-pick]").filter(visible=True)
    if many := choices.count():
        choices.nth(rng.randrange(many)).click()
    return bool(many)


def rows_of(one: Page, two: Page) -> list[Row]:
    """Return the milliseconds of each decision of one page until the other has painted it, by part."""
    clicks: Mapping[str, Row] = one.evaluate("notes.clicks")
    boards: Mapping[str, Row] = two.evaluate("notes.boards")
    return parts_of(clicks, boards)


def parts_of(clicks: Mapping[str, Row], boards: Mapping[str, Row]) -> list[Row]:
    """Return the parts of each decision: *clicks* by their moment, *boards* by that which they led to."""
    found = []
    for moment, click in clicks.items():
        board = boards.get(str(int(moment) + 1), {})
        if not {"came", "painted"} <= board.keys() or board["painted"] < click["at"]:
            continue
        found.append(
            {
                "sent": click["sent"] - click["at"],
                "kernels": board["kernel"] - click["sent"],
                "wire": board["came"] - board["kernel"],
                "script": board["changed"] - board["came"],
                "framed": board["framed"] - board["changed"],
                "painted": board["painted"] - click["at"],
            }
        )
    return found
