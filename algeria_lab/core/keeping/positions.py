"""Positions at which games begin: a value, what can be wrong with one, and how a game edits and checks it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol, TypeAlias

from algeria_lab.core.refusals import LabError, Value
from algeria_lab.core.words.voice import PLAIN, Shown, Voice

FORMAT = "algeria-position/1"
MOST_TOLD = 8  # flaws that one sentence tells
Path: TypeAlias = tuple[str | int, ...]
Json: TypeAlias = dict[str, object]


class Flaw(NamedTuple):
    """One thing that keeps data from being a position, as data; `checking` turns it into a sentence.

    Attributes:
        path: Keys that lead to it, such as ``("units", "band-6")``.
        problem: What kind of flaw.
        values: What a sentence quotes: ``given`` is what stands there, ``known`` what may.
        rule: Citation key of the rule that asks for something else; may be empty.
    """

    path: Path
    problem: str
    values: Mapping[str, Value] = {}
    rule: str = ""

    def __str__(self) -> str:
        said = ", ".join(f"{name} {value}" for name, value in self.values.items() if value != "")
        where = ".".join(f"{part!s:.60}" for part in self.path) or "position"
        return (
            f"{where}: {self.problem}{f' ({said})' if said else ''}{f' [{self.rule}]' if self.rule else ''}"
        )


class WrongPosition(LabError, ValueError):
    """No game can begin at a position; all its flaws.

    Attributes:
        flaws: What is wrong.
    """

    def __init__(self, flaws: Iterable[Flaw]) -> None:
        self.flaws = tuple(flaws)
        told = "; ".join(map(str, self.flaws[:MOST_TOLD]))
        more = f"; and {len(self.flaws) - MOST_TOLD} more" if len(self.flaws) > MOST_TOLD else ""
        super().__init__(f"no game can begin at this position: {told}{more}.")


@dataclass(frozen=True, slots=True, repr=False)
class Position(Shown):
    """One moment at which games may begin, such as `algeria_lab.position` makes; a value.

    Two are equal if the same stands on the board, whatever they are called.

    Attributes:
        game: Name of the game.
        name: What tables and boards call it.
        data: All that is true there, as JSON in one order.
        voice: How it is told.
    """

    game: str
    name: str = field(compare=False)
    data: str
    voice: Voice = field(default=PLAIN, compare=False)

    @classmethod
    def of(cls, game: str, state: Mapping[str, object], name: str = "") -> Position:
        """Return the position that the JSON of a state describes, unchecked.

        Args:
            game: Name of the game.
            state: What ``state.to_json()`` wrote.
            name: What it is called; the name of its scenario if empty.
        """
        text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return cls(game, name or str(state.get("scenario", "")), text)

    @property
    def state(self) -> dict[str, Any]:
        """All that is true there, as ``state.to_json()`` wrote it; a new copy each time."""
        data: dict[str, Any] = json.loads(self.data)
        return data

    @property
    def scenario(self) -> str:
        """Name of the scenario from which it comes."""
        return str(self.state["scenario"])

    @property
    def turn(self) -> int:
        """Number of the turn, 0 before the first."""
        return int(self.state["turn"])

    def to_json(self) -> Json:
        """Return it as plain JSON; `from_json` and `algeria_lab.position` read it back."""
        return {"format": FORMAT, "game": self.game, "name": self.name, "state": self.state}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Position:
        """Return the position that `to_json` wrote, unchecked; a game checks where it begins.

        Raises:
            WrongPosition: If it is no position at all.
        """
        state = data.get("state")
        if not isinstance(state, Mapping) or not isinstance(data.get("game"), str):
            raise WrongPosition([Flaw((), "not-a-position")])
        return cls.of(data["game"], state, str(data.get("name") or ""))

    def to_text(self) -> str:
        """Return it as one line of text to copy, which `algeria_lab.position` reads back."""
        return json.dumps(self.to_json(), ensure_ascii=False, separators=(",", ":"))

    def plain(self) -> str:
        return f"Position({self.game!r}, {self.name!r}, turn {self.state.get('turn')})"


class Positions(Protocol):
    """What a game knows of positions that somebody wrote."""

    @property
    def fields(self) -> tuple[str, ...]:
        """The names that `edit` takes."""

    def owns(self, state: object) -> bool:
        """Return whether something is a state of this game."""

    def begin(self, scenario: str, changes: Mapping[str, object]) -> Json:
        """Return a scenario as a position: set up in its ready-made way, nothing played.

        Args:
            scenario: Its name.
            changes: What `edit` will change; what decides how it is set up is taken from there.

        Raises:
            UnknownName: If there is no such scenario.
            WrongOption: If the scenario alone is no position.
        """

    def edit(self, data: Json, changes: Mapping[str, object]) -> list[Flaw]:
        """Change *data*, a position, in place; return what in *changes* cannot be read."""

    def flaws(self, data: object) -> list[Flaw]:
        """Return everything that keeps *data* from being a position from which somebody can play."""
