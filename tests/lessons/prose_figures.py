"""Figures of history in prose: which numbers of a text are some, and which record each one is."""

import re
from collections.abc import Iterable, Iterator
from datetime import date
from functools import cache
from typing import Any, NamedTuple

from algeria_lab.checking.facts import Fact, facts, sources, topics
from algeria_lab.checking.timeline import entries
from algeria_lab.checking.voices import voices

TELLING = 1000  # from here on a number tells of history, unless it counts wars, throws or the like
NEAR = 3  # records that a message names
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
}
YEAR = r"(?:18|19|20)\d\d"
_NUMBER = re.compile(
    r"(?<![\w.,])\d{1,3}(?:[,\u00a0\u202f ]\d{3})+(?!\d)"
    r"|(?<![\w.,\-:])\d+(?:[.,]\d+)?(?![\w\-:])"
)
_WHO = (
    r"(?:people|camps|children|deaths?|dead|killed|soldiers|men|women|votes|voters|seats|officers|posts|villages"
    r"|families|million|km|personnes|enfants|morts|tués|soldats|hommes|femmes|voix|sièges|officiers|postes"
    r"|familles|millions)\b"
)
_COUNTED = re.compile(
    rf"\W{{1,3}}(?:\w+\W+)?{_WHO}|[ \u00a0]?(?:%|percent|pour cent)\W+(?:\w+\W+){{0,4}}{_WHO}", re.IGNORECASE
)
_OF_THE_GAME = re.compile(
    r"\W{1,3}(?:\w+\W+)?(?:wars?|guerres?|rolls?|throws?|lancers?|games?|parties|times|fois|dice|dés|turns?"
    r"|tours?|points?)\b",
    re.IGNORECASE,
)
_WHOSE = re.compile(
    r"contest|dispute|discut|estim|claim|affirm|our |notre |rule|règle|says|selon|d’après|prints|imprime",
    re.IGNORECASE,
)
_SENTENCES = re.compile(r"(?<=[.?!])\s+")


class Figure(NamedTuple):
    """A number that a text prints of history.

    Attributes:
        value: The number.
        sentence: The sentence that prints it.
    """

    value: float
    sentence: str


def figures_in(text: str) -> Iterator[Figure]:
    """Yield the numbers of a text that tell of history: large ones, and those of people, camps and votes.

    Years are none, see `dates_in`; nor is what counts wars, throws or points of the game.
    """
    for sentence in _SENTENCES.split(text):
        for found in _NUMBER.finditer(sentence):
            value = _value(found[0])
            after = sentence[found.end() :]
            is_year = re.fullmatch(YEAR, found[0]) is not None
            is_counted = _COUNTED.match(after) is not None and value != 100  # a hundred is a base
            if not is_year and not _OF_THE_GAME.match(after) and (value >= TELLING or is_counted):
                yield Figure(value, sentence)


def numbers_in(text: str) -> set[float]:
    """Return all numbers in a text."""
    return {_value(found) for found in _NUMBER.findall(text)}


def dates_in(text: str, language: str) -> Iterator[tuple[int, int, int]]:
    """Yield the dates in a text as year, month and day; 0 where it names no month or no day."""
    names = MONTHS[language].split()
    months = "|".join(names)
    dated = re.compile(
        rf"(?:(\d{{1,2}})(?:er)?\s+)?(?:({months})\s+)?\b({YEAR})\b(?![,\u00a0\u202f]\d{{3}}|-like)"
    )
    for day, month, year in dated.findall(text):
        yield int(year), names.index(month) + 1 if month else 0, int(day) if day and month else 0


def record_faults(text: str, cited: Iterable[str]) -> Iterator[str]:
    """Yield what is wrong with the figures of a text.

    Args:
        text: The text.
        cited: Topics and records that its step shows or cites.
    """
    names = set(cited)
    for figure in figures_in(text):
        fitting = [name for name in records() if figure.value in printed(name)]
        shown = [name for name in fitting if name in names or name.partition("/")[0] in names]
        if not shown:
            yield _unknown(figure, fitting)
        elif all(_is_bare(name, figure) for name in shown):
            which = f"{figure.value:g} is contested ({', '.join(shown)})"
            what = "print the other end too, with who says which"
            yield f"{which} and stands alone in “{figure.sentence}”: {what}"


def _unknown(figure: Figure, fitting: list[str]) -> str:
    if fitting:
        known = (
            f"it is {' or '.join(fitting[:NEAR])}, which the step neither shows (facts:) nor cites (fact:)"
        )
    else:
        figures = [name for name, fact in records().items() if not fact.is_statement]
        by_distance = sorted(figures, key=lambda name: abs(records()[name].value - figure.value))
        near = [f"{name} ({records()[name].value:,g})" for name in by_distance[:NEAR]]
        known = f"no record has it; nearest: {', '.join(near)}"
    return f"{figure.value:g} in “{figure.sentence}”: {known}"


def date_faults(text: str, language: str) -> Iterator[str]:
    """Yield dates of a text that neither timeline, records, excerpts nor works know."""
    for year, month, day in dates_in(text, language):
        if (year, month, day) not in known_dates():
            said = "-".join(str(part) for part in (year, month, day) if part)
            yield f"{said} in “{text[:80]}…” is no date of the timeline, of a record, an excerpt or a work"


@cache
def records() -> dict[str, Fact]:
    """Return the records that learners may see, by topic and name."""
    return {f"{topic}/{fact.id}": fact for topic in topics() for fact in facts(topic)}


@cache
def printed(name: str) -> frozenset[float]:
    """Return the numbers that a record prints: its values and those in its words."""
    fact = records()[name]
    texts = [*fact.counts.values(), *fact.says.values(), *fact.note.values(), fact.words, fact.computed]
    return frozenset(fact.values) | {number for text in texts for number in numbers_in(text)}


@cache
def known_dates() -> frozenset[tuple[int, int, int]]:
    """Return all dates that the fact base knows, each also as month and as year."""
    days = [day for fact in records().values() for day in (fact.first, fact.last)]
    days += [day for entry in entries() for day in (entry.first, entry.last)]
    known = {part for day in days for part in _parts(day)}
    spans = [(fact.first.year, fact.last.year) for fact in records().values()]
    spans += [(entry.first.year, entry.last.year) for entry in entries()]
    known |= {(year, 0, 0) for first, last in spans for year in (first, last)}
    said: Any = [text for one in voices().values() for text in (one.said, one.about, one.who, one.what)]
    said += [entry.text for entry in entries()] + [source.full for source in sources().values()]
    for texts in said:
        for language, text in texts.items():
            for year, month, day in dates_in(text, language):
                known |= {(year, month, day), (year, month, 0), (year, 0, 0)}
    return frozenset(known)


def _parts(day: date) -> set[tuple[int, int, int]]:
    return {(day.year, day.month, day.day), (day.year, day.month, 0), (day.year, 0, 0)}


def _is_bare(name: str, figure: Figure) -> bool:
    """Return whether a contested figure stands without another one of the dispute or a word on it."""
    if not records()[name].is_contested:
        return False
    rivals = [one for one, fact in records().items() if fact.id in records()[name].rivals]
    others = {value for one in (name, *rivals) for value in printed(one)} - {figure.value}
    return others.isdisjoint(numbers_in(figure.sentence)) and not _WHOSE.search(figure.sentence)


def _value(digits: str) -> float:
    plain = re.sub(r"[\s\u00a0\u202f]|,(?=\d{3}(?!\d))", "", digits)
    return float(plain.replace(",", "."))
