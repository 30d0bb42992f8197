"""A line of play thought through on a copy of the position, action by action, as the rules allow it.

Nothing that the Government does in a turn of its own rolls dice, so that a whole turn can be planned. Where
dice would fall, or the other side decides, a line ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from algeria_lab.core.actions import Action, Seat
from algeria_lab.core.dice import Dice
from algeria_lab.twilight.decisions import STEPS
from algeria_lab.twilight.draft import Draft
from algeria_lab.twilight.frames import Frame
from algeria_lab.twilight.frames.sequence import Turn
from algeria_lab.twilight.rules import PAUSES, resolve, settle
from algeria_lab.twilight.state import State
from algeria_lab.twilight.steps import Args, Step, to_action

T = TypeVar("T")
_NO_VERBS: Final[Step[Any]] = {}


class MiddlingDice(Dice):
    """Dice that show a 4 and a 3 in turn: what a throw brings on average."""

    def __init__(self) -> None:
        self._last = 3

    def d6(self) -> int:
        """Return the other one of the two."""
        self._last = 7 - self._last
        return self._last


class Move(NamedTuple):
    """One action of a line.

    Attributes:
        verb: What is done.
        args: With what, as the rules count places and kinds.
        takes: What the arguments are, to write them down.
    """

    verb: str
    args: Args
    takes: tuple[str, ...]

    def action(self, seat: Seat) -> Action:
        """Return it as it is typed."""
        return to_action(seat, self.verb, self.takes, self.args)


Line: TypeAlias = tuple[Move, ...]


class Plan:
    """A copy of a position on which a line of play is tried.

    Args:
        view: The position at which the line begins; it stays as it is.

    Attributes:
        seat: Whose line it is.
        state: The position after the line so far.
    """

    __slots__ = ("_draft", "_line", "seat", "state")

    def __init__(self, view: State, seat: Seat = "gov") -> None:
        self.seat = seat
        self.state = view.copy()
        self._draft = Draft(self.state, MiddlingDice(), listening=False)
        self._line: list[Move] = []

    @property
    def line(self) -> Line:
        """The line so far."""
        return tuple(self._line)

    @property
    def top(self) -> Frame | None:
        """What is awaited after the line so far."""
        return self.state.top

    @property
    def places(self) -> tuple[int, ...]:
        """Places that the operation or special activity being planned has selected."""
        places: tuple[int, ...] = getattr(self.state.agenda[-1], "places", ()) if self.state.agenda else ()
        return places

    @property
    def decides(self) -> bool:
        """Whether the same side decides next within its turn."""
        top = self.top
        return type(top) in STEPS and getattr(top, "seat", None) == self.seat and not isinstance(top, Turn)

    def allows(self, verb: str, *args: object) -> bool:
        """Return whether the rules allow an action next."""
        agenda = self.state.agenda
        if not agenda:
            return False
        frame: Any = agenda[-1]
        entry = STEPS.get(type(frame), _NO_VERBS).get(verb)
        if entry is None or frame.seat != self.seat:
            return False
        return entry.refusal(self.state, frame, *args) is None

    def act(self, verb: str, *args: object) -> bool:
        """Go on with an action, if the rules allow it, and return whether they do."""
        if not self.allows(verb, *args):
            return False
        self.take(verb, args)
        return True

    def take(self, verb: str, args: Args) -> None:
        """Go on with an action that the rules are known to allow."""
        self._line.append(Move(verb, args, STEPS[type(self.state.agenda[-1])][verb].takes))
        resolve(self._draft, verb, args)

    def let_it_run(self) -> None:
        """Carry out what follows by itself in the same turn, with dice as they fall on average."""
        settle(self._draft, PAUSES)


class Opening(Generic[T]):
    """The first choice of a plan, made once: it is the same in every box of the initiative track.

    Args:
        choose: Makes it, on a plan that has only taken a box.
    """

    def __init__(self, choose: Callable[[Plan], T]) -> None:
        self._choose = choose
        self._made: list[T] = []

    def of(self, plan: Plan) -> T:
        """Return the choice."""
        if not self._made:
            self._made.append(self._choose(plan))
        return self._made[0]


def only(view: State, verb: str, *args: object) -> Line:
    """Return a line of a single action that the rules are known to allow."""
    return (Move(verb, args, STEPS[type(view.agenda[-1])][verb].takes),)
