"""The workers of a server: begun when something is to be played, ended when nothing was for a while."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any

from algeria_lab.experiments.wire import OFFERED, Address, message
from algeria_lab.experiments.workers import step_back

IDLE = 120.0  # seconds without anything to play after which a worker ends: it holds memory
WORKER = "algeria_lab.experiments.worker"


@dataclass(eq=False)
class Hand:
    """One worker.

    Attributes:
        name: By which it is known.
        process: Its process.
        writer: Where it is spoken to; None until it has come.
        job: What it plays.
        rests: Since when it has had nothing to play, by the clock.
        first: What it is told when it comes.
    """

    name: str
    process: subprocess.Popen[bytes]
    writer: asyncio.StreamWriter | None = None
    job: object = None
    rests: float = 0.0
    first: bytes = b""

    @property
    def is_here(self) -> bool:
        """Whether the worker has come and plays."""
        return self.writer is not None

    def say(self, body: bytes = b"", **head: Any) -> None:
        """Tell the worker something."""
        if self.writer is None:
            self.first += message(body, **head)
        else:
            self.writer.write(message(body, **head))

    def kill(self) -> None:
        """End the worker, whatever it plays."""
        self.process.kill()


class Crew:
    """All workers.

    Args:
        lost: Called with what a worker was playing when it ended.

    Attributes:
        address: Tells where a worker of a name finds the queue; set before the first is needed.
    """

    address: Callable[[str], Address]

    def __init__(self, lost: Callable[[object], None]) -> None:
        self._lost = lost
        self._hands: dict[str, Hand] = {}
        self._begun = 0

    @property
    def is_there(self) -> bool:
        """Whether there is any worker."""
        return bool(self._hands)

    def give(self, job: object, question: bytes, head: dict[str, Any]) -> Hand:
        """Give a job to a worker who rests, or to a new one, and return who plays it."""
        hand = next((hand for hand in self._hands.values() if hand.job is None), None) or self._begin()
        hand.job = job
        hand.say(question, **head)
        return hand

    def _begin(self) -> Hand:
        self._begun += 1
        name = f"worker-{self._begun}"
        variables = {**os.environ, OFFERED: str(self.address(name))}
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", WORKER],
            env=variables,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            # Elsewhere a worker steps back by itself.
            creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
        )
        step_back(process.pid)  # before it has read its libraries
        hand = self._hands[name] = Hand(name, process)
        return hand

    def meet(self, name: str, writer: asyncio.StreamWriter) -> Hand | None:
        """Greet a worker that has come; None for one that has come or gone already."""
        hand = self._hands.get(name)
        if hand is None or hand.writer is not None:
            return None
        hand.writer = writer
        writer.write(hand.first)
        return hand

    def free(self, hand: Hand) -> None:
        """Note that a worker has played its job."""
        hand.job, hand.rests = None, monotonic()

    def lose(self, hand: Hand) -> None:
        """Note that a worker is gone."""
        if self._hands.pop(hand.name, None) is None:
            return
        hand.kill()
        asyncio.get_running_loop().run_in_executor(None, hand.process.wait)
        if hand.job is not None:
            self._lost(hand.job)

    def look_after(self, now: float) -> None:
        """End workers that have rested for long, and note those that have ended before they came."""
        for hand in list(self._hands.values()):
            rested = hand.job is None and now - hand.rests > IDLE
            if rested or hand.process.poll() is not None:
                self.lose(hand)

    def close(self) -> None:
        """End all workers."""
        for hand in self._hands.values():
            hand.kill()
        for hand in self._hands.values():
            hand.process.wait()
