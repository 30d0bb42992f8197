"""Fifteen tables at once: from a decision at one page to the moment at which the other page has played it.

``python -m tests.benchmarks tables [--tables 15] [--seconds 60] [--pause 2] [--part kernels|painted]`` opens
a room whose pages play by themselves: what a browser draws is not in these figures, nor what a browser would
take of this machine. Then it opens another one, where it is measured, too; see `bench_painted`.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from tests.benchmarks import bench_painted
from tests.benchmarks.readers.memory import Family
from tests.benchmarks.telling import print_held, print_times
from tests.faults.table_room import TableRoom

MODULE, NO_END = "tests.benchmarks.readers.timed", 10**6


def main(arguments: Sequence[str]) -> None:
    """Measure tables as the command line describes them."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks tables")
    parser.add_argument("--tables", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=60, help="how long they play")
    parser.add_argument("--pause", type=float, default=2, help="seconds after which whose turn it is decides")
    parser.add_argument(
        "--part", choices=("kernels", "painted"), help="without a browser, or with one, alone"
    )
    options = parser.parse_args(arguments)
    if options.part != "painted":
        _run_kernels(options)
    if options.part != "kernels":
        bench_painted.run(options.tables, options.seconds, options.pause)
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def _run_kernels(options: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        room = TableRoom.of(folder, options.tables, options.pause, NO_END, module=MODULE)
        try:
            room.start()
            _measure(room, options.seconds)
        finally:
            room.stop()


def _measure(room: TableRoom, seconds: float) -> None:
    assert room.process is not None, "the room is open"
    family = Family(room.process.pid)
    used, resident = family.seconds(), family.resident()
    time.sleep(seconds)
    found = times(room.folder)
    print_times(f"decision to the other page, {len(found)}", found)
    print(f"{'server, processor meanwhile':40} {family.seconds() - used:8.2f} s in {seconds:.0f} s")
    print(f"{'server, memory before and after':40} {resident:8.1f} MB  {family.resident():.1f} MB")
    pages = {held["pid"] for reader in room.readers if (held := room.held(reader))}
    print_held("pages", family.held(pages).values())


def times(folder: Path) -> list[float]:
    """Return how long each decision took from the page of one side to that of the other, in seconds."""
    decided, heard = defaultdict[str, dict[str, float]](dict), defaultdict[str, dict[str, float]](dict)
    for file in folder.glob("*.times"):
        told = json.loads(file.read_text("utf-8"))
        decided[told["table"]] |= told["decided"]
        heard[told["table"]] |= told["heard"]
    return [
        heard[table][ply] - at
        for table, plies in decided.items()
        for ply, at in plies.items()
        if ply in heard[table]
    ]
