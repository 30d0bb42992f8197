"""Cards, decks, and the pair of decks that a game is played with [INS-1.2, INS-1.3].

Inside the rules a card is a number from 0 to 41, FLN cards first; in text it goes by its id, as ``FLN-01``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import LabError

Front: TypeAlias = Literal["military", "political", "diplomatic"]
Kind: TypeAlias = Literal["agent", "event", "supporter"]
Icon: TypeAlias = Literal[
    "ATTACK", "BOMB", "RALLY", "RECRUIT", "NEGOTIATE", "EXPOSE", "CAPTURE", "HIDE", "JAILBREAK"
]
Provenance: TypeAlias = Literal["reconstructed", "printed-game", "custom"]
if TYPE_CHECKING:  # see `core.game`
    Fronts: TypeAlias = tuple[Front, ...]
FRONTS: tuple[Front, ...] = ("military", "political", "diplomatic")
KINDS: tuple[Kind, ...] = ("agent", "event", "supporter")
ICONS: tuple[Icon, ...] = (
    "ATTACK",
    "BOMB",
    "RALLY",
    "RECRUIT",
    "NEGOTIATE",
    "EXPOSE",
    "CAPTURE",
    "HIDE",
    "JAILBREAK",
)
PROVENANCES: tuple[Provenance, ...] = ("reconstructed", "printed-game", "custom")
DECK_SIZE = 21
OTHER: dict[str, Seat] = {"fln": "gov", "gov": "fln"}


class WrongDecks(LabError, ValueError):
    """Two decks cannot be played with each other, or are not those of a saved game."""


class Card(NamedTuple):
    """What is printed on a card.

    Attributes:
        id: Such as ``FLN-01``.
        name: Its name on the card.
        kind: Agent, event or supporter.
        icons: Its actions, left to right.
        front: Home front of an agent; empty for others.
        date: When the person or event mattered; may be empty.
        note: A factual line; may be empty.
    """

    id: str
    name: str
    kind: Kind
    icons: tuple[Icon, ...]
    front: Front | Literal[""] = ""
    date: str = ""
    note: str = ""

    @property
    def value(self) -> int:
        """The icon value: how many icons are printed on it [INS-1.2.5]."""
        return len(self.icons)

    @property
    def is_free(self) -> bool:
        """Whether it may go to any front: a supporter, or an agent with RALLY [INS-1.3.1]."""
        return self.kind == "supporter" or (self.kind == "agent" and "RALLY" in self.icons)

    @property
    def places(self) -> Fronts:
        """The fronts that it may be played to; none for an event."""
        if self.kind == "event":
            return ()
        return FRONTS if self.is_free else (self.front,)  # type: ignore[return-value]


class Deck(NamedTuple):
    """The 21 cards of a side, as they stand in a deck file.

    Attributes:
        id: Name of the deck, such as ``reconstructed-fln``.
        label: What people call it.
        seat: Whose cards they are.
        provenance: Where the cards come from.
        cards: The cards.
        note: What should be said about the deck; may be empty.
        hash: Hash of what decides a game: ids, types, fronts and icons.
    """

    id: str
    label: str
    seat: Seat
    provenance: Provenance
    cards: tuple[Card, ...]
    note: str = ""
    hash: str = ""


@dataclass(frozen=True)
class Cards:
    """The two decks of a game, and what the rules ask about their cards again and again.

    Raises:
        WrongDecks: If they are not one FLN and one French deck with 42 different ids [INS-8.2/V2, V6].
    """

    fln: Deck
    gov: Deck

    def __post_init__(self) -> None:
        if (self.fln.seat, self.gov.seat) != ("fln", "gov"):
            raise WrongDecks(
                f"a game takes one FLN and one French deck, not {self.fln.id} ({self.fln.seat}) "
                f"and {self.gov.id} ({self.gov.seat})."
            )
        if shared := sorted({card.id for card in self.fln.cards} & {card.id for card in self.gov.cards}):
            raise WrongDecks(
                f"{self.fln.id} and {self.gov.id} both hold {', '.join(shared)}. Give each its own id."
            )

    @cached_property
    def all(self) -> tuple[Card, ...]:
        """All 42 cards by number."""
        return (*self.fln.cards, *self.gov.cards)

    @cached_property
    def number(self) -> dict[str, int]:
        """Number of a card by its id."""
        return {card.id: number for number, card in enumerate(self.all)}

    @cached_property
    def value(self) -> tuple[int, ...]:
        """Icon value by number."""
        return tuple(card.value for card in self.all)

    @cached_property
    def rally(self) -> tuple[int, ...]:
        """RALLY value by number [INS-1.2.6]."""
        return tuple(card.icons.count("RALLY") for card in self.all)

    @cached_property
    def icons(self) -> tuple[tuple[Icon, ...], ...]:
        """Icons by number."""
        return tuple(card.icons for card in self.all)

    @cached_property
    def places(self) -> tuple[tuple[Front, ...], ...]:
        """Fronts that a card may be played to, by number."""
        return tuple(card.places for card in self.all)

    @cached_property
    def seat(self) -> tuple[Seat, ...]:
        """Owner by number."""
        return tuple(["fln" if card in self.of("fln") else "gov" for card in range(len(self.all))])

    def of(self, seat: str) -> range:
        """Return the numbers of a side's cards."""
        count = len(self.fln.cards)
        return range(count) if seat == "fln" else range(count, count + len(self.gov.cards))

    def deck(self, seat: str) -> Deck:
        """Return the deck of a side."""
        return self.fln if seat == "fln" else self.gov
