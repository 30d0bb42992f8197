"""The workers of a server: begun when something is to be played, ended when nothing was for a while."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeAlias, TypeVar

from algeria_lab.experiments.playing.protocol import Done, Go, Halt, Misplaced, Play, State
from algeria_lab.experiments.playing.wire import OFFERED, Address
from algeria_lab.experiments.playing.workers import step_back

IDLE = 120.0  # seconds without anything to play after which a worker ends: it holds memory
WORKER = "algeria_lab.experiments.playing.worker"

J = TypeVar("J")
Say: TypeAlias = Callable[[Play | Halt | Go], object]


class Process(Protocol):
    """What is used of a process."""

    def poll(self) -> int | None:
        """Return with what it has ended; None while it runs."""

    def kill(self) -> None:
        """End it."""

    def wait(self) -> int:
        """Wait until it has ended."""


@dataclass(eq=False)
class Hand(Generic[J]):
    """One worker, as the server knows it; see `protocol` for what it may be told when.

    Attributes:
        name: By which it is known.
        process: Its process.
        state: How it is, as far as it has been heard.
        job: What it plays, is halted in, or is given when it comes.
        rests: Since when it has had nothing to play, by the clock.
    """

    name: str
    process: Process
    state: State = "coming"
    job: J | None = None
    rests: float = 0.0
    _say: Say | None = None
    _play: Play | None = None  # what it was told last, or is told when it comes

    @property
    def is_free(self) -> bool:
        """Whether it can be given something to play."""
        return self.job is None and self.state in {"coming", "resting"}

    def come(self, say: Say) -> None:
        """Note that it has come, and tell it what it is to play.

        Args:
            say: Tells it something.
        """
        self._check("greeted", "coming")
        self._say, self.state = say, "resting"
        if self.job is not None:
            self._begin()

    def give(self, job: J, play: Play) -> None:
        """Give it something to play; one that is coming hears of it when it has come."""
        self._check("given a block", "coming", "resting")
        if self.job is not None:
            raise Misplaced(f"{self.name} was to be given a block and has one. Give it to one that is free.")
        self.job, self._play = job, play
        if self.state == "resting":
            self._begin()

    def take_back(self) -> None:
        """Take back what it was to play, of which it has not heard yet."""
        self._check("relieved", "coming")
        self.job = self._play = None

    def halt(self) -> None:
        """Let it stand still."""
        self._tell(Halt(self._check("halted", "playing")))
        self.state = "halted"

    def go(self) -> None:
        """Let it go on."""
        self._tell(Go(self._check("told to go on", "halted")))
        self.state = "playing"

    def end(self, done: Done, now: float) -> J:
        """Return what it has played, and note that it rests; that ends a halt, too."""
        number, job = self._check("heard", "playing", "halted"), self.job
        if job is None or done.number != number:
            raise Misplaced(f"{self.name} says that block {done.number} is done, but was given {number}.")
        self.job, self.state, self.rests = None, "resting", now
        return job

    def leave(self) -> J | None:
        """End it, whatever it does, and return what it had to play."""
        self.process.kill()
        job, self.job, self.state = self.job, None, "gone"
        return job

    def _begin(self) -> None:
        assert self._play is not None, "a job is given with what is said of it"
        self._tell(self._play)
        self.state = "playing"

    def _check(self, asked: str, *states: State) -> int:
        """Return the number of its block, if it is in one of some states."""
        if self.state not in states:
            raise Misplaced(
                f"{self.name} was to be {asked}, but is {self.state}. Only one that is {' or '.join(states)} "
                "can be. See algeria_lab.experiments.playing.protocol."
            )
        return self._play.number if self._play else 0

    def _tell(self, message: Play | Halt | Go) -> None:
        assert self._say is not None, "nothing is said to a worker before it has come"
        self._say(message)


def begin_worker(address: Address) -> Process:
    """Begin a worker that will come to an address."""
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", WORKER],
        env={**os.environ, OFFERED: str(address)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        # Elsewhere a worker steps back by itself.
        creationflags=getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
    )
    step_back(process.pid)  # before it has read its libraries
    return process


class Crew(Generic[J]):
    """All workers.

    Args:
        begin: Begins a worker that will come to an address; the tests give their own.

    Attributes:
        address: Tells where a worker of a name finds the queue; set before the first is needed.
    """

    address: Callable[[str], Address]

    def __init__(self, begin: Callable[[Address], Process] = begin_worker) -> None:
        self._begin_worker = begin
        self._hands: dict[str, Hand[J]] = {}
        self._leaving: list[Process] = []
        self._begun = 0

    @property
    def is_there(self) -> bool:
        """Whether there is any worker, or one that was ended and may still be there."""
        return bool(self._hands or self._leaving)

    @property
    def halted(self) -> int:
        """How many stand still."""
        return sum(hand.state == "halted" for hand in self._hands.values())

    def give(self, job: J, play: Play) -> Hand[J]:
        """Give a job to a worker who is free, or to a new one, and return who plays it.

        Raises:
            OSError: If no more can be begun.
        """
        hand = next((hand for hand in self._hands.values() if hand.is_free), None) or self._begin()
        hand.give(job, play)
        return hand

    def _begin(self) -> Hand[J]:
        self._begun += 1
        name = f"worker-{self._begun}"
        hand = self._hands[name] = Hand(name, self._begin_worker(self.address(name)))
        return hand

    def meet(self, name: str, say: Say) -> Hand[J] | None:
        """Greet a worker that has come; None for one that has come or gone already."""
        hand = self._hands.get(name)
        if hand is None or hand.state != "coming":
            return None
        hand.come(say)
        return hand

    def leave(self, hand: Hand[J]) -> J | None:
        """End a worker, if it is still there, and return what it had to play."""
        if self._hands.pop(hand.name, None) is None:
            return None
        self._leaving.append(hand.process)
        return hand.leave()

    def look_after(self, now: float) -> list[J]:
        """End workers that have rested for long; return what those had to play that ended before they came.

        Of the end of one that has come its connection tells, after all that it has said.
        """
        self._leaving = [process for process in self._leaving if process.poll() is None]
        lost = []
        for hand in list(self._hands.values()):
            rested = hand.state == "resting" and now - hand.rests > IDLE
            failed = hand.state == "coming" and hand.process.poll() is not None
            if (rested or failed) and (job := self.leave(hand)) is not None:
                lost.append(job)
        return lost

    def close(self) -> None:
        """End all workers."""
        for hand in list(self._hands.values()):
            self.leave(hand)
        for process in self._leaving:
            process.wait()
        self._leaving.clear()
