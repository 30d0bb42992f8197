"""The site without a server in Chromium: what it weighs, how soon it stands, what follows a click, many wars.

``python -m tests.benchmarks site`` serves the site of `make site` and opens it as a stranger does (cold: the
browser keeps nothing) and as somebody who comes again (warm), as fast as this computer can and with a line of
10 Mbit/s. Needs a quiet machine and Chromium.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

from playwright.sync_api import BrowserContext

from algeria_lab.apps.site.serving import HOST, is_site
from algeria_lab.apps.site.serving import server as site_server
from tests.benchmarks.painting import at, browser, chromium_path, play
from tests.browser.conftest import SITE
from tests.browser.war_pages import wait_for_board

ROOM, LESSON = "notebooks/war-room.html?lang=en", "lessons/01-control-is-not-support/fr.html"
BOARD, GUIDE = ".al-svg", ".al-lead"
SLOW = {"offline": False, "latency": 20, "downloadThroughput": 10e6 / 8, "uploadThroughput": 2e6 / 8}
PICKS = 60
GOALS = {"first paint": 1.0, "cold": 6.0, "warm": 3.0}
MEGABYTE = 1e6
# From a click to the picture after its answer: the board is busy meanwhile.
WATCH = """
window.notes = {picks: []};
let clicked = null, busy = null;
addEventListener('click', event => { clicked = event.timeStamp; }, true);
new MutationObserver(changes => {
    for (const {target, oldValue} of changes) {
        if (!target.matches('.al-board')) continue;
        if (oldValue !== 'true') [busy, clicked] = [clicked, null];
        else if (busy !== null) {
            const from = busy;
            busy = null;
            requestAnimationFrame(() => requestAnimationFrame(() =>
                notes.picks.push({whole: performance.now() - from})));
        }
    }
}).observe(document, {subtree: true, attributeFilter: ['aria-busy'], attributeOldValue: true});
"""


def run() -> None:
    """Print what the site weighs and how fast it is, beside its goals."""
    if chromium_path() is None or not is_site(SITE):
        print("This is measured in a browser, on the site of `make site`: it needs both.")
        return
    with served() as address, browser() as chromium:
        for speed, line in (("this computer", None), ("10 Mbit/s", SLOW)):
            context = chromium.new_context(viewport={"width": 1366, "height": 768})
            weights: Counter[str] = Counter()
            for name, path, sign in (("war room", ROOM, BOARD), ("lesson 1", LESSON, GUIDE)):
                for visit in ("cold", "warm"):
                    painted, stood = _visit(context, address + path, sign, line, weights)
                    _print_times(f"{name}, {visit}, {speed}", visit, painted, stood)
                _print_weights(name, weights)
                weights.clear()
                context.close()
                context = chromium.new_context(viewport={"width": 1366, "height": 768})
            context.close()
        _print_picks(chromium.new_context(viewport={"width": 1366, "height": 768}), address)
    print(f"load of the machine in the end: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


@contextmanager
def served() -> Iterator[str]:
    """Serve the site and yield its address."""
    with site_server(SITE) as running:
        Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{running.server_port}/"
        running.shutdown()


def _visit(
    context: BrowserContext, address: str, sign: str, line: dict[str, Any] | None, weights: Counter[str]
) -> tuple[float, float]:
    """Open a page in a new tab; return the seconds until its text is painted and until it stands."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    if line:
        session.send("Network.emulateNetworkConditions", line)
    came: list[Any] = []
    page.on("requestfinished", lambda asked: came.append(asked))  # noqa: PLW0108 - Playwright marks what hears
    begun = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.locator(sign).first.wait_for(timeout=120_000)
    stood = time.perf_counter() - begun
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
    for asked in came:
        weights[_kind(asked.url)] += _bytes(asked)
    page.wait_for_timeout(15_000)  # what is done when the page stands, such as keeping it
    page.close()
    return painted / 1000, stood


def _bytes(asked: Any) -> int:
    try:
        return int(asked.sizes()["responseBodySize"])
    except Exception:  # noqa: BLE001 - a page that is gone tells nothing of what it had asked for
        return 0


def _kind(url: str) -> str:
    name = url.partition("?")[0].rsplit("/", 1)[-1]
    kinds = {"asm.wasm.packed": "Pyodide", "asm.mjs": "Pyodide", "stdlib.zip": "Python's library"}
    kinds |= {".pack": "packs", ".woff2": "letters", ".js": "programs", ".css": "style", ".html": "page"}
    return next((kind for ending, kind in kinds.items() if name.endswith(ending)), "other")


def _print_times(name: str, visit: str, painted: float, stood: float) -> None:
    print(
        f"{name:34} first paint {painted:5.2f} s (goal {GOALS['first paint']}), "
        f"stands {stood:5.2f} s (goal {GOALS[visit]})"
    )


def _print_weights(name: str, weights: Counter[str]) -> None:
    whole = sum(weights.values()) / MEGABYTE
    parts = ", ".join(f"{kind} {size / MEGABYTE:.2f}" for kind, size in weights.most_common())
    print(f"{name:34} {whole:.2f} MB: {parts}")


def _print_picks(context: BrowserContext, address: str) -> None:
    """Print what follows a click of a war, as a person plays it."""
    context.add_init_script(WATCH)
    page = context.new_page()
    page.goto(address + ROOM, wait_until="commit")
    wait_for_board(page)
    rows = play(page, PICKS)
    print(
        f"click to painted board: {len(rows)} clicks, median {at(rows, 'whole'):.0f} ms, "
        f"p95 {at(rows, 'whole', 0.95):.0f} ms (goal 150)"
    )
    context.close()
