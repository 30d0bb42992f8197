"""The places of a room: how many readers may have a page at once, who holds which, and who gives one on."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

from tornado.web import HTTPError

AGAIN = 60  # seconds after which whoever found the room full is asked to come back
LOST = timedelta(seconds=60)  # after which a page without a connection gives way, if the room is full

State = Literal["coming", "here", "lost"]
# The browser for which a page is being made; nothing where nobody asks for one.
READER: ContextVar[str] = ContextVar("reader", default="")


class Full(HTTPError):
    """There is no place for one more page; whoever asks is told to come back in a minute."""

    def __init__(self) -> None:
        super().__init__(503, reason="Every place is taken")


@dataclass(frozen=True, slots=True)
class Place:
    """A place that is held: its number, from 1, the browser that it is for, and how its page is."""

    number: int
    reader: str
    state: State
    alone: timedelta  # how long nothing was heard of its page; nothing while it is here, or at work

    @property
    def gives_way(self) -> bool:
        """Whether the page is lost for so long that, in a full room, somebody else may have its place."""
        return self.alone >= LOST


class Places:
    """Numbered places, each held by a kernel for a browser.

    A browser that comes again gets the number that it had, if nobody else has it; its pages have one number
    between them. Whoever is new gets the smallest one that nobody had, and where there is none the smallest
    that is free.
    """

    def __init__(self, many: int) -> None:
        self.many = many
        self._held: dict[str, tuple[int, str]] = {}
        self._had: dict[str, int] = {}  # by browser, its last number

    def __contains__(self, kernel: object) -> bool:
        """Return whether *kernel* holds a place."""
        return kernel in self._held

    @property
    def free(self) -> int:
        """The number of places that nobody holds."""
        return max(0, self.many - len(self._held))

    def remember(self, had: Mapping[str, int]) -> None:
        """Give readers who come again the numbers that they had before the room was opened again."""
        self._had = {reader: number for reader, number in had.items() if number <= self.many} | self._had

    def close(self) -> None:
        """Give no place any more."""
        self.many = 0

    def take(self, kernel: str, reader: str) -> int:
        """Give *kernel* a place for *reader* and return its number.

        Raises:
            Full: If every place is held.
        """
        if kernel not in self._held:
            if not self.free:
                raise Full
            self._held[kernel] = self._number_for(reader), reader
        return self._held[kernel][0]

    def _number_for(self, reader: str) -> int:
        free = set(range(1, self.many + 1)) - {number for number, _ in self._held.values()}
        own = self._had.get(reader, 0) if reader else 0
        # A page that is loaded again comes before the old one has gone: both stand at their reader's place.
        is_own = own in free or (own, reader) in self._held.values()
        number = own if is_own else min(free - set(self._had.values()) or free)
        if reader:
            self._had = {other: had for other, had in self._had.items() if had != number} | {reader: number}
        return number

    def leave(self, kernel: str, *, unseen: bool = False) -> int:
        """Take back the place of *kernel* and return its number, 0 if it has none.

        One whose page was *unseen* leaves its number to anybody.
        """
        number, reader = self._held.pop(kernel, (0, ""))
        if unseen and (number, reader) not in self._held.values() and self._had.get(reader) == number:
            del self._had[reader]
        return number

    @contextmanager
    def taken(self, kernel: str, reader: str, other: str, is_there: Callable[[str], bool]) -> Iterator[None]:
        """Give *kernel* a place for the block; it keeps it if it is there in the end, however that comes.

        Args:
            kernel: Who gets the place.
            reader: The browser that it is for.
            other: Whose place that was until now; nothing for a free one. It gets it back if the new one has
                not come, and it has not gone.
            is_there: Says of a kernel whether it runs.

        Raises:
            Full: If every place is held.
        """
        before = self._held.pop(other, None)
        try:
            self.take(kernel, reader)  # before the other has ended: nobody comes between
            yield
        finally:
            if not is_there(kernel):
                self.leave(kernel)
                if before and is_there(other):
                    self._held[other] = before

    def look(self, how: Callable[[str], tuple[State, timedelta]]) -> dict[str, Place]:
        """Return all that is held, by kernel, the oldest page first.

        Args:
            how: Says of a kernel how its page is, and for how long nothing was heard of it.
        """
        return {
            kernel: Place(number, reader, *how(kernel)) for kernel, (number, reader) in self._held.items()
        }


def gives_way(held: Mapping[str, Place], reader: str) -> str:
    """Return the kernel that gives its place to a new page of *reader* in a full room; nothing if none does.

    First the reader's own oldest page, which is being loaded again or stands in another tab; then whichever
    page has been lost longest.
    """
    own = [kernel for kernel, place in held.items() if reader and place.reader == reader]
    lost = [kernel for kernel, place in held.items() if place.gives_way]
    return max(own or lost, key=lambda kernel: held[kernel].alone, default="")
