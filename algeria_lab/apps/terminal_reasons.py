"""Why a computer decided as it did: its questions and answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.geography import PLACES
from algeria_lab.algeria.units import ID_OF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.players.base import Because, Choice
    from algeria_lab.views.messages import Value
    from algeria_lab.views.text import Words

PLACE_VALUES = frozenset({"area", "place", "start", "end"})


def reasons(choice: Choice, before: State, words: Words) -> Iterator[str]:
    """Yield what was chosen, then every question that was asked on the way, with its answer.

    Args:
        choice: The decision of a computer.
        before: The position in which it was taken.
        words: The language.
    """
    first = choice.line[0]
    values = {"side": words.side(first.seat), "action": words.action(first, before), "line": choice.text}
    yield words.say("terminal-why", **values)
    for because in choice.because:
        yield "  " + answer(because, words)


def answer(because: Because, words: Words) -> str:
    """Return one question with its answer and, where the answer was yes, what was found."""
    values = {name: _value(name, value, words) for name, value in because.values}
    found = words.say(because.finding, **values) if because.answer and words.has(because.finding) else ""
    text = words.say(
        "terminal-why-question",
        question=words.say(because.question),
        answer="yes" if because.answer else "no",
        rule=words.cite(because.rule),
    )
    return f"{text} {found}".strip()


def _value(name: str, value: Value, words: Words) -> Value:
    text = str(value)
    if name in PLACE_VALUES and text in PLACES:
        return words.place(text)
    if text in ID_OF:
        return words.unit(text)
    if name == "wilaya":
        return words.wilaya(text)
    return words.number(value) if isinstance(value, int) and value < 0 else value
