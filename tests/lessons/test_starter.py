"""The starter: its line played to its end with mistakes, its keys the answer book's, both languages."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.laws.texts import texts_of
from algeria_lab.scenarios.reading import inspect_scenario
from algeria_lab.scenarios.receipts import receipt_of, result_of, verify
from tests.lessons.pupil import LESSONS, keys, lesson, long_sentences, right, walked, words, work

STARTER = "00-starter"
MOST_WORDS, MOST_IN_A_SENTENCE = 2_500, 25
# Sections 8.1 and 8.3 of the answer book, and what the board holds.
ANSWERS = {
    "cities-guess": 3,
    "cities": ("CONSTANTINE", "ALGIERS", "ORAN"),
    "in-medea": ("cadre", "algerian", "elite"),
    "lead": 13,
    "top-row": Fraction(1, 6),
    "mean-free": Fraction(5, 3),
    "lost": Fraction(1, 3),
    "found": Fraction(1, 6),
    "six-hundred": 100,
    "terror-pays": ("gov",),
}


@pytest.fixture(scope="module")
def pupil() -> Guide:
    return work(lesson(STARTER))


def test_it_is_without_a_fault():
    file = LESSONS / STARTER / "lesson.yaml"
    found = inspect_scenario(file.read_text("utf-8"), str(file))

    assert [*found.faults, *found.warnings] == []


def test_every_step_is_played_and_leads_to_the_debrief():
    assert [str(stop.stuck) for stop in walked(STARTER).stops if stop.stuck] == []
    assert [stop.step.id for stop in walked(STARTER).line] == [step.id for step in lesson(STARTER).steps]


def test_a_pupil_who_errs_comes_to_the_end_with_every_question_right(pupil: Guide):
    graded = set(right(STARTER)) - {name for step in lesson(STARTER).steps for name in step.predict}

    assert pupil.status == "debrief"
    assert result_of(pupil)["right"] == len(graded)
    assert verify(receipt_of(pupil), pupil.scenario).holds


def test_the_keys_are_those_of_the_answer_book():
    found = right(STARTER)

    assert {name: found[name] for name in ANSWERS} == ANSWERS
    assert keys(STARTER)["top-row"].computed


def test_the_teaching_dice_tell_what_the_texts_say():
    speak, search, end = (walked(STARTER).stop(name) for name in ("speak", "search", "end"))
    assert speak is not None
    assert search is not None
    assert end is not None

    assert (speak.faces, search.faces) == ((5,), (3,))
    assert speak.after.top.points == 2
    assert end.after.control["IV-1"] == "gov"
    assert end.after.to_json()["units"]["cadre-5"][0] == "IV-1"


def test_both_languages_are_complete_short_and_typed_with_care():
    scenario = lesson(STARTER)
    for language in ("en", "fr"):
        assert words(scenario, language) <= MOST_WORDS
        assert long_sentences(scenario, language, MOST_IN_A_SENTENCE) == []
    french = [row.text.fr or "" for row in texts_of(scenario)]
    assert [text for text in french if re.search(r" [;:!?»]|« |\w[!?;](?:\s|$)", text)] == []
