"""A worker of a server of pages: plays one block after the other, and can be halted in the middle of one.

``python -m algeria_lab.experiments.playing.worker`` begins one. It ends when the server is gone, in whatever
way, and steps back behind every process that answers a person. What it is told when, `protocol.py` says.
"""

from __future__ import annotations

import _thread
import json
import logging
import os
from queue import SimpleQueue
from signal import SIGINT, signal
from threading import Event, Thread
from typing import TYPE_CHECKING

from algeria_lab.experiments.playing.blocks import Block, play_block
from algeria_lab.experiments.playing.protocol import (
    TO_WORKER,
    Done,
    Go,
    Halt,
    Misplaced,
    Misspoken,
    Play,
    messages,
    written,
)
from algeria_lab.experiments.playing.wire import offered, told
from algeria_lab.experiments.playing.workers import step_back

if TYPE_CHECKING:
    from socket import socket

    from algeria_lab.experiments.playing.protocol import State

_LOG = logging.getLogger(__name__)


class Duty:
    """What a worker has been told, and how far it is.

    One thread hears and another plays, and a signal may stop the second one between any two steps: neither
    must ever hold what the other waits for. So there is no lock: each number is written by one of them only,
    and the state follows from all three.
    """

    def __init__(self) -> None:
        self._given = self._halted = 0  # by who hears
        self._done = 0  # by who plays

    @property
    def state(self) -> State:
        """How it is now."""
        if self._done == self._given:
            return "resting"
        return "halted" if self._halted == self._given else "playing"

    def hear(self, message: Play | Halt | Go) -> None:
        """Hear what the queue says.

        Raises:
            Misplaced: If this cannot be meant for it now: there is a fault in the queue.
        """
        match message:
            case Play(number):
                if self.state != "resting" or number <= self._given:
                    raise Misplaced(
                        f"block {number} is given to a worker that is {self.state} ({self._given})"
                    )
                self._given = number
            case Halt(number):
                self._halted = number  # which is of no effect if that block is over
            case Go():
                self._halted = 0

    def end(self, number: int) -> None:
        """Note that a block was played; before the queue hears of it, which may then give the next one."""
        self._done = number


class Worker:
    """Plays what comes over a connection.

    Args:
        line: The connection.
    """

    def __init__(self, line: socket) -> None:
        self._line = line
        self._duty = Duty()
        self._given: SimpleQueue[Play] = SimpleQueue()
        self._told = Event()
        self._stands = False

    def work(self) -> None:
        """Play until the server is gone."""
        # Ctrl-C in the terminal of a server is for the server. Here the signal, which this process also gives
        # itself, halts what is being played: between two steps of the program, on every system.
        signal(SIGINT, lambda *_: self._stand_still())
        Thread(target=self._listen, daemon=True).start()
        while True:
            play = self._given.get()
            result = _played(play)
            self._duty.end(play.number)
            self._line.sendall(written(Done(play.number, result)))

    def _stand_still(self) -> None:
        """Wait as long as this worker is halted, which a late signal finds over."""
        # A second signal interrupts the waiting itself, and would wait for ever for a lock that it holds.
        while self._duty.state == "halted" and not self._stands:
            self._stands = True
            self._told.wait()
            self._stands = False

    def _listen(self) -> None:
        """Hear the server; its end is the end of this process, whatever is being played."""
        try:
            with self._line.makefile("rb") as lines:
                for message in messages(lines, *TO_WORKER):
                    self._hear(message)
        except OSError:
            _LOG.debug("The connection with the queue broke", exc_info=True)
        except (Misplaced, Misspoken):
            _LOG.exception("The queue and this worker do not understand each other")
        finally:
            os._exit(0)

    def _hear(self, message: Play | Halt | Go) -> None:
        self._told.clear()
        self._duty.hear(message)
        match message:
            case Play():
                self._given.put(message)
            case Halt():
                _thread.interrupt_main()
        if self._duty.state != "halted":
            self._told.set()


def _played(play: Play) -> bytes:
    """Return what was played as a line; an empty one if it failed: whoever asked then meets the fault."""
    try:
        return told(play_block(Block(json.loads(play.body), play.seed, play.runs)))
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
