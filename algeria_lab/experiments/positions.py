"""Where many wars begin: a scenario set up anew for each war, or one moment of a war; checked before use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from algeria_lab.checking.positions import PositionLike, Reader, is_written, wrong_position
from algeria_lab.core.actions import parse_line
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.positions import Position
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.core.rules import GameState, Rules, S
from algeria_lab.core.short import short_repr
from algeria_lab.experiments.record import Subject
from algeria_lab.experiments.subjects import FIRST, SUBJECTS, game_of, game_with, subject


class NoSuchExperiment(LabError, ValueError):
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

    @classmethod
    def of(cls, what: BeginningLike, game: str | None = None) -> Beginning:
        """Return a position from the name of a scenario, or from what `algeria_lab.position` makes or takes.

        Args:
            what: The position.
            game: Name of the game; None for that of the position, or that has the scenario.

        Raises:
            UnknownName: If there is no such game or scenario.
            NoSuchExperiment: If it is a position of another game, or a number.
            WrongFile: If it is no position, or nobody could play from it.
        """
        if isinstance(what, int):
            raise NoSuchExperiment(f"the position is the number {what}. Write {str(what)!r} in quotes.")
        if isinstance(what, str) and not is_written(what):
            if game is None:
                return cls(what, game=game_with(what))
            known = subject(game).rules.scenarios()
            if what not in known:
                raise UnknownName("scenario", what, known)
            return cls(what, game=game)
        found = what if isinstance(what, Beginning) else _moment(what)
        if game not in {None, found.game}:
            raise NoSuchExperiment(
                f"the position is one of {found.game!r}, not of {game!r}. Name that game, or none."
            )
        return found

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

    def check(self, last_turn: int) -> None:
        """Refuse a position from which nothing can be played.

        Raises:
            WrongFile: If nobody could play from it; all faults are told.
            NoSuchExperiment: If the stop rule lies before it.
            UnknownName, WrongOption: For an unknown game, scenario, option, switch or constant.
        """
        rules = self.subject.rules
        if self.state is not None and (flaws := rules.positions.flaws(self.state)):
            raise wrong_position(self.name or self.scenario, flaws)
        turn = max(self.at({}, 0).turn, 1)
        if last_turn < turn:
            raise NoSuchExperiment(
                f"the wars would stop after turn {last_turn}, but the position stands in turn {turn}. "
                "Stop after that turn or later."
            )


def _moment(what: PositionLike) -> Beginning:
    """Return the position that something is; what comes from a game is one, the rest is checked."""
    if isinstance(what, Game):
        what = Position.of(what.rules.name, what.state.to_json())
    elif not isinstance(what, Position) and (game := game_of(what)):
        what = Position.of(game, what.to_json())  # type: ignore[union-attr] # a state of that game
    elif not isinstance(what, Position):
        what = Reader({game: subject(game).rules for game in SUBJECTS}).read(what, {})
    subject(what.game)
    name = what.name if what.name != what.scenario else ""
    return Beginning(what.scenario, {}, what.state, what.game, name)


BeginningLike: TypeAlias = PositionLike | Beginning


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
