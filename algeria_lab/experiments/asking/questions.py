"""A question to many wars: one position, ways to fight it, opponents, seeds; plain data, as workers get it.

It is asked, and checked, in `asking`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import IllegalAction
from algeria_lab.core.words.short import short_repr
from algeria_lab.experiments.asking.openings import Opening, OpeningRefused
from algeria_lab.experiments.asking.own import Absent, MeasureFunction, is_own, name_of, own_player
from algeria_lab.experiments.asking.positions import Beginning, NoSuchExperiment, opened
from algeria_lab.experiments.asking.ways import PlayerLike, Stop, Way, plain, player_from
from algeria_lab.experiments.measuring.record import Subject
from algeria_lab.players.base import Player

FORMAT = "algeria-experiment/1"
# What names a war and how it ended, in the order of columns.
KEYS = ("way", "against", "seed", "turn", "over", "winner", "level", "turns")
OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}


@dataclass(frozen=True)
class Question:
    """What is asked of many wars.

    Attributes:
        position: Where they begin.
        ways: Ways to fight, by the name that tables and charts give them; the first is what the others
            are compared with.
        stop: When an undecided war stops.
        against: The opponents; every way meets each of them.
        side: The side whose ways are compared.
        runs: Wars for each way and opponent.
        seed: Seed of the first war of each; the next war takes the next one. Wars with the same seed are
            a pair: the same dice fall in the same turn and phase, as long as as many are asked for there.
        measures: Measures of one's own, read at the end of each turn, by the names of their columns.
    """

    position: Beginning
    ways: Mapping[str, Way]
    stop: Stop
    against: tuple[PlayerLike, ...] = ("mixed",)
    side: Seat = "gov"
    runs: int = 200
    seed: int = 1
    measures: Mapping[str, MeasureFunction] = field(default_factory=dict)

    __repr__ = short_repr

    @property
    def subject(self) -> Subject[Any]:
        """What experiments know of the game."""
        return self.position.subject

    @property
    def seeds(self) -> range:
        """The seeds of the wars."""
        return range(self.seed, self.seed + self.runs)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The names of the opponents."""
        return tuple(_name_of(self.subject, spec, OTHER[self.side]) for spec in self.against)

    @property
    def wars(self) -> int:
        """How many wars are played in all."""
        return self.runs * len(self.ways) * len(self.against)

    @property
    def deciding(self) -> dict[str, object]:
        """Code of one's own that decides how a war goes, `Absent` where only its name is known.

        Players by the names of their ways, or as opponents by their own; moments as ``three when``; ``stop``.
        """
        ways = self.ways.items()
        found: dict[str, object] = {name: way.player for name, way in ways if is_own(way.player)}
        found |= {f"{name} when": way.when for name, way in ways if is_own(way.when)}
        found |= {name_of(player): player for player in self.against if is_own(player)}
        return found | ({"stop": self.stop.when} if self.stop.when else {})

    @property
    def own(self) -> dict[str, object]:
        """All code of one's own: `deciding`, and measures by their names."""
        return {**self.deciding, **self.measures}

    def with_own(self, own: Mapping[str, Any]) -> Question:
        """Return the question with code for the names of `own`; what is not given stays as it is."""
        ways = {
            name: replace(way, player=own.get(name, way.player), when=own.get(f"{name} when", way.when))
            for name, way in self.ways.items()
        }
        against = tuple(own.get(name_of(spec), spec) if is_own(spec) else spec for spec in self.against)
        measures = {name: own.get(name, function) for name, function in self.measures.items()}
        stop = replace(self.stop, when=own.get("stop", self.stop.when))
        return replace(self, ways=ways, against=against, stop=stop, measures=measures)

    def players(self, way: Way, opponent: PlayerLike, seed: int) -> dict[Seat, Player[Any]]:
        """Return who plays the war of a seed; players of one's own are made for it alone."""
        other = OTHER[self.side]
        seats = {self.side: self.player(way.player, self.side, seed)}
        return {**seats, other: self.player(opponent, other, seed)}

    def player(self, player: PlayerLike, seat: Seat, seed: int) -> Player[Any]:
        """Return who plays a side in the war of a seed."""
        if isinstance(player, str | Mapping):
            return self.subject.player(player, seat)
        return own_player(player, self.subject, seat, seed)

    def opening(self, way: Way) -> Opening[Any] | None:
        """Return the opening of one war that waits for its moment, if the way has one."""
        return Opening(self.subject.rules, way.opening, way.when, self.side) if way.when else None

    def opened(self, way: Way, seed: int) -> Any:
        """Return the position at which the players of a war take over.

        Raises:
            OpeningRefused: If the rules refuse the opening there.
        """
        start = self.position.at(way.changes, seed)
        if way.when:
            return start
        try:
            return opened(self.subject.rules, start, way.opening, seed)
        except IllegalAction as error:
            raise OpeningRefused(error.asked, error.refusal) from error

    def part(self, runs: int, seed: int) -> Question:
        """Return the same question over other seeds."""
        return replace(self, runs=runs, seed=seed)

    def to_json(self) -> dict[str, Any]:
        """Return the question as plain JSON; `from_json` reads it back."""
        data = {
            "format": FORMAT,
            "position": self.position.to_json(),
            # A list, because the first way is the yardstick and other languages forget the order of keys.
            "ways": [{"name": name, **way.to_json()} for name, way in self.ways.items()],
            "against": [plain(spec) for spec in self.against],
            "side": self.side,
            "runs": self.runs,
            "seed": self.seed,
            "stop": self.stop.to_json(),
        }
        return {**data, "measures": list(self.measures)} if self.measures else data

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
            names = [str(row["name"]) for row in data["ways"]]
            if doubles := [name for name in names if names.count(name) > 1]:
                raise NoSuchExperiment(f"two ways bear the name {doubles[0]!r}. Give each its own.")
            return cls(
                Beginning.from_json(data["position"]),
                dict(zip(names, map(Way.from_json, data["ways"]), strict=True)),
                Stop.from_json(data["stop"]),
                tuple(player_from(spec) for spec in data["against"]),
                str(data["side"]),  # type: ignore[arg-type] # `asking.check` names the sides
                int(data["runs"]),
                int(data["seed"]),
                {str(name): Absent(str(name)) for name in data.get("measures", ())},
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


def _name_of(subject: Subject[Any], player: PlayerLike, seat: Seat) -> str:
    """Return what tables call a player; data that nobody has checked yet may have any name, or none."""
    if isinstance(player, Mapping):
        return str(player.get("name", ""))
    return subject.player(player, seat).name if isinstance(player, str) else name_of(player)
