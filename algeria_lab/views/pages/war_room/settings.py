"""The choices before a war: position, side, opponent, optional rules, number of the dice."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from algeria_lab.players.algeria.opponents import OPPONENTS
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.settings import Field, MapSettings, Option

SIDES = ("fln", "gov", "both")
PROFILES = ("default", "rtt", "literal")
OPTIONS = ("shorter_game", "slow_french_reaction", "more_deterministic_independence")
OPTIONS_OF_1954 = ("slow_french_reaction", "more_deterministic_independence")
FIRST = "1954"


class Settings(MapSettings[Words]):
    """The choices before a war; see `MapSettings`."""

    family = "room"
    game = "algeria"
    players = OPPONENTS
    people = SIDES
    starts = MappingProxyType({"scenario": FIRST, "side": SIDES[0], "profile": PROFILES[0]})

    def fields(self) -> list[Field]:
        """Return the choices as they are offered now; the options of 1954 only there."""
        say = self._words.say
        profiles = [Option(value=name, label=say(f"room-profile-{name}")) for name in PROFILES]
        rules = self._choice("profile", "menu", profiles)
        rules["hint"], rules["folded"] = say("room-profile-hint"), True
        return [
            *self._position_and_side(),
            *self._opponents(),
            *map(self._option, OPTIONS),
            rules,
            self._seed(),
        ]

    def _option(self, name: str) -> Field:
        """Return the field of an optional rule."""
        off = name in OPTIONS_OF_1954 and self._values["scenario"] != FIRST
        message = f"room-option-{name.replace('_', '-')}"
        return Field(
            key=name,
            kind="tick",
            label=self._words.say(message),
            value=self._values.get(name, False) and not off,
            hint=self._words.say(f"{message}-hint"),
            off=off,
            folded=True,
        )

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the position, who plays each side, the options and the seed."""
        options: dict[str, object] = {name: True for name in OPTIONS if self._value(name)}
        profile = self._value("profile")
        if profile != PROFILES[0]:
            options["profile"] = profile
        return super().chosen() | {"options": options}
