"""Names and functions that conditions in every game know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import ceil, floor
from typing import Any

from algeria_lab.core.actions import SEATS
from algeria_lab.core.events import Chose, Event
from algeria_lab.core.words.amounts import read_amount
from algeria_lab.scenarios.conditions.odds import Unseen, odds_functions
from algeria_lab.scenarios.conditions.vocabulary import (
    Domain,
    Function,
    Moment,
    Name,
    Parameter,
    Reader,
    Value,
)

SIDES = Domain("side", SEATS)
# What nobody has, or nobody yet, is the empty text.
SIDE_OR_NONE = Domain("side", (*SEATS, ""))
_ENDS = Domain("winner", (*SEATS, "draw", ""))
_MOMENTS = Domain("moment", ("step", "scenario"))
_SINCE = Parameter("since", ("text",), _MOMENTS, optional=True)


def number_of(read: Callable[[Any], int]) -> Name:
    """Return the name of a number that is read from a position."""
    return Name("number", lambda moment: read(moment.state))


def truth_of(read: Callable[[Any], bool]) -> Name:
    """Return the name of something that is so in a position, or not."""
    return Name("truth", lambda moment: bool(read(moment.state)))


def common_names(phases: Sequence[str]) -> dict[str, Name]:
    """Return the names of a game with these phases."""
    return {
        "turn": number_of(lambda state: state.turn),
        "phase": Name("text", lambda moment: moment.state.phase, Domain("phase", phases)),
        "to_move": Name("text", lambda moment: moment.rules.to_move(moment.state) or "", SIDE_OR_NONE),
        "over": Name("truth", lambda moment: moment.rules.outcome(moment.state) is not None),
        "winner": Name("text", _winner, _ENDS),
    }


def _winner(moment: Moment) -> Value:
    outcome = moment.rules.outcome(moment.state)
    return outcome.winner if outcome else ""


def _change(moment: Moment, of: Reader, since: str = "step") -> Value:
    return of(moment) - of(_earlier(moment, since))  # type: ignore[operator]


def _before(moment: Moment, of: Reader, since: str = "step") -> Value:
    return of(_earlier(moment, since))


def _earlier(moment: Moment, since: str) -> Moment:
    state = moment.before if since == "step" else moment.first
    return moment._replace(state=state, before=state, events=())


def _answered(moment: Moment, question: str) -> Value:
    return question in moment.answers


def _answer(moment: Moment, question: str) -> Value:
    return answer_value(moment.answers.get(question, ""), moment.state.voice.language)


def answer_value(given: object, language: str = "en") -> Value:
    """Return an answer as a condition reads it: a number if it is one, else a text, or a set of several.

    Args:
        given: The answer as it is kept; of pairs, a set such as ``{"sun=day"}``; of a
            sheet, the names of the cells that were written.
        language: In which numbers were written that nobody has read yet.

    Examples:
        >>> answer_value("3/8"), answer_value("37.5 %"), answer_value("0,5", "fr"), answer_value(" II-2 ")
        (Fraction(3, 8), Fraction(3, 8), Fraction(1, 2), 'II-2')
    """
    if isinstance(given, bool | int):
        return given
    if isinstance(given, Fraction):
        return int(given) if given.denominator == 1 else given
    if isinstance(given, Mapping):
        return frozenset(map(str, given))
    if isinstance(given, list | tuple | set | frozenset):
        return frozenset("=".join(one) if isinstance(one, tuple) else answer_value(one) for one in given)
    text = str(given).strip()
    amount = read_amount(text, language)
    # Names have no spaces: 2nd may be an option, 2 km is a number.
    is_number = amount is not None and (amount.unit in ("", "%") or len(text.split()) > 1)
    return answer_value(amount.value) if amount and is_number else text


def _played(moment: Moment, action: str) -> Value:
    words = action.split()
    return any(isinstance(event, Chose) and _begins(event.action.split(), words) for event in moment.events)


def _begins(said: list[str], words: list[str]) -> bool:
    """Return whether an action begins with words, with or without its side."""
    return said[: len(words)] == words or said[1 : len(words) + 1] == words


def _numbers(call: Callable[[Any], int]) -> Callable[..., Value]:
    return lambda _moment, number: call(number)


NUMBER = Parameter("number", ("number",))
_TWO = (Parameter("one", ("number",)), Parameter("other", ("number",)))
_FUNCTIONS: Mapping[str, Function] = {
    "change": Function("number", _change, (Parameter("of", ("number",), lazy=True), _SINCE)),
    "before": Function("same", _before, (Parameter("of", ("any",), lazy=True), _SINCE)),
    "answered": Function("truth", _answered, (Parameter("question", ("text",)),)),
    "answer": Function("any", _answer, (Parameter("question", ("text",)),)),
    "played": Function("truth", _played, (Parameter("action", ("text",)),), of_events=True),
    "abs": Function("number", _numbers(abs), (NUMBER,)),
    "floor": Function("number", _numbers(floor), (NUMBER,)),
    "ceiling": Function("number", _numbers(ceil), (NUMBER,)),
    "least": Function("number", lambda _moment, one, other: min(one, other), _TWO),
    "most": Function("number", lambda _moment, one, other: max(one, other), _TWO),
}


def common_functions(unseen: Unseen | None = None) -> dict[str, Function]:
    """Return the functions of every game; see `conditions.odds.lines` for games that hide something."""
    return {**_FUNCTIONS, **odds_functions(unseen)}


def happenings(
    kinds: Mapping[str, Callable[[Event], Iterable[str]]], places: Domain, place: str
) -> dict[str, Function]:
    """Return ``happened`` and ``times`` of a game.

    Args:
        kinds: What may happen by name: each returns where an event of the kind happened, an empty text where
            it has no place, and nothing for other events.
        places: Where something may happen.
        place: The name of the parameter that says where.
    """
    takes = (
        Parameter("what", ("text",), Domain("happening", tuple(kinds))),
        Parameter(place, ("text",), places, optional=True),
    )

    def times(moment: Moment, what: str, **where: str) -> int:
        wanted = where.get(place)
        found = [spot for event in moment.events for spot in kinds[what](event)]
        return sum(wanted is None or spot == wanted for spot in found)

    happened = Function(
        "truth", lambda moment, what, **where: times(moment, what, **where) > 0, takes, of_events=True
    )
    return {"happened": happened, "times": Function("number", times, takes, of_events=True)}
