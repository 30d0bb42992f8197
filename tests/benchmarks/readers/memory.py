"""What processes of a server hold: their own memory, and their share of what they have together."""

from __future__ import annotations

from typing import NamedTuple

import psutil


class Held(NamedTuple):
    """Memory of a process, in megabytes of a million bytes.

    Attributes:
        own: What would be free if it ended (USS).
        share: Its own and its part of what it shares (PSS); the sum of all is what they take together.
        resident: All that it has in memory, what it shares counted whole (RSS).
    """

    own: float
    share: float
    resident: float


class Family:
    """A server's process and all that it has started.

    Args:
        pid: Of the process that was started first.
    """

    def __init__(self, pid: int) -> None:
        self._root = psutil.Process(pid)

    def pids(self) -> set[int]:
        """Return the ids of all its processes that run."""
        return {one.pid for one in self._processes()}

    def wait_for_end(self, of_all_but: set[int], seconds: float) -> set[int]:
        """Wait until no other process of its own is left, and return those that are after some *seconds*."""
        others = [one for one in self._processes() if one.pid not in of_all_but]
        _, left = psutil.wait_procs(others, timeout=seconds)
        return {one.pid for one in left}

    def held(self, pids: set[int] | None = None) -> dict[int, Held]:
        """Return what each of *pids*, or of all, holds; one that ends meanwhile is left out."""
        found = {}
        for pid in self.pids() if pids is None else pids:
            try:
                memory = psutil.Process(pid).memory_full_info()
            except psutil.NoSuchProcess:
                continue
            # Only Linux says which part of a shared page is whose; elsewhere all of it counts.
            share = getattr(memory, "pss", memory.rss)
            found[pid] = Held(memory.uss / 1e6, share / 1e6, memory.rss / 1e6)
        return found

    def own(self) -> float:
        """Return what the process started first has for itself, in megabytes."""
        return float(self._root.memory_full_info().uss) / 1e6

    def resident(self) -> float:
        """Return what the process started first has in memory, what it shares counted whole, in megabytes."""
        return float(self._root.memory_info().rss) / 1e6

    def seconds(self) -> float:
        """Return the seconds of processor that the process started first has used."""
        times = self._root.cpu_times()
        return float(times.user + times.system)

    def _processes(self) -> list[psutil.Process]:
        family = (self._root, *self._root.children(recursive=True))
        return [one for one in family if one.is_running() and one.status() != psutil.STATUS_ZOMBIE]
