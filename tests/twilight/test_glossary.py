"""The glossary of the game: every term has words, forms and a rule in both languages, and is met."""

import re

import pytest

from algeria_lab.core.words.citations import known_citations
from algeria_lab.views.shared.glossary import make_glossary
from algeria_lab.views.shared.messages import LANGUAGES, Messages

MOST_SENTENCES = 3
# What the texts of the cards take for granted.
TAKEN_FOR_GRANTED = {
    *("commitment", "resources", "france-track", "border-zone", "sector", "wilaya", "population", "cube"),
    *("troops", "police", "guerrilla", "underground", "active", "base", "available", "casualties"),
    *("out-of-play", "control", "support", "opposition", "terror", "playing-side", "capability", "momentum"),
    *("train", "garrison", "sweep", "assault", "deploy", "resettle", "troop-lift", "neutralize", "pacify"),
    *("agitate", "rally", "march", "attack", "extort", "subvert", "ambush", "oas", "pivotal", "propaganda"),
}
# Met beside the board only: the scores, and who chooses first.
BESIDE_THE_BOARD = ["support-commitment", "opposition-bases", "eligible", "margin"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_explained_shortly_and_cites_a_rule(language: str):
    words = Messages(language)
    terms = make_glossary(words, "twilight")

    assert words.faults == []
    assert {term["id"].removeprefix("twilight-") for term in terms} >= TAKEN_FOR_GRANTED
    for term in terms:
        assert term["rule"]["key"] in known_citations("twilight")
        assert term["about"].endswith(".")
        assert 1 <= len(re.findall(r"[.:;] |\.$", term["about"])) <= MOST_SENTENCES + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_belongs_to_two_terms_and_each_term_has_one(language: str):
    terms = make_glossary(Messages(language), "twilight")
    forms = [form for term in terms for form in term["forms"]]

    assert all(term["forms"] for term in terms)
    assert len(forms) == len(set(forms))
    assert all(form == form.strip() for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_met_elsewhere(language: str):
    """On a card, or in the explanation of another term; a few beside the board only."""
    words = Messages(language)
    terms = make_glossary(words, "twilight")
    cards = " ".join(words.ui("twilight-text-").values())
    unmet = [
        term["id"].removeprefix("twilight-")
        for term in terms
        if not any(
            form in cards or any(form in other["about"] for other in terms if other is not term)
            for form in term["forms"]
        )
    ]

    assert unmet == BESIDE_THE_BOARD


def test_the_score_and_its_limits_agree_in_both_languages():
    for key in Messages("en").ui("glossary-twilight-"):
        if key.endswith("-about"):
            english, french = (re.findall(r"\d+", Messages(language).say(key)) for language in LANGUAGES)
            assert english == french, key
