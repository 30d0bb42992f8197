"""A worker of a server of pages: plays one block after the other, and can be halted in the middle of one.

``python -m algeria_lab.experiments.worker`` begins one. It ends when the server is gone, in whatever way, and
steps back behind every process that answers a person.
"""

from __future__ import annotations

import _thread
import json
import logging
import os
from collections.abc import Mapping
from queue import SimpleQueue
from signal import SIGINT, signal
from socket import socket
from threading import Event, Thread
from typing import Any

from algeria_lab.experiments.blocks import Block, play_block
from algeria_lab.experiments.wire import message, messages, offered, told
from algeria_lab.experiments.workers import step_back

_LOG = logging.getLogger(__name__)


class Worker:
    """Plays what comes over a connection.

    Args:
        line: The connection.
    """

    def __init__(self, line: socket) -> None:
        self._line = line
        self._asked: SimpleQueue[tuple[Mapping[str, Any], bytes]] = SimpleQueue()
        self._goes = Event()
        self._goes.set()

    def work(self) -> None:
        """Play until the server is gone."""
        # Ctrl-C in the terminal of a server is for the server. Here the signal, which this process also gives
        # itself, halts what is being played: between two steps of the program, on every system.
        signal(SIGINT, lambda *_: self._goes.wait())
        Thread(target=self._listen, daemon=True).start()
        while True:
            head, question = self._asked.get()
            self._line.sendall(message(_played(head, question), played=True))

    def _listen(self) -> None:
        """Hear the server; its end is the end of this process, whatever is being played."""
        try:
            with self._line.makefile("rb") as lines:
                for head, body in messages(lines):
                    self._hear(head, body)
        finally:
            os._exit(0)

    def _hear(self, head: Mapping[str, Any], body: bytes) -> None:
        if "halt" in head:
            self._goes.clear()
            _thread.interrupt_main()
        elif "go" in head:
            self._goes.set()
        else:
            self._asked.put((head, body))


def _played(head: Mapping[str, Any], question: bytes) -> bytes:
    """Return what was played as a line; an empty one if it failed: whoever asked then meets the fault."""
    try:
        return told(play_block(Block(json.loads(question), head["seed"], head["runs"])))
    except Exception:  # noqa: BLE001 - the edge of the process: the block is played again where it was asked
        _LOG.exception("A block could not be played")
        return b""


def main() -> None:
    """Join the queue that has started this process."""
    address = offered()
    assert address is not None, "a worker is started by a server of pages"
    step_back()
    Worker(address.connect()).work()


if __name__ == "__main__":
    main()
