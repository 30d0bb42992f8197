"""Lesson 4: two divisions on a bench, a split of one's own, a law; keys, wrong answers, cells."""

from fractions import Fraction
from typing import Any

import pytest

import algeria_lab
from algeria_lab.algeria.missions.combat import hits
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.views.lessons.notebook import code_cells
from tests.lessons.worked import LESSONS, Pupil, keys, lesson

FOLDER = LESSONS / "04-quadrillage"
BENCH, SPREAD, HARASS = "bench-2div.yaml", "bench-spread.yaml", "bench-harass.yaml"
CELLS = {cell.name: cell.spoken("en") for cell in code_cells((FOLDER / "cells.py").read_text("utf-8"))}


def test_the_keys_are_those_of_the_answer_book():
    """8.3 and 8.4: contact, control and firepower of a division in both modes."""
    assert keys(lesson(FOLDER.name, BENCH)) == {
        "points": 4,
        "takes-iii": ("fln",),
        "takes-iv": 0,
        "finds-mass": 0,
        "why-never": ("evasion",),
        "finds-spread": Fraction(1, 6),
    }
    assert keys(lesson(FOLDER.name, SPREAD)) == {"finds-three": Fraction(2, 3), "strikes": 275 - 132}
    assert keys(lesson(FOLDER.name, HARASS)) == {"least-hits": 6, "no-section": ("size",)}
    found = keys(lesson(FOLDER.name))
    assert (found["grid-share"], found["sure-control"]) == (76, 8)


@pytest.mark.parametrize("file", ["lesson.yaml", BENCH, SPREAD, HARASS])
def test_it_is_worked_to_its_end_with_wrong_answers(file: str):
    scenario = lesson(FOLDER.name, file)
    pupil = Pupil(scenario)
    assert pupil.work() == [step.id for step in scenario.steps]
    asked = {name for step in scenario.steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {
        row.id for row in scenario.quiz if row.misconceptions
    }


def test_another_rating_fails_the_keys():
    """The bench in a city: the modifier of its place makes every Band easier to find."""
    wrong: set[str] = set()
    for file in (BENCH, SPREAD):
        text = (FOLDER / file).read_text("utf-8")
        there = text.replace("front-4: IV-1", "front-4: IV-1\n    band-4: ALGIERS\n    division-4: ALGIERS")
        faults = inspect_scenario(there, file, FOLDER).faults
        asked = lesson(FOLDER.name, file).quiz
        wrong |= {asked[int(fault.path[1])].id for fault in faults if fault.path[0] == "quiz"}
    assert {"points", "finds-spread", "finds-three"} <= wrong


def test_a_division_hits_with_every_face_even_at_half_strength():
    """What is said of the Band: it would have been lost against either division."""
    assert min(hits(half, face) for half in (6, 13) for face in range(1, 7)) == 1


def test_the_band_is_lost_whichever_division_it_attacks():
    for area, division, band in (("III-1", "division-3", "band-3"), ("IV-1", "division-4", "band-4")):
        guide = Pupil(lesson(FOLDER.name, HARASS)).guide
        guide.play(f"fln harass {area}; target {division}; pick {band}; done")
        assert guide.status == "ask"
        assert guide.table.game.state.at[area].bit_count() == 3  # division, Police, Front


def test_a_mode_changes_nothing_but_how_divisions_stand():
    """Each way that is compared differs in the share of dispersed divisions only."""
    doctrines = lesson(FOLDER.name).doctrines
    alike = [
        {**doctrines[name], "parameters": None, "name": "", "title": "", "idea": ""}
        for name in ("fist", "grid-all", "both")
    ]
    assert alike[0] == alike[1] == alike[2]


def test_the_kept_wars_say_what_the_question_about_them_says():
    """Dispersed divisions hold more, and leave the FLN fewer units than concentrated ones do."""
    found = summary(read(FOLDER / "three-splits.wars"), ["gov.areas@6", "fln.units@6"])
    for opponent in ("mixed", "raider"):
        assert found.loc[("gov.areas@6", opponent, "grid")]["difference.low"] > 0
        assert found.loc[("fln.units@6", opponent, "grid")]["difference.high"] < 0


def run(cell: str, *changes: tuple[str, str]) -> dict[str, Any]:
    for old, new in changes:
        assert old in cell
        cell = cell.replace(old, new, 1)
    there: dict[str, Any] = {"algeria_lab": algeria_lab, "lesson": algeria_lab.lesson(FOLDER / "lesson.yaml")}
    exec(cell, there)  # noqa: S102 - a cell of the lesson
    return there


@pytest.mark.parametrize("unit", ["brigade-1", "brigade-2", "elite-1"])
def test_every_unit_that_is_invited_goes_along(unit: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(FOLDER)
    war = run(CELLS["bench-contact"], ('["brigade-1", "elite-1"]', f'["{unit}"]'))["war"]
    assert war.state.place_of(algeria_lab.algeria.board.units.unit(unit)) == "III-1"


@pytest.mark.parametrize(("dispersed", "opponent", "price"), [(0, "mixed", 0), (5, "political", 200)])
def test_every_split_that_is_invited_is_fought(dispersed: int, opponent: str, price: int):
    asked = f'{dispersed}, "{opponent}", {price}, 2'
    found = run(CELLS["many-own-split"], ('4, "raider", 100, 50', asked))["found"]
    assert sorted(set(found["way"])) == ["mine", "none"]
