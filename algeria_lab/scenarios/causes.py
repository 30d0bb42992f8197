"""What stood in the way of a scenario, as data: an error of the engine that every language can tell."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from algeria_lab.checking.faults import Fault, WrongFile, legible, quoted
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.refusals import (
    DiceRanOut,
    IllegalAction,
    MalformedAction,
    NearlyNamed,
    TooManyOutcomes,
    UnknownName,
)
from algeria_lab.players.algeria.doctrine_files import WrongNumber
from algeria_lab.players.decisions import SeatTaken
from algeria_lab.scenarios.conditions.wrong import WrongExpression
from algeria_lab.scenarios.guide.limit import OffTheStep

MOST_SIGNS = 400  # of a reason; what is longer quotes a file at length


def cause_of(error: Exception) -> Fault:
    """Return an error as a fault without a place, for another one to quote as its reason.

    A refusal is in the language of the game's voice already; what has no sentence yet, such as the limits of
    an option, is told as the error tells it.
    """
    for kind, told in _TOLD.items():
        if isinstance(error, kind):
            return told(error)
    return as_said(str(error))


def as_said(text: str) -> Fault:
    """Return as a reason what was said already."""
    shown = legible(text[:MOST_SIGNS])
    return Fault((), "cause-said", {"text": shown if len(text) <= MOST_SIGNS else f"{shown}…"})


def _unknown(error: UnknownName) -> Fault:
    given, known = quoted(error.name), [str(name) for name in error.known]
    near = get_close_matches(given, known, n=1)
    values = {"given": given, "known": ", ".join(known) or "-", "near": near[0] if near else ""}
    return Fault((), "unknown", values)


def _off_step(error: OffTheStep) -> Fault:
    allowed = "; ".join(error.allowed) or "-"
    return Fault((), "cause-off-step", {"given": quoted(str(error.asked)), "allowed": quoted(allowed)})


_TOLD: dict[type[Exception], Callable[[Any], Fault]] = {
    WrongExpression: lambda error: Fault((), error.problem, error.values),
    OffTheStep: _off_step,
    SeatTaken: lambda error: Fault((), "cause-seat", {"given": quoted(error.asked), "player": error.player}),
    NearlyNamed: lambda error: Fault(
        (), "cause-nearly", {"given": quoted(error.given), "near": quoted(error.meant)}
    ),
    WrongNumber: lambda error: Fault(
        (), "cause-number", {"given": error.name, "least": str(error.least), "most": str(error.most)}
    ),
    MalformedAction: lambda _: Fault((), "cause-malformed"),
    UnknownName: _unknown,
    WrongFile: lambda error: error.faults[0]._replace(path=()),
    NotBeside: lambda error: Fault((), error.problem, {"given": quoted(error.file)}),
    DiceRanOut: lambda _: Fault((), "cause-dice"),
    TooManyOutcomes: lambda _: Fault((), "cause-outcomes"),
    IllegalAction: lambda error: as_said(str(error)),
    ArithmeticError: lambda _: Fault((), "condition-zero"),
}
