"""What the others did since a reader's last decision, told card by card before the next question is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from algeria_lab.core.rules import S
from algeria_lab.views.play.branching import BranchingSession
from algeria_lab.views.play.deeds import Deed, Message
from algeria_lab.views.play.session import W

if TYPE_CHECKING:
    from algeria_lab.core.history import Entry
    from algeria_lab.players.table import Table
    from algeria_lab.views.shared.notices import Notice

Card = dict[str, Any]
A = TypeVar("A", bound="Act")


class Act(Protocol):
    """What a card tells: something that one side did in one go, or that the game did by itself."""

    @property
    def at(self) -> int:
        """The moment at which it was over."""

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
        whole = self.teller.tally(self._acts[self._stops[0] : self._stops[-1] + 1])
        last = self._card_at(self._stops[-1])
        if any(last[part] != told for part, told in whole.items()):
            return {"sum": whole}
        return {"lines": [last["title"]], "sum": whole} if self.at is None else {}

    def _card(self) -> Card:
        place = self._place(self.at)
        if place is None:
            last = self._acts[self._stops[-1]] if self._stops else None
            return self.teller.hand_over(self._seat, last if last and last.rolled else None)
        return self._card_at(place)

    def _card_at(self, place: int) -> Card:
        before = max((stop for stop in self._stops if stop < place), default=-1)
        return self.teller.card(self._acts[place], self._seat, self._acts[before + 1 : place])


class TellingSession(BranchingSession[S, W], Generic[S, W, A]):
    """A game whose board tells what the others did; see `BranchingSession`."""

    def __init__(self, *args: Any) -> None:
        self._tale: tuple[Entry[S], Tale[A]] | None = None
        super().__init__(*args)

    @property
    @abstractmethod
    def teller(self) -> Teller[S, A]:
        """The words in which this game is told."""

    def deeds(self) -> dict[str, Deed]:
        """Return what the browser may ask for, by the kind of its message."""
        return super().deeds() | {"told": Deed(self._told)}

    @property
    def tale(self) -> Tale[A]:
        """What may be told of the present: of what led here from the reader's last decision."""
        end = self.game.history[-1]
        if self._tale is None or self._tale[0] is not end:
            seat = self._reader
            self._tale = end, self._tale_of(self._last_of(seat), seat)
        self._tale[1].teller = self.teller
        return self._tale[1]

    @property
    def told_act(self) -> A | None:
        """The act that is told just now; None where the board shows something else."""
        return self.tale.act if self.is_telling else None

    @property
    def is_telling(self) -> bool:
        """Whether a card is shown, and nobody is asked anything yet."""
        return self._at is None and self.tale.at is not None

    @property
    def shown(self) -> Table[S]:
        """The table as the board shows it: the present, a past moment, or the one that is told."""
        act = self.told_act
        return super().shown if act is None else self.table.fork(act.at)

    @property
    def _reader(self) -> str:
        """The side of the person who decides next, else of one who took part; empty where nobody does."""
        people = [seat for seat, player in self.table.seats.items() if player is None]
        return self.game.to_move if self.game.to_move in people else next(iter(people), "")

    def _last_of(self, seat: str) -> int:
        """Return the place of the last action of a side, 0 if there is none."""
        history = self.game.history
        places = range(self.game.ply, 0, -1)
        return next((at for at in places if (taken := history[at].action) and taken.seat == seat), 0)

    def _tale_of(self, first: int, seat: str, *, handed: bool = False) -> Tale[A]:
        acts = self.teller.acts(self.game.history, first, self.game.ply)
        return Tale(self.teller, acts, seat, handed=handed)

    def _stop_for(self, first: int, *, handed: bool = False) -> list[A]:
        """Tell what happened from an action on, before anything else is asked."""
        tale = self._tale_of(first, self._reader, handed=handed)
        self._tale = self.game.history[-1], tale
        return tale.turn_to(0)

    def _opened(self, before: int) -> None:
        if self._reader and self.game.ply > before:
            self._stop_for(before + 1 if before else 0)

    def _decided(self, before: int, own: int) -> None:
        decided, reader = self.game.history[own].action, self._reader
        handed = decided is not None and decided.seat != reader and self.table.seats[decided.seat] is None
        self._passed(self._stop_for(self._last_of(reader) + 1 if handed else before + 1, handed=handed))

    def _passed(self, acts: Sequence[A]) -> None:
        """Hear of acts that the reader sees now."""

    def _told(self, message: Message) -> Notice | None:
        """Show a card of what is told, or go on to what is asked."""
        self._at = None
        self._passed(self.tale.turn_to(message["to"]))
        return None

    def _look(self, message: Message) -> Notice | None:
        self.tale.turn_to(None)
        return super()._look(message)

    def _rest(self, since: int) -> None:  # noqa: ARG002 - nothing is told of what the reader had a hand in
        self.tale.turn_to(None)
