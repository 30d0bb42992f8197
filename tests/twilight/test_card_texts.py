"""The cards in words: titles, texts, markers and history in both languages, with the same numbers."""

import re
from typing import Any

import pytest

from algeria_lab.checking.decks.works import cited_by
from algeria_lab.core.tables import load_data
from algeria_lab.core.words.citations import known_citations
from algeria_lab.views.shared.messages import LANGUAGES, Messages

WORDS = {language: Messages(language) for language in LANGUAGES}
TEXTS = {"dual": {"unshaded", "shaded"}, "single": {"single"}, "propaganda": set[str]()}
KINDS = ("unshaded", "shaded", "single")


def cards() -> list[dict[str, Any]]:
    """Return the rows of all cards, in order."""
    rows: Any = load_data("twilight", "cards")["card"]
    return list(rows)


def markers() -> dict[str, tuple[str, str]]:
    """Return for each marker whether it is a capability or momentum, and the text that puts it in play."""
    found: dict[str, tuple[str, str]] = {}
    for card in cards():
        for text in KINDS:
            if text in card:
                kind, code = card[text].split(":")
                found[code] = (kind, f"{card['number']:02}-{text}")
    return found


def digits(text: str) -> list[str]:
    """Return the numbers of a text in ascending order, thousands joined."""
    return sorted(re.findall(r"\d+", re.sub(r"(\d)[,\u202f](\d{3})\b", r"\1\2", text)))


def in_both(key: str) -> list[str]:
    """Return a message in every language."""
    return [words.say(key) for words in WORDS.values()]


def ids(beginning: str) -> list[str]:
    """Return the ids of a family of messages without their common beginning."""
    return [key.removeprefix(beginning) for key in WORDS["en"].ui(beginning)]


def test_every_card_has_a_title():
    assert [int(number) for number in ids("twilight-card-")] == list(range(1, 72))
    assert [card["number"] for card in cards()] == list(range(1, 72))


def test_titles_of_different_cards_differ():
    for words in WORDS.values():
        titles = [words.say(f"twilight-card-{number:02}") for number in range(1, 67)]
        assert len(set(titles)) == len(titles)
        assert words.say("twilight-card-67") not in titles


def test_every_text_of_every_card_has_words_and_no_other():
    expected = {f"{card['number']:02}-{text}" for card in cards() for text in TEXTS[card["texts"]]}

    assert set(ids("twilight-text-")) == expected
    assert len(expected) == 2 * 48 + 18


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_about_cards_is_said_without_a_fault(language: str):
    words = Messages(language)
    for family in ("card", "text", "history", "marker", "lasts"):
        said = words.ui(f"twilight-{family}-")
        assert said
        assert all(text and "twilight-" not in text and "{" not in text for text in said.values())
    assert words.faults == []


@pytest.mark.parametrize("family", ["text", "marker", "history"])
def test_both_languages_tell_the_same_numbers(family: str):
    for end in ids(f"twilight-{family}-"):
        english, french = in_both(f"twilight-{family}-{end}")
        assert digits(english) == digits(french), end


def test_every_marker_has_a_name_and_says_what_it_does():
    ends = set(markers())

    assert set(ids("twilight-marker-")) == ends | {f"{code}-does" for code in ends}
    for words in WORDS.values():
        names = [words.say(f"twilight-marker-{code}") for code in ends]
        assert len(set(names)) == len(names)


def test_the_text_of_a_marker_says_how_long_it_lasts_and_what_it_does():
    for code, (kind, text) in markers().items():
        for words in WORDS.values():
            said = words.say(f"twilight-text-{text}")
            assert words.say(f"twilight-marker-{code}-does") in said
            assert code == "oas" or said.startswith(words.say(f"twilight-lasts-{kind}"))


# Limits and amounts that a slip in both languages would change unseen.
AMOUNTS = {
    "01-unshaded": ["3"],
    "04-single": ["0", "1", "2", "50"],
    "12-shaded": ["1", "1", "3", "3"],
    "20-single": ["1", "3"],
    "26-shaded": ["1", "1", "1", "4"],
    "28-single": ["1", "1", "2"],
    "40-unshaded": ["3", "6"],
    "54-single": ["1", "2", "4"],
    "62-single": ["1", "6", "6"],
    "64-single": ["1", "15"],
}


@pytest.mark.parametrize(("text", "numbers"), AMOUNTS.items())
def test_amounts_and_limits_of_a_text(text: str, numbers: list[str]):
    assert [digits(said) for said in in_both(f"twilight-text-{text}")] == [numbers, numbers]


def test_every_line_of_history_has_a_source_and_no_other_card_has():
    assert set(cited_by("twilight")) == set(ids("twilight-history-"))
    assert all(keys and len(set(keys)) == len(keys) for keys in cited_by("twilight").values())


def test_only_a_card_that_nothing_is_known_about_has_no_history():
    assert {number for number in range(1, 67) if f"{number:02}" not in cited_by("twilight")} == {54}


def test_history_is_told_in_one_or_two_sentences_of_its_own():
    for end in ids("twilight-history-"):
        for said in in_both(f"twilight-history-{end}"):
            assert 1 <= len(re.findall(r"\.(?=\s[A-ZÀ-Ü]|$)", re.sub(r"\b[A-Z]\.", "", said))) <= 2, end
        assert len(set(in_both(f"twilight-history-{end}"))) == len(LANGUAGES)


def test_a_citation_of_a_card_has_its_title():
    cited_cards = {
        key: row.title for key, row in known_citations("twilight").items() if re.search(r"/\d\d$", key)
    }

    assert len(cited_cards) == 66
    for key, title in cited_cards.items():
        assert [title[language] for language in LANGUAGES] == in_both(f"twilight-card-{key[-2:]}")
