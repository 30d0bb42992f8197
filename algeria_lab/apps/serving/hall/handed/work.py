"""What one reader handed in of one lesson."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from time import strftime
from typing import Any

from algeria_lab.apps.serving.hall.seats import MOST_WORD, Seat, text_of
from algeria_lab.room.wire import Misspoken, Said
from algeria_lab.scenarios.receipts import MOST_BYTES

MOST_REPORT = 400_000  # bytes
MOST_LESSON = 60  # letters of its id


class TooLarge(ValueError):
    """What was handed in is larger than the desk takes; nothing of it is kept."""


@dataclass
class Work:
    """What one reader handed in of one lesson, the latest.

    Attributes:
        number: The place at which that was.
        reader: The browser at which that was.
        lesson: The id of the lesson, as the page says it.
        nickname: What its reader chose to be called; mostly nothing.
        word: What they wrote with it.
        receipt: The text of the receipt.
        report: The text of the report; may be empty.
        at: When it was handed in, by the clock of this computer.
        problem: What came of playing it again: ``holds``, or as in `receipts.Verified`; ``failed`` where
            nobody could; empty while it is not known.
        is_saved: Whether the teacher has it as a file.
        serial: The how-manieth it is of all that were handed in.
        deaths: How often the worker ended while it was played again.
    """

    number: int
    reader: str
    lesson: str
    nickname: str
    word: str
    receipt: str
    report: str
    at: str = field(default_factory=lambda: strftime("%H:%M"))
    problem: str = ""
    is_saved: bool = False
    serial: int = 0
    deaths: int = 0

    @property
    def name(self) -> str:
        """By which the worker knows its receipt."""
        return f"work-{self.serial}"

    @property
    def size(self) -> int:
        """How many letters it takes in memory."""
        return len(self.receipt) + len(self.report) + len(self.word)


def work_of(seat: Seat, said: Said) -> Work:
    """Return what a page hands in; whose it is, its line says, and nothing in the message.

    Raises:
        Misspoken: If it has not the form of that.
        TooLarge: If it is larger than what is taken.
    """
    receipt, report = said.get("receipt"), said.get("report", "")
    if not isinstance(receipt, str) or not isinstance(report, str):
        raise Misspoken("a receipt and a report are texts")
    if _bytes(receipt) > MOST_BYTES or _bytes(report) > MOST_REPORT:
        raise TooLarge(f"{_bytes(receipt)} and {_bytes(report)} bytes")
    word: Any = said.get("word", "")
    return Work(
        number=seat.number,
        reader=seat.reader,
        lesson=text_of(said, "lesson", MOST_LESSON),
        nickname=seat.nickname,
        word=word.strip()[:MOST_WORD] if isinstance(word, str) else "",
        receipt=receipt,
        report=report,
    )


def _bytes(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


def file_names(works: list[Work]) -> list[str]:
    """Return how the files of works begin, each once: by the place, behind a folder for each of many lessons.

    Two readers may have had the same place, one after the other.
    """
    several = len({work.lesson for work in works}) > 1
    found: list[str] = []
    for work in works:
        folder = f"{re.sub(r'[^a-z0-9-]+', '-', work.lesson.lower()) or 'lesson'}/" if several else ""
        name = f"{folder}place-{work.number:02}"
        again = sum(one == name or one.startswith(f"{name}-") for one in found)
        found.append(f"{name}-{again + 1}" if again else name)
    return found
