"""Break what can break: ``python -m tests.faults [LIST...] [--count N] [--seed N]``.

Lists: kills, runs, reloads, tabs, stores, clocks, servers, lines, silences, disks, tables; all of them if
none is given. Games, lessons and the studio have their turns in each; `runs` breaks long runs, and `tables`
plays fifteen tables of two readers each to their end, in a room of its own and without a browser. Each prints
``tried N lost 0``, and what was lost with the seed that finds it again. All others need Chromium. `lines` and
`silences` wait five minutes without a connection, and open one of each kind at most.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.faults.lists import Tally, kills, reloads, tabs
from tests.faults.outside import clocks, disks, lines, servers, silences, stores
from tests.faults.runs import runs
from tests.faults.site import Site
from tests.faults.tables import tables

LISTS = {
    "kills": (kills, 50),
    "runs": (runs, 8),
    "reloads": (reloads, 50),
    "tabs": (tabs, 12),
    "stores": (stores, 30),
    "clocks": (clocks, 18),
    "servers": (servers, 12),
    "lines": (lines, 6),
    "silences": (silences, 6),
    "disks": (disks, 12),
}
TABLES, KILLS = "tables", 24
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def run(names: list[str], count: int, seed: int, folder: Path) -> list[Tally]:
    """Run lists one after the other on one server, that of tables on one of its own, and print each."""
    found = run_with_browser([name for name in names if name != TABLES], count, seed, folder)
    if TABLES in names:
        found.append(tables(folder, count or KILLS, seed))
        print(found[-1], flush=True)
    return found


def run_with_browser(names: list[str], count: int, seed: int, folder: Path) -> list[Tally]:
    """Run the lists that need a browser."""
    if not names:
        return []
    site = Site(folder)
    site.start()
    found = []
    try:
        with sync_playwright() as playwright:
            path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
            browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
            for name in names:
                act, usual = LISTS[name]
                found.append(act(browser, site, count or usual, seed))
                print(found[-1], flush=True)
    finally:
        site.stop()
    return found


def main() -> int:
    """Run the lists that are asked for; return 1 if anything was lost or not told."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("lists", nargs="*", choices=[*LISTS, TABLES, []], default=[])
    asked.add_argument("--count", type=int, default=0, help="how often each is tried")
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = run(options.lists or [*LISTS, TABLES], options.count, options.seed, Path(folder))
    return int(any(tally.lost or tally.unsaid for tally in found))


if __name__ == "__main__":
    sys.exit(main())
