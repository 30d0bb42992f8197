"""Lesson 12: its guided line with wrong answers, what it says of kept wars, what it invites to change."""

from __future__ import annotations

import re
from typing import Any

import pytest

import algeria_lab
from algeria_lab.checking.voices import voice
from algeria_lab.experiments.kept import catalogue
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.audit import by_reach, effects
from algeria_lab.experiments.results.likeness import RECORD, Setting, likeness
from algeria_lab.experiments.results.marks import Calendar, mark_named
from algeria_lab.experiments.results.statistics import rows, summary
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk
from algeria_lab.scenarios.guide.walks.pilot import drive
from algeria_lab.views.lessons.notebook import CodeCell, code_cells
from tests.lessons.worked import LESSONS, Pupil, lesson, shown_by_cells

SLUG = "12-capstone"
FOLDER = LESSONS / SLUG
TEXT = (FOLDER / "lesson.yaml").read_text("utf-8")
CELLS = {cell.name: cell for cell in code_cells((FOLDER / "cells.py").read_text("utf-8"))}
SHORT, WHOLE = 37, 77


def test_the_guided_line_is_played_to_its_end_with_wrong_answers():
    pupil = Pupil(lesson(SLUG))
    assert pupil.work() == [step.id for step in lesson(SLUG).steps]
    asked = {name for step in lesson(SLUG).steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {
        row.id for row in lesson(SLUG).quiz if row.misconceptions
    }


def test_both_forms_fit_their_periods_and_ask_six_graded_questions_at_most():
    scenario = lesson(SLUG)
    assert sum(step.minutes or 0 for step in scenario.steps if not step.only) == SHORT
    assert sum(step.minutes or 0 for step in scenario.steps) <= WHOLE
    assert len([row for row in scenario.quiz if row.points]) == 6
    noted = [step for step in scenario.steps if step.content_note]
    graded = {row.id for row in scenario.quiz if row.points}
    assert (
        graded & {name for step in noted if step.id in ("counts", "players") for name in step.questions}
        == set()
    )


@pytest.mark.parametrize("order", ["gov resettle II-2", "gov civil_affairs II-2", "gov pass"])
def test_each_of_the_three_orders_leads_on_to_the_account_and_to_the_end(order: str):
    guide = Guide(lesson(SLUG))
    while guide.step and guide.step.id != "own":
        drive(guide, lambda _: None)
        guide.go_on()
    guide.play(order)
    said = next(one.say for one in guide.step.choose or () if one.order == order)
    assert said in [one.text for one in guide.messages]
    guide.go_on()
    assert guide.step.id == "own-later"
    drive(guide, lambda _: None)
    guide.go_on()
    assert guide.step.id == "case"


def test_whoever_skips_the_order_moves_nobody():
    step = next(step for step in lesson(SLUG).steps if step.id == "own")
    assert step.choose[0].order == "gov pass"
    (after,) = [stop.after for stop in walk(lesson(SLUG)).line if stop.step.id == "own"]
    assert not after.resettled


def test_what_a_pupil_will_say_of_the_war_is_so():
    (after,) = [stop.after for stop in walk(lesson(SLUG)).line if stop.step.id == "own-later"]
    assert (after.gov_psl, after.fln_psl) == (28, 19)


# What the texts say of the kept wars.


def test_the_rule_of_control_moves_the_balance_most_and_then_the_dice_of_resettlement():
    reach = list(
        dict.fromkeys(next(iter(one.changes)) for one in by_reach(catalogue.kept("audit"), "balance@8"))
    )
    assert reach[:2] == ["control_lead_per_psp", "resettlement_award_dice"]
    strongest = effects(catalogue.kept("audit"), "balance@8")[0]
    assert round(strongest.difference.mean) == 12  # “by twelve points”
    lowest = min(effects(catalogue.kept("audit"), "balance@8"), key=lambda one: one.difference.mean)
    assert lowest.changes == {
        "resettlement_award_dice": 4
    }  # the answer to “which change helps the FLN most?”


def test_no_number_changed_alone_decides_who_wins():
    found = effects(catalogue.kept("audit"), "fln.wins")
    assert min(one.mean.mean for one in found) >= 95
    lead = [one for one in found if "control_lead_per_psp" in one.changes]
    assert max(abs(one.difference.mean) for one in lead) == pytest.approx(2, abs=0.05)
    coup = [one for one in found if "coup_threshold" in one.changes]
    assert [one.difference.mean for one in coup] == [0, 0]
    assert {row.wars for row in rows(catalogue.kept("audit"), ["fln.wins"])} == {400}
    assert catalogue.kept("audit").question.ways["printed"].player == "resettle-3"


def test_at_the_end_of_turn_8_of_the_audit_the_fln_is_far_ahead():
    printed = next(row for row in rows(catalogue.kept("audit"), ["balance@8"]) if row.way == "printed")
    assert printed.mean.high < -70


def test_every_war_has_its_reinforcement_in_time_and_none_by_a_calendar_of_six_months():
    wars = catalogue.kept(RECORD)
    assert "6,120" in TEXT
    assert likeness(wars, ["reinforcement"], Calendar(18, 1)).each == {"reinforcement": 6120}
    assert list(Calendar(18, 0).window(mark_named("reinforcement")).turns) == [1]
    assert list(Calendar(18, 1).window(mark_named("reinforcement")).turns) == [1, 2]
    assert likeness(wars, ["reinforcement"], Calendar(6, 0)).each == {"reinforcement": 0}


def test_wars_whose_program_resettles_at_once_fit_more_often():
    """What stands out in the step, with the marks and the calendar that it begins with."""
    (shown,) = [one.likeness for step in lesson(SLUG).steps for one in step.show if one.likeness]
    found = likeness(catalogue.kept(RECORD), shown.marks, Calendar(shown.months, shown.slack))
    row = next(one for one in found.shared if one.setting == Setting("gov", "resettle-1"))
    assert row.is_clear
    assert row.apart.low > 0


def test_three_areas_cost_the_government_the_balance_and_the_kept_wars_hold():
    found = summary(read(FOLDER / "one-number.wars"), ["balance@8"])
    row = found.xs("three", level="way").iloc[0]
    assert row["difference.high"] < -20


# Documents.


def test_documents_are_cited_by_the_numbers_that_they_bear():
    numbers = lesson(SLUG).document_numbers
    cited = {"x157": 1, "x165": 3, "x166": 4, "x39": 11, "x167": 15}
    assert cited.items() <= numbers.items()
    found = {int(one) for one in re.findall(r"\bdocuments? (\d+)", TEXT, re.IGNORECASE)}
    assert found == set(cited.values())
    short = lesson(SLUG).for_period(50).document_numbers
    assert all(short[name] == number for name, number in cited.items() if name in ("x157", "x165", "x166"))


def test_an_official_text_a_woman_an_algerian_and_a_historian_speak():
    heard = {name for step in lesson(SLUG).steps if not step.only for one in step.show for name in one.voices}
    kinds = {voice(name).kind for name in heard}
    assert {"official", "movement", "witness", "scholar", "designer", "player"} <= kinds
    assert {"x39", "x51", "x102", "x20"} <= heard
    assert any(voice(name).algerian and voice(name).civilian for name in heard)


def test_nothing_asks_for_a_number_of_dead_or_rewards_violence():
    asked = " ".join(
        (row.ask.en or "") + " ".join(option.text.en or "" for option in row.options)
        for row in lesson(SLUG).quiz
    )
    assert not re.search(
        r"\bhow many (people )?(died|dead|were killed)\b|more realistic", asked, re.IGNORECASE
    )
    design = next(row for row in lesson(SLUG).quiz if row.id == "design")
    assert not design.points
    step = next(step for step in lesson(SLUG).steps if step.id == "design")
    for words in (
        "no rule for torture or massacre",
        "no card of a person who lived",
        "nothing of it is published",
    ):
        assert words in (step.text.en or "")


# What learners may change.


def run(cell: CodeCell, *changes: tuple[str, str]) -> dict[str, Any]:
    """Run a cell by itself, changed as a learner would."""
    code = cell.spoken("en")
    for old, new in changes:
        assert old in code
        code = code.replace(old, new, 1)
    there: dict[str, Any] = {"algeria_lab": algeria_lab, "lesson": algeria_lab.lesson(FOLDER / "lesson.yaml")}
    exec(code, there)  # noqa: S102 - a cell of the lesson
    return there


def test_every_cell_runs_as_it_stands():
    shown = shown_by_cells(SLUG, tornado_one_number=("60, 8", "4, 8"))
    assert set(shown) == {name for name, cell in CELLS.items() if not cell.kind}


@pytest.mark.parametrize(
    "changes", ['{"resettlement_award_dice": 0}', '{"psl_per_ap": 0}', '{"control_lead_per_psp": 1}']
)
def test_every_number_that_is_invited_plays_wars(changes: str):
    found = run(
        CELLS["tornado-one-number"],
        ('{"control_lead_per_psp": 1}, 60', f"{changes}, 2"),
    )["found"]
    assert set(found["way"]) == {"printed", "changed"}


@pytest.mark.parametrize(
    "marks", ['["coup"]', '["fewer"]', '["reinforcement"]', '["control", "coup", "fewer"]']
)
def test_every_mark_that_is_invited_is_counted(marks: str):
    cell = CELLS["likeness-marks"]
    like = run(
        cell, ('["control", "end", "independence"]', marks), ("like.frame()[columns].round(1)", "like")
    )["like"]
    assert like.wars == 6120


@pytest.mark.parametrize(
    ("mission", "fln", "gov"), [("resettle", "raider", "grid"), ("civil_affairs", "mixed", "mixed")]
)
def test_a_war_of_ones_own_takes_the_missions_and_players_that_are_invited(mission: str, fln: str, gov: str):
    old = '"civil_affairs", "II-2", "mixed", "mixed"'
    war = run(CELLS["own-own-war"], (old, f'"{mission}", "II-2", "{fln}", "{gov}"'))["war"]
    assert war.state.turn >= 4 or war.state.winner
