"""A contested figure of history is no key, be it named as a record or only typed."""

import pytest

from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.laws.figures import numbers_in
from tests.checking.base_texts import base_text

GOOD = base_text("scenario")
NUMBER = '  - {id: asked, kind: number, ask: {en: "How many?", fr: "Combien ?"}, '
BEFORE = "experiments:\n"


def found_with(question: str, works: str = "[]") -> list[tuple[str, bool]]:
    text = GOOD.replace(BEFORE, question + "\n" + BEFORE).replace(
        "sources: [rocard2003]", f"sources: {works}"
    )
    text = text.replace("ask: [who]", "ask: [who, asked]")
    found = inspect_scenario(text)
    return [(fault.problem, fault.is_warning) for fault in (*found.faults, *found.warnings)]


@pytest.mark.parametrize(
    ("rest", "found"),
    [
        ("answer: 200000}", [("figure-like", True)]),
        ("answer: 52.5}", []),
        ("answer: 200001}", []),
        ("answer: 190000, tolerance: 20000}", [("figure-like", True)]),
        ("answer: 200000, sources: [sacriste2022]}", [("figure-contested", False)]),
        ("answer: 52.5, sources: [cornaton1967]}", [("figure-contested", False)]),
        ("answer: 52.5, fact: regroupement/rural-share-sacriste}", [("figure-contested", False)]),
        ("answer: 50, sources: [cornaton1967]}", []),
        ("answer: 3525000, fact: regroupement/displaced-1961}", [("figure-second-hand", False)]),
        ("answer: 1175000, fact: regroupement/displaced-1961}", []),
        ("answer: 120, fact: people/assembly-1947}", []),
        ("answer: {engine: turn * 0 + 200000}, sources: [sacriste2022]}", []),
    ],
)
def test_a_contested_number_is_a_fault_where_its_works_are_named(rest: str, found: list[tuple[str, bool]]):
    assert found_with(NUMBER + rest) == found


def test_works_of_the_whole_scenario_count_too():
    assert found_with(NUMBER + "answer: 200000}", "[rocard2003, cornaton1967]") == [
        ("figure-contested", False)
    ]


def test_the_right_one_of_several_answers_is_a_key_and_the_others_are_none():
    options = (
        '  - {id: asked, kind: choice, ask: {en: "How many?", fr: "Combien ?"}, sources: [sacriste2022], '
        'options: [{id: all, text: {en: "Some 200,000", fr: "Environ 200 000"}}, '
        "{id: nobody-knows, text: {en: Nobody knows, fr: On ne sait}}], answer: "
    )

    assert found_with(options + "all}") == [("figure-contested", False)]
    assert found_with(options + "nobody-knows}") == []


@pytest.mark.parametrize(
    "text", ["200000", "200,000", "200 000", "200\u00a0000", "200\u202f000", "some 200.000 people"]
)
def test_numbers_are_read_as_both_languages_write_them(text: str):
    assert numbers_in(text) == {200_000}
