"""Lesson 10: one order in three places, how wars end, votes, promises; keys, wrong answers, cells."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

import algeria_lab
from algeria_lab.checking.facts import fact
from algeria_lab.checking.voices import voice
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.scenarios.experiment_questions import asked_by
from algeria_lab.scenarios.forms.steps import Step
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.twilight.propaganda.resources import FRANCE_TRACK
from algeria_lab.views.lessons.notebook import code_cells
from tests.lessons.worked import LESSONS, Pupil, keys, lesson

SLUG = "10-the-way-out"
COUP, ENDS, ZERO = "coup.yaml", "ends.yaml", "zero.yaml"
PLACES = ("new-york", "paris", "algeria")
CELLS = {
    cell.name: cell.spoken("en") for cell in code_cells((LESSONS / SLUG / "cells.py").read_text("utf-8"))
}


@pytest.fixture(scope="module")
def found() -> dict[str, object]:
    """Return the keys of the lesson."""
    return keys(lesson(SLUG))


def stood_at(name: str, file: str = "lesson.yaml") -> Guide:
    guide = walked_to(lesson(SLUG, file), name)
    assert guide
    for question in list(guide.open_predictions):
        guide.skip(question)
    return guide


def order(guide: Guide, number: int) -> str:
    """Give one of the orders that a step offers, and return what is said to it."""
    assert guide.step
    assert guide.step.choose
    said = len(guide.messages)
    guide.play(guide.step.choose[number].order)
    return " ".join(message.text.en or "" for message in guide.messages[said:])


def numbers(guide: Guide) -> tuple[int, int, int]:
    state = guide.table.game.state
    return state.commitment, state.support_commitment, state.opposition_bases


def test_the_keys(found: dict[str, object]):
    assert found["not-there"] == ("independence",)
    assert keys(lesson(SLUG, ENDS))["how-ended"] == ("cards",)
    assert found["each-order"] == 1
    assert keys(lesson(SLUG, COUP))["coup-odds"] == Fraction(5, 12)


@pytest.mark.parametrize("period", [50, 90])
def test_it_is_worked_to_its_end_with_wrong_answers(period: int):
    scenario = lesson(SLUG).for_period(period)
    pupil = Pupil(scenario)

    assert pupil.work() == [step.id for step in scenario.steps]
    asked = {name for step in scenario.steps for name in step.ask}
    foreseen = {row.id for row in scenario.quiz if row.misconceptions}
    assert {name for name, _ in pupil.reasons} == asked & foreseen
    assert set(pupil.parts) == {"ends"} | ({"coup-card", "zero"} if period == 90 else set())


@pytest.mark.parametrize("file", [COUP, ENDS, ZERO])
def test_a_part_is_worked_alone(file: str):
    scenario = lesson(SLUG, file)
    assert Pupil(scenario).work() == [step.id for step in scenario.steps]


AFTER = {"new-york": (12, 21, 17), "paris": (12, 21, 17), "algeria": (13, 22, 18)}


@pytest.mark.parametrize("number", range(3))
def test_each_place_moves_the_gap_by_one_point(number: int):
    """The Round takes 2 from Commitment anyway, and moves four points in Algeria, whatever was ordered."""
    guide = stood_at("order")
    before = numbers(guide)
    said = order(guide, number)
    commitment, gov, fln = numbers(guide)

    assert before == (15, 22, 19)
    assert (commitment, gov, fln) == AFTER[PLACES[number]]
    assert (22 - 2 + 2) - (19 - 2) - (gov - fln) == 1  # the key of each-order
    assert said
    lost = 15 - commitment
    told = [int(one) for one in re.findall(r"\bby (\d)|: (\d) points", said) for one in one if one]
    assert {"new-york": sum(told), "paris": told[0], "algeria": told[-1]}[PLACES[number]] == lost


def test_what_each_order_moves_is_what_the_table_says():
    """A box of the France Track is one point more in the Round (D and E: 2 and 3)."""
    guide = stood_at("order")
    assert guide.step
    rows = guide.step.show[0].amounts[:3]
    start = numbers(guide)
    for row, choice, boxes in zip(rows, guide.step.choose or (), (0, 1, 0), strict=True):
        copy = algeria_lab.open_game(algeria_lab.position(guide.table.game))
        copy.play(choice.order)
        now = copy.state
        moved = now.support_commitment - start[1] - (now.opposition_bases - start[2])
        assert now.france - 3 == boxes
        assert moved - boxes == -1  # as each row prints it
        assert choice.order in row.value
        assert ("change(france)" in str(row.value)) == bool(boxes)


@pytest.mark.parametrize(("first", "second"), [*product(range(3), repeat=2)])
def test_any_order_can_be_followed_by_any_other(first: int, second: int):
    guide = stood_at("order")
    order(guide, first)
    for name in list(guide.open_questions):
        guide.skip(name)
    guide.go_on()
    assert guide.step
    assert guide.step.id == "again"
    place = ("paris", "algeria", "new-york")[second]
    order(guide, second)

    assert numbers(guide) == AFTER[place]
    assert guide.status == "done"


def test_the_boxes_of_the_france_track_cost_what_the_text_says():
    assert [FRANCE_TRACK["ABCDEF".index(box)].commitment_lost for box in "DE"] == [2, 3]


@pytest.mark.parametrize("number", range(2))
def test_the_coup_may_be_played_or_kept(number: int):
    guide = stood_at("decide", COUP)
    before = guide.table.game.state.commitment
    said = order(guide, number)

    assert "four generals decided" in said
    assert (guide.table.game.state.coup_ever, before) == (bool(number), 15)
    assert guide.status == "ask"


def test_the_other_game_ends_at_zero_in_its_fourth_turn():
    guide = stood_at("to-zero", ZERO)
    assert guide.table.game.state.gov_psl == 20
    guide.watch()
    state = guide.table.game.state

    assert (state.gov_psl, state.winner, state.turn) == (0, "fln", 4)


@pytest.mark.parametrize("number", range(3))
def test_the_war_goes_on_over_eight_cards_without_terror_whatever_was_ordered(number: int):
    guide = stood_at("again")
    order(guide, number)
    guide.go_on()
    for name in list(guide.open_predictions):
        guide.skip(name)
    turn, low = guide.table.game.state.turn, guide.table.game.state.commitment
    guide.watch()
    state = guide.table.game.state

    assert (state.turn - turn, state.winner, state.terror_markers) == (8, "", 0)
    assert state.commitment > low


def test_the_wars_say_what_is_said_of_them():
    wars = summary(read(LESSONS / SLUG / "ends.wars"), ["victory", "commitment", "france"])
    assert wars.loc[("victory", "planner", "plans"), "mean"] == 0.5  # 1 war of 200
    for way in ("plans", "chart"):
        assert wars.loc[("victory", "planner", way), "high"] < 5
        assert wars.loc[("commitment", "planner", way), "low"] > 10
    assert wars.loc[("victory", "planner", "lots"), "low"] > 80
    assert wars.loc[("france", "planner", "plans"), "mean"] > 4
    assert wars.loc[("france", "planner", "chart"), "mean"] < 1
    assert wars.loc[("commitment", "planner", "chart"), "difference.high"] < 2


def test_each_war_shuffles_its_own_cards():
    scenario = lesson(SLUG, ENDS)
    (experiment,) = scenario.experiments
    question = asked_by(scenario, experiment)
    assert experiment.runs * len(experiment.ways) == 600
    assert scenario.set_up == lesson(SLUG).set_up
    decks = [
        algeria_lab.open_game(algeria_lab.position(question.position.state), seed=seed).state.deck
        for seed in (1, 2)
    ]

    assert decks[0] != decks[1]
    assert question.position.state
    assert question.position.state["france"] == 3


def test_a_deck_that_was_laid_stays_as_it_was():
    laid = lesson(SLUG, ENDS).model_copy(update={"options": lesson(SLUG).options})
    question = asked_by(laid, laid.experiments[0])

    assert question.position.state
    assert question.position.state["card"] == 21


def value(topic: str, name: str) -> float:
    return float(fact(topic, name).value)


def test_the_sums_of_the_votes(found: dict[str, object]):
    """Exercises 1, 2, 18 and 3 of the fact base."""
    yes, no = value("votes", "vote-1961-yes"), value("votes", "vote-1961-no")
    registered, valid = value("votes", "vote-1961-registered"), value("votes", "vote-1961-valid")
    assert yes + no == valid
    assert found["of-registered"] == Fraction(str(round(100 * yes / registered, 1)))
    assert round(100 * yes / valid) == 75
    voters = value("votes", "vote-1961-alg-voters")
    assert voters / 0.92 / 1e6 == pytest.approx(2.9, abs=0.06)
    assert voters - 109_174 == value("votes", "vote-1961-alg-yes") + value("votes", "vote-1961-alg-no")
    assert voters / value("votes", "vote-1958-registered") == pytest.approx(0.5876, abs=0.01)
    assert 0.6 < voters / 0.92 / value("votes", "vote-1958-registered") < 0.7


def test_blank_papers_settle_what_addition_cannot():
    voters, no = value("votes", "vote-1962-04-voters"), value("votes", "vote-1962-04-no")
    right, wrong = (17_866_423, 19_675_497), (17_886_423, 19_695_497)
    assert [yes + no for yes, _ in (right, wrong)] == [valid for _, valid in (right, wrong)]
    assert voters - 1_103_806 == right[1] == value("votes", "vote-1962-04-valid")
    assert len({round(100 * yes / valid, 1) for yes, valid in (right, wrong)}) == 1
    assert value("votes", "vote-1962-07-valid") + 25_565 == 6_017_680
    assert 101_250 - 18_890 == 82_360


def hard(scenario: Scenario) -> list[Step]:
    return [step for step in scenario.steps if step.content_note]


def test_nothing_is_graded_or_reckoned_under_a_content_note():
    scenario = lesson(SLUG)
    asked = [scenario.question(name) for step in hard(scenario) for name in step.questions]

    assert len(hard(scenario)) == 6
    assert [one.id for one in asked if one and one.points != 0] == []
    assert [one.id for one in asked if one and one.kind in ("number", "fraction", "predict")] == []


def test_at_most_six_questions_are_graded():
    written = ("text", "sheet")
    rows = [row for file in ("lesson.yaml", COUP, ENDS, ZERO) for row in lesson(SLUG, file).quiz]
    graded = [row.id for row in rows if row.points != 0 and row.kind not in written]

    assert sorted(graded) == [
        "coup-odds",
        "each-order",
        "how-ended",
        "ninety-two",
        "of-registered",
        "who-voted",
    ]


def test_a_hard_excerpt_stands_under_a_content_note():
    scenario = lesson(SLUG)
    for step in scenario.steps:
        named = [name for shown in step.show for name in shown.voices if voice(name).content_note]
        assert not named or step.content_note, (step.id, named)


def test_the_text_of_the_united_nations_does_not_say_what_pupils_are_told_it_does_not():
    text = " ".join(voice("x138").original).casefold()
    for word in ("indépendance", "france", "fln", "guerre"):
        assert word not in text
    for word in ("pourparlers", "charte"):
        assert word in text


def test_what_cells_invite_to_can_be_done(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(LESSONS / SLUG)
    cell = CELLS["order-three-lines"].replace("paris, algeria]", 'paris, algeria, "pass"]')
    there: dict[str, Any] = {"lesson": algeria_lab.lesson("lesson.yaml")}
    exec(cell, there)  # noqa: S102 - a cell of the lesson
    rows = [row[1:] for row in there["rows"]]
    assert rows == [(12, 19, 19), (12, 19, 19), (13, 20, 20), (13, 20, 19)]


@pytest.mark.parametrize("box", ["A", "F"])
def test_wars_may_begin_with_the_france_track_in_another_box(box: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(LESSONS / SLUG)
    cell = CELLS["ends-own-wars"].replace('"D", 3', f'"{box}", 2')
    there: dict[str, object] = {"algeria_lab": algeria_lab}
    exec(cell, there)  # noqa: S102 - a cell of the lesson
    assert (there["box"], there["wars"]) == (box, 2)
