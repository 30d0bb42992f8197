"""What is thought and what is guessed counts no points anywhere, whatever its file says."""

import pytest

from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.points import points_of
from algeria_lab.scenarios.quiz.verdicts import Verdict
from algeria_lab.scenarios.receipts import result_of
from tests.lessons.test_lessons import FILES, scenario_of
from tests.scenarios.guide.played import LOOK, scenario

GUESS = {"id": "guess", "kind": "number", "ask": "How many?", "answer": 4, "points": 3}
SUM = {**GUESS, "id": "sum", "points": 2}
TEXT = {"id": "text", "kind": "text", "ask": "Why?", "points": 5}
STEP = {**LOOK, "predict": ["guess"], "ask": ["sum", "text"]}


def test_only_what_can_be_reckoned_counts():
    guide = Guide(scenario(STEP, quiz=[GUESS, SUM, TEXT]))
    for name, given in (("guess", "4"), ("sum", "4"), ("text", "Because.")):
        guide.answer(name, given)

    assert {name: guide.answered(name).points for name in guide.answers.tries} == {
        "guess": 0,
        "sum": 2,
        "text": 0,
    }
    assert result_of(guide)["points"] == 2


def test_a_guess_that_happens_to_be_right_counts_nothing():
    one = scenario(STEP, quiz=[GUESS, SUM, TEXT])
    asking = Asking(one, one.quiz[0], tries=[Verdict("right", "4")])

    assert asking.points == 0


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_lesson_has_points_for_a_guess_or_a_text(file):
    one = scenario_of(file)
    early = {name for step in one.steps for name in step.predict}
    thoughts = [row for row in one.quiz if row.id in early or row.kind in ("text", "predict")]

    assert [row.id for row in thoughts if points_of(one, row)] == []
