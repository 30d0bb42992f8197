"""A question that takes thought is thought about in slices: what the reader does meanwhile is done first."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from threading import RLock
from time import monotonic
from typing import Any, TypeAlias, TypeVar

R = TypeVar("R")
Thought: TypeAlias = Generator[None, None, R]
"""Pauses after each step of thought, and returns what was found."""
SLICE = 0.03  # seconds of thought in one go
PAUSE = 0.005  # seconds for what has come meanwhile; it passes several hands before it is here


def thought_out(thought: Thought[R]) -> R:
    """Return what is found by thinking to the end at once."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            found: R = end.value
            return found


class Thinking:
    """What is thought about between messages: one thing at a time, and only the newest.

    Args:
        lock: Held while it thinks.
    """

    def __init__(self, lock: RLock) -> None:
        self._lock = lock
        self._thought: Thought[Any] | None = None

    def begin(self, thought: Thought[Any]) -> None:
        """Think about this instead of what was thought about; to its end where no loop runs, as in a script.

        Args:
            thought: It tells what it finds by itself, and that it was dropped.
        """
        self.drop()
        self._thought = thought
        self._go_on_later(thought)

    def drop(self) -> None:
        """End what is thought about."""
        thought, self._thought = self._thought, None
        if thought:
            thought.close()

    def _go_on_later(self, thought: Thought[Any]) -> None:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self._thought = None
            thought_out(thought)
        else:
            loop.call_later(PAUSE, self._go_on, thought)

    def _go_on(self, thought: Thought[Any]) -> None:
        with self._lock:
            if thought is not self._thought:
                return
            until = monotonic() + SLICE
            for _ in thought:
                if monotonic() >= until:
                    self._go_on_later(thought)
                    return
            self._thought = None
