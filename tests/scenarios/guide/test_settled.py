"""A prediction that a later step settles: asked first, told three turns later, never at once."""

import pytest

from algeria_lab.scenarios.examples import example
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.guide.guide import Guide
from tests.scenarios.guide.played import scenario

QUESTION = {
    "id": "guess",
    "kind": "predict",
    "ask": "How much?",
    "answer": {"engine": "change(turn)"},
    "settled": "look-on",
}
DECIDE = {"id": "decide", "text": "Pass.", "predict": ["guess"], "play": "gov pass"}
BETWEEN = {"id": "between", "text": "Read."}
LOOK_ON = {"id": "look-on", "text": "Look on.", "watch": 2}


def predicted() -> Guide:
    guide = Guide(scenario(DECIDE, BETWEEN, LOOK_ON, quiz=[QUESTION]), keys={})
    guide.answer("guess", "1")
    return guide


def test_it_is_told_at_the_end_of_the_step_that_settles_it_and_counted_from_where_it_was_asked():
    guide = predicted()
    guide.play("gov pass")
    assert guide.answers.came == {}, "not at the end of its own step"
    guide.go_on()
    assert guide.answers.came == {}
    guide.go_on()
    assert (guide.status, guide.answers.came) == ("watch", {})
    begun = guide.stages[0].before.turn

    guide.watch()

    came = guide.answers.came["guess"].key
    assert came is not None
    assert came.amount == guide.table.game.state.turn - begun > 1
    assert [(one.about, one.name) for one in guide.messages] == [("came", "guess")]


def test_what_was_taken_back_has_not_come():
    guide = Guide(scenario({**DECIDE, "watch": None}, quiz=[{**QUESTION, "settled": "decide"}]), keys={})
    guide.answer("guess", "1")
    guide.play("gov pass")
    assert "guess" in guide.answers.came

    guide.undo()
    assert guide.answers.came == {}
    guide.play("gov pass")
    assert "guess" in guide.answers.came


def test_it_is_the_same_after_a_reload():
    guide = predicted()
    guide.play("gov pass")
    guide.go_on()
    guide.go_on()
    guide.watch()

    again = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario), keys={})

    assert again.answers.came == guide.answers.came


TEXT = """
format: algeria-scenario/1
id: later
title: {en: "Two turns", fr: "Deux tours"}
authors: [A. Teacher]
sources: [rocard2003]
start: {scenario: 1956-like, phase: operations}
steps:
  - {id: read, text: {en: "Read.", fr: "Lisez."}}
  - {id: order, text: {en: "Pass.", fr: "Passez."}, predict: [later], play: gov pass}
  - {id: look, text: {en: "Look.", fr: "Regardez."}, watch: 1}
quiz:
  - id: later
    kind: predict
    ask: {en: "How much?", fr: "Combien ?"}
    answer: {engine: change(fln.psl)}
    settled: look
"""


@pytest.mark.parametrize(
    ("right", "wrong", "found"),
    [
        ("settled: look", "settled: look", []),
        ("settled: look", "settled: lok", ["step-unknown"]),
        ("settled: look", "settled: read", ["settled-earlier"]),
        ("settled: look", "settled: look\n    line: gov pass", ["settled-line"]),
        ("kind: predict", "kind: number", ["settled-only"]),
        ("predict: [later]", "ask: [later]", ["settled-unasked", "quiz-line"]),
        ("play: gov pass}", "next: debrief}", ["step-unreached"]),
        ("    settled: look\n", "    at: lok\n", ["step-unknown"]),
        (
            "play: gov pass}",
            "play: gov pass, branches: [{when: turn > 1, to: debrief}]}",
            ["settled-skipped"],
        ),
        ("(fln.psl)}", "(fln.fronts)}", ["condition-kind"]),
    ],
)
def test_a_prediction_that_would_be_settled_wrongly_is_a_fault(right: str, wrong: str, found: list[str]):
    report = inspect_scenario(TEXT.replace(right, wrong))
    problems = {fault.problem for fault in (*report.faults, *report.warnings)}

    assert set(found) <= problems if found else not problems


def test_nothing_has_come_where_nothing_was_played_in_between():
    text = TEXT.replace(", play: gov pass}", "}").replace(", watch: 1}", "}")

    assert [fault.problem for fault in inspect_scenario(text).faults] == ["settled-nothing"]


def test_one_of_a_step_in_which_nothing_is_played_says_what_would_settle_it():
    text = TEXT.replace(", play: gov pass}", "}").replace("    settled: look\n", "")

    (fault,) = inspect_scenario(text).faults

    assert (fault.problem, fault.line) == ("settled-at-once", 13)
    assert fault.values["steps"] == "look"


def test_a_question_that_no_step_asks_is_told_where_others_are_asked():
    more = TEXT + '  - {id: why, kind: text, ask: {en: "Why?", fr: "Pourquoi ?"}}\n'

    found = inspect_scenario(more)
    (warning,) = found.warnings
    assert (warning.problem, warning.values["last"], found.faults) == ("quiz-unasked", "look", ())

    alone = more.replace("predict: [later], ", "").replace("settled: look", "line: gov pass")
    assert inspect_scenario(alone).warnings == (), "then all come in the end"


def test_a_moment_of_no_saved_game_is_a_fault():
    (fault,) = inspect_scenario(TEXT.replace("phase: operations", "at: operations")).faults

    assert fault.problem == "at-nowhere"


def test_watching_is_said_by_a_number():
    assert example("the-morice-line.yaml").step("watch").watch.turns == 3
