"""A scenario is opened: its position, its dice, who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from algeria_lab.checking.positions import Reader
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.game import Game
from algeria_lab.core.positions import Position
from algeria_lab.core.rules import Rules
from algeria_lab.core.voice import PLAIN, Voice
from algeria_lab.experiments.subjects import subject
from algeria_lab.players.base import Player
from algeria_lab.players.table import Table
from algeria_lab.scenarios.dice import TeachingDice
from algeria_lab.scenarios.forms.opening import PERSON
from algeria_lab.scenarios.forms.whole import Scenario

OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}


def rules_of(scenario: Scenario) -> Rules[Any]:
    """Return the rules of the game that a scenario is played in."""
    return subject(scenario.game).rules


def position_of(scenario: Scenario) -> Position:
    """Return the position at which a scenario begins.

    Raises:
        WrongFile: If nobody could play from there.
        UnknownName: For an unknown published position.
    """
    rules = rules_of(scenario)
    start = scenario.start
    base: Any = start.position or start.scenario or rules.scenarios()[0]
    profile = {"profile": scenario.profile} if scenario.profile else {}
    changes = {**profile, **scenario.options, **scenario.set_up}
    return Reader({scenario.game: rules}).read(base, changes, name=scenario.id)


def opened(scenario: Scenario, voice: Voice = PLAIN) -> Table[Any]:
    """Return a table at which a scenario begins."""
    faces = [face for throw in scenario.dice.script for face in throw.faces]
    dice = TeachingDice(scenario.dice.seed, faces, scenario.dice.then)
    game: Game[Any] = Game(
        rules_of(scenario),
        position_of(scenario),
        seed=scenario.dice.seed,
        dice=dice,
        take_backs="free",
        voice=voice,
    )
    return Table(game, players_of(scenario))


def players_of(scenario: Scenario) -> dict[Seat, Player[Any] | None]:
    """Return who sits where: None for a person."""
    if scenario.side == "both" or scenario.opponent.player == PERSON:
        return dict.fromkeys(SEATS)
    other, known = OTHER[scenario.side], subject(scenario.game)
    begun = scenario.start.scenario or known.rules.scenarios()[0]
    name = scenario.opponent.player or known.usual(begun, other)
    return {scenario.side: None, other: known.player(name, other)}
