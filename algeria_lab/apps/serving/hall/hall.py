"""The hour of a class as its server knows it: the seats, and what all are told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from algeria_lab.apps.serving.hall.seats import Seat, text_of
from algeria_lab.apps.serving.kernels.places import Place
from algeria_lab.room.tables.record import Where
from algeria_lab.room.wire import Misspoken, Said

LESSON: Final = "lesson"
Tell = Callable[[str, Said], None]
# What a page says of itself again and again: the latest counts.
LATEST = ("answers", "war")


class Hall:
    """Hears all pages of a room, and tells them what their teacher says to all.

    Attributes:
        seats: The seats by number; one stays when its page is gone, until another reader takes it.
        hour: What all are told: see `to_all`.
        period: For how many minutes the class begins its lessons; 0 where each reader chooses.

    Args:
        tell: Tells a kernel something.
        held: Says which places are held, by kernel.
    """

    def __init__(self, tell: Tell, held: Callable[[], Mapping[str, Place]]) -> None:
        self._tell, self._held = tell, held
        self.seats: dict[int, Seat] = {}
        self.hour: Said = {"do": "hour"}
        self.period = 0
        self._kernels: dict[str, int] = {}  # by kernel, the number of its place
        self._at: dict[str, str] = {}  # by kernel, the table at which its page sits, or that it is a lesson
        self.parts: list[Part] = []

    def joined(self, kernel: str) -> None:
        """Seat a page: it learns its number, and what was said to all."""
        place = self._held().get(kernel)
        if place is None:
            return
        seat = self.seats.get(place.number)
        if seat is None or seat.reader != place.reader:
            seat = self.seats[place.number] = Seat(place.number, place.reader)
        self._kernels[kernel] = place.number
        self._tell(kernel, {"do": "place", "number": place.number, "nickname": seat.nickname})
        self._tell(kernel, self.hour)
        if runs := seat.told.get("runs"):  # of a page that was loaded again
            self._tell(kernel, {**runs, "do": "ran"})
        for part in self.parts:
            part.joined(seat)

    def hear(self, kernel: str, said: Said) -> None:
        """Note what a page says.

        Raises:
            Misspoken: If it has not the form of what pages say.
        """
        seat = self.seats.get(self._kernels.get(kernel, 0))
        if seat is None:
            return
        self._note_page(kernel, said)
        match said["do"]:
            case "at":
                return  # noted: nothing of its reader
            case "stands":
                seat.take_stand(said)
            case "hand":
                seat.raise_hand(said)
            case "name":
                seat.take_name(said)
            case "stays":
                seat.stays = text_of(said, "lesson"), text_of(said, "step")
            case "runs":
                seat.take_runs(said)
            case kind if kind in LATEST:
                seat.take_told(said)
            case kind:
                part = next((part for part in self.parts if kind in part.kinds), None)
                if part is None:
                    raise Misspoken(f"a page does not say {kind!r:.40}")
                part.hear(seat, said)

    def left(self, kernel: str) -> None:
        """Note that a page is gone; what it said stays with its seat."""
        number = self._kernels.pop(kernel, 0)
        self._at.pop(kernel, None)
        seat = self.seats.get(number)
        if seat is None:
            return
        if not self.is_here(number):
            seat.hand = None
        for part in self.parts:
            part.moved(seat)

    def moved(self, kernel: str) -> None:
        """Note that a browser has come to the page of a kernel, or is gone from it."""
        if seat := self.seats.get(self._kernels.get(kernel, 0)):
            for part in self.parts:
                part.moved(seat)

    def _note_page(self, kernel: str, said: Said) -> None:
        """Note what its page shows, where that is said: a lesson, a table, or neither."""
        if said["do"] == "at":
            at = text_of(said, "table")
        elif said["do"] == "stands" and said.get("lesson"):
            at = LESSON
        else:
            return
        if self._at.get(kernel, "") != at:
            self._at[kernel] = at
            self.moved(kernel)

    def forget(self, kernel: str, number: int) -> None:
        """Let nothing be left of a page at a place that nobody has seen."""
        self._kernels.pop(kernel, None)
        if not self.is_here(number):
            self.seats.pop(number, None)

    def is_here(self, number: int) -> bool:
        """Return whether a page of that place is connected."""
        return number in self._kernels.values()

    def seats_of(self, reader: str) -> list[Seat]:
        """Return the seats of a reader, those first whose pages are connected."""
        own = [seat for seat in self.seats.values() if seat.reader == reader]
        return sorted(own, key=lambda seat: not self.is_here(seat.number))

    def where(self, number: int, table: str) -> Where:
        """Return where a place is, seen from a table; only what a browser shows counts."""
        held = self._held()
        at = [
            self._at.get(kernel, "")
            for kernel, own in self._kernels.items()
            if own == number and kernel in held and held[kernel].state != "lost"
        ]
        if table in at:
            return "table"
        return LESSON if LESSON in at else "page" if at else ""

    def tell(self, number: int, said: Said) -> None:
        """Tell the pages of a place something."""
        for kernel, own in list(self._kernels.items()):
            if own == number:
                self._tell(kernel, said)

    def to_all(self, **hour: Any) -> None:
        """Change what all are told, and tell it: those who come later hear it when they come."""
        self.hour = {**self.hour, **hour}
        for kernel in list(self._kernels):
            self._tell(kernel, self.hour)


class Part:
    """Something of the hall that hears messages of its own, such as the tables of those who play together.

    Attributes:
        kinds: What it hears.
    """

    kinds: frozenset[str] = frozenset()

    def hear(self, seat: Seat, said: Said) -> None:
        """Hear what a page says."""

    def joined(self, seat: Seat) -> None:
        """Hear that a page of a seat has come."""

    def moved(self, seat: Seat) -> None:
        """Hear that a page of a seat is gone, or is somewhere else than before."""

    async def close(self) -> None:
        """End what belongs to it: the room closes."""
