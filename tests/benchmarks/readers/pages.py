"""A page as a browser without a cache loads it: as it comes, with the files that it and its programs name."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.benchmarks.readers.connections import Answer, Connections

# What Voila's program and the extensions ask for one after the other: noted once from a visit with a browser.
LAZY = (Path(__file__).parent / "lazy_files.txt").read_text().split()
_FILES = re.compile(r'<script[^>]* src="([^"]+)"|<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"')
_CONFIG = re.compile(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', re.DOTALL)


class NoPage(Exception):
    """A server that gave no page with a kernel."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"the server answered {answer.status}")
        self.answer = answer


@dataclass
class Visit:
    """How a page came.

    Attributes:
        config: What the page is told of its kernel and its files.
        first: Seconds from the request to the first piece of the page.
        whole: Seconds to its last piece.
        files: The answers to requests for its files.
    """

    config: dict[str, Any] = field(default_factory=dict)
    first: float = 0.0
    whole: float = 0.0
    files: list[Answer] = field(default_factory=list)

    @property
    def missing(self) -> int:
        """How many files were not there."""
        return sum(answer.status >= 400 for answer in self.files)

    @property
    def bytes(self) -> int:
        """What came over the line for the files."""
        return sum(len(answer.body) for answer in self.files)


class _Loading:
    """The files of a page that is being loaded; each is asked for once."""

    def __init__(self, lines: Connections, *, cached: bool) -> None:
        self._lines, self._cached = lines, cached
        self._tasks: dict[str, asyncio.Task[Answer]] = {}

    def ask(self, paths: Iterable[str]) -> None:
        """Ask for files that have not been asked for."""
        for path in () if self._cached else paths:
            if path not in self._tasks:
                self._tasks[path] = asyncio.create_task(self._lines.get(path))

    async def all(self) -> list[Answer]:
        """Wait for all that were asked for; a page that failed leaves none behind."""
        return list(await asyncio.gather(*self._tasks.values()))

    def stop(self) -> None:
        """Ask for no more."""
        for task in self._tasks.values():
            task.cancel()


async def visit(lines: Connections, path: str, *, cached: bool = False) -> Visit:
    """Load a page and its files.

    Args:
        lines: The visitor's connections.
        path: The page, under the server's address, with a slash before it.
        cached: Whether the browser has the files already.

    Raises:
        NoPage: If the server gave another answer than a page with a kernel.
    """
    found, begun, text = Visit(), perf_counter(), ""
    loading = _Loading(lines, cached=cached)
    try:
        async with lines.stream(path) as (answer, pieces):
            async for piece in pieces:
                found.first = found.first or perf_counter() - begun
                text += piece
                loading.ask(one or other for one, other in _FILES.findall(text))
                if not found.config and (config := _CONFIG.search(text)):
                    found.config = json.loads(config[1])
                    loading.ask(_programs(found.config))
        found.whole = perf_counter() - begun
        if "kernelId" not in found.config:
            answer.body, answer.headers = text.encode(), {}
            raise NoPage(answer)
        found.files = await loading.all()
    finally:
        loading.stop()
    lines.cookies.setdefault("_xsrf", secrets.token_hex(16))  # as the page's own program does
    return found


def _programs(config: dict[str, Any]) -> Iterable[str]:
    """Give the paths of Voila's program and of its extensions, and of what these ask for in turn."""
    yield f"{config['fullStaticUrl']}/voila.js"
    for extension in config["federated_extensions"]:
        yield f"{config['fullLabextensionsUrl']}/{extension['name']}/{extension['load']}"
    for name in LAZY:
        yield f"{config['baseUrl']}voila/{name}"
