"""Documents of the author's own: shown and numbered as excerpts are, with a mark and without a grade."""

import pytest

from algeria_lab.scenarios.examples import example, example_text
from algeria_lab.scenarios.from_text import inspect_scenario
from algeria_lab.scenarios.identity import scenario_hash
from algeria_lab.views.lessons.own_documents import documents_of, own_documents
from algeria_lab.views.lessons.voices import for_teachers, known_cells, voices_page
from algeria_lab.views.scenarios.handouts.document_notes import document_notes
from algeria_lab.views.scenarios.handouts.paper import documents
from algeria_lab.views.scenarios.handouts.sheet_answers import sheet_answers
from algeria_lab.views.shared.messages import Messages
from tests.scenarios.formed import formed

NAME = "the-morice-line.yaml"
MARKS = {"en": "added by the author of this exercise", "fr": "ajouté par l’auteur de cet exercice"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_shown_with_its_number_and_its_mark(language: str):
    scenario, words = example(NAME), Messages(language)

    page = voices_page(words, ["law-of-1956"], scenario.document_numbers, own=own_documents(scenario, words))

    text = {"en": "the widest powers", "fr": "pouvoirs les plus étendus"}[language]
    for told in (str(page.html), page.text):
        assert "Document 1" in told
        assert MARKS[language] in told
        assert text in told
    assert "blockquote" in page.html


def test_nobody_grades_it():
    scenario, words = example(NAME), Messages("en")
    one = documents_of(scenario, words)("law-of-1956")

    told = " ".join(text for _, text in for_teachers(words, one))

    assert MARKS["en"] in told
    assert "page of the institution" not in told
    assert not one.is_memory
    assert document_notes(scenario, words)[0].who.startswith("The French parliament")


def test_a_sheet_about_it_has_a_model_answer():
    scenario, words = example(NAME), Messages("en")
    question = scenario.question("who-decides")
    assert question is not None

    answers = sheet_answers(scenario, question, words)

    assert answers["when"] == "16 March 1956; Paris"
    assert "A law says what may be ordered" in answers["limits"]
    assert answers == known_cells(words, documents_of(scenario, words)("law-of-1956"))


def test_it_stands_on_paper_before_the_question_about_it():
    assert MARKS["fr"] in documents(example(NAME), Messages("fr"))["who-decides"]


def test_it_is_numbered_with_the_excerpts():
    text = example_text(NAME).replace(
        "      - documents: [law-of-1956]", "      - voices: [x06]\n      - documents: [law-of-1956]"
    )

    assert formed(text).document_numbers == {"x06": 1, "law-of-1956": 2}


@pytest.mark.parametrize(
    ("right", "wrong", "problem"),
    [
        ("documents: [law-of-1956]", "documents: [law-of-1965]", "document-unknown"),
        ("      - documents: [law-of-1956]", "      - voices: [x06]", "document-unshown"),
        ("id: law-of-1956", "id: x06", "document-name"),
        ('"The government shall have', '"' + "word " * 600 + "The government shall have", "document-words"),
        ("document: law-of-1956", "document: law-of-1965", "voice-unknown"),
        ("    what: {en:", "    waht: {en:", "unknown"),
    ],
)
def test_what_is_wrong_with_it_is_a_fault(right: str, wrong: str, problem: str):
    found = inspect_scenario(example_text(NAME).replace(right, wrong, 1)).faults

    assert problem in {fault.problem for fault in found}


def test_a_year_and_a_day_are_moments():
    for when, said in (("1956", "1956"), ("1956-03-16", "1956-03-16")):
        text = example_text(NAME).replace('when: {en: "16 March 1956", fr: "16 mars 1956"}', f"when: {when}")
        assert formed(text).documents[0].when.plain == said


def test_what_a_scenario_does_not_use_leaves_its_word_as_it_was():
    assert scenario_hash(example("leaving-a-province.yaml")) == "9cb61507fe7e3d01"
