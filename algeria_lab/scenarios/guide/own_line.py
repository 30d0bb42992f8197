"""The line that an author has in mind: how much of it is left, and what counts as its next part.

Parts one behind the other with the same verb, such as the units that join a mission, may be taken in any
order. A unit stands for any other of its kind that is at the same place, in the same box and in the same
condition: ``band-3`` for ``band-5``; in all later lines the two have changed their names. All else must be
as it is written.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from algeria_lab.algeria.board.units import ID_OF, is_unit, kind_of, unit
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action, parse_line
from algeria_lab.core.refusals import LabError
from algeria_lab.core.rules import Rules


class Taken(NamedTuple):
    """An action of a person, and the position in which it was taken."""

    state: Any
    action: Action


class Left(NamedTuple):
    """What is left of a line.

    Attributes:
        parts: The parts that are left, in order.
        names: Units that stand for others of the line from now on, by the name that the author wrote.
    """

    parts: tuple[str, ...]
    names: Mapping[str, str]


class Awaited(Protocol):
    """What a step awaits, one line or one of several, and how much of it is left."""

    def after(self, taken: Iterable[Taken]) -> Any:
        """Return what is left after some actions, with its ``parts``."""

    def is_next(self, left: Any, state: Any, action: Action) -> bool:
        """Return whether an action is the next part of what is left, in a position."""

    def has(self, left: Any, state: Any, action: Action) -> bool:
        """Return whether an action is among the parts that are left, be it later."""

    def readable(self, left: Any, state: Any) -> tuple[Action, ...]:
        """Return what comes next and can be chosen in a position, where nothing else is awaited."""


class OwnLine:
    """The line of a step.

    Args:
        rules: The rules of the game.
        lines: What the author wrote.
        names: Units that stand for others since an earlier step.
    """

    def __init__(
        self, rules: Rules[Any], lines: Iterable[str], names: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self._rules = rules
        self.whole = Left(tuple([part for line in lines for part in parse_line(line)]), names)
        self._known: list[tuple[Taken, Left]] = []

    def after(self, taken: Iterable[Taken]) -> Left:
        """Return what is left after some actions; those that do not belong to the line are passed over.

        How far it was known before is kept: this is asked for each action that a position offers.
        """
        left = self.whole
        for place, one in enumerate(taken):
            if self._known[place : place + 1] and _is_same(self._known[place][0], one):
                left = self._known[place][1]
            else:
                left = self._less(left, one)
                self._known[place:] = [(one, left)]
        return left

    def _less(self, left: Left, taken: Taken) -> Left:
        """Return what is left after one more action."""
        state, action = taken
        found = self._meant(left, state, action)
        if found is None:
            return left
        parts, names = list(left.parts), dict(left.names)
        parts.remove(found[0])
        for meant, one in zip(found[1].args, action.args, strict=True):
            if meant != one:
                names |= {_written(names, meant): one, _written(names, one): meant}
        return Left(tuple(parts), names)

    def is_next(self, left: Left, state: Any, action: Action) -> bool:
        """Return whether an action is the next part of what is left, in a position."""
        return self._meant(left, state, action) is not None

    def has(self, left: Left, state: Any, action: Action) -> bool:
        """Return whether an action is among the parts that are left, be it later."""
        return any(_same(state, action, self._read(state, part, left.names)) for part in left.parts)

    def readable(self, left: Left, state: Any) -> tuple[Action, ...]:
        """Return the parts that are left, up to the first that cannot be chosen in a position."""
        verbs, seat = self._rules.verbs(state), self._rules.to_move(state)
        read = (self._read(state, part, left.names) for part in left.parts)
        found = takewhile(lambda one: one is not None and one.seat == seat and one.verb in verbs, read)
        return tuple([one for one in found if one is not None])

    def next_of(self, taken: Iterable[Taken], state: Any) -> tuple[Action, ...]:
        """Return what comes next after some actions and can be chosen in a position."""
        return self.readable(self.after(taken), state)

    def _meant(self, left: Left, state: Any, action: Action) -> tuple[str, Action] | None:
        """Return the part that an action is, among those that may come next: it, or else its like."""
        group: list[tuple[str, Action]] = []
        for part in left.parts:
            read = self._read(state, part, left.names)
            if read is None or (group and read.verb != group[0][1].verb):
                break
            group.append((part, read))
        exact = [one for one in group if one[1] == action]
        alike = [one for one in group if _same(state, action, one[1])]
        return next(iter([*exact, *alike]), None)

    def _read(self, state: Any, part: str, names: Mapping[str, str]) -> Action | None:
        try:
            action = self._rules.complete(state, part)
        except LabError:
            return None
        return action._replace(args=tuple([names.get(word, word) for word in action.args]))


def _is_same(one: Taken, other: Taken) -> bool:
    """Return whether an action was taken in the very same position."""
    return one.state is other.state and one.action == other.action


def _written(names: Mapping[str, str], unit: str) -> str:
    """Return the name that the author wrote for a unit, which another one may stand for."""
    return next((name for name, stands in names.items() if stands == unit), unit)


def _same(state: Any, action: Action, meant: Action | None) -> bool:
    """Return whether an action does what another one is meant to do."""
    if meant is None or (action.seat, action.verb) != (meant.seat, meant.verb):
        return False
    pairs = list(zip(action.args, meant.args, strict=False))
    return len(action.args) == len(meant.args) and all(
        one == other or _alike(state, one, other) for one, other in pairs
    )


def _alike(state: Any, one: str, other: str) -> bool:
    """Return whether two units of *Algeria* differ by their number only."""
    if not isinstance(state, State) or not (is_unit(one) and is_unit(other)):
        return False
    return _nature(state, one) == _nature(state, other)


def _nature(state: State, name: str) -> tuple[object, ...]:
    single, number = unit(name), ID_OF[name]
    marks = [bool(marked & single) for marked in (state.neutralized, state.dispersed, state.airmobile)]
    return (kind_of(single).name, state.place_of(single), state.box_of(number), *marks)
