"""A question to many wars: one position, ways to fight it, opponents, seeds; plain data, checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.experiments.positions import NoSuchExperiment, Position, PositionLike, opened
from algeria_lab.experiments.record import Spec, Subject
from algeria_lab.experiments.ways import (
    Against,
    Stop,
    StopLike,
    Way,
    WayLike,
    plain,
    read_against,
    read_spec,
    read_ways,
    whole,
)
from algeria_lab.players.base import Player

FORMAT = "algeria-experiment/1"
OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}
HIGHEST_SEED = 2**53  # larger whole numbers are not exact in a browser, where questions travel


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
    """

    position: Position
    ways: Mapping[str, Way]
    stop: Stop
    against: tuple[Spec, ...] = ("mixed",)
    side: Seat = "gov"
    runs: int = 200
    seed: int = 1

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
        return tuple(self.subject.player(spec, OTHER[self.side]).name for spec in self.against)

    @property
    def wars(self) -> int:
        """How many wars are played in all."""
        return self.runs * len(self.ways) * len(self.against)

    def players(self, way: Way, opponent: Spec) -> dict[Seat, Player[Any]]:
        """Return who plays."""
        other, player = OTHER[self.side], self.subject.player
        return {self.side: player(way.player, self.side), other: player(opponent, other)}

    def check(self) -> None:
        """Refuse what cannot be asked, before a war is played.

        Raises:
            NoSuchExperiment: For zero runs, no way, twice the same opponent, an impossible position or stop.
            NotMeasured: If experiments cannot measure the game.
            UnknownName: For an unknown game, scenario, side, player, constant; the nearest name is given.
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
        if len(set(self.opponents)) < len(self.against):
            raise NoSuchExperiment(f"two opponents bear one name: {', '.join(self.opponents)}.")
        self.position.check(self.stop.turn)
        for name, way in self.ways.items():
            self.subject.player(way.player, self.side)
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

    def opened(self, way: Way, seed: int) -> Any:
        """Return the position at which the players of a war take over."""
        return opened(self.subject.rules, self.position.at(way.changes, seed), way.opening, seed)

    def _check_beginning(self, name: str, way: Way) -> None:
        """Refuse a way whose wars would be over before anybody decides anything."""
        state = self.opened(way, self.seed)
        if self.subject.rules.outcome(state):
            raise NoSuchExperiment(f"the opening of {name!r} ends the war. Leave a part of it to the player.")
        values = self.subject.look(state)
        known = [name for name in values if name in self.subject.quantities]
        for level in self.stop.at_most:
            if level not in known:
                raise UnknownName("level to stop at", level, known)
        if self.stop.is_met(values):
            said = " and ".join(f"{level} is {values[level]}" for level in self.stop.at_most)
            raise NoSuchExperiment(
                f"the wars would stop at once: {said} where {name!r} begins. Choose lower levels to stop at."
            )

    def part(self, runs: int, seed: int) -> Question:
        """Return the same question over other seeds."""
        return replace(self, runs=runs, seed=seed)

    def to_json(self) -> dict[str, Any]:
        """Return the question as plain JSON; `from_json` reads it back."""
        return {
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
                Position.from_json(data["position"]),
                dict(zip(names, map(Way.from_json, data["ways"]), strict=True)),
                Stop.from_json(data["stop"]),
                tuple(read_spec(spec) for spec in data["against"]),
                str(data["side"]),  # type: ignore[arg-type] # `check` names the sides
                int(data["runs"]),
                int(data["seed"]),
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


def ask(  # noqa: PLR0913 - a question has a position, ways, opponents and size
    position: PositionLike,
    ways: Mapping[str, WayLike],
    *,
    against: Against = ("mixed",),
    side: Seat = "gov",
    runs: int = 200,
    seed: int = 1,
    stop: StopLike | None = None,
    game: str | None = None,
) -> Question:
    """Return a checked question; see `Question` for the arguments, and `compare` for what may be left out.

    Raises:
        LabError: If it cannot be asked; see `Question.check`.
    """
    place = Position.of(position, game)
    question = Question(
        place,
        read_ways(ways),
        Stop.of(place.subject.turn_limit if stop is None else stop),
        read_against(against),
        side,
        whole("the number of wars", runs),
        whole("the first seed", seed),
    )
    question.check()
    return question
