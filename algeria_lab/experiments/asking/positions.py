"""Where many wars begin: a scenario set up anew for each war, or one moment of a war; see also `reading`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from algeria_lab.core.actions import parse_line
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.refusals import Tellable
from algeria_lab.core.rules import GameState, Rules, S
from algeria_lab.core.words.short import short_repr
from algeria_lab.experiments.measuring.record import Subject
from algeria_lab.experiments.measuring.subjects import FIRST, subject


class NoSuchExperiment(Tellable, ValueError):
    """The question cannot be put: a number, a position or a way is impossible."""


@dataclass(frozen=True)
class Beginning:
    """Where the wars begin.

    Attributes:
        scenario: Name of the starting position.
        options: Options of the game.
        state: The position as JSON; None to set the scenario up anew for every war, with its own dice.
        game: Name of the game.
        name: What tables call the position; empty where it has no name of its own.
    """

    scenario: str
    options: Mapping[str, object] = field(default_factory=dict)
    state: Mapping[str, Any] | None = None
    game: str = FIRST
    name: str = ""

    __repr__ = short_repr

    @property
    def subject(self) -> Subject[Any]:
        """What experiments know of the game.

        Raises:
            UnknownName: If there is no such game.
        """
        return subject(self.game)

    def changed_options(self, changes: Mapping[str, object]) -> dict[str, object]:
        """Return the options of a game in which constants and switches differ besides."""
        options = dict(self.options)
        changed = self.subject.changed
        asked: Any = options.get(changed) or {}
        if asked or changes:
            options[changed] = {**asked, **changes}
        return options

    def at(self, changes: Mapping[str, object], seed: int) -> Any:
        """Return the position for one war.

        Args:
            changes: Constants and switches of the model that differ in this war.
            seed: Seed of the war, for the dice of the set-up.
        """
        if self.state is None:
            return self.subject.rules.new(self.scenario, self.changed_options(changes), SeededDice(seed))[0]
        state = self.subject.rules.state_from_json(dict(self.state))
        return self.subject.under(state, changes) if changes else state

    def to_json(self) -> dict[str, Any]:
        """Return the position as plain JSON; `from_json` reads it back."""
        data: dict[str, Any] = {"game": self.game, "scenario": self.scenario, "options": dict(self.options)}
        if self.name:
            data["name"] = self.name
        return data if self.state is None else {**data, "state": dict(self.state)}

    @classmethod
    def from_json(cls, data: Any) -> Beginning:
        """Return the position that `to_json` wrote; before there were several games it named none."""
        game = str(data.get("game", FIRST))
        state, name = data.get("state"), str(data.get("name", ""))
        return cls(str(data["scenario"]), dict(data["options"]), state, game, name)


def opening_dice(state: GameState, seed: int) -> SeededDice:
    """Return the dice of an opening: of this seed, and nothing else uses them."""
    dice = SeededDice(seed)
    dice.enter(state.turn, f"{state.phase} opening")
    return dice


def opened(rules: Rules[S], state: S, opening: str, seed: int) -> S:
    """Return the position after an opening, such as ``gov resettle II-2``; it may be empty.

    Raises:
        IllegalAction: If a part of it is refused.
        MalformedAction: If a part of it is no action.
    """
    if not opening.strip():
        return state
    first = SeededDice(seed)
    first.enter(state.turn, state.phase)
    state, _ = rules.resume(state, first)
    dice = opening_dice(state, seed)
    for part in parse_line(opening):
        state, _ = rules.apply(state, rules.complete(state, part), dice)
    return state
