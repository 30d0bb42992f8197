"""A worker, with a test for its queue: it is halted in the block that is meant, and never for good."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from socket import create_server, socket
from threading import Event
from typing import BinaryIO

import pytest

from algeria_lab.experiments.asking.put import ask
from algeria_lab.experiments.playing.protocol import (
    Done,
    Go,
    Halt,
    Message,
    Misplaced,
    Play,
    Word,
    messages,
    written,
)
from algeria_lab.experiments.playing.travel import packed
from algeria_lab.experiments.playing.wire import LOOPBACK, OFFERED, Address, heard
from algeria_lab.experiments.playing.worker import Duty, Worker
from tests.children import HUNG

SECONDS = HUNG
QUESTION = json.dumps(packed(ask("1956-like", {"a": "mixed"}, runs=1, stop=1))).encode()


class Queue:
    """Whom the worker takes for its queue."""

    def __init__(self, line: socket, lines: BinaryIO) -> None:
        self._line, self._lines = line, lines
        self.word = next(messages(lines, Word)).word

    def say(self, *said: Message) -> None:
        """Say some things at once."""
        self._line.sendall(b"".join(map(written, said)))

    def hear(self) -> Done:
        """Wait until the worker says something."""
        return next(messages(self._lines, Done))

    def is_gone(self) -> bool:
        """Wait until the worker says something, and return whether it ends instead."""
        return not self._lines.readline()


@pytest.fixture
def queue() -> Iterator[Queue]:
    with create_server((LOOPBACK, 0)) as door:
        address = Address(door.getsockname()[1], 1, "worker-1.seal")
        line = [sys.executable, "-m", "algeria_lab.experiments.playing.worker"]
        with subprocess.Popen(line, env={**os.environ, OFFERED: str(address)}) as worker:
            connection, _ = door.accept()
            connection.settimeout(SECONDS)
            with closing(connection), connection.makefile("rb") as lines:
                yield Queue(connection, lines)
            worker.kill()


def block(number: int, runs: int = 1) -> Play:
    return Play(number, number, runs, QUESTION)


def test_a_halt_that_comes_too_late_does_not_keep_the_next_block(queue: Queue):
    """It crossed what the worker said, who then slept for ever and was given each next block first."""
    assert queue.word == "worker-1.seal"
    queue.say(block(1))
    assert queue.hear().number == 1
    queue.say(Halt(1), block(2))

    done = queue.hear()

    assert done.number == 2
    assert set(heard(done.body).columns["seed"]) == {2}


def test_however_often_a_worker_is_halted_it_comes_to_the_end(queue: Queue):
    """A halt may come while the worker still wakes from the one before: then it slept for ever."""
    queue.say(block(1))
    assert queue.hear().number == 1  # all its libraries are read
    queue.say(block(2, runs=40))
    for _ in range(2_000):
        queue.say(Halt(2), Go(2))

    assert queue.hear().number == 2


def test_a_signal_that_finds_a_worker_halted_does_not_halt_it_twice():
    """It comes between any two steps, also while the worker waits for the lock of what it waits for."""
    worker = Worker(socket())
    worker._duty.hear(block(1))
    worker._duty.hear(Halt(1))

    class Interrupted(Event):
        def wait(self, timeout: float | None = None) -> bool:  # noqa: ARG002 - as every event
            worker._stand_still()
            worker._duty.hear(Go(1))
            return True

    worker._told = Interrupted()
    worker._stand_still()

    assert worker._duty.state == "playing"
    worker._line.close()


def test_a_worker_that_cannot_play_says_so_and_plays_the_next(queue: Queue):
    queue.say(Play(1, 1, 1, b'{"no": "question"}'))
    assert queue.hear() == Done(1, b"")
    queue.say(block(2))

    assert queue.hear().body


@pytest.mark.parametrize(
    "said", [(block(1, runs=1000), block(2)), (Done(1),)], ids=["two blocks", "no message for it"]
)
def test_a_worker_that_is_told_what_cannot_be_meant_ends(queue: Queue, said: tuple[Message, ...]):
    """The queue then gives its block to another one."""
    queue.say(*said)

    assert queue.is_gone()


def told(*said: Play | Halt | Go) -> Duty:
    duty = Duty()
    for message in said:
        duty.hear(message)
    return duty


def test_a_worker_rests_plays_and_is_halted():
    duty = told()
    states = [duty.state]
    for message in (block(1), Halt(1), Go(1)):
        duty.hear(message)
        states.append(duty.state)
    duty.end(1)

    assert [*states, duty.state] == ["resting", "playing", "halted", "playing", "resting"]


def test_the_end_of_a_block_ends_a_halt():
    duty = told(block(1), Halt(1))
    duty.end(1)
    assert duty.state == "resting"
    duty.hear(block(2))

    assert duty.state == "playing"


def test_a_halt_of_another_block_means_nothing_and_so_does_a_late_one():
    assert told(block(2), Halt(1)).state == "playing"
    assert told(Halt(1)).state == told(Go(1)).state == "resting"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_block_is_taken_by_one_that_rests(number: int):
    with pytest.raises(Misplaced, match="a worker that is playing"):
        told(block(2), block(number))
    with pytest.raises(Misplaced, match="a worker that is halted"):
        told(block(2), Halt(2), block(number))


def test_each_block_has_a_number_of_its_own():
    duty = told(block(2))
    duty.end(2)
    with pytest.raises(Misplaced):
        duty.hear(block(2))
