"""The key of a scenario: what is right, where it was read, under which rule, as text, JSON and a table."""

import csv
import io
import json

import pytest

from algeria_lab.checking.cells import as_cell
from algeria_lab.checking.texts import BYTE_ORDER_MARK
from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.scenarios.handouts.answer_key import Answer, answers, as_csv, as_json, as_text

from .pages import LEAVING, scenario

ASKING = (
    LEAVING.replace("division-5; done\n", "division-5; done\n    ask: [lost]\n")
    + """
quiz:
- {id: lost, kind: number, ask: How much does it cost?, answer: {engine: gov.psl - 50}, unit: points,
   rule: ["A:9.21", "A:99"], misconceptions: {"-3": '=HYPERLINK("x")'}, points: 2, after: Look again.}
- {id: both, kind: many, ask: Which?, answer: [one, two],
   options: [{id: one, text: First}, {id: two, text: Second}, {id: three, text: Third}]}
- {id: why, kind: text, ask: =1+1, rubric: [A reason, A source]}
"""
)


@pytest.fixture(scope="module")
def found() -> list[Answer]:
    told = scenario(ASKING)
    moments = guided_moments(told)
    keys = keys_of(told, moments.get)
    assert keys.faults == []
    return answers(told, keys, moments, game_named("algeria").showing("en"))


def test_a_computed_key_says_from_what_it_was_read_and_where(found: list[Answer]):
    (lost, *_) = found

    assert (lost.step, lost.computed) == ("order", "gov.psl - 50")
    assert lost.says == f"{lost.answer} points"
    assert lost.moment.startswith("turn 1, Reinforcement")
    assert lost.rules == ("[A:9.21] Patrol", "[A:99]")


def test_options_are_named_with_their_words(found: list[Answer]):
    assert [one.says for one in found][1:] == [
        "one “First”, two “Second”",
        "kept, not graded; a good answer has: A reason, A source",
    ]


def test_text_and_json_tell_the_same(found: list[Answer]):
    text = as_text(found, game_named("algeria").showing("en").words)
    data = json.loads(as_json(scenario(ASKING), found))

    assert data["scenario"] == "leaving-a-province"
    for row in data["answers"]:
        assert row["question"] in text
        assert row["says"] in text
    assert 'to -3: =HYPERLINK("x")' in text


def test_no_cell_of_the_table_is_a_formula(found: list[Answer]):
    rows = list(csv.DictReader(io.StringIO(as_csv(found).removeprefix(BYTE_ORDER_MARK))))

    assert [row["ask"] for row in rows] == ["How much does it cost?", "Which?", "'=1+1"]
    assert [as_cell(cell) for cell in ("@x", "+1x", -3, "-1/2", None)] == ["'@x", "'+1x", "-3", "-1/2", ""]
