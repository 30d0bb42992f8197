"""The board in a browser: click to paint, what goes over the wire, layout shift, panning, the first board."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Sequence
from itertools import pairwise

from playwright.sync_api import Browser, Page

from algeria_lab.views.algeria.board.atlas import make_atlas
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.shared.bundles import STATIC
from tests.benchmarks.painting import PARTS, REFILL, Row, browser, chromium_path, open_room, play, server
from tests.browser.waiting import wait_until
from tests.browser.war_pages import wait_for_board

VISITS = 5
COLD = ["--KernelProvisionerFactory.default_provisioner_name=local-provisioner"]

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
        with server() as address:
            print_visits(chromium, address, "first board")
            print_war(chromium, address)
            print_campaign(chromium, address)
        with server(COLD) as address:
            print_visits(chromium, address, "first board, ordinary kernels")
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


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
        wait_until(page, "notes.painted > 1")
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
    rows = play(page)
    notes = page.evaluate("notes")
    print_parts(rows)
    print_row(f"update of the scene, {len(sizes)} patches", [size / 1000 for size in sizes], "KB")
    later = [shift for shift in notes["shifts"] if shift["startTime"] > notes["painted"]]
    own = sum(shift["value"] for shift in later if not shift["hadRecentInput"])
    whole = sum(shift["value"] for shift in later)
    print(f"{'layout shift after the first paint':40} {own:8.4f}     (with answers to clicks: {whole:.4f})")
    print_panning(page)
    page.context.close()


def print_campaign(chromium: Browser, address: str) -> None:
    """Play a Campaign by clicks and print paint times."""
    page = open_room(chromium, address, "campaign")
    rows = play(page, game="campaign")
    print(f"a Campaign, {len(rows)} picks")
    print_parts(rows)
    page.context.close()


def print_parts(rows: Sequence[Row]) -> None:
    """Print what the parts of a decision took."""
    for part, name in PARTS.items():
        print_row(name, [row[part] for row in rows], "ms")


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
