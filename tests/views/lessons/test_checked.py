"""What is said of an answer that a learner has reckoned in a cell."""

from fractions import Fraction

import pytest

from algeria_lab.views.lessons.checked import checked
from algeria_lab.views.shared.messages import Messages

SAID = {
    "empty": "Nothing is written yet",
    "right": "Right",
    "wrong": "Not yet: the rules",
    "number": "That is no number",
    "high": "Not yet: your number is too high",
    "low": "Not yet: your number is too low",
    "set": "Write several names",
    "missing": "Not yet: what you name is right",
    "beside": "Not yet: something that you name",
}


@pytest.mark.parametrize(
    ("given", "right", "said"),
    [
        (None, 3, "empty"),
        (..., 3, "empty"),
        ("", {"II-2"}, "empty"),
        (0, 0, "right"),
        (3, 3, "right"),
        (3.0, Fraction(3), "right"),
        ("1/6", Fraction(1, 6), "right"),
        (0.167, Fraction(1, 6), "right"),
        ("17%", Fraction(1, 6), "high"),
        (0.16, Fraction(1, 6), "low"),
        (-3, 3, "low"),
        ("three", 3, "number"),
        ([3], 3, "number"),
        ({"II-2", "V-4"}, {"V-4", "II-2"}, "right"),
        (["V-4", "II-2"], {"V-4", "II-2"}, "right"),
        ({"II-2"}, {"V-4", "II-2"}, "missing"),
        ({"II-2", "I-1"}, {"V-4", "II-2"}, "beside"),
        ("II-2", {"II-2"}, "set"),
        (3, {"II-2"}, "set"),
        ("gov", "gov", "right"),
        ("fln", "gov", "wrong"),
    ],
)
def test_an_answer_is_told_what_is_wrong_with_it(given: object, right: object, said: str):
    assert str(checked(Messages("en"), given, right)).startswith(SAID[said])


def test_a_french_number_is_read():
    assert str(checked(Messages("fr"), "0,5", Fraction(1, 2))).startswith("Juste")
