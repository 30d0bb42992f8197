"""What stands in the brackets of a function is checked, and the function becomes what can be read."""

from __future__ import annotations

from collections.abc import Mapping

from algeria_lab.scenarios.conditions.meaning import Meaning, expect, fitted, gathered, within
from algeria_lab.scenarios.conditions.vocabulary import Function, Moment, Parameter, Value
from algeria_lab.scenarios.conditions.wrong import WrongExpression, unknown


def awaited(called: str, function: Function, place: int, word: str | None, column: int) -> Parameter:
    """Return which parameter an argument is for.

    Args:
        called: Name of the function.
        function: The function.
        place: Which of its arguments it is, counted from 0.
        word: The name that is written before it, None for none.
        column: Where it stands.

    Raises:
        WrongExpression: If it takes no such thing, or not so many.
    """
    if word is None and place >= len(function.takes):
        raise WrongExpression("condition-full", {"function": called, "most": len(function.takes)}, column)
    if word is None:
        return function.takes[place]
    wanted = {one.name: one for one in function.takes}
    if word not in wanted:
        raise unknown("condition-parameter", word, wanted, column, function=called)
    return wanted[word]


def asked(called: str, function: Function, given: Mapping[str, Meaning], column: int) -> Meaning:
    """Return what a function is with its arguments.

    Raises:
        WrongExpression: If one is missing, or not what it takes.
    """
    fits, wrong = {}, []
    for one in function.takes:
        if one.name in given:
            try:
                fits[one.name] = _checked(called, function, one, given)
            except WrongExpression as error:
                wrong.append(error)
        elif not one.optional:
            values = {"function": called, "given": one.name}
            wrong.append(WrongExpression("condition-needs", values, column))
    if wrong:
        raise wrong[0].along_with(wrong[1:])
    return _reading(function, fits, column)


def _checked(called: str, function: Function, one: Parameter, given: Mapping[str, Meaning]) -> Meaning:
    """Return an argument, its texts by the names that the game has for them."""
    meaning = given[one.name]
    expect(meaning, one.kinds, loosely=False)
    if one.lazy:
        _may_be_elsewhere(meaning, function, one)
    if meaning.kind != "set" or one.members is None:
        return within(meaning, one.domain)
    is_alone = one.may_be_alone and len(given) == 1
    meaning = meaning if is_alone else fitted(meaning, one.members)
    if not is_alone and meaning.domain is not one.members:
        raise WrongExpression(
            "condition-members", {"function": called, "what": one.members.what}, meaning.column
        )
    return meaning


def _may_be_elsewhere(meaning: Meaning, function: Function, parameter: Parameter) -> None:
    """Refuse what cannot be read at another position."""
    if meaning.of_events and not parameter.has_events:
        raise WrongExpression("condition-past", {}, meaning.column)
    if meaning.plays and function.plays:
        raise WrongExpression("condition-inside", {}, meaning.column)


def _reading(function: Function, given: Mapping[str, Meaning], column: int) -> Meaning:
    lazy = {one.name for one in function.takes if one.lazy}

    def read(moment: Moment) -> Value:
        values = {
            name: meaning.read if name in lazy else meaning.read(moment) for name, meaning in given.items()
        }
        try:
            return function.call(moment, **values)
        except WrongExpression as error:
            raise error.at(column) from error

    made = gathered(function.kind, read, column, list(given.values()))
    made = made._replace(
        domain=function.domain,
        of_events=made.of_events or function.of_events,
        plays=made.plays + function.plays,
    )
    if function.kind != "same":
        return made
    same = next(given[name] for name in lazy)
    return made._replace(kind=same.kind, domain=same.domain, items=same.items)
