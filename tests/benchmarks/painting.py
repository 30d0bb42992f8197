"""From a click on the board to the painted answer, part by part; also of two checkouts in turn.

``python -m tests.benchmarks board --against REVISION-or-FOLDER [campaign]`` plays the same game on the pages
of both, a lap there, a lap here, so that whatever else the machine does slows both. Each has its
own template; the libraries are those installed here.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from algeria_lab.apps.voila_server import CONFIG, HOST, command, environment, free_port, wait_until_ready
from tests.benchmarks.bench_compare import HERE, folder_of
from tests.browser.campaign_pages import CampaignMirror, begin_campaign
from tests.browser.waiting import wait_until
from tests.browser.war_pages import Mirror, choose_war, take_on_the_page, wait_for_board
from tests.children import child

ROOMS = {"war": "war-room", "campaign": "twilight"}
ROOM = "voila/render/{}.ipynb?lang=en"
SEED = 77
OPERATIONS = 12  # of a Campaign, before the person only passes
MOST_PICKS = 120
LAPS, LAP_PICKS = 4, 40
REFILL = 8  # seconds between two visits: the next kernel is ready by then
Row = dict[str, float]
PARTS = {
    "sent": "click to message, in the browser",
    "wire": "to the kernel and back",
    "kernel": "the kernel's own answer",
    "script": "scripts and forced layouts",
    "frame": "wait for the picture, layout, paint",
    "next": "until the second picture begins",
    "whole": "click to painted board",
}

# Notes, in the page: when the board was first painted, every shift of the layout, and each decision by parts.
# A scene counts as painted when the second picture after it begins: the first is then certain to be drawn.
# Messages bear the kernel's clock: its answer lasts from the status "busy" to the patch of the same message.
WATCH = """
window.notes = {painted: 0, picks: [], shifts: []};
const twoFrames = then => requestAnimationFrame(() => requestAnimationFrame(then));
const afterFrame = then => requestAnimationFrame(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
});
const begun = {};
let click = null, pick = null;
const partsOf = data => {
    const [view, words] = [new DataView(data), new TextDecoder()];
    const at = number => Number(view.getBigUint64(8 * number + 8, true));
    return number => words.decode(new Uint8Array(data, at(number), at(number + 1) - at(number)));
};
const microseconds = date => Date.parse(date) * 1000 + Number((date.match(/\\.\\d{3}(\\d{3})/) ?? [0, 0])[1]);
const take = data => {
    const part = partsOf(data);
    const [header, parent] = [JSON.parse(part(1)), JSON.parse(part(2))];
    if (header.msg_type === 'status') begun[parent.msg_id] ??= microseconds(header.date);
    if (header.msg_type !== 'comm_msg' || !pick || pick.came || !part(4).includes('"base"')) return;
    pick.came = performance.now();
    pick.kernel = (microseconds(header.date) - begun[parent.msg_id]) / 1000;
};
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given);
        this.addEventListener('message', ({data}) => data instanceof ArrayBuffer && take(data));
    }
    send(data) {
        if (click && !click.sent) click.sent = performance.now();
        super.send(data);
    }
};
const answered = () => {
    const row = pick, now = performance.now();
    pick = null;
    afterFrame(() => { row.framed = performance.now(); });
    twoFrames(() => {
        const end = performance.now(), framed = Math.min(row.framed ?? end, end);
        notes.picks.push({sent: row.sent - row.at, wire: row.came - row.sent - row.kernel, kernel: row.kernel,
            script: now - row.came, frame: framed - now, next: end - framed, whole: end - row.at});
    });
};
addEventListener('click', event => { click = {at: event.timeStamp}; }, true);
new MutationObserver(changes => {
    if (!notes.painted && document.querySelector('.al-prompt-text')) {
        notes.painted = 1;
        twoFrames(() => { notes.painted = performance.now(); });
    }
    for (const {target, attributeName, oldValue} of changes)
        if (attributeName === 'aria-busy' && target.matches('.al-board')) {
            if (oldValue !== 'true') [pick, click] = [click, null];
            else if (pick?.came) answered();
        }
}).observe(document,
    {subtree: true, childList: true, attributeFilter: ['aria-busy'], attributeOldValue: true});
new PerformanceObserver(list => notes.shifts.push(...list.getEntries().map(
    ({startTime, value, hadRecentInput}) => ({startTime, value, hadRecentInput}))))
    .observe({type: 'layout-shift', buffered: true});
"""


def chromium_path() -> str | None:
    """Return the browser of the tests, if there is one."""
    named = os.environ.get("ALGERIA_LAB_CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("google-chrome")


@contextmanager
def browser() -> Iterator[Browser]:
    """Start the browser of the tests."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=chromium_path(), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            yield chromium
        finally:
            chromium.close()


@contextmanager
def server(extra: Sequence[str] = (), folder: Path = HERE) -> Iterator[str]:
    """Serve the pages of a checkout, in its own template, and yield the address."""
    with TemporaryDirectory() as share:
        templates = Path(share, "voila", "templates")
        templates.mkdir(parents=True)
        templates.joinpath("algeria").symlink_to(folder / "algeria_lab/apps/voila/template")
        with _served(extra, folder, Path(share)) as address:
            yield address


@contextmanager
def _served(extra: Sequence[str], folder: Path, share: Path) -> Iterator[str]:
    port = free_port(0)
    variables = environment() | {
        "JUPYTER_CONFIG_PATH": str(folder / CONFIG.relative_to(HERE)),
        "JUPYTER_PATH": str(share),
        "PYTHONPATH": str(folder),
    }
    line = command(folder / "notebooks", port, extra)
    address = f"http://{HOST}:{port}/"
    with child(line, env=variables, cwd=folder, stderr=subprocess.DEVNULL) as process:
        try:
            if not wait_until_ready(address, process):
                raise RuntimeError("Voila did not start")
            yield address
        finally:
            process.terminate()
            process.wait()


def open_room(chromium: Browser, address: str, game: str = "war") -> Page:
    """Open the page of a game in a window of a laptop, with the notes running."""
    context = chromium.new_context(viewport={"width": 1366, "height": 768})
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address + ROOM.format(ROOMS[game]), wait_until="commit")
    wait_for_board(page)
    return page


def begin_game(page: Page, game: str) -> Mirror | CampaignMirror:
    """Begin a game on its page, and one beside it that knows what to choose."""
    if game == "war":
        # Folded into a menu or not: that is no part of what is measured.
        button = page.locator("button:not([hidden])", has_text="Begin another war").first
        button.evaluate("button => button.click()")
        choose_war(page, SEED)
        return Mirror(SEED)
    begin_campaign(page, "short", SEED)
    return CampaignMirror("short", SEED, OPERATIONS)


def play(page: Page, most_picks: int = MOST_PICKS, game: str = "war") -> list[Row]:
    """Play a game by clicks and return the milliseconds of each decision, by part."""
    mirror, picks = begin_game(page, game), 0
    while mirror.table.person_decides and picks < most_picks:
        offered = mirror.next_choice()
        take_on_the_page(page, offered, by_keyboard=False)
        mirror.take(offered)
        wait_until(page, "!document.querySelector('.al-board').hasAttribute('aria-busy')")
        picks += 1
    page.wait_for_timeout(200)
    rows: list[Row] = page.evaluate("notes.picks")
    return rows


def run_pairs(other: str, game: str = "war") -> None:
    """Print the parts of a decision of a game there and here, from laps in turn."""
    if chromium_path() is None:
        print("This is measured in a browser: install Chromium or name one in ALGERIA_LAB_CHROMIUM.")
        return
    laps: list[tuple[list[Row], list[Row]]] = []
    with (
        folder_of(other) as there,
        browser() as chromium,
        server(folder=there) as old,
        server() as new,
    ):
        for _ in range(LAPS):
            time.sleep(REFILL)
            laps.append((_lap(chromium, old, game), _lap(chromium, new, game)))
    print_pairs(other, laps)
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def _lap(chromium: Browser, address: str, game: str) -> list[Row]:
    page = open_room(chromium, address, game)
    try:
        return play(page, LAP_PICKS, game)
    finally:
        page.context.close()


def print_pairs(other: str, laps: Sequence[tuple[Sequence[Row], Sequence[Row]]]) -> None:
    """Print median and 95th percentile of each part on both sides, and the median of the laps' ratios."""
    there, here = ([row for lap in laps for row in lap[side]] for side in (0, 1))
    print(
        f"{len(laps)} laps on each side, {len(there)} picks in {other[:12]}, {len(here)} here; milliseconds"
    )
    print(f"{'':38} {other[:12]:>16} {'here':>17} {'here/there':>12}")
    for part, name in PARTS.items():
        cells = " ".join(f"{at(side, part):8.1f} {at(side, part, 0.95):8.1f}" for side in (there, here))
        # What takes less than the clock of a page can tell has no ratio.
        ratios = [at(new, part) / at(old, part) for old, new in laps if at(old, part)]
        print(f"{name:38} {cells} {median(ratios) if ratios else float('nan'):12.2f}")


def at(rows: Sequence[Mapping[str, float]], part: str, share: float = 0.5) -> float:
    """Return the value of a part below which *share* of the decisions stay."""
    ordered = sorted(row[part] for row in rows)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
