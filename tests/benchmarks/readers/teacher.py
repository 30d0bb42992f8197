"""The desk of a teacher and the wall of a room, each asked every second, as their pages ask."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Any, NamedTuple

from tests.benchmarks.readers.connections import Connections, Unreachable

EACH = 1.0  # seconds between two looks, as the pages have it
Told = dict[str, Any]


class Seen(NamedTuple):
    """How much of something a page had been told at a moment.

    Attributes:
        at: When, in seconds of `perf_counter`.
        what: What is counted, such as a question by its id.
        many: How many.
    """

    at: float
    what: str
    many: int


class Looking:
    """A page that looks again and again.

    Args:
        address: Where the server answers.

    Attributes:
        told: What was told last.
        answers: How long each answer took.
        seen: How many answers had been told of at each look.
        faults: What else than an answer came.
    """

    def __init__(self, address: str) -> None:
        self.lines = Connections(address)
        self.told: Told = {}
        self.answers: list[float] = []
        self.seen: list[Seen] = []
        self.faults: list[str] = []

    @property
    def path(self) -> str:
        """What is asked for."""
        raise NotImplementedError

    async def come(self) -> None:
        """Open the page."""

    async def look(self) -> None:
        """Look once."""
        answer = await self.lines.get(self.path)
        if answer.status != 200:
            self.faults.append(f"{type(self).__name__} was answered {answer.status}")
            return
        self.answers.append(answer.seconds)
        self.told |= json.loads(answer.text)
        self.seen += [Seen(perf_counter(), what, many) for what, many in self.counted().items()]

    def counted(self) -> dict[str, int]:
        """Return what this page counts now, by the id of the question."""
        return {}

    async def _look_on(self) -> None:
        while True:
            try:
                await self.look()
            except Unreachable as fault:
                self.faults.append(str(fault))
            await asyncio.sleep(EACH)


@asynccontextmanager
async def looking(*pages: Looking) -> AsyncIterator[None]:
    """Let pages look while something else is done."""
    for page in pages:
        await page.come()
    tasks = [asyncio.create_task(page._look_on()) for page in pages]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        for page, end in zip(pages, found, strict=True):
            if not isinstance(end, asyncio.CancelledError):
                page.faults.append(f"{type(page).__name__} looks no more: {end!r}")
            await page.lines.close()


class Desk(Looking):
    """The desk; arguments and attributes are those of `Looking`.

    Args:
        address: See there.
        key: Of the desk.
    """

    def __init__(self, address: str, key: str) -> None:
        super().__init__(address)
        self._key = key

    @property
    def path(self) -> str:
        """What is asked for: nothing again that is known."""
        have = ",".join(self.told.get("marks", {}).values())
        return f"/voila/api/desk?lang=en&lesson=&have={have}"

    async def come(self) -> None:
        """Show the key, and get the cookie by which the browser is known."""
        await self.lines.get(f"/desk?desk={self._key}")
        self.lines.cookies["_xsrf"] = "made"

    async def wish(self, **what: object) -> None:
        """Ask for something, as a button of the desk does."""
        headers = {"X-XSRFToken": "made", "Content-Type": "application/json", "Origin": self.lines.origin}
        answer = await self.lines.ask("POST", "/voila/api/desk", json.dumps(what).encode(), headers)
        if answer.status != 200:
            self.faults.append(f"the desk's wish {what} was answered {answer.status}")

    async def until(self, holds: Callable[[Desk], bool]) -> None:
        """Wait until something holds of what the desk was told."""
        while not (self.told and holds(self)):  # noqa: ASYNC110 - it is a page that looks, and tells nobody
            await asyncio.sleep(EACH / 4)

    @property
    def questions(self) -> dict[str, Told]:
        """The questions of the lesson, by their ids."""
        return {one["id"]: one for one in self.told.get("answers", {}).get("questions", [])}

    def counted(self) -> dict[str, int]:
        """Return how many answered each question."""
        return {name: int(one["answered"]) for name, one in self.questions.items()}

    def answered(self, question: str) -> int:
        """Return how many answered a question."""
        return self.counted().get(question, 0)

    def at(self, step: str) -> int:
        """Return how many stand at a step."""
        return sum(seat["stands"].get("step") == step for seat in self.told.get("seats", []))

    @property
    def works(self) -> list[Told]:
        """What was handed in."""
        return list(self.told.get("handed", {}).get("works", []))

    async def file(self, what: str) -> bytes:
        """Return a file of what was handed in: ``zip`` or ``page``."""
        answer = await self.lines.get(f"/voila/api/desk/handed/{what}?lang=en")
        if answer.status != 200:
            self.faults.append(f"the desk's {what} was answered {answer.status}")
        return answer.text.encode() if what == "page" else answer.body


class Wall(Looking):
    """The wall; arguments and attributes are those of `Looking`.

    Args:
        address: See there.
        key: Of the room.
    """

    path = "/voila/api/room/wall"

    def __init__(self, address: str, key: str) -> None:
        super().__init__(address)
        self._key = key

    async def come(self) -> None:
        """Come into the room."""
        await self.lines.get(f"/?token={self._key}")

    @property
    def show(self) -> Told:
        """What is shown."""
        return dict(self.told.get("show", {}))

    def counted(self) -> dict[str, int]:
        """Return how many answered the question that is shown; of votes, the first ones."""
        shown = self.show
        if "question" not in shown:
            return {}
        part = shown.get("before", shown)
        return {shown["question"]["id"]: int(part["answered"])} if "answered" in part else {}


def lags(given: dict[str, list[float]], seen: list[Seen]) -> list[float]:
    """Return how long it took from each answer until a page counted as many.

    Args:
        given: When each question was answered, by its id.
        seen: What the page had been told at which moment. What was given before the page counted that
            question at all is left out.
    """
    found = []
    for what in {one.what for one in seen}:
        looks = [one for one in seen if one.what == what]
        for many, at in enumerate(sorted(given.get(what, [])), 1):
            first = next((one.at for one in looks if one.many >= many and one.at >= at), None)
            if first is not None and at >= looks[0].at:
                found.append(first - at)
    return found
