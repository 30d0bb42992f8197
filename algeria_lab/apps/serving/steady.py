"""What lets a day of readers take no more memory than an hour of them: what is free goes back to the system.

Nothing of a reader stays when they have left. But what was theirs is found late among all that the server is
made of, and leaves holes: a process that keeps those grows with each moment that was busier than all before.
"""

import ctypes
import gc
import sys
from collections.abc import Callable

from tornado.ioloop import PeriodicCallback

EVERY = 30.0  # seconds between two times that what is free goes back
M_ARENA_MAX = -8  # in the header `malloc.h` of glibc: how many heaps a process has


def stay_as_large_as_now() -> None:
    """Keep the memory of this process flat from now on; to be called before its loop and its threads begin.

    What there is now stays: the collector need not look through it again. Threads, of which pages are made
    with several, get no heap of their own, each with holes that no other fills.
    """
    if tell := _of_glibc("mallopt"):
        tell(M_ARENA_MAX, 1)
    gc.collect()
    gc.freeze()
    PeriodicCallback(give_back, 1000 * EVERY).start()


def give_back() -> None:
    """Collect what readers have left behind, and give what is free back to the system."""
    gc.collect()
    if trim := _of_glibc("malloc_trim"):
        trim(0)


def _of_glibc(name: str) -> Callable[..., int] | None:
    """Return a function of the C library of Linux; None elsewhere, and where it has none of the name."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform == "linux" else None
