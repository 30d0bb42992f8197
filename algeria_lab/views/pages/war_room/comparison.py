"""Two lines of one war beside each other: where they part, support, forces, areas, and places that differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from algeria_lab.algeria.board.geography import PLACES
from algeria_lab.algeria.board.units import FLN, GOV, KINDS, by_kind, count
from algeria_lab.core.branches import shared_moment
from algeria_lab.lessons.algeria.accounts import levels_by_turn
from algeria_lab.views.play.time.comparing import Pair, last_of, pairs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.core.game import Game

What = Literal["control", "fln", "gov", "terror", "resettled", "oas"]
Kinds = tuple[tuple[str, int], ...]


class Difference(NamedTuple):
    """Something that is not the same in a place.

    Attributes:
        place: The place.
        what: Control, the units of a side, or a marker.
        first: What it is in the first line: a side, units by type and number, or whether the marker lies.
        second: The same in the second line.
    """

    place: str
    what: What
    first: str | bool | Kinds
    second: str | bool | Kinds


class Levels(NamedTuple):
    """Both PSL of both lines at the end of a turn; None where a line has not come that far."""

    turn: int
    first: tuple[int, int] | None
    second: tuple[int, int] | None


@dataclass(frozen=True)
class Comparison:
    """Two lines of one war.

    Attributes:
        parted: The last moment that they have in common, as a number of actions.
        parted_turn: Its turn.
        turn: The turn for which they are compared: the last that both have begun.
        moments: The moment of each line that is compared, to be shown as a map.
        phases: The phase in which each line stands then; empty for one that is at the end of the turn.
        support: Both PSL by turn, from the set-up to the end of the longer line.
        forces: Units on the map by type, those with none in both lines left out.
        areas: Areas held by each side, and contested ones.
        markers: Terrorized and resettled areas.
        differences: What is not the same, place by place.
    """

    parted: int
    parted_turn: int
    turn: int
    moments: tuple[int, int]
    phases: tuple[str, str]
    support: tuple[Levels, ...]
    forces: tuple[Pair, ...]
    areas: tuple[Pair, ...]
    markers: tuple[Pair, ...]
    differences: tuple[Difference, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """The places where something differs."""
        return tuple(dict.fromkeys(difference.place for difference in self.differences))


def compare(first: Game[State], second: Game[State]) -> Comparison:
    """Return two lines of one war compared in the last turn that both have begun."""
    parted = shared_moment(first, second)
    turn = min(first.state.turn, second.state.turn)
    moments = last_of(first, turn), last_of(second, turn)
    one, two = first.state_at(moments[0]), second.state_at(moments[1])
    return Comparison(
        parted,
        first.state_at(parted).turn,
        turn,
        moments,
        (_phase_in(first, turn), _phase_in(second, turn)),
        tuple(_support(first, second)),
        tuple(_forces(one, two)),
        tuple(pairs(_areas(one), _areas(two))),
        tuple(pairs(_markers(one), _markers(two))),
        tuple(differences(one, two)),
    )


def differences(first: State, second: State) -> list[Difference]:
    """Return what is not the same in two positions, place by place in the order of the map."""
    found = []
    for place in PLACES:
        before, after = _standing(first, place), _standing(second, place)
        found += [
            Difference(place, what, before[what], after[what])
            for what in before
            if before[what] != after[what]
        ]
    return found


def _standing(state: State, place: str) -> dict[What, str | bool | Kinds]:
    return {
        "control": state.control.get(place, ""),
        "fln": tuple(by_kind(state.at[place] & FLN).items()),
        "gov": tuple(by_kind(state.at[place] & GOV).items()),
        "terror": place in state.terror,
        "resettled": place in state.resettled,
        "oas": state.oas == place,
    }


def _phase_in(game: Game[State], turn: int) -> str:
    """Return the phase of a turn that is not over yet; empty where it is."""
    return game.state.phase if game.state.turn == turn and game.state.agenda else ""


def _support(first: Game[State], second: Game[State]) -> Iterator[Levels]:
    one, two = (
        {row.turn: (row.fln, row.gov) for row in levels_by_turn(game.history)} for game in (first, second)
    )
    for turn in sorted(one.keys() | two.keys()):
        yield Levels(turn, one.get(turn), two.get(turn))


def _forces(first: State, second: State) -> Iterator[Pair]:
    one, two = by_kind(first.on_map()), by_kind(second.on_map())
    for kind in reversed(KINDS):
        if kind.name in one or kind.name in two:
            yield Pair(kind.name, one.get(kind.name, 0), two.get(kind.name, 0))


def _areas(state: State) -> dict[str, int]:
    held = list(state.control.values())
    return {"fln": held.count("fln"), "gov": held.count("gov")}


def _markers(state: State) -> dict[str, int]:
    return {
        "terror": len(state.terror),
        "resettled": len(state.resettled),
        "neutralized": count(state.neutralized & state.on_map()),
    }
