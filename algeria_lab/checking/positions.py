"""Positions that somebody wrote: read from what they have, changed by field, refused with all faults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, TypeAlias

from algeria_lab.checking.faults import Fault, Kind, WrongFile, legible, quoted
from algeria_lab.checking.formats.json_text import read_json
from algeria_lab.checking.telling import Say, english
from algeria_lab.core.game import Game
from algeria_lab.core.keeping.positions import Flaw, Json, Position
from algeria_lab.core.keeping.saves import MOST_BYTES, read_save, read_text
from algeria_lab.core.keeping.sealed_saves import unseal
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import GameState, Rules

PositionLike: TypeAlias = str | Path | Position | Game[Any] | GameState | Mapping[str, Any]
Base: TypeAlias = tuple[str, Json, str]
POSITION = Kind("position", most=MOST_BYTES)
ENDING = ".json"
LARGEST = 10**15  # of the numbers that a sentence writes in the way of its language


class Reader:
    """Reads positions of some games.

    Args:
        games: Rules by name of the game; the first is meant where a position names none.
        say: Gives messages about faults in the reader's language.
    """

    def __init__(self, games: Mapping[str, Rules[Any]], say: Say = english) -> None:
        self._games, self._say = games, say

    def read(
        self, base: PositionLike, changes: Mapping[str, object], at: int | str | None = None, name: str = ""
    ) -> Position:
        """Return a position from which somebody can play.

        Args:
            base: Where it comes from; see `algeria_lab.position`.
            changes: What differs there, by field.
            at: A moment of a game: a number of actions or a bookmark.
            name: What it is called; told from its changes if empty.

        Raises:
            WrongFile: With every fault that was found.
            UnknownName, WrongOption, SaveError: For a scenario, moment or file that there is not.
        """
        game, data, called = self._base(base, at, changes)
        rules = self._games[game]
        named = name or _named(called, changes)
        edits = rules.positions.edit(data, changes)
        if flaws := [*edits, *rules.positions.flaws(data)]:
            raise self._wrong(named, flaws)
        return Position.of(game, rules.state_from_json(data).to_json(), named)

    def _wrong(self, name: str, flaws: Iterable[Flaw]) -> WrongFile:
        return wrong_position(name, flaws, self._say)

    def _base(self, base: object, at: int | str | None, changes: Mapping[str, object]) -> Base:
        """Return what is changed: the name of its game, its state as JSON, and what it is called."""
        if isinstance(base, str) and not is_written(base):
            self._no_moment(at, base)
            return self._scenario(base, changes)
        if isinstance(base, str | Path):
            base = self._opened(base)
        if isinstance(base, Game):
            return base.rules.name, base.fork(at).state.to_json(), base.scenario
        self._no_moment(at, base)
        if isinstance(base, Position):
            return base.game, base.state, base.name
        if isinstance(base, Mapping):
            return self._written(base, changes)
        return self._standing(base)

    def _opened(self, base: str | Path) -> object:
        """Return the game of a saved file, or the data of a position in a file or a text."""
        if isinstance(base, str) and _is_text(base):
            return read_json(base, POSITION, "")
        file = Path(base)
        text = read_text(file)
        data = read_json(text, POSITION, file.name)
        if isinstance(data, dict) and "moves" in data:
            return read_save(unseal(text, file.name), self._games, name=file.name)[0]
        return data

    def _standing(self, state: object) -> Base:
        """Return what a state of one of the games says."""
        for game, rules in self._games.items():
            if rules.positions.owns(state):
                data: Json = state.to_json()  # type: ignore[attr-defined] # a state of that game
                return game, data, str(data["scenario"])
        raise self._wrong(quoted(repr(state)), [Flaw((), "not-a-position")])

    def _no_moment(self, at: object, base: object) -> None:
        """Refuse a moment of what has none."""
        if at is not None:
            raise self._wrong(quoted(repr(base)), [Flaw(("at",), "no-moments", {"given": quoted(at)})])

    def _scenario(self, scenario: str, changes: Mapping[str, object]) -> Base:
        for game, rules in self._games.items():
            if scenario in rules.scenarios():
                return game, rules.positions.begin(scenario, changes), scenario
        raise UnknownName(
            "scenario", scenario, [name for rules in self._games.values() for name in rules.scenarios()]
        )

    def _written(self, data: Mapping[str, Any], changes: Mapping[str, object]) -> Base:
        """Return what somebody wrote: the JSON of a position or of a state, or the name of a scenario."""
        data = deepcopy(dict(data))
        game, scenario = data.get("game"), data.get("scenario")
        state = data.get("state") if "state" in data else data
        if game is None:
            game = max(self._games, key=lambda name: len(set(self._games[name].positions.fields) & set(data)))
        if not isinstance(game, str) or game not in self._games:
            raise UnknownName("game", str(game), self._games)
        options = data.get("options", {})
        if (
            scenario is not None
            and set(data) <= {"game", "scenario", "options"}
            and isinstance(options, dict)
        ):
            return self._scenario(str(scenario), {**options, **changes})
        name = str(data.get("name") or (state.get("scenario", "") if isinstance(state, dict) else ""))
        if not isinstance(state, dict):
            raise self._wrong(name, [Flaw((), "not-a-position")])
        return game, state, name


def wrong_position(name: str, flaws: Iterable[Flaw], say: Say = english) -> WrongFile:
    """Return the error that tells all flaws of a position."""
    return WrongFile(POSITION, quoted(name), [_fault(flaw) for flaw in flaws], say)


def _fault(flaw: Flaw) -> Fault:
    path = tuple([quoted(part) if isinstance(part, str) else part for part in flaw.path])
    values = {name: _sayable(value) for name, value in flaw.values.items()}
    return Fault(path, flaw.problem, values, flaw.rule)


def _sayable(value: Any) -> Any:
    """Return what a sentence can say: a text that can be shown, and a very long number as a text."""
    if isinstance(value, int) and abs(value) > LARGEST:
        return quoted(str(value))
    return legible(value) if isinstance(value, str) else value


def is_written(base: str) -> bool:
    """Return whether a text is a position or the path of a file, and no name of a scenario."""
    return _is_text(base) or base.casefold().endswith(ENDING)


def _is_text(base: str) -> bool:
    return base.lstrip().startswith("{")


def _named(base: str, changes: Mapping[str, object]) -> str:
    return f"{base} + {', '.join(changes)}" if changes else base
