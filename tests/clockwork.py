"""An event loop with a clock of its own: what waits for seconds is done at once, in its order."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Eager(selectors.DefaultSelector):
    """Moves the clock on instead of waiting for it."""

    seconds = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Return what can be read or written; only what is waited for without end is really waited for."""
        if timeout:
            self.seconds += timeout
        return super().select(timeout and 0)


class Clockwork(asyncio.SelectorEventLoop):
    """An event loop whose seconds pass only when nothing else is left to do: load changes no order."""

    def __init__(self) -> None:
        self._eager = _Eager()
        super().__init__(self._eager)

    def time(self) -> float:
        """Return the seconds that have passed by the loop's own clock."""
        return self._eager.seconds


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run *main* as `asyncio.run` does, by a clock of its own."""
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(main)
