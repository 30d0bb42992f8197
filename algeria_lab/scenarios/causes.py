"""What stood in the way of a scenario, as data that every language can tell."""

from __future__ import annotations

from algeria_lab.checking import causes
from algeria_lab.checking.faults import Fault, quoted
from algeria_lab.scenarios.conditions.wrong import WrongExpression
from algeria_lab.scenarios.guide.limit import OffTheStep


def cause_of(error: Exception) -> Fault:
    """Return an error as a fault without a place, for another one to quote as its reason."""
    match error:
        case WrongExpression():
            return Fault((), error.problem, error.values)
        case OffTheStep():
            allowed = "; ".join(error.allowed) or "-"
            values = {"given": quoted(str(error.asked)), "allowed": quoted(allowed)}
            return Fault((), "cause-off-step", values)
        case ArithmeticError():
            return Fault((), "condition-zero")
        case _:
            return causes.cause_of(error)
