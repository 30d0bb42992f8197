"""An hour of a class: thirty readers go through a whole lesson, without a desk and a wall, and with them.

Some are slow, one loses the line, one loads the page again, and one wishes the others ill. What the desk
counts is compared with what was answered, what the wall pools with what was played, and what is in the desk's
file with what was handed in.
"""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import NamedTuple

from algeria_lab.apps.serving.rooms.keys import Lock, hang_lock
from tests.benchmarks.readers.counting import differences
from tests.benchmarks.readers.hostile import Hostile
from tests.benchmarks.readers.probe import Pauses, probing
from tests.benchmarks.readers.pupil import FORM, LESSON, Pupil
from tests.benchmarks.readers.served import Served, room_for, served
from tests.benchmarks.readers.teacher import Desk, Wall, lags, looking
from tests.benchmarks.telling import print_answers, print_held, print_pauses, print_times

ID, EXPERIMENT = "l01-control", "everything-or-covered"
PREDICTION, VOTE, AGAIN = "left-over", "say-why", "vote-support"
QUICK, SLOW = (0.5, 2.0), (2.0, 5.0)  # seconds that a person looks before the next deed
SLOW_ONES = 5  # one reader of so many is slow
CUT_FOR = 5.0  # seconds for which the line of one is gone
CUT_AFTER, RELOADED_AFTER = 12, 34  # deeds
MARKED_WITHIN = 300.0  # seconds in which what was handed in is played again
SHOWN_FOR = 3.0  # seconds for which a teacher lets something stand on the wall


class Hour(NamedTuple):
    """What was measured; memory in megabytes.

    Attributes:
        together: What all processes of the server take, with all readers at the end.
        place: What a reader's process has for itself then, in the median.
        server: What the server's own process has for itself then.
        presses: Seconds from a press to its answer.
        minutes: How long all of it took.
    """

    together: float
    place: float
    server: float
    presses: list[float]
    minutes: float


def run(count: int, within: float) -> list[str]:
    """Measure the hour without a room and with it, and return what was not as it should be."""
    print(f"\n{count} readers go through lesson 1, without desk and wall", flush=True)
    with served([f"--PageKernels.places={count + 2}"]) as server:
        alone = asyncio.run(_hour(server, _class_of(server, "", count), within, None))
    print(f"\n{count} readers go through lesson 1, with desk and wall", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "lock.json")
        lock = hang_lock(file)
        with served(room_for(file, LESSON, count)) as server:
            room = Room(server, lock, count)
            beside = asyncio.run(_hour(server, room.readers, within, room))
    _print_beside(alone, beside)
    for fault in room.faults:
        print(f"WRONG: {fault}")
    print(f"{len(room.faults)} things were not as they should be")
    return room.faults


def _class_of(server: Served, key: str, count: int) -> list[Pupil]:
    """Return readers: one loses the line, one loads the page again, in a room the last one is hostile."""
    readers = [Pupil(server.address, key, seed) for seed in range(1, count + 1)]
    if key:
        readers[-1] = Hostile(server.address, key, count)
    for one, after, mishap in ((1, CUT_AFTER, partial(_cut, CUT_FOR)), (2, RELOADED_AFTER, Pupil.reload)):
        if one < count:
            readers[one].mishaps = {after: partial(mishap, readers[one])}
    return readers


async def _cut(seconds: float, reader: Pupil) -> None:
    await reader.lose_line(seconds)


class Room:
    """The room with its desk and its wall, and a teacher who leads through the lesson.

    Args:
        server: The server.
        lock: With the keys of the room and of the desk.
        count: How many readers there are.
    """

    def __init__(self, server: Served, lock: Lock, count: int) -> None:
        self.readers = _class_of(server, lock.key, count)
        self.desk, self.wall = Desk(server.address, lock.desk), Wall(server.address, lock.key)
        self.faults: list[str] = []

    async def lead(self) -> None:
        """Do what a teacher does in an hour, as the class goes on; the form was said before anybody came."""
        desk, most = self.desk, len(self.readers) // 2
        await self._show(kind="here")
        await desk.until(lambda seen: seen.answered("what-shows") > 0)
        await desk.wish(do="gate", lesson=ID, step="bill")
        await self._show(kind="predictions", question=PREDICTION)
        await desk.until(lambda seen: seen.answered(PREDICTION) >= most)
        await desk.wish(do="wait", text="Look up, please.")
        await self._show(kind="predictions", question=PREDICTION, result=True)
        await asyncio.sleep(SHOWN_FOR)
        await desk.wish(do="go-on")
        await desk.wish(do="open")
        await desk.wish(do="go", lesson=ID, step="held", number=4)
        await desk.until(lambda seen: seen.answered(VOTE) > 0)
        await desk.wish(do="stay")
        for vote in (VOTE, AGAIN):
            await self._show(kind="votes", question=vote)
            await desk.until(lambda seen, vote=vote: seen.answered(vote) >= most)  # type: ignore[misc]
            await self._show(kind="votes", question=vote, result=True)
            await asyncio.sleep(SHOWN_FOR)
        await self._show(kind="wars")
        await asyncio.sleep(SHOWN_FOR)
        await self._show(kind="pooled", experiment=EXPERIMENT, result=True)

    async def _show(self, *, result: bool = False, **what: object) -> None:
        await self.desk.wish(do="show", what={"lesson": ID, "result": result, **what})

    async def close(self) -> None:
        """Wait until all that was handed in was played again, and compare everything."""
        with contextlib.suppress(TimeoutError):  # what is not played again by then is told as a difference
            async with asyncio.timeout(MARKED_WITHIN):
                await self.desk.until(lambda seen: all(work["problem"] for work in seen.works))
        await self.desk.look()
        await self.wall.look()
        page, packed = await self.desk.file("page"), await self.desk.file("zip")
        self.faults += [*self.desk.faults, *self.wall.faults]
        self.faults += differences(self.readers, self.desk, self.wall, page, packed)

    def print_lags(self) -> None:
        """Print how long an answer is on its way to the desk and to the wall."""
        given: dict[str, list[float]] = {}
        for reader in self.readers:
            for name, at in reader.first.items():
                given.setdefault(name, []).append(at)
        print_times("an answer, until the desk counts it", lags(given, self.desk.seen))
        print_times("an answer, until the wall shows it", lags(given, self.wall.seen))
        print_times(f"what the desk asks, {len(self.desk.answers)}", self.desk.answers)
        print_times(f"what the wall asks, {len(self.wall.answers)}", self.wall.answers)


async def _hour(server: Served, readers: Sequence[Pupil], within: float, room: Room | None) -> Hour:
    before, begun = server.family.pids(), perf_counter()
    async with probing(server.address) as pauses:
        if room is None:
            await _go_through(readers, within)
        else:
            async with looking(room.desk, room.wall):
                await room.desk.wish(do="form", lesson=ID, minutes=FORM)
                leading = asyncio.create_task(room.lead())
                await _go_through(readers, within)
                await asyncio.wait_for(leading, MARKED_WITHIN)
                await room.close()
    hour = _print(server, readers, before, pauses, begun)
    if room is not None:
        room.print_lags()
    await asyncio.gather(*(reader.leave() for reader in readers))
    return hour


async def _go_through(readers: Sequence[Pupil], within: float) -> None:
    async with asyncio.TaskGroup() as group:
        for at in range(len(readers)):
            group.create_task(_take_part(readers, at, at * within / len(readers)))


async def _take_part(readers: Sequence[Pupil], at: int, after: float) -> None:
    reader = readers[at]
    await asyncio.sleep(after)
    await reader.join()
    await reader.go_through(partial(_pause, SLOW if at % SLOW_ONES == 0 else QUICK))
    if isinstance(reader, Hostile):
        await reader.do_harm([other.kernel for other in readers[:2]])


def _pause(between: tuple[float, float], rng: Random) -> float:
    return rng.uniform(*between)


def _print(server: Served, readers: Sequence[Pupil], before: set[int], pauses: Pauses, begun: float) -> Hour:
    found = server.family.held()
    others = sorted((held.own, pid) for pid, held in found.items() if pid not in before)
    # Those who play wars and who mark are smaller than any page.
    pages = [found[pid] for _, pid in others[-len(readers) :]]
    print_times("request to board", [reader.board_after for reader in readers])
    print_answers("answers", [one for one in readers if not isinstance(one, Hostile)], begun)
    print_held("readers, at the end of the lesson", pages)
    print_pauses("the hour", pauses)
    return Hour(
        together=sum(held.share for held in found.values()),
        place=sorted(held.own for held in pages)[len(pages) // 2],
        server=server.family.own(),
        presses=[
            one.seconds
            for reader in readers
            if not isinstance(reader, Hostile)
            for one in reader.answers
            if one.what != "look"
        ],
        minutes=(perf_counter() - begun) / 60,
    )


def _print_beside(alone: Hour, beside: Hour) -> None:
    print(f"\n{'':40} {'without':>10} {'desk, wall':>12}")
    for name, one, other in (
        ("all processes together, MB", alone.together, beside.together),
        ("a place, median, MB", alone.place, beside.place),
        ("the server's own process, MB", alone.server, beside.server),
        ("a press to its answer, median, s", _part(alone.presses, 0.5), _part(beside.presses, 0.5)),
        ("a press to its answer, p95, s", _part(alone.presses, 0.95), _part(beside.presses, 0.95)),
        ("the whole hour, minutes", alone.minutes, beside.minutes),
    ):
        print(f"{name:40} {one:10.3f} {other:12.3f}", flush=True)


def _part(seconds: Sequence[float], share: float) -> float:
    ordered = sorted(seconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
