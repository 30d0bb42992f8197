"""Texts and sheets of one's own: answered in part, written again, kept in the journal, and never graded."""

import pytest

from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.guide import Guide, NotNow
from algeria_lab.scenarios.receipts import receipt_of, verify
from tests.scenarios.guide.own_words import CELLS, TEXT


def guide(text: str = TEXT) -> Guide:
    return Guide(read_scenario(text))


def given(led: Guide, name: str) -> list[object]:
    return [one.verdict.given for one in led.answers.tries[name]]


def test_a_sheet_may_be_answered_in_part_and_is_kept_without_a_grade():
    led = guide()
    led.skip("before")
    led.go_on()
    assert (led.status, led.answer("sheet", {"who": " ", "why": ""}).problem) == ("ask", "empty")
    assert led.answer("sheet", {**CELLS, "when": " "}).outcome == "told"
    assert given(led, "sheet") == [CELLS]
    assert (led.status, led.points, led.asking("sheet").points) == ("done", 0, 0)


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ("The FLN", "names"),
        ({"where": "here"}, "names"),
        ({"who": ["FLN"]}, "names"),
        ({"who": "x" * 801}, "long"),
    ],
)
def test_what_is_no_sheet_is_not_kept(said: object, problem: str):
    led = guide()
    led.skip("before")
    led.go_on()
    assert led.answer("sheet", said).problem == problem
    assert "sheet" not in led.answers.tries


def test_own_words_can_be_written_again_and_every_version_is_kept():
    led = guide()
    led.answer("before", "Order.")
    assert led.status == "done"
    led.answer("before", "Order, and fear.")
    assert (led.status, given(led, "before")) == ("done", ["Order.", "Order, and fear."])
    assert led.answer("before", " ").problem == "empty"
    assert len(given(led, "before")) == 2
    led.go_on()
    led.answer("sheet", {"who": "The FLN"})
    led.answer("sheet", CELLS)
    assert given(led, "sheet") == [{"who": "The FLN"}, CELLS]


def test_a_graded_question_is_not_opened_again():
    asked = TEXT.replace(
        "quiz:\n", "quiz:\n  - {id: sum, kind: number, ask: {en: 1+1?, fr: 1+1 ?}, answer: 2}\n"
    )
    led = guide(asked.replace("ask: [before]", "ask: [before, sum]"))
    led.answer("sum", "2")
    assert led.answer("sum", "3").outcome == "wrong"
    assert given(led, "sum") == ["2"]


def test_a_guess_is_not_written_again():
    led = guide(TEXT.replace("ask: [before]", "predict: [before], play: gov activate division-5; done"))
    led.answer("before", "Order.")
    assert led.status == "play"
    assert not led.answered("before").is_rewritable


def test_what_was_written_first_is_there_where_it_is_written_anew():
    led = guide()
    led.answer("before", "Order.")
    led.answer("before", "Order, and fear.")
    led.go_on()
    led.skip("sheet")
    led.go_on()
    earlier = led.asking("after").earlier
    assert earlier is not None
    assert earlier.given == "Order, and fear."
    led.answer("after", "Votes.")
    assert (given(led, "before")[-1], given(led, "after")) == ("Order, and fear.", ["Votes."])


def test_who_left_the_first_one_out_has_nothing_there():
    led = guide()
    led.skip("before")
    led.go_on()
    led.skip("sheet")
    led.go_on()
    assert led.asking("after").earlier is None


def test_all_of_it_comes_back_from_the_journal_and_a_receipt_holds():
    led = guide()
    for said in ("Order.", "Fear."):
        led.answer("before", said)
    led.go_on()
    led.answer("sheet", CELLS)
    led.answer("sheet", {"why": "To call people"})
    twin = Guide.resume(led.scenario, led.journal.to_json(led.scenario))
    assert given(twin, "before") == ["Order.", "Fear."]
    assert given(twin, "sheet") == [CELLS, {"why": "To call people"}]
    receipt = receipt_of(led)
    assert receipt["answers"]["sheet"][0]["given"] == CELLS
    assert verify(receipt, led.scenario).holds


def test_who_goes_back_finds_what_was_written_and_writes_it_again():
    led = guide(TEXT + "checkpoints: [{step: first, title: First}]\n")
    led.answer("before", "Order.")
    led.go_on()
    led.answer("sheet", CELLS)
    with pytest.raises(NotNow):
        led.answer("before", "Fear.")
    led.jump("first")
    assert led.status == "done"
    led.answer("before", "Fear.")
    assert given(led, "before") == ["Order.", "Fear."]
    led.go_on()
    assert (led.status, given(led, "sheet")) == ("done", [CELLS])
    twin = Guide.resume(led.scenario, led.journal.to_json(led.scenario))
    assert given(twin, "before") == ["Order.", "Fear."]


def test_a_condition_reads_which_cells_were_written():
    led = guide(
        TEXT.replace("debrief", "debrief")
        + """goals: [{id: asked, when: '"who" in answer("sheet")', say: Asked.}]\n"""
    )
    led.skip("before")
    led.go_on()
    led.answer("sheet", CELLS)
    led.go_on()
    assert [goal.id for goal in led.goals] == ["asked"]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("document: x01", "document: x99", "voice-unknown"),
        ("document: x01", "document: x21", "sheet-unseen"),
        ("    document: x01\n", "", "sheet-document"),
        ("kind: text\n    again: before", "kind: text\n    document: x01", "sheet-only"),
        ("kind: text\n    again: before", "kind: text\n    cells: {why: To say so.}", "sheet-cells"),
        ("again: before", "again: sheet", "again-text"),
        ("again: before", "again: nowhere", "again-text"),
        ("again: before", "again: after", "again-text"),
        ("document: x01", "document: x01\n    again: before", "again-only"),
        ("document: x01", "document: x01\n    answer: 1", "quiz-no-answer"),
        ("ask: [before]", "ask: [before, sheet]", "sheet-unseen"),
        (
            "show: [{voices: [x01, x02]}], ask: [sheet]",
            "show: [{voices: [x01, x02]}], predict: [sheet]",
            "sheet-unseen",
        ),
    ],
)
def test_a_sheet_has_a_document_that_was_seen_and_a_text_anew_an_earlier_text(old: str, new: str, found: str):
    assert found in [fault.problem for fault in inspect_scenario(TEXT.replace(old, new)).faults]
