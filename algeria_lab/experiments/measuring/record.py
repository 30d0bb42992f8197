"""The record of a game that experiments can study: how it is played many times, and what is measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Literal, NamedTuple, TypeAlias

from algeria_lab.core.actions import Seat
from algeria_lab.core.refusals import UnknownName
from algeria_lab.core.rules import Rules, S
from algeria_lab.core.tables import load_data
from algeria_lab.players.base import Player

Spec: TypeAlias = str | Mapping[str, object]  # a player: its name, or its data
Values: TypeAlias = Mapping[str, int]  # turns that are over, as ``turn``, and quantities by name
Watch: TypeAlias = Callable[[Values, Any], bool]  # what is read, and the position, which is not to be kept
DRAW: Literal["draw"] = "draw"  # the winner of a war that is over and that nobody has won


class Quantity(NamedTuple):
    """What can be measured of a war.

    Attributes:
        range: The lowest and highest value that is worth predicting.
        derive: Makes it from the values of a row; None for what is read while a war is played.
        of: The columns of those values.
        is_share: Whether it is 0 or 100 in each war, so that its mean is a share in percent.
    """

    range: tuple[int, int]
    derive: Callable[..., int] | None = None
    of: tuple[str, ...] = ()
    is_share: bool = False


def won_by(winner: Seat | Literal["draw"]) -> Quantity:
    """Return the percentage of wars that a side has won, or nobody: that are over without a winner."""
    return _ended("winner", winner)


def ended_by(level: str) -> Quantity:
    """Return the percentage of wars that are over and ended in one way, a level of the game."""
    return _ended("level", level)


def _ended(column: str, value: str) -> Quantity:
    return Quantity(
        (0, 100), lambda over, found: 100 if over and found == value else 0, ("over", column), is_share=True
    )


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


def read_constants(game: str, printed: Mapping[str, object]) -> Mapping[str, Constant]:
    """Return the numbers of a model that an audit can change, as the table ``audit`` of the game lists them.

    Args:
        game: The game.
        printed: The printed values of all that a way can change, by name.

    Raises:
        UnknownName: If the table names something else.
    """
    found = {}
    for name, data in load_data(game, "audit").items():
        if name not in printed:
            raise UnknownName("constant of the audit", name, printed)
        assert isinstance(data, Mapping)
        found[name] = Constant(name, data["rule"], int(str(printed[name])), tuple(sorted(data["values"])))
    return found


class Ended(NamedTuple):
    """How a war ended.

    Attributes:
        winner: The side that won, or `DRAW`; empty if the war was stopped.
        level: How clearly or by what, one of the levels of its game; empty if the war was stopped.
    """

    winner: str
    level: str


@dataclass(frozen=True)
class Subject(Generic[S]):
    """A game that experiments can study.

    Attributes:
        rules: Its rules.
        turn_limit: The turn after which an undecided war is given up.
        levels: How clearly a war can be won, or by what it can end; empty first, for those that were stopped.
        quantities: What can be measured, in the order in which menus show it.
        constants: Returns the numbers of its model that an audit can change, by name.
        player: Returns who plays a seat; data that somebody wrote has been checked, see `reading`.
        names: Returns the names of the players of a seat who are quick enough for many wars.
        usual: Returns the name of who plays a seat of a scenario where nobody names an opponent.
        look: Returns what can be measured in a position, where no war has been played.
        play: Plays a war on from a position, which stays as it is: position, players, seed, last turn, and
            who watches. The watcher is told all that is read, and the position, where the first turn begins
            (in the middle of a turn: at once), at the end of each turn and of the war; a true answer stops
            the war there.
        changed: The option of its rules that takes changed constants and switches by name.
        under: Returns a position under changed constants.
        phases: The phases in which somebody decides: what an opening may wait for.
    """

    rules: Rules[S]
    turn_limit: int
    levels: tuple[str, ...]
    quantities: Mapping[str, Quantity]
    constants: Callable[[], Mapping[str, Constant]]
    player: Callable[[Spec, Seat], Player[S]]
    names: Callable[[Seat], tuple[str, ...]]
    usual: Callable[[str, Seat], str]
    look: Callable[[S], Values]
    play: Callable[[S, Mapping[Seat, Player[S]], int, int, Watch], Ended]
    changed: str
    under: Callable[[S, Mapping[str, object]], S]
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
