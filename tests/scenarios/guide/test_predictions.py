"""Predictions: asked before anything is played, never right or wrong, and set beside what came."""

from fractions import Fraction
from typing import Any

import pytest

from algeria_lab.core.words.voice import PLAIN
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.receipts import receipt_of, result_of, verify
from tests.scenarios.guide.played import ORDER, scenario

AWARD = {"id": "award", "kind": "predict", "ask": "How much?", "answer": {"engine": "change(fln.psl)"}}
PRICE = {
    "id": "price",
    "kind": "number",
    "ask": "Fronts now?",
    "answer": 4,
    "misconceptions": {"7": "Those are Cadres."},
}


def predicting(*questions: dict[str, Any], **step: Any) -> Scenario:
    return scenario({**ORDER, "predict": [one["id"] for one in questions], **step}, quiz=list(questions))


def test_nothing_is_played_before_everything_is_predicted():
    guide = Guide(predicting(AWARD, PRICE))
    assert (guide.status, guide.asked) == ("predict", ["award", "price"])
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov resettle II-2")
    assert caught.value.is_early
    assert not any(guide.table.shows(action) for action in guide.table.game.legal())
    assert guide.answer("award", "8").outcome == "told"
    assert guide.status == "predict"
    guide.skip("price")
    assert guide.status == "play"
    guide.play("gov resettle II-2")
    assert guide.status == "done"


def test_a_try_at_the_shut_board_is_no_wrong_pick():
    guide = Guide(predicting(AWARD))
    with pytest.raises(OffTheStep):
        guide.play("gov civil_affairs II-2")
    assert (guide.stage.wrong, guide.journal.inputs) == ([], [])


def test_what_came_is_set_beside_what_was_expected_with_its_chance():
    guide = Guide(predicting(AWARD))
    guide.answer("award", "8")
    guide.play("gov resettle II-2")
    came = guide.answers.came["award"]
    assert (came.key.amount, came.share, came.at_least) == (11, Fraction(25, 216), Fraction(3, 8))
    assert [message.about for message in guide.messages] == ["came", "done"]
    assert result_of(guide)["right"] == 0


def test_what_came_of_a_question_about_the_next_step_is_read_at_its_beginning():
    """The key of such a question is what a step brings, not how things stood before it."""
    when = 'count("front", area="II-2") {} 0'
    left = [
        {"id": name, "when": when.format(sign), "text": name}
        for name, sign in (("front", ">"), ("none", "=="))
    ]
    asked = {"id": "left", "kind": "choice", "ask": "What is left?", "at": "look", "options": left}
    look = {"id": "look", "text": "Look."}
    guide = Guide(scenario({**ORDER, "predict": ["left"]}, look, quiz=[asked]))
    guide.answer("left", "front")
    guide.play("gov resettle II-2")
    assert guide.answers.came["left"].key.ids == ("none",)


def test_a_number_is_never_graded_before_it_is_played():
    guide = Guide(predicting(PRICE))
    assert guide.answer("price", "7").outcome == "told"
    assert "price" not in guide.answers.came
    guide.play("gov resettle II-2")
    assert guide.answers.came["price"].key.amount == 4


def test_the_key_of_a_prediction_is_not_to_be_had():
    guide = Guide(predicting(PRICE))
    assert guide.show_key("price") is None
    assert guide.status == "predict"


def test_a_question_that_is_predicted_is_not_asked_again_at_the_end():
    guide = Guide(predicting(AWARD))
    guide.skip("award")
    guide.play("gov resettle II-2")
    guide.go_on()
    assert (guide.status, guide.asked) == ("debrief", [])


def test_a_step_of_text_alone_is_read_once_it_was_predicted():
    guide = Guide(scenario({"id": "look", "text": "Look.", "predict": ["price"]}, quiz=[PRICE]))
    guide.answer("price", "4")
    assert (guide.status, guide.answers.came["price"].key.amount) == ("done", 4)


def test_predictions_are_replayed_by_receipts():
    guide = Guide(predicting(AWARD, PRICE))
    guide.answer("award", "8")
    guide.skip("price")
    guide.play("gov resettle II-2")
    assert verify(receipt_of(guide), guide.scenario).holds
    again = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario), PLAIN)
    assert (again.status, again.answers.came) == ("done", guide.answers.came)


def test_the_guided_line_is_walked_through_predictions():
    walked = walk(predicting(AWARD, PRICE))
    assert [stop.is_met for stop in walked.line] == [True]
