"""A server of pages to be measured, in a process of its own."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from tests.benchmarks.readers.memory import Family
from tests.children import child
from tests.room_options import room_options

ROOT = Path(__file__).parents[3]


class Served(NamedTuple):
    """A running server.

    Attributes:
        address: Where it answers.
        family: Its processes.
    """

    address: str
    family: Family


def room_for(lock_file: Path, first: str, readers: int) -> list[str]:
    """Return the options of a server with a room for so many readers, and for two who look on."""
    return room_options(lock_file, first, readers + 2)


@contextmanager
def served(extra: Sequence[str] = ()) -> Iterator[Served]:
    """Serve the pages and lessons of this checkout as `make lab` does, and yield the server.

    Raises:
        RuntimeError: If it does not start; with what it wrote.
    """
    port = free_port(0)
    address = f"http://{HOST}:{port}/"
    line, variables = command(ROOT, port, extra), environment(target=ROOT)
    with (
        tempfile.TemporaryFile() as log,
        child(line, env=variables, cwd=ROOT, stdout=log, stderr=log) as process,
    ):
        try:
            if not wait_until_ready(address, process):
                log.seek(0)
                raise RuntimeError(f"the server did not start: {log.read().decode()}")
            yield Served(address, Family(process.pid))
        finally:
            process.terminate()
            process.wait()
