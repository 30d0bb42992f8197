"""Where the queue of a server of pages stands, and how what was played travels there: as a line of JSON."""

from __future__ import annotations

import json
import os
from array import array
from socket import create_connection, socket
from typing import Any, NamedTuple

from algeria_lab.core.refusals import Refusal
from algeria_lab.experiments.playing.blocks import TYPES, Columns, Played, Refused
from algeria_lab.experiments.playing.protocol import Word, written

LOOPBACK = "127.0.0.1"
OFFERED = "ALGERIA_LAB_QUEUE"  # by this variable a server tells its kernels and workers where it listens
HURRY = 5.0  # seconds in which a queue on this machine answers


class Address(NamedTuple):
    """Where a queue listens.

    Attributes:
        port: Its port on the loopback address.
        places: How many blocks are played there at the same time.
        word: What lets somebody in, and tells who it is.
    """

    port: int
    places: int
    word: str

    def __str__(self) -> str:
        return f"{self.port} {self.places} {self.word}"

    def connect(self) -> socket:
        """Return a connection on which this process has said who it is.

        Raises:
            OSError: If nobody listens there.
        """
        line = create_connection((LOOPBACK, self.port), timeout=HURRY)
        line.settimeout(None)
        line.sendall(written(Word(self.word)))
        return line


def offered() -> Address | None:
    """Return where the queue of the server stands that has started this process; None without one."""
    port, places, word = (os.environ.get(OFFERED, "").split() + [""] * 3)[:3]
    return Address(int(port), int(places), word) if word else None


def told(played: Played) -> bytes:
    """Return what was played as a line."""
    columns = {name: list(column) for name, column in played.columns.items()}
    wars = [{**war._asdict(), "refusal": war.refusal and _data(war.refusal)} for war in played.refused]
    return json.dumps([columns, wars]).encode()


def _data(refusal: Refusal) -> dict[str, Any]:
    return {name: getattr(refusal, name) for name in ("reason", "rule", "values", "hint")}


def heard(line: bytes) -> Played:
    """Return what was played, from its line."""
    numbers, wars = json.loads(line)
    columns: Columns = {name: array(TYPES.get(name, "h"), column) for name, column in numbers.items()}
    refused = [Refused(**{**war, "refusal": war["refusal"] and Refusal(**war["refusal"])}) for war in wars]
    return Played(columns, refused)
