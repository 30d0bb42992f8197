"""Batches in processes of their own: what comes of a step is written to memory that all of them share."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from typing import Any

import cloudpickle
import numpy as np

from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.playing.workers import NoProcesses, end_with_parent
from algeria_lab.interop.batch import Batch, Rows, Said
from algeria_lab.interop.episode import Episode

Shape = tuple[int, int, int]
LINE = 64  # bytes: each array begins where the processor reads


class WorkerFailed(LabError, RuntimeError):
    """A process that plays could not go on."""


class Workers:
    """Batches of games, each in a process of its own; the rows of all are in this one's reach.

    Args:
        count: How many processes.
        shape: How many games, entries of an observation and numbers there are.
        asked: What each game is, as `Episode` takes it.

    Attributes:
        rows: Where what comes of a step is written.

    Raises:
        NoProcesses: In a process that is itself just being started.
    """

    def __init__(self, count: int, shape: Shape, asked: Mapping[str, Any]) -> None:
        if getattr(current_process(), "_inheriting", False):
            raise NoProcesses(
                "this script starts processes, and each of them begins by reading the script. Put what it "
                "does under a line  if __name__ == '__main__':  so that only the first one does it."
            )
        # Fresh processes: a copy of a notebook's kernel would bring its open connections along.
        context = get_context("spawn")
        memory = context.RawArray("b", sum(_sizes(shape)))
        self.rows = _rows(memory, shape)
        bounds = np.linspace(0, shape[0], count + 1).astype(int).tolist()
        self._parts = [slice(begin, end) for begin, end in pairwise(bounds)]
        self._lines: list[Connection[Any, Any]] = []
        self._processes = []
        told = cloudpickle.dumps(dict(asked))
        for part in self._parts:
            line, other = context.Pipe()
            process = context.Process(target=_play, args=(other, memory, shape, part, told), daemon=True)
            process.start()
            other.close()
            self._lines.append(line)
            self._processes.append(process)

    def reset(self, seeds: Sequence[int | None]) -> Said:
        """Begin all games anew; see `Batch.reset`.

        Raises:
            WorkerFailed: If a process could not.
        """
        return self._told([("reset", seeds[part]) for part in self._parts])

    def step(self) -> Said:
        """Do what `actions` of the rows say, in all processes at once.

        Raises:
            WorkerFailed: If a process could not, such as for an illegal choice where those raise.
        """
        return self._told([("step", None)] * len(self._parts))

    def _told(self, orders: Iterable[tuple[str, Any]]) -> Said:
        for line, order in zip(self._lines, orders, strict=True):
            line.send(order)
        found: Said = []
        wrong: list[str] = []
        for line in self._lines:  # all of them, so that no answer is left for later
            answer = self._answer(line)
            if isinstance(answer, str):
                wrong.append(answer)
            else:
                found += answer
        if wrong:
            raise WorkerFailed(wrong[0])
        return found

    def _answer(self, line: Connection[Any, Any]) -> Said | str:
        try:
            found: Said | str = line.recv()
        except (EOFError, OSError):
            return "a process that plays has ended. Close the environment and make a new one."
        return found

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join(timeout=5)
            if process.is_alive():
                process.terminate()
        self._lines, self._processes = [], []


def _sizes(shape: Shape) -> list[int]:
    """Return how many bytes each array takes, so that the next begins on a line of its own."""
    sizes = [int(np.prod(one)) * np.dtype(kind).itemsize for one, kind in Rows.shapes(*shape)]
    return [-(-size // LINE) * LINE for size in sizes]


def _rows(memory: Any, shape: Shape) -> Rows:
    """Return the arrays that lie in some memory."""
    arrays, begin = [], 0
    for (one, kind), size in zip(Rows.shapes(*shape), _sizes(shape), strict=True):
        arrays.append(np.frombuffer(memory, kind, int(np.prod(one)), begin).reshape(one))
        begin += size
    return Rows(*arrays)


def _play(line: Connection[Any, Any], memory: Any, shape: Shape, part: slice, told: bytes) -> None:
    """Play some of the games in this process, until nobody gives orders any more."""
    signal(SIGINT, SIG_IGN)  # Ctrl-C reaches all of a terminal: it is the first process's affair
    end_with_parent(partial(os._exit, 1))
    asked = cloudpickle.loads(told)
    batch: Batch | None = None
    while True:
        try:
            order, seeds = line.recv()
        except (EOFError, OSError):
            return
        try:
            if batch is None:
                games = [Episode(**asked) for _ in range(part.stop - part.start)]
                batch = Batch(games, _rows(memory, shape).part(part))
            said = batch.reset(seeds) if order == "reset" else batch.step()
        except Exception as error:  # noqa: BLE001 - whatever it is, the first process tells it
            line.send(f"{type(error).__name__}: {error}")
        else:
            line.send(said)
