"""Lesson 6: a barrier level by level, an army that stays outside; keys, other decisions, kept wars, cells."""

from datetime import date
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from algeria_lab.algeria.board.geography import ABROAD
from algeria_lab.algeria.board.units import FLN, KIND
from algeria_lab.checking.facts import fact
from algeria_lab.checking.voices import voice
from algeria_lab.core.events import Counted, Rolled
from algeria_lab.experiments.kept.cache import read
from algeria_lab.experiments.results.statistics import summary
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walked_to
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.lessons.exhibits.registry import pieces
from algeria_lab.views.lessons.exhibits.setting import Setting
from algeria_lab.views.lessons.exhibits.slide import SlideWidget
from tests.lessons.worked import LESSONS, Pupil, keys, lesson, shown_by_cells

FOLDER = LESSONS / "06-barrier"
SLUG = FOLDER.name
SIZES = {0: (5, 20), 1: (5, 19), 2: (0, 25), 3: (0, 24)}  # Faileks in Algeria, units abroad


def test_the_keys_are_those_of_the_answer_book():
    """8.10: a sixth at level 0, one more for each level and patrol; 24 points to −3, and 1 a turn."""
    found = keys(lesson(SLUG))
    assert found["price-in-all"] == 25
    guide = walked_to(lesson(SLUG), "build")
    assert guide
    assert guide.table.game.state.gov_psl == 2 * found["price-in-all"]
    assert found["one-patrol"] == Fraction(2, 3)
    assert (found["sure"], found["waits"], found["fewer"]) == (("ap",), ("support",), ("more",))


@pytest.mark.parametrize("file", ["lesson.yaml", "crossing.yaml", "already-paid.yaml"])
def test_it_is_worked_to_its_end_with_wrong_answers(file: str):
    scenario = lesson(SLUG, file)
    pupil = Pupil(scenario)
    assert pupil.work() == [step.id for step in scenario.steps]
    asked = {name for step in scenario.steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {
        row.id for row in scenario.quiz if row.misconceptions
    }


def test_six_items_are_graded_and_none_where_a_hard_subject_is_named():
    scenario = lesson(SLUG)
    graded = {row.id for row in scenario.quiz if row.points and row.kind not in ("text", "sheet")}
    assert graded == {"who-acts", "one-patrol", "sure", "waits", "fewer", "what-grew"}
    noted = [step for step in scenario.steps if step.content_note.en]
    assert [step.id for step in noted] == ["stays"]
    assert [name for step in noted for name in (*step.predict, *step.ask)] == []


@pytest.mark.parametrize("changed", ["border_zone: -2", "border_zone: 0"])
def test_a_barrier_that_stands_already_fails_the_lesson(changed: str):
    """The published 1958 has one at −2: then nothing can be built from nothing, and the file says so."""
    text = (FOLDER / "lesson.yaml").read_text("utf-8").replace("border_zone: 1", changed)
    assert inspect_scenario(text, "lesson.yaml", FOLDER).faults


def sliding() -> dict[str, list[str]]:
    """Return what the slider says at its notches, by row."""
    guide = walked_to(lesson(SLUG), "levels")
    assert guide
    assert guide.step
    shown = next(one for one in guide.step.show if one.slide)
    (piece,) = pieces(Setting(guide, guide.step, shown, Words("en")))
    assert isinstance(piece, SlideWidget)
    return {row["text"]: row["said"] for row in piece.view["rows"]}


def test_the_slider_tells_exact_odds_in_sixths_level_by_level():
    rows = list(sliding().values())
    assert rows[0] == ["1", "2", "3", "4"]
    assert rows[1] == ["3", "4", "5", "6"]
    assert rows[2] == ["4", "3", "2", "1"]
    assert rows[3] == ["0", "7", "13", "19"]


def came_to(levels: int) -> Guide:
    """Return the guide behind the three watched turns, of a learner who built so many levels."""
    guide = _decided(levels)
    guide.go_on()
    while guide.open_predictions:
        guide.skip(guide.open_predictions[0])
    guide.watch()
    return guide


def _decided(levels: int) -> Guide:
    found = walked_to(lesson(SLUG), "own")
    assert found
    orders = ["gov border improve"] * levels + ["gov border activate"] * (levels > 0)
    for order in (*orders, "gov done"):
        found.play(order)
    return found


@pytest.mark.parametrize("levels", SIZES)
def test_what_the_text_says_of_all_four_levels_is_what_comes(levels: int):
    guide = came_to(levels)
    assert guide.step
    assert (guide.step.id, guide.status) == ("grown", "ask")
    state = guide.table.game.state
    abroad = FLN & (state.at[ABROAD[0]] | state.at[ABROAD[1]])
    inside = (state.on_map() & KIND["failek"].units & ~abroad).bit_count()
    assert (inside, (abroad & ~KIND["front"].units).bit_count()) == SIZES[levels]
    text = next(one.text for one in guide.step.show if one.amounts)
    assert all(f"{number}" in (text.en or "") for _, number in SIZES.values())


def test_nine_units_stand_abroad_when_the_second_turn_begins_and_six_at_first():
    for step, number in (("build", 6), ("levels", 9)):
        guide = walked_to(lesson(SLUG), step)
        assert guide
        assert _units_abroad(guide) == number


@pytest.mark.parametrize("levels", SIZES)
def test_the_fln_has_raised_more_by_then_and_suez_is_drawn_at_every_level(levels: int):
    """What the text of the three turns says beforehand; and an army of six has more than doubled."""
    begun = _decided(levels)
    assert _units_abroad(begun) > 9
    events = [event for entry in came_to(levels).table.game.history for event in entry.events]
    assert "suez" in [event.row for event in events if isinstance(event, Rolled)]
    assert SIZES[levels][1] > 12


def _units_abroad(guide: Guide) -> int:
    state = guide.table.game.state
    return (FLN & ~KIND["front"].units & (state.at[ABROAD[0]] | state.at[ABROAD[1]])).bit_count()


def test_three_levels_in_service_cost_what_the_text_says():
    before = walked_to(lesson(SLUG), "own")
    assert before
    paid = before.table.game.state.gov_psl
    for order in ("gov border improve", "gov border improve", "gov border improve", "gov border activate"):
        before.play(order)
    assert paid - before.table.game.state.gov_psl == 19


def test_who_builds_and_leaves_it_out_of_service_is_told():
    guide = walked_to(lesson(SLUG), "own")
    assert guide
    guide.play("gov border improve")
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov done")
    assert "not in service" in (caught.value.reason.en or "")
    guide.play("gov border activate; done")
    assert guide.status != "play"


@pytest.mark.parametrize("place", range(3))
def test_each_order_of_the_other_chair_is_answered_with_what_is_true(place: int):
    """One die falls at −3 for a battalion and for people on foot; an army that waits is paid a point."""
    guide = Guide(lesson(SLUG, "crossing.yaml"))
    assert guide.step
    choice = guide.step.choose[place]
    guide.play(choice.order)
    assert (guide.messages[-1].text, guide.status) == (choice.say, "ask")
    events = [event for entry in guide.table.game.history for event in entry.events]
    paid = [event.change for event in events if isinstance(event, Counted) and event.why == "army-abroad"]
    fell = [event for event in events if isinstance(event, Rolled) and event.what == "move"]
    assert paid == ([1] if place == 2 else [])
    assert [sum(mod.value for mod in roll.mods) for roll in fell] == ([] if place == 2 else [-3])


def test_the_die_does_not_ask_who_crosses():
    guide = Guide(lesson(SLUG, "crossing.yaml"))
    assert guide.step
    table = str(next(iter(pieces(Setting(guide, guide.step, guide.step.show[0], Words("en"))))))
    assert table.count("2/3") == 2
    assert "1 point" in table


@cache
def kept(name: str) -> Any:
    """Return the differences to the first way, of all measures of an experiment."""
    (experiment,) = [
        one
        for file in ("lesson.yaml", "already-paid.yaml")
        for one in lesson(SLUG, file).experiments
        if one.id == name
    ]
    return summary(read(FOLDER / f"{name}.wars"), experiment.measures)


def test_the_wars_of_four_borders_say_what_the_question_about_them_says():
    """More Faileks behind a fence to −3 than behind none; fewer with patrols; less support, the FLN more."""
    found = kept("four-borders")
    assert found.loc[("inside@6", "sends", "three")]["difference.low"] > 0
    assert found.loc[("inside@6", "sends", "patrolled")]["difference.high"] < 0
    won = summary(read(FOLDER / "four-borders.wars"), ["fln.wins"])
    assert won.loc[("fln.wins", "sends", "three")]["difference.low"] > 0
    assert found.loc[("finished@6", "sends", "three")]["mean"] < 100
    for opponent in ("sends", "waits"):
        assert found.loc[("gov.psl@6", opponent, "three")]["difference.high"] < 0
        for way in ("one", "three", "patrolled"):
            assert found.loc[("fln.psl@6", opponent, way)]["difference.low"] > 0
    assert all(
        found.loc[("inside@6", "waits", way)]["mean"] == 0 for way in ("never", "one", "three", "patrolled")
    )


def test_the_wars_of_a_barrier_that_is_paid_for_say_what_the_rubric_says():
    found = kept("paid-for")
    for opponent in ("sends", "army-abroad"):
        assert found.loc[("inside@6", opponent, "service")]["difference.high"] < 0
    assert found.loc[("fln.psl@6", "sends", "service")]["difference.high"] < 0
    for measure in ("fln.psl@6", "outside@6"):
        assert found.loc[(measure, "army-abroad", "service")]["difference.low"] > 0


def test_the_doctrines_of_both_files_are_the_same_and_differ_in_the_border_alone():
    here, there = lesson(SLUG).doctrines, lesson(SLUG, "already-paid.yaml").doctrines
    assert here["sends"] == there["sends"]
    orders = [there[name]["judgements"]["gov_reinforcement"] for name in ("left", "service")]
    assert ["gov-close-border", *orders[0]] == orders[1] == here["keeps"]["judgements"]["gov_reinforcement"]


def test_dates_and_sums_of_the_record_are_right():
    assert date(1958, 2, 8).strftime("%A") == "Saturday"
    assert date(1958, 2, 17).strftime("%A") == "Monday"
    month, years = (fact("barriers", f"barrier-arms-{name}").value for name in ("month", "years"))
    assert month * 24 == 48_000 > 3 * years
    assert 0.4 < fact("barriers", "barrier-cost").value / 250_000_000 * 0.55 < 0.6
    assert voice("x105").said_year - voice("x108").said_year == 64


def test_no_contested_figure_is_a_key():
    scenario = lesson(SLUG)
    assert [row.id for row in scenario.quiz if row.fact] == []


def test_cells_show_the_odds_and_a_border_of_ones_own():
    assert str(shown_by_cells(SLUG, many_own_border=("100, 15", "100, 2"))["levels-odds"])


@pytest.mark.parametrize(("levels", "patrols", "lost"), [(0, 0, 1), (3, 0, 4), (1, 2, 4), (3, 2, 6)])
def test_every_level_and_patrol_that_is_invited_is_reckoned(levels: int, patrols: int, lost: int):
    cells = {
        "levels_odds": ("2, 1", f"{levels}, {patrols}"),
        "many_own_border": ('2, "sends", 100, 15', '0, "waits", 0, 2'),
    }
    found: Any = shown_by_cells(SLUG, **cells)["levels-odds"]
    assert found.chance(lambda place: place != "II-3") == Fraction(lost, 6)
