"""Readers for hours at ten times the pace of people: memory must stay flat.

``python -m tests.benchmarks soak [--readers 20] [--minutes 480] [--csv soak.csv]`` lets readers play, each
for some minutes, leave, and come again with their files kept, as classes do one after the other. The curve
goes to a file of comma-separated values as it is measured; at the end it is printed as a small table.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import argparse
import asyncio
import csv
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tests.benchmarks.bench_class import PAUSE, ROOM
from tests.benchmarks.readers.connections import Unreachable
from tests.benchmarks.readers.pages import NoPage
from tests.benchmarks.readers.reader import Lost, Reader
from tests.benchmarks.readers.served import Served, served
from tests.benchmarks.readers.wire import Silence
from tests.benchmarks.telling import print_times

TEN_TIMES = 10  # the pace of people
STAYS = (30.0, 90.0)  # seconds that a reader plays before leaving: five to fifteen minutes of a person
ROWS = 12  # of the table in the end
LOST = (Lost, NoPage, Silence, Unreachable)


class Point(NamedTuple):
    """A point of the curve; memory in megabytes.

    Attributes:
        minutes: Since the beginning.
        readers: Who had a board.
        together: What all processes of the server take.
        server: What the server's own process has for itself.
        median: What a process of a reader has for itself, in the median.
        most: The same, of the largest.
        decisions: How many those have taken who have left.
        lost: How many visits ended in another way than by leaving.
    """

    minutes: float
    readers: int
    together: float
    server: float
    median: float
    most: float
    decisions: int
    lost: int


class Soak:
    """A server with readers who come and go.

    Args:
        server: The server.
        page: What they open.
        end: When they stop, in seconds of `perf_counter`.
    """

    def __init__(self, server: Served, page: str, end: float) -> None:
        self.curve: list[Point] = []
        self.seconds: list[float] = []
        self.faults: list[str] = []
        self._server, self._page, self._end = server, page, end
        self._begun = perf_counter()
        self._before = server.family.pids()
        self._there = self._decisions = 0

    async def run(self, readers: int, every: float, csv_file: Path) -> None:
        """Let them come and go, and write a point of the curve every so many seconds."""
        with csv_file.open("w", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(Point._fields)
            async with asyncio.TaskGroup() as group:
                for seed in range(readers):
                    group.create_task(self._come_and_go(Random(seed)))
                while perf_counter() < self._end:
                    await asyncio.sleep(min(every, max(0.0, self._end - perf_counter())))
                    self.curve.append(await asyncio.to_thread(self._point))
                    rows.writerow(f"{value:.2f}" for value in self.curve[-1])
                    file.flush()

    async def _come_and_go(self, rng: Random) -> None:
        first = True
        await asyncio.sleep(rng.uniform(0, STAYS[0]))
        while perf_counter() < self._end:
            reader = Reader(self._server.address, f"/{self._page}", rng.randrange(1 << 30))
            try:
                await self._visit(reader, rng, cached=not first)
            except LOST as fault:
                self.faults.append(f"{type(fault).__name__}: {fault}")
                await asyncio.sleep(STAYS[0] / TEN_TIMES)
            first = False

    async def _visit(self, reader: Reader, rng: Random, *, cached: bool) -> None:
        try:
            await reader.join(cached=cached)
            self._there += 1
            try:
                leaves = min(self._end, perf_counter() + rng.uniform(*STAYS))
                await reader.play_on(_quick, lambda: perf_counter() > leaves)
            finally:
                self._there -= 1
        finally:
            self._decisions += reader.decisions
            self.seconds += [answer.seconds for answer in reader.answers]
            await reader.leave()

    def _point(self) -> Point:
        held = self._server.family.held()
        own = [one.own for pid, one in held.items() if pid not in self._before] or [0.0]
        return Point(
            minutes=(perf_counter() - self._begun) / 60,
            readers=self._there,
            together=sum(one.share for one in held.values()),
            server=self._server.family.own(),
            median=median(own),
            most=max(own),
            decisions=self._decisions,
            lost=len(self.faults),
        )


def _quick(rng: Random) -> float:
    return rng.uniform(*PAUSE) / TEN_TIMES


def main(arguments: Sequence[str]) -> None:
    """Let readers play for as long as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks soak")
    parser.add_argument("--readers", type=int, default=20)
    parser.add_argument("--minutes", type=float, default=480)
    parser.add_argument("--every", type=float, default=60, help="seconds between two points of the curve")
    parser.add_argument("--page", default=ROOM)
    parser.add_argument("--csv", type=Path, default=Path("soak.csv"))
    options, extra = parser.parse_known_args(arguments)
    with served(extra) as server:
        soak = Soak(server, options.page, perf_counter() + 60 * options.minutes)
        asyncio.run(soak.run(options.readers, options.every, options.csv))
    print_curve(soak.curve)
    print_times(f"answers, {len(soak.seconds)}", soak.seconds)
    for fault in sorted(set(soak.faults)):
        print(f"{soak.faults.count(fault)} times {fault}")


def print_curve(curve: Sequence[Point]) -> None:
    """Print some points of the curve, the first and the last among them."""
    print("  ".join(f"{name:>9}" for name in Point._fields))
    steps = max(1, ROWS - 1)
    places = sorted({round(at * (len(curve) - 1) / steps) for at in range(ROWS)}) if curve else []
    for at in places:
        print("  ".join(f"{value:9.1f}" for value in curve[at]))
