"""Why a computer decided as it did: its questions and answers in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from algeria_lab.algeria.board.geography import URBAN
from algeria_lab.algeria.board.units import ID_OF

if TYPE_CHECKING:
    from algeria_lab.players.base import Because
    from algeria_lab.views.algeria.words.text import Words
    from algeria_lab.views.shared.messages import Value

PLACE_VALUES = frozenset({"area", "place"})
MOVE_VALUES = frozenset({"start", "end"})


def because_view(because: Because, words: Words) -> dict[str, Any]:
    """Return one question of a computer with its answer, as the board lists it."""
    return {
        "question": words.say(because.question),
        "answer": because.answer,
        "found": found_text(because, words),
        "rule": because.rule,
    }


def found_text(because: Because, words: Words) -> str:
    """Return the answer to a question; a yes says what was found."""
    if because.answer and words.has(because.finding):
        return words.say(because.finding, **_values(because, words))
    return words.say("panel-why-answer", answer="yes" if because.answer else "no")


def _values(because: Because, words: Words) -> dict[str, Value]:
    """Return what a finding may quote: a place in its ways and whether it is a city, a unit, numbers."""
    given = dict(because.values)
    values: dict[str, Value] = {}
    for name in PLACE_VALUES & given.keys():
        place = str(given[name])
        values |= words.where(place) | {"city": "yes" if place in URBAN else "no"}
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
