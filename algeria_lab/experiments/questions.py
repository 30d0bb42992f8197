"""A question to many wars: one position, ways to fight it, opponents, seeds; plain data, checked."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from algeria_lab.core.actions import SEATS, Seat
from algeria_lab.core.refusals import IllegalAction, UnknownName
from algeria_lab.core.short import short_repr
from algeria_lab.experiments.openings import Opening, OpeningRefused, check_moment
from algeria_lab.experiments.own import (
    Absent,
    MeasureFunction,
    is_own,
    name_of,
    not_at_hand,
    own_player,
    read_measures,
)
from algeria_lab.experiments.positions import Beginning, BeginningLike, NoSuchExperiment, opened
from algeria_lab.experiments.record import Subject, Values
from algeria_lab.experiments.ways import (
    Against,
    PlayerLike,
    Stop,
    StopLike,
    Way,
    WayLike,
    plain,
    player_from,
    read_against,
    read_ways,
    whole,
)
from algeria_lab.players.base import Player

FORMAT = "algeria-experiment/1"
# What names a war and how it ended, in the order of columns.
KEYS = ("way", "against", "seed", "turn", "over", "winner", "level", "turns")
OTHER: Mapping[Seat, Seat] = {"fln": "gov", "gov": "fln"}
TRIES = 20  # wars in which an opening may be refused before it is thought to be refused in all
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
        return tuple(
            self.subject.player(spec, OTHER[self.side]).name
            if isinstance(spec, str | Mapping)
            else name_of(spec)
            for spec in self.against
        )

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

    def check(self) -> None:
        """Refuse what cannot be asked, before a war is played.

        Raises:
            NoSuchExperiment: For zero runs, no way, twice the same opponent, an impossible position or stop.
            UnknownName: For an unknown game, scenario, side, player, constant; the nearest name is given.
            WrongNumber: For a player whose number is outside its range.
            WrongFile: For data that is not a doctrine; all its faults are listed.
            WrongOption: For a constant of the wrong kind.
            OpeningRefused, MalformedAction: For an opening that cannot be played.
            NotAtHand: For code of one's own of which only the name is known.
        """
        if self.side not in SEATS:
            raise UnknownName("side", self.side, SEATS)
        self._check_numbers()
        if not self.ways or not self.against:
            raise NoSuchExperiment("an experiment needs at least one way to fight and one opponent.")
        if len(set(self.opponents)) < len(self.against):
            raise NoSuchExperiment(f"two opponents bear one name: {', '.join(self.opponents)}.")
        self._check_own()
        self.position.check(self.stop.turn)
        for name, way in self.ways.items():
            self.player(way.player, self.side, self.seed)
            self._check_beginning(name, way)

    def _check_own(self) -> None:
        """Refuse code that is not here, and a name that stands for two things.

        Raises:
            NotAtHand: If only the name of some code is known.
        """
        if absent := [name for name, what in self.own.items() if isinstance(what, Absent)]:
            raise not_at_hand(absent)
        for player in self.against:
            self.player(player, OTHER[self.side], self.seed)
        for way in self.ways.values():
            check_moment(way.when, self.subject.phases)

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

    def _first_opened(self, name: str, way: Way) -> Any:
        """Return where the first war begins that does not refuse the opening.

        Raises:
            OpeningRefused: If so many refuse it that all are likely to.
        """
        refusals = []
        for seed in self.seeds[:TRIES]:
            try:
                start = self.opened(way, seed)
                if opening := self.opening(way):
                    self._play_opening(opening, way, start, seed)
            except OpeningRefused as error:
                refusals.append(error)
            else:
                return start
        later = (
            "" if way.when else f" where they begin; with when= it waits for {', '.join(self.subject.phases)}"
        )
        raise refusals[0].of_all(name, len(refusals), self.seed, later) from refusals[0]

    def _play_opening(self, opening: Opening[Any], way: Way, start: Any, seed: int) -> None:
        """Play a war until its opening is over.

        Raises:
            OpeningRefused: If the rules refuse it, or its moment does not come.
        """
        players = opening.seated(self.players(way, self.against[0], seed))

        def is_enough(values: Values, state: Any) -> bool:
            return opening.is_over or self.stop.is_met(values, state)

        self.subject.play(start, players, seed, self.stop.turn, is_enough)
        opening.check_played()

    def _check_beginning(self, name: str, way: Way) -> None:
        """Refuse a way whose wars would be over before anybody decides anything."""
        state = self._first_opened(name, way)
        if self.subject.rules.outcome(state):
            raise NoSuchExperiment(f"the opening of {name!r} ends the war. Leave a part of it to the player.")
        values = self.subject.look(state)
        known = [name for name in values if name in self.subject.quantities]
        for level in self.stop.at_most:
            if level not in known:
                raise UnknownName("level to stop at", level, known)
        # Before the first turn the map may still be empty: no stop of one's own is asked there.
        stop = self.stop if state.turn else replace(self.stop, when=None)
        if stop.is_met(values, state):
            met = [
                f"{level} is {values[level]}" for level, low in stop.at_most.items() if values[level] <= low
            ]
            said = " and ".join(met) or "your stop says yes"
            advice = "Choose lower levels to stop at." if met else "Give a function that says no there."
            raise NoSuchExperiment(f"the wars would stop at once: {said} where {name!r} begins. {advice}")

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
                str(data["side"]),  # type: ignore[arg-type] # `check` names the sides
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


def ask(  # noqa: PLR0913 - a question has a position, ways, opponents and size
    position: BeginningLike,
    ways: Mapping[str, WayLike],
    *,
    against: Against | None = None,
    side: Seat = "gov",
    runs: int = 200,
    seed: int = 1,
    stop: StopLike = None,
    measures: Mapping[str, MeasureFunction] | None = None,
    game: str | None = None,
) -> Question:
    """Return a checked question; see `Question` for the arguments, and `compare` for what may be left out.

    Raises:
        LabError: If it cannot be asked; see `Question.check`.
    """
    place = Beginning.of(position, game)
    usual = place.subject.usual(place.scenario, OTHER.get(side, side))
    question = Question(
        place,
        read_ways(ways),
        Stop.of(stop, place.subject.turn_limit),
        read_against(usual if against is None else against),
        side,
        whole("the number of wars", runs),
        whole("the first seed", seed),
        read_measures(measures, (*KEYS, *place.subject.quantities)),
    )
    question.check()
    return question
