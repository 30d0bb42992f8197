"""Predict, then roll: what was said is compared with what came, and the score is fair."""

from dataclasses import asdict
from functools import cache
from types import SimpleNamespace

import pytest

from algeria_lab.algeria.missions.consequences import action_odds, action_result
from algeria_lab.algeria.state import State
from algeria_lab.core.actions import Action
from algeria_lab.core.dice import FixedDice, SeededDice
from algeria_lab.core.game import Game
from algeria_lab.core.history import Entry
from algeria_lab.core.refusals import TooManyOutcomes
from algeria_lab.views.algeria.choosing.plans import RULES, plan_line
from algeria_lab.views.algeria.odds.calibration import calibration
from algeria_lab.views.algeria.odds.predictions import Score, predict
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.play.lines import is_rolled
from tests.algeria.boards import board
from tests.views.algeria.sessions import session_of
from tests.views.shared.contract import fields_of

WORDS = Words("en")


@cache
def war(scenario: str) -> Game[State]:
    return session_of("mixed", "mixed", scenario=scenario, seed=7).game


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_what_comes_is_always_one_of_the_counted_results(scenario: str):
    """Playing an action with given dice and counting its odds agree on what can come."""
    tried = 0
    for ply, entry in enumerate(war(scenario).history[1:]):
        state = war(scenario).history[ply].state
        if entry.action is None or not is_rolled(RULES, state, entry.action):
            continue
        try:
            distribution = action_odds(RULES, state, entry.action)
        except TooManyOutcomes:
            continue
        for seed in range(5):
            assert distribution[action_result(RULES, state, entry.action, SeededDice(seed))] > 0
        tried += 1
    assert tried > 20


@pytest.mark.parametrize("scenario", ["1954", "1958", "1960"])
def test_predictions_of_whole_wars_come_true_about_as_often_as_chance_says(scenario: str):
    game, score = war(scenario), Score()
    for ply, entry in enumerate(game.history[1:]):
        plan = plan_line(game.history[ply].state, str(entry.action), WORDS)
        rows = plan["odds"]["rows"] if plan["odds"] else []
        if len(rows) > 1:
            found = predict(WORDS, game, ply, str(entry.action), rows[0]["text"], score)
            assert found
            assert set(found) == fields_of("Prediction")
            assert found["came"] in [row["text"] for row in rows]
            assert found["right"] == (found["said"] == found["came"])
    assert score.asked > 15
    assert abs(score.right - float(score.expected)) < 4 * score.asked**0.5


def test_a_prediction_is_told_with_both_chances_and_the_score():
    """The Cadre is lost on a 1: the reader expected it to arrive."""
    entries, state = [], board("1954").put("cadre-1", "V-4").state
    for action in (None, Action.parse("fln move cadre-1"), Action.parse("fln to V-5")):
        state = RULES.preview(state, action, FixedDice([1])) if action else state
        entries.append(Entry(action, (), state, (0,)))
    game = SimpleNamespace(history=entries, dice=FixedDice([1]))
    score = Score()
    found = predict(WORDS, game, 0, "fln move cadre-1; fln to V-5", "the unit arrives", score)

    assert found == {
        "said": "the unit arrives",
        "said_chance": "5 in 6 (83%)",
        "came": "1 point for the Government, 1 FLN unit eliminated",
        "came_chance": "1 in 6 (17%)",
        "right": False,
        "score": "Right so far: 0 of one prediction; chance alone would give 0.8.",
        "calibration": [asdict(row) for row in calibration(WORDS, score.said)],
    }
    assert (score.asked, score.right) == (1, 0)


def test_what_was_not_on_offer_is_no_prediction():
    game = war("1954")

    assert predict(WORDS, game, 0, "gov quick", "rain", Score()) is None
    assert predict(WORDS, game, game.ply, "gov pass", "rain", Score()) is None
