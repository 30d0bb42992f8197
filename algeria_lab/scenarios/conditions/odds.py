"""What the engine says of a line of play: whether it is legal, what comes of it, how likely that is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import TypeVar

from algeria_lab.checking.faults import quoted
from algeria_lab.core.asking import legal_actions, odds_of, refusal_of
from algeria_lab.core.odds import Distribution
from algeria_lab.core.refusals import (
    DiceRanOut,
    IllegalAction,
    LabError,
    MalformedAction,
    TooManyOutcomes,
)
from algeria_lab.scenarios.conditions.vocabulary import Function, Moment, Parameter, Reader, Value
from algeria_lab.scenarios.conditions.wrong import WrongExpression

MOST_LEAVES = 5_000
T = TypeVar("T")


def _shares(moment: Moment, line: str, of: Reader) -> Distribution[Value]:
    """Return how likely each value is after a line.

    Raises:
        WrongExpression: If the line cannot be played, or has too many outcomes.
    """
    return _told(
        moment,
        line,
        lambda: odds_of(
            moment.rules,
            moment.state,
            line,
            lambda state: of(_after(moment, state)),
            most_leaves=MOST_LEAVES,
        ),
    )


def _after(moment: Moment, state: object) -> Moment:
    """Return the moment after a line: changes are counted from before it."""
    return moment._replace(state=state, before=moment.state, events=())


def _told(moment: Moment, line: str, ask: Callable[[], T]) -> T:
    """Return what the engine answers; what stands in the way is told with the line."""
    try:
        return ask()
    except IllegalAction as error:
        why = moment.state.voice.refused(error.asked, error.refusal)
        raise WrongExpression("condition-refused", {"line": quoted(line), "why": why}) from error
    except TooManyOutcomes as error:
        raise WrongExpression("condition-outcomes", {"line": quoted(line), "most": MOST_LEAVES}) from error
    except DiceRanOut as error:
        raise WrongExpression("condition-dice", {"line": quoted(line)}) from error
    except WrongExpression:
        raise
    except LabError as error:
        raise WrongExpression("condition-line", {"line": quoted(line), "why": str(error)}) from error


def _chance(moment: Moment, line: str, of: Reader) -> Value:
    return _plain(_shares(moment, line, of)[True])


def _mean(moment: Moment, line: str, of: Reader) -> Value:
    shares = _shares(moment, line, of)
    return _plain(sum((Fraction(value) * share for value, share in shares), Fraction(0)))  # type: ignore[arg-type]


def _certain(moment: Moment, line: str, of: Reader) -> Value:
    shares = _shares(moment, line, of)
    if len(shares) != 1:
        raise WrongExpression("condition-dice", {"line": quoted(line)})
    return next(iter(shares))[0]


def _legal(moment: Moment, line: str) -> Value:
    if line in moment.rules.vocabulary():
        return bool(legal_actions(moment.rules, moment.state, line))
    return not _refusal(moment, line)


def _refusal(moment: Moment, line: str) -> str:
    """Return the rule that refuses a line; empty if it is legal."""
    try:
        refusal = refusal_of(moment.rules, moment.state, line)
    except MalformedAction as error:
        raise WrongExpression("condition-line", {"line": quoted(line), "why": str(error)}) from error
    return refusal.rule if refusal else ""


def _plain(number: Fraction) -> int | Fraction:
    return int(number) if number.denominator == 1 else number


_LINE = Parameter("line", ("text",))
ODDS: Mapping[str, Function] = {
    "chance": Function("number", _chance, (_LINE, Parameter("of", ("truth",), lazy=True)), plays=True),
    "mean": Function("number", _mean, (_LINE, Parameter("of", ("number",), lazy=True)), plays=True),
    "after": Function("same", _certain, (_LINE, Parameter("of", ("any",), lazy=True)), plays=True),
    "legal": Function("truth", _legal, (_LINE,), plays=True),
    "refused": Function("truth", lambda moment, line: not _legal(moment, line), (_LINE,), plays=True),
    "refusal": Function("text", _refusal, (_LINE,), plays=True),
}
