"""A room whose readers play together while their kernels, their pages and its server are killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import nbformat

from algeria_lab.apps.serving.hall.tables.kept import tables_file
from algeria_lab.apps.serving.rooms.keys import Lock, hang_lock
from algeria_lab.apps.voila_server import HOST, command, environment, free_port, wait_until_ready
from tests.apps.serving.visitor import Visitor
from tests.children import HUNG, begin, end
from tests.room_options import room_options

ROOT = Path(__file__).parents[2]
PAGE = "page.ipynb"
CELL = """import sys
sys.path.insert(0, {root!r})
from {module} import sit
playing = sit({folder!r}, {pause}, {most})
"""
SEATED = "tests.faults.seated"
AT_ONCE = 4  # pages that are loaded at the same time

Held = dict[str, Any]


@dataclass
class Reader:
    """A browser, and the kernel of its page."""

    visitor: Visitor
    kernel: str = ""


@dataclass
class TableRoom:
    """The room.

    Attributes:
        folder: For its page, its lock, its log, and what its pages hold.
        readers: Two for each table.
        pause: Seconds between two looks of a page whether it decides.
        options: Further ones of the server.
    """

    folder: Path
    readers: list[Reader]
    options: tuple[str, ...]
    lock: Lock
    port: int
    process: subprocess.Popen[bytes] | None = field(default=None, repr=False)

    @classmethod
    def of(
        cls, folder: Path, tables: int, pause: float, most: int, *options: str, module: str = SEATED
    ) -> TableRoom:
        """Return a room for so many tables, which is not open yet; for the rest see `seated.Seated`.

        Args:
            folder: See the room.
            tables: How many there are.
            pause: Seconds between two looks of a page.
            most: Decisions after which a war counts as over.
            options: See the room.
            module: Whose `sit` the pages call.
        """
        cell = CELL.format(root=str(ROOT), module=module, folder=str(folder), pause=pause, most=most)
        nbformat.write(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell)]), str(folder / PAGE))
        port = free_port(0)
        readers = [Reader(Visitor(port)) for _ in range(2 * tables)]
        return cls(folder, readers, options, hang_lock(folder / "lock.json"), port)

    def start(self) -> None:
        """Open it, or open it again after it was killed, and let all load their pages.

        Raises:
            RuntimeError: If it does not open; with what it wrote.
        """
        options = (
            *room_options(self.folder / "lock.json", f"voila/render/{PAGE}", 2 * len(self.readers)),
            *self.options,
        )
        log = self.folder / "server.log"
        with log.open("ab") as out:
            self.process = begin(
                command(self.folder, self.port, options),
                env=environment(target=self.folder),
                cwd=self.folder,
                stdout=out,
                stderr=out,
            )
        if not wait_until_ready(f"http://{HOST}:{self.port}/", self.process, HUNG):
            raise RuntimeError(f"the room did not open:\n{log.read_text()}")
        self.load(self.readers)

    def load(self, readers: list[Reader]) -> None:
        """Let readers load their pages, some of them at the same time."""

        def come(reader: Reader) -> None:
            reader.visitor.ask(f"?token={self.lock.key}")
            reader.kernel = reader.visitor.open_page(PAGE)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(come, readers))

    def stop(self) -> None:
        """End the server with all that it has begun."""
        if self.process is not None:
            end(self.process)
            self.process.wait(HUNG)
        self.process = None

    def kill_server(self) -> None:
        """End it as a power cut does, and open it again."""
        assert self.process is not None, "the room is open"
        pids = [held["pid"] for reader in self.readers if (held := self.held(reader))]
        self.process.kill()
        self.process.wait(HUNG)
        for pid in pids:
            kill(pid)
        self.start()

    def kill_kernel(self, reader: Reader) -> None:
        """End the kernel of a page; its reader loads the page again."""
        if held := self.held(reader):
            kill(held["pid"])
        self.reload(reader)

    def reload(self, reader: Reader) -> None:
        """Load a page again: the browser ends the old one and asks for the new one at the same time."""
        old = reader.kernel
        with ThreadPoolExecutor(2) as pool:
            pool.submit(reader.visitor.change, f"voila/api/shutdown/{old}", "POST")
            pool.submit(self.load, [reader]).result()

    def second_tab(self, reader: Reader) -> None:
        """Open a second page, both play for a while, and close the first."""
        old = reader.kernel
        self.load([reader])
        time.sleep(1)
        reader.visitor.change(f"voila/api/shutdown/{old}", "POST")

    def held(self, reader: Reader) -> Held | None:
        """Return what the page of a reader holds; None before it sits anywhere."""
        with suppress(FileNotFoundError):
            return dict(json.loads((self.folder / f"held-{reader.kernel}.json").read_text("utf-8")))
        return None

    def kept(self) -> dict[str, Held]:
        """Return the tables as the server's file has them, by id, with all of their acts."""
        found: dict[str, Held] = {}
        for text in tables_file(self.folder / "lock.json").read_text("utf-8").splitlines()[1:]:
            line = json.loads(text)
            if "book" not in line:
                continue
            book = line["book"]
            acts = found.get(book["id"], {}).get("acts", [])
            found[book["id"]] = book | {"acts": acts[: line["from"]] + line["acts"]}
            if line.get("is_gone"):
                del found[book["id"]]
        return found


def kill(pid: int) -> None:
    """End a process that this room has begun."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)
