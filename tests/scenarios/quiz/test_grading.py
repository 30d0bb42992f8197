"""What answers are worth: right, wrong and why, or no answer at all."""

from fractions import Fraction

import pytest

from algeria_lab.core.words.amounts import read_amount, read_key, spoken
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.quiz.grading import grade
from algeria_lab.scenarios.quiz.verdicts import Key

SCENARIO = Scenario.model_validate({"format": "algeria-scenario/1", "id": "asked", "title": "Asked"})
OPTIONS = [
    {"id": name, "text": {"en": f"The {name}", "fr": f"Les {name}s"}} for name in ("army", "police", "mayor")
]


def question(kind: str, **data: object) -> Question:
    return Question.model_validate({"id": "q", "kind": kind, "ask": "What?", **data})


def verdict(asked: Question, given: object, *ids: str, amount: object = None, language: str = "en"):
    key = Key(ids, None if amount is None else Fraction(str(amount)))
    return grade(SCENARIO, asked, given, key, language=language)


@pytest.mark.parametrize(
    ("typed", "language", "value"),
    [
        ("1/3", "en", "1/3"),
        ("2/6", "en", "1/3"),
        ("0.25", "en", "1/4"),
        ("0,25", "fr", "1/4"),
        ("0,25", "en", "1/4"),
        ("33 %", "fr", "33/100"),
        ("33 pour cent", "fr", "33/100"),
        ("½", "en", "1/2"),
        ("1½", "en", "3/2"),
        ("1 1/2", "en", "3/2"),
        ("1 in 3", "en", "1/3"),
        ("1 sur 3", "fr", "1/3"),
        ("−2", "en", "-2"),
        ("1,000", "en", "1000"),
        ("1,000", "fr", "1"),
        ("1\u202f000", "fr", "1000"),
        ("٣", "en", "3"),
    ],
)
def test_a_number_is_read_as_people_write_it(typed, language, value):
    assert read_amount(typed, language).value == Fraction(value)


@pytest.mark.parametrize(
    "typed", ["", ".", "-", "three", "1/0", "1/3/4", "3 x 4", "p=1/3", "9" * 81, "1" * 16]
)
def test_what_is_no_number_is_not_taken_for_one(typed):
    assert read_amount(typed) is None


def test_a_key_means_what_is_written():
    assert [read_key(given) for given in (0.1, "1/6", "33%", True, float("nan"), float("inf"))] == [
        *(Fraction(1, 10), Fraction(1, 6), Fraction(33, 100)),
        *(None, None, None),
    ]
    assert [spoken(Fraction(text), "fr") for text in ("1/3", "1/4", "6/2", "-3/2")] == [
        "1/3",
        "0,25",
        "3",
        "-1,5",
    ]


@pytest.mark.parametrize(
    ("typed", "outcome", "problem"),
    [
        ("1/3", "right", ""),
        ("3/9", "right", ""),
        ("2/3", "wrong", "complement"),
        ("0.333", "right", "rounded"),
        ("33 %", "right", "rounded"),
        ("0.3", "unclear", "rounded"),
        ("1/2", "wrong", "foreseen"),
        ("0,5", "wrong", "foreseen"),
        ("33.3", "wrong", "unit-missing"),
        ("12", "unclear", "no-chance"),
        ("0.51", "wrong", "slip"),
        ("0.34", "wrong", "slip"),
        ("perhaps", "unclear", "number"),
        (" ", "unclear", "empty"),
        (["1/3"], "unclear", "number"),
        (None, "unclear", "number"),
    ],
)
def test_a_fraction_is_exact_and_a_foreseen_mistake_has_its_words(typed, outcome, problem):
    asked = question("fraction", misconceptions={"1/2": "You counted both dice."})
    found = verdict(asked, typed, amount="1/3")
    assert (found.outcome, found.problem) == (outcome, problem)
    assert bool(found.says) == (typed in ("1/2", "0,5", "0.51"))


def test_a_tolerance_is_kept_to_exactly():
    asked = question("fraction", tolerance=0.01)
    assert verdict(asked, "0,33", amount="1/3", language="fr").outcome == "right"
    assert verdict(asked, "0.32", amount="1/3").outcome == "wrong"
    tenth = question("number", tolerance=0.1)
    assert (
        verdict(tenth, "0.3", amount="0.2").outcome == "right"
    )  # where floats would say 0.09999999999999998


@pytest.mark.parametrize(
    ("typed", "outcome", "problem"),
    [
        ("2", "right", ""),
        ("2 km", "right", ""),
        ("2 Kilometres", "right", ""),
        ("2000 m", "right", ""),
        ("2000", "wrong", "unit-missing"),
        ("2 AP", "wrong", "unit"),
        ("-2", "wrong", "sign"),
        ("7", "wrong", "wrong"),
    ],
)
def test_the_right_value_in_a_wrong_unit_is_told_as_such(typed, outcome, problem):
    asked = question("number", unit={"en": "km", "fr": "kilomètres"}, units={"m": 0.001, "kilometres": 1})
    found = verdict(asked, typed, amount=2)
    assert (found.outcome, found.problem) == (outcome, problem)


def test_a_part_of_a_whole_number_is_told_as_such_and_costs_no_try():
    asked = question("number", answer=2, misconceptions={"5/2": "Rounded down.", "3": "One short."})
    found = {typed: verdict(asked, typed, amount=2) for typed in ("2.94", "2.5", "3", "2")}
    assert {typed: (one.outcome, one.problem) for typed, one in found.items()} == {
        "2.94": ("unclear", "whole"),
        "2.5": ("wrong", "foreseen"),
        "3": ("wrong", "foreseen"),
        "2": ("right", ""),
    }


def test_percent_may_be_the_unit_itself():
    asked = question("number", unit="%")
    assert [verdict(asked, typed, amount=59).outcome for typed in ("59", "59 %")] == ["right", "right"]
    assert verdict(asked, "0.59", amount=59).problem == "unit-missing"


def test_one_of_several_is_named_by_id_or_text_in_either_language():
    asked = question("choice", options=OPTIONS, misconceptions={"police": "They stay."})
    assert [verdict(asked, given, "army").outcome for given in ("army", "ARMY", "the army", "Les armys")] == [
        "right"
    ] * 4
    wrong = verdict(asked, "police", "army")
    assert (wrong.outcome, wrong.problem, wrong.says.plain) == ("wrong", "foreseen", "They stay.")
    assert verdict(asked, "mayor", "army").problem == "wrong"
    assert verdict(asked, "general", "army")[:3] == ("unclear", "", "unknown")
    assert verdict(asked, ["army", "police"], "army").problem == "one"


def test_of_many_it_is_told_how_many_and_not_which():
    asked = question("many", options=OPTIONS)
    assert verdict(asked, "police, army", "army", "police").outcome == "right"
    assert verdict(asked, ["army"], "army", "police")[2:4] == ("missing", {"extra": 0, "missing": 1})
    assert verdict(asked, "army police mayor", "army", "police")[2:4] == ("extra", {"extra": 1, "missing": 0})
    assert verdict(asked, ["mayor"], "army", "police").problem == "extra-and-missing"


def test_of_an_order_it_is_told_how_many_stand_right():
    asked = question("order", options=OPTIONS)
    assert verdict(asked, "army police mayor", "army", "police", "mayor").outcome == "right"
    wrong = verdict(asked, ["army", "mayor", "police"], "army", "police", "mayor")
    assert (wrong.problem, wrong.values) == ("order", {"right": 1, "all": 3})
    assert verdict(asked, ["army", "army"], "army", "police", "mayor").problem == "every"


def test_places_are_named_by_code_or_name_in_either_language():
    asked = question("map", misconceptions={"II-1": "That is its neighbour."})
    for given in ("Philippeville", ["II-2"], "skikda", "ii-2"):
        assert verdict(asked, given, "II-2").outcome == "right"
    assert verdict(asked, "Algiers, II-2", "II-2").problem == "extra"
    unknown = verdict(asked, "Philipeville", "II-2")
    assert (unknown.outcome, unknown.values["near"]) == ("unclear", "II-2")
    assert verdict(asked, "II-1", "II-2").says.plain == "That is its neighbour."


def test_pairs_fit_or_do_not():
    asked = question("match", options=OPTIONS, misconceptions={"army=mayor": "Look again."})
    ids = ("army", "police", "mayor")
    assert verdict(asked, {name: name for name in ids}, *ids).outcome == "right"
    wrong = verdict(asked, "army=mayor police=police mayor=army", *ids)
    assert (wrong.problem, wrong.values, wrong.says.plain) == ("pairs", {"right": 1, "all": 3}, "Look again.")
    assert verdict(asked, {"army": "army"}, *ids).problem == "every"


def test_a_text_is_taken_down_and_a_prediction_waits():
    asked = question("text")
    assert grade(SCENARIO, asked, " <b>because</b> ", None)[:2] == ("told", "<b>because</b>")
    assert grade(SCENARIO, asked, "x" * 4001, None).problem == "long"
    assert grade(SCENARIO, question("predict", line="pass"), "3", None)[:2] == ("told", "3")
    assert grade(SCENARIO, question("predict", line="pass", options=OPTIONS), "army", None).outcome == "told"


@pytest.mark.parametrize("kind", ["choice", "many", "number", "order", "map", "match", "text", "sheet"])
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"a": {}},
        [[]],
        [None],
        [1, 2],
        3.5,
        "\ud800",
        "\x00",
        "a" * 100_000,
        ["a" * 300],
        list("ab") * 500,
        True,
    ],
)
def test_whatever_a_page_sends_is_answered(kind, given):
    asked = question(kind, options=OPTIONS)
    assert verdict(asked, given, "army", amount=7).outcome != "right"
