"""The glossary: terms have words in both languages, those of a game a rule; they are found as whole words."""

import re

import pytest

from algeria_lab.core.words.citations import known_citations
from algeria_lab.views.shared.glossary import WAR, all_terms, explained_terms, make_glossary
from algeria_lab.views.shared.messages import LANGUAGES, Messages

MOST_SENTENCES = 3
# What a pupil met underlined, or not at all, when the words explained nothing.
ASKED_FOR = {
    *("fln", "government", "support", "ap", "front", "cadre", "band", "failek", "police", "mobile", "remote"),
    *("wilaya", "reaction", "air", "helicopter", "naval", "border-zone", "oas", "patrol", "neutralized"),
    *("terror", "resettled", "civil-affairs", "quadrillage"),
}
# What they met in documents and experiments, where no rule explains it.
ASKED_FOR_BESIDE = {
    "aln",
    "sas",
    "moghazni",
    "mechta",
    "doctrine",
    "interval",
    "stock",
    "start-1956",
    "reserve",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_explained_shortly_and_cites_a_rule(language: str):
    words = Messages(language)
    terms = make_glossary(words, "algeria")

    assert words.faults == []
    assert {term["id"] for term in terms} >= ASKED_FOR
    for term in terms:
        assert term["rule"]["key"] in known_citations("algeria")
        assert term["about"].endswith(".")
        assert 1 <= len(re.findall(r"[.:;] |\.$", term["about"])) <= MOST_SENTENCES + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_war_are_explained_shortly_and_need_no_rule(language: str):
    words = Messages(language)
    terms = make_glossary(words, WAR)

    assert words.faults == []
    assert {term["id"] for term in terms} >= ASKED_FOR_BESIDE
    for term in terms:
        assert term["rule"] is None
        assert term["forms"]
        assert term["about"].endswith(".")
        assert len(re.findall(r"[.:;] |\.$", term["about"])) <= MOST_SENTENCES + 1


def test_words_of_the_war_are_explained_in_every_game():
    words = Messages("en")

    for game in ("algeria", "twilight", "insurgent"):
        assert explained_terms(words, game, "ALN")[0].startswith("ALN: The National Liberation Army")


@pytest.mark.parametrize("game", ["algeria", "twilight"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_belongs_to_two_terms(language: str, game: str):
    forms = [form for term in all_terms(Messages(language), game) for form in term["forms"]]

    assert len(forms) == len(set(forms))
    assert all(form == form.strip() for form in forms)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_units_and_resources_are_found(language: str):
    """The board shows them large: each must open its explanation."""
    words = Messages(language)
    forms = {form: term["id"] for term in make_glossary(words, "algeria") for form in term["forms"]}
    shown = {
        "track-air": "air",
        "track-helicopter": "helicopter",
        "track-naval": "naval",
        "track-border_zone": "border-zone",
        "track-oas": "oas",
        "track-short-fln_ap": "ap",
        "track-short-air": "air",
        "track-short-helicopter": "helicopter",
        "track-short-naval": "naval",
        "track-short-border_zone": "border-zone",
        "kind-front": "front",
        "kind-cadre": "cadre",
        "kind-band": "band",
        "kind-failek": "failek",
        "kind-division": "division",
        "kind-elite": "elite",
        "kind-algerian": "algerian",
        "kind-police": "police",
    }

    assert {key: forms.get(words.say(key)) for key in shown} == shown


@pytest.mark.parametrize("other", ["réserve mobile", "coups de main"])
def test_one_word_for_one_thing_in_french(other: str):
    """A thing that the glossary names has no second name in any message."""
    texts = Messages("fr").ui("")

    assert [key for key, text in texts.items() if other in text] == []
