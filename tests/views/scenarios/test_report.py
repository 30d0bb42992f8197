"""The report of a guided game: what was played and answered, from where it comes, on one harmless page."""

import csv
import io
import re

import pytest

from algeria_lab.games import game_named
from algeria_lab.scenarios.guide.deeds import deed_of
from algeria_lab.scenarios.guide.guide import Guide, OffTheStep
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.views.scenarios.guide.shown import pass_over
from algeria_lab.views.scenarios.handouts.drawn.lines import by_turn
from algeria_lab.views.scenarios.handouts.own_log import log_csv
from algeria_lab.views.scenarios.handouts.report import report_file
from tests.scenarios.forms_lesson import two_forms

from .pages import LEAVING, PAYLOAD, Page, assert_harmless, scenario
from .test_looking_back import LESSON

ASKING = (
    LEAVING.replace("division-5; done\n", "division-5; done\n    ask: [held, why]\n")
    + """
quiz:
- {id: held, kind: choice, ask: Who held it?, answer: two,
   options: [{id: one, text: Alfa}, {id: two, text: Bravo}]}
- {id: why, kind: text, ask: Why?, rubric: [A reason]}
goals: [{id: soon, when: turn >= 1, say: Begun., points: 3}]
sources: [cornaton1967]
"""
)


def played(text: str = ASKING) -> Guide:
    guide = Guide(scenario(text))
    guide.go_on()
    guide.play("gov activate division-5; done")
    return guide


def report(guide: Guide, language: str = "en", nickname: str = "") -> Page:
    file = report_file(guide, game_named(guide.scenario.game).showing(language), nickname)
    assert re.fullmatch(r"leaving-a-province-(\w+-)*(report|rapport)\.html", file["name"])
    assert file["type"] == "text/html;charset=utf-8"
    return Page(file["text"])


def test_answers_are_told_with_every_try_and_options_in_their_words():
    guide = played()
    guide.answer("held", "one")
    guide.answer("held", "two")
    guide.answer("why", "For a reason.")
    letters = report(guide).letters

    assert "Alfa (wrong) → Bravo (right)" in letters
    assert "1/1" in letters
    assert "For a reason.kept, not graded" in letters


def test_the_page_says_what_is_needed_to_play_the_same_again_and_what_it_is_worth():
    guide = played()
    page = report(guide, nickname="Zoé")

    for said in ("Played by Zoé", "seed 9", scenario_hash(guide.scenario), "Begun. (3 points)"):
        assert said in page.letters
    assert "no proof" in page.letters
    assert "Les regroupements de la décolonisation" in page.letters
    assert page.tags.count("svg") == 2, "the map, and both sides since the beginning"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_can_be_had_at_any_moment(language: str):
    page = report(Guide(scenario(LEAVING)), language)

    assert ("html", "lang", language) in page.attributes
    assert [level for level, _ in page.headings][:2] == [1, 2]


def test_the_same_can_be_had_as_markdown_to_write_on():
    guide = played()
    guide.answer("held", "two")
    file = report_file(guide, game_named("algeria").showing("en"), "Zoé", "md")

    assert (file["name"], file["type"]) == ("leaving-a-province-Zoé-report.md", "text/markdown;charset=utf-8")
    assert file["text"].startswith("# Report: ")
    assert "## Answers" in file["text"]
    assert "| Bravo (right) |" in file["text"]


def test_both_sides_are_drawn_turn_by_turn_and_stand_in_a_table():
    guide = played()
    turns = by_turn(guide)

    assert set(turns[0].values) == {"fln.psl", "gov.psl"}
    assert turns[-1].values["gov.psl"] == guide.table.game.state.gov_psl


def test_the_log_has_a_row_for_each_action_and_no_formula():
    guide = played()
    rows = list(csv.DictReader(io.StringIO(log_csv(guide, "en"))))

    assert [row["action"] for row in rows][:2] == ["gov activate division-5", "gov done"]
    assert rows[-1]["gov.psl"] == str(guide.table.game.state.gov_psl)
    assert all(not cell.startswith(("=", "+", "@")) for row in rows for cell in row.values())


def test_whatever_anybody_writes_stays_letters():
    guide = played(ASKING.replace("Begun.", "'" + PAYLOAD.replace("'", "''") + "'"))
    guide.answer("why", PAYLOAD)

    page = report(guide, nickname=PAYLOAD)

    assert_harmless(page)
    assert page.letters.count("<script>alert(1)</script>") == 3


PAIRED = ASKING.replace(
    "goals:",
    """- {id: pairs, kind: match, ask: Who said which?,
   options: [{id: a, text: Ann, match: Yes}, {id: b, text: Bob, match: No}]}
goals:""",
).replace("ask: [held, why]", "ask: [held, why, pairs]")


def test_pairs_are_told_in_words_and_what_was_not_answered_is_listed():
    guide = played(PAIRED)
    guide.answer("pairs", {"a": "b", "b": "a"})
    letters = report(guide).letters

    assert "Ann" in letters
    assert "a, b" not in letters
    assert letters.count("Why?") == 1
    assert letters.index("Not answered") < letters.index("Why?"), "only in the list of what was left"


def test_a_step_is_done_only_if_it_was_played_and_answered_by_the_learner():
    guide = played()
    before = {step.id: deed_of(guide, step) for step in guide.scenario.steps}
    assert "something left out" in report(guide).letters
    guide.answer("held", "two")
    guide.answer("why", "For a reason.")
    after = {step.id: deed_of(guide, step) for step in guide.scenario.steps}

    changed = [(before[name], after[name]) for name in before if before[name] != after[name]]
    assert changed == [("partly", "done")]
    assert "never" in after.values()


def test_a_step_that_was_passed_over_or_jumped_over_is_not_done():
    guide = Guide(scenario(ASKING))
    pass_over(guide)
    assert deed_of(guide, guide.scenario.steps[0]) == "shown"

    again = Guide.resume(guide.scenario, guide.journal.to_json(guide.scenario))
    assert deed_of(again, guide.scenario.steps[0]) == "shown"

    jumped = Guide(scenario(ASKING))
    jumped.jump(guide.scenario.steps[2].id)
    assert [deed_of(jumped, step) for step in guide.scenario.steps][:2] == ["shown", "shown"]


def test_picks_that_were_not_right_are_told_in_words():
    guide = Guide(scenario(ASKING))
    guide.go_on()
    with pytest.raises(OffTheStep):
        guide.play("gov activate division-2")

    assert "gov activate" not in report(guide).letters
    assert "Activate division 2" in report(guide).letters


def markdown(guide: Guide, language: str = "en") -> str:
    return report_file(guide, game_named(guide.scenario.game).showing(language), form="md")["text"]


def test_what_was_left_out_is_told_from_what_was_never_reached():
    guide = played()
    guide.skip("held")
    told = markdown(guide)

    assert "- Who held it? (left out)\n- Why?\n" in told
    assert "- Who held it? (laissée de côté)\n" in markdown(guide, "fr")


def test_a_text_in_lines_keeps_them_in_a_table_and_no_column_holds_noughts_alone():
    guide = played()
    guide.answer("why", "One.\nTwo | three.")
    told = markdown(guide)

    assert "One.<br>Two \\| three." in told
    assert "| Hints |" not in told


def test_what_is_right_or_wrong_and_counts_nothing_is_not_called_ungraded():
    guide = played(ASKING.replace("answer: two,", "answer: two, points: 0,"))
    guide.answer("held", "one")

    assert "| Alfa (wrong) | no points |" in markdown(guide)


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "What the model says"), ("fr", "Ce que dit le modèle")]
)
def test_the_debrief_has_its_headings_in_both_forms(language: str, heading: str):
    guide = Guide(scenario(LESSON))
    guide.play("gov resettle II-2")
    told = markdown(guide, language)
    page = report_file(guide, game_named("algeria").showing(language))["text"]

    assert f"### {heading}\n\n- " in told
    assert (3, heading) in Page(page).headings


@pytest.mark.parametrize("minutes", [50, 90])
def test_a_report_says_on_top_of_which_form_it_is(minutes: int):
    guide = Guide(two_forms().for_period(minutes))

    assert f"{minutes} minutes · " in markdown(guide)[:200]


def test_only_what_is_of_the_readers_game_is_called_their_own():
    more = "      - {text: {en: Computers say so., fr: Le calcul le dit.}, when: 'answered(\"said\")'}\n"
    text = LESSON.replace("    supports:\n", f"    supports:\n{more}") + (
        "quiz: [{id: said, kind: text, ask: {en: Why?, fr: Pourquoi ?}, rubric: [{en: A., fr: B.}]}]\n"
    )
    guide = Guide(scenario(text.replace("gov resettle II-2\n", "gov resettle II-2\n    ask: [said]\n")))
    guide.play("gov resettle II-2")
    guide.answer("said", "So.")
    guide.debrief()
    told = markdown(guide, "fr")

    assert re.search("Dans le jeu · Pour[\u00a0\u202f]: Le calcul le dit.\n", told)
    assert "Le FLN mène. (Votre propre partie)" in told
