"""Two lines of one game beside each other: both sums by card, tracks, pieces, and the spaces that differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from algeria_lab.core.branches import shared_moment
from algeria_lab.lessons.twilight.lines import Lines, lines_of
from algeria_lab.lessons.twilight.walking import card_ends
from algeria_lab.twilight.geography import EVERYWHERE, PLACES
from algeria_lab.twilight.pieces import GOVERNMENT, INSURGENT, KINDS
from algeria_lab.twilight.state import LEVELS
from algeria_lab.views.play.time.comparing import Pair, last_of, pairs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.core.game import Game
    from algeria_lab.twilight.state import State

TRACKS = ("gov_resources", "fln_resources", "commitment", "border_zone")
Stack = tuple[str, ...]


class Difference(NamedTuple):
    """Something that is not the same in a space.

    Attributes:
        place: The space.
        what: ``control``, ``level``, the pieces of a side (``fln``, ``gov``), ``terror`` or ``resettled``.
        first: What it is in the first line: a name, pieces by kind, a number, or whether the marker lies.
        second: The same in the second line.
    """

    place: str
    what: str
    first: str | int | Stack
    second: str | int | Stack


class Sums(NamedTuple):
    """Both sums of both lines at the end of a card; None where a line has not come that far."""

    turn: int
    first: Lines | None
    second: Lines | None


@dataclass(frozen=True)
class Comparison:
    """Two lines of one game.

    Attributes:
        parted: The last moment that they have in common, as a number of actions.
        turn: The card for which they are compared, by number: the last that both have begun.
        moments: The moment of each line that is compared, to be shown as a map.
        now: Both sums of both lines at these moments.
        sums: Both sums card by card, to the end of the longer line.
        tracks: Numbers on tracks.
        spaces: Spaces held by each side, at Support, at Oppose, with Terror, Resettled.
        pieces: Pieces in spaces by kind.
        differences: What is not the same, space by space.
    """

    parted: int
    turn: int
    moments: tuple[int, int]
    now: tuple[Lines, Lines]
    sums: tuple[Sums, ...]
    tracks: tuple[Pair, ...]
    spaces: tuple[Pair, ...]
    pieces: tuple[Pair, ...]
    differences: tuple[Difference, ...]

    @property
    def places(self) -> tuple[str, ...]:
        """The spaces where something differs."""
        return tuple(dict.fromkeys(difference.place for difference in self.differences))


def compare(first: Game[State], second: Game[State]) -> Comparison:
    """Return two lines of one game compared at the last card that both have begun."""
    turn = min(first.state.turn, second.state.turn)
    moments = last_of(first, turn), last_of(second, turn)
    one, two = first.state_at(moments[0]), second.state_at(moments[1])
    return Comparison(
        shared_moment(first, second),
        turn,
        moments,
        (lines_of(one), lines_of(two)),
        tuple(_sums(first, second)),
        tuple(Pair(name, getattr(one, name), getattr(two, name)) for name in TRACKS),
        tuple(pairs(_spaces(one), _spaces(two))),
        tuple(pairs(_pieces(one), _pieces(two))),
        tuple(differences(one, two)),
    )


def differences(first: State, second: State) -> Iterator[Difference]:
    """Yield what is not the same in two positions, space by space in the order of the map."""
    for space in EVERYWHERE:
        before, after = _standing(first, space), _standing(second, space)
        for what, value in before.items():
            if value != after[what]:
                yield Difference(PLACES[space], what, value, after[what])


def _standing(state: State, space: int) -> dict[str, str | int | Stack]:
    return {
        "control": state.control(space),
        "level": LEVELS[state.support[space]],
        "fln": _stack(state, space, INSURGENT),
        "gov": _stack(state, space, GOVERNMENT),
        "terror": state.terror[space],
        "resettled": state.resettled[space],
    }


def _stack(state: State, space: int, kinds: tuple[int, ...]) -> Stack:
    """Return the pieces of a side in a space, a kind for each."""
    return tuple(KINDS[kind] for kind in kinds for _ in range(state.pieces[space][kind]))


def _sums(first: Game[State], second: Game[State]) -> Iterator[Sums]:
    one, two = (
        {end.turn: lines_of(end.state) for end in card_ends(game.history)} for game in (first, second)
    )
    for turn in sorted(one.keys() | two.keys()):
        yield Sums(turn, one.get(turn), two.get(turn))


def _spaces(state: State) -> dict[str, int]:
    control = [state.control(space) for space in EVERYWHERE]
    levels = [LEVELS[level] for level in state.support]
    return {
        "control-fln": control.count("FLN"),
        "control-gov": control.count("GOV"),
        "support": levels.count("support"),
        "oppose": levels.count("oppose"),
        "terror": sum(map(bool, state.terror)),
        "resettled": sum(state.resettled),
    }


def _pieces(state: State) -> dict[str, int]:
    return {name: sum(state.pieces[space][kind] for space in EVERYWHERE) for kind, name in enumerate(KINDS)}
