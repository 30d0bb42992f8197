"""All tables of a room: what pages ask of them, and what everybody at them is told."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator

from algeria_lab.apps.serving.hall.hall import Hall, Part
from algeria_lab.apps.serving.hall.seats import Seat, text_of
from algeria_lab.apps.serving.hall.tables.book import Book, Refused
from algeria_lab.apps.serving.hall.tables.kept import KeptTables
from algeria_lab.room.tables.record import Act, Agreed, Where, Why
from algeria_lab.room.wire import Misspoken, Said

MOST_TABLES = 60
MOST_OF_ONE = 6  # tables at which one reader sits at a time
MOST_OPTIONS = 2_000  # letters
MOST_AT_ONCE = 300  # acts in one message; a longer history comes in parts
SIDES = ("fln", "gov")
NEAREST: tuple[Where, ...] = ("table", "lesson", "page", "")


class Tables(Part):
    """The tables of a hall.

    Attributes:
        books: The tables by id.
        kept: Where they are kept while the room is open; None for nowhere.
    """

    kinds = frozenset({"table"})

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.books: dict[str, Book] = {}
        self.kept: KeptTables | None = None
        self._deeds: dict[str, Callable[[Seat, Book, Said], int | None]] = {
            "since": self._since,
            "sit": lambda seat, book, said: book.sit(seat.reader, text_of(said, "side")),
            "watch": lambda seat, book, _said: book.watch(seat.reader),
            "rise": self._rise,
            "act": self._act,
            "ask": lambda seat, book, said: book.ask(seat.reader, whole(said, "to")),
            "answer": lambda seat, book, said: book.answer(seat.reader, yes=said.get("yes") is True),
            "give-up": lambda seat, book, _said: book.give_up(seat.reader),
            "computer": self._computer,
        }

    def keep(self, kept: KeptTables) -> None:
        """Go on with the tables of a room that was not closed, and keep them from now on."""
        self.kept, self.books = kept, kept.read()

    def hear(self, seat: Seat, said: Said) -> None:
        """Do what a page asks; what is refused is told to it, with how the table stands."""
        what = text_of(said, "what")
        if what == "open":
            self._open(seat, said)
            return
        if what == "look":
            self._hall.tell(seat.number, self._list(seat))
            return
        book, deed = self.books.get(text_of(said, "table")), self._deeds.get(what)
        if deed is None:
            raise Misspoken(f"nobody does {what!r:.40} at a table")
        if book is None:
            self._refuse(seat, text_of(said, "table"), what, "gone")
            return
        try:
            start = deed(seat, book, said)
        except Refused as refused:
            if self._sees(seat, book):
                self._tell_one(seat, book, min(whole(said, "at") if "at" in said else 0, len(book.acts)))
            self._refuse(seat, book.id, what, refused.why)
            return
        if what != "since":
            self._tell_all(book, start)

    def _refuse(self, seat: Seat, table: str, what: str, why: Why) -> None:
        self._hall.tell(seat.number, {"do": "refused", "table": table, "what": what, "why": why})

    def joined(self, seat: Seat) -> None:
        """Tell whoever comes which tables there are, and those at which they sit that they are here."""
        if self.kept:
            self.kept.note_place(seat.reader, seat.number)
        self._hall.tell(seat.number, self._list(seat))
        for book in self._of(seat):
            self._tell_all(book)

    def moved(self, seat: Seat) -> None:
        """Tell those at the tables of whoever has come, gone, or is elsewhere."""
        for book in self._of(seat):
            self._tell_all(book)

    def _of(self, seat: Seat) -> list[Book]:
        return [book for book in self.books.values() if self._sees(seat, book)]

    @staticmethod
    def _sees(seat: Seat, book: Book) -> bool:
        """Return whether a reader plays or watches at a table: nobody else is told what happens there."""
        return bool(book.sides_of(seat.reader)) or seat.reader in book.watchers

    def _open(self, seat: Seat, said: Said) -> None:
        """Open a table, and seat whoever opened it."""
        side, options = text_of(said, "side"), said.get("options")
        if side not in SIDES or not isinstance(options, dict) or len(json.dumps(options)) > MOST_OPTIONS:
            raise Misspoken(f"nobody opens a table for {side!r:.40} with {options!r:.80}")
        agreed = Agreed.read(said.get("agreed"))
        self._clear_unused(seat)
        own = [book for book in self.books.values() if book.sides_of(seat.reader) and not book.is_over]
        if len(own) >= MOST_OF_ONE or len(self.books) >= MOST_TABLES:
            self._refuse(seat, "", "open", "many" if len(own) >= MOST_OF_ONE else "room")
            return
        number = 1 + max((int(name[1:]) for name in self.books), default=0)
        book = Book(
            f"T{number}",
            text_of(said, "game"),
            text_of(said, "scenario"),
            options,
            secrets.randbelow(1_000_000_000),
            {one: [seat.reader] if one == side else [] for one in SIDES},
            agreed,
        )
        self.books[book.id] = book
        self._tell_all(book, 0)

    def _clear_unused(self, seat: Seat) -> None:
        """Put away what a reader has opened before, where nobody came; in a full room what is over, too."""
        for book in list(self.books.values()):
            is_waiting = not book.acts and not book.watchers and _all_of(book) == [seat.reader]
            if is_waiting or (book.is_over and len(self.books) >= MOST_TABLES):
                del self.books[book.id]
                self._tell_all(book)

    def _since(self, seat: Seat, book: Book, said: Said) -> None:
        if not self._sees(seat, book):
            raise Refused("not-yours")
        at, known = whole(said, "at"), book.acts
        fits = at <= len(known) and (at == 0 or known[at - 1].check == text_of(said, "after"))
        self._tell_one(seat, book, at if fits else 0)

    def _act(self, seat: Seat, book: Book, said: Said) -> int:
        told = said.get("acts")
        acts = [Act.read(one) for one in told] if isinstance(told, list) else []
        return book.act(seat.reader, whole(said, "at"), text_of(said, "after"), acts, text_of(said, "next"))

    def _rise(self, seat: Seat, book: Book, _said: Said) -> None:
        book.rise(seat.reader)
        if not any(book.seats.values()):
            del self.books[book.id]

    def _computer(self, seat: Seat, book: Book, said: Said) -> None:
        side = text_of(said, "side")
        is_left = not any(self._where(reader, book) == "table" for reader in book.seats.get(side, ()))
        book.seat_computer(seat.reader, side, text_of(said, "name"), is_left=is_left)

    # Telling

    def _tell_all(self, book: Book, start: int | None = None) -> None:
        """Tell everybody at a table how it stands, and all pages which tables there are."""
        if self.kept:
            self.kept.note(book, start, is_gone=book.id not in self.books)
        for seat in self._hall.seats.values():
            if self._sees(seat, book):
                self._tell_one(seat, book, start)
        if book.acts and start is not None:  # the list tells nothing of what is decided
            return
        for seat in self._hall.seats.values():
            self._hall.tell(seat.number, self._list(seat))

    def _tell_one(self, seat: Seat, book: Book, start: int | None) -> None:
        """Tell the pages of a place how a table stands, and its history from a moment on."""
        record = {"do": "table", "record": self._record(seat, book)}
        parts = [record] if start is None else [record | part for part in _parts(book.acts, start)]
        for said in parts:
            self._hall.tell(seat.number, said)

    def _record(self, seat: Seat, book: Book) -> Said:
        """Return a table as a place is told it: whoever has pages at two places is at each its number."""
        return book.told(
            lambda reader: seat.number if reader == seat.reader else self._number(reader),
            lambda reader: self._where(reader, book),
        )

    def _list(self, seat: Seat) -> Said:
        """Return which tables there are, and nothing that is hidden at them."""
        told = [self._record(seat, book) for book in self.books.values()]
        shown = ("id", "game", "scenario", "seats", "computers", "watchers", "agreed", "over")
        return {"do": "tables", "tables": [{name: one[name] for name in shown} for one in told]}

    def _number(self, reader: str) -> int:
        """Return the place of a reader: one whose page is connected, if there is any; 0 for nobody."""
        return next((seat.number for seat in self._hall.seats_of(reader)), 0)

    def _where(self, reader: str, book: Book) -> Where:
        """Return where a reader is, seen from a table: at it, if any of their places is."""
        found = [self._hall.where(seat.number, book.id) for seat in self._hall.seats_of(reader)]
        return min(found, key=NEAREST.index, default="")


def _all_of(book: Book) -> list[str]:
    return [reader for team in book.seats.values() for reader in team]


def _parts(acts: list[Act], start: int) -> Iterator[Said]:
    """Yield a history from a moment on, in parts that a message can hold; at least one, be it empty."""
    while True:
        part, end = acts[start : start + MOST_AT_ONCE], start + MOST_AT_ONCE
        told = {"from": start, "acts": [act.told() for act in part]}
        if end >= len(acts):
            yield told
            return
        yield told | {"more": True}
        start = end


def whole(said: Said, name: str) -> int:
    """Return a whole number in a message, not less than zero.

    Raises:
        Misspoken: If there is none of that name.
    """
    number = said.get(name)
    if type(number) is not int or number < 0:
        raise Misspoken(f"{name!r} is a whole number from 0 on, not {number!r:.40}")
    return number
