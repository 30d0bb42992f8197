"""Positions as vectors of numbers: named entries with bounds, read in blocks."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import compress
from operator import ne
from typing import Any, Generic, TypeAlias

import numpy as np
from numpy.typing import NDArray

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.rules import S

Vector: TypeAlias = NDArray[np.float32]
Row: TypeAlias = tuple[str, int, int]
Changes: TypeAlias = Iterable[tuple[int, float]]


@dataclass(frozen=True)
class Block(Generic[S]):
    """Entries of an observation that are written together.

    Attributes:
        names: Name of each entry.
        read: Returns what they are written from, for what a seat sees: what does not change with the
            game, and equals the last one only if the entries are the same.
        write: Writes their values, for what was read, into a vector of zeros of that length.
        low: Least value of each entry.
        high: Greatest value of each entry.
        changes: Returns entries and their values, all those that differ between what was read last and now
            among them; None for what changes seldom.
    """

    names: tuple[str, ...]
    read: Callable[[S], Any]
    write: Callable[[Any, Vector], None]
    low: tuple[float, ...]
    high: tuple[float, ...]
    changes: Callable[[Any, Any], Changes] | None = None


def switches(
    names: Sequence[str],
    read: Callable[[S], Any],
    write: Callable[[Any, Vector], None],
    changes: Callable[[Any, Any], Changes] | None = None,
) -> Block[S]:
    """Return a block of entries that are 0 or 1, written by a function of its own; see `Block`."""
    return Block(tuple(names), read, write, (0.0,) * len(names), (1.0,) * len(names), changes)


def flags(names: Sequence[str], read: Callable[[S], Iterable[float]]) -> Block[S]:
    """Return a block of entries that are 0 or 1.

    Args:
        names: Name of each.
        read: Returns whether each is true, in order.
    """

    def write(values: tuple[float, ...], entries: Vector) -> None:
        entries[:] = values

    return switches(names, lambda view: tuple(read(view)), write)


def numbers(rows: Sequence[Row], read: Callable[[S], Iterable[float]]) -> Block[S]:
    """Return a block of numbers, as they are; one beyond its bound stands at the bound.

    Args:
        rows: Name, least and greatest value of each.
        read: Returns their values.
    """
    names, low, high = zip(*rows, strict=True)
    least, most = np.array(low, np.float32), np.array(high, np.float32)

    def write(values: tuple[float, ...], entries: Vector) -> None:
        np.minimum(np.maximum(values, least), most, out=entries, casting="same_kind")

    def changes(before: tuple[float, ...], values: tuple[float, ...]) -> Changes:
        differ = compress(range(len(names)), map(ne, before, values))
        return [(at, min(max(values[at], low[at]), high[at])) for at in differ]

    return Block(names, lambda view: tuple(read(view)), write, low, high, changes)


def one_of(what: str, words: Sequence[str], read: Callable[[S], str]) -> Block[S]:
    """Return a block with a 1 at the word that is true, none if that is another word.

    Args:
        what: What the words are about; names the entries, as in ``oas ORAN``.
        words: The words.
        read: Returns the word.
    """
    place = {word: at for at, word in enumerate(words)}

    def write(word: str, entries: Vector) -> None:
        if (at := place.get(word)) is not None:
            entries[at] = 1

    return switches([f"{what} {word}" for word in words], read, write)


def each_of(things: Sequence[str], words: Sequence[str], read: Callable[[S], Iterable[str]]) -> Block[S]:
    """Return a block that holds for each thing a 1 at the word that is true of it, as `one_of` does.

    Args:
        things: The things; name the entries, as in ``band-3 V-4``.
        words: The words.
        read: Returns the word of each thing, in order.
    """
    width, place = len(words), {word: place for place, word in enumerate(words)}

    def write(found: tuple[str, ...], entries: Vector) -> None:
        entries[[at * width + place[word] for at, word in enumerate(found) if word in place]] = 1

    names = [f"{thing} {word}" for thing in things for word in words]
    return switches(names, lambda view: tuple(read(view)), write)


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
        self.parts: list[tuple[slice, Block[S]]] = []
        end = len(SEATS)
        for block in blocks:
            begin, end = end, end + len(block.names)
            self.parts.append((slice(begin, end), block))

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
        for part, block in self.parts:
            block.write(block.read(view), vector[part])
        return vector

    def scaled(self, vector: Vector) -> Vector:
        """Return a vector, or many of them, with every entry between 0, its least value, and 1, its greatest.

        Args:
            vector: What `read` returned, of shape ``(len(names),)`` or ``(..., len(names))``.

        Returns:
            A new array of the same shape.
        """
        return (vector - self.low) / (self.high - self.low)


class Follower(Generic[S]):
    """What a seat sees of a game that goes on: only what has changed is written anew.

    Args:
        observation: What there is to see.
        seat: The seat.
        scaled: Whether every entry is to be between 0 and 1, as `Observation.scaled` has them.
    """

    def __init__(self, observation: Observation[S], seat: Seat, *, scaled: bool) -> None:
        self._vector = np.zeros(len(observation.names), dtype=np.float32)
        self._vector[SEATS.index(seat)] = 1
        self._parts = [
            (
                block.read,
                *(_scaling(block) if scaled else (block.write, block.changes)),
                self._vector[part],
            )
            for part, block in observation.parts
        ]
        self._last: list[Any] = [None] * len(self._parts)
        self._is_new = True

    def look(self, view: S) -> Vector:
        """Return the vector that `Observation.read` would return of the position as it is now.

        Returns:
            The follower's own array of shape ``(len(names),)``, which the next look changes: copy it to keep.
        """
        last, is_new = self._last, self._is_new
        for at, (read, write, changes, entries) in enumerate(self._parts):
            value = read(view)
            if is_new or value != last[at]:
                if changes is None or is_new:
                    entries.fill(0)
                    write(value, entries)
                else:
                    for entry, now in changes(last[at], value):
                        entries[entry] = now
                last[at] = value
        self._is_new = False
        return self._vector


def _scaling(
    block: Block[Any],
) -> tuple[Callable[[Any, Vector], None], Callable[[Any, Any], Changes] | None]:
    """Return what writes a block, and what tells of its changes, with every entry between 0 and 1."""
    low, high = np.array(block.low, np.float32), np.array(block.high, np.float32)
    span, changes = high - low, block.changes
    if not low.any() and (span == 1).all():
        return block.write, changes
    least, width = low.tolist(), span.tolist()

    def write(value: Any, entries: Vector) -> None:
        block.write(value, entries)
        np.subtract(entries, low, out=entries)
        np.divide(entries, span, out=entries)

    def scaled(before: Any, value: Any) -> Changes:
        assert changes is not None
        return [(at, (now - least[at]) / width[at]) for at, now in changes(before, value)]

    return write, None if changes is None else scaled
