"""Lesson 8: ten minutes of a search, then texts; what is graded, what nobody asks, where words stop."""

import re
from fractions import Fraction
from typing import Any

import pytest

import algeria_lab
from algeria_lab.checking.voices import voice
from algeria_lab.core.game import Game
from algeria_lab.core.words.citations import known_citations
from algeria_lab.scenarios.conditions.expressions import Expression
from algeria_lab.scenarios.forms.quiz import Question
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.quiz.grading import is_marked
from algeria_lab.twilight.frames.government import Garrison, Neutralize
from algeria_lab.twilight.frames.sequence import NextCard
from algeria_lab.twilight.operations.common import NO_LIMIT
from algeria_lab.views.lessons.own_documents import documents_of
from algeria_lab.views.shared.messages import Messages
from tests.lessons.worked import LESSONS, Pupil, keys, lesson, shown_by_cells
from tests.twilight.boards import after, board, pieces

FOLDER = LESSONS / "08-intelligence-and-torture"
TEXT = (FOLDER / "lesson.yaml").read_text("utf-8")
HIDDEN = {"band-1": ["IV-1", "UG"], "cadre-1": ["IV-1", "UG"]}


def units(state: object) -> dict[str, list[str]]:
    """Return where both units of the FLN stand."""
    there = state.to_json()["units"]  # type: ignore[attr-defined] # of the war on the map
    return {name: there[name][:2] for name in HIDDEN}


def test_the_guided_line_is_played_to_its_end_with_wrong_answers():
    scenario = lesson(FOLDER.name)
    pupil = Pupil(scenario)
    assert pupil.work() == [step.id for step in scenario.steps]
    asked = {name for step in scenario.steps for name in step.ask}
    assert {name for name, _ in pupil.reasons} == asked & {
        row.id for row in scenario.quiz if row.misconceptions
    }
    assert {pick for _, pick in pupil.picks} == {"suppress", "resettle", "civil_affairs", "pass"}


def test_the_keys_are_those_of_rules_and_texts():
    found = keys(lesson(FOLDER.name))
    assert found["still-there"] == Fraction(2)
    assert {name: found[name] for name in ("how-found", "no-rule", "two-dates", "law-says")} == {
        "how-found": ("dice",),
        "no-rule": ("prisoner",),
        "two-dates": ("both",),
        "law-says": ("silent",),
    }
    assert found["on-the-line"] == ("powers", "note", "seizure", "letter")


@pytest.mark.parametrize("number", [0, 1])
def test_either_decision_ends_as_it_is_told(number: int) -> None:
    """Whatever the learner decides, the Band is hidden again; only one of them sends the division."""
    guide = Guide(lesson(FOLDER.name), keys={})
    guide.jump("after")
    guide.skip("where-next")
    step = guide.step
    assert step
    assert step.choose
    assert units(guide.table.game.state)["band-1"] == ["IV-1", "OC"]
    guide.play(step.choose[number].order)
    state = guide.table.game.state
    assert (state.turn, state.gov_psl, units(state)) == (3, 49, HIDDEN)  # nothing but the search has moved it
    told = guide.scenario.lesson
    assert told
    assert told.claim
    assert told.claim.undecided[0].when
    assert Expression(told.claim.undecided[0].when, "algeria").value(guide.moment()) is True
    assert step.choose[number].say.en in [message.text.en for message in guide.messages]


def test_the_fixed_dice_tell_what_the_search_tells():
    guide = Guide(lesson(FOLDER.name), keys={})
    guide.jump("search")
    guide.skip("if-found")
    before = guide.table.game.state.gov_psl
    guide.play("gov intelligence IV-1")
    state = guide.table.game.state
    assert units(state) == {"band-1": ["IV-1", "OC"], "cadre-1": ["IV-1", "UG"]}
    assert (before, state.gov_psl) == (50, 49)


def test_whatever_the_dice_show_a_search_removes_nobody():
    def stay(now: object) -> bool:
        return {one[0] for one in units(now).values()} == {"IV-1"}

    assert at("search").odds("gov intelligence IV-1", of=stay).chance(bool) == 1


def test_the_division_would_have_found_the_band_on_a_one_alone():
    """What a teacher is told: with a 5 it finds nobody, with a 1 it would have."""
    guide = Guide(lesson(FOLDER.name), keys={})
    guide.jump("after")
    found = Expression('finds(["division-4"], "band-1")', "algeria").value(guide.moment())
    assert found == Fraction(1, 6)


def test_the_rule_in_our_words_says_what_is_easier_and_what_harder():
    """More Police, a city: more; terrorised, remote, units that evade well: less."""
    alone = {"police-1": None}
    found = {
        "two": finding(),
        "one": finding(place=alone),
        "terror": finding(place=alone, terror=["IV-1"]),
    }
    assert found["two"] > found["one"] > found["terror"] == 0
    city = finding("ALGIERS", place={"police-1": None, "police-4": "ALGIERS", "cadre-1": "ALGIERS"})
    remote = finding("I-2", place={"police-1": None, "police-4": "I-2", "cadre-1": "I-2"})
    assert city > found["one"]
    assert remote < found["one"]


def at(step: str) -> Game[Any]:
    """Return the game of the lesson as it stands where a step begins."""
    return algeria_lab.lesson(FOLDER / "lesson.yaml").at(step)


def finding(where: str = "IV-1", **changes: Any) -> Fraction:
    """Return how likely Police find the Cadre of an area."""
    start = algeria_lab.position(at("search"), **changes)
    war = algeria_lab.open_game(start)
    return war.odds(f"gov intelligence {where}", of=lambda now: units(now)["cadre-1"][1]).chance(
        lambda box: box == "OC"
    )


def test_no_rule_of_that_game_is_about_prisoners():
    titles = [one.title["en"] for one in known_citations("algeria").values()]
    assert len(titles) > 50
    assert [one for one in titles if re.search(r"prison|captur|captive", one, re.IGNORECASE)] == []


def test_card_18_costs_and_gives_what_its_text_says():
    """One Commitment for a Neutralize, one piece more in a space, a hidden one too."""
    both = {"FT": 1, "AP": 1}
    garrison = Garrison("gov", "OP_SA", NO_LIMIT, special="neutralize")
    begun = {
        name: board(
            oran={**both, "A": 2, "U": 1},
            capabilities=markers,
            commitment=5,
            agenda=[NextCard(), garrison, Neutralize("gov")],
        )
        for name, markers in {"with": {"torture"}, "without": set[str]()}.items()
    }
    most = {name: after(state, "neutralize oran", *["remove oran A"] * 2) for name, state in begun.items()}
    dearer = after(most["with"], "remove oran U")
    assert pieces(dearer, "oran") == both
    assert (dearer.commitment, most["without"].commitment) == (4, 5)
    assert pieces(most["without"], "oran") == {**both, "U": 1}


def test_the_no_break_spaces_of_rules_in_our_words_reach_the_reader():
    card = documents_of(lesson(FOLDER.name), Messages("fr"))("card-torture")
    assert "«\N{NO-BREAK SPACE}Neutralisation\N{NO-BREAK SPACE}»" in card.original[0]
    assert "«\N{NO-BREAK SPACE}Colonial Twilight\N{NO-BREAK SPACE}»" in card.who["fr"]


def test_nothing_is_graded_under_a_content_note_and_little_elsewhere():
    scenario = lesson(FOLDER.name)
    asked = {
        step.id: [one for one in map(scenario.question, step.questions) if one and marked(one)]
        for step in scenario.steps
    }
    graded = {step: [one.id for one in found] for step, found in asked.items() if found}
    assert graded == {"search": ["still-there", "how-found"], "after": ["no-rule"], "letter": ["two-dates"]}
    assert not any(step.content_note.en for step in scenario.steps if step.id in graded)


def marked(question: Question) -> bool:
    return is_marked(lesson(FOLDER.name), question) and question.points > 0


def test_nothing_here_measures_what_torture_brings():
    """No experiment, no slider, no exact chance: any of them would be read as a yield."""
    scenario = lesson(FOLDER.name)
    assert scenario.experiments == []
    shown = [one for step in scenario.steps for one in step.show]
    assert not any(one.slide or one.chances for one in shown)
    assert not any("chance" in row.value or "mean" in row.value for one in shown for row in one.amounts)
    told = [text for question in scenario.quiz for text in (question.ask.en, question.after.en) if text]
    assert not re.search(r"\b(yield|efficien|per cent|percent)\w*|ticking", " ".join(told), re.IGNORECASE)


def test_those_who_were_there_stand_under_a_content_note():
    for step in lesson(FOLDER.name).steps:
        hard = {name for one in step.show for name in one.voices if voice(name).content_note}
        assert not hard or step.content_note.en, (step.id, hard)


def test_a_quotation_stops_where_it_was_to_stop():
    assert voice("x35").original[-1].endswith("le temps devenait interminable.")
    assert len(voice("x64").original) == 1
    (passage,) = voice("x125").original
    assert passage.endswith("prévues pour un seul prisonnier")


def test_a_class_of_50_minutes_hears_women_algerians_a_european_and_historians():
    form = lesson(FOLDER.name).for_period(50)
    heard = [voice(name) for step in form.steps for one in step.show for name in one.voices]
    assert {"Malika Boumendjel", "Louisette Ighilahriz", "Josette Audin"} <= {one.who["en"] for one in heard}
    assert sum(one.kind == "scholar" for one in heard) == 2
    assert "European of Algeria" in voice("x803").what["en"]
    assert {one.id for one in heard if one.kind == "official"} == {"x801", "x13", "x802", "x62"}


def test_documents_are_cited_by_the_numbers_that_they_bear():
    cited = {"x801": 1, "x13": 2, "x802": 6, "x62": 9, "x805": 18}
    assert cited.items() <= lesson(FOLDER.name).document_numbers.items()
    found = {int(one) for one in re.findall(r"\bdocuments? (\d+)", TEXT, re.IGNORECASE)}
    assert found <= set(cited.values())


def test_the_letter_is_printed_with_both_dates_and_both_wordings():
    letter = voice("x62")
    for language in ("en", "fr"):
        assert {"24", "29"} <= set(re.findall(r"\d+", letter.said[language]))
        assert "l’intime certitude" in letter.caution[language]


@pytest.mark.parametrize("seed", [1, 2, 7, 30])
def test_every_seed_that_is_invited_leaves_both_units_in_medea(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(FOLDER)
    shown = shown_by_cells(FOLDER.name, search_other_dice=("seed = 7", f"seed = {seed}"))
    found = shown["search-other-dice"]
    assert isinstance(found, dict)
    assert [place for place, _ in found.values()] == ["IV-1", "IV-1"]
    years = shown["answer-by-year"]
    assert isinstance(years, dict)
    assert sum(number for year, number in years.items() if 1954 <= year <= 1962) == 8
