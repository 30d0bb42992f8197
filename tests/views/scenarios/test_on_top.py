"""The question of a lesson: first and last wherever it is told, with lines to keep at the end."""

import json
from typing import Any

import pytest

from algeria_lab.core.refusals import UnknownName
from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.journal import WrongJournal
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments, walk
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.lessons.notebook import LessonNotebook
from algeria_lab.views.scenarios.guide.panel import GuidePanel
from algeria_lab.views.scenarios.guide.scene import GuideScene
from algeria_lab.views.scenarios.guide.seen import Seen
from algeria_lab.views.scenarios.guide.trace import BLANK, keep_another, trace
from algeria_lab.views.scenarios.handouts.class_sheets import class_sheet
from algeria_lab.views.scenarios.handouts.front import above_html
from algeria_lab.views.scenarios.handouts.pack import pack_page
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.preview import preview_page
from algeria_lab.views.scenarios.handouts.report import report_file
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from algeria_lab.views.scenarios.on_top import on_top

from .pages import Page
from .test_looking_back import LESSON

QUESTION = "  question: {en: Why move villages?, fr: Pourquoi déplacer des villages ?}\n"
ASKED = (
    LESSON.replace("lesson:\n", "lesson:\n" + QUESTION, 1).replace(
        "    play: gov resettle II-2\n", "    play: gov resettle II-2\n    ask: [first, last]\n"
    )
    + """
quiz:
- {id: first, kind: text, ask: {en: Why?, fr: Pourquoi ?}, rubric: [{en: A reason., fr: Une raison.}]}
- {id: last, kind: text, again: first, ask: {en: Again?, fr: Encore ?}, rubric: [{en: More., fr: Plus.}]}
"""
)


def guide(text: str = ASKED) -> Guide:
    found = Guide(read_scenario(text))
    found.play("gov resettle II-2")
    return found


def words(language: str = "en") -> Any:
    return game_named("algeria").words(language)


def lines(one: Guide, language: str = "en") -> dict[str, list[str]]:
    found = trace(one, words(language))
    assert found is not None
    return {line["id"]: line["texts"] for line in found["lines"]}


def test_it_stands_in_every_step_with_the_claim_and_whose_it_is():
    above = GuideScene(guide(), words(), Seen()).scene()["on_top"]

    assert above["question"] == "Why move villages?"
    assert above["claim"] == "It takes means."
    assert "Galula" in above["by"], "a law of his is his, though the lesson does not say so"


def test_who_makes_a_claim_is_said_in_the_words_of_the_lesson():
    scenario = read_scenario(ASKED.replace("    law: 4\n", "    by: {en: A general., fr: Un général.}\n"))
    above = on_top(scenario, words("fr"))

    assert above is not None
    assert above.by == "Un général."


def test_a_lesson_without_a_question_stays_as_it_was():
    old = guide(LESSON)

    assert GuideScene(old, words(), Seen()).scene()["on_top"] is None
    assert trace(old, words()) is None
    assert LessonNotebook(old.scenario, "en")._head().startswith("# Small\n\n*Lesson 5")
    assert not above_html(Parts(old.scenario, game_named("algeria").showing("en")))


@pytest.mark.parametrize(("language", "asked"), [("en", "Why move"), ("fr", "Pourquoi déplacer")])
def test_it_is_the_heading_of_a_notebook_and_is_asked_once_more_at_its_end(language: str, asked: str):
    writer = LessonNotebook(read_scenario(ASKED), language)
    cells = {cell["id"]: cell["source"] for cell in writer.cells([])}

    assert cells["title"].startswith(f"# {asked}")
    assert ("Small ·" if language == "en" else "Petit ·") in cells["title"]
    assert asked in cells["debrief"]


def test_five_lines_are_made_from_ones_own_answers():
    one = guide()
    one.answer("first", "I do not know.")
    one.answer("last", "To cut it off.")
    found = lines(one)

    assert list(found) == ["question", "answer", "for", "against", "left-out"]
    assert found["answer"] == ["at the beginning: I do not know.", "at the end: To cut it off."]
    assert found["for"] == ["The FLN is ahead."]
    assert found["against"] == ["He says not."]
    assert found["left-out"] == ["The people."]


def test_what_was_left_out_is_a_blank_to_fill_in():
    one = Guide(read_scenario(ASKED))
    one.debrief()
    found = lines(one)

    assert found["for"] == [""], "nothing was played"
    assert all(BLANK in text for text in found["answer"])
    kept = trace(one, words())
    assert kept is not None
    assert kept["text"].count(BLANK) == 3


def test_another_sentence_can_be_kept_and_is_printed():
    more = ASKED.replace("  left_out: [", "  left_out: [{en: The dead., fr: Les morts.}, ")
    panel = GuidePanel(guide(more), words(), game_named("algeria").showing)
    panel.answer({"kind": "debrief"})
    first = panel.scene()["debrief"]["trace"]["lines"][-1]
    panel.answer({"kind": "keep", "line": "left-out", "place": 1})
    panel.answer({"kind": "keep", "line": "nothing", "place": 1})
    second = panel.scene()["debrief"]["trace"]["lines"][-1]
    printed = panel._file("report-text", "")["text"]
    panel.close()

    assert (first["texts"], first["count"], second["texts"]) == (["The dead."], 2, ["The people."])
    assert "What the model leaves out: The people." in printed
    assert "The question: Why move villages?" in printed


MODEL = "    supports:\n      - {text: {en: The model says so., fr: Le modèle le dit.}}\n"
CHOOSE = ASKED.replace("  left_out: [", "  left_out: [{en: The dead., fr: Les morts.}, ").replace(
    "    supports:\n", MODEL, 1
)


def on_paper(one: Guide) -> str:
    return Page(class_sheet("paper", one, game_named("algeria").showing("en"))["text"]).letters


def test_a_sentence_that_was_chosen_is_kept_with_the_place_and_through_what_is_taken_back():
    one = guide(CHOOSE)
    panel = GuidePanel(one, words(), game_named("algeria").showing)
    panel.answer({"kind": "debrief"})
    before = lines(one)["for"]
    panel.answer({"kind": "keep", "line": "left-out", "place": 1})
    panel.answer({"kind": "keep", "line": "for", "place": 1})
    panel.close()
    again = Guide.resume(one.scenario, json.loads(json.dumps(one.journal.to_json(one.scenario))))
    printed = report_file(again, game_named("algeria").showing("fr"), form="md")["text"]

    assert (before, lines(again)["for"]) == (["The FLN is ahead."], ["The model says so."])
    assert lines(again)["left-out"] == ["The people."]
    assert lines(again, "fr")["left-out"] == ["Les gens."]
    assert "Les gens." in printed
    assert "What the model leaves out: The people." in on_paper(again)
    assert "The people." not in on_paper(guide(CHOOSE)), "nothing is said before somebody chose it"
    again.come_back()
    again.undo()
    assert lines(again)["for"] == ["The model says so."], "what can be chosen is another list now"
    assert lines(again)["left-out"] == ["The people."]


def test_a_journal_with_a_sentence_that_no_lesson_has_is_refused():
    one = guide(CHOOSE)

    for line, place in (("left-out", 2), ("for", -1), ("question", 0)):
        with pytest.raises(UnknownName):
            one.keep(line, place)
    journal = one.journal.to_json(one.scenario)
    journal["inputs"] = [*one.journal.inputs, {"do": "keep", "line": "left-out", "place": 9, "min": 0}]
    with pytest.raises(WrongJournal):
        Guide.resume(one.scenario, journal)


def test_the_report_keeps_game_and_sources_apart():
    one = guide()
    one.debrief()
    text = report_file(one, game_named("algeria").showing("en"), form="md")["text"]

    assert "In the game · For: The FLN is ahead. (Your own game)" in text
    assert "In the sources · Against: He says not." in text


def sheets() -> list[str]:
    """Return the pages that are printed of a lesson: packed, for its author, and its questions on paper."""
    scenario, showing = read_scenario(ASKED), game_named("algeria").showing("en")
    walked, moments = walk(scenario), guided_moments(scenario)
    paper = paper_page(Parts(scenario, showing), keys_of(scenario, moments.get), moments)
    return [pack_page(scenario, walked, {"en": showing}), preview_page(scenario, walked, showing), paper]


def test_it_stands_first_and_last_on_every_sheet():
    for text in sheets():
        letters = Page(text).letters
        assert letters.count("The question: Why move villages?") == 2
        assert "The question, once more" in letters


def test_what_is_written_for_oneself_is_kept_and_printed_and_never_asked_of_a_class():
    one = guide()
    panel = GuidePanel(one, words(), game_named("algeria").showing)
    panel.answer({"kind": "debrief"})
    panel.answer({"kind": "say", "place": 1, "text": "It pays\nfor order."})
    wrong = panel.answer({"kind": "say", "place": 9, "text": "Nothing is asked there."})
    asks = [ask for section in panel.scene()["debrief"]["sections"] for ask in section["asks"]]
    panel.close()

    assert {ask["place"]: ask["own"] for ask in asks} == {1: "It pays\nfor order.", None: "", 2: ""}
    assert wrong["notice"]
    again = Guide.resume(one.scenario, one.journal.to_json(one.scenario))
    assert again.said(1) == "It pays\nfor order."
    text = report_file(again, game_named("algeria").showing("en"), form="md")["text"]
    assert "- It pays\n- for order." in text


BOTH = ASKED.replace(
    "    supports:\n",
    "    supports:\n      - {text: {en: Rocard says so., fr: Rocard le dit.}, source: rocard2003}\n",
    1,
).replace(
    "    against:\n",
    "    undecided:\n      - {text: {en: It fits both., fr: Les deux.}, source: rocard2003}\n"
    "    against:\n      - {text: {en: No piece says so., fr: Aucun pion.}}\n",
    1,
)


def test_game_and_sources_both_speak_for_a_claim_and_against_it_and_each_line_says_whence():
    one = guide(BOTH)
    labels = {}
    for line, count in (("for", 2), ("against", 2), ("open", 1)):
        for place in range(count):
            keep_another(one, words(), line, place)
            found = trace(one, words())
            assert found is not None
            (row,) = [row for row in found["lines"] if row["id"] == line]
            assert row["count"] == count
            labels[row["texts"][0]] = row["label"]

    assert labels == {
        "The FLN is ahead.": "For the claim, in my own game",
        "Rocard says so.": "For the claim, in the sources",
        "He says not.": "Against the claim, in the sources",
        "No piece says so.": "Against the claim, in the game",
        "It fits both.": "What does not let us decide",
    }


def test_who_has_not_played_keeps_what_the_sources_say_for_the_claim():
    one = Guide(read_scenario(BOTH))
    one.debrief()

    assert lines(one)["for"] == ["Rocard says so."]
    assert list(lines(one)) == ["question", "answer", "for", "against", "against-beside", "open", "left-out"]


def test_game_and_sources_both_stand_beside_each_other_whichever_sentence_is_kept():
    one = guide(BOTH)
    kept = {line: lines(one)[line] for line in ("for", "for-beside", "against", "against-beside")}
    keep_another(one, words(), "for", 1)
    found = trace(one, words())

    assert kept == {
        "for": ["The FLN is ahead."],
        "for-beside": ["Rocard says so."],
        "against": ["He says not."],
        "against-beside": ["No piece says so."],
    }
    assert lines(one)["for"] == ["Rocard says so."]
    assert lines(one)["for-beside"] == ["The FLN is ahead."]
    assert found is not None
    assert [row["chosen"] for row in found["lines"] if row["id"] == "for-beside"] == [False]
    assert "For the claim, in my own game: The FLN is ahead." in found["text"]
