"""What a question is made of: ways to fight, opponents, when a war stops; read liberally, written as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any, Protocol, TypeAlias

from algeria_lab.core.words.short import short_repr
from algeria_lab.experiments.asking.own import (
    OWN,
    Absent,
    Condition,
    is_own_player,
    is_true,
    name_of,
    not_at_hand,
    read_condition,
)
from algeria_lab.experiments.asking.positions import NoSuchExperiment
from algeria_lab.experiments.measuring.record import Spec, Values

# How stops were written down while there was but one game: each level had a key of its own, 0 for none.
OLD_LEVELS = {"gov_psl": "gov.psl", "fln_psl": "fln.psl"}


class OwnPlayer(Protocol):
    """A player of one's own, or a class that makes one without arguments; see `players.outside`."""

    choose: Any


PlayerLike: TypeAlias = Spec | OwnPlayer | Absent
WayLike: TypeAlias = "PlayerLike | Way"


@dataclass(frozen=True)
class Way:
    """One way to fight a war.

    Attributes:
        player: Who plays the side that is studied: the name of a player, a doctrine as data, or a player of
            one's own (an object, or a class, that has ``choose(view, rng)``).
        changes: Constants and switches of the model that differ from the position's.
        opening: A line of play, such as ``gov border improve; gov border activate``, that is played instead
            of what the player would choose.
        when: When the opening is played: in the phase and turn that are named, such as ``reinforcement@1``
            (``reinforcement`` alone means the first there is), or once a function of what the side may see
            says yes; there, as soon as the rules allow it. Until then the player decides. Empty for at once,
            where the wars begin, with dice that differ from war to war.

    Examples:
        >>> Way("mixed", opening="gov border improve; gov border activate", when="reinforcement@1").player
        'mixed'
    """

    player: PlayerLike = "mixed"
    changes: Mapping[str, object] = field(default_factory=dict)
    opening: str = ""
    when: str | Condition = ""

    __repr__ = short_repr

    @classmethod
    def of(cls, what: WayLike) -> Way:
        """Return a way from the name of a player, a doctrine as data, a player of one's own, or a way.

        Raises:
            NoSuchExperiment: If it is something else.
        """
        way = what if isinstance(what, Way) else cls(what)
        read_player(way.player)
        parts: tuple[Any, ...] = (way.changes, way.opening)
        if not isinstance(parts[0], Mapping) or not isinstance(parts[1], str):
            raise NoSuchExperiment(
                f"a way changes constants by name and opens with a line of play, not {way!r:.200}."
            )
        if way.when and not way.opening.strip():
            when = _shown(way.when)
            said = f"a way waits for {when}, but has no opening to play then."
            raise NoSuchExperiment(said, "opening-none", given=when)
        return way

    def to_json(self) -> dict[str, Any]:
        """Return the way as plain JSON; `from_json` reads it back."""
        data = {"player": plain(self.player), "changes": dict(self.changes), "opening": self.opening}
        return {**data, "when": plain_condition(self.when)} if self.when else data

    @classmethod
    def from_json(cls, data: Any) -> Way:
        """Return the way that `to_json` wrote."""
        when = condition_from(data.get("when", ""))
        return cls(player_from(data["player"]), dict(data["changes"]), str(data["opening"]), when)


@dataclass(frozen=True)
class Stop:
    """When a war stops although nobody has won.

    Attributes:
        turn: After this turn in any case.
        at_most: Once one of these quantities, such as ``gov.psl``, is so much or less at the end of a turn.
        when: Once this function of the position says yes at the end of a turn.
    """

    turn: int
    at_most: Mapping[str, int] = field(default_factory=dict)
    when: Condition | None = None

    __repr__ = short_repr

    @classmethod
    def of(cls, what: StopLike, limit: int) -> Stop:
        """Return when a war stops.

        Args:
            what: A turn, a function of the position, a stop, or None for nothing but the limit.
            limit: The turn after which wars of the game are given up.

        Raises:
            NoSuchExperiment: For what is no whole number.
            WrongOwn: For a condition that is no function.
        """
        if what is None:
            return cls(limit)
        if isinstance(what, Stop):
            stop = what
        else:
            stop = cls(limit, when=what) if callable(what) or isinstance(what, Absent) else cls(what)
        levels = {name: whole("the level to stop at", level) for name, level in stop.at_most.items()}
        when = read_condition("what wars stop at", stop.when)
        turn = whole(
            "the turn to stop at", stop.turn, "a whole number, such as 8, or a function of the position"
        )
        return cls(turn, levels, when)

    def is_met(self, values: Values, state: Any) -> bool:
        """Return whether a war stops at the end of a turn.

        Args:
            values: What is read of the position there.
            state: The position.
        """
        if any(values[name] <= level for name, level in self.at_most.items()):
            return True
        return self.when is not None and is_true("the stop", self.when, state, values["turn"])

    def to_json(self) -> dict[str, Any]:
        """Return the stop as plain JSON; `from_json` reads it back."""
        data: dict[str, Any] = {"turn": self.turn, "at_most": dict(self.at_most)}
        return {**data, "when": plain_condition(self.when)} if self.when else data

    @classmethod
    def from_json(cls, data: Any) -> Stop:
        """Return the stop that `to_json` wrote."""
        old = {name: data[key] for key, name in OLD_LEVELS.items() if data.get(key)}
        levels = {**data.get("at_most", {}), **old}
        when = Absent(str(data["when"][OWN])) if data.get("when") else None
        return cls(int(data["turn"]), {str(name): int(level) for name, level in levels.items()}, when)


StopLike: TypeAlias = int | Stop | Condition | None
Against: TypeAlias = PlayerLike | Iterable[PlayerLike]


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


def read_against(against: Any) -> tuple[PlayerLike, ...]:
    """Return opponents, of which one may stand alone.

    Raises:
        NoSuchExperiment: If one of them is no player.
    """
    alone = isinstance(against, str | Mapping) or is_own_player(against) or not isinstance(against, Iterable)
    return tuple(read_player(spec) for spec in ((against,) if alone else against))


def read_player(what: Any) -> PlayerLike:
    """Return a player as it is named, written down or made.

    Raises:
        NoSuchExperiment: If it is something else.
    """
    if not isinstance(what, str | Mapping) and not is_own_player(what):
        raise NoSuchExperiment(
            f"{what!r:.60} is no player. Give a name, such as 'mixed', the data of a doctrine, or an object "
            "that has `choose(view, rng)`."
        )
    player: PlayerLike = what
    return player


def player_from(data: Any) -> PlayerLike:
    """Return the player that `plain` wrote; one of one's own is but a name there."""
    if isinstance(data, Mapping) and set(data) == {OWN}:
        return Absent(str(data[OWN]))
    if not isinstance(data, str | Mapping):
        raise NoSuchExperiment(f"{data!r:.60} is no player. Name one, such as 'mixed'.")
    return data


def of_house(player: PlayerLike) -> Spec:
    """Return a player of the house as it is named or written down.

    Raises:
        NotAtHand: If it is one of somebody's own.
    """
    if isinstance(player, str | Mapping):
        return player
    raise not_at_hand([name_of(player)])


def plain(player: PlayerLike) -> str | dict[str, object]:
    """Return a player as plain JSON; of one of one's own only the name is written down."""
    if isinstance(player, Mapping):
        return dict(player)
    return player if isinstance(player, str) else {OWN: name_of(player)}


def plain_condition(condition: str | Condition) -> str | dict[str, str]:
    """Return a moment as plain JSON; of a function only its name."""
    return condition if isinstance(condition, str) else {OWN: name_of(condition)}


def condition_from(data: Any) -> str | Absent:
    """Return the moment that `plain_condition` wrote."""
    return Absent(str(data[OWN])) if isinstance(data, Mapping) else str(data)


def _shown(condition: str | Condition) -> str:
    return repr(condition) if isinstance(condition, str) else f"the function {name_of(condition)!r}"


def whole(what: str, value: Any, wanted: str = "a whole number, such as 8") -> int:
    """Return a whole number, which may be one of numpy's.

    Args:
        what: What it is meant for.
        value: The number.
        wanted: What would do, for the message.

    Raises:
        NoSuchExperiment: If it is something else.
    """
    try:
        return index(value)
    except TypeError as error:
        raise NoSuchExperiment(f"{what} is {value!r:.40}. Write {wanted}.") from error
