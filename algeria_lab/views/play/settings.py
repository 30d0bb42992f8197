"""The choices before a game: menus, who plays the other side, a number of the dice."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic

import ipywidgets

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.players.base import HUMAN
from algeria_lab.players.roster import Roster
from algeria_lab.views.play.session import W
from algeria_lab.views.shared.html import element

Offer = Sequence[tuple[str, str]]  # what is offered in a menu: the words, and what they stand for
MOST_SEED = 999_999


class PlaySettings(ipywidgets.VBox, Generic[W]):
    """The choices before a game, folded away until asked for; each game adds menus of its own.

    Attributes:
        family: First part of the names of its messages.
        players: The computers that can play a side.
        sides: The menu in which the reader chooses a side.
        others: The other menus, without that of the opponent.
        width: How wide a menu may be.

    Args:
        words: The reader's language.
        begin: Called when the reader begins.
    """

    family: ClassVar[str]
    players: ClassVar[Roster[Any]]
    sides: ClassVar[str]
    others: ClassVar[tuple[str, ...]]
    width: ClassVar[str] = "30em"

    def __init__(self, words: W, begin: Callable[[], None]) -> None:
        names = (self.sides, "opponent", *self.others)
        self._menus = {name: self._menu(ipywidgets.Dropdown) for name in names}
        self._seed = self._menu(ipywidgets.BoundedIntText, min=0, max=MOST_SEED)
        self._idea = ipywidgets.HTML(layout=ipywidgets.Layout(width="min(41em, 100%)"))
        self._start = ipywidgets.Button(button_style="primary", layout=ipywidgets.Layout(width="fit-content"))
        self._start.on_click(lambda _button: begin())
        super().__init__(children=self._parts())
        self.speak(words)
        self._menus[self.sides].observe(lambda _change: self._oppose(), "value")
        self._menus["opponent"].observe(lambda _change: self._explain(), "value")
        self.reseed()
        self.show(shown=False)

    def _menu(self, kind: type[ipywidgets.Widget], **values: object) -> ipywidgets.Widget:
        layout = ipywidgets.Layout(width=f"min({self.width}, 100%)")
        return kind(style={"description_width": "11em"}, layout=layout, **values)

    def _parts(self) -> list[ipywidgets.Widget]:
        """Return what stands in the settings, from top to bottom."""
        raise NotImplementedError

    def _offers(self) -> Mapping[str, Offer]:
        """Return what the menus offer; that of the opponent is left out."""
        raise NotImplementedError

    @property
    def _rival(self) -> Seat | None:
        """The side that a computer plays, None where none does."""
        rivals: dict[str, Seat] = {"fln": "gov", "gov": "fln"}
        return rivals.get(self._menus[self.sides].value)

    def speak(self, words: W) -> None:
        """Write everything in a language; what was chosen stays."""
        self._words = words
        for name, offered in self._offers().items():
            self._offer(name, offered)
        for name, menu in self._menus.items():
            menu.description = words.say(f"{self.family}-{name}")
        self._oppose()
        self._seed.description = words.say(f"{self.family}-seed")
        self._start.description = words.say(f"{self.family}-begin")

    def _offer(self, name: str, offered: Offer) -> None:
        """Offer something in a menu; what was chosen stays if it can."""
        menu = self._menus[name]
        chosen, values = menu.value, [value for _, value in offered]
        menu.options = list(offered)
        menu.value = chosen if chosen in values else values[0]

    def show(self, *, shown: bool) -> None:
        """Show or hide the choices."""
        self.layout.display = "flex" if shown else "none"

    def reseed(self) -> None:
        """Propose another number of the dice for the next game."""
        self._seed.value = secrets.randbelow(MOST_SEED) + 1

    def _oppose(self) -> None:
        """Offer who can play the other side, where a computer does."""
        rival = self._rival
        self._menus["opponent"].layout.display = "flex" if rival else "none"
        if rival:
            names, language = self.players.names(rival), self._words.language
            self._offer("opponent", [(self.players.title(name, rival, language), name) for name in names])
        self._explain()

    def _explain(self) -> None:
        """Say how the opponent plays, below the choice."""
        rival, name = self._rival, self._menus["opponent"].value
        idea = self.players.idea(name, rival, self._words.language) if rival and name else ""
        self._idea.value = element("p", idea) if idea else ""

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: who plays each side, and the seed; each game adds its own."""
        players = dict.fromkeys(SEATS, HUMAN)
        if rival := self._rival:
            players[rival] = self._menus["opponent"].value
        return {"players": players, "seed": self._seed.value}
