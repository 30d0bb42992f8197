"""Lesson 9: a bench, four turns, the map of 1960; two counts that part, and what is never asked."""

import re
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

import algeria_lab
from algeria_lab.checking.voices import voice
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.from_text import inspect_scenario, read_scenario
from algeria_lab.scenarios.guide.guide import OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments, walk
from algeria_lab.scenarios.guide.walks.walking import Stop
from algeria_lab.views.lessons.notebook import code_cells
from tests.lessons.worked import LESSONS, Pupil, keys, lesson

FOLDER = LESSONS / "09-air-and-challe"
BENCH, MAP, AGAIN = "bench-contact.yaml", "map-1960.yaml", "four-turns.yaml"
FILES = ["lesson.yaml", BENCH, MAP, AGAIN]
TEXT = (FOLDER / "lesson.yaml").read_text("utf-8")
CELLS = {cell.name: cell.spoken("en") for cell in code_cells((FOLDER / "cells.py").read_text("utf-8"))}
MOST_GRADED = 6


@cache
def stops(file: str, text: str = "") -> dict[str, Stop]:
    """Return the steps of a file's guided line as they were played, each file once."""
    scenario = read_scenario(text, file, FOLDER) if text else lesson(FOLDER.name, file)
    return {stop.step.id: stop for stop in walk(scenario).line}


def after(file: str, step: str, quantity: str, text: str = "") -> Any:
    """Return a quantity of a file's guided line, read when a step is done."""
    stop = stops(file, text)[step]
    moment = stop.moment._replace(state=stop.after, before=stop.before, events=tuple(stop.story))
    return Expression(quantity, "twilight" if file == MAP else "algeria").value(moment)


def test_the_keys_are_what_the_rules_give():
    """9.22, 11.11, 11.12; control and support of the short game, 3.2.3."""
    assert keys(lesson(FOLDER.name, BENCH)) == {
        "finds-foot": Fraction(1, 6),
        "finds-lifted": Fraction(1, 2),
        "found-with-air": ("hidden",),
        "whom": ("nobody",),
    }
    assert keys(lesson(FOLDER.name, MAP)) == {"held-and-opposed": ("souk_ahras",), "stance": ("opposes",)}
    assert keys(lesson(FOLDER.name, AGAIN)) == {"more-or-fewer": ("fewer",)}


@pytest.mark.parametrize("file", FILES)
def test_it_is_worked_to_its_end_with_wrong_answers(file: str):
    scenario = lesson(FOLDER.name, file)
    pupil = Pupil(scenario)
    assert pupil.work() == [step.id for step in scenario.steps]
    asked = {name for step in scenario.steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {
        row.id for row in scenario.quiz if row.misconceptions
    }


def test_six_items_are_graded_at_most_and_none_where_a_step_is_announced():
    """Neither where the dead are counted, nor where children or napalm are named."""
    scenarios = [lesson(FOLDER.name, file) for file in FILES]
    graded = {
        row.id for one in scenarios for row in one.quiz if row.points and row.kind not in ("text", "sheet")
    }
    noted = {name for one in scenarios for step in one.steps if step.content_note for name in step.questions}
    assert len(graded) == MOST_GRADED
    assert graded & noted == set()


def test_no_number_of_dead_is_a_key():
    answers = str([row.answer for file in FILES for row in lesson(FOLDER.name, file).quiz])
    assert not re.search(r"26.?000|21.?150|10.?800|28.?000|90.?000", answers)


def test_the_numbers_of_the_watched_war_are_the_engines():
    begun, lost = "before(count(fln.units) - count(abroad))", 'times("loss")'
    left = "count(fln.units) - count(abroad)"
    found = [after("lesson.yaml", "war", one) for one in (begun, lost, left)]
    assert found == [20, 21, 13]  # more than there were, and some are left
    for text in (
        f"which has {found[0]} units",
        f"a {found[0]} unités",
        f"{found[0]} is what stood there on one day; {found[1]} is a sum over four turns",
        f"{found[0]}, c’est ce qu’il y avait un jour donné ; {found[1]}, une somme sur quatre tours",
    ):
        assert text in " ".join(TEXT.split())
    assert after("lesson.yaml", "war", "fln.psl > gov.psl and count(gov.areas) > count(fln.areas)") is True


def test_in_most_wars_the_sum_stays_below_as_the_text_says():
    """The seed is chosen, and the lesson says so."""
    losses = [
        after("lesson.yaml", "war", 'times("loss")', TEXT.replace("\ndice: 5\n", f"\ndice: {seed}\n"))
        for seed in (1, 2, 3)
    ]
    assert all(1 <= one < 20 for one in losses), losses


def test_the_other_war_has_the_same_beginning_and_another_count():
    found = [after(AGAIN, "civil", one) for one in ('times("loss")', "gov.psl", "fln.psl")]
    assert found[0] < after("lesson.yaml", "war", 'times("loss")')
    assert found[2] < after("lesson.yaml", "war", "fln.psl")
    assert found[1] < after("lesson.yaml", "war", "gov.psl")
    assert stops(AGAIN)["civil"].before.to_json() == stops("lesson.yaml")["war"].before.to_json()


def test_an_assault_moves_what_is_held_and_leaves_what_people_want():
    """25 points of population; before and after card 12."""
    before, now = (after(MAP, step, "gov.population") for step in ("held", "assault"))
    assert (before, now) == (16, 18)
    assert [after(MAP, step, "support") for step in ("held", "assault")] == [7, 7]
    assert [after(MAP, step, "opposition") for step in ("held", "assault")] == [11, 11]
    assert [after(MAP, step, 'count("fln_bases")') for step in ("held", "assault")] == [8, 7]


def test_an_emptied_area_makes_finding_harder_as_the_text_says():
    """One in two by helicopter, one in three where the area is resettled."""
    text = (FOLDER / BENCH).read_text("utf-8")
    place = "place: {elite-5: IV-2, algerian-5: null"
    assert place in text
    emptied = text.replace(
        place, f"resettled: [IV-2]\n  {place}, front-4: null"
    )  # no Front stands in a Remote area
    asked, faults = lesson(FOLDER.name, BENCH).quiz, inspect_scenario(emptied, BENCH, FOLDER).faults
    assert {asked[int(one.path[1])].id for one in faults if one.path[0] == "quiz"} == {
        "finds-foot",
        "finds-lifted",
        "found-with-air",  # nobody is found by helicopter either, and the line stops there
    }
    told = emptied.replace('expect: "1/2"', 'expect: "1/3"').replace('expect: "1/6"', "expect: 0")
    assert keys(read_scenario(told, BENCH, FOLDER))["finds-lifted"] == Fraction(1, 3)


@pytest.mark.parametrize(
    ("step", "begun", "wrong"),
    [("foot", "flush IV-2", "lift elite-6"), ("foot", "flush IV-2; pick elite-5", "air 2"),
     ("lifted", "flush IV-2", "pick elite-5"), ("lifted", "flush IV-2", "lift elite-5"),
     ("lifted", "flush IV-2; lift elite-6; pick elite-6", "air 1"),
     ("lifted", "flush IV-2; lift elite-6; pick elite-6; done", "lower 1"),
     ("aircraft", "flush IV-2", "lift elite-6"), ("aircraft", "flush IV-2; pick elite-5", "done"),
     ("aircraft", "flush IV-2; pick elite-5", "air 1")],
)  # fmt: skip
def test_whoever_takes_another_means_is_told_why_not_yet(step: str, begun: str, wrong: str):
    pupil = Pupil(lesson(FOLDER.name, BENCH))
    guide = pupil.guide
    while guide.step and guide.step.id != step:
        pupil._act()
    while guide.open_questions:
        guide.skip(guide.open_questions[0])
    guide.play(f"gov {begun}")
    with pytest.raises(OffTheStep) as caught:
        guide.play(f"gov {wrong}")
    assert caught.value.reason.en, (step, wrong)


def test_the_kept_wars_say_what_the_question_about_them_says():
    """Flown, the fewest units; a balance above that on foot and below that of Civil Affairs."""
    found = summary(read(FOLDER / "two-counts.wars"), ["fln.units@4", "balance@4"])
    for opponent in ("raider", "mixed"):
        rows = {
            (name, way): found.loc[(f"{name}@4", opponent, way)]
            for name in ("fln.units", "balance")
            for way in ("foot", "civil")
        }
        assert rows["fln.units", "foot"]["difference.low"] > 0
        assert rows["fln.units", "civil"]["difference.low"] > 0
        assert rows["balance", "foot"]["difference.high"] < 0
        assert rows["balance", "civil"]["difference.low"] > 0
    beside = {
        way: [
            round(found.loc[(f"{name}@4", "raider", way)]["difference"]) for name in ("fln.units", "balance")
        ]
        for way in ("civil", "foot")
    }
    assert beside == {"civil": [12, 20], "foot": [4, -3]}  # fewer flown; lower, and higher, flown
    assert "about 12 units of the FLN fewer, and a balance about 20 lower" in TEXT
    assert "about 4 units of the FLN fewer, and a balance about 3 higher" in TEXT


def test_both_pursuits_differ_in_what_flies_and_in_nothing_else():
    doctrines = lesson(FOLDER.name).doctrines
    flying = {"most_lifted", "most_flown", "air_a_flush", "most_helicopters"}
    kept = [
        {name: value for name, value in doctrines[one]["parameters"].items() if name not in flying}
        for one in ("pursuit", "pursuit-on-foot")
    ]
    assert kept[0] == kept[1]
    assert all(doctrines["pursuit-on-foot"]["parameters"][name] == 0 for name in flying)


def test_documents_are_cited_by_the_numbers_that_they_bear():
    cited = {"x133": 1, "x57": 2, "x38": 3, "x129": 4, "x191": 5, "x93": 8, "x09": 9, "x127": 18}
    assert cited.items() <= lesson(FOLDER.name).document_numbers.items()
    found = {int(one) for one in re.findall(r"\bdocuments? (\d+)", TEXT, re.IGNORECASE)}
    assert found <= set(cited.values())


@pytest.mark.parametrize("period", [50, 90])
def test_each_form_hears_both_sides_a_woman_and_a_european_of_algeria(period: int):
    """An official text and a historian, too; what one side printed comes with a word of caution."""
    shown = [
        voice(name)
        for step in lesson(FOLDER.name).for_period(period).steps
        for one in step.show
        for name in one.voices
    ]
    names = {one.id for one in shown}
    assert {"x57", "x133", "x38", "x190", "x192"} <= names
    assert any(one.algerian and one.civilian for one in shown)
    assert {"official", "scholar", "combatant", "soldier"} <= {one.kind for one in shown}
    assert all(one.caution for one in shown if one.grade == "d")
    assert all(9 in one.lessons for one in shown)


def test_every_card_that_is_told_is_told_in_words_of_its_own():
    """No sentence of our card texts, which are the rules' too, stands in the lesson's document."""
    told = lesson(FOLDER.name).documents[0].text
    for number in (11, 12, 35, 45):
        assert str(number) in told.en
        assert str(number) in told.fr


def run(cell: str, *changes: tuple[str, str]) -> dict[str, Any]:
    for old, new in changes:
        assert old in cell
        cell = cell.replace(old, new, 1)
    there: dict[str, Any] = {"algeria_lab": algeria_lab, "lesson": algeria_lab.lesson(FOLDER / "lesson.yaml")}
    exec(cell, there)  # noqa: S102 - a cell of the lesson
    return there


@pytest.mark.parametrize(("flies", "air", "chance"), [("False", 0, 1), ("False", 5, 1), ("True", 5, 3)])
def test_every_means_that_is_invited_is_reckoned(
    flies: str, air: int, chance: int, monkeypatch: pytest.MonkeyPatch
):
    """In sixths, as on the bench: aircraft change nothing of it."""
    monkeypatch.chdir(FOLDER)
    cell = CELLS["bench-means"].replace("war.odds(", "found = war.odds(")
    found = run(cell, ("flies, air = True, 0", f"flies, air = {flies}, {air}"))["found"]
    assert found.chance(lambda value: value == "found") == Fraction(chance, 6)


@pytest.mark.parametrize("gov", ["mixed", "civil", "mobile", "grid"])
def test_every_player_that_is_invited_plays_four_turns(gov: str):
    there = run(CELLS["war-own-war"], ('"mobile", "raider", 4', f'"{gov}", "mixed", 4'))
    assert there["war"].state.turn == 5 or there["war"].outcome


@pytest.mark.parametrize(("brigades", "air"), [(0, 7), (5, 0)])
def test_every_pursuit_that_is_invited_is_fought(brigades: int, air: int):
    asked = f'{brigades}, {air}, "mixed", 2'
    found = run(CELLS["many-own-pursuit"], ('2, 0, "raider", 50', asked))["found"]
    assert sorted(set(found["way"])) == ["civil", "flown", "mine"]


def test_the_bench_is_read_at_moments_of_its_own():
    """Each time the brigade begins from the same moment: nothing of one search is left in the next."""
    moments = guided_moments(lesson(FOLDER.name, BENCH))
    states = [moments[step].state.to_json() for step in ("foot", "lifted", "aircraft")]
    assert states[0] == states[1] == states[2]
