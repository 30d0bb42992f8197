"""The record of a game that experiments can study: how it is played many times, and what is measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import Rules, S
from algeria_lab.players.base import Player

if TYPE_CHECKING:
    from pandas import DataFrame, Series

Spec: TypeAlias = str | Mapping[str, object]  # a player: its name, or its data
Values: TypeAlias = Mapping[str, int]  # turns that are over, as ``turn``, and quantities by name
Watch: TypeAlias = Callable[[Values, Any], bool]  # what is read, and the position, which is not to be kept


class Quantity(NamedTuple):
    """What can be measured of a war.

    Attributes:
        range: The lowest and highest value that is worth predicting.
        derive: Makes it from rows of a frame; None for what is read while a war is played.
        is_share: Whether it is 0 or 100 in each war, so that its mean is a share in percent.
    """

    range: tuple[int, int]
    derive: Callable[[DataFrame], Series] | None = None
    is_share: bool = False


def won_by(seat: Seat) -> Quantity:
    """Return the percentage of wars that a side has won."""
    return Quantity((0, 100), lambda rows: 100 * (rows["over"] & (rows["winner"] == seat)), is_share=True)


class Constant(NamedTuple):
    """A number of the model that an audit can change.

    Attributes:
        name: Its name among the changes of a way.
        rule: Citation key of the rule that prints it.
        printed: Its printed value.
        others: Other values worth trying, ascending, the printed one not among them.
    """

    name: str
    rule: str
    printed: int
    others: tuple[int, ...]

    @property
    def ends(self) -> tuple[int, ...]:
        """The nearest value on each side of the printed one, as far as there is one."""
        below = [value for value in self.others if value < self.printed]
        above = [value for value in self.others if value > self.printed]
        return (*below[-1:], *above[:1])


class Ended(NamedTuple):
    """How a war ended.

    Attributes:
        winner: The side that won; empty if nobody has.
        level: How clearly, one of the levels of its game; empty if nobody has.
    """

    winner: str
    level: str


@dataclass(frozen=True)
class Subject(Generic[S]):
    """A game that experiments can study.

    Attributes:
        rules: Its rules; its option ``changes`` takes changed constants by name.
        state: The type of its positions.
        turn_limit: The turn after which an undecided war is given up.
        levels: How clearly a war can be won; empty first, for those that nobody has won.
        quantities: What can be measured, in the order in which menus show it.
        constants: Returns the numbers of its model that an audit can change, by name.
        player: Returns who plays a seat; data may be what somebody wrote, and is checked.
        look: Returns what can be measured in a position, where no war has been played.
        play: Plays a war on from a position, which stays as it is: position, players, seed, last turn, and
            who watches. The watcher is told all that is read, and the position, where the first turn begins
            (in the middle of a turn: at once), at the end of each turn and of the war; a true answer stops
            the war there.
        under: Returns a position under changed constants.
        beginning: Returns the rules of a game that begins at a position, whatever scenario it is given.
        phases: The phases in which somebody decides: what an opening may wait for.
    """

    rules: Rules[S]
    state: type[S]
    turn_limit: int
    levels: tuple[str, ...]
    quantities: Mapping[str, Quantity]
    constants: Callable[[], Mapping[str, Constant]]
    player: Callable[[Spec, Seat], Player[S]]
    look: Callable[[S], Values]
    play: Callable[[S, Mapping[Seat, Player[S]], int, int, Watch], Ended]
    under: Callable[[S, Mapping[str, object]], S]
    beginning: Callable[[S], Rules[S]]
    phases: tuple[str, ...]

    @property
    def read(self) -> tuple[str, ...]:
        """The names of what is read while a war is played, in the order of columns."""
        return tuple(name for name, quantity in self.quantities.items() if quantity.derive is None)

    def constant(self, name: str) -> Constant:
        """Return a number of the model that an audit can change.

        Raises:
            UnknownName: If there is no such number.
        """
        known = self.constants()
        if name not in known:
            raise UnknownName("constant of the audit", name, known)
        return known[name]
