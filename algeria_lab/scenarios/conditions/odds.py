"""What the engine says of a line of play: whether it is legal, what comes of it, how likely that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from functools import partial
from typing import Any, TypeAlias

from algeria_lab.checking.faults import quoted
from algeria_lab.core.asking import legal_actions, odds_of, refusal_of
from algeria_lab.core.refusals import IllegalAction, LabError, MalformedAction, TooManyOutcomes
from algeria_lab.scenarios.causes import cause_of
from algeria_lab.scenarios.conditions.vocabulary import Function, Moment, Parameter, Reader, Value
from algeria_lab.scenarios.conditions.wrong import WrongExpression

MOST_LEAVES = 5_000
# Outcomes that conditions may count in all while a scenario is played through, and again at each moment of
# play. Each part of a line counts, and takes a tenth of a millisecond; our richest lesson needs 130.
MOST_OUTCOMES = 6_000
A_TRY = 3  # what a line counts besides, for it takes a while to be refused, too
# How many outcomes may still be counted where somebody set a limit; a list, so that all take from one.
_LEFT: ContextVar[list[int] | None] = ContextVar("left", default=None)
Shares: TypeAlias = Mapping[Value, Fraction]
Unseen: TypeAlias = Callable[[Any, Any], bool]
Outcomes: TypeAlias = Callable[..., Shares]  # of a moment, what is tried, and what is read afterwards


def lines(unseen: Unseen | None = None) -> Outcomes:
    """Return what tells how likely each value is after a line of play.

    The line is counted to its end; what the next phase or turn brings by itself is not in it.

    Args:
        unseen: For games that hide something: whether what was hidden has been met on the way from one view
            to another, so that the second is none.
    """

    def outcomes(moment: Moment, line: str, of: Reader) -> Shares:
        parts = line.count(";") + 1  # each outcome plays all of them
        most = leaves_left() // parts
        if most <= 0:
            raise too_many(line, MOST_LEAVES)
        take_leaves(A_TRY)

        def read(state: Any) -> Value:
            take_leaves(parts)
            if unseen and unseen(moment.state, state):
                raise WrongExpression("condition-hidden", {"line": quoted(line)})
            return of(moment._replace(state=state, before=moment.state, events=()))

        with _told(moment, line, most, hides=unseen is not None):
            return dict(odds_of(moment.rules, moment.state, line, read, most_leaves=most))

    return outcomes


@contextmanager
def _told(moment: Moment, line: str, most: int, *, hides: bool) -> Iterator[None]:
    """Tell what stands in the way of a line.

    Raises:
        WrongExpression: If the line cannot be played, has too many outcomes, or meets what is hidden.
    """
    try:
        yield
    except IllegalAction as error:
        voice = moment.state.voice
        why = (voice.refusal if error.asked == line else partial(voice.refused, error.asked))(error.refusal)
        raise WrongExpression("condition-refused", {"line": quoted(line), "why": why}) from error
    except TooManyOutcomes as error:
        raise too_many(line, most) from error
    except WrongExpression:
        raise
    except LabError as error:
        raise WrongExpression("condition-line", {"line": quoted(line), "why": cause_of(error)}) from error
    except (LookupError, ValueError, AssertionError) as error:
        if not hides:
            raise
        # Rules that are played on a view stumble over a card that is not there.
        raise WrongExpression("condition-hidden", {"line": quoted(line)}) from error


def leaves_left() -> int:
    """Return how many outcomes may be counted now."""
    left = _LEFT.get()
    return MOST_LEAVES if left is None else min(MOST_LEAVES, left[0])


def take_leaves(count: int = 1) -> None:
    """Note that outcomes were counted."""
    left = _LEFT.get()
    if left is not None:
        left[0] -= count


@contextmanager
def at_most(outcomes: int) -> Iterator[list[int]]:
    """Limit how many outcomes of lines are counted in all: beyond, a condition has no value.

    A limit within a limit takes from both.

    Args:
        outcomes: How many, such as for checking a file that somebody sent.

    Yields:
        A list with the number that is left.
    """
    around = _LEFT.get()
    allowed = outcomes if around is None else min(outcomes, around[0])
    left = [allowed]
    token = _LEFT.set(left)
    try:
        yield left
    finally:
        _LEFT.reset(token)
        if around is not None:
            around[0] -= allowed - left[0]


def too_many(line: str, most: int) -> WrongExpression:
    """Return what is wrong with a line that has too many outcomes, or more than are left to be counted."""
    return WrongExpression("condition-outcomes", {"line": quoted(line), "most": most})


def chance_in(outcomes: Outcomes) -> Callable[..., Value]:
    """Return what tells how likely something is."""
    return lambda moment, of, **what: _plain(outcomes(moment, *what.values(), of).get(True, Fraction(0)))


def mean_in(outcomes: Outcomes) -> Callable[..., Value]:
    """Return what tells the mean of a number."""

    def mean(moment: Moment, of: Reader, **what: str) -> Value:
        shares = outcomes(moment, *what.values(), of).items()
        return _plain(sum((Fraction(value) * share for value, share in shares), Fraction(0)))  # type: ignore[arg-type]

    return mean


def _certain_in(outcomes: Outcomes) -> Callable[..., Value]:
    def certain(moment: Moment, line: str, of: Reader) -> Value:
        shares = outcomes(moment, line, of)
        if len(shares) != 1:
            raise WrongExpression("condition-dice", {"line": quoted(line)})
        return next(iter(shares))

    return certain


def _legal(moment: Moment, line: str) -> Value:
    if line in moment.rules.vocabulary():
        return bool(legal_actions(moment.rules, moment.state, line))
    return not _refusal(moment, line)


def _refusal(moment: Moment, line: str) -> str:
    """Return the rule that refuses a line; empty if it is legal."""
    try:
        refusal = refusal_of(moment.rules, moment.state, line)
    except MalformedAction as error:
        raise WrongExpression("condition-line", {"line": quoted(line), "why": cause_of(error)}) from error
    return refusal.rule if refusal else ""


def _plain(number: Fraction) -> int | Fraction:
    return int(number) if number.denominator == 1 else number


_LINE = Parameter("line", ("text",))
_TRUTH = Parameter("of", ("truth",), lazy=True)
_NUMBER = Parameter("of", ("number",), lazy=True)
_ANYTHING = Parameter("of", ("any",), lazy=True)


def odds_functions(unseen: Unseen | None = None) -> dict[str, Function]:
    """Return what a game can be asked about lines of play; see `lines`."""
    outcomes = lines(unseen)
    return {
        "chance": Function("number", chance_in(outcomes), (_LINE, _TRUTH), plays=True),
        "mean": Function("number", mean_in(outcomes), (_LINE, _NUMBER), plays=True),
        "after": Function("same", _certain_in(outcomes), (_LINE, _ANYTHING), plays=True),
        "legal": Function("truth", _legal, (_LINE,), plays=True),
        "refused": Function("truth", lambda moment, line: not _legal(moment, line), (_LINE,), plays=True),
        "refusal": Function("text", _refusal, (_LINE,), plays=True),
    }
