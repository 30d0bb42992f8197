"""The explanations of rules: complete in both languages, short, and in our own words throughout."""

import re
from collections.abc import Iterator

import pytest

from algeria_lab.core.words.citations import known_citations, rule_note, rule_notes
from algeria_lab.views.shared.messages import LANGUAGES

GAMES = ("algeria", "insurgent")
MOST_WORDS, MOST_WORDS_OF_A_SENTENCE, MOST_SENTENCES = 110, 30, 7
# Marks of the rulebook's own tables and shorthand, which a reader of the board never saw.
SHORTHAND = re.compile(r"\b(?:DRM|PS[LP]|CRT|MST|RTT|GOV|FR_XX?|EL_X|AL_X|\d?d6|IN-\d+|T-\d+)\b")
UNSET_FRENCH = re.compile(r" [:;!?»%]|« |\w'\w|[^\s\u00a0\u202f][;!?](?:\s|$)")


every_game = pytest.mark.parametrize("game", GAMES)


def texts(game: str) -> Iterator[tuple[str, str, str]]:
    """Return key, language and whole text of every note of a game."""
    for note in rule_notes(game).values():
        for language, paragraphs in note.text.items():
            yield note.key, language, " ".join(paragraphs)


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    return re.split(r"(?<=[.?!])\s+", text)


@every_game
def test_every_rule_and_ruling_is_explained(game: str):
    assert set(rule_notes(game)) == set(known_citations(game))


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_is_in_both_languages(game: str, language: str):
    empty = [
        note.key
        for note in rule_notes(game).values()
        if not note.text.get(language) or not all(part.strip() for part in note.text[language])
    ]

    assert empty == []


@every_game
def test_related_rules_exist_and_are_others(game: str):
    strays = [
        (note.key, other)
        for note in rule_notes(game).values()
        for other in note.see
        if other not in known_citations(game) or other == note.key
    ]
    alone = [note.key for note in rule_notes(game).values() if not note.see]

    assert (strays, alone) == ([], [])


@every_game
def test_explanations_are_short(game: str):
    long = [
        (key, language, len(text.split()), len(sentences(text)))
        for key, language, text in texts(game)
        if len(text.split()) > MOST_WORDS or not 2 <= len(sentences(text)) <= MOST_SENTENCES
    ]

    assert long == []


@every_game
def test_no_sentence_is_too_long(game: str):
    long = [
        sentence
        for _, _, text in texts(game)
        for sentence in sentences(text)
        if len(sentence.split()) > MOST_WORDS_OF_A_SENTENCE
    ]

    assert long == []


@every_game
def test_every_paragraph_ends_as_a_sentence(game: str):
    open_ended = [
        part
        for note in rule_notes(game).values()
        for parts in note.text.values()
        for part in parts
        if not re.match(r"[A-ZÀ-Ý0-9].*[.?!]$", part)
    ]

    assert open_ended == []


@every_game
def test_no_shorthand_of_the_rulebook_is_left(game: str):
    assert [(key, found[0]) for key, _, text in texts(game) if (found := SHORTHAND.search(text))] == []


@every_game
def test_french_explanations_are_set_as_french(game: str):
    """Typographic apostrophes, and no-break spaces before high punctuation."""
    wrong = [text for _, language, text in texts(game) if language == "fr" and UNSET_FRENCH.search(text)]

    assert wrong == []


@every_game
def test_numbers_agree_between_the_languages(game: str):
    """A number in one language that the other lacks is a slip of the pen."""
    differing = [
        (note.key, english, french)
        for note in rule_notes(game).values()
        if (english := _numbers(note.text["en"])) != (french := _numbers(note.text["fr"]))
    ]

    assert differing == []


def _numbers(parts: tuple[str, ...]) -> list[str]:
    return sorted(set(re.findall(r"\d+|½", " ".join(parts))))


def test_a_rule_without_explanation_is_none():
    assert rule_note("algeria", "A:99") is None
    assert rule_notes("no-such-game") == {}
