"""What a player is: it looks at a position and gives a line of play, with its reasons as data."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.refusals import Value
from algeria_lab.core.rules import GameState

HUMAN, RANDOM = "human", "random"
Line: TypeAlias = tuple[Action, ...]
Values: TypeAlias = tuple[tuple[str, Value], ...]
View_contra = TypeVar("View_contra", bound=GameState, contravariant=True)


class Because(NamedTuple):
    """One question that a player asked itself, and the answer.

    Attributes:
        rule: Citation key of the rule that the question is about; empty for players without rules.
        question: Message id of the question; the id with ``-found`` added says what was found.
        answer: Whether the answer was yes; the last question of a choice is the one that decided.
        values: Names and numbers that the finding quotes.
    """

    rule: str
    question: str
    answer: bool
    values: Values = ()

    @property
    def finding(self) -> str:
        """Message id of what was found; only a yes has one."""
        return f"{self.question}-found"


class Choice(NamedTuple):
    """What a player decided.

    Attributes:
        line: One action, or several that belong together, such as a whole Raid with its units.
        because: Every question asked on the way, in order.
    """

    line: Line
    because: tuple[Because, ...] = ()

    def __repr__(self) -> str:
        return f"Choice({self.text!r:.200}, {len(self.because)} questions)"

    @property
    def text(self) -> str:
        """The line as it is typed: actions joined by semicolons."""
        return "; ".join(map(str, self.line))

    def concerning(self, name: str) -> tuple[Because, ...]:
        """Return the questions in whose findings a place, or another thing, has a part by its id."""
        return tuple(
            [one for one in self.because if any(name in str(value).split() for _, value in one.values)]
        )


class Player(Protocol[View_contra]):
    """Anybody who can play: computer, script or person.

    `choose` is not given the legal actions. Doctrines build whole missions from the position and would
    pay for a list that they never read; who needs one asks the rules, as `RandomPlayer` does.
    """

    @property
    def name(self) -> str:
        """What it is called in saves and on the command line."""

    def choose(self, view: View_contra, rng: Random) -> Choice:
        """Return what to do.

        Args:
            view: What the player may see; a decision of its own seat is awaited. Not to be changed.
            rng: The player's own generator; the dice are out of its reach.
        """


@runtime_checkable
class Explaining(Player[View_contra], Protocol[View_contra]):
    """A player whose reasons depend on dice: it tells them once its line has been played."""

    def explain(self, view: View_contra, faces: tuple[int, ...]) -> tuple[Because, ...]:
        """Return every question asked on the way to what it did.

        Args:
            view: What it saw when it chose. Not to be changed.
            faces: The faces that fell while its line was carried out, in order.
        """


def rng_of(seed: int, seat: Seat) -> Random:
    """Return the generator of a player: from the seed of the war, apart from its dice."""
    return Random(f"player {seat} {seed}")
