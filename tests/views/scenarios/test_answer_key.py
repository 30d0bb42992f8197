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
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.shared.messages import Messages
from tests.scenarios.forms_lesson import TWO_FORMS

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
    table = as_csv(scenario(ASKING), found, Messages("fr"))
    rows = list(csv.DictReader(io.StringIO(table.removeprefix(BYTE_ORDER_MARK))))

    assert rows[0]["sorte"].startswith("un nombre")
    assert [row["énoncé"] for row in rows] == ["How much does it cost?", "Which?", "'=1+1"]
    assert [as_cell(cell) for cell in ("@x", "+1x", -3, "-1/2", None)] == ["'@x", "'+1x", "-3", "-1/2", ""]


@pytest.mark.parametrize("minutes", [50, 90])
def test_the_key_says_of_which_form_it_is_and_which_forms_ask_each_question(minutes: int):
    one = scenario(TWO_FORMS).for_period(minutes)
    moments = guided_moments(one)
    showing = game_named(one.game).showing("en")
    keys = keys_of(one, moments.get)
    asked = answers(one, keys, moments, showing)
    table = as_csv(one, asked, showing.words).removeprefix(BYTE_ORDER_MARK)
    rows = list(csv.DictReader(io.StringIO(table)))
    held = {row["question"]: row["forms that ask it"] for row in rows}

    assert {row["form in minutes"] for row in rows} == {str(minutes)}
    assert set(held.values()) == ({"50; 90"} if minutes == 50 else {"50; 90", "90"})
    text = as_text(asked, showing.words)
    assert ("form for 90 minutes only" in text) == (minutes == 90)
    assert "forms for 50 and 90 minutes" in text
    sheet = paper_page(Parts(one, showing), keys, moments, with_key=True)
    assert sheet.count(f"{minutes} minutes · ") == 2, "on the sheet, and on its key"
    assert ("form for 90 minutes only" in sheet) == (minutes == 90)


def test_the_key_of_what_has_one_form_says_nothing_of_forms(found: list[Answer]):
    assert "form" not in as_csv(scenario(ASKING), found, Messages("en")).splitlines()[0]
    assert {one.forms for one in found} == {()}
