"""The choices before a card game: who plays, with which decks, which shuffle; and the decks at hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.insurgent.deck_files import built_in_deck, deck_names
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.views.insurgent.decks import deck_label, deck_note, is_built_in
from algeria_lab.views.insurgent.text import DuelWords
from algeria_lab.views.pages.duel.deck_form import DeckForm
from algeria_lab.views.play.settings import Offer, PlaySettings
from algeria_lab.views.shared.html import says
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

    Args:
        words: The reader's language.
        shelf: The decks at hand.
        begin: Called when the reader begins.
    """

    family = "duel"
    players = PLAYERS
    sides = "game"
    others = tuple(DECK_MENUS.values())
    width = "34em"

    def __init__(self, words: DuelWords, shelf: DeckShelf, begin: Callable[[], None]) -> None:
        self._shelf = shelf
        self._own = ipywidgets.ToggleButton(layout=ipywidgets.Layout(width="fit-content"))
        self._own.add_class("al-room-button")
        self._own.observe(lambda change: self._show_form(shown=change["new"]), "value")
        self._notes = ipywidgets.HTML(layout=ipywidgets.Layout(width="min(41em, 100%)"))
        self._said = PageStatus()
        self._form: DeckForm | None = None
        self._form_place = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%"))
        super().__init__(words, begin)
        for name in DECK_MENUS.values():
            self._menus[name].observe(lambda _change: self._note(), "value")

    def _parts(self) -> list[ipywidgets.Widget]:
        menus = self._menus
        decks = [menus[name] for name in DECK_MENUS.values()]
        top = [menus["game"], menus["opponent"], self._idea, *decks, self._notes, self._seed, self._start]
        return [*top, self._own, self._said, self._form_place]

    def speak(self, words: DuelWords) -> None:
        """Write everything in a language; what was chosen stays."""
        super().speak(words)
        self._note()
        self._own.description = words.say("duel-deck-own")
        self._said.say("")
        if self._form:
            self._form.speak(words)

    def _offers(self) -> dict[str, Offer]:
        games = [(self._words.say(f"duel-game-{name}"), name) for name in GAMES]
        return {"game": games} | {name: self._decks(seat) for seat, name in DECK_MENUS.items()}

    def _decks(self, seat: Seat) -> Offer:
        return [(deck_label(deck, self._words), deck.hash) for deck in self._shelf.of(seat)]

    def _chosen_decks(self) -> dict[Seat, Deck | None]:
        return {seat: self._shelf.find(self._menus[name].value) for seat, name in DECK_MENUS.items()}

    def _note(self) -> None:
        """Say below the decks what has to be said about them; what holds for both is said once."""
        notes = [deck_note(deck, self._words) for deck in self._chosen_decks().values() if deck]
        self._notes.value = says(dict.fromkeys(notes)).html

    def _show_form(self, *, shown: bool) -> None:
        """Show the form in which a deck is entered or opened; it is made when it is first wanted."""
        if shown and self._form is None:
            self._form = DeckForm(self._words, on_deck=lambda deck, _text: self.take_deck(deck))
        self._form_place.children = [self._form.widget] if shown and self._form else []

    def take_deck(self, deck: Deck) -> None:
        """Put a deck on the shelf and choose it for the next game."""
        self._shelf.add(deck)
        menu = DECK_MENUS[deck.seat]
        self._offer(menu, self._decks(deck.seat))
        self._menus[menu].value = deck.hash
        self._said.say(self._words.say("duel-deck-chosen", label=deck_label(deck, self._words)))

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the scenario, who plays each side, both decks and the seed."""
        scenario = "solo" if self._menus["game"].value == SOLO_GAME else "duel"
        return super().chosen() | {"scenario": scenario, "decks": self._chosen_decks()}
