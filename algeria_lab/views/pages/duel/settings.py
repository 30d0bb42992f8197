"""The choices before a card game: who plays, with which decks, which shuffle; and the decks at hand."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.insurgent.deck_files import built_in_deck, deck_names
from algeria_lab.players.insurgent.opponents import OPPONENTS
from algeria_lab.views.insurgent.decks import deck_label, deck_note, is_built_in
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.pages.duel.deck_form import DeckForm
from algeria_lab.views.play.settings import Field, Option, PlaySettings
from algeria_lab.views.shared.page_status import PageStatus

if TYPE_CHECKING:
    from algeria_lab.insurgent.cards import Deck

SOLO_GAME, BOTH = "solo", "both"
GAMES = (SOLO_GAME, BOTH, *SEATS)
DECK_MENUS: dict[Seat, str] = {"fln": "deck-fln", "gov": "deck-gov"}


class DeckShelf:
    """The decks at hand, by their hash: those of the program, and what the reader has entered or opened."""

    def __init__(self) -> None:
        self._decks = {deck.hash: deck for deck in map(built_in_deck, deck_names())}

    def add(self, deck: Deck) -> None:
        """Put a deck on the shelf; one with the same cards makes room for it."""
        self._decks[deck.hash] = deck

    def of(self, seat: str) -> list[Deck]:
        """Return the decks of a side, those of the program first."""
        decks = [deck for deck in self._decks.values() if deck.seat == seat]
        return sorted(decks, key=lambda deck: not is_built_in(deck))

    def find(self, deck_hash: object) -> Deck | None:
        """Return the deck with a hash, None if it is not at hand."""
        return self._decks.get(deck_hash) if isinstance(deck_hash, str) else None


class DuelSettings(PlaySettings[DuelWords]):
    """The choices before a card game; see `PlaySettings`.

    Attributes:
        own: The place under the head of the page in which a deck of the reader's own is entered or opened.

    Args:
        words: The reader's language.
        shelf: The decks at hand.
        begin: Called when the reader begins.
    """

    family = "duel"
    game = "insurgent"
    players = OPPONENTS
    sides = "game"
    starts = MappingProxyType({"game": SOLO_GAME})

    def __init__(self, words: DuelWords, shelf: DeckShelf, begin: Callable[[], None]) -> None:
        self._shelf = shelf
        self._said = PageStatus()
        self._form: DeckForm | None = None
        self._done = ipywidgets.Button(layout=ipywidgets.Layout(width="fit-content", display="none"))
        self._done.add_class("al-room-button")
        self._done.on_click(lambda _button: self._show_form(shown=False))
        self.own = ipywidgets.VBox([self._said, self._done], layout=ipywidgets.Layout(width="100%"))
        super().__init__(words, begin)

    def fields(self) -> list[Field]:
        """Return the choices as they are offered now; below the decks what has to be said about them."""
        games = [Option(value=name, label=self._words.say(f"duel-game-{name}")) for name in GAMES]
        decks = [self._choice(key, "menu", self._decks(seat)) for seat, key in DECK_MENUS.items()]
        notes = [
            deck_note(deck, self._words) for field in decks if (deck := self._shelf.find(field["value"]))
        ]
        decks[-1]["hint"] = " ".join(dict.fromkeys(notes))
        return [self._choice("game", "cards", games), *self._opponents(), *decks, self._seed()]

    def aside(self) -> str:
        """Return how to come to the form in which a deck of one's own is entered or opened."""
        return self._words.say("duel-deck-own")

    def step_aside(self) -> None:
        """Show that form."""
        self._show_form(shown=True)

    def speak(self, words: DuelWords) -> None:
        """Write everything in a language; what was chosen stays."""
        super().speak(words)
        self._done.description = words.say("duel-deck-done")
        self._said.say("")
        if self._form:
            self._form.speak(words)

    def _decks(self, seat: Seat) -> list[Option]:
        return [Option(value=deck.hash, label=deck_label(deck, self._words)) for deck in self._shelf.of(seat)]

    def _show_form(self, *, shown: bool) -> None:
        """Show or hide the form of a deck; it is made when it is first wanted."""
        if shown and self._form is None:
            self._form = DeckForm(self._words, on_deck=lambda deck, _text: self.take_deck(deck))
        form = [self._form.widget] if shown and self._form else []
        self._done.description = self._words.say("duel-deck-done")
        self._done.layout.display = "" if shown else "none"
        self.own.children = [self._said, self._done, *form]

    def take_deck(self, deck: Deck) -> None:
        """Put a deck on the shelf and choose it for the next game."""
        self._shelf.add(deck)
        self.choose({DECK_MENUS[deck.seat]: deck.hash})
        self._said.say(self._words.say("duel-deck-chosen", label=deck_label(deck, self._words)))

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the scenario, who plays each side, both decks and the seed."""
        scenario = "solo" if self._value("game") == SOLO_GAME else "duel"
        decks = {seat: self._shelf.find(self._value(key)) for seat, key in DECK_MENUS.items()}
        return super().chosen() | {"scenario": scenario, "decks": decks}
