"""Who plays whom at the tables of a room, as its teacher reads it: by the numbers of places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.apps.serving.hall.seen import GAMES

if TYPE_CHECKING:
    from algeria_lab.apps.serving.hall.hall import Hall
    from algeria_lab.apps.serving.hall.seats import Seat
    from algeria_lab.apps.serving.hall.tables.book import Book
    from algeria_lab.apps.serving.hall.tables.part import Tables
    from algeria_lab.views.shared.messages import Messages

Told = dict[str, Any]
MINUTE = 60


class Seated:
    """The tables of a hall in words.

    Args:
        hall: The hall.
        tables: Its tables.
    """

    def __init__(self, hall: Hall, tables: Tables) -> None:
        self._hall, self._tables = hall, tables

    def told(self, language: str) -> list[Told]:
        """Return every table: which one, who plays whom there, and what a teacher may wish to look at."""
        from algeria_lab.views.shared.messages import Messages

        words = Messages(language)
        return [self._table(book, words) for book in self._tables.books.values()]

    def _table(self, book: Book, words: Messages) -> Told:
        game = words.say("desk-said-game", game=book.game if book.game in GAMES else "")
        watched = [self._seat(reader) for reader in book.watchers]
        parts = [
            *(self._team(book, side, words) for side in book.seats),
            self._stand(book, words),
            self._turn_of(book, words),
            words.say("desk-said-watched", count=len(watched)) if watched else "",
        ]
        return {
            "id": book.id,
            "title": words.say("desk-said-table", number=book.id.removeprefix("T"), game=game),
            "said": ", ".join(part for part in parts if part),
            "notes": self._notes(book, words),
        }

    def _team(self, book: Book, side: str, words: Messages) -> str:
        numbers = sorted(seat.number for one in book.seats[side] if (seat := self._seat(one)))
        is_left = bool(book.acts) and side in book.sat.values()
        kind = (
            "computer" if side in book.computers else "places" if numbers else "left" if is_left else "free"
        )
        listed = ", ".join(self._place(book, number, words) for number in numbers)
        return words.say(
            "desk-said-team", side=_side(book, side, words), kind=kind, count=len(numbers), places=listed
        )

    def _place(self, book: Book, number: int, words: Messages) -> str:
        """Return the number of a place, and whether whoever sits there looks at something else."""
        is_there = self._hall.where(number, book.id) == "table"
        return str(number) if is_there else words.say("desk-said-away", number=str(number))

    @staticmethod
    def _turn_of(book: Book, words: Messages) -> str:
        """Return who is to decide; nothing where nobody is."""
        is_on = book.acts and book.next and not book.is_over
        return words.say("desk-said-table-next", side=_side(book, book.next, words)) if is_on else ""

    def _stand(self, book: Book, words: Messages) -> str:
        """Return how far a game is, as the pages of its players say; or that it is over, or not begun."""
        if book.is_over or not book.acts:
            return words.say("desk-said-table-stands", how="over" if book.is_over else "waits", turn=0)
        stands = [seat.stands for team in book.seats.values() for one in team if (seat := self._seat(one))]
        turns = [one.get("turn") for one in stands if one.get("game") == book.game]
        known = [turn for turn in turns if type(turn) is int]
        return words.say("desk-said-table-stands", how="turn", turn=max(known)) if known else ""

    @staticmethod
    def _notes(book: Book, words: Messages) -> list[str]:
        """Return what a teacher may wish to look at: who has given up, and whose clock stands at zero."""
        spent = dict(book.spent)
        if book.next and book.since and not book.is_over:
            spent[book.next] = spent.get(book.next, 0.0) + book.clock() - book.since
        most = book.agreed.minutes * MINUTE
        late = [side for side in book.seats if most and spent.get(side, 0.0) >= most]
        said = [("desk-said-given-up", book.given_up)] if book.given_up else []
        said += [("desk-said-no-time", side) for side in late]
        return [words.say(what, side=_side(book, side, words)) for what, side in said]

    def _seat(self, reader: str) -> Seat | None:
        """Return where somebody sits: where their page is connected, if it is at any place."""
        return next(iter(self._hall.seats_of(reader)), None)


def _side(book: Book, side: str, words: Messages) -> str:
    """Return what a side is called in the game that is played there."""
    from algeria_lab.views.experiments.words import TOLD

    game = TOLD.get(book.game)
    return game.words(words.language).side(side) if game else words.say(f"side-{side}")
