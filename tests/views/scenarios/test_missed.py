"""A predicted number beside the one that came: a sentence that fits the mistake, and dots for a hundred."""

from fractions import Fraction
from typing import Any

import pytest

from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.quiz.numbers import is_of_hundred
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.quiz.missed import is_fall, missed
from tests.scenarios.guide.played import LOOK, ORDER, scenario
from tests.views.scenarios.test_stage import lesson

CHANGE = {"engine": "change(fln.psl)"}


def question(**more: Any) -> Question:
    return Question.model_validate({"id": "q", "kind": "predict", "ask": "How many?", **more})


def said(given: str, came: str, language: str = "en", **more: Any) -> str:
    asked = question(**{"answer": 1, **more})
    return missed(asked, Fraction(given), Fraction(came), Words(language), lambda off: f"{off} areas")


@pytest.mark.parametrize(
    ("given", "came", "text"),
    [
        ("4", "4", ""),
        ("50", "4", "You expected more than 12 times as much as came."),
        ("12", "4", "You expected exactly 3 times as much as came."),
        ("4", "50", "What came is more than 12 times as much as you expected."),
        ("8", "4", "Too high by 4 areas."),
        ("3", "4", "Too low by 1 areas."),
        ("3", "0", "Too high by 3 areas."),
        ("-9", "-2", "Too low by 7 areas."),
        ("1.67", "5/3", "That is near enough."),
    ],
)
def test_a_mistake_has_its_sentence(given: str, came: str, text: str):
    assert said(given, came) == text


def test_it_is_said_in_french():
    assert said("50", "4", "fr") == "Vous attendiez plus de 12 fois le résultat."
    assert said("8", "4", "fr") == "Trop haut de 4 areas."
    assert said("4", "8", "fr") == "Trop bas de 4 areas."


def test_within_the_tolerance_is_near_enough():
    assert said("5", "4", tolerance=1) == "That is near enough."


def test_a_fall_may_be_written_without_its_sign():
    asked = question(answer=CHANGE)
    assert is_fall(asked, Fraction(3), Fraction(-3))
    assert not is_fall(asked, Fraction(-3), Fraction(3))
    assert not is_fall(question(answer=1), Fraction(3), Fraction(-3))
    assert said("3", "-3", answer=CHANGE) == ""
    assert said("2", "-3", answer=CHANGE) == "It went the other way: it fell."
    assert said("-2", "3", answer=CHANGE) == "It went the other way: it rose."


@pytest.mark.parametrize(
    ("unit", "is_so"),
    [
        ({"en": "soldiers of 100", "fr": "soldats sur 100"}, True),
        ({"en": "percent", "fr": "pour cent"}, True),
        ({"en": "of 1000", "fr": "sur 1000"}, False),
        ({"en": "areas", "fr": "zones"}, False),
    ],
)
def test_what_is_counted_out_of_a_hundred_says_so(unit: dict[str, str], is_so: bool):  # noqa: FBT001 - what is awaited
    assert is_of_hundred(scenario(LOOK), question(unit=unit)) == is_so


def predicted(given: str, answer: Any, **more: Any) -> dict[str, Any]:
    """Return what the panel tells of a prediction once the step was played."""
    asked = {"id": "guess", "kind": "predict", "ask": "How many?", "answer": answer, **more}
    one: Guided = lesson({**ORDER, "predict": ["guess"]}, quiz=[asked])
    one.guide.answer("guess", given)
    one.guide.play("gov resettle II-2")
    return dict(one._panel.scene()["predictions"][0])


def test_the_panel_says_it_under_the_heading_and_draws_the_dots():
    told = predicted("50", 4, unit={"en": "of 100", "fr": "sur 100"})
    assert told["said"] == "You expected 50 of 100. It was 4 of 100."
    assert told["more"] == "You expected more than 12 times as much as came."
    assert told["dots"] == {"filled": 4, "label": "A hundred dots, 4 of them filled"}


def test_the_panel_takes_a_fall_without_its_sign_and_sets_both_marks_together():
    told = predicted("2", {"engine": "change(fln.psl) - 13"})
    assert told["said"] == "You wrote 2; it fell by 2: the same, if you meant a fall."
    assert told["scale"]["you"]["at"] == told["scale"]["result"]["at"]
    assert told["dots"] is None


def test_a_chance_above_one_is_no_answer():
    chance = {"engine": 'chance("gov resettle II-2", change(fln.psl) >= 11)'}
    one = lesson({**LOOK, "predict": ["guess"]}, quiz=[question(id="guess", answer=chance).model_dump()])
    verdict = one.guide.answer("guess", "3")
    assert (verdict.counts, verdict.problem) == (False, "no-chance")
    assert one.guide.answer("guess", "38 %").counts


@pytest.mark.parametrize("right", [True, False])
def test_an_order_is_listed_below_a_short_heading(*, right: bool):
    options = [{"id": name, "text": f"The {name}"} for name in ("first", "second", "third")]
    asked = {"id": "row", "kind": "order", "ask": "Put in order.", "options": options}
    asked["answer"] = ["first", "second", "third"]
    led = lesson({**LOOK, "predict": ["row"]}, ORDER, quiz=[asked])
    led.guide.answer("row", tuple(asked["answer"] if right else reversed(asked["answer"])))

    (told,) = led._panel.scene()["predictions"]
    heading = "You expected this order, and so it was." if right else "In what order it came"
    assert (told["state"], told["said"]) == ("came", heading)
    names = ["The first", "The second", "The third"]
    wrong = [] if right else [{"title": "You expected:", "items": names[::-1]}]
    assert told["orders"] == [{"title": "Result:", "items": names}, *wrong]
