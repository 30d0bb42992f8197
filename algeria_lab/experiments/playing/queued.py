"""Wars played by the workers of a server of pages, on which all its kernels wait in one queue.

Thirty kernels that each began processes of their own would freeze the computer for everybody. Where no server
offers places, as in a script, processes of this one's own play.
"""

from __future__ import annotations

import json
import logging
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import contextmanager, nullcontext, suppress
from pkgutil import resolve_name
from socket import SHUT_RDWR
from threading import Lock, Thread
from typing import Any

from algeria_lab.experiments.asking.questions import Question
from algeria_lab.experiments.playing.blocks import Block, Played, play_block
from algeria_lab.experiments.playing.protocol import (
    TO_KERNEL,
    Before,
    Done,
    Drop,
    Full,
    Misspoken,
    Play,
    messages,
    written,
)
from algeria_lab.experiments.playing.travel import packed
from algeria_lab.experiments.playing.wire import Address, heard, offered
from algeria_lab.experiments.playing.workers import BEHIND, processes

_LOG = logging.getLogger(__name__)
PLACES = "ALGERIA_LAB_PLACES"  # names whoever plays for this process without a server, as ``module:function``
LOOK = 1.0  # seconds after which whoever waits looks anew how many are before


class Place(Executor, ABC):
    """Somebody else who plays blocks of wars.

    Attributes:
        before: How many turns of others must end before the next block is played; 0 while some are.
        at_once: How many blocks one reader may have played at the same time.
    """

    before = 0
    at_once = 1

    @abstractmethod
    def submit(self, work: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        """Hand out a block, as ``submit(play_block, block)``."""

    def warm(self) -> None:
        """Get ready for whoever asks soon."""


class NotPlayed(RuntimeError):
    """A block that was handed to the queue is not played there; whoever asked plays it."""


class Queued(Place):
    """Hands blocks to the queue of a server, on which all its readers wait; one that is cancelled leaves it.

    Args:
        address: Where the queue listens.

    Raises:
        OSError: If nobody listens there.
    """

    def __init__(self, address: Address) -> None:
        self._lock, self._sent, self._given = Lock(), dict[int, Future[Played]](), 0
        self._known: object = None
        self._line: Any = address.connect()
        Thread(target=self._listen, daemon=True).start()

    def submit(self, work: Callable[..., Any], /, *given: Any, **_: Any) -> Future[Any]:
        """Hand out a block, as ``submit(play_block, block)``.

        Raises:
            BrokenExecutor: If the queue is gone.
            ValueError: For anything else than a block, or a question with code of one's own, which is
                played where the code is.
        """
        block = given[0] if given else None
        if work is not play_block or not isinstance(block, Block) or _has_own(block):
            raise ValueError(f"the queue of the server plays blocks of wars, not {work!r:.80}")
        future: Future[Played] = Future()
        with self._lock:
            if self._line is None:
                raise BrokenExecutor("the queue of the server is gone")
            self._given += 1
            number, self._sent[self._given] = self._given, future
            self._say(Play(number, block.seed, block.runs, _question(block, self._known)))
            self._known = block.question
        future.add_done_callback(lambda done: self._drop(number) if done.cancelled() else None)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:  # noqa: ARG002, FBT001, FBT002 - as every executor
        """Leave the queue; what was not played is cancelled."""
        self._leave(lambda future: future.cancel())

    def _say(self, message: Play | Drop) -> None:
        try:
            self._line.sendall(written(message))
        except OSError:  # the listener hears of it, too, and tells all that wait
            _LOG.debug("The queue of the server does not hear", exc_info=True)

    def _drop(self, number: int) -> None:
        with self._lock:
            if self._sent.pop(number, None) and self._line is not None:
                self._say(Drop(number))

    def _listen(self) -> None:
        """Hear what was played, until the queue is gone."""
        line = self._line
        try:
            with line, line.makefile("rb") as lines:
                for message in messages(lines, *TO_KERNEL):
                    self._hear(message)
        except OSError:
            _LOG.debug("The connection with the queue broke", exc_info=True)
        except Misspoken:
            _LOG.exception("The queue and this kernel do not understand each other")
        self._leave(_break)

    def _hear(self, message: Done | Full | Before) -> None:
        match message:
            case Before(turns):
                self.before = turns
            case Full(number, most):
                why = f"{most} blocks of this kernel wait already, and more may not. Hand it out again later."
                self._end(number, NotPlayed(f"the queue of the server did not take a block: {why}"))
            case Done(number, b""):
                self._end(number, NotPlayed("a worker of the server could not play a block"))
            case Done(number, body):
                self._end(number, heard(body))

    def _end(self, number: int, end: Played | NotPlayed) -> None:
        with self._lock:
            future = self._sent.pop(number, None)
        if future is None or not future.set_running_or_notify_cancel():
            return
        if isinstance(end, NotPlayed):
            future.set_exception(end)
        else:
            future.set_result(end)

    def _leave(self, end: Callable[[Future[Played]], object]) -> None:
        with self._lock:
            line, self._line = self._line, None
            sent, self._sent = self._sent, {}
        if line is not None:
            with suppress(OSError):  # the other side was quicker
                line.shutdown(SHUT_RDWR)  # this wakes the listener, which sleeps in it
        for future in sent.values():
            end(future)


def _break(future: Future[Played]) -> None:
    if future.set_running_or_notify_cancel():
        future.set_exception(BrokenExecutor("the queue of the server is gone"))


def _has_own(block: Block) -> bool:
    question = block.question
    return bool(question.own) if isinstance(question, Question) else isinstance(question, bytes)


def _question(block: Block, known: object) -> bytes:
    """Return the question of a block as a line; an empty one if it is the same as before."""
    question = block.question
    if question is known:
        return b""
    return json.dumps(packed(question) if isinstance(question, Question) else question).encode()


@contextmanager
def players(number: int | None = None) -> Iterator[Executor]:
    """Open who plays here: the workers of the server of pages or of the browser if any, else processes.

    Args:
        number: How many processes; all cores when left out. A server or a browser has as many as it has.
    """
    with place() as queue, nullcontext(queue) if queue else processes(number, nice=BEHIND) as pool:
        yield pool


@contextmanager
def place() -> Iterator[Place | None]:
    """Open a place among the workers of the server of pages, or of the browser; None: whoever asks plays."""
    here = _named()
    with nullcontext(here) if here else _join() or nullcontext() as queue:
        yield queue


def _named() -> Place | None:
    """Return who plays for this process in the browser in which it runs; see `PLACES`."""
    name = os.environ.get(PLACES, "")
    found: Place | None = resolve_name(name)() if name else None
    return found


def warm_up() -> None:
    """Let the workers of the browser begin before somebody waits for them; those of a server stand ready."""
    if here := _named():
        here.warm()


def places() -> int | None:
    """Return how many blocks server or browser play for this process at a time; None where neither does."""
    here, address = _named(), offered()
    return at_once(here) if here else address.places if address else None


def at_once(place: Place | None) -> int:
    """Return how many blocks one reader may have played at the same time; where nobody else plays, one."""
    return place.at_once if place else 1


def _join() -> Queued | None:
    address = offered()
    if address is None:
        return None
    try:
        return Queued(address)
    except OSError:
        _LOG.warning("The queue of the server does not answer: wars are played by this kernel", exc_info=True)
        return None
