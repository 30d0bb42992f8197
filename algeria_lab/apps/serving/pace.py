"""How fast a page and its kernel may talk, and how much may wait for a page that does not listen."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from jupyter_client.manager import KernelManager


class Pace:
    """How fast one page may speak: a store of so many messages, filled up steadily."""

    def __init__(self, store: float, a_second: float, now: float) -> None:
        """Begin at *now* (seconds) with a full store of messages."""
        self.store, self.left, self.a_second, self.seen = store, store, a_second, now

    def seconds_to_wait(self, cost: float, now: float) -> float:
        """Take *cost* messages out of the store at *now*, and return how many seconds it then lacks."""
        self.left = min(self.store, self.left + (now - self.seen) * self.a_second) - cost
        self.seen = now
        return max(0.0, -self.left / self.a_second)


STORE = 400.0  # messages at once: a page that opens asks for all its widgets
A_SECOND = 100.0  # messages: more than a slider sends
_PACES: WeakKeyDictionary[KernelManager, Pace] = WeakKeyDictionary()


def pace_of(kernel: KernelManager) -> Pace:
    """Return the pace of the page of a kernel: all its sockets have one between them."""
    return _PACES.setdefault(kernel, Pace(STORE, A_SECOND, time.monotonic()))


class Waiting:
    """The bytes that were handed to a socket and not yet taken by its line.

    Attributes:
        bytes: How many they are.
        moves: Whether any were taken since that was last asked.
    """

    def __init__(self) -> None:
        self.bytes, self.moves = 0, False

    def add(self, length: int, sent: asyncio.Future[None]) -> None:
        """Count a message of so many bytes until it was *sent*, or cannot be any more."""
        self.bytes += length
        sent.add_done_callback(partial(self._taken, length))

    def _taken(self, length: int, sent: asyncio.Future[None]) -> None:
        """Forget a message; that its socket was closed meanwhile is looked at, so that nobody reports it."""
        self.bytes -= length
        if not sent.cancelled() and sent.exception() is None:
            self.moves = True
