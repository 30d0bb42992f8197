"""Where the room of a server of pages listens to its kernels, and how both are understood: lines of JSON.

    kernel  --  {"do": "stands", "lesson": "l06-barrier", ...}  -->  room
    kernel  <--  {"do": "place", "number": 7, ...}  --               room

Each message is one line of at most `LONGEST` bytes, and says by ``do`` what it is. Nothing is ever unpickled.
What a reader wrote stands in it as text: whoever hears it checks its form, and shows it as text.
"""

from __future__ import annotations

import json
import os
from typing import Any, NamedTuple, TypeAlias

LOOPBACK = "127.0.0.1"
OFFERED = "ALGERIA_LAB_ROOM"  # by this variable a server tells a kernel where its room listens
LONGEST = 2**20  # bytes; a lesson that is handed in has some hundred thousand
HURRY = 5.0  # seconds in which a room on this machine answers

Said: TypeAlias = dict[str, Any]


class Misspoken(ValueError):
    """What was said is no message."""


class Address(NamedTuple):
    """Where a room listens.

    Attributes:
        port: Its port on the loopback address.
        word: What lets a kernel in, and tells which one it is.
    """

    port: int
    word: str

    def __str__(self) -> str:
        return f"{self.port} {self.word}"


def offered() -> Address | None:
    """Return where the room of the server listens that has started this process; None without one."""
    port, _, word = os.environ.get(OFFERED, "").partition(" ")
    return Address(int(port), word) if word else None


def written(said: Said) -> bytes:
    """Return a message as it is sent.

    Raises:
        Misspoken: If it is too long.
    """
    line = json.dumps(said, separators=(",", ":")).encode() + b"\n"
    if len(line) > LONGEST:
        raise Misspoken(f"a message has at most {LONGEST} bytes, not {len(line)}")
    return line


def read(line: bytes) -> Said:
    """Return what a line says; it may come from anybody.

    Raises:
        Misspoken: If it is no message.
    """
    try:
        said = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Misspoken(f"this is no message: {line[:80]!r}") from error
    if not isinstance(said, dict) or not isinstance(said.get("do"), str):
        raise Misspoken(f"a message is a table that says what to 'do', not {line[:80]!r}")
    return said
