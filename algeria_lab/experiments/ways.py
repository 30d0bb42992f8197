"""What a question is made of: ways to fight, opponents, when a war stops; read liberally, written as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any, TypeAlias

from algeria_lab.experiments.positions import NoSuchExperiment
from algeria_lab.experiments.record import Spec, Values

# How stops were written down while there was but one game: each level had a key of its own, 0 for none.
OLD_LEVELS = {"gov_psl": "gov.psl", "fln_psl": "fln.psl"}


@dataclass(frozen=True)
class Way:
    """One way to fight a war.

    Attributes:
        player: Who plays the side that is studied: the name of a player, or a doctrine as data.
        changes: Constants and switches of the model that differ from the position's.
        opening: A line of play before the player takes over, such as ``gov resettle II-2``; its dice differ
            from war to war.
    """

    player: Spec = "mixed"
    changes: Mapping[str, object] = field(default_factory=dict)
    opening: str = ""

    @classmethod
    def of(cls, what: WayLike) -> Way:
        """Return a way from the name of a player, a doctrine as data, or a way.

        Raises:
            NoSuchExperiment: If it is something else.
        """
        way = what if isinstance(what, Way) else cls(what)
        parts: tuple[Any, ...] = (way.changes, way.opening)
        read_spec(way.player)
        if not isinstance(parts[0], Mapping) or not isinstance(parts[1], str):
            raise NoSuchExperiment(
                f"a way changes constants by name and opens with a line of play, not {way!r:.200}."
            )
        return way

    def to_json(self) -> dict[str, Any]:
        """Return the way as plain JSON; `from_json` reads it back."""
        return {"player": plain(self.player), "changes": dict(self.changes), "opening": self.opening}

    @classmethod
    def from_json(cls, data: Any) -> Way:
        """Return the way that `to_json` wrote."""
        return cls(read_spec(data["player"]), dict(data["changes"]), str(data["opening"]))


WayLike: TypeAlias = Spec | Way


@dataclass(frozen=True)
class Stop:
    """When a war stops although nobody has won.

    Attributes:
        turn: After this turn in any case.
        at_most: Once one of these quantities, such as ``gov.psl``, is so much or less at the end of a turn.
    """

    turn: int
    at_most: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, what: StopLike) -> Stop:
        """Return when a war stops, from a turn or a stop.

        Raises:
            NoSuchExperiment: For what is no whole number.
        """
        stop = what if isinstance(what, Stop) else cls(what)
        levels = {name: whole("the level to stop at", level) for name, level in stop.at_most.items()}
        return cls(whole("the turn to stop at", stop.turn), levels)

    def is_met(self, values: Values) -> bool:
        """Return whether a war stops where this is read at the end of a turn."""
        return any(values[name] <= level for name, level in self.at_most.items())

    def to_json(self) -> dict[str, Any]:
        """Return the stop as plain JSON; `from_json` reads it back."""
        return {"turn": self.turn, "at_most": dict(self.at_most)}

    @classmethod
    def from_json(cls, data: Any) -> Stop:
        """Return the stop that `to_json` wrote."""
        old = {name: data[key] for key, name in OLD_LEVELS.items() if data.get(key)}
        levels = {**data.get("at_most", {}), **old}
        return cls(int(data["turn"]), {str(name): int(level) for name, level in levels.items()})


StopLike: TypeAlias = int | Stop
Against: TypeAlias = Spec | Iterable[Spec]


def read_ways(ways: Mapping[str, WayLike]) -> dict[str, Way]:
    """Return ways by name.

    Raises:
        NoSuchExperiment: If they have no names, or one is no way.
    """
    if not isinstance(ways, Mapping):
        raise NoSuchExperiment(
            f"the ways to fight are {ways!r:.60}. Give each a name, such as {{'three': 'resettle-3'}}."
        )
    return {str(name): Way.of(way) for name, way in ways.items()}


def read_against(against: Any) -> tuple[Spec, ...]:
    """Return opponents, of which one may stand alone.

    Raises:
        NoSuchExperiment: If one of them is no player.
    """
    several = isinstance(against, Iterable) and not isinstance(against, str | Mapping)
    return tuple(read_spec(spec) for spec in (against if several else (against,)))


def read_spec(what: Any) -> Spec:
    """Return a player as it is named or written down.

    Raises:
        NoSuchExperiment: If it is something else.
    """
    if not isinstance(what, str | Mapping):
        raise NoSuchExperiment(
            f"{what!r:.60} is no player. Give a name, such as 'mixed', or the data of a doctrine."
        )
    return what


def plain(spec: Spec) -> str | dict[str, object]:
    """Return a player as plain JSON."""
    return spec if isinstance(spec, str) else dict(spec)


def whole(what: str, value: Any) -> int:
    """Return a whole number, which may be one of numpy's.

    Raises:
        NoSuchExperiment: If it is something else; *what* says what it was meant for.
    """
    try:
        return index(value)
    except TypeError as error:
        raise NoSuchExperiment(f"{what} is {value!r:.40}. Write a whole number, such as 8.") from error
