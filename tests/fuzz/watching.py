"""What an answer costs: it must come within a second and 200 MB, or it is stopped.

The second is for a quiet machine and holds in the commands, ``python -m tests.fuzz`` and ``python -m
tests.views.damage``. The tests run beside others on any machine: they only ask that nothing hangs.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Final

MOST_SECONDS: Final = 1.0  # of this process
PATIENCE: Final = 30.0  # of a test, in which collecting the garbage of others may take its second
MOST_BYTES: Final = 200_000_000
_STATUS, _CLEAR = Path("/proc/self/status"), Path("/proc/self/clear_refs")
_FORGET_THE_PEAK: Final = "5"


class Hang(BaseException):
    """No end within the time; not an Exception, for pages turn those into words."""


class Heavy(Exception):
    """An answer took more memory than it may."""


@contextmanager
def no_hang(seconds: float = MOST_SECONDS) -> Iterator[None]:
    """Raise where a computation hangs; again and again, for what is raised within a destructor is lost."""
    is_late = False

    def end(_signal: int, _frame: FrameType | None) -> None:
        nonlocal is_late
        is_late = True
        raise Hang

    before = signal.signal(signal.SIGVTALRM, end)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    if is_late:
        raise Hang


class Cost:
    """What the dearest of several answers took.

    Attributes:
        within: The seconds an answer may take.
        seconds: Of this process.
        bytes: At the highest; 0 where the system does not tell.
    """

    def __init__(self, within: float = MOST_SECONDS) -> None:
        self.within = within
        self.seconds, self.bytes = 0.0, 0

    def __str__(self) -> str:
        return f"{self.seconds:.2f} s, {self.bytes / 1e6:.0f} MB"

    @contextmanager
    def of_answer(self) -> Iterator[None]:
        """Look at one answer; raise if it takes more than it may."""
        begun = process_time()
        try:
            with no_weight() as taken, no_hang(self.within):
                yield
        finally:
            self.seconds = max(self.seconds, process_time() - begun)
        self.bytes = max(self.bytes, *taken, 0)


@contextmanager
def no_weight(most: int = MOST_BYTES) -> Iterator[list[int]]:
    """Raise if more memory was taken meanwhile, at its highest, than an answer may; Linux alone can tell.

    What was taken is in the list afterwards.
    """
    taken: list[int] = []
    if not os.access(_CLEAR, os.W_OK):
        yield taken
        return
    _CLEAR.write_text(_FORGET_THE_PEAK)
    before = _bytes("VmRSS")
    yield taken
    taken.append(_bytes("VmHWM") - before)
    if taken[0] > most:
        raise Heavy(f"{taken[0] / 1e6:.0f} MB")


def _bytes(name: str) -> int:
    """Return a figure of what the system says of this process."""
    line = next(line for line in _STATUS.read_text().splitlines() if line.startswith(f"{name}:"))
    return int(line.split()[1]) * 1024
