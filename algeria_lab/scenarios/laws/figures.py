"""Contested figures of history: none is the key of a question, whether its author names a record or not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from algeria_lab.checking.facts import Fact, facts, sources_of, topics
from algeria_lab.checking.faults import Fault, Path
from algeria_lab.core.words.amounts import read_key
from algeria_lab.scenarios.forms.quiz import Computed, Question
from algeria_lab.scenarios.laws.case import Case
from algeria_lab.scenarios.laws.texts import LANGUAGES
from algeria_lab.scenarios.quiz.grading import is_graded, is_number
from algeria_lab.scenarios.quiz.literal import literal_key

TELLING = 1000  # a smaller number may be that of anything
_DIGITS = re.compile(r"\d+(?:[\s,.’']\d{3})+|\d+(?:[.,]\d+)?")
_BETWEEN = re.compile(r"[\s,.’'](?=\d{3})")


def figure_faults(case: Case) -> Iterator[Fault]:
    """Yield keys that equal a figure of history that may not be graded.

    It is a fault where the question, or for a telling number the scenario, names works that the figure's
    topic rests on; elsewhere a large number that equals a contested one is odd. The record that a question
    names may not be its very key either, if nobody has read more than a page that quotes it.
    """
    for place, question in enumerate(case.scenario.quiz):
        if not is_graded(question) or question.kind in ("order", "match"):
            continue
        named = _topics_named(question, case.scenario.sources)
        for path, amount, margin in _amounts(case, question, ("quiz", place)):
            like = [(topic, fact) for topic, fact in _contested() if _equals(fact, amount, margin)]
            of_topic = [(topic, fact) for topic, fact in like if (topic, amount >= TELLING) in named]
            own = _second_hand(question, amount, margin)
            if of_topic:
                yield Fault(path, "figure-contested", _told(*of_topic[0]))
            elif own:
                yield Fault(path, "figure-second-hand", {"given": question.fact or ""})
            elif like and amount >= TELLING:
                yield Fault(path, "figure-like", _told(*like[0]), is_warning=True)


def _told(topic: str, fact: Fact) -> dict[str, str]:
    return {"given": f"{topic}/{fact.id}", "mark": fact.mark}


def _contested() -> list[tuple[str, Fact]]:
    return [(topic, fact) for topic in topics() for fact in facts(topic, unread=True) if fact.is_contested]


def _equals(fact: Fact, amount: Fraction, margin: Fraction) -> bool:
    return any(abs(amount - Fraction(str(value))) <= margin for value in fact.values)


def _second_hand(question: Question, amount: Fraction, margin: Fraction) -> bool:
    """Return whether a key is the record that the question names, read only in a page that quotes it."""
    theme, _, name = (question.fact or "").partition("/")
    own = (fact for fact in (facts(theme) if theme in topics() else ()) if fact.id == name)
    return any(fact.is_second_hand and _equals(fact, amount, margin) for fact in own)


def _topics_named(question: Question, works: list[str]) -> set[tuple[str, bool]]:
    """Return the topics that a question speaks of, each with the size of number for which that tells.

    They are those of its record and of its works; for large numbers those of the scenario's works too.
    """
    own = {question.fact.partition("/")[0]} if question.fact else set()
    near = own | {topic for topic in topics() if _rests_on(topic, question.sources)}
    far = {topic for topic in topics() if _rests_on(topic, works)}
    return {(topic, False) for topic in near} | {(topic, True) for topic in near | far}


def _rests_on(topic: str, works: list[str]) -> bool:
    return not {source.key for source in sources_of(topic)}.isdisjoint(works)


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
