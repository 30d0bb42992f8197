"""Two or three orders between which a learner decides: which are still open, which was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from algeria_lab.core.actions import Action
from algeria_lab.core.rules import Rules
from algeria_lab.scenarios.forms.steps import Choice
from algeria_lab.scenarios.guide.own_line import Left, OwnLine, Taken


class Open(NamedTuple):
    """What is left of the orders that agree with all that was played.

    Attributes:
        ways: The place of each among the orders, and what is left of it.
        orders: The orders, as their author wrote them.
        before: Units that stood for others before the step.
    """

    ways: tuple[tuple[int, Left], ...]
    orders: tuple[str, ...]
    before: Mapping[str, str]

    @property
    def chosen(self) -> int | None:
        """The place of the order that was played to its end; None while none was."""
        return next((place for place, left in self.ways if not left.parts), None)

    @property
    def parts(self) -> tuple[str, ...]:
        """The orders that are open, as their author wrote them; none once one was played to its end.

        Where something else was played, all are: nothing was chosen yet.
        """
        open_ones = tuple([self.orders[place] for place, _ in self.ways])
        return () if self.chosen is not None else open_ones or self.orders

    @property
    def names(self) -> Mapping[str, str]:
        """Units that stand for others of the author's lines from now on."""
        played = [left.names for _, left in self.ways if not left.parts]
        return played[0] if played else self.before


class OneOf:
    """The orders of a step, asked as `OwnLine` is.

    Args:
        rules: The rules of the game.
        choices: The orders.
        names: Units that stand for others since an earlier step.
    """

    def __init__(self, rules: Rules[Any], choices: Sequence[Choice], names: Mapping[str, str]) -> None:
        self._orders, self._names = tuple([one.order for one in choices]), names
        self._lines = [OwnLine(rules, [order], names) for order in self._orders]

    def after(self, taken: Iterable[Taken]) -> Open:
        """Return what is open after some actions: orders of which each of these was a part."""
        played = list(taken)
        left = [line.after(played) for line in self._lines]
        ways = [
            (place, one)
            for place, (line, one) in enumerate(zip(self._lines, left, strict=True))
            if len(line.whole.parts) - len(one.parts) == len(played)
        ]
        return Open(tuple(ways), self._orders, self._names)

    def is_next(self, left: Open, state: Any, action: Action) -> bool:
        """Return whether an action is the next part of an order that is open, in a position."""
        return any(line.is_next(one, state, action) for line, one in self._open(left))

    def has(self, left: Open, state: Any, action: Action) -> bool:
        """Return whether an action is among the parts of the open orders, be it later."""
        return any(line.has(one, state, action) for line, one in self._open(left))

    def readable(self, left: Open, state: Any) -> tuple[Action, ...]:
        """Return what can be read of the only order that is open; nothing while there is a choice."""
        found = list(self._open(left))
        return found[0][0].readable(found[0][1], state) if len(found) == 1 else ()

    def next_of(self, taken: Iterable[Taken], state: Any) -> tuple[Action, ...]:
        """Return what comes next of the first order that is open after some actions, in a position."""
        found = next(self._open(self.after(taken)), None)
        return found[0].readable(found[1], state) if found else ()

    def _open(self, left: Open) -> Iterator[tuple[OwnLine, Left]]:
        """Yield the orders that are open, each with what is left of it; none once one was played."""
        ways = () if left.chosen is not None else left.ways
        return ((self._lines[place], one) for place, one in ways)
