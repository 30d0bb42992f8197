"""Lesson 5: its guided line with wrong answers, its keys, what it invites learners to change."""

import re
from typing import Any

import pytest

import algeria_lab
from algeria_lab.core.refusals import LabError
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.games import game_named
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk, walked_to
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.experiments.text import measure_name
from algeria_lab.views.lessons.notebook import CodeCell, code_cells
from algeria_lab.views.lessons.voices import voices_page
from algeria_lab.views.scenarios.guide.trace import trace
from algeria_lab.views.scenarios.handouts.report import report_file
from tests.lessons.worked import LESSONS, Pupil, lesson

FOLDER = LESSONS / "05-resettlement"
TEXT = (FOLDER / "lesson.yaml").read_text("utf-8")
CELLS = {cell.name: cell for cell in code_cells((FOLDER / "cells.py").read_text("utf-8"))}


def test_the_guided_line_is_played_to_its_end_with_wrong_answers():
    pupil = Pupil(lesson(FOLDER.name))
    assert pupil.work() == [step.id for step in lesson(FOLDER.name).steps]
    asked = {name for step in lesson(FOLDER.name).steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {
        row.id for row in lesson(FOLDER.name).quiz if row.misconceptions
    }


def test_half_of_the_distance_of_the_pair_is_gone_in_the_end():
    """What the text says when the second line is done, and why it asks for many wars."""
    after = {stop.step.id: stop.after for stop in walk(lesson(FOLDER.name)).line}
    lead = {name: state.gov_psl - state.fln_psl for name, state in after.items()}
    assert (lead["other"] - lead["order"], lead["other-later"] - lead["later"]) == (10, 5)


def test_what_the_questions_say_of_the_wars_is_what_the_kept_wars_say():
    gaps = summary(read(FOLDER / "how-many.wars"), ["balance@4"])["difference"]
    many = summary(read(FOLDER / "both-ways.wars"), ["balance@2", "balance@5"])
    for opponent in ("mixed", "political"):
        rows = gaps.xs(opponent, level="against")
        assert rows.xs("three", level="way").item() < 3 * rows.xs("one", level="way").item() < 0
        early, late = (many.loc[(f"balance@{turn}", opponent, "resettlement")] for turn in (2, 5))
        assert late["difference.high"] < early["difference.low"] < 0
        assert early["difference.high"] < 0


def test_one_order_of_the_two_sides_and_one_word_for_each_thing():
    """The balance is Government less FLN in text, tables and charts; the difference is between two orders."""
    balance = measure_name(Words("fr"), "balance@5")
    assert balance.startswith("Solde du soutien (Gouvernement moins FLN)")
    shown = [row for step in lesson(FOLDER.name).steps for one in step.show for row in one.amounts]
    falls = [row for row in shown if "fln.psl - gov.psl" in row.value]
    assert all("fall of the balance" in row.text.en for row in falls)
    assert not re.search(r"\b(pistes?|tracks?|gap)\b|Différence de soutien|distance between", TEXT)


def test_documents_are_cited_by_the_numbers_that_they_bear():
    cited = {"x27": 1, "x25": 2, "x26": 3, "x11": 4, "x12": 5, "x102": 7, "x30": 12}
    assert cited.items() <= lesson(FOLDER.name).document_numbers.items()
    found = {int(one) for one in re.findall(r"\bdocuments? (\d+)", TEXT, re.IGNORECASE)}
    assert found <= set(cited.values())


def test_the_bet_stands_beside_the_sum():
    lesson_page = algeria_lab.lesson(FOLDER / "lesson.yaml")
    guide = lesson_page.guide
    guide.jump("rule")
    guide.skip("most-lost")
    guide.answer("guess", "7")
    bet = next(
        row
        for step in guide.scenario.steps
        for one in step.show
        for row in one.amounts
        if "guess" in row.value
    )
    assert value_of(bet.value, guide) == 7


@pytest.mark.parametrize(
    ("constant", "value", "keys"),
    [
        ("resettlement_award_dice", 2, {"mean-award", "swing", "net-swing", "when-it-pays", "with-feedback"}),
        ("resettled_charge", 2, {"three-ends", "when-it-pays"}),
    ],
)
def test_another_constant_of_the_model_fails_the_keys(constant: str, value: int, keys: set[str]):
    changed = TEXT.replace(
        "opponent: mixed\n", f"opponent: mixed\nset_up: {{changes: {{{constant}: {value}}}}}\n", 1
    )
    scenario, faults = lesson(FOLDER.name), inspect_scenario(changed, "lesson.yaml").faults
    wrong = {scenario.quiz[int(fault.path[1])].id for fault in faults if fault.path[0] == "quiz"}
    assert keys <= wrong


def value_of(quantity: str, guide: Guide) -> object:
    return Expression(quantity, "algeria").value(guide.moment())


def run(cell: CodeCell, *changes: tuple[str, str]) -> dict[str, Any]:
    """Run a cell by itself, changed as a learner would."""
    code = cell.spoken("en")
    for old, new in changes:
        assert old in code
        code = code.replace(old, new, 1)
    there: dict[str, Any] = {
        "algeria_lab": algeria_lab,
        "lesson": algeria_lab.lesson(FOLDER / "lesson.yaml"),
    }
    exec(code, there)  # noqa: S102 - a cell of the lesson
    return there


@pytest.mark.parametrize("area", ["III-1", "ii-2", "Medea"])
def test_every_area_that_is_invited_works_by_code_and_by_name(area: str):
    found = run(CELLS["dice-odds"], ('area = "V-4"', f'area = "{area}"'))
    war = run(CELLS["order-own-war"], ('area, mission = "IV-1"', f'area, mission = "{area}"'))["war"]
    assert found["war"].state.turn == 2
    assert len(war.state.resettled) == 1


def test_a_cell_begins_at_the_order_whatever_was_played_before():
    """A war that another cell has played on, and a guide that stands elsewhere, change nothing."""
    there = run(CELLS["order-own-war"])
    first = there["war"].state.to_json()
    there["lesson"].guide.jump("record")
    exec(CELLS["order-own-war"].spoken("en"), there)  # noqa: S102 - the same cell once more
    assert there["war"].state.to_json() == first


@pytest.mark.parametrize(
    "changes",
    ['{"psl_per_ap": 0}', '{"resettled_charge": 0, "terror_charge": 0}', '{"resettlement_award_dice": 0}'],
)
def test_every_change_that_is_invited_plays_wars(changes: str):
    found = run(
        CELLS["blame-many-wars"],
        ('wars, turn = "II-2", 100', 'wars, turn = "II-2", 2'),
        ('{"resettlement_award_dice": 0}', changes),
    )["found"]
    assert sorted(set(found["way"])) == ["civil_affairs", "resettle"]


@pytest.mark.parametrize("wars", ["0", '"200"', "2.5"])
def test_a_number_of_wars_that_is_none_is_told_in_a_sentence(wars: str):
    with pytest.raises(LabError) as caught:
        run(CELLS["blame-many-wars"], ('"II-2", 100', f'"II-2", {wars}'))
    assert "whole number" in str(caught.value) or "1 or more" in str(caught.value)


def test_an_area_that_is_none_is_told_in_a_sentence():
    with pytest.raises(LabError, match="XX"):
        run(CELLS["order-own-war"], ('"IV-1"', '"XX"'))


WORDS = re.compile(r"\w[\w’'-]*")


def test_the_records_are_read_in_the_time_that_the_short_form_gives_them():
    """Text, documents with their heads, and questions: at most 600 words on the screen, in French."""
    form = lesson(FOLDER.name).for_period(50)
    step = form.step("record")
    assert step
    said = [step.title.fr, step.text.fr]
    said += [text.fr for one in step.show for text in (one.title, one.text)]
    said += [voices_page(Words("fr"), one.voices, form.documents).text for one in step.show if one.voices]
    for question in map(form.question, step.ask):
        assert question
        said += [question.ask.fr, *(option.text.fr for option in question.options)]
    assert not any(one.facts for one in step.show)
    assert sum(len(WORDS.findall(text)) for text in said) <= 600


def test_a_second_answer_rests_on_documents_read_before():
    form = lesson(FOLDER.name).for_period(50)
    read = {name for step in form.steps[:-1] for one in step.show for name in one.voices}
    assert {name for one in form.steps[-1].show for name in one.voices} <= read


def test_both_changes_of_the_balance_bear_their_signs():
    rows = [row for step in lesson(FOLDER.name).steps for one in step.show for row in one.amounts]
    changes = [row for row in rows if "change(gov.psl - fln.psl)" in row.value]
    assert len(changes) == 2
    assert all(row.sign for row in changes)


def test_what_is_taken_along_holds_both_wars_and_the_learners_own_sentence():
    guide = walked_to(lesson(FOLDER.name).for_period(50), "many")
    assert guide
    guide.note_tried("both-ways", "sentence", "it  lowers\nthe balance.")

    page = report_file(guide, game_named("algeria").showing("en"))["text"]
    lines = trace(guide, Words("en"))

    assert page.index("Your first game") < page.index("Your second game")
    assert "in your last game" in page
    assert lines
    assert "My sentence on many wars: it lowers the balance." in lines["text"]
