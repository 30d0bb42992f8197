"""The text of a condition becomes a tree, or it is said what is wrong with its form."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from algeria_lab.checking.faults import legible
from algeria_lab.scenarios.conditions.wrong import WrongExpression

MOST_SIGNS = 500
# What people write from habit, and how it is written here.
MEANT = {
    "=": "==",
    "=>": ">=",
    "=<": "<=",
    "<>": "!=",
    "&&": "and",
    "&": "and",
    "||": "or",
    "|": "or",
    "!": "not",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "‘": "'",
    "’": "'",
    "×": "*",
    "·": "*",
    "÷": "/",
    "−": "-",
    "–": "-",
    ";": ",",
    "\u00a0": "␣",
    "\u202f": "␣",
}
_DECIMAL = re.compile(r"\d$")
_SIGNS = re.compile(r"=[<>]|<>|&&|\|\||\w+|\S|\s")


def parsed(text: str) -> Tree[Token]:
    """Return the tree of a condition.

    Raises:
        WrongExpression: If it is too long, or no condition.
    """
    if len(text) > MOST_SIGNS:
        raise WrongExpression("condition-long", {"count": len(text), "most": MOST_SIGNS}, 1)
    if not text.strip():
        raise WrongExpression("condition-empty", {}, 1)
    try:
        return _grammar().parse(text)
    except UnexpectedInput as error:
        raise _wrong_form(text, error) from error


def names_in(text: str) -> set[str]:
    """Return the names of quantities and functions that stand in a condition.

    Raises:
        WrongExpression: As `parsed`.

    Examples:
        >>> sorted(names_in('answered("first") and gov.psl > 3'))
        ['answered', 'gov.psl']
    """
    found = parsed(text).scan_values(lambda one: isinstance(one, Token) and one.type == "NAME")
    return set(map(str, found))


@cache
def _grammar() -> Lark:
    text = (resources.files("algeria_lab.scenarios.conditions") / "grammar.lark").read_text("utf-8")
    return Lark(text, parser="lalr", propagate_positions=True)


def _wrong_form(text: str, error: UnexpectedInput) -> WrongExpression:
    """Return what is wrong where reading came to an end."""
    place: int | None = error.pos_in_stream
    if place is None or _is_end(error):
        return WrongExpression("condition-ends", {}, len(text.rstrip()) + 1)
    found = _SIGNS.match(text, place)
    given = found.group() if found else text[place]
    if given in "\"'" and isinstance(error, UnexpectedCharacters):
        return WrongExpression("condition-open", {}, place + 1)
    values = {"given": legible(given[:60])}
    if _DECIMAL.search(text[:place]) and given == "," and text[place + 1 : place + 2].isdigit():
        return WrongExpression("condition-sign", {**values, "right": "."}, place + 1)
    if right := MEANT.get(given):
        return WrongExpression("condition-sign", {**values, "right": right}, place + 1)
    return WrongExpression("condition-form", values, place + 1)


def _is_end(error: UnexpectedInput) -> bool:
    return isinstance(error, UnexpectedToken) and error.token.type == "$END"
