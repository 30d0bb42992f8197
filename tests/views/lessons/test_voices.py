"""Excerpts as a page: each in its language, with its label; where from on demand."""

from dataclasses import replace

import pytest

from algeria_lab.checking.voices import voice, voices
from algeria_lab.views.lessons.voices import for_teachers, known_cells, voices_page
from algeria_lab.views.shared.messages import LANGUAGES, Messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_excerpt_can_be_shown(language: str):
    words = Messages(language)

    page = voices_page(words, voices())

    assert words.faults == []
    assert page.html.count("<li>") == len(page.blocks) == len(voices())
    assert "None" not in page.text


def test_the_original_stands_in_its_own_language_beside_the_translation():
    page = voices_page(Messages("en"), ["x12"])

    english = page.html.index('<blockquote lang="en"><p>“no regroupement')
    assert english < page.html.index('<blockquote lang="fr"><p>«\N{NO-BREAK SPACE}aucun regroupement')
    assert "our translation" in page.text


def test_french_readers_get_the_original_alone():
    page = voices_page(Messages("fr"), ["x12"])

    assert page.html.count("<blockquote") == 1
    assert "Traduction" not in page.text


@pytest.mark.parametrize(
    ("language", "label", "never"),
    [
        ("en", "Spoken in Arabic; as printed, in French", "Original, French"),
        ("fr", "Dit en arabe", "original"),
    ],
)
def test_what_was_spoken_in_another_language_is_no_original(language: str, label: str, never: str):
    page = voices_page(Messages(language), ["x110"])
    for told in (page.html, page.text):
        assert label in told
        assert never not in told


@pytest.mark.parametrize(
    ("name", "said"), [("x135", "The publisher of a book"), ("x109", "An international organisation")]
)
def test_a_publisher_is_no_scholar_and_an_organisation_nobodys_memory(name: str, said: str):
    page = voices_page(Messages("en"), [name])
    assert said in page.html
    assert not voice(name).is_memory


def test_a_hard_subject_is_named_first_and_once():
    page = voices_page(Messages("en"), ["x37", "x49"])

    assert page.html.index("Content note: A bomb in a café is named.") < page.html.index("<ul")
    assert page.html.count("A bomb in a café is named.") == 1


def test_no_address_of_a_page_is_shown():
    page = voices_page(Messages("en"), voices())

    assert "http" not in page.html
    assert all(one.page not in page.html for one in voices().values())


def test_a_document_says_first_who_speaks_when_and_about_what():
    page = voices_page(Messages("en"), ["x21"])

    facts = page.html[page.html.index("<dl") : page.html.index("<blockquote")]
    assert "<dt>Who speaks</dt><dd>A witness; a memory, told after the war</dd>" in facts
    assert "<dt>When</dt><dd>Before 2018</dd>" in facts
    assert "<dt>About</dt><dd>The camp, during the war</dd>" in facts


def test_what_concerns_our_copy_is_told_to_teachers_only():
    words = Messages("en")
    one = replace(voice("x21"), checking={"en": "Compare it.", "fr": "Comparez."})

    told = dict(for_teachers(words, one))
    page = voices_page(words, ["x21"])

    assert (told["Number"], told["Still to be checked"]) == ("X21", "Compare it.")
    assert "Compare it." in known_cells(words, one)["limits"]
    for text in (told["Kind of page"], told["Right to quote"], "X21", "Compare it."):
        assert text not in page.html
        assert text not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cell_of_a_sheet_has_a_model_answer(language: str):
    words = Messages(language)

    assert all(all(known_cells(words, one).values()) for one in voices().values())
    assert words.faults == []


def test_addressee_and_place_stand_among_the_facts_where_they_are_known(monkeypatch: pytest.MonkeyPatch):
    known = replace(voice("x21"), addressee={"en": "the readers of a journal"}, place={"en": "Paris"})
    unknown = replace(voice("x21"), addressee={}, place={})

    for one, count in ((known, 1), (unknown, 0)):
        monkeypatch.setattr("algeria_lab.views.lessons.voices.voice", lambda _, one=one: one)
        page = voices_page(Messages("en"), ["x21"])
        assert page.html.count("<dt>To whom</dt><dd>The readers of a journal</dd>") == count
        assert page.html.count("<dt>Where</dt><dd>Paris</dd>") == count
        assert "<dt>Source</dt>" in page.html


def test_documents_of_a_lesson_have_its_numbers_to_be_cited_by():
    page = voices_page(Messages("en"), ["x37", "x49"], {"x49": 2, "x37": 5})

    for number, count in ((5, 1), (2, 1), (1, 0)):
        assert page.html.count(f'<b class="al-doc-number">Document {number}</b>') == count
    assert page.html.index("Document 5") < page.html.index("Document 2")
    assert "Document 5 · " in page.text
    assert "al-doc-number" not in voices_page(Messages("en"), ["x21"]).html.partition("</style>")[2]
