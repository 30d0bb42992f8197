"""The choices before a game: scenario, side, opponent, number of the deck and dice."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from algeria_lab.players.twilight.registry import PLAYERS
from algeria_lab.twilight.rules import CHART
from algeria_lab.twilight.switches import SOLO
from algeria_lab.views.pages.twilight.tutorial import tutorial
from algeria_lab.views.play.settings import Field, Link, Option, PlaySettings
from algeria_lab.views.shared.messages import sentence
from algeria_lab.views.twilight.words.text import TwilightWords

if TYPE_CHECKING:
    from collections.abc import Callable

SIDES = ("gov", "fln", "both")
FIRST = "short"


class Settings(PlaySettings[TwilightWords]):
    """The choices before a game; see `PlaySettings`.

    Args:
        words: The reader's language.
        scenarios: Names of the starting positions.
        begin: Called when the reader begins.
    """

    family = "campaign"
    players = PLAYERS
    sides = "side"
    starts = MappingProxyType({"scenario": FIRST, "side": SIDES[0], "opponent": "chart"})

    def __init__(self, words: TwilightWords, scenarios: tuple[str, ...], begin: Callable[[], None]) -> None:
        self._names = scenarios
        super().__init__(words, begin)

    def fields(self) -> list[Field]:
        """Return the choices as they are offered now."""
        say, scenario = self._words.say, self._words.scenario
        starts = [
            Option(value=name, label=scenario(name), note=say(f"campaign-scenario-{name}"))
            for name in self._names
        ]
        sides = [
            Option(value=side, label=say(f"campaign-side-{side}"), note=say(f"campaign-side-{side}-note"))
            for side in SIDES
        ]
        top = [self._choice("scenario", "cards", starts), self._choice("side", "cards", sides)]
        rivals = self._opponents()
        if rivals and rivals[0]["value"] == CHART:
            rivals[0]["hint"] = f"{rivals[0]['hint']} {say('campaign-solitaire')}"
        return [*top, *rivals, self._seed()]

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
        return found | {"scenario": self._value("scenario"), "options": options}
