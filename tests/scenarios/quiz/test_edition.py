"""An edition for learners shows no key, and is the same scenario once it is read."""

import re

import pytest

from algeria_lab.checking.faults import WrongFile
from algeria_lab.scenarios.forms.sealed import Damaged, seal, unseal
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.quiz.edition import learners_edition
from algeria_lab.scenarios.quiz.keys import keys_of
from tests.scenarios.formed import formed

TEXT = """
format: algeria-scenario/1
id: asked   # a comment that gives kolkata away
title: {en: Asked, fr: Demandé}
start: {scenario: 1956-like}
strings: {why: {en: "Because of kolkata."}, shown: {en: Shown}}
steps:
  - id: first
    text: {key: shown}
    ask: [one, sorted, pairs, number, seen]
    on_done: It was kolkata.
quiz:
  - id: one
    kind: choice
    ask: Which?
    options: [{id: wrong, text: One}, {id: kolkata, text: Two}]
    answer: kolkata
    misconceptions: {wrong: {key: why}}
    hints: [Think of kolkata.]
    after: Indeed kolkata.
    rule: [A:9.22]
  - id: sorted
    kind: order
    ask: Sort.
    options: [{id: kolkata-1, text: A}, {id: kolkata-2, text: B}, {id: kolkata-3, text: C}]
  - id: pairs
    kind: match
    ask: Pair.
    options: [{id: m1, text: A, match: x}, {id: m2, text: B, match: y}, {id: m3, text: C, match: z}]
  - id: number
    kind: number
    ask: How much?
    answer: {engine: turn + 1}
    misconceptions: {1: kolkata}
  - id: seen
    kind: choice
    ask: Which?
    options: [{id: kolkata, text: Soon, when: turn < 3}, {id: late, text: Late, when: turn >= 3}]
"""


def test_no_key_stands_in_clear():
    edition = learners_edition(TEXT)
    comment, _, rest = edition.partition("\n")
    shown, _, _ = rest.partition("sealed:")
    assert not re.search("kolkata|turn|9\\.22|answer|misconceptions|hints|after|Because", shown)
    assert comment.startswith("# Edition for learners.")
    assert "no lock" in comment


def test_options_in_the_right_order_are_shuffled_and_pairs_parted():
    for _ in range(5):
        shown = re.sub(r"\s+", " ", learners_edition(TEXT))
        assert "text: A - id: b text: B - id: c text: C" not in shown
        pairs = set(re.findall(r"text: ([ABC]) match: ([xyz])", shown))
        assert len(pairs) == 3
        assert pairs != {("A", "x"), ("B", "y"), ("C", "z")}


def test_two_things_can_be_mixed_in_one_way_only():
    two = TEXT.replace(", {id: kolkata-3, text: C}", "").replace(", {id: m3, text: C, match: z}", "")
    shown = re.sub(r"\s+", " ", learners_edition(two))
    assert "text: B - id: b text: A" in shown
    assert "text: A match: y" in shown
    assert scenario_hash(read_scenario(learners_edition(two))) == scenario_hash(read_scenario(two))


def test_it_is_the_same_scenario_once_it_is_read():
    original, edition = read_scenario(TEXT), read_scenario(learners_edition(TEXT))
    assert scenario_hash(edition) == scenario_hash(original)
    assert scenario_hash(formed(TEXT.replace("answer: kolkata", "answer: wrong"))) != scenario_hash(original)
    one, other = (keys_of(each, guided_moments(each).get) for each in (original, edition))
    assert one == other
    assert Guide(edition).stage.step == Guide(original).stage.step


def test_what_a_lesson_tells_teachers_is_in_no_edition_for_learners():
    told = """about: For a test.
minutes: 50
authors: [algeria_lab]
licence: CC BY 4.0
sources: [A book]
content_notes: [A note.]
debrief: [{under: happened, ask: What?}]
lesson:
  number: 7
  objectives: [Say it., Ask it.]
  programmes: [fr-troisieme]
  age: 13
  periods: [50]
  prior: Nothing.
  vocabulary: [front]
  left_out: [Much.]
  readings: [{work: A book, why: To look for}]
  pitfalls: [{en: They answer bombay.}]
  care: [{en: Never say bombay.}]
  plan: [{en: Draw bombay.}]
"""
    edition = learners_edition(TEXT + told)
    lesson = read_scenario(edition).lesson

    assert "bombay" not in edition
    assert lesson is not None
    assert [*lesson.pitfalls, *lesson.care, *lesson.plan] == []
    assert scenario_hash(read_scenario(edition)) == scenario_hash(read_scenario(TEXT + told))


def test_every_edition_has_its_own_salt():
    assert learners_edition(TEXT).partition("sealed:")[2] != learners_edition(TEXT).partition("sealed:")[2]


def test_an_edition_of_an_edition_is_one_too():
    again = read_scenario(learners_edition(learners_edition(TEXT)))
    assert scenario_hash(again) == scenario_hash(read_scenario(TEXT))


def test_a_key_that_comes_out_otherwise_than_when_it_was_sealed_is_a_fault(monkeypatch):
    edition = read_scenario(learners_edition(TEXT))
    question = edition.question("number")
    assert question.answer.expect == "2"
    changed = question.answer.model_copy(update={"engine": "turn + 2"})
    question.answer = changed
    (fault,) = keys_of(edition, guided_moments(edition).get).faults
    assert (fault.problem, fault.values["expected"], fault.values["now"]) == ("quiz-changed", "2", "3")


def test_a_scenario_with_a_faulty_key_gets_no_edition():
    with pytest.raises(WrongFile) as refused:
        learners_edition(TEXT.replace("answer: kolkata", "answer: delhi"))
    assert [fault.line for fault in refused.value.faults] == [17]


@pytest.mark.parametrize(
    "sealed",
    [
        *(
            "AAAA",
            "no base64",
            "A" * 160_000,
            seal({"quiz": 3, "steps": {"first": []}, "strings": 1}, b"12345678")[:-8],
        ),
        seal({}, b"12345678")[:20],
    ],
)
def test_a_damaged_seal_is_a_fault_at_its_line(sealed):
    text = TEXT + f"sealed: {sealed}\n"
    (fault,) = inspect_scenario(text).faults
    assert (fault.path, fault.line) == (("sealed",), text.count("\n"))
    assert fault.problem in ("sealed", "long")


@pytest.mark.parametrize(
    "data",
    [
        {"quiz": 3, "steps": {"first": []}, "strings": 1},
        {"quiz": {"one": {"options": [1, {"as": "zz"}], "answer": {}}}},
        {"quiz": {"one": {"__class__": "x", "rule": {"a": 1}}}},
        {"strings": {"why": "<script>"}, "quiz": {"one": []}},
    ],
)
def test_whatever_was_sealed_is_checked_like_the_rest(data):
    found = inspect_scenario(TEXT + f"sealed: {seal(data, b'12345678')}\n")
    assert found.scenario is not None or found.faults


def test_what_unfolds_to_too_much_is_damaged():
    with pytest.raises(Damaged):
        unseal(seal({"a": "0" * 10_000_000}, b"12345678"))
