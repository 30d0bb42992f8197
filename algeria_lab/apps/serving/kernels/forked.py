"""Kernels that are forks of one prepared process: a reader costs what is their own, not the libraries again.

The prepared process is the fork server of Python's `multiprocessing`, told to import `prepared.py` first.
Jupyter takes `ForkedKernel` where `NAME` is its default provisioner (`apps/voila/config/voila.py`).
"""

import asyncio
import atexit
import multiprocessing
import os
import signal
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from multiprocessing import forkserver
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from algeria_lab.apps.serving.kernels.memory import MEGABYTE, limit_memory
from algeria_lab.experiments.playing.workers import end_with_parent

PREPARED = "algeria_lab.apps.serving.kernels.prepared"
NAME = "algeria-forked"  # pyproject.toml names it for Jupyter
LAUNCHER = "ipykernel_launcher"
# A page keeps no history of its cells: no database, and no thread that writes it.
# ipywidgets was read without a kernel: it is told now, so that a page may ask for all its widgets at once.
# Signatures of messages are kept so that none is taken twice: a thousand, not the 65,536 of Jupyter (10 MB).
OF_A_PAGE = (
    "--HistoryManager.enabled=False",
    "--IPKernelApp.extra_extensions=ipywidgets",
    "--Session.digest_history_size=1000",
)
# Bytes that a kernel may take beyond what it was forked with: its threads reserve 100 MB and use little, a
# reader at the end of a lesson has 110, a file that is opened may take 200 for a moment.
MOST_OWN = 500 * MEGABYTE
# A process with threads must not be forked, so its libraries start none; few pools of memory stay shared.
# What is large, such as results, has pages of its own, which go back as soon as it is no longer needed.
ALONE = {
    "ARROW_DEFAULT_MEMORY_POOL": "system",
    "JE_ARROW_MALLOC_CONF": "background_thread:false",
    "MALLOC_ARENA_MAX": "2",
    "MALLOC_MMAP_THRESHOLD_": "131072",
    "OPENBLAS_NUM_THREADS": "1",
}


def can_fork() -> bool:
    """Return whether kernels can be forked here: not on Windows, nor on macOS, whose libraries forbid it."""
    return sys.platform == "linux" and "forkserver" in multiprocessing.get_all_start_methods()


def prepare() -> None:
    """Start the prepared process; a kernel that is asked for before it is ready waits for it."""
    os.environ.update(ALONE)
    multiprocessing.get_context("forkserver").set_forkserver_preload([PREPARED])
    # Ctrl+C in a terminal reaches it, too, but is meant for this process, which ends it later.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    forkserver.ensure_running()
    signal.signal(signal.SIGINT, heard)
    # Before Python's own look at processes, which was registered when they were imported.
    atexit.register(end_forks)


def end_forks() -> None:
    """End the kernels that are left: Python would wait for them in the end, and they for this process.

    One that was asked for just before the server was told to end belongs to them: no page knows it.
    """
    for kernel in multiprocessing.active_children():
        kernel.kill()


def become_kernel(arguments: Sequence[str], variables: Mapping[str, str], folder: str) -> None:
    """Turn this process, a fresh fork, into a kernel; returns when the kernel has ended.

    Args:
        arguments: What a kernel is told on its command line.
        variables: All of its environment.
        folder: Where its code runs.
    """
    os.setsid()  # a group of its own, as every kernel has: whoever interrupts it interrupts nothing else
    os.environ.clear()
    os.environ.update(variables)
    os.chdir(folder)
    limit_memory(MOST_OWN)
    end_with_parent(partial(os.killpg, 0, signal.SIGKILL))  # with all that it has begun itself
    import numpy as np
    from ipykernel.kernelapp import IPKernelApp

    np.random.seed()  # noqa: NPY002 - its common generator; Python seeds its own anew in every fork

    sys.argv = [LAUNCHER, *arguments]
    # The kernel itself looks whether the prepared process is still there.
    parent = f"--IPKernelApp.parent_handle={os.getppid()}"
    IPKernelApp.launch_instance([*arguments, *OF_A_PAGE, parent])


class ForkedProcess:
    """A kernel's process, as Jupyter handles one that it started itself."""

    stdin = stdout = stderr = None

    def __init__(self, process: BaseProcess) -> None:
        assert process.pid is not None, "the process has been started"
        self.pid = process.pid
        self._process = process

    def poll(self) -> int | None:
        """Return with which status the process has ended, or None while it runs."""
        return self._process.exitcode

    def wait(self) -> int | None:
        """Wait until the process has ended and return its status."""
        self._process.join()
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal to the process, if it is still there."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask the process to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End the process."""
        self.send_signal(signal.SIGKILL)


class ForkedKernel(LocalProvisioner):
    """Starts kernels of this Python as forks of the prepared process; any other in the ordinary way."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        """Start a kernel and return how to connect to it.

        Args:
            cmd: The command line of an ordinary kernel.
            kwargs: Its environment as `env`, its folder as `cwd`.
        """
        if not (can_fork() and cmd[0] == sys.executable and LAUNCHER in cmd):
            return await super().launch_kernel(cmd, **kwargs)
        arguments = cmd[cmd.index(LAUNCHER) + 1 :]
        folder = str(kwargs.get("cwd") or Path.cwd())
        # Plain text: Voila's names of variables are members of an enumeration, and would bring Voila along.
        variables = {str(name): str(value) for name, value in kwargs["env"].items()}
        process = multiprocessing.get_context("forkserver").Process(
            target=become_kernel, args=(arguments, variables, folder)
        )
        # In a thread: the first one waits until the prepared process is ready, and the server must not.
        await asyncio.to_thread(process.start)
        self.process = ForkedProcess(process)  # type: ignore[assignment]  # it has what is used of Popen
        self.pid = self.pgid = process.pid  # it makes itself a group of that number
        self.cwd = folder
        return self.connection_info
