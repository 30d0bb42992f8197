"""Lesson 1: its line and its part played to their end with mistakes, its keys the answer book's."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import algeria_lab
from algeria_lab.algeria.board.units import KIND_OF, members
from algeria_lab.algeria.phases.gov_reinforcement import inactive
from algeria_lab.algeria.spending import half_points
from algeria_lab.core.odds import Distribution
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walk, walked_to
from algeria_lab.scenarios.guide.walks.walking import Stop
from algeria_lab.scenarios.quiz.asking import Asking
from algeria_lab.scenarios.quiz.verdicts import Verdict
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.scenarios.quiz.words import QuizWords
from tests.lessons.slid import slid
from tests.lessons.worked import LESSONS, Pupil, keys, lesson, shown_by_cells

SLUG, PART = "01-control-is-not-support", "trace.yaml"
FOLDER = LESSONS / SLUG
TUTORIAL = Path(__file__).parents[1] / "data" / "twilight" / "tutorial.toml"


@pytest.fixture(scope="module")
def line() -> dict[str, Stop]:
    return {stop.step.id: stop for stop in walk(lesson(SLUG)).line}


@pytest.mark.parametrize("file", ["lesson.yaml", PART])
def test_a_pupil_who_errs_comes_to_the_debrief(file: str):
    pupil = Pupil(lesson(SLUG, file))

    assert pupil.work() == [step.id for step in lesson(SLUG, file).steps]
    foreseen = {row.id for row in lesson(SLUG, file).quiz if row.misconceptions and row.kind != "predict"}
    asked = {name for step in lesson(SLUG, file).steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == foreseen & asked
    assert pupil.picks


def test_the_keys_are_those_of_the_answer_book():
    """Sections 8.6 and 8.18."""
    found, of_the_part = keys(lesson(SLUG)), keys(lesson(SLUG, PART))

    assert (found["turns-payable"], found["bonus"], found["lead-needed"]) == (2, 5, 34)
    assert (of_the_part["largest-step"], of_the_part["held-and-opposed"]) == (6, ("philippeville", "tlemcen"))


def test_the_text_of_the_bill_names_all_that_it_is_made_of(line: dict[str, Stop]):
    """With the counts and prices of the text and nothing else, the bill can be foreseen."""
    step, position = line["bill"].step, line["bill"].before
    counts = Counter(KIND_OF[number].name for number in members(inactive(position)))
    said = {
        "division": "eleven divisions",
        "elite": "seven elite brigades",
        "brigade": "three French brigades",
    }

    assert counts == {"division": 11, "elite": 7, "brigade": 3}
    assert all(words in str(step.text) for words in said.values())
    assert line["bill"].before.gov_psl - line["bill"].after.gov_psl == 11 * 1 + (7 + 3) * 0.5 + 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_texts_name_the_choices_as_the_board_does(language: str, line: dict[str, Stop]):
    words = Words(language)
    bill, half = line["bill"].step, line["half"].step
    named = [
        words.say("act-gov_reinforcement-activate", all="yes"),
        words.say("act-gov_reinforcement-border", act="activate"),
        words.say("act-gov_reinforcement-done"),
    ]

    places = [lesson(SLUG).said(bill.text, language).index(name) for name in named]
    assert places == sorted(places)
    assert named[-1] in lesson(SLUG).said(half.text, language)


def test_the_same_ground_and_less_support(line: dict[str, Stop]):
    """What texts and questions say of the two lines."""
    full, little = line["two-lines"].after, line["compare"].after
    held = [list(state.control.values()).count("gov") for state in (full, little)]

    assert (line["bill"].before.gov_psl, line["bill"].after.gov_psl) == (50, 33)
    assert line["half"].before == line["bill"].before
    assert held[0] - held[1] <= 2
    # The table that sets both wars side by side writes the first one's figures out: its step has gone back.
    compare = lesson(SLUG).step("compare")
    assert compare is not None
    shown = [amount.value for exhibit in compare.show for amount in exhibit.amounts]
    fln = list(full.control.values()).count("fln")
    assert shown[::2][:3] == [str(number) for number in (held[0], fln, full.gov_psl)]
    assert little.gov_psl - little.fln_psl > full.gov_psl - full.fln_psl


def test_both_forms_come_to_the_same_two_wars():
    """The short form lets the player pay for turn 2; the table of both wars stands for it, too."""
    forms = [
        {stop.step.id: stop for stop in walk(lesson(SLUG).for_period(period)).line} for period in (50, 90)
    ]

    assert "again" not in forms[0]
    for step in ("two-lines", "compare"):
        assert forms[0][step].after == forms[1][step].after


@pytest.mark.parametrize(
    ("language", "given", "said"),
    [
        ("en", "1", "1 area"),
        ("en", "12", "12 areas"),
        ("fr", "1", "1 zone"),
        ("fr", "12", "12 zones"),
        ("fr", "12 zones", "12 zones"),
    ],
)
def test_a_prediction_is_said_in_its_unit_once_and_in_the_right_number(language: str, given: str, said: str):
    question = next(row for row in lesson(SLUG).quiz if row.id == "bonus-guess")
    asking = Asking(lesson(SLUG), question, tries=[Verdict("told", given)])

    assert QuizWords(Words(language)).expected(asking) == said


@pytest.mark.parametrize(
    ("constant", "value", "wrong"),
    [
        ("control_lead_per_psp", 1, {"bonus", "lead-needed"}),
        ("activation_percent", 50, {"turns-payable", "lead-needed"}),
    ],
)
def test_another_constant_of_the_model_fails_the_keys(constant: str, value: int, wrong: set[str]):
    text = (FOLDER / "lesson.yaml").read_text("utf-8")
    changed = text.replace("\ndice: 2\n", f"\ndice: 2\nset_up: {{changes: {{{constant}: {value}}}}}\n", 1)
    faults = inspect_scenario(changed, "lesson.yaml", FOLDER).faults

    quiz = lesson(SLUG).quiz
    assert wrong <= {quiz[int(fault.path[1])].id for fault in faults if fault.path[0] == "quiz"}


def test_the_trace_beside_the_lesson_is_the_tutorial_of_the_playbook():
    """Its moves are those of the answer book, and both scores stand where the playbook says."""
    game = algeria_lab.load_game(FOLDER / "tutorial.json")
    steps = tomllib.loads(TUTORIAL.read_text("utf-8"))["step"]
    played = [str(entry.action) for entry in game.history if entry.action]
    meant = [f"{step['seat']} {text}" for step in steps for text in step["actions"]]

    assert [one for one in played if not one.endswith(" skip")] == meant
    last = {name: getattr(game.state, name) for name in ("support_commitment", "opposition_bases")}
    assert last == {"support_commitment": 25, "opposition_bases": 16}


def test_what_is_shown_before_the_round_does_not_tell_the_round():
    game, so_far = (algeria_lab.load_game(FOLDER / name) for name in ("tutorial.json", "ten-cards.json"))
    played = [entry.action for entry in so_far.history]

    assert played == [entry.action for entry in game.history][: len(played)]
    assert so_far.ply == 148
    assert not any(action and action.verb == "agitate" for action in played)


@pytest.mark.parametrize(
    ("unit", "changes", "price"),
    [
        ("division-1", '{"control_lead_per_psp": 1}', 1),
        ("brigade-1", '{"activation_percent": 25}', 0.5),
        ("all", "{}", 16),
    ],
)
def test_the_cells_show_what_they_say(unit: str, changes: str, price: float):
    """Every change that a text or a comment invites; few wars are enough to see that it runs."""
    many = ("CHANGES, WARS, TURN = {}, 50", f"CHANGES, WARS, TURN = {changes}, 2")
    shown = shown_by_cells(SLUG, bill_price=('"elite-1"', f'"{unit}"'), many_make_it_pay=many)

    odds, own, found = (shown[name] for name in ("bill-price", "compare-your-own", "many-make-it-pay"))
    assert isinstance(odds, Distribution)
    assert isinstance(own, dict)
    assert odds[price] == 1
    assert own["gov areas"] + own["fln areas"] <= 25
    assert len(found) == 4  # type: ignore[arg-type]


def test_the_slider_sets_what_each_unit_costs_beside_areas_that_stay():
    support, areas = (row["said"] for row in slid(SLUG, "wake")["rows"])

    assert (support[0], support[5], support[-1]) == ("51", "46", "35")
    assert len(support) == 22
    assert set(areas) == {"10"}


def at_half() -> Guide:
    """Return a guide at the step in which five points may be spent, the prediction left out."""
    guide = walked_to(lesson(SLUG), "half")
    assert guide, "the line comes to it"
    for name in guide.open_predictions:
        guide.skip(name)
    return guide


@pytest.mark.parametrize(
    "spent",
    [
        [f"division-{number}" for number in (1, 2, 4, 5, 6)],
        ["division-8", "division-9", "division-10", "division-11", "border"],
        [*(f"elite-{number}" for number in range(1, 8)), "brigade-1", "brigade-2", "brigade-3"],
        ["brigade-2", "division-1", "elite-5", "division-2", "border", "division-7"],
        ["elite-1", "elite-4", "division-3", "border", "division-1", "division-2"],
    ],
)
def test_exactly_five_points_are_spent_and_not_a_half_more(spent: list[str]):
    guide = at_half()
    first = half_points(guide.table.game.state)
    for one in spent:
        guide.play("gov border activate" if one == "border" else f"gov activate {one}")

    assert (guide.status, first - half_points(guide.table.game.state)) == ("play", 10)
    for action in guide.table.game.legal():
        if guide.table.shows(action) and action.verb != "done":
            with pytest.raises(OffTheStep):
                guide.play(action)
            said = guide.messages[-1].text
            assert lesson(SLUG).said(said, "en").startswith(("Five points", "You have seen"))
    guide.play("gov done")
    assert guide.status == "done"


def test_a_group_that_costs_more_than_is_left_is_refused_whole():
    """The board offers alike units of a place together."""
    guide = at_half()
    for one in ("division-1", "division-2", "division-3", "division-6"):
        guide.play(f"gov activate {one}")
    before = guide.table.game.ply
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov activate division-7; gov activate division-8")

    assert (guide.table.game.ply, guide.status) == (before, "play")
    assert lesson(SLUG).said(caught.value.reason, "en").startswith("Five points")
    guide.play("gov activate elite-1; gov activate elite-2")
    assert guide.status == "play"
    guide.play("gov done")
    assert guide.status == "done"


def test_with_half_a_point_left_what_it_pays_for_is_said():
    guide = at_half()
    for one in ("division-1", "division-2", "division-4", "division-5", "elite-2"):
        guide.play(f"gov activate {one}")
    for dear in ("gov activate division-6", "gov border activate"):
        with pytest.raises(OffTheStep) as caught:
            guide.play(dear)
        assert lesson(SLUG).said(caught.value.reason, "en").startswith("Half a point is left")
    guide.play("gov activate brigade-1")
    assert guide.status == "play"


@pytest.mark.parametrize("step", ["bill", "again"])
def test_whoever_forgets_the_barrier_reads_that_it_is_missing(step: str):
    guide = walked_to(lesson(SLUG), step)
    assert guide
    for name in guide.open_predictions:
        guide.skip(name)
    guide.play("gov activate all")
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov done")
    assert "The barrier on the border is still to be paid" in lesson(SLUG).said(caught.value.reason, "en")
