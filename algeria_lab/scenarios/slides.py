"""Something to drag: at each notch so many actions are played from one position, and what counts is read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from algeria_lab.core.asking import action_of
from algeria_lab.core.lines import parts_of
from algeria_lab.core.refusals import LabError
from algeria_lab.scenarios.conditions.expressions import Expression, WrongExpression

if TYPE_CHECKING:
    from algeria_lab.core.dice import Dice
    from algeria_lab.core.rules import Rules
    from algeria_lab.scenarios.conditions.vocabulary import Moment, Value
    from algeria_lab.scenarios.forms.exhibits import Slide


class Refused(NamedTuple):
    """The first line of a slide that cannot be played, and why.

    Attributes:
        key: ``actions`` or ``then``.
        place: Its place there.
        line: The line.
        why: What stands in its way.
    """

    key: str
    place: int
    line: str
    why: LabError


class Notches(NamedTuple):
    """What was read at each notch, as far as the actions can be played.

    Attributes:
        values: Of each notch, from no action on, the amounts in order; None where one has no value.
        refused: What cannot be played; None where everything can.
    """

    values: tuple[tuple[Value | None, ...], ...]
    refused: Refused | None


def notches(
    asked: Slide, moment: Moment, state: Any, dice: Callable[[], Dice], seen: Callable[[Any], Any]
) -> Notches:
    """Return what a slide tells from a position on.

    Args:
        asked: The slide.
        moment: What is read at that position.
        state: The position itself.
        dice: Returns the dice that fall from there, the same at each call.
        seen: Returns a position as the learner's side may see it.
    """
    read = [Expression(one.value, moment.rules.name, "number") for one in asked.amounts]
    found: list[tuple[Value | None, ...]] = []
    for after in _after_each(asked, moment.rules, state, dice):
        if isinstance(after, Refused):
            return Notches(tuple(found), after)
        there = moment._replace(state=seen(after), before=moment.state, events=())
        found.append(tuple([_value(one, there) for one in read]))
    return Notches(tuple(found), None)


def refusal(asked: Slide, rules: Rules[Any], state: Any, dice: Callable[[], Dice]) -> Refused | None:
    """Return the first line of a slide that cannot be played from a position on; None if all can be."""
    found = _after_each(asked, rules, state, dice)
    return next((after for after in found if isinstance(after, Refused)), None)


def _after_each(asked: Slide, rules: Rules[Any], state: Any, dice: Callable[[], Dice]) -> Iterator[Any]:
    """Yield what each notch comes to: the position, or the line that is refused."""
    for count in range(len(asked.actions) + 1):
        yield _played(rules, state, dice(), _lines(asked, count))


def _lines(asked: Slide, count: int) -> Iterator[tuple[str, int, str]]:
    """Yield what is played at a notch: where each line stands, and the line."""
    for key, lines in (("actions", asked.actions[:count]), ("then", asked.then)):
        yield from ((key, place, line) for place, line in enumerate(lines))


def _played(rules: Rules[Any], state: Any, dice: Dice, lines: Iterable[tuple[str, int, str]]) -> Any:
    """Return the position after some lines, or which of them is refused."""
    for key, place, line in lines:
        try:
            for part in parts_of(line):
                state, _ = rules.apply(state, action_of(rules, state, part), dice)
        except LabError as error:
            return Refused(key, place, line, error)
    return state


def _value(read: Expression, there: Moment) -> Value | None:
    try:
        return read.value(there)
    except WrongExpression:  # such as the odds of a line that is not possible there
        return None
