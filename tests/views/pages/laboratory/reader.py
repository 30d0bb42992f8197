"""Somebody at the page of the laboratory: does what the browser does, and reads what the page shows."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from typing import Any

from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.views.pages.laboratory.desk import Desk
from algeria_lab.views.pages.laboratory.link import Asked, link_of, read_link
from algeria_lab.views.pages.laboratory.page import Laboratory
from algeria_lab.views.pages.laboratory.run import Runner
from algeria_lab.views.pages.laboratory.workers import Workers

SMALL = ask("1956-like", {"mixed": "mixed", "resettle-3": "resettle-3"}, runs=6, stop=3)


@contextmanager
def threads(number: int) -> Iterator[Executor]:
    with ThreadPoolExecutor(number) as pool:
        yield pool


class Quiet:
    """Stands for the charts, which take their time to draw; two tests have the real ones."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_values: self.done.append(name)


class Reader:
    """Somebody at the page.

    Attributes:
        page: The page.
        desk: Its question, prediction and run.
        below: What would change the results.
        files: What is taken along.
        given: What was sent to the browser beside the traits.

    Args:
        language: ``en`` or ``fr``.
        charts: Whether there are charts, which take their time to draw.
        players: Who plays.
    """

    def __init__(
        self,
        language: str = "en",
        *,
        charts: bool = False,
        players: Callable[[int], AbstractContextManager[Executor]] = threads,
    ) -> None:
        self.page = Laboratory(language, Runner(Workers(1, players)))
        if not charts:
            self.page._results.panels = Quiet()  # type: ignore[assignment]
        self.desk: Desk = self.page._desk
        self.below: Desk = self.page._below._desk
        self.files: Desk = self.page._below._files
        self.given: list[tuple[dict[str, Any], Any]] = []
        for desk in (self.desk, self.below, self.files):
            desk.send = lambda content, buffers=None: self.given.append((content, buffers))  # type: ignore[method-assign]

    def do(self, kind: str, key: str = "", value: object = "", desk: Desk | None = None, **more: str) -> None:
        """Send a message of the browser."""
        message = {"kind": kind, "key": key, "value": value, **more}
        (desk or self.desk)._handle_custom_msg(message, [])

    def ask(self, question: Question = SMALL, measure: str = "balance@2", **prediction: float) -> None:
        """Open a link."""
        self.do("link", value=link_of(Asked(question, measure, prediction)))

    async def play(self, key: str = "run", desk: Desk | None = None) -> None:
        """Press a button and wait until the wars are played."""
        self.do("press", key, desk=desk)
        await self.rest()

    async def save(self, key: str) -> None:
        """Press a button that gives a file, and wait for it."""
        before = len(self.given)
        self.do("press", key, desk=self.files)
        while len(self.given) == before:  # noqa: ASYNC110 - it is written beside the event loop
            await asyncio.sleep(0.01)

    async def look_up(self) -> None:
        """Wait until kept results have been looked for, as the page does once the reader rests."""
        await self.page._guess_time()

    async def rest(self) -> None:
        """Wait until nothing is played."""
        while self.page._runner.is_going:  # noqa: ASYNC110 - the run knows nothing of events
            await asyncio.sleep(0.01)

    @property
    def linked(self) -> Asked:
        """The question that the page shows."""
        return read_link(self.desk.scene["link"])

    @property
    def chosen(self) -> list[str]:
        """The questions to begin with that are marked."""
        groups = self.part("starters")["groups"]
        return [one["key"] for group in groups for one in group["controls"] if one["pressed"]]

    def part(self, key: str, desk: Desk | None = None) -> dict[str, Any]:
        """Return a section of the page."""
        return {part["key"]: part for part in (desk or self.desk).scene["parts"]}[key]

    def buttons(self, part: str, desk: Desk | None = None) -> list[str]:
        """Return the buttons of a section."""
        groups = self.part(part, desk)["groups"]
        return [one["key"] for group in groups for one in group["controls"] if one["kind"] == "button"]

    def file(self) -> tuple[str, str]:
        """Return the file that was given last, with its name."""
        content, buffers = self.given[-1]
        assert content["kind"] == "file"
        return content["name"], gzip.decompress(buffers[0]).decode("utf-8-sig")


def with_reader(story: Callable[[Reader], Coroutine[Any, Any, None]], *, charts: bool = False) -> None:
    """Let somebody use the page in an event loop, and close it."""

    async def main() -> None:
        reader = Reader(charts=charts)
        await story(reader)
        reader.page._runner.workers.close()

    asyncio.run(main())
