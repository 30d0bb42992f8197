"""Whose turn it is: many readers want wars played, and whoever has had the places least goes first."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

TURN = 3.0  # seconds that a reader keeps a place while others wait
MOST_AHEAD = 30.0  # seconds that a reader may have had more than others: afterwards they are even


@dataclass(eq=False)
class Job:
    """Something that one place plays at a time.

    Attributes:
        reader: For whom.
        began: When it was given a place, by the clock of whoever asks; None while it waits.
    """

    reader: str
    began: float | None = None


@dataclass(eq=False)
class Reader:
    """What one reader wants and has had.

    Attributes:
        had: Seconds of places.
        since: When the turn began; None between turns.
        waiting: What is still to be played, in this order.
        playing: What is being played.
    """

    had: float = 0.0
    since: float | None = None
    waiting: deque[Job] = field(default_factory=deque)
    playing: set[Job] = field(default_factory=set)

    def had_by(self, now: float) -> float:
        """Return the seconds of places until *now*, with those of what is being played."""
        return self.had + sum(now - job.began for job in self.playing if job.began is not None)


class Turns:
    """Gives places to jobs.

    A reader who stands alone has all places. When others wait, each has an equal share, keeps it for a turn
    and then waits until the others have had as much. Whoever comes anew counts as having had as much as the
    one who has had least: nobody is overtaken by latecomers for long.

    Args:
        places: How many jobs are played at the same time.
        turn: Seconds of a turn.
    """

    def __init__(self, places: int, turn: float = TURN) -> None:
        self.places, self.turn = places, turn
        self._readers: dict[str, Reader] = {}

    @property
    def waits(self) -> bool:
        """Whether anybody has something to be played, or being played."""
        return any(reader.waiting or reader.playing for reader in self._readers.values())

    def ask(self, job: Job, now: float) -> None:
        """Put a job into the queue, behind the others of its reader."""
        reader = self._readers.setdefault(job.reader, Reader())
        if not (reader.waiting or reader.playing):
            active = [other.had_by(now) for other in self._active() if other is not reader]
            least = min(active, default=0.0)
            reader.had = min(max(reader.had, least), least + MOST_AHEAD)
        reader.waiting.append(job)

    def next(self, now: float) -> Job | None:
        """Return the job that gets a place now; None if nobody waits or no place is free."""
        if sum(len(reader.playing) for reader in self._readers.values()) >= self.places:
            return None
        reader = self._whose(now)
        if reader is None:
            return None
        if reader.since is None or now - reader.since >= self.turn:
            reader.since = now
        job = reader.waiting.popleft()
        job.began = now
        reader.playing.add(job)
        return job

    def _whose(self, now: float) -> Reader | None:
        """Return whose turn it is: of those in theirs with less than their share, else of the next."""
        waiting = [reader for reader in self._active() if reader.waiting]
        share = max(1, self.places // max(1, len(list(self._active()))))
        theirs = [
            reader
            for reader in waiting
            if reader.since is not None and now - reader.since < self.turn and len(reader.playing) < share
        ]
        without = [reader for reader in waiting if not reader.playing]
        return min(theirs or without or waiting, key=lambda reader: reader.had_by(now), default=None)

    def end(self, job: Job, now: float) -> None:
        """Take a job out of the queue or from its place, because it is done or nobody wants it any more."""
        reader = self._readers[job.reader]
        self._free(reader, job, now)
        if not (reader.waiting or reader.playing):
            reader.since = None
        if not self.waits:
            self._readers.clear()  # nobody waits: all begin even again

    def halt(self, job: Job, now: float) -> None:
        """Take its place from a job; it waits in front of its reader's others, and the turn is over."""
        reader = self._readers[job.reader]
        self._free(reader, job, now)
        reader.waiting.appendleft(job)
        reader.since = None

    @staticmethod
    def _free(reader: Reader, job: Job, now: float) -> None:
        if job.began is None:
            reader.waiting.remove(job)
            return
        reader.playing.remove(job)
        reader.had += now - job.began
        job.began = None

    def overdue(self, now: float) -> list[Job]:
        """Return the jobs that have had a place for a whole turn while somebody without one waits."""
        if not any(reader.waiting and not reader.playing for reader in self._readers.values()):
            return []
        return [job for job in self.playing() if job.began is not None and now - job.began >= self.turn]

    def playing(self) -> list[Job]:
        """Return all jobs that have a place."""
        return [job for reader in self._readers.values() for job in reader.playing]

    def before(self, name: str, now: float) -> int:
        """Return how many turns must end before a reader has one; 0 in a turn, or where nothing waits."""
        ordered = sorted(
            (reader for reader in self._active() if not reader.playing), key=lambda reader: reader.had_by(now)
        )
        reader = self._readers.get(name)
        return ordered.index(reader) + 1 if reader in ordered else 0

    def _active(self) -> Iterator[Reader]:
        return (reader for reader in self._readers.values() if reader.waiting or reader.playing)
