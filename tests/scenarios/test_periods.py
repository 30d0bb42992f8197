"""A lesson in two forms: what each leaves out, what follows it, and what holds neither of them."""

import pytest

from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.journal import WrongJournal
from algeria_lab.scenarios.guide.walks.dry_run import dry_run
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.scenarios.kept_experiments import asked_word
from algeria_lab.scenarios.receipts import receipt_of, verify
from tests.scenarios.forms_lesson import TWO_FORMS, two_forms

WHOLE = two_forms()
SHORT = WHOLE.for_period(50)
SLIDE = "{slide: {notch: A, actions: [gov done], amounts: [{text: B, value: turn, at: more}]}}"


def names(rows: list) -> list[str]:
    return [row.id for row in rows]


# Without the question that no step asks, which is told by itself.
ASKED = "".join(line for line in TWO_FORMS.splitlines(keepends=True) if "id: after" not in line)


def codes(text: str) -> list[str]:
    found = inspect_scenario(text)
    return [fault.code for fault in (*found.faults, *found.warnings)]


def begun(scenario: Scenario) -> Guide:
    guide = Guide(scenario, clock=lambda: 0.0)
    guide.answer("first", "Villages.")
    return guide


def test_the_short_form_leaves_out_steps_and_what_only_they_ask():
    assert names(SHORT.steps) == ["look", "end"]
    assert names(SHORT.quiz) == ["first", "saw", "after"], "one that no step asks stays for the end"
    assert SHORT.experiments == []
    assert names(SHORT.left_out) == ["more", "last"]
    assert (SHORT.periods, SHORT.period) == ((50, 90), 50)


def test_the_long_form_is_all_of_the_file():
    assert SHORT.for_period(90) is SHORT.whole is WHOLE
    assert (WHOLE.period, WHOLE.left_out) == (90, [])


def test_without_marks_nobody_chooses():
    plain = WHOLE.model_copy(update={"steps": [one.model_copy(update={"only": None}) for one in WHOLE.steps]})

    assert (plain.periods, plain.period) == ((), None)
    assert plain.for_period(50) is plain
    assert "period" not in Guide(plain).journal.to_json(plain)


def test_both_forms_have_one_word_and_one_place_where_wars_begin():
    assert scenario_hash(SHORT) == scenario_hash(WHOLE)
    wars = WHOLE.experiments[0]
    assert asked_word(SHORT, wars) == asked_word(WHOLE, wars)


@pytest.mark.parametrize("period", [50, 90])
def test_a_journal_goes_on_in_its_form(period: int):
    guide = begun(WHOLE.for_period(period))

    again = Guide.resume(WHOLE, guide.journal.to_json(guide.scenario))

    assert again.scenario.period == period
    assert len(again.scenario.steps) == (2 if period == 50 else 4)


def test_a_journal_that_names_no_form_is_of_all_of_the_lesson():
    kept = begun(WHOLE).journal.to_json(WHOLE)
    del kept["period"]

    assert Guide.resume(SHORT, kept).scenario is WHOLE


@pytest.mark.parametrize("period", [70, "50", True, -1])
def test_a_journal_of_a_form_that_there_is_not_is_refused(period: object):
    kept = begun(SHORT).journal.to_json(SHORT) | {"period": period}
    with pytest.raises(WrongJournal, match="form"):
        Guide.resume(WHOLE, kept)


def test_a_receipt_says_its_form_and_holds_in_it():
    receipt = receipt_of(begun(SHORT), "A")

    found = verify(receipt, WHOLE)

    assert found.holds, found.why
    assert found.row["period"] == 50


def test_minutes_left_follow_the_form():
    assert [Guide(one).minutes_left for one in (SHORT, WHOLE)] == [17, 35]


@pytest.mark.parametrize("period", [50, 90])
def test_each_form_is_played_through(period: int):
    assert dry_run(WHOLE.for_period(period), 2, None).holds


def test_nothing_is_wrong_with_both_forms():
    assert codes(ASKED) == []


@pytest.mark.parametrize(
    ("right", "wrong", "line"),
    [
        ("ask: [saw]", "ask: [saw], next: last", "id: end"),
        ("ask: [saw]", "ask: [saw], branches: [{when: turn > 5, to: last}]", "id: end"),
        ("ask: [saw]", "ask: [saw], back_to: more", "id: end"),
        ("debrief:\n", "checkpoints:\n  - {step: more, title: {en: M, fr: E}}\ndebrief:\n", "step: more"),
        ("id: saw, kind: text,", "id: saw, kind: text, at: more,", "id: saw"),
        ("id: saw, kind: text,", "id: saw, kind: text, again: twice,", "id: saw"),
        ("ask: [saw]", "ask: [saw], branches: [{when: 'answered(\"twice\")', to: debrief}]", "id: end"),
        (
            "ask: [saw]",
            "ask: [saw], show: [{amounts: [{text: {en: P, fr: P}, value: gov.psl, at: more}]}]",
            "id: end",
        ),
        (
            "ask: [saw]",
            f"ask: [saw], show: [{SLIDE}]",
            "id: end",
        ),
    ],
)
def test_what_stays_names_nothing_that_is_left_out(right: str, wrong: str, line: str):
    text = TWO_FORMS.replace(right, wrong, 1)

    found = [fault for fault in inspect_scenario(text).faults if fault.code == "E512"]

    assert len(found) == 1
    assert line in text.split("\n")[found[0].line - 1], "at its own line, though steps before it are left out"


def test_a_step_that_only_a_left_out_one_leads_to_is_told():
    text = TWO_FORMS.replace("only: 90, minutes: 11", "branches: [{when: turn > 5, to: aside}], only: 90", 1)
    text = text.replace("ask: [saw],", "ask: [saw], next: debrief,", 1)
    text = text.replace(
        "  - {id: last,", "  - {id: aside, text: {en: A, fr: B}, next: last}\n  - {id: last,", 1
    )

    found = [fault for fault in inspect_scenario(text).faults if fault.code == "E512"]

    assert [fault.problem for fault in found] == ["period-unreached", "period-gone"], "from top to bottom"


def test_marks_need_a_lesson_with_both_periods():
    assert codes(ASKED.replace("[50, 90]", "[90]")) == ["E513", "E513"]


@pytest.mark.parametrize(("minutes", "count"), [(29, 0), (30, 1), (60, 2)])
def test_a_form_leaves_a_class_time_to_arrive_and_to_talk(minutes: int, count: int):
    text = TWO_FORMS.replace("minutes: 9}", f"minutes: {minutes}}}", 1)
    assert codes(text).count("W505") == count


def test_what_is_wrong_in_the_short_form_alone_stands_at_its_line():
    """Without the turn that is watched in a step that is left out, another number is right."""
    text = ASKED.replace("experiment: wars, only", "experiment: wars, watch: {turns: 1}, only")
    number = "kind: number, answer: {engine: turn, expect: 2}"
    text = text.replace("id: saw, kind: text", f"id: saw, {number}")

    (found,) = inspect_scenario(text).faults

    assert found.problem == "quiz-changed"
    assert "id: saw" in text.split("\n")[found.line - 1]
