"""Where many wars begin: a scenario set up anew for each war, or one moment of a war; checked before use."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from algeria_lab.algeria.profiles import read_profile
from algeria_lab.algeria.rules import AlgeriaRules
from algeria_lab.algeria.scenarios import read_scenario
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import parse_line
from algeria_lab.core.dice import SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.refusals import IllegalAction, LabError

RULES = AlgeriaRules()


class NoSuchExperiment(LabError, ValueError):
    """The question cannot be put: a number, a position or a way is impossible."""


@dataclass(frozen=True)
class Position:
    """Where the wars begin.

    Attributes:
        scenario: Name of the starting position.
        options: Options of the game, as for `AlgeriaRules.new`.
        state: The position as JSON; None to set the scenario up anew for every war, with its own dice.
    """

    scenario: str
    options: Mapping[str, object] = field(default_factory=dict)
    state: Mapping[str, Any] | None = None

    @classmethod
    def of(cls, what: PositionLike) -> Position:
        """Return a position from the name of a scenario, a game, or a state.

        Raises:
            UnknownName: If there is no such scenario.
            NoSuchExperiment: If it is something else.
        """
        if isinstance(what, Position):
            return what
        if isinstance(what, str):
            return cls(read_scenario(what).name)
        state = what.state if isinstance(what, Game) else what
        if not isinstance(state, State):
            raise NoSuchExperiment(
                f"{what!r:.60} is no position. Give the name of a scenario, such as '1956-like', or a game; "
                "`algeria_lab.load_game` opens a saved one."
            )
        return cls(state.scenario, {}, state.to_json())

    def changed_options(self, changes: Mapping[str, object]) -> dict[str, object]:
        """Return the options of a game in which constants and switches differ besides."""
        options = dict(self.options)
        asked: Any = options.get("changes") or {}
        if asked or changes:
            options["changes"] = {**asked, **changes}
        return options

    def at(self, changes: Mapping[str, object], seed: int) -> State:
        """Return the position for one war.

        Args:
            changes: Constants and switches of the model that differ in this war.
            seed: Seed of the war, for the dice of the set-up.
        """
        if self.state is None:
            return RULES.new(self.scenario, self.changed_options(changes), SeededDice(seed))[0]
        state = self._read(self.state)
        if changes:
            state.profile = read_profile(state.profile.name, {**self.state["changes"], **changes})
        return state

    def _read(self, data: Mapping[str, Any]) -> State:
        try:
            return State.from_json(dict(data))
        except _DAMAGE as error:
            raise _damaged(f"{type(error).__name__}: {error}") from error

    def check(self, last_turn: int) -> None:
        """Refuse a position from which nothing can be played.

        Raises:
            NoSuchExperiment: If it is damaged, if the war is over there, or if the stop rule lies before it.
            UnknownName, WrongOption: For an unknown scenario, option, switch or constant.
        """
        state = self.at({}, 0)
        if self.state is not None:
            _check_whole(state, self.state)
        if not state.agenda:
            raise NoSuchExperiment(
                f"the war is over at this position (turn {state.turn}, {state.winner} won): "
                "there is nothing to play. Take an earlier moment of it."
            )
        if last_turn < max(state.turn, 1):
            raise NoSuchExperiment(
                f"the wars would stop after turn {last_turn}, but the position stands in turn "
                f"{max(state.turn, 1)}. Stop after that turn or later."
            )


PositionLike: TypeAlias = str | State | Game[State] | Position
_DAMAGE = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)


def _check_whole(state: State, data: Mapping[str, Any]) -> None:
    """Refuse a position from a file that nobody can play from, whatever it says."""
    fresh = State("", state.profile).to_json()
    for name, value in state.to_json().items():
        if type(value) is not type(fresh[name]) or value != data[name]:
            raise _damaged(f"{name!r} is {data[name]!r:.60}")
    read_scenario(state.scenario)
    try:
        choices = RULES.legal(state)
    except _DAMAGE as error:
        raise _damaged(f"its agenda is {data['agenda']!r:.60}") from error
    if state.agenda and not choices:
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


def opened(state: State, opening: str, seed: int) -> State:
    """Return the position after an opening, such as ``gov resettle II-2``; it may be empty.

    Raises:
        IllegalAction: If a part of it is refused.
        MalformedAction: If a part of it is no action.
    """
    dice = opening_dice(state, seed)
    for part in parse_line(opening) if opening.strip() else ():
        action = RULES.complete(state, part)
        if refusal := RULES.refuse(state, action):
            raise IllegalAction(part, refusal)
        state, _ = RULES.apply(state, action, dice)
    return state
