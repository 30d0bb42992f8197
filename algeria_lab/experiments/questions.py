"""A question to many wars: one position, ways to fight it, opponents, seeds; plain data, checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from operator import index
from typing import Any, TypeAlias

from algeria_lab.algeria.state import State
from algeria_lab.checking.doctrines import checked_player
from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.positions import RULES, NoSuchExperiment, Position, PositionLike, opened
from algeria_lab.players.algeria.registry import Spec, as_player
from algeria_lab.players.algeria.simulator import TURN_LIMIT
from algeria_lab.players.base import Player

__all__ = [
    "OTHER",
    "RULES",
    "Against",
    "NoSuchExperiment",
    "Position",
    "PositionLike",
    "Question",
    "Spec",
    "Stop",
    "StopLike",
    "Way",
    "WayLike",
    "ask",
]

OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}
HIGHEST_SEED = 2**53  # larger whole numbers are not exact in a browser, where questions travel


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
        _spec(way.player)
        if not isinstance(parts[0], Mapping) or not isinstance(parts[1], str):
            raise NoSuchExperiment(
                f"a way changes constants by name and opens with a line of play, not {way!r:.200}."
            )
        return way


WayLike: TypeAlias = Spec | Way


@dataclass(frozen=True)
class Stop:
    """When a war stops although nobody has won.

    Attributes:
        turn: After this turn in any case.
        gov_psl: Once Government support is this or less at the end of a turn.
        fln_psl: Likewise for the FLN.
    """

    turn: int = TURN_LIMIT
    gov_psl: int = 0
    fln_psl: int = 0

    @classmethod
    def of(cls, what: StopLike) -> Stop:
        """Return when a war stops, from a turn or a stop.

        Raises:
            NoSuchExperiment: For what is no whole number.
        """
        parts = (what.turn, what.gov_psl, what.fln_psl) if isinstance(what, Stop) else (what,)
        return cls(*[_whole("the turn or level to stop at", part) for part in parts])

    def is_met(self, state: State) -> bool:
        """Return whether a war stops at this end of a turn."""
        return state.gov_psl <= self.gov_psl or state.fln_psl <= self.fln_psl


StopLike: TypeAlias = int | Stop
Against: TypeAlias = Spec | Iterable[Spec]


@dataclass(frozen=True)
class Question:
    """What is asked of many wars.

    Attributes:
        position: Where they begin.
        ways: Ways to fight, by the name that tables and charts give them; the first is what the others
            are compared with.
        against: The opponents; every way meets each of them.
        side: The side whose ways are compared.
        runs: Wars for each way and opponent.
        seed: Seed of the first war of each; the next war takes the next one. Wars with the same seed are
            a pair: the same dice fall in the same turn and phase, as long as as many are asked for there.
        stop: When an undecided war stops.
    """

    position: Position
    ways: Mapping[str, Way]
    against: tuple[Spec, ...] = ("mixed",)
    side: Seat = "gov"
    runs: int = 200
    seed: int = 1
    stop: Stop = Stop()

    @property
    def seeds(self) -> range:
        """The seeds of the wars."""
        return range(self.seed, self.seed + self.runs)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names of the opponents."""
        return tuple(as_player(spec, OTHER[self.side]).name for spec in self.against)

    @property
    def wars(self) -> int:
        """How many wars are played in all."""
        return self.runs * len(self.ways) * len(self.against)

    def players(self, way: Way, opponent: Spec) -> dict[Seat, Player[State]]:
        """Return who plays."""
        other = OTHER[self.side]
        return {self.side: as_player(way.player, self.side), other: as_player(opponent, other)}

    def check(self) -> None:
        """Refuse what cannot be asked, before a war is played.

        Raises:
            NoSuchExperiment: For zero runs, no way, twice the same opponent, an impossible position or stop.
            UnknownName: For an unknown scenario, side, player, constant; the nearest name is given.
            WrongNumber: For a player whose number is outside its range.
            WrongFile: For data that is not a doctrine; all its faults are listed.
            WrongOption: For a constant of the wrong kind.
            IllegalAction, MalformedAction: For an opening that cannot be played.
        """
        if self.side not in SEATS:
            raise UnknownName("side", self.side, SEATS)
        self._check_numbers()
        if not self.ways or not self.against:
            raise NoSuchExperiment("an experiment needs at least one way to fight and one opponent.")
        for spec in self.against:
            checked_player(spec, OTHER[self.side])
        if len(set(self.opponents)) < len(self.against):
            raise NoSuchExperiment(f"two opponents bear one name: {', '.join(self.opponents)}.")
        self.position.check(self.stop.turn)
        for name, way in self.ways.items():
            checked_player(way.player, self.side)
            self._check_beginning(name, way)

    def _check_numbers(self) -> None:
        if self.runs < 1:
            raise NoSuchExperiment(
                f"{self.runs} wars were asked for. Ask for 1 or more; 200 give a first idea."
            )
        if self.runs > HIGHEST_SEED:
            raise NoSuchExperiment(
                f"{self.runs} wars were asked for: more than there are seeds. Ask for fewer."
            )
        if not 0 <= self.seed <= HIGHEST_SEED - self.runs:
            raise NoSuchExperiment(
                f"the first seed is {self.seed}. Take one from 0 to {HIGHEST_SEED - self.runs}."
            )

    def _check_beginning(self, name: str, way: Way) -> None:
        """Refuse a way whose wars would be over before anybody decides anything."""
        state = opened(self.position.at(way.changes, self.seed), way.opening, self.seed)
        if not state.agenda:
            raise NoSuchExperiment(f"the opening of {name!r} ends the war. Leave a part of it to the player.")
        if self.stop.is_met(state):
            raise NoSuchExperiment(
                f"the wars would stop at once: Government support is {state.gov_psl} and FLN support "
                f"{state.fln_psl} where {name!r} begins. Choose lower levels to stop at."
            )

    def part(self, runs: int, seed: int) -> Question:
        """Return the same question over other seeds."""
        return replace(self, runs=runs, seed=seed)

    def to_json(self) -> dict[str, Any]:
        """Return the question as plain JSON; `from_json` reads it back."""
        position = {"scenario": self.position.scenario, "options": dict(self.position.options)}
        if self.position.state is not None:
            position["state"] = dict(self.position.state)
        return {
            "format": FORMAT,
            "position": position,
            # A list, because the first way is the yardstick and other languages forget the order of keys.
            "ways": [
                {
                    "name": name,
                    "player": _plain(way.player),
                    "changes": dict(way.changes),
                    "opening": way.opening,
                }
                for name, way in self.ways.items()
            ],
            "against": [_plain(spec) for spec in self.against],
            "side": self.side,
            "runs": self.runs,
            "seed": self.seed,
            "stop": {"turn": self.stop.turn, "gov_psl": self.stop.gov_psl, "fln_psl": self.stop.fln_psl},
        }

    @classmethod
    def from_json(cls, data: Any) -> Question:
        """Return the question that `to_json` wrote, unchecked.

        Raises:
            NoSuchExperiment: If it is no question, or one of another format.
        """
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            found = data.get("format") if isinstance(data, Mapping) else type(data).__name__
            raise NoSuchExperiment(
                f"this is no question to many wars: its format is {found!r}, not {FORMAT!r}."
            )
        try:
            place, stop = data["position"], data["stop"]
            return cls(
                Position(str(place["scenario"]), dict(place["options"]), place.get("state")),
                _ways(data["ways"]),
                tuple(_spec(spec) for spec in data["against"]),
                str(data["side"]),  # type: ignore[arg-type] # `check` names the sides
                int(data["runs"]),
                int(data["seed"]),
                Stop(int(stop["turn"]), int(stop["gov_psl"]), int(stop["fln_psl"])),
            )
        except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
            raise NoSuchExperiment(
                f"the question is damaged ({type(error).__name__}: {error}). Ask it anew."
            ) from error

    @property
    def key(self) -> str:
        """A short hash of everything that is asked."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]


FORMAT = "algeria-experiment/1"


def _ways(rows: Any) -> dict[str, Way]:
    found: dict[str, Way] = {}
    for row in rows:
        name = str(row["name"])
        if name in found:
            raise NoSuchExperiment(f"two ways bear the name {name!r}. Give each its own.")
        found[name] = Way(_spec(row["player"]), dict(row["changes"]), str(row["opening"]))
    return found


def _spec(what: Any) -> Spec:
    if not isinstance(what, str | Mapping):
        raise NoSuchExperiment(
            f"{what!r:.60} is no player. Give a name, such as 'mixed', or the data of a doctrine."
        )
    return what


def _named(ways: Mapping[str, WayLike]) -> dict[str, Way]:
    if not isinstance(ways, Mapping):
        raise NoSuchExperiment(
            f"the ways to fight are {ways!r:.60}. Give each a name, such as {{'three': 'resettle-3'}}."
        )
    return {str(name): Way.of(way) for name, way in ways.items()}


def _opponents(against: Any) -> tuple[Spec, ...]:
    several = isinstance(against, Iterable) and not isinstance(against, str | Mapping)
    return tuple(_spec(spec) for spec in (against if several else (against,)))


def _whole(what: str, value: Any) -> int:
    try:
        return index(value)
    except TypeError as error:
        raise NoSuchExperiment(f"{what} is {value!r:.40}. Write a whole number, such as 8.") from error


def _plain(spec: Spec) -> str | dict[str, object]:
    return spec if isinstance(spec, str) else dict(spec)


def ask(
    position: PositionLike,
    ways: Mapping[str, WayLike],
    *,
    against: Against = ("mixed",),
    side: Seat = "gov",
    runs: int = 200,
    seed: int = 1,
    stop: StopLike = TURN_LIMIT,
) -> Question:
    """Return a checked question; see `Question` for the arguments.

    Raises:
        LabError: If it cannot be asked; see `Question.check`.
    """
    question = Question(
        Position.of(position),
        _named(ways),
        _opponents(against),
        side,
        _whole("the number of wars", runs),
        _whole("the first seed", seed),
        Stop.of(stop),
    )
    question.check()
    return question
