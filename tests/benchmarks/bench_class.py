"""A class at once: readers join, play, walk a lesson and leave; one floods, one never listens to answers.

Then all of them go through a whole lesson, without a desk and a wall, and with them; see `bench_hour`.

``python -m tests.benchmarks class [--readers 30] [--within 10] [--seconds 30] [--walkers 10]
[--part games|hour]`` starts a server and its readers, who speak a browser's language without being one: what
a browser draws is not in the figures, and what thirty browsers would take of this machine is not taken. The
readers' own program does take some of it; how much, and how late it was itself, is printed, too.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import argparse
import asyncio
import os
import resource
from collections.abc import Iterable, Sequence
from random import Random
from time import perf_counter

from tests.benchmarks import bench_hour
from tests.benchmarks.readers.flood import flooding
from tests.benchmarks.readers.long_run import running
from tests.benchmarks.readers.pages import NoPage
from tests.benchmarks.readers.probe import probing
from tests.benchmarks.readers.reader import Lost, Reader
from tests.benchmarks.readers.served import Served, served
from tests.benchmarks.readers.silence import not_listening
from tests.benchmarks.readers.walker import LESSON, Walker
from tests.benchmarks.telling import print_answers, print_held, print_pauses, print_times

ROOM, HOME = "voila/render/notebooks/war-room.ipynb?lang=en", "voila/render/notebooks/home.ipynb?lang=en"
PAUSE = (2.0, 6.0)  # seconds that a person looks before the next decision
DECISIONS = 40  # of a reader whose memory is looked at
POINTS = 10  # at which the server's memory is looked at while one reader does not listen
LONG_RUNS = 3  # readers of the laboratory, more than there are workers on two cores
GONE_WITHIN = 20.0  # seconds after which a kernel that was asked to end counts as one that stays


def main(arguments: Sequence[str]) -> None:
    """Measure a class as the command line describes it."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks class")
    parser.add_argument("--readers", type=int, default=30)
    parser.add_argument("--within", type=float, default=10, help="seconds in which all of them come")
    parser.add_argument(
        "--seconds", type=float, default=30, help="how long they play, with and without flood"
    )
    parser.add_argument("--walkers", type=int, default=10, help="how many of them walk a lesson")
    parser.add_argument("--page", default=ROOM, help="what the others open, under the server's address")
    parser.add_argument("--part", choices=("games", "hour"), help="the games alone, or the hour of a lesson")
    options, extra = parser.parse_known_args(arguments)
    if options.part != "hour":
        _run_games(options, extra)
    if options.part != "games":
        bench_hour.run(options.readers, options.within)
    print(f"load of the machine meanwhile: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


def _run_games(options: argparse.Namespace, extra: Sequence[str]) -> None:
    with served(extra) as server:
        games = options.readers - options.walkers
        readers = [Reader(server.address, f"/{options.page}", seed) for seed in range(1, games + 1)]
        readers += [Walker(server.address, f"/{LESSON}", seed) for seed in range(1, options.walkers + 1)]
        asyncio.run(_measure(server, options.page, readers, options.within, options.seconds))


async def _measure(server: Served, page: str, coming: list[Reader], within: float, seconds: float) -> None:
    before = server.family.pids()
    print_held("server before anybody came", server.family.held().values())
    for name, path, kind in (
        ("home page", HOME, Reader),
        ("board", page, Reader),
        ("lesson", LESSON, Walker),
    ):
        await _one_reader(server, name, kind(server.address, f"/{path}", 0))
    async with probing(server.address) as pauses:
        readers = await _join(coming, within)
        if not readers:
            return
        held = server.family.held(server.family.pids() - before)
        print_held(f"{len(readers)} readers, at the board", held.values())
        await _play(readers, seconds)
        print_answers("answers while they play", readers, perf_counter() - seconds)
        print_held("after they have played", server.family.held(server.family.pids() - before).values())
    print_pauses("joining and playing", pauses)
    async with probing(server.address) as pauses:
        await _play_beside_runs(server, readers, seconds)
    print_pauses("long runs", pauses)
    async with probing(server.address) as pauses:
        await _play_under_flood(readers, seconds)
    print_pauses("flood", pauses)
    async with probing(server.address) as pauses:
        await _play_beside_silence(server, page, readers, seconds)
    print_pauses("flood and silence", pauses)
    await _leave(server, readers, before)
    print_held("server when all have gone", server.family.held().values())
    own = resource.getrusage(resource.RUSAGE_SELF)
    print(f"{'processor: server, readers program':40} {server.family.seconds():8.1f} s {own.ru_utime:8.1f} s")


async def _one_reader(server: Served, name: str, reader: Reader) -> None:
    """Print what a reader costs who is alone: at the page of the place, at a board, in a lesson."""
    before, decides = server.family.pids(), name != "home page"
    await reader.join(wants_board=decides)
    visit = reader.visit
    print(
        f"{f'a reader alone, {name}':40} {reader.board_after:8.2f} s   first {visit.first:.2f}   "
        f"page {visit.whole:.2f}   {len(visit.files)} files, {visit.missing} missing, "
        f"{visit.bytes / 1e6:.2f} MB"
    )
    print_held(f"its own, at the {name}", server.family.held(server.family.pids() - before).values())
    if decides:
        for _ in range(DECISIONS):
            await reader.decide()
        held = server.family.held(server.family.pids() - before)
        print_held(f"its own, after {DECISIONS} decisions", held.values())
        print_times(f"answers to a reader alone, {len(reader.answers)}", [a.seconds for a in reader.answers])
    await reader.leave()


async def _join(readers: Sequence[Reader], within: float) -> list[Reader]:
    """Let readers come at even distances; print how long each waited for a board."""
    begun, count = perf_counter(), len(readers)
    came = await asyncio.gather(*(_come(reader, at * within / count) for at, reader in enumerate(readers)))
    there = [reader for reader, fault in zip(readers, came, strict=True) if not fault]
    print_times(f"request to board, {len(there)} of {count} readers", [r.board_after for r in there])
    print_times("first piece of the page", [reader.visit.first for reader in there])
    print_times("the page whole", [reader.visit.whole for reader in there])
    print(f"{'all there after':40} {perf_counter() - begun:8.2f} s")
    for fault in sorted({fault for fault in came if fault}):
        print(f"{came.count(fault)} readers got no board: {fault}")
    return there


async def _come(reader: Reader, after: float) -> str:
    await asyncio.sleep(after)
    try:
        await reader.join()
    except (Lost, NoPage) as fault:
        return str(fault)
    return ""


async def _play(readers: Iterable[Reader], seconds: float) -> None:
    """Let readers play at the pace of people."""
    end = perf_counter() + seconds
    async with asyncio.TaskGroup() as group:
        for reader in readers:
            group.create_task(reader.play_on(_pause, lambda: perf_counter() > end))


def _pause(rng: Random) -> float:
    return rng.uniform(*PAUSE)


async def _play_beside_runs(server: Served, readers: Sequence[Reader], seconds: float) -> None:
    """Let readers play while others have thousands of wars played in the laboratory."""
    async with running(server.address, LONG_RUNS) as runs:
        begun = perf_counter()
        await _play(readers, seconds)
        print(f"{LONG_RUNS} long runs: {'; '.join(run.progress for run in runs)}")
        print_answers("answers to the others meanwhile", readers, begun)


async def _play_under_flood(readers: Sequence[Reader], seconds: float) -> None:
    """Let the first reader flood while the others play."""
    first, *others = readers
    begun = perf_counter()
    async with flooding(first) as flood:
        await _play(others, seconds)
    poured = f"{flood.requests / seconds:.0f} requests and {flood.messages / seconds:.0f} messages a second"
    print(f"one reader floods: {poured}")
    print_answers("answers to the others meanwhile", others, begun)


async def _play_beside_silence(server: Served, page: str, readers: Sequence[Reader], seconds: float) -> None:
    """Let one reader flood and a further one ask without listening while the others play."""
    _, first, *others = readers  # the very first flooded before, and the server has closed its line for that
    begun = perf_counter()
    resident = [server.family.resident()]
    async with flooding(first) as flood, not_listening(server.address, f"/{page}") as silent:
        async with asyncio.TaskGroup() as group:
            group.create_task(_play(others, seconds))
            for _ in range(POINTS):
                await asyncio.sleep(seconds / POINTS)
                resident.append(server.family.resident())
        print(f"one floods: {flood.messages} messages; one never listens: {silent.asked} questions, ", end="")
        print(f"{silent.opened} sockets")
    print(f"server's memory meanwhile, MB: {', '.join(f'{megabytes:.0f}' for megabytes in resident)}")
    print_answers("answers to the others meanwhile", others, begun)


async def _leave(server: Served, readers: Sequence[Reader], before: set[int]) -> None:
    """Let all close their pages; print how long it takes until no process of theirs is left."""
    begun = perf_counter()
    await asyncio.gather(*(reader.leave() for reader in readers))
    left = await asyncio.to_thread(server.family.wait_for_end, before, GONE_WITHIN)
    print(f"{'pages closed, processes gone after':40} {perf_counter() - begun:8.2f} s   {len(left)} left")
