"""A server of pages that the tests attack, as a program of its own: a server that freezes stops no test."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
import pytest

from algeria_lab.apps.serving.rooms.keys import Lock, hang_lock
from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from tests.apps.serving.visitor import Visitor
from tests.children import HUNG, child
from tests.room_options import room_options

# Kernels as they are where none can be forked.
ORDINARY = "--KernelProvisionerFactory.default_provisioner_name=local-provisioner"
# What the pages' kernels know: to fail aloud, and to answer with as many bytes as they are asked for.
# No packing makes those fewer.
CELL = """
import random, sys
from comm import create_comm
def fail(message):
    print("stands in " + __import__("os").getcwd(), file=sys.stderr, flush=True)
    failing.send({"done": 1}, buffers=[b"bytes"])
    raise ValueError(sys.executable)
def talk(message):
    for length in message["content"]["data"]["lengths"]:
        talking.send({}, buffers=[random.randbytes(length)])
    talking.send({"said": "all"})
failing, talking = (create_comm(target_name=name, comm_id=name) for name in ("fail", "talk"))
failing.on_msg(fail)
talking.on_msg(talk)
"""


@contextmanager
def serving_room(
    folders: pytest.TempPathFactory, cell: str, first: str, places: int = 2, *, forks: bool = False
) -> Iterator[tuple[int, Lock]]:
    """Serve one page to a class, from its *first* address on; give where, and the lock of the room.

    Its kernels are started one by one, or with *forks* as in a real room.
    """
    file = folders.mktemp("lock") / "lock.json"
    lock = hang_lock(file)
    options = [*room_options(file, first, places), *(() if forks else (ORDINARY,))]
    with serving(folders.mktemp("class"), cell, *options) as port:
        yield port, lock


@pytest.fixture(scope="session")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """Start a server of one page and yield where it listens."""
    with serving(tmp_path_factory.mktemp("pages"), CELL) as port:
        yield port


@contextmanager
def serving(folder: Path, cell: str, *options: str) -> Iterator[int]:
    """Serve one page, whose notebook has one *cell*, from *folder*; give where the server listens."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell)])
    nbformat.write(notebook, folder / "page.ipynb")
    port = free_port(0)
    line, variables = command(folder, port, options), environment(target=folder)
    with (
        (folder / "server.log").open("wb") as log,
        child(line, env=variables, cwd=folder, stdout=log, stderr=log) as process,
    ):
        try:
            assert wait_until_ready(f"http://{HOST}:{port}/", process, HUNG), Path(log.name).read_text()
            yield port
        finally:
            process.terminate()
        assert process.wait() == 0, Path(log.name).read_text()


@pytest.fixture
def visitor(port: int) -> Visitor:
    """Return somebody whom the server has never seen."""
    return Visitor(port)


@pytest.fixture(scope="session")
def reader(port: int) -> Visitor:
    """Return a reader whose page is open."""
    return Visitor(port)


@pytest.fixture(scope="session")
def kernel(reader: Visitor) -> str:
    """Return the kernel of the reader's page."""
    return reader.open_page("page.ipynb")
