"""The starter: its line played to its end with mistakes, and its keys the answer book's."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from algeria_lab.core.odds import Distribution
from algeria_lab.scenarios.guide.limit import OffTheStep
from algeria_lab.scenarios.guide.walks.autopilot import walk, walked_to
from algeria_lab.scenarios.guide.walks.walking import Stop
from algeria_lab.scenarios.receipts import receipt_of, verify
from algeria_lab.scenarios.throws import Throws
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.scenarios.guide.looking_back import LookingBack
from algeria_lab.views.scenarios.quiz.words import QuizWords
from algeria_lab.views.shared.numbers import in_hundred
from tests.lessons.slid import slid
from tests.lessons.worked import Pupil, keys, lesson, shown_by_cells

STARTER = "00-starter"
MEDEA = "IV-1"
# Sections 8.1 and 8.3 of the answer book, and what the board holds.
ANSWERS = {
    "seats-guess": ("eight",),
    "first-college": ("europeans", "few"),
    "cities-guess": 3,
    "cities": ("CONSTANTINE", "ALGIERS", "ORAN"),
    "in-medea": ("cadre", "algerian", "elite"),
    "lead": 11,
    "top-row": Fraction(1, 6),
    "mean-free": Fraction(5, 3),
    "lost": Fraction(1, 3),
    "found": Fraction(1, 6),
    "six-hundred": ("near",),
    "terror-pays": ("gov",),
}


in_both_languages = pytest.mark.parametrize(
    ("language", "said"), [("en", "the lesson had fixed"), ("fr", "la leçon avait fixé")]
)


@pytest.fixture(scope="module")
def line() -> dict[str, Stop]:
    return {stop.step.id: stop for stop in walk(lesson(STARTER)).line}


def test_a_pupil_who_errs_comes_to_the_debrief_with_a_receipt_that_holds():
    pupil = Pupil(lesson(STARTER))

    assert pupil.work() == [step.id for step in lesson(STARTER).steps]
    assert ("patrol", "done") in pupil.picks
    assert ("found", "1/3") in pupil.reasons
    assert verify(receipt_of(pupil.guide), pupil.guide.scenario).holds


def test_the_keys_are_those_of_the_answer_book():
    found = keys(lesson(STARTER))

    assert {name: found[name] for name in ANSWERS} == ANSWERS


def test_the_teaching_dice_bring_what_the_texts_say(line: dict[str, Stop]):
    speak, search, end = line["speak"], line["search"], line["end"]

    assert (speak.faces, speak.after.top.points) == ((5,), 2)
    assert (search.faces, search.after.gov_psl, search.after.fln_psl) == ((3,), 63, 52)
    assert end.after.control[MEDEA] == "gov"
    assert end.after.to_json()["units"]["cadre-5"][0] == MEDEA


@in_both_languages
def test_of_a_die_that_is_set_the_chance_of_a_free_one_is_told(language: str, said: str):
    guide = walked_to(lesson(STARTER), "speak")
    assert guide
    guide.answer("points", "1")
    guide.play("fln propaganda cadre-5")

    told = QuizWords(Words(language)).beside(guide.answered("points"))
    assert said in told
    assert in_hundred(Words(language), Fraction(1, 3)) in told


def test_whoever_brings_out_more_cadres_wins_more_points_and_loses_more():
    points, lost = (row["said"] for row in slid(STARTER, "venture")["rows"])

    assert (points[0], points[1], points[-1]) == ("0", "1.7", "10.7")
    assert (lost[0], lost[-1]) == ("0", "1.5")


@in_both_languages
def test_the_debrief_says_of_that_die_what_the_step_said(language: str, said: str):
    sections = LookingBack(walk(lesson(STARTER)).ending, Words(language)).part()["sections"]
    (told,) = [line for section in sections for ask in section["asks"] for line in ask["told"]]

    assert said in told
    assert in_hundred(Words(language), Fraction(1, 3)) in told


def test_six_hundred_rolls_are_set_beside_the_shares_of_the_keys():
    scenario = lesson(STARTER)
    throws = Throws(scenario, scenario.experiments[0])
    [*_] = throws.go_on(30)

    shares = throws.chances["free"].shares
    assert shares is not None
    assert (shares[3], throws.chances["free"].mean) == (Fraction(1, 6), Fraction(5, 3))
    assert len(throws.numbers["watched"]) == 30


@pytest.mark.parametrize(("cadre", "lost"), [("cadre-5", Fraction(1, 3)), ("cadre-7", Fraction(1, 6))])
def test_the_cells_show_what_they_say(
    cadre: str, lost: Fraction, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(tmp_path)
    shown = shown_by_cells(STARTER, speak_risk=('"cadre-5"', f'"{cadre}"'), rolls_table=("600", "60_000"))

    odds, shares = shown["speak-risk"], shown["rolls-table"]
    assert isinstance(odds, Distribution)
    assert isinstance(shares, dict)
    assert odds["DEAD"] == lost
    assert shown["keep-file"] == {"the same": True}
    assert shown["end-another-turn"] in ("gov", "fln", "contested")
    assert {points: round(share, 1) for points, share in shares.items()} == {1: 0.5, 2: 0.3, 3: 0.2}


def test_whoever_would_react_at_once_reads_what_comes_first():
    guide = walked_to(lesson(STARTER), "react")
    assert guide
    for name in guide.open_predictions:
        guide.skip(name)
    for unit in ("elite-1", "algerian-2"):
        with pytest.raises(OffTheStep) as caught:
            guide.play(f"gov pick {unit}")
        assert "Do not react" in lesson(STARTER).said(caught.value.reason, "en")


def test_whoever_takes_the_other_brigade_to_the_search_reads_why_not():
    guide = walked_to(lesson(STARTER), "search")
    assert guide
    for name in guide.open_predictions:
        guide.skip(name)
    guide.play("gov flush IV-1")
    with pytest.raises(OffTheStep) as caught:
        guide.play("gov pick algerian-2")

    assert "elite brigade alone" in lesson(STARTER).said(caught.value.reason, "en")


def test_the_short_form_searches_for_nobody_and_ends_as_the_long_one():
    short = {stop.step.id: stop for stop in walk(lesson(STARTER).for_period(50)).line}

    assert "search" not in short
    assert short["end"].after.control[MEDEA] == "gov"
    assert short["end"].after.to_json()["units"]["cadre-5"][0] == MEDEA
