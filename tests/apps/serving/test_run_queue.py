"""One queue for all kernels of a server: the same wars, fair turns, and places that come back."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from socket import socket
from typing import Any

import psutil
import pytest
from pandas.testing import assert_frame_equal

from algeria_lab.apps.serving.runs.crew import WORKER
from algeria_lab.apps.serving.runs.foreman import MOST_TRIES
from algeria_lab.apps.serving.runs.queue import RunQueue
from algeria_lab.apps.serving.runs.turns import Turns
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.asking.ways import Way
from algeria_lab.experiments.playing.blocks import Block, Played, play_block
from algeria_lab.experiments.playing.protocol import Word, written
from algeria_lab.experiments.playing.queued import Queued, players
from algeria_lab.experiments.playing.running import EXECUTOR_DIED, play
from algeria_lab.experiments.playing.wire import LOOPBACK, OFFERED, Address
from algeria_lab.experiments.playing.workers import BEHIND
from tests.children import HUNG, child

GUARD = HUNG


def question(runs: int = 40, **changes: Any) -> Question:
    return ask("1956-like", {"mixed": "mixed", "three": "resettle-3"}, runs=runs, stop=1, **changes)


Check = Callable[[RunQueue], Awaitable[None]]


def served(check: Check, **settings: Any) -> None:
    """Check something of a queue, in the event loop of its server."""

    async def run() -> None:
        queue = RunQueue(**settings)
        try:
            await asyncio.wait_for(check(queue), GUARD)
        finally:
            await queue.close()

    asyncio.run(run())


async def joined(queue: RunQueue) -> Queued:
    """Return what a kernel of its own has."""
    return await asyncio.to_thread(Queued, await queue.address())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not is_so():  # noqa: ASYNC110 - what is waited for knows nothing of events
        await asyncio.sleep(0.02)


def workers() -> list[psutil.Process]:
    """Return the workers that play or rest."""
    found = []
    for one in psutil.Process().children():
        with suppress(psutil.Error):  # it has just ended
            found += [one] if WORKER in one.cmdline() else []
    return found


def sent(places: Queued, asked: Question, seeds: int) -> list[Future[Played]]:
    """Hand out blocks of one seed each."""
    return [places.submit(play_block, Block(asked, seed, 1)) for seed in range(1, seeds + 1)]


def test_the_wars_are_those_that_anybody_plays():
    async def check(queue: RunQueue) -> None:
        with await joined(queue) as places:
            wars = await asyncio.to_thread(play, question(), places)
        assert_frame_equal(wars.frame(), play(question()).frame())
        assert wars.attrs["notices"] == []

    served(check, places=2)


def test_a_war_that_the_rules_refuse_is_told_as_elsewhere():
    way = Way("mixed", opening="gov resettle II-2", when="operations@2")
    asked = ask("1958", {"none": "mixed", "moved": way}, runs=30, stop=3)
    block = Block(asked, 1, 30)

    async def check(queue: RunQueue) -> None:
        with await joined(queue) as places:
            there = await asyncio.wrap_future(places.submit(play_block, block))
        assert there == play_block(block)
        assert there.refused

    served(check, places=1)


def test_all_kernels_share_the_places_and_hear_how_many_are_before_them():
    """Three readers, one place: never more than one worker, and each has come to a turn."""
    asked, before = question(1), set[int]()

    async def check(queue: RunQueue) -> None:
        readers = [await joined(queue) for _ in range(3)]
        futures = [sent(places, asked, 300) for places in readers]
        while not all(any(future.done() for future in these) for these in futures):
            before.update(places.before for places in readers)
            await asyncio.sleep(0.01)
        assert not all(future.done() for these in futures for future in these)
        for places in readers:
            places.shutdown()

    served(check, places=1, turn=0.3)
    assert before >= {1, 2}


def test_a_war_that_takes_long_is_halted_for_others_and_goes_on():
    """Others need not wait for its end, and nothing of it is played twice."""
    long = ask("1956-like", {"a": "look-ahead"}, runs=2, stop=1)

    async def check(queue: RunQueue) -> None:
        slow, quick = await joined(queue), await joined(queue)
        first = slow.submit(play_block, Block(long, 1, 2))
        await until(lambda: bool(workers()))
        (other,) = sent(quick, question(1), 1)
        await asyncio.wrap_future(other)
        assert not first.done()
        assert len(workers()) == 2
        assert set((await asyncio.wrap_future(first)).columns["seed"]) == {1, 2}
        assert len(workers()) == 2
        for places in (slow, quick):
            places.shutdown()

    served(check, places=1, turn=0.2)


def test_a_killed_kernel_gives_its_place_back():
    code = (
        "from algeria_lab.experiments import compare\n"
        "from algeria_lab.experiments.playing.queued import players\n"
        "with players() as pool:\n"
        "    compare('1956-like', {'a': 'look-ahead'}, runs=100, executor=pool)\n"
    )

    async def check(queue: RunQueue) -> None:
        variables = {**os.environ, OFFERED: str(await queue.address())}
        kernel = await asyncio.create_subprocess_exec(sys.executable, "-c", code, env=variables)
        await until(lambda: bool(workers()))
        with await joined(queue) as places:
            (future,) = sent(places, question(1), 1)
            await until(lambda: places.before == 1)
            kernel.kill()
            await kernel.wait()
            await asyncio.wrap_future(future)

    served(check, places=1, turn=1000)


def test_a_block_that_is_cancelled_gives_its_place_back():
    long = ask("1956-like", {"a": "look-ahead"}, runs=1)

    async def check(queue: RunQueue) -> None:
        with await joined(queue) as places:
            (first,) = sent(places, long, 1)
            await until(lambda: bool(workers()))
            assert first.cancel()
            (other,) = sent(places, question(1), 1)
            await asyncio.wrap_future(other)

    served(check, places=1, turn=1000)


def test_a_killed_worker_costs_nothing_but_time():
    async def check(queue: RunQueue) -> None:
        with await joined(queue) as places:
            futures = sent(places, question(1), 60)
            await asyncio.wrap_future(futures[0])
            workers()[0].kill()
            there = [await asyncio.wrap_future(future) for future in futures]
        assert len(there) == 60

    served(check, places=1)


def test_a_block_that_ends_every_worker_is_given_back_to_who_asked():
    """It is tried twice, and the others are played."""

    async def check(queue: RunQueue) -> None:
        with await joined(queue) as places:
            (future,) = sent(places, ask("1956-like", {"a": "look-ahead"}, runs=1), 1)
            killed = set[psutil.Process]()
            while len(killed) < MOST_TRIES:
                await until(lambda: bool(set(workers()) - killed))
                (worker,) = set(workers()) - killed
                worker.kill()
                killed.add(worker)
            with pytest.raises(RuntimeError, match="could not play"):
                await asyncio.wrap_future(future)
            (other,) = sent(places, question(1), 1)
            assert await asyncio.wrap_future(other)

    served(check, places=1)


def test_when_the_queue_is_gone_the_rest_is_played_here():
    async def check(queue: RunQueue) -> None:
        places = await joined(queue)
        playing = asyncio.create_task(asyncio.to_thread(play, question(60), places))
        await until(lambda: bool(workers()))
        await queue.close()
        wars = await playing
        assert_frame_equal(wars.frame(), play(question(60)).frame())
        assert wars.attrs["notices"] == [EXECUTOR_DIED]

    served(check, places=1)


def test_workers_step_back_and_end_with_their_server(tmp_path: Path):
    """Also when it is killed, and in the middle of a war."""
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    with child([sys.executable, script], stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        worker = psutil.Process(int(server.stdout.readline()))
        nice = worker.nice()
        server.kill()
        server.wait()

    _, alive = psutil.wait_procs([worker], timeout=HUNG)
    for one in alive:
        one.kill()
    assert alive == []
    assert nice == BEHIND or sys.platform == "win32"


SERVER = """
import asyncio, time
from algeria_lab.apps.serving.runs.queue import RunQueue
from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.playing.blocks import Block, play_block
from algeria_lab.experiments.playing.queued import Queued
import psutil

async def main():
    queue = RunQueue(places=1)
    places = await asyncio.to_thread(Queued, await queue.address())
    asked = ask("1956-like", {"a": "mixed"}, runs=1, stop=1)
    await asyncio.wrap_future(places.submit(play_block, Block(asked, 1, 1)))
    places.submit(play_block, Block(ask("1956-like", {"a": "look-ahead"}, runs=1), 1, 1))
    await asyncio.sleep(0.2)
    print(*(child.pid for child in psutil.Process().children()), flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_whoever_fails_at_the_end_leaves_no_worker_alive(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    """A fault of ours in one connection does not keep the others, and what they play, from being ended."""

    def fails(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    async def check(queue: RunQueue) -> None:
        places = await joined(queue)
        sent(places, ask("1956-like", {"a": "look-ahead"}, runs=1), 2)
        await until(lambda: len(workers()) == 2)
        monkeypatch.setattr(Turns, "next", fails)
        await queue.close()
        assert workers() == []

    served(check, places=2)
    assert "a fault of ours" in caplog.text


def test_strangers_are_sent_away():
    async def check(queue: RunQueue) -> None:
        address = await queue.address()
        strangers = (b"", b"GET / HTTP/1.1\r\n\r\n", written(Word("")), written(Word("kernel-1.00")))
        for said in strangers:
            reader, writer = await asyncio.open_connection(LOOPBACK, address.port)
            writer.write(said)
            writer.write_eof()
            assert await reader.read() == b""
            writer.close()
        forged = address._replace(word=address.word.replace("kernel", "worker"))
        places = await asyncio.to_thread(Queued, forged)
        with pytest.raises(BrokenExecutor):
            await asyncio.wrap_future(sent(places, question(1), 1)[0])
        assert not workers()

    served(check, places=1)


def test_only_blocks_stand_in_the_queue_and_code_of_ones_own_stays_where_it_is():
    async def check(queue: RunQueue) -> None:
        own = question(1, measures={"m": lambda state: state.fln_ap})
        with await joined(queue) as places:
            for work, given in ((len, ("a",)), (play_block, (Block(own, 1, 1),)), (play_block, ())):
                with pytest.raises(ValueError, match="plays blocks of wars"):
                    places.submit(work, *given)

    served(check, places=1)


def test_without_a_server_processes_of_ones_own_play(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(OFFERED, raising=False)
    with players(1) as pool:
        assert isinstance(pool, ProcessPoolExecutor)


def test_where_the_queue_is_gone_processes_of_ones_own_play(monkeypatch: pytest.MonkeyPatch):
    with socket() as probe:
        probe.bind((LOOPBACK, 0))
        monkeypatch.setenv(OFFERED, str(Address(probe.getsockname()[1], 1, "word")))
        with players(1) as pool:
            assert isinstance(pool, ProcessPoolExecutor)
