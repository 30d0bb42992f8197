"""What a refusal quotes, in words: names of units and places, types, rules of thumb, numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from algeria_lab.algeria.board.units import KIND
from algeria_lab.algeria.spending import HALVES
from algeria_lab.views.shared.numbers import halved

if TYPE_CHECKING:
    from algeria_lab.views.algeria.words.names import Names
    from algeria_lab.views.shared.messages import Value

Spoken = dict[str, "Value"]


def refusal_values(words: Names, quoted: Mapping[str, Value]) -> Spoken:
    """Return the values of a refusal as its message takes them."""
    values: Spoken = {"all": "no" if "unit" in quoted else "none"}
    for name, value in quoted.items():
        values |= (
            _READERS[name](words, str(value)) if name in _READERS else {name: _number(words, str(value))}
        )
    return values


def _where(words: Names, text: str) -> Spoken:
    return words.where(text)


def _start(words: Names, text: str) -> Spoken:
    where = words.where(text)
    return {"start": where["place"], "from": where["from"], "at": where["at"]}


def _end(words: Names, text: str) -> Spoken:
    where = words.where(text)
    return {"end": where["place"], "to": where["to"]}


def _kind(words: Names, text: str) -> Spoken:
    """Return a type of unit, or the rating of an area."""
    return {"kind": words.kind(text)} if text in KIND else {"area": text}


def _named(name: str, family: str) -> Callable[[Names, str], Spoken]:
    """Return a reader of values that have a message each."""
    return lambda words, text: {name: words.say(f"{family}-{text}")}


def _wilaya(words: Names, text: str) -> Spoken:
    return {"wilaya": words.wilaya(text)}


def _points(_words: Names, text: str) -> Spoken:
    return {"points": text}


def _unit(words: Names, text: str) -> Spoken:
    return words.one_or_all(text)


def _number(words: Names, text: str) -> Value:
    if text.isdigit():
        return int(text)
    is_number = text.lstrip("-").replace(".", "", 1).isdigit()
    return halved(words, round(HALVES * float(text))) if is_number else text


_READERS: dict[str, Callable[[Names, str], Spoken]] = {
    "area": _where,
    "place": _where,
    "start": _start,
    "end": _end,
    "unit": _unit,
    "kind": _kind,
    "wilaya": _wilaya,
    "track": _points,
    "needs": _named("needs", "needs"),
    "mission": _named("mission", "mission"),
    "mode": _named("mode", "mode"),
    "seat": _named("seat", "the-side"),
    "turn": _named("turn", "the-side"),
}
