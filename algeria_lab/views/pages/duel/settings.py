"""The choices before a card game: who plays, with which decks, which shuffle; and the decks at hand."""

from __future__ import annotations

import secrets
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.insurgent.deck_files import built_in_deck, deck_names
from algeria_lab.players.insurgent.registry import PLAYERS
from algeria_lab.views.insurgent.decks import deck_label, is_built_in
from algeria_lab.views.pages.duel.deck_form import DeckForm

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.insurgent.cards import Deck
    from algeria_lab.views.insurgent.text import DuelWords

SOLO_GAME, BOTH = "solo", "both"
GAMES = (SOLO_GAME, BOTH, *SEATS)
DECK_MENUS: dict[Seat, str] = {"fln": "deck-fln", "gov": "deck-gov"}
MOST_SEED = 999_999


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


class DuelSettings(ipywidgets.VBox):
    """The choices before a card game, folded away until asked for.

    Args:
        words: The reader's language.
        shelf: The decks at hand.
        begin: Called when the reader begins.
    """

    def __init__(self, words: DuelWords, shelf: DeckShelf, begin: Callable[[], None]) -> None:
        self._words, self._shelf = words, shelf
        self._menus = {
            name: _menu(ipywidgets.Dropdown) for name in ("game", "opponent", *DECK_MENUS.values())
        }
        self._seed = _menu(ipywidgets.BoundedIntText, min=0, max=MOST_SEED)
        self._idea = ipywidgets.HTML(layout=ipywidgets.Layout(width="min(41em, 100%)"))
        self._own = ipywidgets.ToggleButton(layout=ipywidgets.Layout(width="fit-content"))
        self._said = ipywidgets.HTML()
        self._form: DeckForm | None = None
        self._form_place = ipywidgets.VBox(layout=ipywidgets.Layout(width="100%"))
        self._start = ipywidgets.Button(button_style="primary", layout=ipywidgets.Layout(width="fit-content"))
        self._start.on_click(lambda _button: begin())
        super().__init__(children=self._parts())
        self._own.add_class("al-room-button")
        self.speak(words)
        self._menus["game"].observe(lambda _change: self._oppose(), "value")
        self._menus["opponent"].observe(lambda _change: self._explain(), "value")
        self._own.observe(lambda change: self._show_form(shown=change["new"]), "value")
        self.reseed()
        self.show(shown=False)

    def _parts(self) -> list[ipywidgets.Widget]:
        menus = self._menus
        decks = [menus[name] for name in DECK_MENUS.values()]
        top = [menus["game"], menus["opponent"], self._idea, *decks, self._seed, self._start]
        return [*top, self._own, self._said, self._form_place]

    def speak(self, words: DuelWords) -> None:
        """Write everything in a language; what was chosen stays."""
        self._words = words
        self._offer("game", [(words.say(f"duel-game-{name}"), name) for name in GAMES])
        for name, menu in self._menus.items():
            menu.description = words.say(f"duel-{name}")
        self._offer_decks()
        self._oppose()
        self._seed.description = words.say("duel-seed")
        self._start.description = words.say("duel-begin")
        self._own.description = words.say("duel-deck-own")
        self._said.value = ""
        if self._form:
            self._form.speak(words)

    def _offer(self, name: str, offered: list[tuple[str, str]]) -> None:
        """Offer something in a menu; what was chosen stays if it can."""
        menu = self._menus[name]
        chosen = menu.value
        menu.options = offered
        menu.value = chosen if chosen in [value for _, value in offered] else offered[0][1]

    def _offer_decks(self) -> None:
        for seat, name in DECK_MENUS.items():
            decks = self._shelf.of(seat)
            self._offer(name, [(deck_label(deck, self._words), deck.hash) for deck in decks])

    def show(self, *, shown: bool) -> None:
        """Show or hide the choices."""
        self.layout.display = "flex" if shown else "none"

    def reseed(self) -> None:
        """Propose another shuffle for the next game."""
        self._seed.value = secrets.randbelow(MOST_SEED) + 1

    @property
    def _rival(self) -> Seat | None:
        """The side that a computer plays, None where none does."""
        return {"fln": "gov", "gov": "fln"}.get(self._menus["game"].value)  # type: ignore[return-value]

    def _oppose(self) -> None:
        """Offer who can play the other side, where a computer does."""
        rival, menu = self._rival, self._menus["opponent"]
        menu.layout.display = "flex" if rival else "none"
        if rival:
            names = PLAYERS.names(rival)
            titles = [(PLAYERS.title(name, rival, self._words.language), name) for name in names]
            self._offer("opponent", titles)
        self._explain()

    def _explain(self) -> None:
        """Say how the opponent decides, below the choice."""
        rival, name = self._rival, self._menus["opponent"].value
        idea = PLAYERS.idea(name, rival, self._words.language) if rival and name else ""
        self._idea.value = f"<p>{escape(idea)}</p>" if idea else ""

    def _show_form(self, *, shown: bool) -> None:
        """Show the form in which a deck is entered or opened; it is made when it is first wanted."""
        if shown and self._form is None:
            self._form = DeckForm(self._words, on_deck=lambda deck, _text: self.take_deck(deck))
        self._form_place.children = [self._form.widget] if shown and self._form else []

    def take_deck(self, deck: Deck) -> None:
        """Put a deck on the shelf and choose it for the next game."""
        self._shelf.add(deck)
        self._offer_decks()
        self._menus[DECK_MENUS[deck.seat]].value = deck.hash
        text = self._words.say("duel-deck-chosen", label=deck_label(deck, self._words))
        self._said.value = f'<p role="status" class="al-status">{escape(text)}</p>'

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the scenario, who plays each side, both decks and the seed."""
        game, rival = self._menus["game"].value, self._rival
        players = dict.fromkeys(SEATS, "human")
        if rival:
            players[rival] = self._menus["opponent"].value
        decks = {seat: self._shelf.find(self._menus[name].value) for seat, name in DECK_MENUS.items()}
        return {
            "scenario": "solo" if game == SOLO_GAME else "duel",
            "players": players,
            "decks": decks,
            "seed": self._seed.value,
        }


def _menu(kind: type[ipywidgets.Widget], **values: object) -> ipywidgets.Widget:
    layout = ipywidgets.Layout(width="min(34em, 100%)")
    return kind(style={"description_width": "11em"}, layout=layout, **values)
