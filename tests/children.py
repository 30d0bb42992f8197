"""Programs that tests begin: each hears Ctrl+C, and none is left when its tests are over."""

import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import psutil

MARK = "ALGERIA_LAB_TESTS"  # in the environment of all that a process of tests begins: its number
TEST = "PYTEST_CURRENT_TEST"  # what pytest writes into its own environment
HELPERS = (
    "multiprocessing.forkserver",
    "multiprocessing.resource_tracker",
)  # Python's own
HUNG = 300.0  # seconds after which whatever is waited for hangs: a guard, which no load comes near
SOON = 10.0  # seconds that a process has to end which was told to
DYING = 2  # seconds that a process which was killed may take to go


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """Hear Ctrl+C meanwhile, here and in whatever is begun: what runs in a shell's background ignores it.

    A program ignores what the one that began it ignores, so that a test could not interrupt it.
    """
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def child(line: Sequence[str | Path], **options: Any) -> Iterator[subprocess.Popen[Any]]:
    """Begin a program that hears Ctrl+C, and end it with all that it has begun, whatever becomes of the test.

    Args:
        line: Its command line.
        options: What `subprocess.Popen` takes besides.
    """
    with begin(line, **options) as process:
        try:
            yield process
        finally:
            end(process)


def begin(line: Sequence[str | Path], **options: Any) -> subprocess.Popen[Any]:
    """Begin a program that hears Ctrl+C; whoever asks for it ends it."""
    with hearing_ctrl_c():
        return subprocess.Popen(line, **options)


def end(process: subprocess.Popen[Any]) -> None:
    """End a program and all that it has begun, by force; one that has ended leaves nothing to do."""
    if process.poll() is None:
        family = psutil.Process(process.pid).children(recursive=True)
        process.kill()
        _kill(family)


class Family:
    """What this process of tests has begun, and those whom their own children left behind.

    Attributes:
        lasting: Those that may stay until the session is over.
    """

    def __init__(self) -> None:
        self.me = psutil.Process()
        self.lasting: set[psutil.Process] = set()
        os.environ[MARK] = str(self.me.pid)

    def keep(self, process: subprocess.Popen[Any]) -> None:
        """Let a program stay until the session is over."""
        self.lasting.add(psutil.Process(process.pid))

    def living(self) -> set[psutil.Process]:
        """Return all that run and were begun here, however far away from here they stand."""
        marked = {one for one in psutil.process_iter() if environment(one).get(MARK) == str(self.me.pid)}
        found = marked | set(self.me.children(recursive=True)) - {self.me}
        return {one for one in found if runs(one)}

    def left(self) -> set[psutil.Process]:
        """Return those of them that should have ended by now, once they have had the time to."""
        ending = [one for one in self.living() if not self._may_stay(one)]
        psutil.wait_procs(ending, timeout=SOON)
        return {one for one in ending if runs(one)}

    def _may_stay(self, one: psutil.Process) -> bool:
        """Return whether a process is one that lasts, or stands under such a one."""
        with suppress(psutil.Error):
            above = {one, *one.parents()}
            return bool(self.lasting & above) or self._is_helper(one)
        return True  # it has ended meanwhile

    def _is_helper(self, one: psutil.Process) -> bool:
        """Return whether Python has begun it for itself; its forks look alike, but stand under it."""
        return one.ppid() == self.me.pid and any(name in " ".join(one.cmdline()) for name in HELPERS)

    def end_left(self) -> list[str]:
        """End what is left, and return of each what it is and in which test it began."""
        left = self.left()
        told = [_told(one) for one in left]
        _kill(left)
        psutil.wait_procs(left, timeout=DYING)
        return sorted(told)


FAMILY = Family()


def runs(one: psutil.Process) -> bool:
    """Return whether a process still does something."""
    with suppress(psutil.Error):
        return one.is_running() and one.status() != psutil.STATUS_ZOMBIE
    return False


def environment(one: psutil.Process) -> Mapping[str, str]:
    """Return what a process was begun with; nothing where that may not be read."""
    with suppress(psutil.Error):
        return one.environ()
    return {}


def _told(one: psutil.Process) -> str:
    """Return what a process is; a fork has the environment of the process that it was forked from."""
    line, forked = "it has ended meanwhile", False
    with suppress(psutil.Error):
        line, parent = " ".join(one.cmdline()), one.parent()
        forked = HELPERS[0] in line and parent is not None and parent.cmdline() == one.cmdline()
    test = "a test of this file" if forked else environment(one).get(TEST, "a test of this file")
    return f"{one.pid}, begun by {test}: {line:.200}"


def _kill(family: set[psutil.Process] | list[psutil.Process]) -> None:
    for one in family:
        with suppress(psutil.Error):
            one.kill()
