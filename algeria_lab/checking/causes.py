"""Errors of the engine as data, so that every language can tell what stood in the way."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any

from algeria_lab.checking.faults import Fault, WrongFile, legible, quoted, sentence
from algeria_lab.checking.telling import telling
from algeria_lab.checking.unread import NotBeside
from algeria_lab.core.refusals import (
    DiceRanOut,
    LabError,
    MalformedAction,
    NearlyNamed,
    Tellable,
    TooManyOutcomes,
    UnknownName,
    Value,
)

ENGLISH = "en"
SAID = "cause-said"  # what has but the sentence of its error
MOST_SIGNS = 400  # of a reason; what is longer quotes a file at length


def cause_of(error: Exception) -> Fault:
    """Return an error as a fault without a place, for another one to quote as its reason.

    A refusal is in the language of the game's voice already; what has no sentence yet is told as the error
    tells it.
    """
    if isinstance(error, Tellable) and error.cause:
        return _told(error)
    for kind, told in _TOLD.items():
        if isinstance(error, kind):
            return told(error)
    return as_said(str(error))


def told(error: Exception, language: str) -> str:
    """Return what stood in the way in a language, as far as it is told in several; errors are in English."""
    cause = cause_of(error)
    if language == ENGLISH or isinstance(error, WrongFile) or cause.problem == SAID:
        return str(error)
    return sentence(cause, telling(language))


def as_said(text: str) -> Fault:
    """Return as a reason what was said already."""
    shown = legible(text[:MOST_SIGNS])
    return Fault((), SAID, {"text": shown if len(text) <= MOST_SIGNS else f"{shown}…"})


def _told(error: Tellable) -> Fault:
    return Fault((), f"cause-{error.cause}", {name: _shown(name, one) for name, one in error.values.items()})


def _shown(name: str, value: Value | LabError) -> Value | Fault:
    """Return a value as a sentence quotes it: what was given is short, what it is about has its length."""
    if isinstance(value, LabError):
        return cause_of(value)
    if isinstance(value, str):
        return quoted(value) if name == "given" else legible(value[:MOST_SIGNS])
    return value


def _unknown(error: UnknownName) -> Fault:
    given, known = quoted(error.name), [str(name) for name in error.known]
    near = get_close_matches(given, known, n=1)
    values = {"given": given, "known": ", ".join(known) or "-", "near": near[0] if near else ""}
    return Fault((), "unknown", values)


_TOLD: dict[type[Exception], Callable[[Any], Fault]] = {
    NearlyNamed: lambda error: Fault(
        (), "cause-nearly", {"given": quoted(error.given), "near": quoted(error.meant)}
    ),
    MalformedAction: lambda _: Fault((), "cause-malformed"),
    UnknownName: _unknown,
    WrongFile: lambda error: error.faults[0]._replace(path=()),
    NotBeside: lambda error: Fault((), error.problem, {"given": quoted(error.file)}),
    DiceRanOut: lambda _: Fault((), "cause-dice"),
    TooManyOutcomes: lambda _: Fault((), "cause-outcomes"),
}
