"""What the others did since a reader's last decision, told card by card before the next question is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from algeria_lab.core.rules import S

if TYPE_CHECKING:
    from algeria_lab.core.game import Game
    from algeria_lab.core.history import Entry
    from algeria_lab.players.table import Table

Card = dict[str, Any]
A = TypeVar("A", bound="Act")
NAMED = 3  # cards that are named where they are summed up


class Act(Protocol):
    """What a card tells: something that one side did in one go, or that the game did by itself."""

    @property
    def at(self) -> int:
        """The moment at which it was over."""

    @property
    def shown(self) -> Any:
        """The position that the board shows while it is told."""

    @property
    def is_plain(self) -> bool:
        """Whether a line says it all, so that nobody stops for it."""

    @property
    def rolled(self) -> bool:
        """Whether dice fell."""

    def is_of(self, seat: str) -> bool:
        """Return whether it is a side's own doing, in which nobody else had a say."""


class Teller(ABC, Generic[S, A]):
    """What a game knows of telling: each game cuts its history into acts and has the words for them."""

    @abstractmethod
    def acts(self, history: Sequence[Entry[S]], first: int, last: int) -> Sequence[A]:
        """Return the acts of the actions from *first* to *last*."""

    @abstractmethod
    def card(self, act: A, seat: str, passed: Sequence[A]) -> Card:
        """Return an act in words for a side.

        Args:
            act: The act.
            seat: The side that reads.
            passed: Acts between the last card and this one that have no card of their own.
        """

    @abstractmethod
    def tally(self, acts: Sequence[A]) -> Card:
        """Return what acts in a row have moved together."""

    @abstractmethod
    def moment(self, acts: Sequence[A]) -> Card:
        """Return acts in a row as one card with one sentence, for whoever only looked on."""

    @abstractmethod
    def parts(self, act: A) -> tuple[object, ...]:
        """Return to what an act belongs, the largest part first, such as its turn and the phase of it."""

    @abstractmethod
    def weight(self, act: A) -> float:
        """Return how much an act moved of what the sides play for."""

    @abstractmethod
    def lines(self, acts: Sequence[A], seat: str) -> list[str]:
        """Return what others did, where it is too little for a card."""

    @abstractmethod
    def hand_over(self, seat: str, last: A | None) -> Card:
        """Return the card that stands first where the screen goes to another person.

        Args:
            seat: The side of that person.
            last: What the one who hands it over has just done, if dice fell: it is told to both.
        """


class Tale(Generic[A]):
    """What is told of a stretch of a history, and which card of it is shown.

    Args:
        teller: The words of the game.
        acts: All acts of the stretch.
        seat: The side that reads; empty where nobody decides.
        handed: Whether the screen goes to another person first.

    Attributes:
        at: The card that is shown; None once all has been told.
        teller: The words of the game; a reader may change the language while a card is shown.
    """

    def __init__(self, teller: Teller[Any, A], acts: Sequence[A], seat: str, *, handed: bool = False) -> None:
        self.teller, self._seat, self._acts = teller, seat, list(acts)
        self._handed = handed
        told = [not act.is_of(seat) and not act.is_plain for act in acts]
        # The reader's own dice come first where others have answered them.
        shown = [
            tell or (any(told) and act.is_of(seat) and act.rolled)
            for tell, act in zip(told, acts, strict=True)
        ]
        self._stops = [place for place, shows in enumerate(shown) if shows]
        self.at: int | None = None

    def __len__(self) -> int:
        return len(self._stops) + self._handed

    @property
    def act(self) -> A | None:
        """The act of the card that is shown; None once all is told, and before the screen is handed over."""
        return self._act(self.at)

    def _place(self, card: int | None) -> int | None:
        """Return the place of a card among the acts."""
        stop = None if card is None else card - self._handed
        return None if stop is None or stop < 0 else self._stops[stop]

    def _act(self, card: int | None) -> A | None:
        place = self._place(card)
        return None if place is None else self._acts[place]

    def turn_to(self, card: int | None) -> list[A]:
        """Show a card, or none: None, and any number beyond the last.

        Returns:
            The acts that are passed on the way, if it leads forward.
        """
        start = self._place(self.at)
        inside = card is not None and 0 <= card < len(self)
        self.at = card if inside else None
        end = self._place(self.at)
        last = len(self._acts) - 1 if self.at is None else -1 if end is None else end
        return self._acts[0 if start is None else start + 1 : last + 1]

    def view(self) -> Card:
        """Return the part `telling` of a scene."""
        found: Card = {"count": len(self), "lines": []}
        own = next((act for act in self._acts if act.is_of(self._seat) and act.rolled), None)
        if not self._stops and not own:
            found["lines"] = self.teller.lines(self._acts, self._seat)
        if self.at is not None:
            found |= {"at": self.at, "card": self._card()}
        elif own:
            # It stands over what is asked; without a stop it also says what others did besides.
            found["own"] = self.teller.card(own, self._seat, [] if self._stops else self._others(own))
        if self._stops and self.at in (None, len(self) - 1):
            found |= self._summary()
        return found

    def _others(self, own: A) -> list[A]:
        return [act for act in self._acts if act is not own]

    def _summary(self) -> Card:
        """Return what all cards moved together; one card says that itself, and later its title does."""
        whole = self._tally(self._acts[self._stops[0] : self._stops[-1] + 1])
        if self.at is None:
            return {"lines": [self._card_at(stop)["title"] for stop in self._stops[-NAMED:]], "sum": whole}
        last = self._card_at(self._stops[-1])
        return {} if all(last[part] == told for part, told in whole.items()) else {"sum": whole}

    def _tally(self, acts: Sequence[A]) -> Card:
        return self.teller.tally(acts)

    def _card(self) -> Card:
        place = self._place(self.at)
        if place is None:
            last = self._acts[self._stops[-1]] if self._stops else None
            return self.teller.hand_over(self._seat, last if last and last.rolled else None)
        return self._card_at(place)

    def _card_at(self, place: int) -> Card:
        before = max((stop for stop in self._stops if stop < place), default=-1)
        return self.teller.card(self._acts[place], self._seat, self._acts[before + 1 : place])


class Telling(Generic[S, A]):
    """What a board tells of the present, and which card of it is shown.

    Args:
        teller: The words of the game.
        both_hear: Whether a reader who plays both sides is told what they did themselves, as where people
            pass a screen on. Where that is not so, and no computer plays, nobody stops for anything.
    """

    def __init__(self, teller: Teller[S, A], *, both_hear: bool) -> None:
        self.teller, self._both_hear = teller, both_hear
        self._end: Entry[S] | None = None
        self._tale: Tale[A] = Tale(teller, (), "")

    def of(self, table: Table[S]) -> Tale[A]:
        """Return what may be told of what led to the present from the reader's last decision."""
        end = table.game.history[-1]
        if self._end is not end:
            seat = reader_of(table)
            self._end, self._tale = end, self._made(table, _last_of(table.game, seat), seat)
        self._tale.teller = self.teller
        return self._tale

    def begin(self, table: Table[S], before: int) -> list[A]:
        """Tell what computers did once a game was opened at a moment; return the acts that are passed."""
        if not reader_of(table) or table.game.ply <= before:
            return []
        return self._stop_for(table, before + 1 if before else 0)

    def tell(self, table: Table[S], tale: Tale[A]) -> list[A]:
        """Tell another tale of what led to the present of a table; return the acts that are passed."""
        self._end, self._tale = table.game.history[-1], tale
        return tale.turn_to(0)

    def go_on(self, table: Table[S], before: int, own: int) -> list[A]:
        """Tell what a decision brought, before anything else is asked; return the acts that are passed.

        Args:
            table: The table, where computers have answered.
            before: The moment before the decision.
            own: The moment after the person's own actions.
        """
        decided, reader = table.game.history[own].action, reader_of(table)
        handed = decided is not None and decided.seat != reader and table.seats[decided.seat] is None
        first = _last_of(table.game, reader) + 1 if handed else before + 1
        return self._stop_for(table, first, handed=handed)

    def _stop_for(self, table: Table[S], first: int, *, handed: bool = False) -> list[A]:
        stops = self._both_hear or any(player is not None for player in table.seats.values())
        tale = self._made(table, first, reader_of(table), handed=handed and stops)
        self._end, self._tale = table.game.history[-1], tale
        passed = tale.turn_to(0)
        return passed if stops or tale.at is None else [*passed, *tale.turn_to(None)]

    def _made(self, table: Table[S], first: int, seat: str, *, handed: bool = False) -> Tale[A]:
        acts = self.teller.acts(table.game.history, first, table.game.ply)
        return Tale(self.teller, acts, seat, handed=handed)


def reader_of(table: Table[Any]) -> str:
    """Return the side of the person who decides next, else of one who took part; empty where nobody does."""
    people = [seat for seat, player in table.seats.items() if player is None]
    return table.game.to_move if table.game.to_move in people else next(iter(people), "")


def _last_of(game: Game[Any], seat: str) -> int:
    """Return the place of the last action of a side, 0 if there is none."""
    places = range(game.ply, 0, -1)
    return next((at for at in places if (taken := game.history[at].action) and taken.seat == seat), 0)
