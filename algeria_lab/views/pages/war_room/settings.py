"""The choices before a war: position, sides, opponent, optional rules, number of the dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets

from algeria_lab.players.algeria.registry import PLAYERS
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.settings import Offer, PlaySettings

SIDES = ("fln", "gov", "both")
PROFILES = ("default", "rtt", "literal")
OPTIONS = ("shorter_game", "slow_french_reaction", "more_deterministic_independence")
OPTIONS_OF_1954 = ("slow_french_reaction", "more_deterministic_independence")
FIRST = "1954"


class Settings(PlaySettings[Words]):
    """The choices before a war; see `PlaySettings`.

    Args:
        words: The reader's language.
        scenarios: Names of the starting positions.
        begin: Called when the reader begins.
    """

    family = "room"
    players = PLAYERS
    sides = "side"
    others = ("scenario", "profile")

    def __init__(self, words: Words, scenarios: tuple[str, ...], begin: Callable[[], None]) -> None:
        self._names = scenarios
        self._options = {
            name: ipywidgets.Checkbox(indent=False, layout=ipywidgets.Layout(width="auto"))
            for name in OPTIONS
        }
        super().__init__(words, begin)
        self._menus["scenario"].observe(lambda _change: self._fit(), "value")

    def _parts(self) -> list[ipywidgets.Widget]:
        menus = self._menus
        top = [menus["scenario"], menus["side"], menus["opponent"], self._idea]
        return [*top, *self._options.values(), menus["profile"], self._seed, self._start]

    def speak(self, words: Words) -> None:
        """Write everything in a language; what was chosen stays."""
        super().speak(words)
        for name, box in self._options.items():
            box.description = words.say(f"room-option-{name.replace('_', '-')}")

    def _offers(self) -> dict[str, Offer]:
        words = self._words
        return {
            "scenario": [(words.scenario(name), name) for name in self._names],
            "side": [(words.say(f"room-side-{name}"), name) for name in SIDES],
            "profile": [(words.say(f"room-profile-{name}"), name) for name in PROFILES],
        }

    def _fit(self) -> None:
        """Offer the options of 1954 only there."""
        is_first = self._menus["scenario"].value == FIRST
        for name in OPTIONS_OF_1954:
            self._options[name].disabled = not is_first
            self._options[name].value &= is_first

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the position, who plays each side, the options and the seed."""
        options: dict[str, object] = {name: box.value for name, box in self._options.items() if box.value}
        profile = self._menus["profile"].value
        if profile != PROFILES[0]:
            options["profile"] = profile
        return super().chosen() | {"scenario": self._menus["scenario"].value, "options": options}
