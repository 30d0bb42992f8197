"""The board in a browser: click to paint, what goes over the wire, layout shift, panning, the first board."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import json
import math
import os
import shutil
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from algeria_lab.views.algeria.atlas import make_atlas
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.file_desk import STATIC
from tests.browser.war_pages import Mirror, begin, take_on_the_page, wait_for_board

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
ROOM = "voila/render/war-room.ipynb?lang=en"
SEED = 77
MOST_PICKS = 120
VISITS = 5
REFILL = 8  # seconds between two visits: the next kernel is ready by then
COLD = ["--VoilaConfiguration.preheat_kernel=False"]

# Notes, in the page: when the board was first painted, how long each decision took until the new scene was
# painted (the second frame after it is in the document), and every shift of the layout.
WATCH = """
window.notes = {painted: 0, spent: [], shifts: []};
const twoFrames = then => requestAnimationFrame(() => requestAnimationFrame(then));
let clicked = 0;
addEventListener('click', event => { clicked = event.timeStamp; }, true);
new MutationObserver(changes => {
    if (!notes.painted && document.querySelector('.al-prompt-text')) {
        notes.painted = 1;
        twoFrames(() => { notes.painted = performance.now(); });
    }
    for (const {target, attributeName, oldValue} of changes)
        if (attributeName === 'aria-busy' && oldValue === 'true' && target.matches('.al-board') && clicked) {
            const begun = clicked;
            clicked = 0;
            twoFrames(() => notes.spent.push(performance.now() - begun));
        }
}).observe(document,
    {subtree: true, childList: true, attributeFilter: ['aria-busy'], attributeOldValue: true});
new PerformanceObserver(list => notes.shifts.push(...list.getEntries().map(
    ({startTime, value, hadRecentInput}) => ({startTime, value, hadRecentInput}))))
    .observe({type: 'layout-shift', buffered: true});
"""
FRAMES = """() => {
    window.frames_seen = [];
    const step = now => { frames_seen.push(now); window.frames_on = requestAnimationFrame(step); };
    requestAnimationFrame(step);
}"""


def run() -> None:
    """Print the figures of the board."""
    print_sizes()
    if chromium_path() is None:
        print("The rest is measured in a browser: install Chromium or name one in ALGERIA_LAB_CHROMIUM.")
        return
    with browser() as chromium:
        with server([]) as address:
            print_visits(chromium, address, "first board, preheated kernel")
            print_war(chromium, address)
        with server(COLD) as address:
            print_visits(chromium, address, "first board, cold kernel")
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


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
def server(extra: Sequence[str]) -> Iterator[str]:
    """Serve the pages and yield the address."""
    port = free_port(0)
    process = subprocess.Popen(command(NOTEBOOKS, port, extra), env=environment(), stderr=subprocess.DEVNULL)
    address = f"http://{HOST}:{port}/"
    try:
        if not wait_until_ready(address, process):
            raise RuntimeError("Voila did not start")
        yield address
    finally:
        process.terminate()
        process.wait()


def open_room(chromium: Browser, address: str) -> Page:
    """Open the war room in a window of a laptop, with the notes running."""
    context = chromium.new_context(viewport={"width": 1366, "height": 768})
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address + ROOM, wait_until="commit")
    wait_for_board(page)
    return page


def print_sizes() -> None:
    """Print the sizes of the bundles and of the map."""
    for path in sorted(STATIC.glob("*.[jc]s*")):
        print(f"{path.name:40} {path.stat().st_size / 1000:8.1f} KB")
    print(f"{'map data, sent once':40} {len(json.dumps(make_atlas(Words('en')))) / 1000:8.1f} KB")


def print_visits(chromium: Browser, address: str, name: str) -> None:
    """Print how long a visit takes from its request to the painted board, each with an empty cache."""
    times = []
    for _ in range(VISITS):
        time.sleep(REFILL)
        page = open_room(chromium, address)
        page.wait_for_function("notes.painted > 1")
        times.append(page.evaluate("notes.painted"))
        page.context.close()
    shown = ", ".join(f"{spent / 1000:.2f}" for spent in sorted(times))
    print(f"{name:40} {sorted(times)[len(times) // 2] / 1000:8.2f} s   ({shown})")


def print_war(chromium: Browser, address: str) -> None:
    """Play a war by clicks; print paint times, bytes of updates, layout shift, frames while panning."""
    page = open_room(chromium, address)
    sizes: list[int] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: note_scene(frame, sizes)))
    page.reload()
    wait_for_board(page)
    begin(page, SEED)
    mirror, picks = Mirror(SEED), 0
    while mirror.table.person_decides and picks < MOST_PICKS:
        offered = mirror.next_choice()
        take_on_the_page(page, offered, by_keyboard=False)
        mirror.take(offered["id"])
        page.wait_for_function("!document.querySelector('.al-board').hasAttribute('aria-busy')")
        picks += 1
    page.wait_for_timeout(200)
    notes = page.evaluate("notes")
    print_row(f"click to painted board, {len(notes['spent'])} picks", notes["spent"], "ms")
    print_row(f"update of the scene, {len(sizes)} patches", [size / 1000 for size in sizes], "KB")
    later = [shift for shift in notes["shifts"] if shift["startTime"] > notes["painted"]]
    own = sum(shift["value"] for shift in later if not shift["hadRecentInput"])
    whole = sum(shift["value"] for shift in later)
    print(f"{'layout shift after the first paint':40} {own:8.4f}     (with answers to clicks: {whole:.4f})")
    print_panning(page)
    page.context.close()


def note_scene(frame: str | bytes, sizes: list[int]) -> None:
    """Remember the size of a frame that brings a patch of the scene: only that says what it is based on."""
    if b'"base"' in (frame.encode() if isinstance(frame, str) else frame):
        note_patch(frame, sizes)


def note_patch(frame: str | bytes, sizes: list[int]) -> None:
    """Remember the size of a frame that brings a patch, of the scene or of a chart."""
    text = frame.encode() if isinstance(frame, str) else frame
    if b'"kind": "patch"' in text or b'"kind":"patch"' in text:
        sizes.append(len(text))


def print_panning(page: Page) -> None:
    """Enlarge the map, drag it about, and print the time between frames."""
    page.locator(".al-board").get_by_role("button", name="Map", exact=True).click()
    for _ in range(3):
        page.locator(".al-tool").first.click()
    page.wait_for_timeout(500)
    box = page.locator(".al-frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(FRAMES)
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(180):
        page.mouse.move(x + 120 * math.sin(step / 14), y + 80 * math.cos(step / 20))
    page.mouse.up()
    times = page.evaluate("(cancelAnimationFrame(frames_on), frames_seen)")
    gaps = [after - before for before, after in pairwise(times)]
    print_row("between two frames while panning", gaps, "ms")
    print(f"{'frames a second while panning':40} {1000 * len(gaps) / (times[-1] - times[0]):8.1f}")


def print_row(name: str, values: Sequence[float], unit: str) -> None:
    """Print median, 95th percentile and greatest value."""
    ordered = sorted(values) or [math.nan]
    p50, p95 = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.95))
    print(f"{name:40} {p50:8.1f} {unit}   p95 {p95:.1f}   most {ordered[-1]:.1f}")
