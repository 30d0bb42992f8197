"""Tables in a file, so that a room that was not closed goes on where it stood: one line for each change.

The file lies beside the key of the room, for the eyes of this user only, and goes with the room.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from jupyter_core.paths import secure_write

from algeria_lab.apps.serving.hall.tables.book import Book
from algeria_lab.room.tables.record import Act, Agreed
from algeria_lab.room.wire import Misspoken

_LOG = logging.getLogger(__name__)
FORMAT = "algeria-tables/1"
_OWN = tuple(one.name for one in fields(Book) if one.name not in {"acts", "clock", "agreed"})


def tables_file(lock_file: Path) -> Path:
    """Return where the tables of a room are kept whose key lies in a file."""
    return lock_file.with_suffix(".tables")


class KeptTables:
    """The file of the tables of one room, and of who had which place in it.

    Attributes:
        places: By reader, the number of the place that they had last.

    Args:
        file: Where it lies.
        secret: The secret of the room: tables of another one are forgotten.
    """

    def __init__(self, file: Path, secret: str) -> None:
        self._file, self._mark = file, hashlib.sha256(secret.encode()).hexdigest()[:16]
        self.places: dict[str, int] = {}

    def read(self) -> dict[str, Book]:
        """Return the tables that stood when the room ended, and begin the file anew with them."""
        books: dict[str, Book] = {}
        for line in self._lines():
            if "place" in line:
                self.places[line["reader"]] = line["place"]
                continue
            name = line["book"]["id"]
            if line.get("is_gone"):
                books.pop(name, None)
                continue
            known = books[name].acts if name in books else []
            acts = known[: line["from"]] + [Act.read(one) for one in line["acts"]]
            books[name] = _book(line["book"], acts)
        self._begin(books)
        return books

    def note(self, book: Book, start: int | None, *, is_gone: bool = False) -> None:
        """Note a table after a change.

        Args:
            book: The table.
            start: From where its history is new; None for nowhere.
            is_gone: Whether the table is put away.
        """
        begun = len(book.acts) if start is None else start
        line: dict[str, Any] = {
            "book": _told(book),
            "from": begun,
            "acts": [one.told() for one in book.acts[begun:]],
        }
        self._append(line | ({"is_gone": True} if is_gone else {}))

    def note_place(self, reader: str, number: int) -> None:
        """Note at which place a reader is, if that is new."""
        if reader and self.places.get(reader) != number:
            self.places[reader] = number
            self._append({"reader": reader, "place": number})

    def _append(self, line: dict[str, Any]) -> None:
        """Write a line; where the disk takes none, the tables go on, and are lost if the server ends."""
        try:
            with self._file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line, separators=(",", ":")) + "\n")
        except OSError:
            _LOG.exception("The tables of the room are not kept")

    def _begin(self, books: dict[str, Book]) -> None:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with secure_write(str(self._file)) as out:
                out.write(json.dumps({"format": FORMAT, "room": self._mark}) + "\n")
        except OSError:
            _LOG.exception("The tables of the room are not kept")
            return
        for reader, number in self.places.items():
            self._append({"reader": reader, "place": number})
        for book in books.values():
            self.note(book, 0)

    def _lines(self) -> Iterator[dict[str, Any]]:
        """Yield what was noted of this room; a last line that was cut off is left out."""
        try:
            text = self._file.read_text("utf-8")
        except (FileNotFoundError, UnicodeDecodeError):
            return
        head, *lines = text.split("\n")
        if head != json.dumps({"format": FORMAT, "room": self._mark}):
            return
        for line in lines:
            try:
                yield json.loads(line)
            except ValueError:
                if line:
                    _LOG.warning("A table's last change was cut off when the server ended")
                return


def _told(book: Book) -> dict[str, Any]:
    return {name: getattr(book, name) for name in _OWN} | {"agreed": asdict(book.agreed)}


def _book(told: dict[str, Any], acts: list[Act]) -> Book:
    """Return a table as it was noted; nobody has thought while there was no server.

    Raises:
        Misspoken: If it has another form.
    """
    try:
        return Book(**{**told, "agreed": Agreed.read(told["agreed"]), "since": 0.0}, acts=acts)
    except (TypeError, KeyError) as error:
        raise Misspoken(f"this is no table: {told!r:.80}") from error
