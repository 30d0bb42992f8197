"""Lesson 11: documents, worked to the end; what it says of them, of the timeline and of cards is so."""

import re
from difflib import SequenceMatcher
from itertools import pairwise

import pytest

import algeria_lab
from algeria_lab.checking.decks.works import cited_by
from algeria_lab.checking.timeline import entries, stretch
from algeria_lab.checking.voices import voice
from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import keys_along
from algeria_lab.scenarios.receipts import receipt_of, verify
from algeria_lab.views.scenarios.guide.trace import trace
from algeria_lab.views.scenarios.handouts.roles import roles_of
from tests.lessons.worked import LESSONS, Pupil, lesson, shown_by_cells

MEMORIES = "11-memories"
GRADED = {"changed", "names-match", "gap", "council", "still-closed", "refused"}
# The documents from which the names to be matched are taken, with the years that the pairs give.
NAMED = {
    "revolution": ("x90", 1956),
    "order": ("x98", 1960),
    "events": ("x139", 1962),
    "struggle": ("x713", 1963),
    "operations": ("x711", 1974),
    "war": ("x714", 1999),
}
ORDERED = {
    "evian": "evian",
    "constitution": "constitution-1963",
    "pensions": "law-1974",
    "law": "law-1999",
    "schools": "law-2005",
    "pardon": "harkis-pardon",
}
COUNTED = {"notes": 65, "works": 32, "after": 20, "horne": 27}
both_forms = pytest.mark.parametrize("period", [50, 90])


def question(name: str):
    found = lesson(MEMORIES).question(name)
    assert found is not None
    return found


def pass_over_all(guide: Guide) -> None:
    """Leave out every question of the step, and go on."""
    for name in guide.open_predictions:
        guide.skip(name)
    for name in guide.open_questions:
        guide.skip(name)
    guide.go_on()


@both_forms
def test_a_pupil_who_errs_comes_to_the_debrief_with_a_receipt_that_holds(period: int):
    form = lesson(MEMORIES).for_period(period)
    pupil = Pupil(form)

    assert pupil.work() == [step.id for step in form.steps]
    asked = {name for step in form.steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {row.id for row in form.quiz if row.misconceptions}
    assert verify(receipt_of(pupil.guide), pupil.guide.scenario).holds
    lines = trace(pupil.guide, game_named("algeria").words("fr"))
    assert lines is not None
    assert "They kept watch" in lines["text"]


def test_six_questions_are_graded_and_none_of_them_under_a_note():
    steps = lesson(MEMORIES).steps
    graded = {row.id for row in lesson(MEMORIES).quiz if row.points and row.kind != "text"}

    assert graded == GRADED
    assert graded & {name for step in steps if step.content_note for name in step.questions} == set()
    noted = {
        step.id
        for step in steps
        for exhibit in step.show
        for name in exhibit.voices
        if voice(name).content_note and not step.content_note
    }
    assert noted == set()


@pytest.mark.parametrize(("language", "moves"), [("en", "moves"), ("fr", "coups")])
def test_where_nobody_plays_the_receipt_speaks_of_no_moves(language: str, moves: str):
    assert moves not in game_named("algeria").words(language).say("guided-take-note")


def test_it_has_no_board_in_any_step():
    page = algeria_lab.lesson(LESSONS / MEMORIES / "lesson.yaml", language="en", period=50)
    guided, guide = page.guided, page.guide
    while guide.step:
        assert not guided._stage.shows_board, guide.step.id
        assert guided._stage._turn.layout.display == "none"
        pass_over_all(guide)
    assert guide.status == "debrief"
    assert not guided._stage.shows_board


def test_the_law_of_1999_changed_one_expression_and_nothing_else():
    old, new = ("".join(voice(name).original).split() for name in ("x711", "x20"))
    changes = [
        (" ".join(old[one:two]), " ".join(new[three:four]))
        for tag, one, two, three, four in SequenceMatcher(a=old, b=new, autojunk=False).get_opcodes()
        if tag != "equal"
    ]
    kept = [word for word in old if word in new]

    assert {"autorité", "1952", "1962."} <= set(kept)
    assert old[: old.index("aux")] == new[: new.index("à", new.index("autorité"))]
    assert old[old.index("entre") :] == new[new.index("entre") :]
    assert "opérations effectuées" in " ".join(before for before, _ in changes)
    assert keys_along(lesson(MEMORIES))["changed"].ids == ("name",)


@pytest.mark.parametrize("name", NAMED)
def test_a_name_is_that_of_the_document_and_its_year(name: str):
    source, year = NAMED[name]
    (option,) = [one for one in question("names-match").options if one.id == name]
    document = voice(source)
    for language, passages in (("fr", document.original), ("en", document.translated)):
        read = " ".join(passages).casefold()
        for word in re.findall(r"[“«]\s*([^”»]+?)\s*[”»]", getattr(option.text, language)):
            assert word.casefold() in read, (language, word)
        assert str(year) in getattr(option.match, language)
    assert document.said_year == year
    shown = {one for step in lesson(MEMORIES).steps[:2] for exhibit in step.show for one in exhibit.voices}
    assert source in shown


def test_six_moments_stand_in_the_order_of_the_timeline_and_their_years_are_told():
    days = {entry.id: entry.first for entry in entries()}
    asked = question("in-order")
    years = [days[ORDERED[option.id]].year for option in asked.options]

    assert years == sorted(years)
    assert ", ".join(map(str, years)) in (asked.after.en or "")


def test_the_longest_gap_is_that_of_the_key():
    days = sorted(one.first for one in stretch(1963, 2023, ["memory"]) if one.first.year >= 1963)
    before, after = max(pairwise(days), key=lambda pair: pair[1] - pair[0])
    option = next(one for one in question("gap").options if one.id == "middle")

    assert (before.year, after.year) == (1974, 1999)
    assert option.text.en == "between 1974 and 1999"
    assert 24.5 < (after - before).days / 365.25 < 25  # nearly twenty-five years
    for name, years in (("early", (1963, 1974)), ("late", (2005, 2012))):
        told = next(one for one in question("gap").options if one.id == name)
        assert told.text.en == f"between {years[0]} and {years[1]}"
        assert years[1] - years[0] < 24


def test_what_is_told_of_cards_is_counted():
    cited = cited_by("twilight")
    works = {work for each in cited.values() for work in each}
    counted = {
        "notes": len(cited),
        "works": len(works),
        "after": sum(int(work[-4:]) > 1999 for work in works),
        "horne": sum("horne1977" in each for each in cited.values()),
    }
    step = lesson(MEMORIES).step("cards")

    assert counted == COUNTED
    assert step
    for text in (step.text.en, step.text.fr):
        assert text
        assert {*map(str, COUNTED.values())} <= set(re.findall(r"\d+", text))
    words = game_named("twilight").words("en")
    titles = {words.say(f"twilight-card-{number:02d}") for number in range(1, 67)}
    for option in question("whose-word").options:
        assert any((option.text.en or "").startswith(title) for title in titles), option.id


def test_what_stays_closed_is_what_the_document_says():
    order, after = voice("x717"), keys_along(lesson(MEMORIES))["still-closed"].ids

    assert set(after) == {"named", "intimate"}
    assert "personne mineure" in order.original[0]
    assert "intelligence" in order.caution["en"]
    assert "intimacy" in order.caution["en"]


def test_what_the_model_answer_doubts_is_not_in_the_preamble():
    preamble = " ".join(voice("x713").original)

    assert "toujours appelé" in " ".join(voice("x714").original)
    assert "guerre d’indépendance" not in preamble
    assert "lutte pour l’indépendance" in preamble


def test_the_preamble_of_1963_is_read_without_a_cut_and_its_war_is_told_as_a_name():
    preamble = voice("x713")
    name = next(one for one in question("names-match").options if one.id == "struggle")

    assert "[...]" not in "".join([*preamble.original, *preamble.translated])
    for language, said in (("en", preamble.translated), ("fr", preamble.original)):
        word = {"en": "war of extermination", "fr": "guerre d’extermination"}[language]
        assert word in " ".join(said)
        assert word in getattr(name.text, language)
    assert preamble.caution["fr"].startswith("Le nombre est celui de l’État")


@both_forms
def test_what_the_aims_announce_is_done_in_both_forms(period: int):
    steps = {step.id: step for step in lesson(MEMORIES).for_period(period).steps}
    read = [name for exhibit in steps["two-states"].show for name in exhibit.voices]

    assert {voice(name).algerian for name in read if voice(name).kind == "official"} == {True, False}
    assert steps["two-states"].ask == ["side-by-side"]
    assert ("games" in steps, "days" in steps) == (period == 90, period == 90)
    assert "long form adds days of remembrance and three games" in (lesson(MEMORIES).about.en or "")


def test_four_women_tell_and_a_european_of_algeria_an_algerian_and_a_historian_are_in_the_short_form():
    steps = lesson(MEMORIES).for_period(50).steps
    shown = [voice(name) for step in steps for exhibit in step.show for name in exhibit.voices]

    assert {"x144", "x100", "x92", "x145"} <= {one.id for one in shown}
    assert any(one.algerian and one.civilian and one.kind == "witness" for one in shown)
    assert sum(one.kind == "scholar" for one in shown) == 3
    games = [voice(name) for exhibit in lesson(MEMORIES).step("games").show for name in exhibit.voices]
    assert {one.who["en"] for one in games if one.kind == "designer"} >= {"Brian Train", "Matthew Denton"}


@pytest.mark.parametrize(("themes", "first"), [('("memory",)', "1963-09-10"), ("()", "1963-09-10")])
def test_the_cells_show_what_they_say(themes: str, first: str):
    shown = shown_by_cells(MEMORIES, when_stretch=('("memory",)', themes))

    table, counted = shown["when-stretch"], shown["cards-by-work"]
    assert isinstance(table, dict)
    assert first in table
    assert isinstance(counted, list)
    assert counted[0] == ("horne1977", COUNTED["horne"])


def test_other_themes_and_another_game_can_be_asked_for():
    justice = shown_by_cells(MEMORIES, when_stretch=('("memory",)', '("justice",)'))["when-stretch"]
    duel = shown_by_cells(MEMORIES, cards_by_work=('"twilight"', '"insurgent"'))["cards-by-work"]

    assert isinstance(justice, dict)
    assert "2018-09-13" in justice
    assert isinstance(duel, list)
    assert duel[0][0] == "evans2012"


def test_its_roles_play_nothing():
    names = [role.id for role in roles_of("l11-memories")]

    assert names == ["archivist", "grammarian", "asker", "chronicler"]
    assert {role.side for role in roles_of("l11-memories")} == {""}


def test_whoever_passes_over_all_notes_has_a_whole_lesson():
    guide = Guide(lesson(MEMORIES))
    while guide.step:
        pass_over_all(guide)

    assert guide.status == "debrief"
    assert "critique" in guide.answers.skipped
