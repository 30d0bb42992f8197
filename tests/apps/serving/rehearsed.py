"""Kernels, the queue and workers without sockets, processes and threads: each takes a step when it is told.

What one says to another lies in a pipe until it is heard there, in the order in which it was said. Between
any two steps anybody else may take one: so whatever can cross, crosses.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from io import BytesIO

from algeria_lab.apps.serving.runs.crew import Crew, Hand
from algeria_lab.apps.serving.runs.foreman import MOST_TRIES, Block, Foreman, Line
from algeria_lab.apps.serving.runs.turns import Turns
from algeria_lab.experiments.playing.protocol import (
    Before,
    Done,
    Drop,
    Full,
    Go,
    Halt,
    Message,
    Play,
    messages,
    written,
)
from algeria_lab.experiments.playing.wire import Address
from algeria_lab.experiments.playing.worker import Duty


class StillWaiting(AssertionError):
    """Nobody has anything to do any more, and somebody waits."""


@dataclass
class Pipe:
    """What was said and is not heard yet, as it travels."""

    lines: deque[bytes] = field(default_factory=deque)

    def say(self, message: Message) -> None:
        """Say something."""
        self.lines.append(written(message))

    def hear(self) -> Message:
        """Hear what was said first."""
        (message,) = messages(BytesIO(self.lines.popleft()), Play, Halt, Go, Drop, Done, Full, Before)
        return message


@dataclass(eq=False)
class Kernel:
    """A kernel and its connection with the queue.

    Attributes:
        line: As the queue knows it.
        wants: The blocks that it waits for.
        lost: How many were given back to it, because they could not be played.
        asked: What it has said to the queue.
        told: What the queue has said to it.
    """

    line: Line
    told: Pipe
    wants: set[int] = field(default_factory=set)
    given: int = 0
    lost: int = 0
    asked: Pipe = field(default_factory=Pipe)

    def ask(self) -> None:
        """Want one more block; its seed is its number."""
        self.given += 1
        self.wants.add(self.given)
        self.asked.say(Play(self.given, self.given, 1, b"" if self.given > 1 else self.line.reader.encode()))

    def drop(self) -> None:
        """Want the oldest block no more."""
        number = min(self.wants)
        self.wants.remove(number)
        self.asked.say(Drop(number))

    def hear(self) -> None:
        """Hear the queue: what was played is what was asked for, and comes once."""
        message = self.told.hear()
        assert not isinstance(message, Full)
        if isinstance(message, Done) and message.number in self.wants:
            self.wants.remove(message.number)
            self.lost += not message.body
            assert message.body in {b"", f"{self.line.reader} {message.number}".encode()}


@dataclass(eq=False)
class Worker:
    """A worker: who hears, who plays, and the signal between them.

    Attributes:
        address: Where it was told to go.
        duty: What it has been told.
        status: With what it has ended.
        hand: As the queue knows it, once it has come.
    """

    address: Address
    duty: Duty
    status: int | None = None
    hand: Hand[Block] | None = None
    told: Pipe = field(default_factory=Pipe)
    says: Pipe = field(default_factory=Pipe)
    given: deque[Play] = field(default_factory=deque)
    at: Play | None = None
    result: Done | None = None
    signalled: bool = False
    asleep: bool = False

    def poll(self) -> int | None:
        """Return with what it has ended."""
        return self.status

    def kill(self) -> None:
        """End it at once."""
        self.status = -9 if self.status is None else self.status

    def wait(self) -> int:
        """Return with what it has ended, which it has."""
        assert self.status is not None
        return self.status

    def hear(self) -> None:
        """Let the one who hears take a step."""
        message = self.told.hear()
        assert isinstance(message, Play | Halt | Go)
        self.duty.hear(message)
        if isinstance(message, Play):
            self.given.append(message)
        elif isinstance(message, Halt):
            self.signalled = True

    @property
    def can_move(self) -> bool:
        """Whether the one who plays has anything to do."""
        if self.asleep:
            return self.duty.state != "halted"
        return bool(self.given or self.at or self.result)

    def heed(self) -> None:
        """Let the signal come to the one who plays, who sleeps then if there is a reason to."""
        self.signalled, self.asleep = False, self.duty.state == "halted"

    def move(self) -> None:
        """Let the one who plays take a step: wake, take a block, play it to its end, or say so."""
        if self.asleep:
            self.asleep = False
        elif self.result:
            self.says.say(self.result)
            self.result = None
        elif self.at:
            self.duty.end(self.at.number)
            self.result = Done(self.at.number, b"%s %d" % (self.at.body, self.at.seed))
            self.at = None
        else:
            self.at = self.given.popleft()


class House:
    """All of them.

    Args:
        places: How many blocks are played at the same time.
        duty: What a worker makes of what it is told.
    """

    def __init__(self, places: int, duty: Callable[[], Duty] = Duty) -> None:
        self.now = 0.0
        self.places = places
        self.workers: list[Worker] = []
        self.kernels: list[Kernel] = []
        self.died = self._opened = 0
        self._duty = duty
        self.crew: Crew[Block] = Crew(self._begin)
        self.crew.address = lambda name: Address(0, places, name)
        self.foreman = Foreman(Turns(places), self.crew, lambda: self.now)

    def _begin(self, address: Address) -> Worker:
        self.workers.append(Worker(address, self._duty()))
        return self.workers[-1]

    def open_page(self) -> Kernel:
        """Let one more kernel join the queue."""
        told = Pipe()
        self._opened += 1
        kernel = Kernel(Line(f"kernel-{self._opened}", told.say), told)
        self.kernels.append(kernel)
        self.foreman.join(kernel.line)
        return kernel

    def steps(self) -> list[Callable[[], object]]:
        """Return what anybody could do next."""
        found: list[Callable[[], object]] = []
        for kernel in self.kernels:
            found += [partial(self.hear, kernel)] if kernel.asked.lines else []
            found += [kernel.hear] if kernel.told.lines else []
        for worker in self.workers:
            found += self._steps_of(worker)
        return found

    def _steps_of(self, worker: Worker) -> list[Callable[[], object]]:
        if worker.hand is None:
            return [partial(self.meet, worker)] if worker.status is None else []
        found: list[Callable[[], object]] = []
        if worker.says.lines:
            found.append(partial(self.end, worker))
        elif worker.status is not None:
            found.append(partial(self.lose, worker))
        if worker.status is None:
            found += [worker.hear] if worker.told.lines else []
            found += [worker.heed] if worker.signalled else []
            found += [worker.move] if worker.can_move else []
        return found

    def hear(self, kernel: Kernel) -> None:
        """Let the queue hear a kernel."""
        message = kernel.asked.hear()
        assert isinstance(message, Play | Drop)
        self.foreman.hear(kernel.line, message)

    def meet(self, worker: Worker) -> None:
        """Let a worker come to the queue."""
        worker.hand = self.foreman.meet(worker.address.word, worker.told.say)
        assert worker.hand is not None, "each worker comes once"

    def end(self, worker: Worker) -> None:
        """Let the queue hear a worker."""
        message = worker.says.hear()
        assert worker.hand is not None
        assert isinstance(message, Done)
        self.foreman.end(worker.hand, message)

    def lose(self, worker: Worker) -> None:
        """Let the queue hear that a worker is gone."""
        assert worker.hand is not None
        self.foreman.lose(worker.hand)
        worker.hand = None
        self.workers.remove(worker)

    def close_page(self, kernel: Kernel) -> None:
        """Let a kernel leave the queue."""
        self.kernels.remove(kernel)
        self.foreman.leave(kernel.line)

    def die(self, worker: Worker) -> None:
        """Let the system end a worker."""
        self.died += 1
        worker.kill()

    def pass_time(self, seconds: float) -> None:
        """Let time go by, and the queue look who has had enough."""
        self.now += seconds
        self.foreman.look()

    def come_to_rest(self) -> None:
        """Let everybody do what they have to, until nobody has anything to do any more.

        Raises:
            StillWaiting: If a kernel still waits for a block then.
        """
        for _ in range(100 + 20 * sum(len(kernel.wants) for kernel in self.kernels)):
            while steps := self.steps():
                steps[0]()
            if not any(kernel.wants for kernel in self.kernels):
                break
            self.pass_time(0.3)
        if waiting := {kernel.line.reader: kernel.wants for kernel in self.kernels if kernel.wants}:
            raise StillWaiting(waiting)
        assert sum(kernel.lost for kernel in self.kernels) <= self.died // MOST_TRIES
