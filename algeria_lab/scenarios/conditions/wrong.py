"""What may be wrong with a condition, as data; its sentence is the message of a fault."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from algeria_lab.checking.faults import Fault, quoted, sentence
from algeria_lab.core.refusals import LabError, Value


class WrongExpression(LabError, ValueError):
    """A condition that cannot be read, or that has no value at a moment.

    Attributes:
        problem: What is wrong, the id of a fault.
        values: What its sentence quotes.
        column: Which sign of the expression it begins at, counted from 1; 0 if it is not known.
        more: What else is wrong in the same expression.
    """

    more: tuple[WrongExpression, ...] = ()

    def __init__(
        self, problem: str, values: Mapping[str, Value | Fault] | None = None, column: int = 0
    ) -> None:
        self.problem, self.values, self.column = problem, dict(values or {}), column
        place = f"sign {column}: " if column else ""
        super().__init__(place + sentence(Fault((), problem, self.values)))

    def at(self, column: int) -> WrongExpression:
        """Return it with its place, if it had none."""
        return self if self.column else type(self)(self.problem, self.values, column)

    def along_with(self, others: Iterable[WrongExpression]) -> WrongExpression:
        """Return it with what else is wrong."""
        first = type(self)(self.problem, self.values, self.column)
        first.more = tuple(others)
        return first


def unknown(problem: str, given: str, known: Iterable[str], column: int, **more: Value) -> WrongExpression:
    """Return what is wrong about a word that is not among the known ones, with the nearest."""
    names = sorted(known)
    near = get_close_matches(given, names, n=1) or get_close_matches(given.lower(), names, n=1)
    values = {"given": quoted(given), "known": ", ".join(names) or "-", "near": near[0] if near else ""}
    return WrongExpression(problem, {**values, **more}, column)
