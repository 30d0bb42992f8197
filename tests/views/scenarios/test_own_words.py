"""Texts and sheets of one's own on the page, in the report, on paper and in the key."""

import json

import pytest

from algeria_lab import guide
from algeria_lab.checking.voices import voice
from algeria_lab.games import game_named
from algeria_lab.scenarios.from_text import read_scenario
from algeria_lab.scenarios.guide.guide import Guide
from algeria_lab.scenarios.guide.walks.autopilot import guided_moments
from algeria_lab.scenarios.quiz.keys import keys_of
from algeria_lab.views.scenarios.guide.guided import Guided
from algeria_lab.views.scenarios.handouts.answer_key import answers, as_json, as_text
from algeria_lab.views.scenarios.handouts.asked import question_html
from algeria_lab.views.scenarios.handouts.document_notes import document_notes
from algeria_lab.views.scenarios.handouts.paper import paper_page
from algeria_lab.views.scenarios.handouts.report import report_file
from algeria_lab.views.scenarios.handouts.step_parts import Parts
from tests.scenarios.guide.own_words import CELLS, TEXT
from tests.views.scenarios.pages import PAYLOAD, Page, assert_harmless
from tests.views.scenarios.panels import panel_of

LANGUAGES = ("en", "fr")


def tell(lesson: Guided, kind: str, **more: object) -> dict:
    """Send what the page would send, and return the question that is asked then; none behind it."""
    panel = panel_of(lesson)
    panel._on_message(None, {"kind": kind, "ply": panel.scene["ply"], **more}, None)
    return next(iter(panel.scene["questions"]), {})


def put(lesson: Guided, question: str, given: object) -> dict:
    """Answer as the page does."""
    return tell(lesson, "answer", question=question, given=given)


def test_the_page_shows_five_cells_and_keeps_those_that_were_written():
    lesson = guide(TEXT)
    view = tell(lesson, "skip-questions")
    assert (view["field"], view["title"], view["given"]) == ("sheet", "The document’s sheet", "")
    assert [one["id"] for one in view["options"]] == ["who", "when", "whom", "why", "limits"]
    view = put(lesson, "sheet", CELLS)
    assert (view["given"], view["said"], view["open"], view["again"]) == (
        CELLS,
        "Kept, not graded.",
        False,
        True,
    )
    assert view["rubric"] == ["names the movement"]
    view = put(lesson, "sheet", CELLS | {"when": "1954"})
    assert view["earlier"] == [
        {"said": "Your version 1:", "text": "Who speaks? The FLN\nWhat can it not prove? That people agreed"}
    ]
    assert view["given"]["when"] == "1954"


def test_a_text_anew_begins_with_the_first_one_above_it():
    lesson = guide(TEXT, language="fr")
    put(lesson, "before", "L’ordre.")
    tell(lesson, "go-on")
    view = tell(lesson, "skip-questions")
    assert (view["given"], view["open"]) == ("L’ordre.", True)
    assert view["earlier"] == [{"said": "Vous aviez d’abord écrit\u00a0:", "text": "L’ordre."}]


def test_where_no_first_text_is_kept_nobody_is_told_to_have_left_it_out():
    lesson = guide(TEXT)
    tell(lesson, "skip-questions")
    view = tell(lesson, "skip-questions")
    assert view["given"] == ""
    assert view["earlier"] == [{"said": "No first version is kept.", "text": ""}]


def answered() -> Guide:
    led = Guide(read_scenario(TEXT))
    led.answer("before", "Order.")
    led.answer("before", "Order, and fear of " + "the night " * 50)
    led.go_on()
    led.answer("sheet", CELLS)
    led.go_on()
    led.answer("after", PAYLOAD)
    return led


@pytest.mark.parametrize("form", ["html", "md"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_prints_every_version_whole_and_no_points(form: str, language: str):
    file = report_file(answered(), game_named("algeria").showing(language), form=form)
    letters = Page(file["text"]).letters if form == "html" else file["text"]
    assert "Order." in letters
    assert letters.count("the night") == 50
    who = {"en": "Who speaks? The FLN", "fr": "Qui parle ? The FLN"}
    assert who[language] in letters.replace("\u202f", " ")
    assert letters.count({"en": "kept, not graded", "fr": "conservé, non noté"}[language]) == 3
    assert "0/1" not in letters
    if form == "html":
        assert_harmless(Page(file["text"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_paper_has_five_lines_for_a_sheet_and_the_key_what_is_known(language: str):
    scenario = read_scenario(TEXT)
    parts = Parts(scenario, game_named("algeria").showing(language))
    letters = Page(paper_page(parts, keys_of(scenario, {}.get), {})).letters
    who = {"en": "Who speaks?", "fr": "Qui parle\u202f?"}[language]
    one = voice("x01")
    assert letters.index(one.original[0][:30]) < letters.index(who)
    for private in (one.id.upper(), {"en": "Right to quote", "fr": "Droit de citer"}[language]):
        assert private not in letters
    whole = Page(paper_page(parts, keys_of(scenario, {}.get), {}, with_key=True)).letters
    key = whole[len(letters) - 40 :]
    for known in (one.who[language], one.id.upper(), who):
        assert known in key
    assert parts.words.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_tells_what_is_known_and_what_is_to_be_checked(language: str):
    scenario, showing = read_scenario(TEXT), game_named("algeria").showing(language)
    moments = guided_moments(scenario)
    found = answers(scenario, keys_of(scenario, moments.get), moments, showing)
    notes = document_notes(scenario, showing.words)
    text = as_text(found, showing.words, notes)
    one = voice("x01")
    for known in (one.what[language], one.said[language], one.source[language], "X01", "X02"):
        assert known in text
    assert len(json.loads(as_json(scenario, found, notes))["documents"]) == 2
    assert showing.words.faults == []


def test_a_cell_of_a_notebook_takes_a_sheet_and_its_second_version():
    lesson = guide(TEXT)
    tell(lesson, "skip-questions")
    cell = lesson.question("sheet")
    for given in (CELLS, {"why": "To call people"}):
        cell._on_message(None, {"kind": "answer", "question": "sheet", "given": given}, [])
    assert (cell.view["given"], cell.view["open"]) == ({"why": "To call people"}, False)
    assert len(cell.view["earlier"]) == 1
    assert panel_of(lesson).scene["questions"][0]["given"] == {"why": "To call people"}


@pytest.mark.parametrize("answered", [True, False])
def test_what_is_handed_out_names_the_five_cells(*, answered: bool):
    scenario = read_scenario(TEXT)
    parts = Parts(scenario, game_named("algeria").showing("en"))
    sheet = scenario.question("sheet")
    assert sheet is not None
    page = question_html(sheet, parts, answered=answered)
    assert page.index("Who speaks?") < page.index("What can it not prove?")
    assert page.count('class="answer"') == (5 if answered else 0)


@pytest.mark.parametrize(("language", "why"), [("en", "To win people over."), ("fr", "Pour convaincre.")])
def test_what_an_author_says_of_a_cell_stands_in_the_key_and_the_record_says_the_rest(
    language: str, why: str
):
    cells = "    cells: {why: {en: To win people over., fr: Pour convaincre.}}\n"
    scenario = read_scenario(TEXT.replace("    document: x01\n", "    document: x01\n" + cells))
    moments, showing = guided_moments(scenario), game_named("algeria").showing(language)
    found = keys_of(scenario, moments.get)
    key = as_text(answers(scenario, found, moments, showing), showing.words)
    sheet = paper_page(Parts(scenario, showing), found, moments, with_key=True)

    for told in (key, Page(sheet).letters):
        assert why in told
        assert voice("x01").addressee[language] in told


def test_a_learner_does_not_see_what_an_author_says_of_a_cell():
    cells = "    cells: {why: {en: To win people over., fr: Pour convaincre.}}\n"
    lesson = guide(TEXT.replace("    document: x01\n", "    document: x01\n" + cells))

    tell(lesson, "skip-questions")
    assert "win people over" not in json.dumps(put(lesson, "sheet", CELLS))
