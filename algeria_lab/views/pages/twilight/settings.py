"""The choices before a game: scenario, side, opponent, number of the deck and dice."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from algeria_lab.players.twilight.opponents import OPPONENTS
from algeria_lab.twilight.rules import CHART
from algeria_lab.twilight.switches import SOLO
from algeria_lab.views.pages.twilight.tutorial import tutorial
from algeria_lab.views.play.settings import Field, Link, MapSettings
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.words.text import TwilightWords

SIDES = ("gov", "fln", "both")
FIRST = "short"


class Settings(MapSettings[TwilightWords]):
    """The choices before a game; see `MapSettings`."""

    family = "campaign"
    game = "twilight"
    players = OPPONENTS
    people = SIDES
    starts = MappingProxyType({"scenario": FIRST, "side": SIDES[0]})

    def fields(self) -> list[Field]:
        """Return the choices as they are offered now."""
        rivals = self._opponents()
        if rivals and rivals[0]["value"] == CHART:
            rivals[0]["hint"] = f"{rivals[0]['hint']} {self._words.say('campaign-solitaire')}"
        return [*self._position_and_side(), *rivals, self._seed()]

    def first(self) -> Link:
        """Return the way to the tutorial."""
        way = tutorial(self._words)
        return Link(label=way["label"], note=sentence(way["note"]), href=way["href"])

    def chosen(self) -> dict[str, Any]:
        """Return what was chosen: the scenario, who plays each side, the options and the seed.

        Whoever plays against the published chart plays by the rules for one player [CT-9].
        """
        found = super().chosen()
        options = {SOLO: True} if found["players"]["fln"] == CHART else {}
        return found | {"options": options}
