"""Expressions of scenario files: read once with all names checked, then evaluated at moments of a game."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput

from algeria_lab.core.refusals import LabError, Value
from algeria_lab.scenarios.conditions.games import vocabulary
from algeria_lab.scenarios.conditions.vocabulary import Moment
from algeria_lab.scenarios.conditions.vocabulary import Value as Read

_COMPARED: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


class WrongExpression(LabError, ValueError):
    """A condition that cannot be read.

    Attributes:
        problem: What is wrong, the id of a fault.
        values: What its sentence quotes.
        column: Where it stands in the expression, counted from 1.
    """

    def __init__(self, problem: str, values: Mapping[str, Value], column: int) -> None:
        self.problem, self.values, self.column = problem, values, column
        super().__init__(f"{problem} at {column}: {dict(values)}")


class Expression:
    """A condition or a quantity that was read and checked.

    Args:
        text: What was written.
        game: The game it speaks of.

    Raises:
        WrongExpression: If it cannot be read, or names something that there is not.
    """

    def __init__(self, text: str, game: str) -> None:
        self.text, self.game = text, game
        self._tree = _parsed(text)
        self._words = vocabulary(game)
        self._check(self._tree)

    def __repr__(self) -> str:
        return f"Expression({self.text!r}, {self.game!r})"

    def value(self, moment: Moment) -> Read:
        """Return what it is at a moment."""
        return self._value(self._tree, moment)

    def holds(self, moment: Moment) -> bool:
        """Return whether it is true at a moment."""
        return bool(self.value(moment))

    def _check(self, tree: Tree[Token]) -> None:
        for node in tree.iter_subtrees():
            if node.data == "name":
                token = node.children[0]
                if token not in self._words.names:
                    near = get_close_matches(str(token), self._words.names, n=1)
                    values = {"given": str(token), "near": near[0] if near else ""}
                    raise WrongExpression("condition-name", values, token.column or 1)  # type: ignore[union-attr]

    def _value(self, node: Tree[Token] | Token, moment: Moment) -> Read:  # noqa: PLR0911 - one a kind of node
        assert isinstance(node, Tree)
        parts = node.children
        match node.data:
            case "number":
                number = Fraction(str(parts[0]))
                return int(number) if number.denominator == 1 else number
            case "text":
                return str(parts[0])[1:-1]
            case "true" | "false":
                return node.data == "true"
            case "name":
                return self._words.names[str(parts[0])].read(moment)
            case "both":
                return all(self._value(part, moment) for part in parts)
            case "either":
                return any(self._value(part, moment) for part in parts)
            case "negated":
                return not self._value(parts[0], moment)
            case "compared":
                one, how, other = parts
                return _COMPARED[str(how)](self._value(one, moment), self._value(other, moment))
            case other:
                raise NotImplementedError(other)


@cache
def _grammar() -> Lark:
    text = (resources.files("algeria_lab.scenarios.conditions") / "grammar.lark").read_text("utf-8")
    return Lark(text, parser="lalr", propagate_positions=True)


def _parsed(text: str) -> Tree[Token]:
    try:
        return _grammar().parse(text)
    except UnexpectedInput as error:
        raise WrongExpression("condition-form", {"given": text[:60]}, max(error.column, 1)) from error
