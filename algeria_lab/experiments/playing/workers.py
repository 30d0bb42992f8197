"""Processes of this machine that play wars: as polite as is asked, and gone when their parent is gone."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from random import random
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

from algeria_lab.core.refusals import LabError

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

BEHIND = 10  # niceness: a tenth of a core that somebody else wants
POLITEST = 19  # beyond that no system goes
TRIES, BREATH = 20, 0.1  # seconds
AUTOGROUP = Path("/proc/self/autogroup")  # niceness among the sessions of Linux


class NoProcesses(LabError, RuntimeError):
    """Processes cannot be started like this."""


@contextmanager
def processes(number: int | None = None, *, nice: int = 0) -> Iterator[ProcessPoolExecutor]:
    """Open an executor that plays on the cores of this machine, and close it at the end of the block.

    ``with processes(2) as pool:`` begins one; `compare` takes the *pool* as its ``executor``. The processes
    end with the one that began them, also if it is killed.

    Args:
        number: How many processes; all cores when left out.
        nice: How far they step back behind whatever else wants the cores: 0, each as high as any other
            program, up to 19; 10 leaves them a tenth of a core that somebody else wants. Without a meaning on
            Windows.

    Raises:
        NoProcesses: For none at all, or such a politeness as there is none; or in a process that is itself
            just being started, because a script does not protect what it does.
    """
    # A browser has no processes, and whoever plays alone need not read how they are begun.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import current_process, get_context

    if number is not None and number < 1:
        raise NoProcesses(f"{number} processes cannot play anything. Ask for 1 or more, or leave it out.")
    if not 0 <= nice <= POLITEST:
        raise NoProcesses(
            f"processes cannot step back by {nice}. Give 0, where they stand as high as anything else, to 19."
        )
    if getattr(current_process(), "_inheriting", False):
        raise NoProcesses(
            "this script starts processes, and each of them begins by reading the script. Put what it does "
            "under a line  if __name__ == '__main__':  so that only the first one does it."
        )

    number = number or os.cpu_count() or 1

    class Processes(ProcessPoolExecutor):
        beginning = 0 if nice else number  # who is polite does not play meanwhile (`running._Elsewhere`)

    # Fresh processes: a copy of a notebook's kernel would bring its open connections along.
    with Processes(number, mp_context=get_context("spawn"), initializer=_begin, initargs=(nice,)) as pool:
        yield pool


def _begin(nice: int) -> None:
    """Be a process that plays: leave Ctrl-C, which reaches all of a terminal, to the one that gathers."""
    signal(SIGINT, SIG_IGN)
    step_back(by=nice)
    end_with_parent(partial(os._exit, 1))


def end_with_parent(end: Callable[[], object]) -> None:
    """Call *end*, whatever this process does then, when the one that began it has ended in whatever way."""
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None, "this process was begun by another one of Python's"

    def follow() -> None:
        parent.join()
        end()

    Thread(target=follow, daemon=True).start()


def step_back(pid: int = 0, by: int = BEHIND) -> None:
    """Let a process leave the cores to every other that wants them; alone it has them all the same.

    Args:
        pid: Its number; 0 for this one, which also leaves its session: Linux shares its cores among sessions
            first. Within one, a process would step back behind nobody, and two would get what one gets.
        by: How far, as systems count niceness.
    """
    if sys.platform == "win32":
        return
    os.setpriority(os.PRIO_PROCESS, pid, max(by, os.getpriority(os.PRIO_PROCESS, pid)))
    if not pid:
        with suppress(OSError):  # the session has a leader already, or this system has no such groups
            os.setsid()
            _step_back_as_session(by)


def _step_back_as_session(by: int) -> None:
    """Give the session its niceness; the system takes that from one process in a tenth of a second."""
    for _ in range(TRIES):
        try:
            AUTOGROUP.write_text(str(by))
        except BlockingIOError:
            sleep(BREATH * (1 + random()))
        else:
            return
