"""Positions as vectors of numbers: named entries with bounds, read in blocks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.rules import S

Vector: TypeAlias = NDArray[np.float32]
Row: TypeAlias = tuple[str, int, int]


@dataclass(frozen=True)
class Block(Generic[S]):
    """Entries of an observation that are written together.

    Attributes:
        names: Name of each entry.
        write: Writes their values, for what a seat sees, into a vector of zeros of that length.
        low: Least value of each entry.
        high: Greatest value of each entry.
    """

    names: tuple[str, ...]
    write: Callable[[S, Vector], None]
    low: tuple[float, ...]
    high: tuple[float, ...]


def flags(names: Sequence[str], read: Callable[[S], ArrayLike]) -> Block[S]:
    """Return a block of entries that are 0 or 1."""
    return numbers([(name, 0, 1) for name in names], read)


def numbers(rows: Sequence[Row], read: Callable[[S], ArrayLike]) -> Block[S]:
    """Return a block of numbers, as they are; one beyond its bound stands at the bound.

    Args:
        rows: Name, least and greatest value of each.
        read: Returns their values.
    """
    names, low, high = zip(*rows, strict=True)

    def write(view: S, entries: Vector) -> None:
        entries[:] = read(view)

    return Block(names, write, low, high)


def one_of(what: str, words: Sequence[str], read: Callable[[S], str]) -> Block[S]:
    """Return a block with a 1 at the word that is true, none if that is another word.

    Args:
        what: What the words are about; names the entries, as in ``oas ORAN``.
        words: The words.
        read: Returns the word.
    """
    return each_of((what,), words, lambda view: (read(view),))


def each_of(things: Sequence[str], words: Sequence[str], read: Callable[[S], Iterable[str]]) -> Block[S]:
    """Return a block that holds for each thing a 1 at the word that is true of it, as `one_of` does.

    Args:
        things: The things; name the entries, as in ``band-3 V-4``.
        words: The words.
        read: Returns the word of each thing, in order.
    """
    width, place = len(words), {word: place for place, word in enumerate(words)}

    def write(view: S, entries: Vector) -> None:
        found = [at * width + place[word] for at, word in enumerate(read(view)) if word in place]
        entries[found] = 1

    names = tuple([f"{thing} {word}" for thing in things for word in words])
    return Block(names, write, (0,) * len(names), (1,) * len(names))


class Observation(Generic[S]):
    """What a seat sees of a position as a vector of fixed length; it begins with whose view it is.

    Args:
        blocks: What it is made of, in order.

    Attributes:
        names: Name of each entry.
        low: Least value of each entry.
        high: Greatest value of each entry.
    """

    def __init__(self, *blocks: Block[S]) -> None:
        seats = tuple([f"view of {seat}" for seat in SEATS])
        zeros, ones = (0.0,) * len(seats), (1.0,) * len(seats)
        self.names = sum([block.names for block in blocks], seats)
        self.low = np.array(sum([block.low for block in blocks], zeros), dtype=np.float32)
        self.high = np.array(sum([block.high for block in blocks], ones), dtype=np.float32)
        self._parts: list[tuple[slice, Callable[[S, Vector], None]]] = []
        end = len(SEATS)
        for block in blocks:
            begin, end = end, end + len(block.names)
            self._parts.append((slice(begin, end), block.write))

    def __repr__(self) -> str:
        first, last = self.names[0], self.names[-1]
        return f"Observation({len(self.names)} entries, {first!r} to {last!r}; {self.fingerprint})"

    @property
    def fingerprint(self) -> str:
        """A short hash of names and bounds: two with the same one mean the same by every entry."""
        rows = zip(self.names, self.low.tolist(), self.high.tolist(), strict=True)
        return hashlib.sha256("\n".join(map(str, rows)).encode()).hexdigest()[:12]

    def read(self, view: S, seat: Seat) -> Vector:
        """Return the vector of what a seat sees.

        Args:
            view: What `Rules.observe` gave for the seat.
            seat: The seat.

        Returns:
            A new array of shape ``(len(names),)``.
        """
        vector = np.zeros(len(self.names), dtype=np.float32)
        vector[SEATS.index(seat)] = 1
        for part, write in self._parts:
            write(view, vector[part])
        return np.clip(vector, self.low, self.high, out=vector)
