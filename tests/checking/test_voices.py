"""Excerpts of sources: complete in both languages, short, dated, labelled; no private person in full."""

import re
from collections import Counter

import pytest

from algeria_lab.checking.voices import (
    GRADES,
    KINDS,
    MOST_WORDS,
    RIGHTS,
    Voice,
    missing_beside,
    voice,
    voices,
)
from algeria_lab.core.refusals import UnknownName

ALL = tuple(voices().values())
BOTH = {"en", "fr"}


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_an_excerpt_is_complete(one: Voice):
    assert re.fullmatch(r"x\d\d\d?", one.id)
    for texts in (one.who, one.what, one.said, one.about, one.source):
        assert set(texts) == BOTH
        assert all(texts.values())
    for texts in (one.caution, one.checking, one.content_note, one.addressee, one.place):
        assert set(texts) in (set(), BOTH)
    assert (one.kind in KINDS, one.grade in GRADES, one.rights in RIGHTS) == (True, True, True)
    assert len(one.original) == len(one.translated) > 0
    assert one.page
    assert one.lessons


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_copy_comes_with_what_to_mind_or_to_check(one: Voice):
    """A president's words apart, which many print."""
    if one.grade == "c" and one.id != "x10":
        assert one.caution or one.checking


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_a_page_of_one_side_comes_with_a_word_of_caution(one: Voice):
    if one.grade == "d":
        assert one.caution


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.id)
def test_readers_are_not_told_of_the_state_of_our_copy(one: Voice):
    assert not re.search(r"still to be|our copy|scan\b|to be compared|reste à|à comparer", str(one.caution))


def test_excerpts_of_one_work_are_short_together():
    words: Counter[str] = Counter()
    for one in ALL:
        words[one.work] += one.words

    assert [one.id for one in ALL if words[one.work] > one.most_words] == []


def test_only_acts_debates_and_open_texts_may_be_quoted_at_length():
    long = {one.rights for one in ALL if one.most_words > MOST_WORDS}
    assert long == {"official", "debate", "open-licence"}
    assert voice("x77").words > MOST_WORDS


def test_a_work_has_one_limit():
    assert {len({one.most_words for one in ALL if one.work == work}) for work in {o.work for o in ALL}} == {1}


def test_what_was_said_in_english_is_translated_for_french_readers():
    assert voice("x87").translation("en") == ()
    assert voice("x87").translation("fr")[0].startswith("Dès les années 1920")


def test_words_are_counted_without_marks_and_cuts():
    assert voice("x12").words == 9
    assert voice("x09").words == 13


def test_who_reads_the_original_gets_no_translation():
    assert voice("x23").translation("fr") == ()
    assert voice("x23").translation("en") == voice("x23").translated


def test_a_memory_is_known_by_its_date():
    assert voice("x23").is_memory
    assert voice("x34").is_memory  # no page gives its date
    assert not voice("x63").is_memory
    assert not voice("x20").is_memory  # an act of a State is of its own day
    assert not voice("x719").is_memory  # a designer tells of a game
    assert not voice("x723").is_memory  # she speaks of the room in which she stands


def test_partners_exist_and_are_asked_for():
    assert all(other in voices() for one in ALL for other in one.beside)
    assert missing_beside(["x37", "x65"]) == {"x37": ("x49",)}
    assert missing_beside(["x37", "x49", "x00"]) == {}


def test_each_lesson_may_hear_an_algerian_a_civilian_an_official_and_a_historian():
    for number in (*range(7), 8, 9, 11):
        heard = [one for one in ALL if number in one.lessons]
        assert len(heard) >= 3
        assert any(one.algerian for one in heard)
        assert any(one.civilian for one in heard)
        assert any(one.kind == "official" for one in heard)
        assert any(one.kind == "scholar" for one in heard)


def test_an_unknown_excerpt_is_named_with_its_nearest():
    with pytest.raises(UnknownName, match="x21"):
        voice("x210")
