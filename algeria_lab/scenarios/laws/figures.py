"""Contested figures of history: none is the key of a question, whether its author names a record or not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from algeria_lab.checking.facts import Fact, facts, sources_of, topics
from algeria_lab.checking.faults import Fault, Path
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.texts import LANGUAGES
from algeria_lab.scenarios.quiz.amounts import read_key
from algeria_lab.scenarios.quiz.grading import is_graded, is_number
from algeria_lab.scenarios.quiz.literal import literal_key

CONTESTED = ("C", "D")
TELLING = 1000  # a smaller number may be that of anything
_DIGITS = re.compile(r"\d+(?:[\s,.’']\d{3})+|\d+(?:[.,]\d+)?")
_BETWEEN = re.compile(r"[\s,.’'](?=\d{3})")


def figure_faults(case: Case) -> Iterator[Fault]:
    """Yield keys that equal a contested figure of history.

    It is a fault where the question, or the scenario, names works that the figure's topic rests on; elsewhere
    a large number that equals one is odd.
    """
    for place, question in enumerate(case.scenario.quiz):
        if not is_graded(question) or question.kind in ("order", "match"):
            continue
        named = _topics_named(question, case.scenario.sources)
        for path, amount, margin in _amounts(case, question, ("quiz", place)):
            for topic, fact in _contested():
                if not any(abs(amount - value) <= margin for value in _values(fact)):
                    continue
                values = {"given": f"{topic}/{fact.id}", "mark": fact.mark}
                if topic in named:
                    yield Fault(path, "figure-contested", values)
                elif amount >= TELLING:
                    yield Fault(path, "figure-like", values, is_warning=True)


def _contested() -> list[tuple[str, Fact]]:
    return [
        (topic, fact) for topic in topics() for fact in facts(topic, unread=True) if fact.mark in CONTESTED
    ]


def _values(fact: Fact) -> list[Fraction]:
    return [Fraction(str(value)) for value in (fact.value, *fact.span)]


def _topics_named(question: Question, works: list[str]) -> set[str]:
    """Return the topics that a question speaks of: that of its record, and those that its works are of."""
    own = {question.fact.partition("/")[0]} if question.fact else set()
    keys = {*question.sources, *works}
    return own | {topic for topic in topics() if keys & {source.key for source in sources_of(topic)}}


def _amounts(case: Case, question: Question, here: Path) -> Iterator[tuple[Path, Fraction, Fraction]]:
    """Yield the numbers that a key holds, each with its place and how far one may be off."""
    if question.answer is None or isinstance(question.answer, Computed):
        return
    key = literal_key(case.scenario, question)
    if key is None:
        return
    if is_number(question) and key.amount is not None:
        yield (*here, "answer"), key.amount, read_key(question.tolerance) or Fraction(0)
    for place, option in enumerate(question.options):
        if option.id in key.ids:
            texts = {case.scenario.said(option.text, language) for language in LANGUAGES}
            for amount in {amount for text in texts for amount in numbers_in(text)}:
                yield (*here, "options", place, "text"), amount, Fraction(0)


def numbers_in(text: str) -> set[Fraction]:
    """Return the numbers in a text, whose digits may stand in groups of three.

    Examples:
        >>> sorted(numbers_in("Of 8 million some 200,000, or 52.5 percent"))
        [Fraction(8, 1), Fraction(105, 2), Fraction(200000, 1)]
    """
    found = (_BETWEEN.sub("", digits).replace(",", ".") for digits in _DIGITS.findall(text))
    return {Fraction(digits) for digits in found}
