"""Experiments: the same wars by this process, by processes and by a Dask cluster; and what they hold."""

# ruff: noqa: T201 - a command that reports by print

from __future__ import annotations

import logging
from concurrent.futures import Executor
from pathlib import Path
from time import perf_counter, process_time

from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.playing.blocks import blocks, play_block
from algeria_lab.experiments.playing.running import play
from algeria_lab.experiments.playing.workers import processes
from algeria_lab.experiments.results.statistics import rows

WARS, PARTS, WORKERS, EMPTY_BLOCKS = 192, 12, 2, 400
PAGE = 4096  # bytes


def question(runs: int) -> Question:
    """Return two ways from one position, as in the flagship lesson."""
    return ask("1956-like", {"none": "mixed", "three": "resettle-3"}, runs=runs, stop=20)


def run() -> None:
    """Print wars a second by executor, what it costs to hand out a block, and memory.

    The clock is that of the wall, because processes work at the same time: only the ratios count, and only
    on a quiet machine.
    """
    asked = question(WARS // 2)
    begun = process_time()
    play(asked)
    print(f"one process: {1000 * (process_time() - begun) / WARS:.1f} ms of processor a war")
    alone = _wars_a_second(asked, None)
    print(f"{'executor':24} {'wars/s':>8} {'ratio':>6} {'ms to hand out a block':>24}")
    print(f"{'none':24} {alone:8.0f} {1:6.2f}")
    with processes(WORKERS) as pool:
        _line(f"{WORKERS} processes", asked, pool, alone)
    _dask(asked, alone)
    _memory()
    _kept()


def _kept() -> None:
    """Print what it costs to read all results that are kept with the package, and to sum one measure up."""
    names = catalogue.names()
    begun = process_time()
    read = [catalogue.kept(name) for name in names]
    between = process_time()
    summed = [rows(wars, catalogue.measures(name)[:1]) for name, wars in zip(names, read, strict=True)]
    ended = process_time()
    sizes = f"{sum(map(len, read)):,} rows of kept results, {sum(map(len, summed))} ways and opponents"
    print(f"{sizes}: read in {between - begun:.2f} s, summed up in {ended - between:.2f} s of processor")


def _line(name: str, asked: Question, pool: Executor, alone: float) -> None:
    play(asked.part(24, 1), pool)  # the workers read the program first
    ours, cost = _wars_a_second(asked, pool), _cost_of_a_block(asked, pool)
    print(f"{name:24} {ours:8.0f} {ours / alone:6.2f} {cost:24.2f}", flush=True)


def _wars_a_second(asked: Question, pool: Executor | None) -> float:
    begun = perf_counter()
    play(asked, pool)
    return asked.wars / (perf_counter() - begun)


def _cost_of_a_block(asked: Question, pool: Executor) -> float:
    """Return the milliseconds that a block costs which holds no war."""
    some = [next(iter(blocks(asked)))] * EMPTY_BLOCKS
    begun = perf_counter()
    for future in [pool.submit(len, block) for block in some]:
        future.result()
    return 1000 * (perf_counter() - begun) / EMPTY_BLOCKS


def _dask(asked: Question, alone: float) -> None:
    from dask.distributed import Client, LocalCluster

    with (
        LocalCluster(
            n_workers=WORKERS,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            worker_dashboard_address=None,
            silence_logs=logging.CRITICAL,
        ) as cluster,
        Client(cluster) as client,
    ):
        _line(f"Dask, {WORKERS} workers", asked, client.get_executor(), alone)


def _memory() -> None:
    """Print what a frame holds, and whether a worker grows."""
    asked = question(24)
    frame = play(asked).frame()
    room = frame.memory_usage(index=False).sum() / asked.wars
    print(f"\na frame holds {room / 10:.0f} MB for 100,000 wars; rows a war: {len(frame) / asked.wars:.1f}")
    short = ask("1956-like", {"none": "mixed", "three": "resettle-3"}, runs=PARTS * 12, stop=1)
    print(f"memory of a worker over {PARTS} blocks of short wars: ", end="")
    for block in blocks(short):
        play_block(block)
        print(f"{_resident() / 1e6:.0f} ", end="", flush=True)
    print("MB")


def _resident() -> int:
    """Return the bytes that this process holds; 0 where the system does not say."""
    told = Path("/proc/self/statm")
    return int(told.read_text("utf-8").split()[1]) * PAGE if told.exists() else 0
