"""Why a computer decided as it did: its questions and answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from algeria_lab.algeria.units import ID_OF

if TYPE_CHECKING:
    from collections.abc import Iterator

    from algeria_lab.algeria.state import State
    from algeria_lab.players.base import Because, Choice
    from algeria_lab.views.messages import Value
    from algeria_lab.views.text import Words

PLACE_VALUES = frozenset({"area", "place"})
MOVE_VALUES = frozenset({"start", "end"})


def reasons(choice: Choice, before: State, words: Words, *, decisive: bool = False) -> Iterator[str]:
    """Yield what was chosen, then every question that was asked on the way, with its answer.

    Args:
        choice: The decision of a computer.
        before: The position in which it was taken.
        words: The language.
        decisive: Whether only the last question is told, the one that decided.
    """
    first = choice.line[0]
    values = {"side": words.side(first.seat), "action": words.action(first, before), "line": choice.text}
    yield words.say("terminal-why", **values)
    for because in choice.because[-1:] if decisive else choice.because:
        yield "  " + answer(because, words)


def answer(because: Because, words: Words) -> str:
    """Return one question with its answer; a yes says what was found."""
    if because.answer and words.has(because.finding):
        found = words.say(because.finding, **_values(because, words))
    else:
        found = words.say("terminal-why-answer", answer="yes" if because.answer else "no")
    return f"{words.say(because.question)} {found}{words.cite(because.rule)}"


def _values(because: Because, words: Words) -> dict[str, Value]:
    """Return what a finding may quote: a place with its prepositions, a unit, numbers."""
    given = dict(because.values)
    values: dict[str, Value] = {}
    for name in PLACE_VALUES & given.keys():
        values |= words.where(str(given[name]))
    # A finding with two places goes from the one to the other.
    for name, way in (("start", "from"), ("end", "to")):
        if name in given:
            values[way] = words.where(str(given[name])).get(way, str(given[name]))
    others = {name: _value(name, value, words) for name, value in given.items() if name not in MOVE_VALUES}
    return others | values


def _value(name: str, value: Value, words: Words) -> Value:
    text = str(value)
    if text in ID_OF:
        return words.unit(text)
    if name == "wilaya":
        return words.wilaya(text)
    return words.number(value) if isinstance(value, int) and value < 0 else value
