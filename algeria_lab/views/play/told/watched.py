"""What computers played while the reader looked on, told in a few moments that pass by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from algeria_lab.views.play.told.telling import A, Card, Tale

if TYPE_CHECKING:
    from algeria_lab.views.play.told.telling import Teller

B = TypeVar("B")
LEAST, MOST = 4, 5
LONG = 4  # acts: so many are told in two moments while there is room for them
PACE = 2000  # milliseconds for which a moment stands


@dataclass(frozen=True)
class Stretch(Generic[A]):
    """Acts in a row that are told as one moment; it is an act itself.

    Attributes:
        acts: The acts, at least one.
        is_plain: A moment is told, however little it says.
        rolled: Its dice are not told one by one.
    """

    acts: Sequence[A]
    is_plain: bool = False
    rolled: bool = False

    @property
    def at(self) -> int:
        """The moment at which it was over."""
        return self.acts[-1].at

    @property
    def shown(self) -> Any:
        """The position that the board shows while it is told."""
        return self.acts[-1].shown

    def is_of(self, seat: str) -> bool:  # noqa: ARG002 - whoever looks on has decided nothing
        """Return that it is nobody's own doing."""
        return False


class Watched(Tale[Any]):
    """A stretch that was watched, in a few moments; what is shown passes on by itself.

    Args:
        teller: The words of the game.
        acts: All acts of the stretch.
        seat: The side that reads.
    """

    def __init__(self, teller: Teller[Any, Any], acts: Sequence[Any], seat: str) -> None:
        parted = moments(
            clumps(acts), lambda one: teller.parts(main(one)), lambda one: teller.weight(main(one))
        )
        stretches = [Stretch([act for clump in group for act in clump]) for group in parted]
        super().__init__(teller, stretches, seat)

    def turn_to(self, card: int | None) -> list[Any]:
        """Show a moment, or none, as `Tale.turn_to`; return the acts that are passed on the way."""
        return _acts(super().turn_to(card))

    def view(self) -> Card:
        """Return the part `telling` of a scene."""
        return super().view() | {"pace": PACE}

    def _card_at(self, place: int) -> Card:
        return self.teller.moment(self._acts[place].acts)

    def _tally(self, acts: Sequence[Any]) -> Card:
        return self.teller.tally(_acts(acts))


def _acts(stretches: Sequence[Stretch[Any]]) -> list[Any]:
    return [act for stretch in stretches for act in stretch.acts]


def clumps(acts: Sequence[A]) -> list[list[A]]:
    """Return acts in groups of neighbours: each that says something, behind those before it that do not."""
    found: list[list[A]] = []
    waiting: list[A] = []
    for act in acts:
        waiting.append(act)
        if not act.is_plain:
            found.append(waiting)
            waiting = []
    if waiting:
        found[-1:] = [[*(found[-1] if found else []), *waiting]]
    return found


def main(acts: Sequence[A]) -> A:
    """Return the act of a group that says something; the last one where none does."""
    return next((act for act in acts if not act.is_plain), acts[-1])


def moments(
    acts: Sequence[B], parts: Callable[[B], tuple[object, ...]], weight: Callable[[B], float]
) -> list[list[B]]:
    """Return things in four or five groups of neighbours; fewer where there are fewer things.

    Args:
        acts: The things, in order.
        parts: Returns to what a thing belongs, the largest part first, such as its turn and the phase of it.
        weight: Returns how much it moved.
    """
    found = _runs(acts, parts)
    while len(found) > MOST:
        place = min(range(len(found) - 1), key=lambda one: len(found[one]) + len(found[one + 1]))
        found[place : place + 2] = [found[place] + found[place + 1]]
    while len(found) < MOST and (long := _longest(found)) is not None:
        if len(found) >= LEAST and len(found[long]) < LONG:
            break
        found[long : long + 1] = _halves(found[long], weight)
    return found


def _runs(acts: Sequence[B], parts: Callable[[B], tuple[object, ...]]) -> list[list[B]]:
    """Return neighbours that belong together, by the smallest parts of which there are not too many."""
    depth = len(parts(acts[0])) if acts else 0
    for level in range(depth, 0, -1):
        runs = [list(same) for _, same in groupby(acts, lambda act: parts(act)[:level])]  # noqa: B023 - read at once
        if len(runs) <= MOST:
            return runs
    return [list(same) for _, same in groupby(acts, lambda act: parts(act)[:1])]


def _longest(groups: Sequence[Sequence[B]]) -> int | None:
    """Return the place of the group with the most acts; None where none can be parted."""
    longest = max(range(len(groups)), key=lambda one: len(groups[one]), default=None)
    return None if longest is None or len(groups[longest]) < 2 else longest  # noqa: PLR2004 - two parts


def _halves(group: list[B], weight: Callable[[B], float]) -> list[list[B]]:
    """Return a group in two, each of which moved about as much."""
    heavy = [weight(act) or 0.01 for act in group]
    place = min(range(1, len(group)), key=lambda one: abs(sum(heavy[:one]) - sum(heavy[one:])))
    return [group[:place], group[place:]]
