"""A number that is right to grading is the same number to conditions, however it is typed."""

from fractions import Fraction

import pytest

from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide

FILE = """format: algeria-scenario/1
id: typed
title: {{en: Typed, fr: Saisi}}
game: algeria
start: {{scenario: "1954"}}
steps:
  - id: one
    title: {{en: One, fr: Un}}
    text: {{en: Say it., fr: Dites-le.}}
    {asks}: [sum]
    branches: [{{when: 'answer("sum") == {wanted}', to: good}}]
  - id: bad
    title: {{en: Bad, fr: Mal}}
    text: {{en: Bad., fr: Mal.}}
    next: good
  - id: good
    title: {{en: Good, fr: Bien}}
    text: {{en: Good., fr: Bien.}}
quiz:
  - id: sum
    kind: {kind}
    ask: {{en: How many?, fr: Combien ?}}
    {more}
"""
HALF = [
    "0.5",
    "0,5",
    ".5",
    ",5",
    "+0.5",
    "+ 1/2",
    "1/2",
    "½",
    "2/4",
    "50 %",
    "50\u202f%",
    "50%",
    "1 in 2",
    "1 sur 2",
    "1:2",
]
TYPED = [
    *(("en", text, "0.5") for text in HALF),
    *(("fr", text, "0.5") for text in HALF),
    *(("fr", text, "1000") for text in ("1 000", "1\u00a0000", "1\u202f000", "1\u2009000", "1’000")),
    *(("en", text, "1000") for text in ("1,000", "1 000", "1000.0", "1,000.0", "١٠٠٠", "1٬000")),
    ("fr", "1,000", "1"),
    *(("en", text, "-2") for text in ("-2", "−2", "–2", "- 2", "-2.0", "−4/2")),
    *(("en", text, "5/2") for text in ("2½", "2 1/2", "2.5", "2,5", "٢٫٥")),
    *(("fr", text, "3") for text in ("3 points", "3 pts", "+3", "6/2")),
]  # fmt: skip


def guided(kind: str, wanted: str, more: str, asks: str = "ask") -> Guide:
    return Guide(read_scenario(FILE.format(kind=kind, wanted=wanted, more=more, asks=asks)))


@pytest.mark.parametrize(("language", "typed", "value"), TYPED)
def test_the_right_answer_takes_its_branch(language: str, typed: str, value: str):
    guide = guided("number", value, f'answer: "{value}"')
    assert guide.answer("sum", typed, language).outcome == "right"
    guide.go_on()
    assert guide.step is not None
    assert guide.step.id == "good"


@pytest.mark.parametrize(("language", "typed", "value"), TYPED)
@pytest.mark.parametrize(("kind", "asks"), [("predict", "predict"), ("text", "ask")])
def test_a_prediction_and_a_text_are_read_alike(kind: str, asks: str, language: str, typed: str, value: str):
    guide = guided(kind, value, "", asks)
    assert guide.answer("sum", typed, language).outcome == "told"
    guide.go_on()
    assert guide.step is not None
    assert guide.step.id == "good"


@pytest.mark.parametrize("typed", ["37", "37 %", "37\u202f%", "37 percent", "37,0 pour cent"])
def test_a_number_counts_in_the_unit_of_its_question(typed: str):
    guide = guided("number", "37", 'answer: 37\n    unit: "%"')
    verdict = guide.answer("sum", typed, "fr")
    guide.go_on()
    assert guide.step is not None
    assert (guide.step.id, verdict.outcome) == ("good", "right")


def test_an_answer_is_read_in_the_language_in_which_it_was_typed():
    guide = guided("number", "1", "answer: 1")
    guide.answer("sum", "1,000", "fr")
    assert guide.answers.last() == {"sum": Fraction(1)}
    guide.go_on()
    assert guide.step is not None
    assert guide.step.id == "good"


def test_a_number_in_a_unit_that_nobody_knows_is_no_number():
    guide = guided("number", "2", "answer: 2\n    unit: km")
    assert guide.answer("sum", "2 km").outcome == "right"
    other = guided("number", "2", "answer: 2\n    unit: km")
    assert other.answer("sum", "2 failek").problem == "unit"
    assert other.answers.last() == {"sum": "2 failek"}


def test_the_name_of_an_option_is_no_number_with_a_unit():
    options = "options: [{id: 2nd, text: {en: Two, fr: Deux}}, {id: other, text: {en: Other, fr: Autre}}]"
    guide = guided("choice", '"2nd"', f"{options}\n    answer: 2nd")
    assert guide.answer("sum", "2nd").outcome == "right"
    guide.go_on()
    assert guide.step is not None
    assert guide.step.id == "good"
