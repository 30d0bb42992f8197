"""Wars that other workers of the reader's browser play: as many at a time as the computer has cores."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Future
from functools import cache
from typing import Any

from algeria_lab.apps.site.in_browser.crew import HIRED, Crew
from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.playing.blocks import Block, Played, play_block
from algeria_lab.experiments.playing.queued import Place
from algeria_lab.experiments.playing.travel import packed
from algeria_lab.experiments.playing.wire import heard, told


class BrowserPlaces(Place):
    """Hands blocks to the workers of the browser; each plays one at a time.

    Args:
        crew: The workers.
    """

    def __init__(self, crew: Crew) -> None:
        self._crew, self.at_once = crew, crew.size
        self._sent: dict[int, Future[Played]] = {}
        self._given = 0
        self._known: object = None
        HIRED.hear = self.hear

    def submit(self, work: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        """Hand out a block, as ``submit(play_block, block)``.

        Raises:
            ValueError: For anything else than a block.
        """
        block = given[0] if given else None
        if work is not play_block or not isinstance(block, Block):
            raise ValueError(f"the workers of a browser play blocks of wars, not {work!r:.80}")
        future: Future[Played] = Future()
        self._given += 1
        number, self._sent[self._given] = self._given, future
        question = "" if block.question is self._known else _text(block.question)
        self._known = block.question
        self._crew.play(number, question, block.seed, block.runs)
        future.add_done_callback(lambda done: self._drop(number) if done.cancelled() else None)
        return future

    def warm(self) -> None:
        """Begin the workers, that they stand ready when somebody asks."""
        self._crew.warm()

    def hear(self, number: int, line: str) -> None:
        """Take in what a worker has played; an empty line says that it could not."""
        future = self._sent.pop(number, None)
        if future is None or not future.set_running_or_notify_cancel():
            return
        if line:
            future.set_result(heard(line.encode()))
        else:
            future.set_exception(BrokenExecutor("a worker of the browser could not play a block"))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002, FBT001, FBT002 - as every executor
        """Forget what was not begun; the workers wait for the next who asks."""
        for future in [*self._sent.values()]:
            future.cancel()

    def _drop(self, number: int) -> None:
        if self._sent.pop(number, None):
            self._crew.drop(number)


@cache
def places() -> BrowserPlaces | None:
    """Return the places among the workers of this browser; None where it lets no worker begin others."""
    return BrowserPlaces(HIRED.crew) if HIRED.crew else None


def _text(question: object) -> str:
    return json.dumps(packed(question) if isinstance(question, Question) else question)


class Player:
    """What one of these workers does: it plays blocks of the question that it heard last."""

    def __init__(self) -> None:
        self._question: dict[str, Any] = {}

    def play(self, question: str, seed: int, runs: int) -> str:
        """Return what was played of a block, as a line; see `wire.told`."""
        if question:
            self._question = json.loads(question)
        return told(play_block(Block(self._question, seed, runs))).decode()
