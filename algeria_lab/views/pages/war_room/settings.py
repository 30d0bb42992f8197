"""The choices before a war: position, sides, opponent, optional rules, number of the dice."""

from __future__ import annotations

import secrets
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets

from algeria_lab.core.actions import Seat
from algeria_lab.players.algeria.registry import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Callable

    from algeria_lab.views.algeria.words.text import Words

SIDES = ("fln", "gov", "both")
OPPONENT = "mixed"
PROFILES = ("default", "rtt", "literal")
OPTIONS = ("shorter_game", "slow_french_reaction", "more_deterministic_independence")
OPTIONS_OF_1954 = ("slow_french_reaction", "more_deterministic_independence")
FIRST = "1954"
MOST_SEED = 999_999


class Settings(ipywidgets.VBox):
    """The choices before a war, folded away until asked for.

    Args:
        words: The reader's language.
        scenarios: Names of the starting positions.
        begin: Called when the reader begins.
    """

    def __init__(self, words: Words, scenarios: tuple[str, ...], begin: Callable[[], None]) -> None:
        self._names, self._words = scenarios, words
        self._menus = {
            name: _menu(ipywidgets.Dropdown) for name in ("scenario", "side", "opponent", "profile")
        }
        self._seed = _menu(ipywidgets.BoundedIntText, min=0, max=MOST_SEED)
        self._options = {
            name: ipywidgets.Checkbox(indent=False, layout=ipywidgets.Layout(width="auto"))
            for name in OPTIONS
        }
        self._idea = ipywidgets.HTML(layout=ipywidgets.Layout(width="min(41em, 100%)"))
        self._start = ipywidgets.Button(button_style="primary")
        self._start.on_click(lambda _button: begin())
        menus = self._menus
        super().__init__(
            children=[
                menus["scenario"],
                menus["side"],
                menus["opponent"],
                self._idea,
                *self._options.values(),
                menus["profile"],
                self._seed,
                self._start,
            ]
        )
        self.speak(words)
        menus["scenario"].value = FIRST
        menus["scenario"].observe(lambda _change: self._fit(), "value")
        menus["side"].observe(lambda _change: self._oppose(), "value")
        menus["opponent"].observe(lambda _change: self._explain(), "value")
        self.reseed()
        self._fit()
        self.show(shown=False)

    def speak(self, words: Words) -> None:
        """Write everything in a language; what was chosen stays."""
        self._words = words
        offers = {
            "scenario": [(words.scenario(name), name) for name in self._names],
            "side": [(words.say(f"room-side-{name}"), name) for name in SIDES],
            "profile": [(words.say(f"room-profile-{name}"), name) for name in PROFILES],
        }
        for name, offered in offers.items():
            menu = self._menus[name]
            chosen = menu.value
            menu.options = offered
            menu.value = chosen if chosen is not None else offered[0][1]
        for name, menu in self._menus.items():
            menu.description = words.say(f"room-{name}")
        self._oppose()
        for name, box in self._options.items():
            box.description = words.say(f"room-option-{name.replace('_', '-')}")
        self._seed.description = words.say("room-seed")
        self._start.description = words.say("room-begin")

    def show(self, *, shown: bool) -> None:
        """Show or hide the choices."""
        self.layout.display = "flex" if shown else "none"

    def reseed(self) -> None:
        """Propose another number of the dice for the next war."""
        self._seed.value = secrets.randbelow(MOST_SEED) + 1

    @property
    def _other(self) -> Seat:
        """The side of the opponent; that of the Government for a war without one."""
        return "fln" if self._menus["side"].value == "gov" else "gov"

    def _oppose(self) -> None:
        """Offer who can play the other side; who was chosen stays if he can."""
        menu, language = self._menus["opponent"], self._words.language
        names, chosen = PLAYERS.names(self._other), menu.value
        menu.options = [(PLAYERS.title(name, self._other, language), name) for name in names]
        menu.value = chosen if chosen in names else OPPONENT
        self._explain()

    def _explain(self) -> None:
        """Say what the opponent tries, below the choice."""
        chosen = self._menus["opponent"].value
        idea = PLAYERS.idea(chosen, self._other, self._words.language) if chosen else ""
        self._idea.value = f"<p>{escape(idea)}</p>" if idea else ""

    def _fit(self) -> None:
        """Offer the options of 1954 only there."""
        is_first = self._menus["scenario"].value == FIRST
        for name in OPTIONS_OF_1954:
            self._options[name].disabled = not is_first
            self._options[name].value &= is_first

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen."""
        options: dict[str, object] = {name: box.value for name, box in self._options.items() if box.value}
        profile = self._menus["profile"].value
        if profile != PROFILES[0]:
            options["profile"] = profile
        picked = {name: self._menus[name].value for name in ("scenario", "side", "opponent")}
        return {**picked, "options": options, "seed": self._seed.value}


def _menu(kind: type[ipywidgets.Widget], **values: object) -> ipywidgets.Widget:
    layout = ipywidgets.Layout(width="min(30em, 100%)")
    return kind(style={"description_width": "11em"}, layout=layout, **values)
