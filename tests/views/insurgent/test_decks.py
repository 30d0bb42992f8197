"""Decks in words: both languages, sources for every note, and faults as a form says them."""

import json
import re
from typing import Any

import pytest

from algeria_lab.checking.decks.check import read_deck
from algeria_lab.checking.decks.model import DeckData
from algeria_lab.checking.decks.works import works_behind
from algeria_lab.checking.faults import WrongFile, sentence
from algeria_lab.checking.forms import published
from algeria_lab.insurgent.cards import FRONTS, ICONS, KINDS, Deck
from algeria_lab.insurgent.deck_files import built_in_deck, deck_names, document_text
from algeria_lab.views.algeria.words.text import Words
from algeria_lab.views.insurgent.decks import (
    card_face,
    deck_label,
    deck_note,
    form_text,
    icon_words,
    is_built_in,
    provenance,
)
from algeria_lab.views.shared.messages import LANGUAGES
from tests.insurgent.deck_texts import deck_text

DECKS = [built_in_deck(name) for name in deck_names()]
CARDS = [(deck, card) for deck in DECKS for card in deck.cards]


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param)


def data_of(deck: Deck) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(deck_text(deck))
    return data


def own_deck() -> Deck:
    data = data_of(DECKS[0])
    data.update(deck_id="own-fln", label="Mine", provenance="custom")
    data["cards"][0]["note"] = "My own words."
    return read_deck(document_text(data))


def test_the_english_messages_are_those_of_the_deck_files():
    words = Words("en")
    for deck, card in CARDS:
        face = card_face(card, deck, words)
        assert (face["name"], face["date"], face["note"]) == (card.name, card.date, card.note)
    assert [deck_label(deck, words) for deck in DECKS] == [deck.label for deck in DECKS]
    assert [deck_note(deck, words) for deck in DECKS] == [deck.note for deck in DECKS]


def test_every_note_is_told_in_french_in_other_words():
    """Only names that are the same in both languages are."""
    english, french = Words("en"), Words("fr")
    for deck, card in CARDS:
        assert card_face(card, deck, english)["note"] != card_face(card, deck, french)["note"]
        assert (
            len(card_face(card, deck, french)["name"])
            <= published(DeckData)["$defs"]["CardData"]["properties"]["name"]["maxLength"]
        )
    assert french.faults == []


@pytest.mark.parametrize("deck", DECKS, ids=deck_names())
def test_figures_and_years_are_the_same_in_both_languages(deck: Deck):
    def figures(text: str) -> list[str]:
        # 60,000 and 60 000, ordinals and numbers of regiments aside.
        joined = re.sub(r"(\d)[,\u202f](\d{3})", r"\1\2", text)
        return sorted(re.findall(r"\b\d{4,}\b", joined))

    for card in deck.cards:
        notes = [card_face(card, deck, Words(language))["note"] for language in LANGUAGES]
        missing = set(figures(notes[0])) ^ set(figures(notes[1]))
        # "1958–61" is written out in French.
        assert all(len(year) == 4 and year[2:] in "".join(notes) for year in missing), card.id


def test_every_note_has_a_source_that_is_cited_in_full(words: Words):
    for deck, card in CARDS:
        works = works_behind("insurgent", card.id)
        face = card_face(card, deck, words)
        assert works
        assert all(work.is_known for work in works)
        assert face["source"].count(words.say("list-semicolon")) == len(works) - 1
        assert all(re.search(r"\((\d{4}|.*\d{4}.*)\)$", full) for full in face["sources"]), card.id


def test_every_icon_front_and_type_has_words(words: Words):
    for icon in ICONS:
        assert icon_words(icon, words)["name"] != f"icon-{icon}"
        assert len(icon_words(icon, words)["about"]) > 20
    assert len({words.say(f"card-front-{front}") for front in FRONTS}) == 3
    assert len({words.say(f"card-kind-{kind}") for kind in KINDS}) == 3
    assert words.faults == []


def test_a_reconstructed_deck_is_called_one(words: Words):
    expected = {"en": "reconstructed deck", "fr": "jeu reconstitué"}[words.language]

    assert {provenance(deck, words) for deck in DECKS} == {expected}
    assert all(expected in deck_label(deck, words) for deck in DECKS)


def test_a_deck_of_somebody_shows_its_own_texts_and_no_source_of_ours(words: Words):
    """The note may say anything: no work of ours stands behind it."""
    deck = own_deck()
    face = card_face(deck.cards[0], deck, words)

    assert (face["note"], face["source"], face["sources"]) == ("My own words.", "", [])
    assert deck_label(deck, words) == "Mine"


def test_a_deck_that_only_bears_our_name_is_not_ours():
    data = data_of(DECKS[0])
    data["cards"][0]["note"] = "Something else."
    impostor = read_deck(document_text(data))

    assert is_built_in(DECKS[0])
    assert not is_built_in(impostor)
    assert card_face(impostor.cards[0], impostor, Words("fr"))["note"] == "Something else."


def test_a_fault_of_a_file_speaks_of_the_file_and_one_of_the_form_of_what_it_shows():
    text = deck_text(DECKS[1]).replace('"RECRUIT", "RECRUIT"', '"HIDE", "RECRUIT"')
    with pytest.raises(WrongFile) as refused:
        read_deck(text)
    (fault,) = refused.value.faults
    words = Words("fr")

    assert "« HIDE »".replace(" ", "\u202f") in sentence(fault, words.say)
    assert "Dissimulation" in form_text(fault, words)
    assert "Capture" in form_text(fault, words)
    assert "HIDE" not in form_text(fault, words)
