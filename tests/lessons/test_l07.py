"""Lesson 7: two rules are watched, nobody orders; nothing is graded under a note; no witness stands alone."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import algeria_lab
from algeria_lab.checking.voices import missing_beside, voice
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.forms.whole import Scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import walk, walked_to
from algeria_lab.views.lessons.notebook import code_cells
from tests.lessons.worked import LESSONS, Pupil, keys, lesson, shown_by_cells

SLUG, PART = "07-terror-and-reprisal", "playbook.yaml"
FOLDER = LESSONS / SLUG
TEXT = (FOLDER / "lesson.yaml").read_text("utf-8")
TLEMCEN, TIZI_OUZOU = "V-2", "III-1"
FEW = {"many_rulebooks": ("4, 10", "1, 2")}


@pytest.fixture(scope="module")
def pupil() -> Pupil:
    """Return a pupil who has worked the lesson to its end, wrong answers first."""
    found = Pupil(lesson(SLUG))
    assert found.work() == [step.id for step in lesson(SLUG).steps]
    return found


def both() -> list[Scenario]:
    return [lesson(SLUG), lesson(SLUG, PART)]


def words(name: str) -> str:
    return " ".join(voice(name).original).casefold()


def test_the_lesson_is_worked_to_its_end_with_wrong_answers(pupil: Pupil):
    assert pupil.parts == {"l07-playbook": ["before", "government", "front", "after"]}
    asked = {name for step in lesson(SLUG).steps for name in step.ask}
    foreseen = {row.id for row in lesson(SLUG).quiz if row.misconceptions}
    assert {name for name, _ in pupil.reasons} == asked & foreseen


def test_the_keys_are_those_of_the_rules_and_of_the_documents():
    found = keys(lesson(SLUG))
    assert {name: found[name] for name in ("who-pays", "whose-marker", "two-rules", "line-moves")} == {
        "who-pays": ("government",),
        "whose-marker": ("nothing",),
        "two-rules": ("unlike",),
        "line-moves": ("balance",),
    }
    assert keys(lesson(SLUG, PART)) == {"becomes": ("neutral",)}


def test_nobody_orders_anything():
    assert not [step.id for one in both() for step in one.steps if step.plays]
    assert not any(one.slide or one.chances for each in both() for step in each.steps for one in step.show)


def test_nothing_is_graded_and_no_number_told_under_a_note():
    for scenario in both():
        for step in scenario.steps:
            if step.content_note:
                asked = [scenario.question(name) for name in step.questions]
                assert [one.id for one in asked if one and one.points] == [], step.id
                assert not any(one.amounts or one.accounts for one in step.show), step.id
                assert not step.experiment, step.id
    graded = [row.id for row in lesson(SLUG).quiz if row.points]
    assert graded == ["names", "whose-marker", "two-rules", "line-moves", "line-shows"]


def test_no_number_is_asked():
    """Neither how many died nor how likely a bomb is."""
    assert {row.kind for one in both() for row in one.quiz} == {"match", "text", "sheet", "choice"}


def test_who_placed_the_bomb_never_speaks_without_who_was_hurt():
    shown = [[name for one in step.show for name in one.voices] for step in lesson(SLUG).steps]
    assert [names for names in shown if missing_beside(names)] == []
    milk_bar = [names for names in shown if {"x48", "x50"} & set(names)]
    assert len(milk_bar) == 3
    assert all({"x48", "x49", "x50", "x118"} <= set(names) for names in milk_bar)


def test_a_record_of_every_kind_of_killing_stands_in_the_step_of_algiers():
    step = lesson(SLUG).step("algiers")
    assert step
    guide = walked_to(lesson(SLUG), "algiers")
    assert guide
    view = next(one.timeline for one in step.show if one.timeline)
    assert set(view.themes) == {"civilians", "justice"}
    assert (view.first, view.last) == (1956, 1956)
    assert all(day in step.text.fr for day in ("19 juin", "10 août", "30 septembre"))


def test_the_two_markers_that_are_watched_were_left_by_both_sides():
    stop = next(one for one in walk(lesson(SLUG)).line if one.step.id == "watch")
    acts = [(str(entry.action), entry.state) for entry in stop.entries]
    left = {
        action: set(now.terror) - set(then.terror)
        for (_, then), (action, now) in pairwise(acts)
        if set(now.terror) - set(then.terror)
    }
    assert left == {"fln done": {TLEMCEN}, f"gov suppress {TIZI_OUZOU}": {TIZI_OUZOU}}
    assert [action for action, _ in acts if " raid " in action] == [f"fln raid {TLEMCEN}"]
    assert set(stop.after.terror) == {TLEMCEN, TIZI_OUZOU}
    assert (stop.after.control[TLEMCEN], stop.after.control[TIZI_OUZOU]) == ("fln", "gov")


def test_another_charge_of_the_model_fails_the_prediction():
    struck = lesson(SLUG).model_copy(
        update={"options": {**lesson(SLUG).options, "changes": {"terror_charge": 0}}}
    )
    assert keys(struck)["who-pays"] == ("nobody",)


def test_the_recorded_game_leaves_one_marker_by_each_side_and_takes_the_first_away():
    guide = Guide(lesson(SLUG, PART), keys={})
    seen: dict[str, dict[str, Any]] = {}
    while guide.step:
        for name in guide.open_questions:
            guide.skip(name)
        seen[guide.step.id] = {
            name: Expression(name, "twilight").value(guide.moment())
            for name in ("terror", 'state("philippeville")', 'state("constantine")', "card")
        }
        guide.go_on()
    philippeville, constantine = 'state("philippeville")', 'state("constantine")'
    assert [seen[step]["terror"] for step in ("before", "government", "front")] == [
        frozenset(),
        {"philippeville"},
        {"constantine"},
    ]
    assert {seen[step][philippeville] for step in seen} == {"oppose"}
    assert (seen["government"][constantine], seen["front"][constantine]) == ("support", "neutral")


def test_the_guide_plays_what_the_playbook_has():
    """The moves of the openings, in order, are those of the saved game from where the part begins."""
    save = (FOLDER / "playbook-game.json").read_text("utf-8")
    moves = re.findall(r'\["((?:fln|gov) [^"]+)"', save)
    played = []
    for step in lesson(SLUG, PART).steps:
        for line in step.opening:
            side, _, rest = line.partition(" ")
            played += [f"{side} {part}" for part in rest.split("; ")]
    assert played == moves[38 : 38 + len(played)]
    assert played[-1] == "fln terror constantine"


def test_what_is_said_of_the_wars_is_what_the_kept_wars_say():
    found = summary(read(FOLDER / "one-line.wars"), ["balance@4", "terror@4"])["difference"]
    for opponent in ("mixed", "raider"):
        assert found[("balance@4", opponent, "struck")] >= 1
        assert abs(found[("terror@4", opponent, "struck")]) < 1 / 10


def test_two_documents_alone_have_the_word():
    names = lesson(SLUG).document_numbers
    assert [name for name in names if "terror" in words(name)] == ["x49", "x141"]
    for said, name in (("innocent", "x67"), ("victime", "x63"), ("traître", "x63")):
        assert said in words(name)
    assert not any(
        word in words(name) for name in ("x67", "x63") for word in ("fln", "armée", "mna", "france")
    )


def test_the_short_form_hears_the_army_of_the_fln_of_the_time_beside_the_prefect():
    """Each has “criminal” for the other side; the leaflet has “crime” for its own answer as well."""
    shown = {name for step in lesson(SLUG).for_period(50).steps for one in step.show for name in one.voices}
    assert {"x731", "x141"} <= shown
    assert "main criminelle de la france" in words("x731")
    assert "nous répondrons au crime par le crime" in words("x731")
    assert "agissements criminels des terroristes algériens" in words("x141")


@pytest.mark.parametrize("chosen", ["each", "government", "nobody"])
def test_what_was_predicted_is_told_as_it_came_once_the_turn_was_watched(chosen: str):
    guide = Guide(lesson(SLUG), keys={})
    guide.jump("watch")
    guide.answer("who-pays", chosen)
    assert guide.answered("who-pays").came is None
    guide.watch()
    came = guide.answered("who-pays").came
    assert came
    assert came.key
    assert came.key.ids == ("government",)


def test_nothing_is_predicted_of_what_an_opening_brings():
    """An opening is played as its step begins: a prediction before it would be read too early."""
    part = lesson(SLUG, PART)
    assert not [name for step in part.steps for name in step.predict]
    assert [step.id for step in part.steps if step.ask] == ["front"]
    assert [step.id for step in part.steps if step.content_note] == ["before"]


def test_no_option_ends_in_a_full_stop_where_what_was_expected_is_told():
    asked = [lesson(SLUG).question(name) for step in lesson(SLUG).steps for name in step.predict]
    told = [
        text for one in asked if one for option in one.options for text in (option.text.en, option.text.fr)
    ]
    assert told
    assert not [text for text in told if text.endswith(".")]


def test_documents_are_cited_by_the_numbers_that_they_bear():
    cited = {"x67": 1, "x63": 2, "x731": 3, "x118": 4, "x49": 5, "x50": 6, "x48": 7}
    cited |= {"x113": 10, "x59": 14, "x119": 15, "x116": 17, "x120": 19}
    assert cited.items() <= lesson(SLUG).document_numbers.items()
    read = {
        name for step in lesson(SLUG).for_period(50).steps[:-1] for one in step.show for name in one.voices
    }
    assert set(lesson(SLUG).step("answer").show[0].voices) == read  # type: ignore[union-attr]
    found = {int(one) for one in re.findall(r"\bdocuments? (\d+)", TEXT, re.IGNORECASE)}
    assert found <= set(cited.values())


def test_a_second_answer_rests_on_documents_read_before_in_each_form():
    for period in (50, 90):
        form = lesson(SLUG).for_period(period)
        known = {name for step in form.steps[:-1] for one in step.show for name in one.voices}
        assert {name for one in form.steps[-1].show for name in one.voices} <= known


def test_short_form_gives_most_of_its_time_to_documents():
    form = lesson(SLUG).for_period(50)
    reading = sum(step.minutes or 0 for step in form.steps if any(one.voices for one in step.show))
    assert reading >= 15
    assert 35 <= sum(step.minutes or 0 for step in form.steps) <= 37


def test_whoever_passes_over_every_step_with_a_note_can_follow_the_rest():
    steps = lesson(SLUG).steps
    guide = Guide(lesson(SLUG), keys={})
    for step in (one for one in steps if not one.content_note):
        guide.jump(step.id)
        assert guide.step == step
        assert guide.open_questions
        for name in list(guide.open_questions):
            guide.skip(name)
        guide.go_on()
    guide.jump("markers")
    assert set(guide.table.game.state.terror) == {TLEMCEN, TIZI_OUZOU}
    assert [one.id for one in steps if not one.content_note] == ["markers", "many"]


def test_the_cells_show_what_they_say():
    shown = shown_by_cells(SLUG, **FEW)

    assert shown["watch-log"] == [("fln", "raid", TLEMCEN), ("gov", "suppress", TIZI_OUZOU)]
    assert shown["markers-words"] == {5: "Danielle Michel-Chich", 20: "Maurice Papon, prefect of police"}


@pytest.mark.parametrize("word", ["crimin", "victime", "assassin", "violence"])
def test_every_word_that_is_invited_is_found(word: str):
    assert shown_by_cells(SLUG, markers_words=('"terror"', f'"{word}"'), **FEW)["markers-words"]


@pytest.mark.parametrize("charge", ["1", "2"])
def test_every_charge_that_is_invited_plays_wars(charge: str):
    cells = {cell.name: cell for cell in code_cells((FOLDER / "cells.py").read_text("utf-8"))}
    code = cells["many-rulebooks"].spoken("en").replace('0, "mixed", 4, 10', f'{charge}, "raider", 1, 2')
    there: dict[str, Any] = {"algeria_lab": algeria_lab, "lesson": algeria_lab.lesson(FOLDER / "lesson.yaml")}
    exec(code, there)  # noqa: S102 - a cell of the lesson
    assert sorted(set(there["found"]["way"])) == ["changed", "printed"]
