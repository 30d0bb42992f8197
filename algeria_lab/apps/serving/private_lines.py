"""The lines between a server and its kernels: files in a folder of this account alone, where there are such.

Over the network of the computer itself, as Jupyter has it, every other account on it could hear what kernels
tell their pages, and say again what it heard.
"""

import os
import sys
import tempfile
from pathlib import Path

import zmq
from traitlets import default
from traitlets.config import Config
from voila.app import Voila

ANYWHERE_SHORT = Path("/tmp")  # noqa: S108 - the folder made there is for this account alone
# What comes behind the folder of temporary files: a folder for the server, a file for each line of a kernel.
_BEHIND = len("/voila_12345678/kernel-12345678-1234-1234-1234-123456789012-ipc-99")


def are_there() -> bool:
    """Return whether lines can be files here: on Windows they cannot."""
    return sys.platform != "win32" and bool(zmq.has("ipc"))


def folder_around() -> str:
    """Return the folder in which a server makes its own: a system takes no line with a long name."""
    usual = tempfile.gettempdir()
    return usual if len(os.fsencode(usual)) + _BEHIND <= zmq.IPC_PATH_MAX_LEN else str(ANYWHERE_SHORT)


class PrivateLines(Voila):
    """A server whose kernels nobody else on the computer can reach."""

    @default("connection_dir_root")
    def _where_lines_have_short_names(self) -> str:
        return folder_around()

    def draw_lines(self) -> None:
        """Settle how kernels are reached, unless whoever runs the server has."""
        if are_there() and "transport" not in self.config.KernelManager:
            self.update_config(Config({"KernelManager": {"transport": "ipc"}}))
