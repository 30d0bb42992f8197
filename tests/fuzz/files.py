"""Mutated files and links of every kind, given to what a reader gives them to, and what is answered.

An answer is a text: what was opened, or why not. It comes within a second and 200 MB, can be sent to a
browser, and no part of the program calls it a failure of its own (which it would log).
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

from tests.fuzz.kinds import KINDS
from tests.fuzz.watching import MOST_SECONDS, Cost, Hang

LONGEST_ANSWER = 200_000  # letters: what is quoted of a file is cut, and it has not that many faults


class Tried(NamedTuple):
    """What so many mutated files of a kind came to.

    Attributes:
        kind: Which kind.
        tried: How many there were.
        opened: How many opened all the same.
        broken: What was no answer, each with what makes it again.
        cost: What the dearest answer took.
    """

    kind: str
    tried: int
    opened: int
    broken: list[str]
    cost: Cost

    def __str__(self) -> str:
        found = f"{self.kind}: tried {self.tried} broken {len(self.broken)}"
        return f"{found} (opened {self.opened}; at most {self.cost})"


class _Failures(logging.Handler):
    """Raises what a page would log: it calls it a failure of the program."""

    def emit(self, record: logging.LogRecord) -> None:
        """Raise the error that is logged, as what it is."""
        error = record.exc_info[1] if record.exc_info else None
        raise AssertionError(f"logged: {type(error).__name__}: {error}") from error


@contextmanager
def failures_raised() -> Iterator[None]:
    """Let what the program logs as its own failure be raised."""
    logger, handler = logging.getLogger("algeria_lab"), _Failures(logging.ERROR)
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)


def mutation(kind: str, number: int) -> str:
    """Return the mutated file that a number makes."""
    return KINDS[kind].mutated(Random(number))


def answered(kind: str, text: str) -> str:
    """Return what is said to a file; ``opened`` if it opens.

    Raises:
        Exception: Whatever is no answer.
    """
    said = KINDS[kind].answer(text)
    json.dumps(said, ensure_ascii=False).encode()
    assert len(said) < LONGEST_ANSWER, f"an answer of {len(said)} letters"
    return said


def try_files(kind: str, numbers: range, within: float = MOST_SECONDS) -> Tried:
    """Give so many mutated files to what opens their kind; what is no answer is told, and on it goes."""
    opened, broken, cost = 0, list[str](), Cost(within)
    answered(kind, mutation(kind, 0))  # what is read once is no file's fault
    for number in numbers:
        text = mutation(kind, number)
        try:
            with failures_raised(), cost.of_answer():
                said = answered(kind, text)
            opened += said == "opened"
        except (Exception, Hang) as error:  # noqa: BLE001 - each is told, and the next file tried
            broken.append(f"{kind} {number}: {_told(error)}")
    return Tried(kind, len(numbers), opened, broken, cost)


def _told(error: BaseException) -> str:
    said = f"{type(error).__name__}: {error}"
    return said if len(said) < 300 else f"{said[:300]}…"
