"""Where many wars begin: a scenario set up anew for each war, or one moment of a war; checked before use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from algeria_lab.core.actions import parse_line
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import LabError, UnknownName
from algeria_lab.core.rules import Position as State
from algeria_lab.core.rules import Rules, S
from algeria_lab.experiments.record import Subject
from algeria_lab.experiments.subjects import FIRST, game_of, subject


class NoSuchExperiment(LabError, ValueError):
    """The question cannot be put: a number, a position or a way is impossible."""


@dataclass(frozen=True)
class Position:
    """Where the wars begin.

    Attributes:
        scenario: Name of the starting position.
        options: Options of the game.
        state: The position as JSON; None to set the scenario up anew for every war, with its own dice.
        game: Name of the game.
    """

    scenario: str
    options: Mapping[str, object] = field(default_factory=dict)
    state: Mapping[str, Any] | None = None
    game: str = FIRST

    @classmethod
    def of(cls, what: PositionLike, game: str | None = None) -> Position:
        """Return a position from the name of a scenario, a game, or a state.

        Args:
            what: The position.
            game: Name of the game; None for that of the position, and *Algeria* for a scenario.

        Raises:
            NotMeasured: If experiments cannot measure the game.
            UnknownName: If there is no such game or scenario.
            NoSuchExperiment: If it is something else, or a position of another game.
        """
        if isinstance(what, str):
            known = subject(game or FIRST).rules.scenarios()
            if what not in known:
                raise UnknownName("scenario", what, known)
            return cls(what, game=game or FIRST)
        found = what if isinstance(what, Position) else _moment(what)
        if game not in {None, found.game}:
            raise NoSuchExperiment(
                f"the position is one of {found.game!r}, not of {game!r}. Name that game, or none."
            )
        return found

    @property
    def subject(self) -> Subject[Any]:
        """What experiments know of the game.

        Raises:
            NotMeasured, UnknownName: If it cannot be measured, or there is no such game.
        """
        return subject(self.game)

    def changed_options(self, changes: Mapping[str, object]) -> dict[str, object]:
        """Return the options of a game in which constants and switches differ besides."""
        options = dict(self.options)
        asked: Any = options.get("changes") or {}
        if asked or changes:
            options["changes"] = {**asked, **changes}
        return options

    def at(self, changes: Mapping[str, object], seed: int) -> Any:
        """Return the position for one war.

        Args:
            changes: Constants and switches of the model that differ in this war.
            seed: Seed of the war, for the dice of the set-up.
        """
        if self.state is None:
            return self.subject.rules.new(self.scenario, self.changed_options(changes), SeededDice(seed))[0]
        state = self._read(self.state)
        return self.subject.under(state, changes) if changes else state

    def _read(self, data: Mapping[str, Any]) -> Any:
        try:
            return self.subject.rules.state_from_json(dict(data))
        except _DAMAGE as error:
            raise _damaged(f"{type(error).__name__}: {error}") from error

    def to_json(self) -> dict[str, Any]:
        """Return the position as plain JSON; `from_json` reads it back."""
        data = {"game": self.game, "scenario": self.scenario, "options": dict(self.options)}
        return data if self.state is None else {**data, "state": dict(self.state)}

    @classmethod
    def from_json(cls, data: Any) -> Position:
        """Return the position that `to_json` wrote; before there were several games it named none."""
        game = str(data.get("game", FIRST))
        return cls(str(data["scenario"]), dict(data["options"]), data.get("state"), game)

    def check(self, last_turn: int) -> None:
        """Refuse a position from which nothing can be played.

        Raises:
            NoSuchExperiment: If it is damaged, if the war is over there, or if the stop rule lies before it.
            NotMeasured: If experiments cannot measure the game.
            UnknownName, WrongOption: For an unknown game, scenario, option, switch or constant.
        """
        rules, state = self.subject.rules, self.at({}, 0)
        if self.state is not None:
            _check_whole(rules, state, self.state)
        if outcome := rules.outcome(state):
            raise NoSuchExperiment(
                f"the war is over at this position (turn {state.turn}, {outcome.winner or 'nobody'} won): "
                "there is nothing to play. Take an earlier moment of it."
            )
        if last_turn < max(state.turn, 1):
            raise NoSuchExperiment(
                f"the wars would stop after turn {last_turn}, but the position stands in turn "
                f"{max(state.turn, 1)}. Stop after that turn or later."
            )


PositionLike: TypeAlias = str | State | Game[Any] | Position
_DAMAGE = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)


def _moment(what: State | Game[Any]) -> Position:
    """Return the position at which a game stands, or that a state is."""
    state, game = (what.state, what.rules.name) if isinstance(what, Game) else (what, game_of(what))
    if game is None:
        raise NoSuchExperiment(
            f"{what!r:.60} is no position. Give the name of a scenario, such as '1956-like', or a game; "
            "`algeria_lab.load_game` opens a saved one."
        )
    subject(game)
    data = state.to_json()
    return Position(str(data["scenario"]), {}, data, game)


def _check_whole(rules: Rules[S], state: S, data: Mapping[str, Any]) -> None:
    """Refuse a position from a file that nobody can play from, whatever it says."""
    fresh = rules.new(str(data["scenario"]), {}, SeededDice(0))[0].to_json()
    for name, value in state.to_json().items():
        if type(value) is not type(fresh[name]) or value != data[name]:
            raise _damaged(f"{name!r} is {data[name]!r:.60}")
    try:
        choices = rules.legal(state)
    except _DAMAGE as error:
        raise _damaged(f"its agenda is {data['agenda']!r:.60}") from error
    if not rules.outcome(state) and not choices:
        raise _damaged("nobody could choose anything")


def _damaged(found: str) -> NoSuchExperiment:
    return NoSuchExperiment(
        f"the position cannot be read ({found}). Take it from a saved war, or name a scenario."
    )


def opening_dice(state: State, seed: int) -> SeededDice:
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
    dice = opening_dice(state, seed)
    for part in parse_line(opening) if opening.strip() else ():
        state, _ = rules.apply(state, rules.complete(state, part), dice)
    return state
